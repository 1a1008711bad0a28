package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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

  @Test
  void aCopyMadeWhilePlayGoesOnIsWhole(@TempDir Path folder) {
    layHall(entries(1, 100));
    Path copy = folder.resolve("deep").resolve("it's a copy.db");

    var before = store.append("hall", 100, entries(101, 200));
    before.join();
    var meanwhile = store.append("hall", 200, entries(201, 300));
    SqliteStore.backup(file(), copy);
    meanwhile.join();

    try (Store copied = SqliteStore.open(copy)) {
      long last = copied.last("hall");
      assertThat(last).isIn(200L, 300L);
      assertThat(copied.after("hall", 0, 1000)).isEqualTo(entries(1, last));
      assertThat(copied.table("hall")).contains(HALL);
    }
    assertThatThrownBy(() -> SqliteStore.backup(file(), copy))
        .hasMessageContaining("it's a copy.db");
  }

  @Test
  void aCopyOfEverythingHasThePicturesToo(@TempDir Path folder) {
    store.create(HALL, List.of(), entries(1, 1)).join();
    store.lay("hall", new Backdrop("first", 0, 0, 1, 1, 1), new byte[] {1, 2, 3}).join();
    var file = folder.resolve("copy");

    SqliteStore.backup(file(), file);

    try (var copy = SqliteStore.open(file)) {
      assertThat(copy.picture("hall").orElseThrow()).containsExactly(1, 2, 3);
    }
  }

  /// A crash leaves a write-ahead log behind, which belongs to the file that is replaced.
  @Test
  void aCopyIsRestoredAfterACrashWithoutTheOldWriteAheadLog() throws IOException {
    layHall(entries(1, 100));
    var copy = folder.resolve("copy.db");
    SqliteStore.backup(file(), copy);
    store.append("hall", 100, entries(101, 200)).join();
    var crashed = folder.resolve("crashed").resolve("tables.db");
    Files.createDirectories(crashed.getParent());
    for (String part : List.of("", "-wal", "-shm")) {
      Files.copy(
          file().resolveSibling("tables.db" + part), crashed.resolveSibling("tables.db" + part));
    }
    assertThat(Files.size(crashed.resolveSibling("tables.db-wal"))).isPositive();

    var replaced = SqliteStore.restore(copy, crashed);

    try (var restored = SqliteStore.open(crashed)) {
      assertThat(restored.after("hall", 0, 1000)).isEqualTo(entries(1, 100));
    }
    try (var before = SqliteStore.open(replaced.orElseThrow())) {
      assertThat(before.last("hall")).isEqualTo(200);
    }
  }

  @Test
  void aDamagedCopyIsNotRestored() throws IOException {
    layHall(entries(1, 500));
    var copy = folder.resolve("copy.db");
    SqliteStore.backup(file(), copy);
    var bytes = Files.readAllBytes(copy);
    Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 8192, (byte) 0x5a);
    Files.write(copy, bytes);
    var other = folder.resolve("other").resolve("tables.db");

    assertThatThrownBy(() -> SqliteStore.restore(copy, other))
        .isInstanceOf(Store.Unavailable.class);
    assertThat(other).doesNotExist();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nobodyElseOnTheMachineReadsTablesOrCopies() throws IOException {
    layHall(entries(1, 1));
    var copy = folder.resolve("copies").resolve("copy.db");
    SqliteStore.backup(file(), copy);

    for (Path kept : List.of(file(), file().resolveSibling("tables.db-wal"), copy)) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
          .as(kept.toString())
          .isEqualTo("rw-------");
    }
    for (Path kept : List.of(file().getParent(), copy.getParent())) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
          .as(kept.toString())
          .isEqualTo("rwx------");
    }
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
        .contains(new Records.Secret(99_999, Hearing.only(List.of("ann"))));
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
      assertThat(plan(connection, Reading.CHAIN)).containsExactly(byKey(" AND seq>?"));
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
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void aLogOfAnOlderSchemaIsKeptChainedAndGoesOn(int schema) throws SQLException {
    var old = folder.resolve("old.db");
    Schema.SQLITE.flyway(SqliteStore.database(old, false)).target("" + schema).load().migrate();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old);
        var statement = connection.createStatement()) {
      var table = "insert into kept (id, book, title, created, origin) values ";
      statement.execute(table + "('hall', 'b', 't', 0, '')");
      var entry =
          "insert into "
              + (schema < 5 ? "entry" : "log")
              + " (table_id, seq, kind, version, seat, cause, happened, everyone, seats,"
              + " body) values ";
      statement.execute(
          entry
              + "('hall', 2, 'talked', 1, 'ann', 'ann:1', 7, 0, char(10) ||"
              + " 'ann' || char(10), '{\"b\":2}'), ('hall', 1, 'opened', 1, '', '', 6, 1, '',"
              + " '{\"a\":1}')");
      statement.execute(table + "('attic', 'b', 't', 0, '')");
      statement.execute(entry + "('attic', 1, 'opened', 1, '', '', 5, 1, '', '{}')");
      statement.execute("insert into snapshot (table_id, seq, body) values ('hall', 2, 'two')");
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
      assertThat(kept.causes("hall")).containsExactly(new Records.Caused(2, "ann:1"));
      assertThat(kept.snapshot("hall", 2)).contains(new Snapshot(2, "two"));
      kept.append("hall", 2, entries(3, 4)).join();
      assertThat(kept.flaw("hall", 0)).isEmpty();
      assertThat(kept.flaw("attic", 0)).isEmpty();
    }
    try (var again = SqliteStore.open(old)) {
      assertThat(again.last("hall")).isEqualTo(4);
      assertThat(again.after("hall", 2, 9)).isEqualTo(entries(3, 4));
      assertThat(again.after("attic", 0, 9))
          .containsExactly(
              new Envelope(1, "opened", 1, "", "", Rows.instant(5), Hearing.EVERYONE, "{}"));
    }
  }

  static Stream<Arguments> damages() {
    return Stream.of(
        arguments("update log set body = replace(body, 'e 7', 'f 7')", 7, "not as it was written"),
        arguments("update log set hash = lower(hex(zeroblob(32))) where seq = 7", 7, "written"),
        arguments("update log set happened = happened + 1 where seq = 7", 7, "written"),
        arguments("update log set everyone = 0 where seq = 7", 7, "written"),
        arguments("update log set kind = 'noted' where seq = 1", 1, "written"),
        arguments("delete from log where seq = 7", 7, "missing"),
        arguments("delete from log where seq < 4", 1, "missing"),
        arguments("delete from log where seq > 7", 8, "missing"),
        arguments("update log set seq = seq + 100 where seq in (5, 6)", 5, "missing"),
        arguments(
            "update log set seq = -5 where seq = 5; update log set seq = 5 where seq = 6;"
                + " update log set seq = 6 where seq = -5",
            5,
            "written"),
        arguments(
            "update log set seq = -seq where table_id = 'hall';"
                + " update log set table_id = 'hall', seq = 3 where table_id = 'attic' and seq = 3;"
                + " update log set seq = -seq where table_id = 'hall' and seq < 0 and seq <> -3",
            3,
            "written"));
  }

  @ParameterizedTest
  @MethodSource("damages")
  void whatIsNotAsItWasWrittenIsNamed(String damage, long seq, String what) throws SQLException {
    layHall(entries(1, 10));
    store.create(new Kept("attic", "b", "t", NOON, ""), List.of(), entries(1, 10)).join();
    store.keep("hall", new Snapshot(10, "ten")).join();
    assertThat(store.flaw("hall", 0)).isEmpty();
    assertThat(store.flaw("hall", 8)).isEmpty();

    execute(damage.split(";"));

    var flaw = store.flaw("hall", 0).orElseThrow();
    assertThat(flaw.seq()).isEqualTo(seq);
    assertThat(flaw.what()).contains(what);
  }

  /// Changes the file behind the store's back.
  private void execute(String... statements) throws SQLException {
    store.close();
    try (Connection connection = connect();
        var statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
    store = open();
  }

  @Test
  void aChainIsFollowedFromWhereOneWants() throws SQLException {
    layHall(entries(1, 10));
    execute("update log set body = '{}' where seq = 4");

    assertThat(store.flaw("hall", 3)).map(Records.Flaw::seq).contains(4L);
    assertThat(store.flaw("hall", 4)).isEmpty();
    assertThat(store.flaw("hall", 10)).isEmpty();
  }

  @Test
  void aDamagedSnapshotIsTakenForNone() throws SQLException {
    layHall(entries(1, 10));
    for (long seq : List.of(2L, 5L, 8L)) {
      store.keep("hall", new Snapshot(seq, "as after " + seq)).join();
    }
    execute("update snapshot set body = 'as after 9' where seq = 8");

    assertThat(store.snapshot("hall", 10)).contains(new Snapshot(5, "as after 5"));
    execute("update snapshot set hash = '' where seq = 5", "delete from snapshot where seq = 2");
    assertThat(store.snapshot("hall", 10)).isEmpty();
    assertThat(store.snapshots("hall")).containsExactly(5L, 8L);
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
