package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Codec;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.packs.Volume;
import quintain.table.desk.Desk;
import quintain.table.desk.OwnContent;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;

/// A copy of whatever a book ships can be made one's own, and creatures come into the scene.
class OwnContentInEveryBookTest {
  @TempDir Path folder;

  static List<String> books() {
    return DemoTable.LIBRARY.ids();
  }

  @ParameterizedTest
  @MethodSource("books")
  void aCopyOfACreatureIsMadeLookedAtAndBroughtIn(String book) {
    try (var store = SqliteStore.open(folder.resolve(book + ".db"));
        var house = DemoTable.house(store, new SplittableRandom(3))) {
      var token = house.demo(book, "Robin").token();
      var desk = house.desk(token);
      var referee = Ear.greeted(house, token);
      referee.ask(
          new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
      for (OwnContent.Sort sort : desk.own().overview().kinds()) {
        var form = desk.own().form(sort.kind());
        assertThat(form.schema()).contains("\"id\"");
        assertThat(form.labels().values())
            .as("labels are for people")
            .allSatisfy(label -> assertThat(label).matches("(?s)\\P{Ll}.*").doesNotContain("_"));
        if (sort.comes()) {
          comes(desk, referee, sort.kind(), form.entries().getFirst());
        }
      }
    }
  }

  private static void comes(Desk desk, Ear referee, String kind, Desk.Stocked shipped) {
    var copy = new LinkedHashMap<String, Object>();
    ((Map<?, ?>) shipped.entry()).forEach((key, value) -> copy.put(String.valueOf(key), value));
    copy.put("id", "NEW");
    copy.put("name", "Salt Widow");
    var looked = desk.own().look(kind, new Codec().write(copy));
    assertThat(looked.problems()).isEmpty();
    assertThat(looked.said()).isNotEmpty();
    assertThat(looked.panels()).isNotEmpty();

    var id = desk.own().make(kind, copy);
    assertThat(id).isEqualTo("OWN-SALT-WIDOW");
    var command = desk.bringing(id, "widow");
    assertThat(
            referee.ask(
                new FromSeat.Act(Ear.id(), command, FromSeat.Mode.PUBLIC, Optional.empty())))
        .isInstanceOf(ToSeat.Done.class);
    referee.settled();
    assertThat(referee.roster()).extracting(ToSeat.Figure::id).contains("widow");
  }

  @ParameterizedTest
  @MethodSource("books")
  void aStateCarriesAllThatItIsPlayedWith(String book) {
    carries(DemoTable.LIBRARY.find(book));
  }

  private static <S extends State> void carries(Volume<S, ?, ?> volume) {
    var formats = volume.book().formats();
    var content = volume.content(List.of()).orThrow();
    var state =
        volume
            .book()
            .rules()
            .opening(new Setup(formats.house(), content, formats.scene(), List.of()));
    var stock = volume.stock(state);
    for (var kind : formats.content()) {
      assertThat(stock.all(kind)).as(kind.name()).hasSameSizeAs(content.all(kind));
    }
    assertThat(volume.stocked(state, stock)).isEqualTo(state);
  }
}
