package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.kernel.dice.Faces;
import quintain.table.Hall;
import quintain.table.House;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import quintain.table.store.SqliteStore;

/// What browsers meet when something breaks behind them: they come back by themselves, and nothing
/// is left of those who have gone.
class SentAwayTest {
  @TempDir Path folder;
  private volatile Faces dice = _ -> 1;
  private volatile Runnable gone = () -> {};

  @Test
  void whoeverIsSentAwayByAFaultIsNotToldToStayAway() throws IOException {
    try (var served = new Served(folder, Limits.USUAL, sides -> dice.face(sides))) {
      var referee = served.demo();
      var hero = served.player(referee);
      var save = Map.of("save", Map.of("by", hero, "against", "the cold"));
      var player = served.invite(referee, hero);
      var robin = Browser.seated(served, referee, 0);
      var ina = Browser.seated(served, player, 0);
      dice =
          _ -> {
            throw new StackOverflowError("a rule that goes in circles");
          };

      ina.say("act", "command", save, "mode", "public");

      assertThat(ina.closing()).isEqualTo(1012);
      assertThat(robin.closing()).isEqualTo(1012);
      assertThat(ina.everything() + robin.everything()).doesNotContain("farewell");
      dice = _ -> 1;
      var back = Browser.seated(served, player, 0);
      assertThat(back.reply(back.say("act", "command", save, "mode", "public")).has("done"))
          .isTrue();
    }
  }

  @Test
  void whoeverComesWhileTheTablesAreOutOfReachIsToComeAgain() throws IOException {
    try (var served = new Served(folder, Limits.USUAL)) {
      var referee = served.demo();
      served.loseTheStore();

      var robin = new Browser(served);
      robin.say("hello", "version", ToSeat.VERSION, "token", referee, "since", 0);

      assertThat(robin.closing()).isEqualTo(1013);
      assertThat(robin.everything()).isEmpty();
    }
  }

  /// Its chair stays empty, and it does not count among the browsers of the seat.
  @Test
  void nothingIsLeftOfABrowserThatGoesWhileItIsLetIn() {
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, Served.LIBRARY, _ -> 1, InstantSource.system());
        var metrics = new Metrics(house)) {
      var referee = house.demo(Served.BOOK, "Robin").token();
      var screens = new Crowd(1);
      var hall = then(house, "sit", () -> gone.run());
      var wide = new Buckets(new Limits.Rate(1000, 1000));
      var hosting = new SeatSocket.Hosting(hall, wide, wide, wide, screens, metrics);
      var hello =
          Wire.write(
              Map.of(
                  "hello",
                  Map.of("id", "h", "version", ToSeat.VERSION, "token", referee, "since", 0)));
      try (var line = new Line()) {
        var socket =
            new SeatSocket(
                line.context(), new Outbox(line.context(), 1000, new Backlog(1000)), hosting);
        gone = socket::end;

        socket.take(hello);

        var table = house.admits(referee).orElseThrow().table();
        assertThat(screens.enter(table + ":referee")).isTrue();
        assertThat(socket.isGreeted()).isFalse();
        assertThat(isSomebodyAt(house, referee)).isFalse();
      }
    }
  }

  /// Whether the seat is taken, as another seat of the table is told when it comes.
  private static boolean isSomebodyAt(House house, String referee) {
    var guest = house.desk(referee).invite("Wat", Place.Role.SPECTATOR);
    var welcome = new CompletableFuture<ToSeat.Welcome>();
    try (var chair =
        house.sit(
            guest.token(),
            frames ->
                frames.stream()
                    .filter(ToSeat.Welcome.class::isInstance)
                    .map(ToSeat.Welcome.class::cast)
                    .forEach(welcome::complete))) {
      chair.say(new FromSeat.Hello("h", ToSeat.VERSION, "", 0));
      return welcome.orTimeout(60, TimeUnit.SECONDS).join().chairs().stream()
          .anyMatch(each -> each.seat().equals("referee") && each.here());
    }
  }

  /// The same hall, in which something happens at the end of a method.
  private static Hall then(Hall hall, String name, Runnable happening) {
    return (Hall)
        Proxy.newProxyInstance(
            Hall.class.getClassLoader(),
            new Class<?>[] {Hall.class},
            (_, method, arguments) -> {
              try {
                var result = method.invoke(hall, arguments);
                if (method.getName().equals(name)) {
                  happening.run();
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  /// A WebSocket that somebody has opened.
  private static final class Line implements AutoCloseable {
    private final CompletableFuture<WsContext> opened = new CompletableFuture<>();
    private final Javalin server =
        Javalin.create(
            config -> {
              config.jetty.host = "127.0.0.1";
              config.jetty.port = 0;
              config.startup.showJavalinBanner = false;
              config.routes.ws("/line", ws -> ws.onConnect(opened::complete));
            });
    private final WebSocket browser;

    Line() {
      server.start();
      browser =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + server.port() + "/line"),
                  new WebSocket.Listener() {})
              .join();
    }

    WsContext context() {
      return opened.orTimeout(60, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
      browser.abort();
      server.stop();
    }
  }
}
