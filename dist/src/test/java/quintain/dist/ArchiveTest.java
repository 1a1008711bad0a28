package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What `./package archive` makes is unpacked and played with, as by somebody without a JDK.
class ArchiveTest {
  @SuppressWarnings("NullAway.Init") // JUnit sets it
  @TempDir(factory = SpacedFolder.class)
  static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Unpacked unpacked;

  @BeforeAll
  static void unpack() throws IOException, InterruptedException {
    unpacked = Unpacked.in(folder);
  }

  @Test
  void aMoveIsPlayedAtItsTable() throws IOException, InterruptedException {
    var server =
        unpacked.start(
            unpacked.launcher(), "serve", "--port=0", "--bind=127.0.0.1", "--json", "--open");
    try (var out =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      var announced = Guest.JSON.readTree(out.readLine());
      assertThat(server.info().command().orElseThrow())
          .as("the Java it brings along")
          .isEqualTo(unpacked.program().resolve("runtime/bin/java").toRealPath().toString());
      var here = announced.get("here").stringValue();
      var data = folder.resolve(".local/share/quintain");
      assertThat(announced.get("data").stringValue()).isEqualTo(data.toString());
      assertThat(data.resolve("tables.db")).exists();
      assertThat(unpacked.opened()).isEqualTo(here);

      try (var guest = new Guest(here)) {
        assertThat(guest.get("/")).contains("<html");
        var book = book(guest);
        var laid = guest.post("/api/tables", Map.of("book", book, "demo", true));
        var scene = guest.sit(laid.get("token").stringValue());
        var done = move(guest, scene).get("done");
        assertThat(done.get("last").longValue()).isGreaterThan(scene.get("last").longValue());
      }
    } finally {
      server.destroy();
      server.waitFor();
    }
    assertThat(unpacked.said()).as("what it complained about").isEmpty();
  }

  /// A book that has a scene ready to play.
  private static String book(Guest guest) throws IOException, InterruptedException {
    for (JsonNode book : Guest.JSON.readTree(guest.get("/api/books"))) {
      if (book.path("demo").asBoolean(false)) {
        return book.get("id").stringValue();
      }
    }
    throw new AssertionError("no book is ready to play");
  }

  /// Does the first thing of all that are offered which makes a whole command.
  private static JsonNode move(Guest guest, JsonNode scene) {
    for (JsonNode offer : scene.get("offers")) {
      if (offer.has("blocked")) {
        continue;
      }
      var filled =
          Map.of(
              "command", offer.get("command"), "filled", offer.get("filled"), "chosen", Map.of());
      var command = guest.ask("fill", filled).path("form").path("command");
      if (command.isMissingNode()) {
        continue;
      }
      var reply = guest.ask("act", Map.of("command", command, "mode", "public"));
      if (reply.has("done")) {
        return reply;
      }
    }
    throw new AssertionError("nothing could be done of " + scene.get("offers"));
  }

  @Test
  void commandsRunThroughALinkFromAnywhere() throws IOException, InterruptedException {
    var link = folder.resolve("linked");
    Files.createSymbolicLink(link, folder.relativize(unpacked.launcher()));
    // A link is followed with the system's own tool.
    Files.createSymbolicLink(
        folder.resolve("bin/readlink"), Path.of("/usr/bin/readlink").toRealPath());
    assertThat(unpacked.run(link, "odds", "2d6", "--at-least", "9", "--json"))
        .contains("0.2777777777777778");
    assertThat(unpacked.run(unpacked.launcher(), "--version")).startsWith("quintain 0.");
  }

  @Test
  void itSaysWhatToDoAndWhoseWorkItIs() {
    for (String file : new String[] {"README.txt", "LICENSE", "NOTICE", "runtime/legal"}) {
      assertThat(unpacked.program().resolve(file)).exists();
    }
  }

  @Test
  void itIsSmall() throws IOException {
    assertThat(Files.size(unpacked.archive())).isLessThan(90_000_000L);
  }

  @Test
  void theSumsAreThoseOfWhatIsThere() throws IOException {
    var made = sums(Unpacked.MADE.resolve("SHA256SUMS"));
    assertThat(made).containsKey(unpacked.archive().getFileName().toString());
    for (Map.Entry<String, String> each : made.entrySet()) {
      assertThat(sum(Unpacked.MADE.resolve(each.getKey()))).isEqualTo(each.getValue());
    }
    var contents = sums(Path.of(unpacked.archive() + ".contents"));
    assertThat(contents.keySet()).containsExactlyInAnyOrderElementsOf(files(unpacked.program()));
    for (Map.Entry<String, String> each : contents.entrySet()) {
      assertThat(sum(folder.resolve(each.getKey()))).as(each.getKey()).isEqualTo(each.getValue());
    }
  }

  /// Each line is a sum, two spaces and a name.
  private static Map<String, String> sums(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .collect(Collectors.toMap(line -> line.substring(66), line -> line.substring(0, 64)));
  }

  private static String sum(Path file) throws IOException {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /// The files under a folder, by their paths from the one that it lies in.
  private static List<String> files(Path place) throws IOException {
    try (var all = Files.walk(place)) {
      return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .map(file -> folder.relativize(file).toString())
          .toList();
    }
  }

  /// The same sources make the same bytes: nothing in it is of the day on which it was made.
  @Test
  void everythingInItIsOfTheSameMoment() throws IOException {
    var moment = Instant.parse("2026-01-01T00:00:00Z");
    for (String file : files(unpacked.program())) {
      assertThat(Files.getLastModifiedTime(folder.resolve(file)).toInstant())
          .as(file)
          .isEqualTo(moment);
    }
    try (var jar = new ZipFile(unpacked.program().resolve("lib/quintain.jar").toFile())) {
      assertThat(jar.stream().filter(entry -> entry.getName().endsWith("/libsqlitejdbc.so")))
          .as("for this kind of machine, with either C library")
          .hasSizeBetween(1, 2);
      var ours = jar.stream().filter(entry -> entry.getName().startsWith("quintain/")).toList();
      assertThat(ours).hasSizeGreaterThan(1_000);
      for (ZipEntry entry : ours) {
        assertThat(entry.getTimeLocal()).as(entry.getName()).isEqualTo("2026-01-01T00:00:00");
      }
    }
  }
}
