package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.table.desk.CannotOpen;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.Salvage;
import quintain.table.log.Verification;
import quintain.table.log.Verification.Verified;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Snapshot;
import quintain.table.store.SqliteFile;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// Files of tables that something has happened to.
///
/// There are three tables: at `old` people have talked for so long that there is a snapshot, at
/// `new` they have begun to play, and nothing ever happens to `well`.
class DamagedTest {
  private static final int LONG = 700;

  /// The length of a page of the file.
  private static final long PAGE = 4096;

  @TempDir static Path played;
  private static final Map<String, String> TOKENS = new LinkedHashMap<>();
  private static final Map<String, String> IDS = new LinkedHashMap<>();

  @TempDir Path folder;

  private static String token(String name) {
    return Objects.requireNonNull(TOKENS.get(name));
  }

  private static String id(String name) {
    return Objects.requireNonNull(IDS.get(name));
  }

  private static Verified of(Map<String, Verified> found, String name) {
    return Objects.requireNonNull(found.get(name));
  }

  private Path file() {
    return folder.resolve("tables.db");
  }

  private static House house(Store store) {
    return new House(store, DemoTable.LIBRARY, _ -> 1, InstantSource.system(), Duration.ZERO);
  }

  @BeforeEach
  void copy() throws IOException {
    Files.copy(played.resolve("tables.db"), file());
  }

  @BeforeAll
  static void play() {
    try (var store = SqliteStore.open(played.resolve("tables.db"))) {
      try (var house = house(store)) {
        for (String name : List.of("old", "new", "well")) {
          var token = house.stage(Causeway.SCENE, "Robin").token();
          TOKENS.put(name, token);
          IDS.put(name, house.admits(token).orElseThrow().table());
          house.desk(token).retitle("The " + name + " table");
          var referee = Ear.greeted(house, token);
          referee.act(DemoTable.save("maren"));
          referee.undo();
          referee.say("under the oak of " + name);
          referee.act(DemoTable.save("maren"));
        }
        talk(store, house);
      }
      try (var house = house(store)) {
        var referee = Ear.greeted(house, token("old"));
        while (store.snapshots(id("old")).isEmpty()) {
          Thread.onSpinWait();
        }
        referee.say("after the snapshot");
        referee.undo();
      }
    }
  }

  private static void talk(Store store, House house) {
    var id = id("old");
    long last = store.last(id);
    var talk = new ArrayList<Envelope>();
    for (int i = 1; i <= LONG; i++) {
      var logged = new Logged.Talked(List.of(Logged.Told.open("word " + i + ".")));
      talk.add(
          new Envelope(
              last + i,
              LogCodec.kind(logged),
              LogCodec.VERSION,
              "referee",
              "",
              Instant.EPOCH,
              Hearing.EVERYONE,
              house.table(id).log().codec().write(logged)));
    }
    store.append(id, last, talk).join();
  }

  // Damage

