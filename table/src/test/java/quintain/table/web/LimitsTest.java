package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.web.Served.BOOK;
import static quintain.table.web.Served.refused;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What anybody may ask of the server, and what becomes of those who ask for more.
class LimitsTest {
  @TempDir Path folder;

  @SuppressWarnings("NullAway.Init") // each test begins with its own limits, by serveWith
  private Served served;

  @AfterEach
  void close() {
    served.close();
  }

  private void serveWith(Map<String, Object> limits) throws BindException {
    served = new Served(folder, UsualBut.of(limits));
  }

  // What is sent

  @Test
  void anAddressSendsOnlySoManyBodiesAtOnce() throws IOException {
    serveWith(Map.of("bodies", 2));
    var slow = new ArrayList<Socket>();
    try {
      int status = 200;
      for (int i = 0; i < 100 && status != 429; i++) {
        slow.add(beginsToSend());
        LockSupport.parkNanos(20_000_000); // until the server has begun to read
        status = served.post("/api/dice", Map.of("expression", "1d6")).statusCode();
      }
      assertThat(status).isEqualTo(429);
      assertThat(served.get("/api/books").statusCode()).as("who sends nothing").isEqualTo(200);
    } finally {
      for (var socket : slow) {
        socket.close();
      }
    }
    int status = 429;
    for (int i = 0; i < 500 && status == 429; i++) {
      LockSupport.parkNanos(20_000_000); // until the server has heard that nobody sends any more
      status = served.post("/api/dice", Map.of("expression", "1d6")).statusCode();
    }
    assertThat(status).isEqualTo(200);
  }

  /// Announces a body and sends the beginning of it.
  private Socket beginsToSend() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), served.port());
    socket
        .getOutputStream()
        .write(
            "POST /api/dice HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"quintain\":1,\"book\":\"x\",\"title\":\"x\",\"log\":[],\"seats\":[%s{}]}",
        "{\"quintain\":1,\"book\":\"x\",\"title\":\"x\",\"seats\":[],\"log\":[{\"hearing\":[%s1]}]}"
      })
  void aFileOfManySmallThingsIsRefusedBeforeItFillsTheMemory(String file) throws IOException {
    serveWith(Map.of());
    var many = file.contains("hearing") ? "1,".repeat(9_000_000) : "{},".repeat(9_000_000);
    refused(served.send(served.posting("/api/import", file.formatted(many))), 403, "not-allowed");
  }

  @Test
  void aWrittenSceneIsNoLongerThanAnyoneWrites() throws IOException {
    serveWith(Map.of());
    var scene = "book: " + BOOK + "\ntitle: x\ngiven: [" + "[],".repeat(400_000) + "]\n";
    refused(served.send(served.posting("/api/import", scene)), 403, "not-allowed");
    var written = Map.of("written", scene);
    refused(served.post("/api/table/scene", served.demo(), written), 403, "not-allowed");
  }

  // What is answered

  @Test
  void diceWithAMillionFacesAreAnsweredBriefly() throws IOException {
    serveWith(Map.of());
    refused(served.get("/api/dice/odds?expression=1d1000000"), 422, "too-much-work");
    assertThat(served.get("/api/dice/odds?expression=1d1000").statusCode()).isEqualTo(200);
    var rolled = served.post("/api/dice", Map.of("expression", "1000d6", "times", 100));
    assertThat(rolled.statusCode()).isEqualTo(200);
    assertThat(rolled.body().length()).isLessThan(5_000_000);
  }

  @Test
  void aPageOfTheLogIsNoLongerThanALineCanBear() throws IOException {
    serveWith(Map.of("words", new Limits.Rate(1e9, 1e9), "seat", new Limits.Rate(1e9, 1e9)));
    var referee = served.demo();
    var robin = Browser.seated(served, referee, 0);
    for (int i = 0; i < 600; i++) {
      robin.say("say", "text", "long " + "w".repeat(3_900));
    }
    assertThat(robin.reply(robin.say("ask")).has("offers")).isTrue();

    var page = served.get("/api/table/log?limit=500", referee).body();
    assertThat(page.length()).isBetween(500_000, 1_500_000);
    var found = served.get("/api/table/search?q=long&limit=500", referee).body();
    assertThat(found.length()).isBetween(500_000, 1_500_000);
    long first = Served.JSON.readTree(page).get(0).get("seq").longValue();
    var earlier = served.get("/api/table/log?limit=500&before=" + first, referee).body();
    assertThat(Served.JSON.readTree(earlier).get(0).get("seq").longValue()).isLessThan(first);
    var whole = served.get("/api/table/export", referee).body();
    assertThat(whole.length()).as("a copy is whole").isGreaterThan(2_300_000);
  }

  // What is laid

  @Test
  void copiesAndForksAreLaidAtThePaceOfTables() throws IOException {
    serveWith(Map.of("tables", new Limits.Rate(3, 0.001)));
    var referee = served.demo();
    var copy = Map.of("title", "Another");
    var fork = Map.of("seq", 1, "title", "Another");
    assertThat(served.post("/api/table/copy", referee, copy).statusCode()).isEqualTo(201);
    assertThat(served.post("/api/table/fork", referee, fork).statusCode()).isEqualTo(201);
    refused(served.post("/api/table/copy", referee, copy), 429, "too-fast");
    refused(served.post("/api/table/fork", referee, fork), 429, "too-fast");
  }

  @Test
  void whereTheDiskIsNearlyFullPlayGoesOnAndNothingIsLaid() throws IOException {
    serveWith(Map.of());
    var referee = served.demo();
    served.close();
    served = Served.withoutRoom(folder);
    refused(served.post("/api/tables", Map.of("book", BOOK, "demo", true)), 507, "no-room");
    refused(served.post("/api/table/copy", referee, Map.of("title", "x")), 507, "no-room");
    var robin = Browser.seated(served, referee, 0);
    assertThat(robin.reply(robin.say("say", "text", "we play on")).has("done")).isTrue();
  }
}
