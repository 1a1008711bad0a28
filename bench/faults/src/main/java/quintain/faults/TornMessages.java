package quintain.faults;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Messages that come in pieces. Those that are whole in the end are said once, the others never.
final class TornMessages {
  private static final int MOMENT = 1_000;

  private final Stage stage;
  private final Random random;
  private int number;

  /// How often each text must stand in the log of its table, by the Referee's player.
  private final Map<String, Map<String, Integer>> expected = new LinkedHashMap<>();

  TornMessages(Stage stage) {
    this.stage = stage;
    this.random = stage.random();
  }

  void sendOne() throws IOException, InterruptedException {
    var seat = stage.anybody().invitation();
    var text = "torn " + ++number;
    try (var line = stage.sitDown(seat)) {
      line.patience(stage.orders().patience());
      var bytes =
          WebSocketLine.message(
              "{\"say\": {\"id\": \"t%d\", \"text\": \"%s\"}}".formatted(number, text));
      int cut = 1 + random.nextInt(bytes.length - 1);
      boolean whole =
          switch (number % 4) {
            case 0 -> inPieces(line, bytes, cut);
            case 1 -> byteByByte(line, bytes);
            case 2 -> cutOff(line, bytes, cut);
            default -> nonsense(line, bytes, cut);
          };
      expected.computeIfAbsent(seat.table(), _ -> new LinkedHashMap<>()).put(text, whole ? 1 : 0);
    }
  }

  private static boolean inPieces(WebSocketLine line, byte[] bytes, int cut)
      throws IOException, InterruptedException {
    line.send(Arrays.copyOf(bytes, cut));
    Thread.sleep(20);
    line.send(Arrays.copyOfRange(bytes, cut, bytes.length));
    awaitDone(line);
    return true;
  }

  private static boolean byteByByte(WebSocketLine line, byte[] bytes) throws IOException {
    for (byte each : bytes) {
      line.send(new byte[] {each});
    }
    awaitDone(line);
    return true;
  }

  private static boolean cutOff(WebSocketLine line, byte[] bytes, int cut) throws IOException {
    line.send(Arrays.copyOf(bytes, cut));
    line.breakOff();
    return false;
  }

  /// What begins as a message and goes on as chance will have it.
  private boolean nonsense(WebSocketLine line, byte[] bytes, int cut) throws IOException {
    var spoilt = new byte[cut + 200];
    random.nextBytes(spoilt);
    System.arraycopy(bytes, 0, spoilt, 0, Math.min(cut, 10));
    try {
      // It may read as the beginning of a long message, the rest of which the server waits for.
      line.patience(MOMENT);
      line.send(spoilt);
      while (line.read() != null) {
        // until the server has had enough
        line.send(spoilt);
      }
    } catch (IOException _) {
      // It has.
    }
    return false;
  }

  private static void awaitDone(WebSocketLine line) throws IOException {
    for (var message = line.read(); message != null; message = line.read()) {
      for (JsonNode frame : Json.MAPPER.readTree(message)) {
        if (frame.path("done").path("id").asString("").startsWith("t")) {
          return;
        }
      }
    }
    throw new IOException("the line was closed before the reply");
  }

  /// Looks how often each was said.
  void look() {
    for (Game game : stage.games()) {
      var referee = game.players().getFirst();
      var said = new LinkedHashMap<String, Integer>();
      for (JsonNode entry : referee.log()) {
        entry
            .path("lines")
            .forEach(line -> said.merge(line.path("text").asString(""), 1, Integer::sum));
      }
      expected
          .getOrDefault(game.table(), Map.of())
          .forEach(
              (text, times) -> {
                if (!times.equals(said.getOrDefault(text, 0))) {
                  stage
                      .findings()
                      .add(
                          "'"
                              + text
                              + "' stands in the log "
                              + said.getOrDefault(text, 0)
                              + " times, not "
                              + times);
                }
              });
    }
  }
}
