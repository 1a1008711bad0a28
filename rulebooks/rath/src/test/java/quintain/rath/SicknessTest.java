package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.afflict;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.test;
import static quintain.rath.Tables.turns;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Disease and drowning.
class SicknessTest {
  private static final RathStep BEGIN = new RathStep.BeginTurn("ann");

  /// Ann on her turn in a fight with an ogre, with a pool.
  private static Table<RathState, RathStep, RathEvent> suffering(String what, int dice) {
    return annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").given("ann." + what, dice);
  }

  // Disease

  @Test
  @Covers({"RTH-DIS-01", "RTH-DIS-02", "RTH-DIS-03", "RTH-DIS-04"})
  void infectionIsSixToEightDiceAndATest() {
    var infect =
        new RathStep.Afflict("ann", Affliction.DISEASE, Optional.empty(), Optional.empty());
    ann("0/0/0/0/2/0")
        .dice("d20=11")
        .when(infect)
        .asked("gm", "disease-dice")
        .then("ann.disease", 3);
    ann("0/0/0/0/2/0").dice("d20=10").when(infect).then("ann.disease", 7);
    ann("0/0/0/0/2/0")
        .refuses(afflict("ann", Affliction.DISEASE, 9), "RTH-DIS-01")
        .dice("d20=2")
        .answer("gm", "disease-dice", 8)
        .when(infect)
        .then("ann.disease", 8);
  }

  @Test
  @Covers({"RTH-DIS-05", "RTH-R-67"})
  void aDiseaseIsRolledEveryHourASlowOneEveryDay() {
    ann("0/0/0/0/0/0")
        .given("ann.disease", 1)
        .when(turns(5))
        .dice("d6=3", "d6=3", "d6=4")
        .when(turns(13))
        .then("clock", 180);
    ann("0/0/0/0/0/0")
        .given("ann.slow-disease", 1)
        .when(turns(143))
        .dice("d6=1")
        .when(turns(1))
        .then("ann.hp", 9)
        .dice("d6=3", "d6=3")
        .when(turns(288));
  }

  @Test
  @Covers({"RTH-DIS-06", "RTH-DIS-07", "RTH-DIS-08", "RTH-R-63"})
  void aTriggeredDiseaseHurtsAndWeakens() {
    var table =
        ann("0/0/0/0/0/0")
            .given("ann.disease", 7)
            .dice("d6=1", "d6=2", "d6=4", "d6=4", "d6=6", "d6=6", "d6=3")
            .when(turns(6))
            .then("ann.hp", 8)
            .then("ann.disease", 5)
            .then("ann.sickened", true);
    table.dice("d20=15", "d20=4").when(test("ann", Trial.LIFT));
    assertThat(only(table, RathEvent.Tested.class).natural()).isEqualTo(4);
    table.dice("d6=3", "d6=3", "d6=3", "d6=3", "d6=3").when(turns(6)).then("ann.sickened", false);
  }

  @Test
  @Covers("RTH-DIS-11")
  void aDiseaseRunsItsCourse() {
    ann("0/0/0/0/0/0").given("ann.disease", 1).dice("d6=5").when(turns(6)).then("ann.disease", 0);
  }

  @Test
  @Covers("RTH-R-64")
  void aDiseaseKeepsItsHourThroughCombat() {
    var table =
        begun(ann("0/0/0/0/0/0").creature("foe", "Ogre").given("ann.disease", 1).when(turns(5)), 6);
    for (int round = 2; round <= 10; round++) {
      table.dice("d6=6").when(new RathStep.EndRound());
    }
    table.dice("d6=4").when(BEGIN).then("clock", 50);
  }

  // Drowning

  @Test
  @Covers({"RTH-DROW-01", "RTH-R-68"})
  void breathLastsThreeRoundsAndCon() {
    var table = annAgainst("Ogre", "0/0/0/0/1/0").when(new RathStep.Submerge("ann"));
    for (int round = 0; round < 3; round++) {
      table.when(end("ann")).then("ann.drowning", 0).dice("d6=6").when(end("foe"));
    }
    table
        .when(BEGIN)
        .asked("gm", "out-of-air")
        .then("ann.drowning", 6)
        .refuses(new RathStep.Submerge("ann"), "RTH-DROW-01");
  }

