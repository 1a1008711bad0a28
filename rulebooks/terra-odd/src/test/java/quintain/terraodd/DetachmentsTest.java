package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Detachments, reactions and the fortune die.
class DetachmentsTest {
  private static Table<OddState, OddStep, OddEvent> mob(String... items) {
    return empty().sheet("bea", sheet("Bea", List.of(), items)).creature("mob", "Mob");
  }

  @Test
  @Covers({"ODD-DET-01"})
  void aLargeGroupIsOneStatBlockIfTheGmSaysSo() {
    mob()
        .answer("gm", "detachment", true)
        .when(new OddStep.BringIn("Street Cutter", "rioters", 40))
        .then("rioters.grit", 4)
        .refuses(pass("rioters-2"), "ODD-R-14");
    mob().when(new OddStep.BringIn("Street Cutter", "thug", 2)).then("thug-2.grit", 4);
  }

  @Test
  @Covers({"ODD-DET-02", "ODD-R-17"})
  void criticalHarmRoutsItOrWeakensItIfTheGmSaysSo() {
    mob()
        .given("mob.grit", 0)
        .dice("d20=20")
        .when(harm("mob", 3))
        .then("mob.flags", List.of("routed"))
        .then("mob.permanent-prowess", 11);
    mob()
        .given("mob.grit", 0)
        .dice("d20=20")
        .answer("gm", "routed", "weakened")
        .when(harm("mob", 3))
        .then("mob.flags", List.of("weakened"));
  }

  @Test
  @Covers({"ODD-R-17"})
  void aWeakenedDetachmentIsNoLongerEnhancedNorHardToHit() {
    var table = mob("Mono-blade").given("mob.weakened", true);
    strike(table.dice("d8=3"), attack("bea", "mono-blade", "mob")).then("mob.grit", 5);
    strike(table.dice("d6=3"), attack("mob", "stones", "bea")).then("bea.grit", 1);
  }

  @Test
  @Covers({"ODD-DET-03"})
  void atProwessZeroItIsDestroyed() {
    mob()
        .given("mob.grit", 0)
        .given("mob.prowess", 3)
        .when(harm("mob", 3))
        .then("mob.dead", true)
        .applied("ODD-DET-03");
  }

  @Test
  @Covers({"ODD-DET-04"})
  void attacksOnItByIndividualsAreImpaired() {
    strike(mob("Mono-blade").dice("d8=6", "d8=3"), attack("bea", "mono-blade", "mob"))
        .then("mob.grit", 5);
  }

  @Test
  @Covers({"ODD-DET-05", "ODD-R-18"})
  void blastIsNotImpairedAndIsOneRoll() {
    strike(mob("Hand grenade").dice("d8=6"), attack("bea", "hand grenade", "mob"))
        .then("mob.grit", 2)
        .applied("ODD-DET-05");
  }

  @Test
  @Covers({"ODD-DET-06", "ODD-DET-07"})
  void itsAttacksOnIndividualsAreEnhancedAndBlast() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .sheet("cal", sheet("Cal", List.of()))
            .sheet("dan", sheet("Dan", List.of()))
            .creature("mob", "Mob")
            .dice("d6=1", "d6=3", "d6=2", "d6=1", "d6=1", "d6=1");
    strike(table, attack("mob", "stones", "bea", "cal", "dan"))
        .then("bea.grit", 1)
        .then("cal.grit", 2)
        .then("dan.grit", 3);
  }

  @Test
  @Covers({"ODD-R-18"})
  void oneDetachmentFightsAnotherWithPlainDiceAndAlone() {
    var table =
        empty()
            .creature("mob", "Mob")
            .creature("company", "Spear Company")
            .sheet("bea", sheet("Bea", List.of()));
    table.dice("d6=5").when(attack("mob", "stones", "company")).then("company.grit", 6);
    table.refuses(attack("mob", "stones", "company", "bea"), "ODD-R-18");
  }

  // Reactions

  @ParameterizedTest
  @CsvSource({
    "1, 1, hostile",
    "1, 2, wary",
    "1, 4, wary",
    "3, 3, curious",
    "4, 4, curious",
    "6, 3, kind",
    "6, 5, kind",
    "6, 6, helpful"
  })
  @Covers({
    "ODD-REAC-01",
    "ODD-REAC-02",
    "ODD-REAC-03",
    "ODD-REAC-04",
    "ODD-REAC-05",
    "ODD-REAC-06"
  })
  void theTableOfReactions(int one, int other, String reaction) {
    bea()
        .dice("d6=" + one, "d6=" + other)
        .when(new OddStep.React("foe"))
        .says("Foe is " + reaction + " (2d6: " + (one + other) + ")");
  }

  @Test
  @Covers({"ODD-REAC-01"})
  void anObviousReactionIsNotRolled() {
    bea()
        .answer("gm", "reaction", "helpful")
        .when(new OddStep.React("foe"))
        .says("Foe is helpful")
        .refuses(new OddStep.React("nobody"), "ODD-REAC-01");
  }

  // Fortune

  @Test
  @Covers({"ODD-FORT-01", "ODD-R-36"})
  void theChancesAreSetFirstAndFourOrMoreFavoursThePartyByDefault() {
    bea()
        .answer("gm", "which-faces", List.of("1", "2"))
        .dice("d6=2")
        .when(new OddStep.RollFortune("Does it rain?"))
        .says("shows 2: yes");
    bea().dice("d6=4").when(new OddStep.RollFortune("Luck?")).says("shows 4: yes");
    bea().dice("d6=3").when(new OddStep.RollFortune("Luck?")).says("shows 3: no");
  }
}
