package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.View;
import quintain.packs.Library;
import quintain.table.desk.CannotShow;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A book that fails while something is shown spoils what is shown, and never the table.
class FaultyBookTest {
  @TempDir Path folder;
  private final FaultyBook book = new FaultyBook();
  private Store store;
  private House house;
  private String token;

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    token = house.stage(Causeway.SCENE, "Robin").token();
  }

  private House house() {
    return new House(
        store, Library.of(List.of(book)), _ -> 1, InstantSource.system(), Duration.ZERO);
  }

  private void reopen() {
    house.close();
    house = house();
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"view", "narrate", "offers", "outcome", "gone", "figure", "roster", "witnesses"})
  void peopleComeInTalkAndTakeBackWhateverFails(String part) {
    assertThat(Ear.greeted(house, token).act(DemoTable.save("maren")))
        .isInstanceOf(ToSeat.Done.class);
    book.spoil(part);
    reopen();

    var referee = Ear.greeted(house, token);

    assertThat(referee.say("is anybody there?")).isInstanceOf(ToSeat.Done.class);
    assertThat(referee.undo()).isInstanceOf(ToSeat.Done.class);
    assertThat(house.desk(token).export()).contains("is anybody there?");
    book.mend();
    assertThat(referee.act(DemoTable.save("maren"))).isInstanceOf(ToSeat.Done.class);
    assertThat(referee.settled().panels()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"view", "outcome", "gone", "figure", "roster", "witnesses"})
  void whatIsPastIsLookedAtAndTakenAlongWhateverFails(String part) {
    var maren = house.desk(token).rotate("maren").token();
    Ear.greeted(house, maren).say("I was here");
    book.spoil(part);

    try (var chair = house.sit(maren, _ -> {})) {
      var scene = chair.at(1).orElseThrow();
      assertThat(scene.panels()).isNotEmpty();
      if (part.equals("view")) {
        assertThat(scene.panels()).extracting(View.Panel::id).containsExactly("trouble");
      }
    }
    assertThat(house.desk(maren).export()).contains("I was here");
  }

  @ParameterizedTest
  @ValueSource(strings = {"roster", "seatOf", "nameOf", "view", "sheet"})
  void aSheetThatCannotBeShownSaysSo(String part) {
    var maren = house.desk(token).rotate("maren").token();
    book.spoil(part);

    assertThatThrownBy(() -> house.desk(maren).sheet("maren"))
        .isInstanceOf(CannotShow.class)
        .hasMessageContaining("finds why in its log");
    book.mend();
    assertThat(house.desk(maren).sheet("maren")).isPresent();
  }

  @Test
  void aSceneThatCannotBeDrawnSaysSo() {
    book.spoil("view");

    var referee = Ear.greeted(house, token);

    assertThat(referee.panels).containsOnlyKeys("trouble");
  }

  @Test
  void whatHappenedHasHappenedThoughThereAreNoWordsForIt() {
    book.spoil("narrate");
    var referee = Ear.greeted(house, token);

    assertThat(referee.act(DemoTable.save("maren"))).isInstanceOf(ToSeat.Done.class);

    assertThat(DemoTable.lines(referee))
        .contains("Something has happened for which there are no words.");
    assertThat(house.table(house.admits(token).orElseThrow().table()).last()).isGreaterThan(2);
  }

  @Test
  void aCommandThatCannotGoOnIsGivenUpWhenItsTableIsOpened() {
    var referee = Ear.greeted(house, token);
    referee.act(DemoTable.command("create-character", "id", "newt", "seat", "maren"));
    assertThat(referee.settled().busy()).isTrue();
    book.spoil("resolve");
    reopen();

    var again = Ear.greeted(house, token);

    assertThat(again.settled().busy()).isFalse();
    book.mend();
    assertThat(again.act(DemoTable.save("maren"))).isInstanceOf(ToSeat.Done.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"view", "offers", "sheet", "apply"})
  void aTableThatCouldNotBeShownIsNotBroughtIn(String part) {
    Ear.greeted(house, token).act(DemoTable.save("maren"));
    var export = house.desk(token).export();
    book.spoil(part);

    assertThatThrownBy(() -> house.bringBack(export)).isInstanceOf(NotAllowed.class);
    assertThat(store.tables()).hasSize(1);
    book.mend();
    house.bringBack(export);
    assertThat(store.tables()).hasSize(2);
  }

  @Test
  void whatIsTooLongToBeToldOrGoesNowhereIsNotBroughtIn() {
    var referee = Ear.greeted(house, token);
    referee.act(DemoTable.save("maren"));
    referee.undo();
    referee.ask(new FromSeat.Say(Ear.id(), "a short word"));
    var export = house.desk(token).export();

    assertThatThrownBy(() -> house.bringBack(export.replace("a short word", "w".repeat(2_000_000))))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("too long");
    var nowhere = export.replaceAll("(\\{\\\\\"to\\\\\":)\\d+(,\\\\\"reason)", "$199$2");
    assertThat(nowhere).isNotEqualTo(export);
    assertThatThrownBy(() -> house.bringBack(nowhere))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("not before it");
    assertThat(store.tables()).hasSize(1);
  }

  /// No ability is as high.
  @Test
  void whatIsOutsideTheBoundsOfTheBookIsNotBroughtIn() {
    var export = house.desk(token).export();
    var strong = export.replaceAll("(\\\\\"str\\\\\":)\\d+", "$17925");
    assertThat(strong).isNotEqualTo(export);

    assertThatThrownBy(() -> house.bringBack(strong))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("7925");
    assertThat(store.tables()).hasSize(1);
  }
}
