package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;

/// Effort: what it costs, what it gives, and when it is too much.
class EffortTest {
  @Test
  @Covers({"ODD-R-23"})
  void anEffortThatMakesGritExactlyZeroMayCausePanicByTheHouse() {
    beaAt(house("panicAtExactZero", OddHouse.PanicAtExactZero.EFFORT_ONLY))
        .answer("bea", "effort", true)
        .dice("d6=4", "d6=5", "d6=1", "d20=1", "d20=1")
        .when(save("bea", "danger"))
        .then("bea.frozen", true);
    bea()
        .answer("bea", "effort", true)
        .dice("d6=4", "d20=1", "d20=1")
        .when(save("bea", "danger"))
        .then("bea.frozen", false);
  }

  @Test
  @Covers({"ODD-EFF-01", "ODD-EFF-02"})
  void anEffortCostsAD6OfHarmAndTheRollIsEnhanced() {
    bea()
        .given("bea.grit", 5)
        .given("bea.insight", 11)
        .answer("bea", "effort", true)
        .dice("d6=3", "d20=14", "d20=6")
        .when(save("bea", "danger"))
        .then("bea.grit", 2)
        .says("passes");
  }

  @Test
  @Covers({"ODD-EFF-01", "ODD-R-20"})
  void aPlayerIsAskedBeforeEachRollOfTheirOwnAndAFoeNever() {
    bea().dice("d20=1").when(save("bea", "danger")).asked("bea", "effort");
    strike(bea().dice("d4=1", "d4=1"), attack("bea", "unarmed", "foe")).asked("bea", "effort");
    strike(bea().dice("d8=1"), attack("foe", "machete", "bea"))
        .notAsked("gm", "effort")
        .notAsked("bea", "effort");
  }

  @Test
  @Covers({"ODD-R-06", "ODD-HARM-04"})
  void armourNeverStopsEffort() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Plate or power frame"))
        .given("bea.grit", 1)
        .given("bea.resolve", 8)
        .answer("bea", "effort", true)
        .dice("d6=4", "d20=1", "d20=1", "d20=1")
        .when(save("bea", "danger"))
        .then("bea.grit", 0)
        .then("bea.resolve", 5);
  }

  @Test
  @Covers({"ODD-R-20"})
  void noEffortOnTheSaveThatAnEffortCaused() {
    bea()
        .given("bea.grit", 0)
        .answer("bea", "effort", true)
        .dice("d6=1", "d20=1", "d20=1", "d20=1")
        .when(save("bea", "danger"));
  }

  @Test
  @Covers({"ODD-R-20"})
  void anEffortThatDropsThemLosesTheRollUnlessTheHouseSaysItIsStillMade() {
    bea()
        .given("bea.grit", 0)
        .answer("bea", "effort", true)
        .dice("d6=1", "d20=20")
        .when(save("bea", "danger"))
        .then("bea.critically-harmed", true)
        .says("the effort was too much");
    var still =
        beaAt(house("effortDrops", OddHouse.EffortDrops.STILL_ROLLS), "Mono-blade")
            .given("bea.grit", 0)
            .answer("bea", "effort", true)
            .dice("d6=1", "d20=20", "d8=2", "d8=3");
    strike(still, attack("bea", "mono-blade", "foe"))
        .then("bea.critically-harmed", true)
        .then("foe.grit", 1);
  }

  @Test
  @Covers({"ODD-R-20"})
  void aCriticalSaveLostToAnEffortCountsAsFailedWithAllThatFollows() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("cantor", "Cantor")
            .given("bea.grit", 0)
            .answer("bea", "effort", true)
            .dice("d8=3", "d6=2", "d20=20");
    strike(table, attack("cantor", "keening", "bea"))
        .then("bea.flags", List.of("critically-harmed", "out"))
        .then("bea.permanent-resolve", 9)
        .then("bea.insight", 7)
        .then("bea.permanent-insight", 9)
        .then("bea.conditions", List.of("Ringing Ears"));
  }

  @Test
  @Covers({"ODD-R-20"})
  void effortHelpsGritRerollsUnlessTheHouseSaysAttacksAndSavesOnly() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Three days' food"))
        .given("bea.grit", 1)
        .answer("bea", "effort", true)
        .dice("d6=1", "d6=2", "d6=5")
        .when(new OddStep.Rest())
        .then("bea.grit", 5);
    house("effortOn", OddHouse.EffortOn.ATTACKS_AND_SAVES)
        .sheet("bea", sheet("Bea", List.of(), "Three days' food"))
        .given("bea.grit", 1)
        .dice("d6=2")
        .when(new OddStep.Rest())
        .notAsked("bea", "effort")
        .then("bea.grit", 2);
  }

  @Test
  @Covers({"ODD-R-20"})
  void aStimulatedEffortIsMadeAndCostsNothing() {
    bea("Stimulant dose")
        .when(new OddStep.UseItem("bea", "stimulant dose"))
        .then("bea.stimulated", true)
        .answer("bea", "effort", true)
        .dice("d20=20", "d20=1")
        .when(save("bea", "danger"))
        .says("Bea makes an effort")
        .says("passes")
        .then("bea.grit", 4)
        .then("bea.stimulated", false);
  }

  @Test
  @Covers({"ODD-R-20", "ODD-EFF-02"})
  void oneEffortEnhancesEveryRollOfABlast() {
    var table =
        bea("Machine pistol").creature("other", "Street Cutter").answer("bea", "effort", true);
    // 2 Harm once, then two dice for each target
    strike(
            table.dice("d6=2", "d6=1", "d6=3", "d6=2", "d6=1"),
            attack("bea", "machine pistol", "foe", "other"))
        .then("bea.grit", 2)
        .then("foe.grit", 1)
        .then("other.grit", 2);
  }
}
