package quintain.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Somebody at a table who comes back whenever the line breaks, says again under the same id what
/// was not answered, and remembers everything that the table told.
final class Player implements AutoCloseable {
  /// What the table replied to a frame.
  ///
  /// @param frame the kind of what was said, and `kind` that of the reply
  record Reply(String frame, String id, String kind, JsonNode body) {
    boolean done() {
      return kind.equals("done");
    }
  }

  private record Said(String kind, String id, String text, CompletableFuture<Reply> reply) {}

  private static final int VERSION = 3;

  private final Invitation invitation;
  private final IntSupplier port;
  private final Findings findings;
  private final Random random;
  private final Thread thread;
  private final Map<String, Said> unanswered = new LinkedHashMap<>();
  private final List<Reply> replies = new ArrayList<>();
  private final List<JsonNode> log = new ArrayList<>();
  private long first = 1;
  private Scene scene = new Scene();
  private @Nullable WebSocketLine line;
  private boolean greeted;
  private boolean seated;
  private volatile boolean closed;
  private int ids;
  private int resent;
  private int greetings;

  /// @param port where the server is to be found by now
  Player(Invitation invitation, IntSupplier port, Findings findings, Random random) {
    this.invitation = invitation;
    this.port = port;
    this.findings = findings;
    this.random = random;
    this.thread = Thread.ofVirtual().name(invitation.seat()).start(this::live);
  }

  Invitation invitation() {
    return invitation;
  }

  // The line

  private void live() {
    while (!closed) {
      try (var opened = WebSocketLine.open(port.getAsInt(), InetAddress.getLoopbackAddress())) {
        begin(opened);
        for (var message = opened.read(); message != null; message = opened.read()) {
          for (JsonNode frame : Json.MAPPER.readTree(message)) {
            hear(frame);
          }
        }
      } catch (IOException _) {
        // The server is gone, or the line is.
      } catch (RuntimeException broken) {
        found("could not read what came: " + broken);
      }
      end();
      try {
        Thread.sleep(10 + random.nextInt(40));
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private synchronized void begin(WebSocketLine opened) throws IOException {
    line = opened;
    opened.send(hello(invitation, last()));
  }

  private long last() {
    return first + log.size() - 1;
  }

  /// The first frame on a line.
  static String hello(Invitation seat, long since) {
    var hello = Map.of("id", "hello", "version", VERSION, "token", seat.token(), "since", since);
    return Json.MAPPER.writeValueAsString(Map.of("hello", hello));
  }

  private synchronized void end() {
    line = null;
    greeted = false;
    seated = false;
    notifyAll();
  }

  /// Cuts the line; the player comes back by themselves.
  void breakOff() {
    var now = line();
    try {
      if (now != null) {
        now.breakOff();
      }
    } catch (IOException _) {
      // Then it was broken already.
    }
  }

  private synchronized @Nullable WebSocketLine line() {
    return line;
  }

  // Saying

  /// Says something, however long it takes to get there.
  synchronized CompletableFuture<Reply> say(Wits.Frame frame) {
    var id = "f" + ++ids;
    var fields = new LinkedHashMap<String, Object>();
    fields.put("id", id);
    fields.putAll(frame.fields());
    var said =
        new Said(
            frame.kind(),
            id,
            Json.MAPPER.writeValueAsString(Map.of(frame.kind(), fields)),
            new CompletableFuture<>());
    unanswered.put(id, said);
    if (greeted) {
      send(said);
    }
    return said.reply;
  }

  private void send(Said said) {
    try {
      if (line != null) {
        line.send(said.text);
      }
    } catch (IOException _) {
      // It is said again when the line is back.
    }
  }

  // Hearing

  private synchronized void hear(JsonNode frame) {
    var told = frame.properties().iterator().next();
    var body = told.getValue();
    switch (told.getKey()) {
      case "welcome" -> {
        if (body.get("last").longValue() < last()) {
          found("knew " + last() + " entries, and the table has only " + body.get("last"));
        }
        greeted = true;
        greetings++;
        scene = new Scene();
        unanswered.values().forEach(this::send);
        resent += unanswered.size();
      }
      case "entries" -> body.get("entries").forEach(this::enter);
      case "scene" -> {
        scene.take(body);
        seated = true;
        notifyAll();
      }
      default -> reply(told.getKey(), body);
    }
  }

  private void enter(JsonNode entry) {
    long seq = entry.get("seq").longValue();
    // Whether it was taken back later is told by another entry.
    ((ObjectNode) entry).remove("undone");
    if (log.isEmpty()) {
      first = seq; // who comes late begins with the last page
    }
    long next = first + log.size();
    if (seq == next) {
      log.add(entry);
    } else if (seq > next) {
      found("heard entry " + seq + " where " + next + " belongs");
    } else if (!log.get((int) (seq - first)).equals(entry)) {
      found("heard another entry " + seq + ": " + entry + ", not " + log.get((int) (seq - first)));
    } else {
      found("heard entry " + seq + " twice");
    }
  }

  private void reply(String kind, JsonNode body) {
    var said =
        body.has("id") && !kind.equals("odds")
            ? unanswered.remove(body.get("id").stringValue())
            : null;
    if (said != null) {
      var reply = new Reply(said.kind, said.id, kind, body);
      if (!said.kind.equals("fill")) {
        replies.add(reply);
      }
      said.reply.complete(reply);
      notifyAll();
    }
  }

  private void found(String what) {
    findings.add(invitation + ": " + what);
  }

  // What is known

  /// Something of how things stand.
  synchronized <V> V look(Function<Scene, V> looking) {
    return looking.apply(scene);
  }

  synchronized List<JsonNode> log() {
    return List.copyOf(log);
  }

  /// All replies so far to what would change the table.
  synchronized List<Reply> replies() {
    return List.copyOf(replies);
  }

  synchronized List<String> unanswered() {
    return unanswered.values().stream().map(Said::text).toList();
  }

  synchronized int resent() {
    return resent;
  }

  /// How often the table has let them in.
  synchronized int greetings() {
    return greetings;
  }

  /// Waits until the line is there and the scene has come; whether it did.
  synchronized boolean awaitSeated(long millis) throws InterruptedException {
    return await(() -> seated, millis);
  }

  /// Waits until everything is answered; whether it is.
  synchronized boolean awaitAnswers(long millis) throws InterruptedException {
    return await(unanswered::isEmpty, millis);
  }

  private boolean await(BooleanSupplier wanted, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (!wanted.getAsBoolean()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    breakOff();
  }
}