  private void execute(String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(
            each.replace("$old", "'" + id("old") + "'").replace("$new", "'" + id("new") + "'"));
      }
    }
  }

  private long number(String table, String condition) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "select min(seq) from log where table_id = '" + id(table) + "' and " + condition)) {
      return row.getLong(1);
    }
  }

  /// Flips one bit where these words stand in the file itself.
  private void flip(String words) throws IOException {
    var text = Files.readString(file(), StandardCharsets.ISO_8859_1);
    int at = text.indexOf(words);
    assertThat(at).isPositive();
    assertThat(text.indexOf(words, at + 1)).isNegative();
    try (var bytes = new RandomAccessFile(file().toFile(), "rw")) {
      bytes.seek(at);
      bytes.write(words.charAt(0) ^ 1);
    }
  }

  private Map<String, Verified> verified() {
    var found = new LinkedHashMap<String, Verified>();
    try (var kept = SqliteFile.open(file())) {
      var verification = new Verification(kept, DemoTable.LIBRARY);
      kept.tables().forEach(table -> found.put(table.id(), verification.verify(table)));
    }
    var byName = new LinkedHashMap<String, Verified>();
    IDS.forEach((name, id) -> byName.put(name, of(found, id)));
    return byName;
  }

  // What is found

  @Test
  void tablesAreWholeAsTheyWereWritten() throws IOException {
    var before = Files.readAllBytes(file());
    try (var kept = SqliteFile.open(file())) {
      assertThat(kept.problems()).isEmpty();
    }
    assertThat(verified().values()).allMatch(Verified::isWhole).hasSize(3);
    assertThat(of(verified(), "old").sound()).isGreaterThan(LONG);
    assertThat(Files.readAllBytes(file())).isEqualTo(before);
  }

  static Stream<Arguments> damages() {
    return Stream.of(
        arguments(
            "old",
            "body like '%word 333.%'",
            "update log set body = replace(body, 'word 333.', 'word 334.') where table_id = $old",
            "not as it was written"),
        arguments("new", "seq = 3", "delete from log where table_id = $new and seq = 3", "missing"),
        arguments(
            "new", "seq = 2", "delete from log where table_id = $new and seq in (2, 3)", "missing"),
        arguments("new", "seq = 1", "delete from log where table_id = $new and seq = 1", "missing"),
        arguments(
            "old",
            "body like '%word 690.%'",
            "delete from log where table_id = $old and body like '%word 69_.%'",
            "missing"),
        arguments(
            "new",
            "seq = 4",
            "update log set hash = lower(hex(zeroblob(32))) where table_id = $new and seq = 4",
            "not as it was written"),
        arguments(
            "new",
            "seq = 2",
            "update log set seq = -seq where table_id = $new and seq in (2, 3); update log set seq"
                + " = 5 + seq where table_id = $new and seq < 0",
            "not as it was written"),
        arguments(
            "new",
            "seq = 1",
            "update log set body = '{}' where table_id = $new and seq = 1",
            "not as it was written"));
  }

  @ParameterizedTest
  @MethodSource("damages")
  void theFirstBadEntryIsNamed(String table, String first, String damage, String what)
      throws SQLException {
    long seq = number(table, first);
    execute(damage.split(";"));

    var found = verified();

    assertThat(of(found, "well").isWhole()).isTrue();
    assertThat(found.values()).filteredOn(Verified::isWhole).hasSize(2);
    var flaw = of(found, table).flaw().orElseThrow();
    assertThat(flaw.seq()).isEqualTo(seq);
    assertThat(flaw.what()).contains(what);
    assertThat(of(found, table).sound()).isEqualTo(seq - 1);
    salvages(found);
  }

  @Test
  void aFlippedBitInTheFileIsFound() throws Exception {
    long seq = number("new", "body like '%under the oak%'");
    flip("under the oak of new");

    var found = verified();

    assertThat(of(found, "new").flaw()).map(flaw -> flaw.seq()).contains(seq);
    assertThat(of(found, "old").isWhole()).isTrue();
    salvages(found);
  }

  @Test
  void anEntryThatNobodyUnderstandsIsNamedThoughItIsAsItWasWritten() {
    try (var store = SqliteStore.open(file())) {
      long last = store.last(id("new"));
      store.append(id("new"), last, List.of(entry(last + 1, "commanded", "{\"what\":1}"))).join();
      store.append(id("new"), last + 1, List.of(entry(last + 2, "talked", "{\"told\":[]}"))).join();
      store
          .append(
              id("old"),
              store.last(id("old")),
              List.of(entry(store.last(id("old")) + 1, "dreamt", "{}")))
          .join();
    }

    var found = verified();

    assertThat(of(found, "new").flaw().orElseThrow().what()).contains("cannot be understood");
    assertThat(of(found, "old").flaw().orElseThrow().what()).contains("dreamt");
    assertThat(of(found, "well").isWhole()).isTrue();
    salvages(found);
  }

  private static Envelope entry(long seq, String kind, String body) {
    return new Envelope(seq, kind, 1, "referee", "", Instant.EPOCH, Hearing.EVERYONE, body);
  }

  @Test
  void aSnapshotThatIsNotHowThingsStoodIsNamedAndNeverUsed() throws SQLException {
    long snapped = snapped();
    execute("update snapshot set body = replace(body, 'maren', 'narem')");

    var found = verified();

    assertThat(of(found, "old").snapshots()).containsExactly(snapped);
    assertThat(of(found, "old").flaw()).isEmpty();
    opens("old");
    salvages(found);
  }

  /// Somebody who changes a snapshot and its hash with it is found out by folding alone.
  @Test
  void aSnapshotOfAnotherMomentIsNamed() throws SQLException {
    long snapped = snapped();
    try (var store = SqliteStore.open(file())) {
      var id = id("old");
      var body = store.snapshot(id, snapped).orElseThrow().body();
      var other = body.replaceFirst("\"hp\":\\d+", "\"hp\":1");
      assertThat(other).isNotEqualTo(body);
      store.keep(id, new Snapshot(snapped, other)).join();
    }

    assertThat(of(verified(), "old").snapshots()).containsExactly(snapped);
  }

  @Test
  void aSnapshotThatIsGoneCostsTimeAlone() throws SQLException {
    execute("delete from snapshot");

    assertThat(verified().values()).allMatch(Verified::isWhole);
    opens("old");
  }

  private long snapped() {
    try (var kept = SqliteFile.open(file())) {
      return kept.snapshots(id("old")).getLast();
    }
  }

  // A file that SQLite itself finds damaged

  /// Overwrites the page of the file in which these words stand first.
  private void wipe(String words) throws IOException {
    var text = Files.readString(file(), StandardCharsets.ISO_8859_1);
    int at = text.indexOf(words);
    assertThat(at).isPositive();
    try (var bytes = new RandomAccessFile(file().toFile(), "rw")) {
      bytes.seek(at / PAGE * PAGE);
      bytes.write(new byte[(int) PAGE]);
    }
  }

  @Test
  void whatIsBeforeALostPageOfTheFileIsSaved() throws Exception {
    wipe("word 333.");

    try (var kept = SqliteFile.open(file())) {
      assertThat(kept.problems()).isNotEmpty();
    }
    var found = verified();
    long first = of(found, "old").flaw().orElseThrow().seq();
    assertThat(of(found, "old").flaw().orElseThrow().what()).contains("cannot be read");
    assertThat(first).isBetween(300L, 340L);
    assertThat(of(found, "new").isWhole()).isTrue();
    assertThat(of(found, "well").isWhole()).isTrue();
    opens("new");
    salvages(found);
  }

  @Test
  void aFileThatWasCutIsReadAsFarAsItGoes() throws Exception {
    try (var bytes = new RandomAccessFile(file().toFile(), "rw")) {
      bytes.setLength(bytes.length() / PAGE / 2 * PAGE);
    }
    try (var kept = SqliteFile.open(file())) {
      assertThat(kept.problems()).isNotEmpty();
    }
    var found = verified();
    assertThat(found.values()).noneMatch(Verified::isWhole);
    // Whose entries lay in the half that is gone hangs on how SQLite has laid its pages.
    for (String name : List.of("old", "new", "well")) {
      assertThat(of(found, name).sound())
          .as(name)
          .isEqualTo(Math.max(readable(name, "log"), readable(name, "log not indexed")));
    }
    assertThat(of(found, "old").sound()).isLessThan(LONG);
    salvages(found);
  }

  /// How many entries of a table can be read one by one, from the first on.
  private long readable(String name, String from) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var schema = connection.createStatement()) {
      schema.execute("pragma writable_schema = on");
      long read = 0;
      try (var entry =
          connection.prepareStatement(
              "select body from " + from + " where table_id = ? and seq = ?")) {
        while (true) {
          entry.setString(1, id(name));
          entry.setLong(2, read + 1);
          try (var row = entry.executeQuery()) {
            if (!row.next()) {
              return read;
            }
          }
          read++;
        }
      } catch (SQLException unreadable) {
        return read;
      }
    }
  }

  // What is saved

  /// Saves what is sound, and plays on with it.
  private void salvages(Map<String, Verified> found) {
    var other = folder.resolve("saved").resolve("tables.db");
    try (var kept = SqliteFile.open(file());
        var store = SqliteStore.open(other)) {
      var salvage = new Salvage(kept, store);
      found.forEach(
          (name, table) -> {
            var leftOut = salvage.take(table);
            assertThat(leftOut.isEmpty()).as(name).isEqualTo(table.flaw().isEmpty());
          });
      try (var house = house(store)) {
        found.forEach(
            (name, table) -> {
              var id = table.table().id();
              assertThat(store.after(id, 0, 2000))
                  .isEqualTo(
                      table.sound() == 0 ? List.of() : kept.after(id, 0, (int) table.sound()));
              assertThat(store.table(id).isPresent()).isEqualTo(table.sound() > 0);
              if (table.sound() > 0) {
                assertThat(store.flaw(id, 0)).isEmpty();
                assertThat(Ear.greeted(house, token(name)).say("saved"))
                    .isInstanceOf(ToSeat.Done.class);
              }
            });
      }
    }
  }

  // At the door

  private void opens(String name) {
    try (var store = SqliteStore.open(file());
        var house = house(store)) {
      playsOn(house, name);
    }
  }

  private void playsOn(House house, String name) {
    var referee = Ear.greeted(house, token(name));
    assertThat(referee.act(DemoTable.save("maren"))).isInstanceOf(ToSeat.Done.class);
    assertThat(referee.undo()).isInstanceOf(ToSeat.Done.class);
  }

  @ParameterizedTest
  @MethodSource("doors")
  void aTableThatCannotBeOpenedSaysSoAndHarmsNoOther(String damage, String why) throws Exception {
    execute(damage.split(";"));
    try (var store = SqliteStore.open(file());
        var house = house(store)) {
      for (int twice = 0; twice < 2; twice++) {
        assertThatThrownBy(() -> house.sit(token("new"), _ -> {}))
            .isInstanceOf(CannotOpen.class)
            .hasMessageContaining(why);
        assertThatThrownBy(() -> house.desk(token("new"))).isInstanceOf(CannotOpen.class);
      }
      playsOn(house, "well");
      playsOn(house, "old");
      assertThat(house.standing(token("new")).orElseThrow().trouble()).isPresent();
      assertThat(house.standing(token("well")).orElseThrow().trouble()).isEmpty();
      assertThat(house.standing(token("well")).orElseThrow().played()).isPresent();
      assertThat(house.tablesOpen()).isEqualTo(2);
    }
  }

  static Stream<Arguments> doors() {
    return Stream.of(
        arguments(
            "update log set body = replace(body, 'oak', 'elm') where table_id = $new", "damaged"),
        arguments("update log set body = 'no JSON' where table_id = $new and seq = 1", "damaged"),
        arguments("delete from log where table_id = $new", "damaged"),
        arguments(
            "update log set seats = 'x' where table_id = $new and everyone = 0; update log set"
                + " everyone = 0, seats = 'x' where table_id = $new and seq = 2",
            "cannot be read"),
        arguments("update kept set book = 'lost-book' where id = $new", "lost-book"));
  }

  /// What is long past and no part of how things stand keeps nobody away.
  @Test
  void anOldEntryThatIsDamagedIsToldInItsPlace() throws Exception {
    long seq = number("old", "body like '%word 600.%'");
    execute("update log set body = 'no JSON' where table_id = $old and body like '%word 600.%'");
    try (var store = SqliteStore.open(file());
        var house = house(store)) {
      var referee = Ear.greeted(house, token("old"));
      var lines = DemoTable.lines(referee);
      assertThat(lines).contains("word 599.", "word 601.");
      assertThat(lines).contains("This entry is damaged and cannot be read.");
      assertThat(referee.chair.before(seq + 1, 1)).hasSize(1);
      assertThat(referee.ask(new FromSeat.Rewind(Ear.id(), 3, "long ago")))
          .isInstanceOf(ToSeat.Done.class);
    }
    assertThat(of(verified(), "old").flaw().orElseThrow().seq()).isEqualTo(seq);
  }
}
