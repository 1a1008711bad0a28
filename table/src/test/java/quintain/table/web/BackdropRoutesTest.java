package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.web.Served.refused;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.show.Picture;

/// The picture under a map over HTTP.
class BackdropRoutesTest {
  private static final String HERE = "/api/table/backdrop";
  private static final String PLACED = HERE + "?x=0.5&y=-1&across=18&opacity=0.8";

  @TempDir static Path folder;
  private static Served served;
  private static String book;

  @BeforeAll
  static void open() throws IOException {
    served = new Served(folder, Limits.USUAL);
    book = served.bookOnAMap();
  }

  @AfterAll
  static void close() {
    served.close();
  }

  /// The Referee's token of a table that lies on a map.
  private static String mapped() {
    var answer = served.post("/api/tables", Map.of("book", book, "demo", true));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return Served.json(answer).get("token").stringValue();
  }

  private static byte[] png() throws IOException {
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(36, 16, BufferedImage.TYPE_INT_RGB), "png", bytes);
    return bytes.toByteArray();
  }

  private static HttpResponse<String> put(String path, String token, byte[] file) {
    return served.send(
        HttpRequest.newBuilder(served.at(path))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "image/png")
            .PUT(HttpRequest.BodyPublishers.ofByteArray(file)));
  }

  private static HttpResponse<byte[]> fetch(String token) throws Exception {
    return served.http.send(
        HttpRequest.newBuilder(served.at(HERE)).header("Authorization", "Bearer " + token).build(),
        BodyHandlers.ofByteArray());
  }

  @Test
  void aPictureIsLaidMovedServedToItsSeatsAndTakenAway() throws Exception {
    var referee = mapped();
    var player = served.invite(referee, served.player(referee));
    refused(served.get(HERE, player), 404, "missing");

    assertThat(put(PLACED, referee, png()).statusCode()).isEqualTo(204);

    var whole = fetch(referee);
    assertThat(whole.body()).isEqualTo(png());
    assertThat(whole.headers().firstValue("Content-Type")).contains("image/png");
    // On a map with walls players see what their own see, and get no more of the picture.
    var answer = fetch(player);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).contains("image/jpeg");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(answer.headers().firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("script-src 'self'")
        .doesNotContain("script-src 'self' 'unsafe-inline'");

    var moving = Map.of("x", 1, "y", 2.5, "across", 9, "opacity", 1);
    assertThat(served.post(HERE, referee, moving).statusCode()).isEqualTo(204);
    assertThat(remove(referee).statusCode()).isEqualTo(204);
    refused(served.get(HERE, player), 404, "missing");
    refused(served.post(HERE, referee, moving), 404, "missing");
  }

  private static HttpResponse<String> remove(String token) {
    return served.send(
        HttpRequest.newBuilder(served.at(HERE))
            .header("Authorization", "Bearer " + token)
            .DELETE());
  }

  @Test
  void onlySeatsOfThisTableGetIt() throws Exception {
    var referee = mapped();
    assertThat(put(PLACED, referee, png()).statusCode()).isEqualTo(204);

    refused(served.get(HERE), 401, "token");
    refused(served.get(HERE, "no-such-token"), 401, "token");
    refused(served.get(HERE, mapped()), 404, "missing");
  }

  @Test
  void onlyTheRefereeChangesIt() throws Exception {
    var referee = mapped();
    var player = served.invite(referee, served.player(referee));

    refused(put(PLACED, player, png()), 403, "not-allowed");
    refused(remove(player), 403, "not-allowed");
    refused(
        served.post(HERE, player, Map.of("x", 1, "y", 2, "across", 9, "opacity", 1)),
        403,
        "not-allowed");
    refused(
        served.send(
            HttpRequest.newBuilder(served.at(PLACED))
                .header("Authorization", "Bearer " + referee)
                .header("Origin", "http://elsewhere.example")
                .PUT(HttpRequest.BodyPublishers.ofByteArray(png()))),
        403,
        "foreign");
    refused(served.get(HERE, referee), 404, "missing");
  }

  @Test
  void whatIsNoPictureOrTooLongIsRefused() throws Exception {
    var referee = mapped();
    var svg = "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(StandardCharsets.UTF_8);

    refused(put(PLACED, referee, svg), 415, "picture");
    refused(put(PLACED, referee, new byte[Picture.LONGEST + 1]), 413, "too-large");
    refused(put(HERE + "?x=0&y=0&across=wide&opacity=1", referee, png()), 400, "wrong");
    refused(put(HERE, referee, png()), 400, "wrong");
    refused(served.get(HERE, referee), 404, "missing");
  }
}
