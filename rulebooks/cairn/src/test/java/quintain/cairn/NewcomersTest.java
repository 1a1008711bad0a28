package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Begun;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Who;
import quintain.kernel.Agenda;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.testkit.Covers;

/// A character is seen while it grows (CRN-CRE-01).
class NewcomersTest {
  private static final Seat ADA = new Seat("ada");
  private static final Who.Persona PERSONA =
      new Who.Persona(Optional.of("Hunter"), List.of(), Optional.of(33));

  private static List<View.Panel> panels(CairnStep next) {
    return new CairnBook()
        .showing()
        .growing(new Game<>(empty().state(), Agenda.of(List.of(next))), ADA, "kai");
  }

  private static Begun begun() {
    var torch = Outfit.of(empty().state().shelf().gear("Torch").orElseThrow());
    return new Begun("kai", ADA, Optional.of("Hunter"), List.of(torch), 1200, "");
  }

  private static List<String> labels(View.Panel panel) {
    return panel.items().stream().map(View.Item::label).toList();
  }

  @Test
  @Covers("CRN-CRE-01")
  void firstWhatTheyBring() {
    var panel = panels(new CairnStep.MeetNewcomer(begun())).getFirst();
    assertThat(panel.title()).isEqualTo("kai");
    assertThat(panel.subject()).isEqualTo("kai");
    assertThat(panel.id()).isEqualTo("who-kai");
    assertThat(labels(panel)).contains("background").doesNotContain("str");
    assertThat(panel.items().toString()).contains("Torch").contains("Hunter").contains("12 gp");
  }

  @Test
  @Covers("CRN-CRE-01")
  void thenTheirName() {
    var panel = panels(new CairnStep.RollAbilities(begun(), "Kaia", PERSONA)).getFirst();
    assertThat(panel.title()).isEqualTo("Kaia");
    assertThat(panel.items().toString()).contains("33");
  }

  @Test
  @Covers({"CRN-CRE-01", "CRN-CRE-02"})
  void thenTheirAbilities() {
    var panel = panels(new CairnStep.EquipNewcomer(begun(), "Kaia", PERSONA, 12, 9, 13)).getFirst();
    assertThat(panel.items())
        .contains(
            new View.Score("str", 12, List.of(new View.Part("rolled", 12, "CRN-CRE-02"))),
            new View.Score("dex", 9, List.of(new View.Part("rolled", 9, "CRN-CRE-02"))),
            new View.Score("wil", 13, List.of(new View.Part("rolled", 13, "CRN-CRE-02"))));
  }

  @Test
  void nothingBeforeTheFirstStepAndTheWholeSheetAfterTheLast() {
    assertThat(panels(new CairnStep.CreateCharacter("kai", ADA))).isEmpty();
    var done = new Game<CairnState, CairnStep>(Ford.opening(), Agenda.of(List.of()));
    assertThat(new CairnBook().showing().growing(done, ADA, "kai")).isEmpty();
    assertThat(new CairnBook().showing().growing(done, Ford.MAREN, "maren"))
        .extracting(View.Panel::subject)
        .containsOnly("maren");
    var hidden =
        new Game<CairnState, CairnStep>(
            Ford.unseen(Ford.opening(), "captain"), Agenda.of(List.of()));
    assertThat(new CairnBook().showing().growing(hidden, Ford.MAREN, "captain")).isEmpty();
  }
}
