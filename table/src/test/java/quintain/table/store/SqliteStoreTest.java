package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteStoreTest extends StoreContract {
  @TempDir Path folder;

  Path file() {
    return folder.resolve("new folder").resolve("tables.db");
  }

  @Override
  Store open() {
    return SqliteStore.open(file());
  }

  @Override
  Store openCopy(Path copy) {
    return SqliteStore.open(copy);
  }

  @Test
  void aLongLogIsReadByItsIndexes() throws SQLException {
    int length = 100_000;
    var log = new ArrayList<Envelope>();
    for (long n = 1; n <= length; n++) {
      log.add(entry(n, n % 2 == 0 ? Hearing.EVERYONE : Hearing.only(List.of("ann")), "{}"));
    }
    layHall(log);
    store.keep("hall", new Snapshot(50_000, "half")).join();

    assertThat(store.secrets("hall"))
        .hasSize(length / 2)
        .contains(new Store.Secret(99_999, Hearing.only(List.of("ann"))));
    assertThat(numbers(store.before("hall", "bob", length + 1, 3)))
        .containsExactly(100_000L, 99_998L, 99_996L);
    assertThat(numbers(store.after("hall", 99_998, 10))).containsExactly(99_999L, 100_000L);
    assertThat(store.snapshot("hall", length)).contains(new Snapshot(50_000, "half"));

    try (Connection connection = connect()) {
      assertThat(plan(connection, Reading.AFTER)).containsExactly(byKey(" AND seq>?"));
      assertThat(plan(connection, Reading.BEFORE)).containsExactly(byKey(" AND seq<?"));
      assertThat(plan(connection, Reading.SEARCH)).containsExactly(byKey(" AND seq<?"));
      assertThat(plan(connection, Reading.ofKinds(2))).containsExactly(byKey(" AND seq<?"));
      assertThat(plan(connection, Reading.CAUSED_BY)).containsExactly(byKey(""));
      assertThat(plan(connection, Reading.CAUSES)).containsExactly(byKey(""));
      assertThat(plan(connection, Reading.SECRETS))
          .containsExactly("SEARCH log USING COVERING INDEX log_secret (table_id=?)");
      assertThat(plan(connection, Reading.LAST))
          .containsExactly("SEARCH log USING COVERING INDEX sqlite_autoindex_log_1 (table_id=?)");
      assertThat(plan(connection, Reading.SNAPSHOT))
          .singleElement()
          .asString()
          .startsWith("SEARCH snapshot USING ")
          .endsWith("(table_id=? AND seq<?)");
      assertThat(plan(connection, Reading.ADMITS))
          .containsExactly("SEARCH place USING INDEX place_token (token_hash=?)");
    }
  }

  private static String byKey(String range) {
    return "SEARCH log USING INDEX sqlite_autoindex_log_1 (table_id=?" + range + ")";
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file());
  }

  private static List<String> plan(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("explain query plan " + sql)) {
      var steps = new ArrayList<String>();
      while (rows.next()) {
        steps.add(rows.getString("detail"));
      }
      return steps;
    }
  }

  @Test
  void commitsAreFlushedToTheDisk() throws SQLException {
    layHall(entries(1, 1));
    try (Connection connection = connect();
        var statement = connection.createStatement();
        var mode = statement.executeQuery("pragma journal_mode")) {
      assertThat(mode.getString(1)).isEqualTo("wal");
    }
    // How a connection flushes is its own affair, so the store's own must be asked.
    try (var connection = SqliteStore.database(file(), false).getConnection();
        var statement = connection.createStatement();
        var full = statement.executeQuery("pragma synchronous")) {
      assertThat(full.getInt(1)).isEqualTo(2);
    }
  }

  /// Schema 4 and what it kept beside the entries is in the files of StoredDatabasesTest, too.
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4"})
  void aLogOfAnOlderSchemaIsKeptAndGoesOn(String schema) throws SQLException {
    var old = folder.resolve("old.db");
    Schema.flyway(SqliteStore.database(old, false)).target(schema).load().migrate();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old);
        var statement = connection.createStatement()) {
      statement.execute("insert into kept values ('hall', 'b', 't', 0, '')");
      var entry =
          "insert into entry (table_id, seq, kind, version, seat, cause, happened, everyone, seats,"
              + " body) values ";
      statement.execute(
          entry
              + "('hall', 2, 'talked', 1, 'ann', 'ann:1', 7, 0, char(10) ||"
              + " 'ann' || char(10), '{\"b\":2}'), ('hall', 1, 'opened', 1, '', '', 6, 1, '',"
              + " '{\"a\":1}')");
      statement.execute("insert into kept values ('attic', 'b', 't', 0, '')");
      statement.execute(entry + "('attic', 1, 'opened', 1, '', '', 5, 1, '', '{}')");
    }

    try (var kept = SqliteStore.open(old)) {
      assertThat(kept.last("hall")).isEqualTo(2);
      assertThat(kept.after("hall", 0, 9))
          .containsExactly(
              new Envelope(1, "opened", 1, "", "", Rows.instant(6), Hearing.EVERYONE, "{\"a\":1}"),
              new Envelope(
                  2,
                  "talked",
                  1,
                  "ann",
                  "ann:1",
                  Rows.instant(7),
                  Hearing.only(List.of("ann")),
                  "{\"b\":2}"));
      assertThat(kept.secrets("hall")).hasSize(1);
      assertThat(kept.causes("hall")).containsExactly(new Store.Caused(2, "ann:1"));
      kept.append("hall", 2, entries(3, 4)).join();
    }
    try (var again = SqliteStore.open(old)) {
      assertThat(again.last("hall")).isEqualTo(4);
      assertThat(again.after("hall", 2, 9)).isEqualTo(entries(3, 4));
      assertThat(again.after("attic", 0, 9))
          .containsExactly(
              new Envelope(1, "opened", 1, "", "", Rows.instant(5), Hearing.EVERYONE, "{}"));
    }
  }

  @Test
  void aFileOfANewerQuintainIsLeftAlone() throws SQLException {
    layHall(entries(1, 1));
    store.close();
    try (Connection connection = connect();
        var statement = connection.createStatement()) {
      statement.execute(
          "insert into flyway_schema_history select 99, '99', description, type, script, checksum,"
              + " installed_by, installed_on, execution_time, success from flyway_schema_history"
              + " where version = '1'");
    }

    assertThatThrownBy(this::open)
        .isInstanceOf(Store.Unavailable.class)
        .hasMessageContaining("written by a newer Quintain");

    try (Connection connection = connect();
        var statement = connection.createStatement()) {
      statement.execute("delete from flyway_schema_history where version = '99'");
    }
    store = open();
    assertThat(store.last("hall")).isEqualTo(1);
  }

  @Test
  void aFileThatIsNoDatabaseIsLeftAlone() throws Exception {
    Path letter = folder.resolve("letter.txt");
    Files.writeString(letter, "Dear Ann, this is a letter and not a database. ".repeat(100));

    assertThatThrownBy(() -> SqliteStore.open(letter))
        .isInstanceOf(Store.Unavailable.class)
        .hasMessageContaining("letter.txt")
        .hasMessageContaining("not a database");
    assertThat(letter).content().startsWith("Dear Ann");
  }

  @Test
  void aSecondOneThatOpensTheFileIsTurnedAway() {
    layHall(entries(1, 1));

    assertThatThrownBy(this::open)
        .isInstanceOf(Store.Unavailable.class)
        .hasMessageContaining("another Quintain has them open");

    store.append("hall", 1, entries(2, 2)).join();
    reopen();
    assertThat(store.last("hall")).isEqualTo(2);
  }

  @Test
  void theWriteAheadLogBeginsAnewWhilePlayGoesOn() throws IOException {
    layHall(entries(1, 1));
    var before = beginningOfTheLog();

    long last = 1;
    for (; last < 4_500 && beginningOfTheLog().equals(before); last++) {
      store.append("hall", last, entries(last + 1, last + 1)).join();
    }

    assertThat(beginningOfTheLog()).isNotEqualTo(before);
    assertThat(store.after("hall", 0, Integer.MAX_VALUE)).isEqualTo(entries(1, last));
  }

  /// The header of the write-ahead log, which is another one each time that it begins anew.
  private String beginningOfTheLog() throws IOException {
    try (var log = Files.newInputStream(Path.of(file() + "-wal"))) {
      return HexFormat.of().formatHex(log.readNBytes(32));
    }
  }

  @Test
  void nothingAcknowledgedIsMissingAfterAKill() throws Exception {
    store.close();
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                file().toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    long acknowledged = 0;
    try (var lines =
        new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
      while (acknowledged < 300) {
        String line = lines.readLine();
        assertThat(line).isNotNull();
        acknowledged = Long.parseLong(line);
      }
      assertThatThrownBy(this::open)
          .isInstanceOf(Store.Unavailable.class)
          .hasMessageContaining("another Quintain has them open");
      // Not child.destroyForcibly(), which would also close the stream that is read here.
      assertThat(ProcessHandle.of(child.pid()).orElseThrow().destroyForcibly()).isTrue();
      // What it acknowledged in the meantime counts too; a line cut short does not.
      String line;
      while ((line = lines.readLine()) != null) {
        if (line.length() == Writer.DIGITS) {
          acknowledged = Long.parseLong(line);
        }
      }
    } finally {
      child.destroyForcibly();
      child.waitFor();
    }

    store = open();

    long last = store.last("hall");
    assertThat(last).isGreaterThanOrEqualTo(acknowledged);
    assertThat(store.after("hall", 0, Integer.MAX_VALUE)).isEqualTo(entries(1, last));
    store.append("hall", last, entries(last + 1, last + 1)).join();
  }

  /// Appends for ever and tells the number of each entry once it is stored.
  static final class Writer {
    static final int DIGITS = 9;

    private Writer() {}

    public static void main(String[] arguments) {
      Store store = SqliteStore.open(Path.of(arguments[0]));
      store.create(HALL, List.of(), List.of()).join();
      for (long n = 0; ; n++) {
        store.append("hall", n, entries(n + 1, n + 1)).join();
        System.out.println(String.format("%0" + DIGITS + "d", n + 1));
      }
    }
  }
}
