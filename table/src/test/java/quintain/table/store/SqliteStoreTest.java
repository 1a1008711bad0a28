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
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
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
      assertThat(plan(connection, Reading.AFTER)).isEqualTo(byRegister(" AND seq>?"));
      assertThat(plan(connection, Reading.BEFORE)).isEqualTo(byRegister(" AND seq<?"));
      assertThat(plan(connection, Reading.SEARCH)).isEqualTo(byRegister(" AND seq<?"));
      assertThat(plan(connection, Reading.ofKinds(2))).isEqualTo(byRegister(" AND seq<?"));
      assertThat(plan(connection, Reading.CAUSED_BY)).isEqualTo(byRegister(""));
      assertThat(plan(connection, Reading.CAUSES)).isEqualTo(byRegister(""));
      assertThat(plan(connection, Reading.SECRETS))
          .contains("SEARCH register USING COVERING INDEX register_secret (table_id=?)")
          .noneMatch(step -> step.startsWith("SCAN entry"));
      assertThat(plan(connection, Reading.LAST))
          .contains("SEARCH register USING PRIMARY KEY (table_id=?)")
          .noneMatch(step -> step.startsWith("SCAN entry"));
      assertThat(plan(connection, Reading.SNAPSHOT))
          .singleElement()
          .asString()
          .startsWith("SEARCH snapshot USING ")
          .endsWith("(table_id=? AND seq<?)");
      assertThat(plan(connection, Reading.ADMITS))
          .containsExactly("SEARCH place USING INDEX place_token (token_hash=?)");
    }
  }

  /// A range of the register, already in order, and what was written since, of which alone the few
  /// entries that are found are put in order.
  private static List<String> byRegister(String range) {
    return List.of(
        "MERGE (UNION ALL)",
        "LEFT",
        "SEARCH register USING PRIMARY KEY (table_id=?" + range + ")",
        "SEARCH entry USING INTEGER PRIMARY KEY (rowid=?)",
        "RIGHT",
        "SEARCH entry USING INTEGER PRIMARY KEY (rowid>?)",
        "SCALAR SUBQUERY 3",
        "SCAN registered",
        "USE TEMP B-TREE FOR ORDER BY");
  }

  @Test
  void entriesAreRegisteredManyAtATime() throws SQLException {
    layHall(entries(1, 1));
    int most = Writing.REGISTERED_AT_ONCE;

    store.append("hall", 1, entries(2, most - 1)).join();
    assertThat(inRegister()).isZero();
    // What fails leaves the register as it was, and what goes with it is registered.
    var failed = store.create(HALL, List.of(), entries(1, 3));
    var stored = store.append("hall", most - 1, entries(most, most));
    assertThatThrownBy(failed::join).isInstanceOf(CompletionException.class);
    stored.join();
    assertThat(inRegister()).isEqualTo(most);

    reopen();
    store.append("hall", most, entries(most + 1, most + 4)).join();
    assertThat(inRegister()).isEqualTo(most);
    reopen();
    store.append("hall", most + 4, entries(most + 5, 2L * most)).join();
    assertThat(inRegister()).isEqualTo(2 * most);
    assertThat(store.after("hall", 0, Integer.MAX_VALUE)).isEqualTo(entries(1, 2L * most));
  }

  private int inRegister() throws SQLException {
    try (Connection connection = connect();
        var statement = connection.createStatement();
        var count = statement.executeQuery("select count(*) from register")) {
      return count.getInt(1);
    }
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

  /// Now and then the store's own thread is the one who writes, and then tells all by itself.
  @Test
  void thoseWhoWroteMuchAreHelpedToTellIt() {
    int tables = 40;
    for (int i = 0; i < tables; i++) {
      store.create(new Kept("t" + i, "a-book", "", NOON, ""), List.of(), List.of()).join();
    }
    var tellers = Set.<Thread>of();
    for (int round = 0; round < 100 && tellers.size() < 2; round++) {
      tellers = tellersOf(round, tables);
    }
    assertThat(tellers).contains(Thread.currentThread()).hasSize(2);
    for (int i = 0; i < tables; i++) {
      assertThat(numbers(store.after("t" + i, 0, 200)))
          .isEqualTo(numbers(entries(1, store.last("t" + i))));
    }
  }

  /// Who tells how the writes of one round came out; the first to be told waits for another.
  private Set<Thread> tellersOf(int round, int tables) {
    var tellers = ConcurrentHashMap.<Thread>newKeySet();
    var second = new CountDownLatch(2);
    var told = new ArrayList<CompletableFuture<?>>();
    for (int i = 0; i < tables; i++) {
      var append = store.append("t" + i, round, entries(round + 1, round + 1));
      told.add(
          append.thenRun(
              () -> {
                if (tellers.add(Thread.currentThread())) {
                  second.countDown();
                  waitFor(second);
                }
              }));
    }
    store.hurry();
    told.forEach(CompletableFuture::join);
    return tellers;
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      var _ = latch.await(200, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theSchemaIsTheNewestOfItsFiles() throws Exception {
    var files = SqliteStore.class.getResource("/db/store/V1__tables.sql");
    assertThat(files).isNotNull();
    try (var all = Files.list(Path.of(files.toURI()).resolveSibling("."))) {
      assertThat(all.map(path -> path.getFileName().toString()))
          .allSatisfy(name -> assertThat(name).matches("V[0-9]+__[a-z_]+\\.sql"))
          .hasSize(Schema.NEWEST)
          .anySatisfy(name -> assertThat(name).startsWith("V" + Schema.NEWEST + "__"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3"})
  void aLogOfAnOlderSchemaIsKeptAndGoesOn(String schema) throws SQLException {
    var old = folder.resolve("old.db");
    Flyway.configure()
        .dataSource(SqliteStore.database(old, false))
        .locations("classpath:db/store")
        .placeholders(Map.of("clustered", "without rowid", "numbered", "integer primary key"))
        .target(schema)
        .load()
        .migrate();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old);
        var statement = connection.createStatement()) {
      statement.execute("insert into kept values ('hall', 'b', 't', 0, '')");
      statement.execute(
          "insert into entry values ('hall', 2, 'talked', 1, 'ann', 'ann:1', 7, 0, char(10) ||"
              + " 'ann' || char(10), '{\"b\":2}'), ('hall', 1, 'opened', 1, '', '', 6, 1, '',"
              + " '{\"a\":1}')");
      statement.execute("insert into kept values ('attic', 'b', 't', 0, '')");
      statement.execute(
          "insert into entry values ('attic', 1, 'opened', 1, '', '', 5, 1, '', '{}')");
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
    var stored = new ArrayList<CompletableFuture<Void>>();
    for (; last < 4_500; last++) {
      stored.add(store.append("hall", last, entries(last + 1, last + 1)));
    }
    stored.forEach(CompletableFuture::join);
    // The porter is on the way; whoever writes next lets the log begin anew.
    for (; last < 7_000 && beginningOfTheLog().equals(before); last++) {
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
