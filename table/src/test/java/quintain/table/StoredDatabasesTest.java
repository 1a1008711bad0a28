package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.log.Verification;
import quintain.table.log.Verification.Verified;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.SqliteFile;
import quintain.table.store.SqliteStore;
import quintain.table.store.Tokens;

/// Databases that an earlier version has written still open: every table in them has its whole log,
/// word for word, is chained and folds to its snapshots, and is played on.
///
/// Files are named by the schema that they have. Those of schema 4 hold five tables of one book,
/// four of them played at random by their offers, with things undone, said and rolled in secret,
/// some in the middle of a question, one longer than its last snapshot. That of schema 9 is one for
/// all books: two tables of each, at which `bench/faults/run disconnect` has played, with faces, a
/// journal and evenings. They are never written anew.
class StoredDatabasesTest {
  private static final Library LIBRARY = Books.onBoard();

  @TempDir Path folder;

  /// One row of the log as this test reads it, past the store.
  record Row(
      long seq,
      String kind,
      int version,
      String seat,
      String cause,
      boolean everyone,
      List<String> seats,
      String body) {
    static Row of(Envelope entry) {
      return new Row(
          entry.seq(),
          entry.kind(),
          entry.version(),
          entry.seat(),
          entry.cause(),
          entry.hearing().everyone(),
          entry.hearing().seats(),
          entry.body());
    }
  }

  /// A file, and what its schema calls the table that the log is in.
  record Stored(String file, String log) {
    @Override
    public String toString() {
      return file;
    }
  }

  static Stream<Stored> stored() {
    return Stream.concat(
        LIBRARY.ids().stream().map(book -> new Stored("schema-4/" + book + ".db.gz", "entry")),
        Stream.of(new Stored("0.1.0/schema-9.db.gz", "log")));
  }

  private Path unpacked(Stored stored) throws IOException {
    var name = "stored/" + stored.file();
    var file = folder.resolve("tables.db");
    try (var in =
        new GZIPInputStream(
            Objects.requireNonNull(StoredDatabasesTest.class.getResourceAsStream(name), name))) {
      Files.copy(in, file);
    }
    return file;
  }

  /// All logs in the file, and a token for the Referee of each table that the file did not know.
  private static Map<String, List<Row>> logsOf(Path file, String log) throws SQLException {
    var logs = new LinkedHashMap<String, List<Row>>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      try (var rows =
          statement.executeQuery(
              "select table_id, seq, kind, version, seat, cause, everyone, seats, body from "
                  + log
                  + " order by table_id, seq")) {
        while (rows.next()) {
          var seats =
              Stream.of(rows.getString(8).split("\n")).filter(seat -> !seat.isEmpty()).toList();
          logs.computeIfAbsent(rows.getString(1), _ -> new ArrayList<>())
              .add(
                  new Row(
                      rows.getLong(2),
                      rows.getString(3),
                      rows.getInt(4),
                      rows.getString(5),
                      rows.getString(6),
                      rows.getInt(7) == 1,
                      seats,
                      rows.getString(9)));
        }
      }
      try (var place =
          connection.prepareStatement(
              "update place set token_hash = ? where table_id = ? and seat = 'referee'")) {
        for (String table : logs.keySet()) {
          place.setString(1, Tokens.hash(table));
          place.setString(2, table);
          place.executeUpdate();
        }
      }
    }
    return logs;
  }

  @ParameterizedTest
  @MethodSource("stored")
  void tablesOfAnEarlierDatabaseHaveTheirWholeLogAndArePlayedOn(Stored stored) throws Exception {
    var file = unpacked(stored);
    var logs = logsOf(file, stored.log());
    assertThat(logs).hasSizeGreaterThanOrEqualTo(5);
    SqliteStore.open(file).close();
    try (var kept = SqliteFile.open(file)) {
      assertThat(kept.problems()).isEmpty();
      var verification = new Verification(kept, LIBRARY);
      assertThat(kept.tables().stream().map(verification::verify)).allMatch(Verified::isWhole);
    }
    try (var store = SqliteStore.open(file);
        var house = new House(store, LIBRARY, _ -> 1, InstantSource.system())) {
      for (var log : logs.entrySet()) {
        var id = log.getKey();
        var rows = log.getValue();
        assertThat(store.after(id, 0, Integer.MAX_VALUE).stream().map(Row::of)).isEqualTo(rows);
        assertThat(store.secrets(id))
            .hasSize((int) rows.stream().filter(row -> !row.everyone()).count());

        var table = house.table(id);
        assertThat(table.last()).isEqualTo(rows.size());
        var referee = Ear.greeted(house, id);
        long heard = referee.hello(0).last();
        assertThat(referee.chair.before(heard + 1, (int) heard)).hasSize((int) heard);
        for (var place : table.places()) {
          assertThat(table.at(place.seat(), table.ears().count(place.seat(), rows.size())))
              .isPresent();
        }
        while (referee.settled().busy()) {
          assertThat(referee.ask(new FromSeat.CancelStep(Ear.id(), "long ago")))
              .isInstanceOf(ToSeat.Done.class);
        }
        assertThat(referee.say("where were we?")).isInstanceOf(ToSeat.Done.class);
        if (rows.size() > 1) {
          assertThat(referee.undo()).isInstanceOf(ToSeat.Done.class);
        }
      }
    }
  }
}
