package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.store.Kept;
import quintain.table.store.SqliteStore;

class ServeCommandTest {
  @TempDir Path folder;

  private String data() {
    return folder.resolve("data").toString();
  }

  private Said serve(String... more) {
    var args = new String[more.length + 5];
    System.arraycopy(
        new String[] {"serve", "--once", "--data", data(), "--bind=127.0.0.1"}, 0, args, 0, 5);
    System.arraycopy(more, 0, args, 5, more.length);
    return quintain(args);
  }

  @Test
  void itTellsWhereToGoAndWhenItIsReady() {
    var said = serve("--port", "0").exits(0);
    assertThat(said.out()).containsPattern("http://127\\.0\\.0\\.1:\\d+/").contains(data());
    assertThat(said.out()).containsPattern("ready in \\d+ ms");
    assertThat(serve("--port", "0", "--json").exits(0).json().get("here").stringValue())
        .startsWith("http://127.0.0.1:");
  }

  @Test
  void theLogIsTextOrJson() {
    var handlers = LogManager.getLogManager().getLogger("").getHandlers();
    var usual = System.err;
    try {
      serve("--port", "0", "--log", "json").exits(0);
      serve("--port", "0", "--log", "prose").isWrong("--log");
    } finally {
      System.setErr(usual);
      var root = LogManager.getLogManager().getLogger("");
      for (Handler handler : root.getHandlers()) {
        root.removeHandler(handler);
      }
      for (Handler handler : handlers) {
        root.addHandler(handler);
      }
    }
  }

  @Test
  void aPortThatIsTakenIsOneSentence() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      serve("--port", "" + taken.getLocalPort()).isWrong("port " + taken.getLocalPort());
    }
    serve("--port", "70000").isWrong("70000");
  }

  @Test
  void tablesAreBackedUpToANewFileOnly() throws IOException {
    var copy = folder.resolve("copy.db");
    quintain("backup", "--data", data(), copy.toString()).isWrong("no tables", "--data");
    serve("--port", "0").exits(0);
    var said = quintain("backup", "--data", data(), copy.toString()).exits(0);
    assertThat(said.err()).contains("wrote " + copy);
    assertThat(Files.size(copy)).isPositive();
    quintain("backup", "--data", data(), copy.toString()).isWrong("there already");
    try (var playing = SqliteStore.open(Path.of(data(), "tables.db"))) {
      var meanwhile = folder.resolve("while.db");
      quintain("backup", "--data", data(), meanwhile.toString()).exits(0);
      assertThat(playing.tables()).isEmpty();
      serve("--port", "0").isWrong("another Quintain");
    }
    quintain("backup", "--data", data(), folder.resolve("no/where").toString())
        .isWrong("no such folder");
  }

  @Test
  void aCopyComesBackAndWhatWasThereIsKept() throws IOException {
    var copy = folder.resolve("copy.db");
    serve("--port", "0").exits(0);
    quintain("backup", "--data", data(), copy.toString()).exits(0);

    quintain("restore", "--data", data(), folder.resolve("none").toString()).isWrong("no file");
    var text = Files.writeString(folder.resolve("text.db"), "no tables ".repeat(500));
    quintain("restore", "--data", data(), text.toString()).isWrong("cannot restore");
    try (var playing = SqliteStore.open(Path.of(data(), "tables.db"))) {
      quintain("restore", "--data", data(), copy.toString()).isWrong("another Quintain");
      assertThat(playing.tables()).isEmpty();
    }

    var said = quintain("restore", "--data", data(), copy.toString()).exits(0);
    assertThat(said.err()).contains("restored ", "tables.db.replaced-1");
    var again = quintain("restore", "--data", data(), copy.toString(), "--json").exits(0);
    assertThat(again.json().get("replaced").stringValue()).endsWith("tables.db.replaced-2");
    var elsewhere = folder.resolve("elsewhere");
    var first = quintain("restore", "--data", elsewhere.toString(), copy.toString()).exits(0);
    assertThat(first.err()).doesNotContain("what was there");
    serve("--port", "0").exits(0);
  }

  @Test
  void tablesAreMovedToAPlaceThatHasNone() {
    var there = folder.resolve("there").toString();
    quintain("move", "--from", data(), "--to", there).isWrong("no tables");
    try (var store = SqliteStore.open(Path.of(data(), "tables.db"))) {
      store
          .create(new Kept("hall", "b", "The hall", Instant.EPOCH, ""), List.of(), List.of())
          .join();
      quintain("move", "--from", data(), "--to", there).isWrong("another Quintain");
    }

    var said = quintain("move", "--from", data(), "--to", there, "--json").exits(0).json();
    assertThat(said.get("tables").intValue()).isEqualTo(1);
    assertThat(said.get("sha256").stringValue()).hasSize(64);
    try (var store = SqliteStore.open(Path.of(there, "tables.db"))) {
      assertThat(store.tables()).extracting(Kept::title).containsExactly("The hall");
    }
    quintain("move", "--from", data(), "--to", there).isWrong("tables in " + there + " already");
  }

  @Test
  void aDatabaseIsNamedWithoutItsPassword() {
    var nowhere = "postgresql://ann:s3cret@127.0.0.1:1/club";
    quintain("serve", "--once", "--db", nowhere).isWrong("postgresql://127.0.0.1:1/club");
    assertThat(quintain("serve", "--once", "--db", nowhere).err()).doesNotContain("s3cret");
    serve("--db", nowhere).isWrong("--data or --db");
  }

  @Test
  void aFolderThatIsAFileIsRefused() throws IOException {
    Files.writeString(folder.resolve("data"), "not a folder");
    serve("--port", "0").isWrong("data");
  }
}