  @Test
  @Covers({"RTH-R-54", "RTH-R-68", "RTH-DROW-02"})
  void drowningThatBeginsOnOnesTurnIsFirstRolledOnTheNext() {
    annAgainst("Ogre", "0/0/0/0/-2/0")
        .when(new RathStep.Submerge("ann"))
        .when(BEGIN)
        .then("ann.drowning", 6)
        .then("ann.hp", 10)
        .when(end("ann"))
        .dice("d6=6")
        .when(end("foe"))
        .dice("d6=1", "d6=2", "d6=3", "d6=4", "d6=5", "d6=6")
        .when(BEGIN)
        .then("ann.drowning", 4)
        .then("ann.hp", 8);
  }

  @Test
  @Covers("RTH-R-68")
  void theGmMayLetTheBreathLastLonger() {
    annAgainst("Ogre", "0/0/0/0/-2/0")
        .when(new RathStep.Submerge("ann"))
        .answer("gm", "out-of-air", false)
        .when(end("ann"))
        .then("ann.drowning", 0)
        .dice("d6=6")
        .when(end("foe"))
        .when(BEGIN)
        .asked("gm", "out-of-air")
        .then("ann.drowning", 6);
  }

  @Test
  @Covers({"RTH-DROW-02", "RTH-DROW-03", "RTH-DROW-04"})
  void drowningIsRolledEachRound() {
    suffering("drowning", 6)
        .given("ann.submerged", true)
        .dice("d6=1", "d6=1", "d6=2", "d6=3", "d6=5", "d6=6")
        .when(BEGIN)
        .then("ann.hp", 7)
        .then("ann.drowning", 4);
  }

  @Test
  @Covers({"RTH-DROW-04", "RTH-R-68"})
  void underWaterAnEmptyPoolStartsAnew() {
    suffering("drowning", 1)
        .given("ann.submerged", true)
        .dice("d6=5")
        .when(BEGIN)
        .then("ann.drowning", 6);
  }

  @Test
  @Covers("RTH-DROW-05")
  void airEndsItAtOnce() {
    suffering("drowning", 4)
        .given("ann.submerged", true)
        .dice("d6=3", "d6=3", "d6=3", "d6=3")
        .when(new RathStep.Surface("ann"))
        .then("ann.drowning", 0)
        .then("ann.submerged", false)
        .refuses(new RathStep.Move("ann", 1), "RTH-ACT-01");
    ann("0/0/0/0/0/0").refuses(new RathStep.Surface("ann"), "RTH-DROW-05");
  }

  @Test
  @Covers("RTH-R-68")
  void atZeroUnderWaterOneStaysInDanger() {
    ann("0/0/0/0/0/0")
        .given("ann.submerged", true)
        .when(new RathStep.Harm("ann", Amount.of(30), Hazard.BARE, "pike"))
        .asked("gm", "danger-passed")
        .then("ann.fallen", true)
        .then("ann.hp", 0);
  }

  @Test
  @Covers({"RTH-DROW-06", "RTH-R-68"})
  void breathIsHeldAgainWhenACharmEndsUnderWater() {
    ann("0/0/0/0/0/0")
        .given("ann.submerged", true)
        .changed(
            new FightEvent.EffectBegan(
                    "ann",
                    new Effect(Effect.Kind.GILLS, "ann", new Effect.End.Clock(60), 0, "Gill Charm"))
                ::appliedTo)
        .when(turns(5))
        .then("ann.drowning", 0)
        .when(turns(1))
        .when(new RathStep.LetRoundsPass(2))
        .then("ann.drowning", 0)
        .when(new RathStep.LetRoundsPass(1))
        .asked("gm", "out-of-air")
        .then("ann.drowning", 6);
  }
}
