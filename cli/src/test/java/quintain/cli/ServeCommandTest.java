package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
  void aPortThatIsTakenIsOneSentence() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      serve("--port", "" + taken.getLocalPort()).isWrong("port " + taken.getLocalPort());
    }
    serve("--port", "70000").isWrong("70000");
  }

  @Test
  void tablesAreBackedUpToANewFileOnly() throws IOException {
    var copy = folder.resolve("copy.db");
    quintain("backup", "--data", data(), copy.toString()).isWrong("no tables");
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
  void aFolderThatIsAFileIsRefused() throws IOException {
    Files.writeString(folder.resolve("data"), "not a folder");
    serve("--port", "0").isWrong("data");
  }
}
