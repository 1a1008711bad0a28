package example;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import quintain.packs.Books;
import quintain.table.Chair;
import quintain.table.House;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.WebServer;

/// A table within another program: people come by browser, the program sits at it itself.
public final class EmbeddedTable {
  private static final String DUEL =
      """
      book: cairn
      title: Maren meets a Wood Troll
      characters:
        - {id: maren, pregen: Maren}
        - {id: troll, creature: Wood Troll}
      steps: []
      """;

  private EmbeddedTable() {}

  public static void main(String[] args) throws Exception {
    var books = Books.onBoard();
    var folder = Files.createTempDirectory("tables");
    var door =
        new WebServer.Door(
            "127.0.0.1",
            0,
            List.of(),
            Limits.USUAL,
            false,
            new Administrator(Optional.empty(), Administrator.Layers.ANYBODY));
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        // dice that always show their highest face
        var house = new House(store, books, sides -> sides, InstantSource.system());
        var server = WebServer.open(house, books, door)) {
      var page = "http://127.0.0.1:" + server.port() + "/";
      try (var browser = HttpClient.newHttpClient()) {
        var shown =
            browser.send(HttpRequest.newBuilder(URI.create(page)).build(), BodyHandlers.ofString());
        System.out.println("a browser gets " + shown.statusCode());
      }
      var referee = house.stage(DUEL, "Ada");
      var heard = new LinkedBlockingQueue<ToSeat>();
      try (var chair = house.sit(referee.token(), heard::addAll)) {
        chair.say(new FromSeat.Hello("hello", ToSeat.VERSION, referee.token(), 0));
        give(chair, "first", attack("troll", "club", "maren"));
        give(chair, "second", attack("maren", "axe", "troll"));
        give(chair, "third", Map.of("resolve-phase", Map.of()));
        for (ToSeat.Figure figure : rosterAfter("third", heard)) {
          System.out.println(figure.name() + ": " + vitals(figure));
        }
      }
    }
  }

  private static Object attack(String by, String with, String target) {
    return Map.of("attack", Map.of("by", by, "with", List.of(with), "targets", List.of(target)));
  }

  private static void give(Chair chair, String id, Object command) {
    chair.say(new FromSeat.Act(id, command, FromSeat.Mode.PUBLIC, Optional.empty()));
  }

  /// Everybody in the scene, once the command of this id is done.
  private static List<ToSeat.Figure> rosterAfter(String id, BlockingQueue<ToSeat> heard)
      throws InterruptedException {
    List<ToSeat.Figure> roster = List.of();
    long shown = 0;
    long done = Long.MAX_VALUE;
    while (shown < done) {
      switch (heard.take()) {
        case ToSeat.Scene scene -> {
          roster = scene.roster().orElse(roster);
          shown = scene.last();
        }
        case ToSeat.Done reply when reply.id().equals(id) -> done = reply.last();
        case ToSeat.Refused no -> throw new IllegalStateException(no.reason());
        case ToSeat.Failed no -> throw new IllegalStateException(no.message());
        default -> {}
      }
    }
    return roster;
  }

  private static String vitals(ToSeat.Figure figure) {
    return figure.vitals().stream()
        .map(vital -> vital.label() + " " + vital.now())
        .collect(Collectors.joining(", "));
  }
}
