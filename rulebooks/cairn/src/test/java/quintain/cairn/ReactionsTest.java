package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;

class ReactionsTest {
  private static final CairnStep REACT = new CairnStep.React("foe");

  @ParameterizedTest
  @CsvSource({
    "1, 1, Hostile, CRN-REAC-02",
    "1, 2, Wary, CRN-REAC-03",
    "2, 2, Wary, CRN-REAC-03",
    "4, 1, Wary, CRN-REAC-03",
    "5, 1, Curious, CRN-REAC-04",
    "6, 2, Curious, CRN-REAC-04",
    "3, 6, Kind, CRN-REAC-05",
    "5, 6, Kind, CRN-REAC-05",
    "6, 6, Helpful, CRN-REAC-06"
  })
  @Covers({"CRN-REAC-02", "CRN-REAC-03", "CRN-REAC-04", "CRN-REAC-05", "CRN-REAC-06"})
  void twoDiceTellHowStrangersTakeToTheParty(int one, int two, String reaction, String clause) {
    var table =
        Tables.marenAgainst("Reed Cutter")
            .dice("d6=" + one, "d6=" + two)
            .when(REACT)
            .applied(clause);
    assertThat(table.events()).containsExactly(new CairnEvent.Reacted("foe", reaction, one + two));
  }

  @Test
  @Covers("CRN-REAC-01")
  void theWardenMayChooseInsteadOfRolling() {
    var table =
        Tables.marenAgainst("Reed Cutter").answer("warden", "reaction", "hostile").when(REACT);
    assertThat(table.events()).containsExactly(new CairnEvent.Reacted("foe", "Hostile", 0));
  }

  @Test
  @Covers("CRN-REAC-01")
  void byDefaultTheDiceAreRolled() {
    Tables.marenAgainst("Reed Cutter")
        .refuses(new CairnStep.React("nobody"), "CRN-REAC-01")
        .dice("d6=2", "d6=2")
        .when(REACT)
        .asked("warden", "reaction");
  }

  @ParameterizedTest
  @CsvSource({"1, false", "3, false", "4, true", "6, true"})
  @Covers("CRN-FATE-01")
  void fourOrMoreOnTheDieOfFateIsGoodForTheParty(int face, boolean good) {
    var table =
        Tables.party().dice("d6=" + face).when(new CairnStep.AskFate("does the rope hold?"));
    assertThat(table.events())
        .containsExactly(new CairnEvent.FateAnswered("does the rope hold?", face, good));
  }
}
