package quintain.terraodd.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;

class SavesTest {
  @Test
  @Covers({"ODD-SAVE-01"})
  void withoutRiskThereIsNoDieAndItSucceeds() {
    bea()
        .answer("gm", "risk", false)
        .when(save("bea", "a safe jump"))
        .says("runs no risk")
        .applied("ODD-SAVE-01");
  }

  @Test
  @Covers({"ODD-SAVE-01", "ODD-SAVE-02"})
  void aSaveIsOneD20AgainstInsightWhereNothingElseIsSaid() {
    bea()
        .given("bea.insight", 11)
        .dice("d20=11")
        .when(save("bea", "something odd"))
        .says("passes a save on Insight")
        .says("(d20: 11 against 11)");
  }

  @ParameterizedTest
  @CsvSource({"9, 9, passes", "9, 10, fails", "9, 1, passes", "9, 20, fails"})
  @Covers({"ODD-SAVE-03", "ODD-SAVE-04"})
  void equalOrUnderPassesAndOverFails(int prowess, int face, String result) {
    bea()
        .given("bea.prowess", prowess)
        .dice("d20=" + face)
        .answer("gm", "attribute", "prowess")
        .when(save("bea", "danger"))
        .says(result + " a save on Prowess");
  }

  @ParameterizedTest
  @CsvSource({
    "dodge the falling crate, INSIGHT",
    "sneaking past the guards, INSIGHT",
    "lift the hatch, PROWESS",
    "endure the cold, PROWESS",
    "persuade the sergeant, RESOLVE",
    "resist the whisper, RESOLVE"
  })
  @Covers({"ODD-CRE-02"})
  void anActProposesTheAttributeItIsTaggedWith(String danger, Ability ability) {
    assertThat(Saves.proposed(danger)).contains(ability);
  }

  @Test
  @Covers({"ODD-SAVE-07", "ODD-R-01"})
  void beaSneaksPastTheGoblinsWithThirteen() {
    bea()
        .given("bea.insight", 13)
        .dice("d20=10")
        .when(save("bea", "sneaking past the goblins"))
        .says("passes a save on Insight");
  }

  @Test
  @Covers({"ODD-R-01"})
  void rollsUseCurrentValues() {
    bea()
        .given("bea.insight", 6)
        .then("bea.permanent-insight", 10)
        .dice("d20=7")
        .when(save("bea", "danger"))
        .says("fails a save on Insight");
  }

  @Test
  @Covers({"ODD-R-03"})
  void scoreZeroNeverPassesAndScoreTwentyNeverFails() {
    bea().given("bea.insight", 0).dice("d20=1").when(save("bea", "danger")).says("fails");
    bea().given("bea.insight", 20).dice("d20=20").when(save("bea", "danger")).says("passes");
  }

  @Test
  @Covers({"ODD-R-03"})
  void whereTheHouseKeepsCairnsNaturalsOneAlwaysPassesAndTwentyAlwaysFails() {
    beaAt(house("naturals", OddHouse.Naturals.CAIRN))
        .given("bea.insight", 0)
        .dice("d20=1")
        .when(save("bea", "danger"))
        .says("passes");
    beaAt(house("naturals", OddHouse.Naturals.CAIRN))
        .given("bea.insight", 20)
        .dice("d20=20")
        .when(save("bea", "danger"))
        .says("fails");
  }

  // Contests

  @Test
  @Covers({"ODD-SAVE-05"})
  void theHighestSuccessWinsAContest() {
    bea()
        .given("bea.insight", 12)
        .given("foe.insight", 9)
        .dice("d20=7", "d20=8")
        .when(contest("bea", "foe", "the rope"))
        .says("Foe wins");
  }

  @Test
  @Covers({"ODD-SAVE-06"})
  void aFailedRollCannotWinHoweverHigh() {
    bea()
        .given("bea.insight", 12)
        .given("foe.insight", 9)
        .dice("d20=15", "d20=2")
        .when(contest("bea", "foe", "the rope"))
        .says("Foe wins");
  }

  @Test
  @Covers({"ODD-R-12"})
  void aTieOrTwoFailuresLeaveThingsAsTheyWere() {
    bea()
        .dice("d20=5", "d20=5")
        .when(contest("bea", "foe", "the rope"))
        .says("things stay as they were");
    bea()
        .dice("d20=19", "d20=18")
        .when(contest("bea", "foe", "the rope"))
        .says("things stay as they were");
  }

  @Test
  @Covers({"ODD-R-09"})
  void theBetterOfTwoSavesInAContestIsTheHigherSuccess() {
    bea()
        .dice("d20=4", "d20=9", "d20=8")
        .answer("gm", "modifier", "bea", "enhanced")
        .when(contest("bea", "foe", "the rope"))
        .says("Bea wins");
    bea()
        .dice("d20=4", "d20=9", "d20=8")
        .answer("gm", "modifier", "bea", "impaired")
        .when(contest("bea", "foe", "the rope"))
        .says("Foe wins");
  }

  @Test
  void nobodyContestsAlone() {
    bea().refuses(contest("bea", "bea", "the rope"), "ODD-SAVE-05");
    bea().refuses(contest("bea", "nobody", "the rope"), "ODD-SAVE-01");
  }

  @Test
  void whoeverIsCriticallyHarmedMakesNoSaveByChoice() {
    bea().given("bea.critically-harmed", true).refuses(save("bea", "danger"), "ODD-CRIT-04");
  }

  // Attempts

  @Test
  void anAttemptWorksUnlessTheGmCallsForASaveThatFails() {
    bea().when(attempt("bea", "whistle")).says("does it: whistle");
    bea()
        .dice("d20=11")
        .answer("gm", "risky-act", "resolve")
        .when(attempt("bea", "whistle"))
        .says("fails to: whistle");
  }

  @Test
  @Covers({"ODD-REF-03"})
  void nobodySavesAtALockWithoutTools() {
    bea().refuses(save("bea", "pick the lock"), "ODD-REF-03");
    bea("Lock tools").dice("d20=10").when(save("bea", "pick the lock")).says("passes");
  }

  @Test
  @Covers({"ODD-SAVE-01", "ODD-CRE-02"})
  void whoeverSavesMaySayWithWhatAndTheGmDecides() {
    var strong = Optional.of(Ability.PROWESS);
    bea()
        .given("bea.prowess", 5)
        .dice("d20=6")
        .when(new OddStep.Save("bea", "a trap", strong))
        .says("fails a save on Prowess");
    bea()
        .given("bea.prowess", 5)
        .answer("gm", "attribute", "insight")
        .dice("d20=6")
        .when(new OddStep.Save("bea", "a trap", strong))
        .says("passes a save on Insight");
    bea()
        .given("bea.prowess", 5)
        .dice("d20=6")
        .when(new OddStep.Attempt("bea", "whistle", strong))
        .says("fails to: whistle");
    bea()
        .given("bea.prowess", 5)
        .dice("d20=6", "d20=7")
        .when(new OddStep.Contest("bea", "foe", "a riddle", strong))
        .says("Foe wins");
  }
}
