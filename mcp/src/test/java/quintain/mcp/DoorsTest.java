package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who comes in, and what becomes of them when a line breaks.
class DoorsTest {
  @TempDir Path folder;
  private TableHouse house;
  private HttpDoor door;

  @BeforeEach
  void open() throws BindException {
    house = new TableHouse(folder, 3);
    door = HttpDoor.open(Tables.own(house::address), "test", 0, Model.KEY);
  }

  @AfterEach
  void close() {
    door.close();
    house.close();
  }

  private int status(Map<String, String> headers) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(door.address()))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString("{}"));
    headers.forEach(request::header);
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void nobodyComesInWithoutTheKeyOrFromAForeignPage() throws IOException, InterruptedException {
    var key = "Bearer " + Model.KEY;
    assertThat(status(Map.of())).isEqualTo(401);
    assertThat(status(Map.of("Authorization", "Bearer wrong"))).isEqualTo(401);
    assertThat(status(Map.of("Authorization", key, "Origin", "http://example.org"))).isEqualTo(403);
    assertThat(status(Map.of("Authorization", key))).as("no request, but let in").isEqualTo(400);
  }

  /// The status of a request written by hand, under a name of the writer's choice.
  private int statusUnder(String host) throws IOException {
    var at = URI.create(door.address());
    try (var socket = new Socket(at.getHost(), at.getPort())) {
      socket
          .getOutputStream()
          .write(
              ("POST /mcp HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n"
                      + "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
                      + "Content-Length: 2\r\nConnection: close\r\n\r\n{}")
                  .formatted(host, Model.KEY)
                  .getBytes(StandardCharsets.US_ASCII));
      var answer =
          new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split(" ", 3);
      return Integer.parseInt(answer[1]);
    }
  }

  @Test
  void aForeignNameThatPointsHereIsNotOurs() throws IOException {
    assertThat(statusUnder("attacker.example")).isEqualTo(403);
    assertThat(statusUnder("127.0.0.1.attacker.example")).isEqualTo(403);
    assertThat(statusUnder("localhost")).as("no request, but let in").isEqualTo(400);
  }

  @Test
  void onlyThisMachineReachesIt() throws IOException {
    int port = URI.create(door.address()).getPort();
    for (var network : NetworkInterface.networkInterfaces().toList()) {
      for (var address : network.inetAddresses().toList()) {
        if (!address.isLoopbackAddress()) {
          assertThatThrownBy(() -> new Socket(address, port).close())
              .as("coming by " + address)
              .isInstanceOf(IOException.class);
        }
      }
    }
  }

  @Test
  void aMessageThatIsTooLongIsNotRead() throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(door.address()))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("Authorization", "Bearer " + Model.KEY)
            .POST(HttpRequest.BodyPublishers.ofString(" ".repeat(McpDoor.LONGEST_MESSAGE + 1)));
    try (var http = HttpClient.newHttpClient()) {
      assertThat(http.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(413);
    }
  }

  @Test
  void aSeatIsOneClientsOwn() {
    try (var one = new Model(door);
        var other = new Model(door)) {
      one.call("lay_table", "book", TableHouse.LIBRARY.ids().getFirst());

      assertThat(one.call("seats")).hasSize(1);
      assertThat(other.call("seats")).isEmpty();
      assertThat(other.refused("view", "seat", "referee")).contains("no seat");
    }
  }

  @Test
  void aSeatOutlivesAServerThatGoesDown() throws BindException {
    try (var model = new Model(door)) {
      model.call("lay_table", "book", TableHouse.LIBRARY.ids().getFirst());
      model.call("say", "text", "before");
      house.restart();

      assertThat(model.call("say", "text", "after").path("new").toString())
          .contains("after")
          .doesNotContain("before");
      assertThat(model.call("log").path("log").toString()).contains("before").contains("after");
    }
  }

  @Test
  void aServerThatIsNotThereIsSaidSo() throws BindException {
    var link = house.address() + "/t/1#a-token-of-nothing";
    try (var joined = HttpDoor.open(Tables.joined(List.of(link)), "test", 0, Model.KEY);
        var model = new Model(joined)) {
      assertThat(model.refused("view")).contains("invitation");
    }
    try (var joined =
            HttpDoor.open(
                Tables.joined(List.of("http://127.0.0.1:1/t/1#token")), "test", 0, Model.KEY);
        var model = new Model(joined)) {
      assertThat(model.refused("books")).contains("does not answer");
    }
  }

  @Test
  void whatIsNoLinkIsNone() {
    for (String wrong : List.of("token", "http://127.0.0.1:7717/t/1", "ftp://host/t/1#x", "")) {
      assertThatThrownBy(() -> Tables.joined(List.of(wrong)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> Tables.joined(List.of("http://a/t/1#x", "http://b/t/1#x")))
        .hasMessageContaining("one server");
  }
}
