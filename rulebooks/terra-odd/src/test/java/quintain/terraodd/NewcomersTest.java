package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Agenda;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.terraodd.state.Begun;
import quintain.terraodd.state.OddStep;

/// A character is seen while it grows, and whoever can be brought in is listed.
class NewcomersTest {
  private static final Seat ADA = new Seat("ada");
  private static final TerraOddBook BOOK = new TerraOddBook();

  private static List<View.Item> shown(OddStep next) {
    var state = empty().state();
    var panels = BOOK.showing().growing(new Game<>(state, Agenda.of(List.of(next))), ADA, "kai");
    return panels.isEmpty() ? List.of() : panels.getFirst().items();
  }

  private static Begun begun() {
    var background = empty().state().shelf().backgrounds().getFirst();
    return new Begun("kai", ADA, "Kai", background.id(), "see the sea", 1);
  }

  @Test
  void firstWhereTheyComeFrom() {
    assertThat(shown(new OddStep.RollAttributes(begun())))
        .extracting(View.Item::label)
        .containsExactly("background", "drive");
  }

  @Test
  void thenTheAttributesAndWhatIsMadeOfThem() {
    assertThat(shown(new OddStep.GrowUp(begun(), 12, 9, 13)))
        .extracting(View.Item::label)
        .containsExactly("prowess", "insight", "resolve", "background", "drive");
    assertThat(shown(new OddStep.Equip(begun(), 12, 9, 13, 4, List.of())))
        .contains(new View.Track("grit", 4, 6))
        .extracting(View.Item::label)
        .containsExactly("grit", "prowess", "insight", "resolve", "background", "drive");
  }

  @Test
  void nothingBeforeTheFirstStep() {
    assertThat(shown(new OddStep.CreateCharacter("kai", ADA))).isEmpty();
  }

  @Test
  void foesAndTiersAreBroughtInByName() {
    var state = empty().state();
    assertThat(BOOK.cast().bestiary(state).stream().map(Entry::name))
        .contains("Hull Ghoul", "Serious");
    empty()
        .when(BOOK.cast().bringing("Serious", "brute"))
        .then("brute.grit", 10)
        .then("brute.insight", 12);
  }
}
