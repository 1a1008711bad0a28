package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A Referee and players at the demo table of a book.
class PlayTest {
  private static final Library LIBRARY = Books.onBoard();

  @TempDir Path folder;
  private Store store;
  private House house;
  private String refereesToken;
  private String marensToken;
  private Ear referee;
  private Ear maren;

  @BeforeEach
  void layTheTable() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = House.of(store, LIBRARY);
    refereesToken = house.demo("cairn", "Robin").token();
    marensToken = house.desk(refereesToken).rotate("maren").token();
    referee = Ear.greeted(house, refereesToken);
    maren = Ear.greeted(house, marensToken);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private void reopen() {
    house.close();
    store.close();
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = House.of(store, LIBRARY);
    referee = Ear.greeted(house, refereesToken);
    maren = Ear.greeted(house, marensToken);
  }

  private static Map<String, Object> command(String name, Object... slots) {
    var fields = new LinkedHashMap<String, Object>();
    for (int i = 0; i < slots.length; i += 2) {
      fields.put((String) slots[i], slots[i + 1]);
    }
    return new LinkedHashMap<>(Map.of(name, fields));
  }

  private Object state() {
    return house.table(house.admits(refereesToken).orElseThrow().table()).state();
  }

  private static List<String> lines(Ear ear) {
    var lines = new ArrayList<String>();
    ear.log().forEach(entry -> entry.lines().forEach(line -> lines.add(line.text())));
    return lines;
  }

  private void automatic() {
    assertThat(
            referee.ask(
                new FromSeat.TurnDial(
                    Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC)))
        .isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void everybodySeesWhatOneDoes() {
    automatic();
    assertThat(referee.act("begin-rounds")).isInstanceOf(ToSeat.Done.class);
    referee.settled();
    maren.settled();
  }

  @Test
  void modes() {
    assertThat(
            maren.act(command("save", "by", "maren", "against", "the cold"), Mode.TO_REFEREE))
        .isInstanceOf(ToSeat.Done.class);
  }
}
