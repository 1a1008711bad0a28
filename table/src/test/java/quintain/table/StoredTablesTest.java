package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;

/// Tables that an earlier version played and wrote down still open, with their whole log, and are
/// played on.
///
/// The files are named by the version that wrote them: a dozen tables of each book, played at
/// random by its offers, with things undone, said and rolled in secret, some of them in the middle
/// of a question. They are never written anew.
class StoredTablesTest {
  private static final List<String> VERSIONS = List.of("0.1.0");
  private static final Library LIBRARY = Books.onBoard();

  @TempDir Path folder;

  /// The tables of one book that one version has written.
  record Stored(String version, String book) {
    List<String> tables() throws IOException {
      var file = "stored/" + version + "/" + book + ".jsonl.gz";
      try (var in =
              new GZIPInputStream(
                  Objects.requireNonNull(Stored.class.getResourceAsStream(file), file));
          var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
        return reader.lines().toList();
      }
    }
  }

  static Stream<Stored> stored() {
    return VERSIONS.stream()
        .flatMap(
            version ->
                LIBRARY.volumes().stream()
                    .map(Volume::book)
                    .map(book -> new Stored(version, book.id())));
  }

  @ParameterizedTest
  @MethodSource("stored")
  void tablesOfEarlierVersionsOpenWithTheirWholeLogAndArePlayedOn(Stored stored)
      throws IOException {
    var tables = stored.tables();
    assertThat(tables).hasSizeGreaterThanOrEqualTo(12);
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, LIBRARY, _ -> 1, InstantSource.system())) {
      for (String export : tables) {
        var token = house.bringBack(export).token();
        var table = house.table(house.admits(token).orElseThrow().table());
        long entries = table.last();
        assertThat(entries).isEqualTo(export.split("\"seq\":", -1).length - 1);

        var referee = Ear.greeted(house, token);
        long heard = referee.hello(0).last();
        assertThat(referee.chair.at(heard / 2)).isPresent();
        assertThat(referee.chair.before(heard + 1, (int) heard)).hasSize((int) heard);
        for (var place : table.places()) {
          assertThat(table.at(place.seat(), table.ears().count(place.seat(), entries))).isPresent();
        }
        while (referee.settled().busy()) {
          assertThat(referee.scene.orElseThrow().waiting()).isNotEmpty();
          assertThat(referee.ask(new FromSeat.CancelStep(Ear.id(), "long ago")))
              .isInstanceOf(ToSeat.Done.class);
        }
        assertThat(referee.say("where were we?")).isInstanceOf(ToSeat.Done.class);
        assertThat(referee.undo()).isInstanceOf(ToSeat.Done.class);
      }
    }
  }
}
