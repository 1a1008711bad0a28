package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;
import quintain.table.House;
import quintain.table.desk.Desk;
import quintain.table.store.SqliteStore;

class TableCommandTest {
  @TempDir Path folder;
  private String damaged = "";
  private String token = "";

  private String data() {
    return folder.resolve("data").toString();
  }

  private String saved() {
    return folder.resolve("saved").toString();
  }

  @BeforeEach
  void layTwo() {
    var library = Books.onBoard();
    try (var store = SqliteStore.open(Path.of(data(), "tables.db"));
        var house = House.of(store, library, InstalledPacks.NONE, Duration.ZERO)) {
      var book = library.ids().getFirst();
      house.open(book, "The mill", "Robin", Map.of(), List.of());
      token = house.open(book, "The ford", "Robin", Map.of(), List.of()).token();
      damaged = house.admits(token).orElseThrow().table();
      house.desk(token).stage(new Desk.Scene(house.desk(token).scenes().getFirst(), ""));
    }
  }

  private void damage() throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + Path.of(data(), "tables.db"));
        var statement = connection.createStatement()) {
      int changed =
          statement.executeUpdate(
              "update log set happened = happened + 1 where seq = 2 and table_id = '"
                  + damaged
                  + "'");
      assertThat(changed).isEqualTo(1);
    }
  }

  @Test
  void tablesAsTheyWereWrittenAreWhole() {
    assertThat(quintain("table", "verify", data()).exits(0).out())
        .contains("The mill", "The ford", "2 tables, 0 damaged");
    var json = quintain("table", "verify", data(), "--json").exits(0).json();
    assertThat(json.get("whole").booleanValue()).isTrue();
    assertThat(json.get("tables").size()).isEqualTo(2);
    assertThat(json.get("tables").get(1).get("title").stringValue()).isEqualTo("The ford");

    var copy = folder.resolve("copy.db").toString();
    quintain("backup", "--data", data(), copy).exits(0);
    quintain("table", "verify", copy).exits(0);
    assertThat(quintain("table", "verify", "--data", data()).exits(0).out())
        .contains("2 tables, 0 damaged");
  }

  @Test
  void theFirstBadEntryIsNamedWithItsTable() throws SQLException {
    var file = Path.of(data(), "tables.db");
    assertThat(FileCheck.found(file)).isEmpty();
    damage();
    assertThat(FileCheck.found(file))
        .containsExactly("table " + damaged + ": entry 2 is not as it was written");

    assertThat(quintain("table", "verify", data()).exits(1).out())
        .contains("damaged  " + damaged + "  The ford, 1 entry before the first bad one")
        .contains("entry 2 is not as it was written")
        .contains("whole    ")
        .contains("2 tables, 1 damaged");
    var table = quintain("table", "verify", data(), "--json").exits(1).json().get("tables").get(1);
    assertThat(table.get("whole").booleanValue()).isFalse();
    assertThat(table.get("flaw").get("entry").intValue()).isEqualTo(2);
  }

  @Test
  void whatIsSoundGoesToANewFolderAndTheOldOneStays() throws Exception {
    damage();
    var before = Files.readAllBytes(Path.of(data(), "tables.db"));

    var said = quintain("table", "salvage", data(), "--to", saved()).exits(0);

    assertThat(said.out())
        .contains("in part  " + damaged + "  The ford", "left out: entry 2 and all that follow");
    assertThat(Files.readAllBytes(Path.of(data(), "tables.db"))).isEqualTo(before);
    quintain("table", "verify", saved()).exits(0);
    try (var store = SqliteStore.open(Path.of(saved(), "tables.db"));
        var house = House.of(store, Books.onBoard(), InstalledPacks.NONE, Duration.ZERO)) {
      assertThat(store.last(damaged)).isEqualTo(1);
      assertThat(house.desk(token).table().title()).isEqualTo("The ford");
    }
    var elsewhere = folder.resolve("elsewhere").toString();
    var json = quintain("table", "salvage", data(), "--to", elsewhere, "--json").exits(0).json();
    assertThat(json.get("tables").get(1).get("leftOut").size()).isEqualTo(1);
    assertThat(json.get("tables").get(0).get("leftOut").size()).isZero();
  }

  @Test
  void wrongUsageGetsASentence() throws IOException {
    quintain("table").isWrong("verify or salvage");
    quintain("table", "verify", "--data", folder.resolve("nowhere").toString())
        .isWrong("no tables");
    quintain("table", "verify", folder.resolve("nowhere").toString()).isWrong("no tables");
    quintain("table", "salvage", data()).isWrong("--to");
    quintain("table", "salvage", data(), "--to", data()).isWrong("not empty");
    var text = Files.writeString(folder.resolve("text.db"), "no tables ".repeat(500));
    quintain("table", "verify", text.toString()).isWrong("cannot read");
  }
}
