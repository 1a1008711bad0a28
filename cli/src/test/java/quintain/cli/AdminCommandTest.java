package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;
import quintain.table.House;
import quintain.table.store.SqliteStore;
import quintain.table.store.Tokens;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.WebServer;

class AdminCommandTest {
  @TempDir Path folder;
  private SqliteStore store;
  private House house;
  private WebServer server;
  private String table;

  @BeforeEach
  void serve() throws IOException {
    var said = quintain("admin", "token", hash().toString()).exits(0);
    Files.writeString(token(), said.out());
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = House.of(store, Books.onBoard(), InstalledPacks.NONE, Duration.ZERO);
    var administrator =
        new Administrator(
            Optional.of(AdminTokenCommand.hashIn(hash())), Administrator.Layers.INVITED);
    server =
        WebServer.open(
            house,
            Books.onBoard(),
            new WebServer.Door("127.0.0.1", 0, List.of(), Limits.USUAL, false, administrator));
    var book = Books.onBoard().ids().getFirst();
    table = house.open(book, "The long table", "Robin", Map.of(), List.of()).table();
  }

  @AfterEach
  void close() {
    server.close();
    house.close();
    store.close();
  }

  private Path hash() {
    return folder.resolve("admin.hash");
  }

  private Path token() {
    return folder.resolve("admin.token");
  }

  private Said admin(String... words) {
    return adminWith(token(), words);
  }

  private Said adminWith(Path token, String... words) {
    var where =
        Stream.of("--server", "http://127.0.0.1:" + server.port(), "--token-file", "" + token);
    return quintain(
        Stream.of(Stream.of("admin"), Stream.of(words), where)
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  @Test
  void theTokenIsToldOnceAndOnlyItsHashIsKept() throws IOException {
    var told = Files.readString(token()).strip();
    assertThat(told).hasSize(43);
    assertThat(Files.readString(hash()).strip()).isEqualTo(Tokens.hash(told));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(hash())))
        .isEqualTo("rw-------");
    quintain("admin", "token", hash().toString()).isWrong("there already");
    quintain("admin", "token", folder.resolve("no/where").toString()).isWrong("cannot write");
    var json = quintain("admin", "token", folder.resolve("other").toString(), "--json").exits(0);
    assertThat(json.json().get("token").stringValue()).isNotEqualTo(told);
  }

  @Test
  void tablesAreListedPutAwayRemovedAndBroughtBack() {
    assertThat(admin("list").exits(0).out()).contains(table, "The long table", "never");
    assertThat(admin("archive", table).exits(0).out()).contains("in the archive");
    assertThat(admin("list").out()).contains("archived");
    admin("archive", table, "--back").exits(0);
    assertThat(admin("list").out()).doesNotContain("archived");

    admin("remove", table).exits(0);
    assertThat(admin("list").out()).contains("removed");
    assertThat(admin("restore", table, "--json").exits(0).json().get("done").booleanValue())
        .isTrue();
    assertThat(admin("list", "--json").exits(0).json().at("/tables/0/table").stringValue())
        .isEqualTo(table);

    admin("remove", table, "--for-good").exits(0);
    assertThat(admin("list").exits(0).out()).isEmpty();
    assertThat(admin("remove", table).exits(1).err()).contains("no such table");
  }

  @Test
  void somebodyIsInvitedToLayTablesAndUninvited() {
    assertThat(admin("invite", "Ann Lee", "--most", "3").exits(0).out()).contains("/#lay=");
    assertThat(admin("invited").exits(0).out()).isEqualTo("Ann Lee: 0 of 3\n");
    assertThat(admin("invited", "--json").json().get("layers").stringValue()).isEqualTo("invited");
    admin("invite", "Ann Lee").exits(1);
    admin("uninvite", "Ann Lee").exits(0);
    assertThat(admin("invited").exits(0).out()).isEmpty();
  }

  @Test
  void nothingIsDoneWithoutTheToken() throws IOException {
    var wrong = Files.writeString(folder.resolve("wrong"), "not the token");
    var said = adminWith(wrong, "remove", table).exits(1);
    assertThat(said.err())
        .contains("not the administrator's token")
        .doesNotContain("not the token");
    adminWith(folder.resolve("none"), "list").isWrong("cannot read");
    adminWith(Files.writeString(folder.resolve("empty"), "\n"), "list")
        .isWrong("QUINTAIN_ADMIN_TOKEN");
    assertThat(store.table(table).orElseThrow().deleted()).isEmpty();
  }

  @Test
  void aServerThatIsNotThereIsOneSentence() {
    int port = server.port();
    server.close();
    quintain("admin", "list", "--server", "http://127.0.0.1:" + port, "--token-file", "" + token())
        .isWrong("cannot reach");
    quintain("admin").isWrong("Say what to do");
  }

  @Test
  void aServerIsStartedForTheAdministrator() throws IOException {
    var data = folder.resolve("data").toString();
    var serve = List.of("serve", "--once", "--port=0", "--bind=127.0.0.1", "--data", data);
    said(serve, "--admin", hash().toString(), "--laying", "invited").exits(0);
    said(serve, "--laying", "invited").isWrong("--admin");
    said(serve, "--admin", folder.resolve("none").toString()).isWrong("cannot read");
    said(serve, "--admin", Files.writeString(folder.resolve("text"), "token").toString())
        .isWrong("not the hash");
  }

  private static Said said(List<String> words, String... more) {
    return quintain(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
  }
}
