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

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
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
  @Covers({"RTH-DIS-07", "RTH-R-57", "RTH-R-63"})
  void hourlyAndDailyDiseaseWeakenEachUntilItsOwnNextRoll() {
    // the day: both trigger in the 24th hour, the hourly one clears in the 25th
    var table =
        ann("0/0/0/0/0/0")
            .given("ann.slow-disease", 1)
            .when(turns(138))
            .given("ann.disease", 1)
            .dice("d6=2", "d6=2")
            .when(turns(6))
            .then("ann.hp", 8)
            .then("ann.sickened", true)
            .then("ann.ailing", true)
            .dice("d6=5")
            .when(turns(6))
            .then("ann.disease", 0)
            .then("ann.sickened", false)
            .then("ann.ailing", true);
    table.dice("d20=15", "d20=4").when(test("ann", Trial.LIFT));
    assertThat(only(table, RathEvent.Tested.class).natural()).isEqualTo(4);
    table.dice("d6=3").when(turns(138)).then("ann.ailing", false);
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
  @Covers({"RTH-DROW-05", "RTH-R-68"})
  void whoeverIsPulledOutDrownsNoMore() {
    suffering("drowning", 4)
        .given("ann.submerged", true)
        .when(new RathStep.SetFlag("ann", Flag.SUBMERGED, false))
        .then("ann.drowning", 0);
    suffering("drowning", 4).when(BEGIN).then("ann.drowning", 0).then("ann.hp", 10);
  }

  @Test
  @Covers({"RTH-DROW-01", "RTH-DROW-05", "RTH-R-68"})
  void breathHeldOnLandRunsOutOfNothing() {
    annAgainst("Ogre", "0/0/0/0/-2/0")
        .when(new RathStep.Submerge("ann"))
        .when(new RathStep.SetFlag("ann", Flag.SUBMERGED, false))
        .when(BEGIN)
        .notAsked("gm", "out-of-air")
        .then("ann.drowning", 0);
    annAgainst("Ogre", "0/0/0/0/-2/0")
        .when(new RathStep.Submerge("ann"))
        .given("ann.submerged", false)
        .when(BEGIN)
        .notAsked("gm", "out-of-air")
        .then("ann.drowning", 0);
  }

  @Test
  @Covers({"RTH-DROW-01", "RTH-R-68"})
  void whoeverTheGmPutsUnderHoldsTheBreathAndTheDrowningAreUnder() {
    ann("0/0/0/0/-2/0")
        .when(new RathStep.SetFlag("ann", Flag.SUBMERGED, true))
        .when(new RathStep.LetRoundsPass(1))
        .then("ann.drowning", 6);
    ann("0/0/0/0/0/0").when(afflict("ann", Affliction.DROWNING, 6)).then("ann.submerged", true);
  }

  /// Brannoc at 0 HP under water beside Odda, and a raider.
  private static Table<RathState, RathStep, RathEvent> sunk() {
    return begun(
            Tables.empty()
                .pregen("brannoc", "Brannoc")
                .pregen("odda", "Odda")
                .creature("raider", "Raider"),
            6)
        .given("brannoc.hp", 0)
        .given("brannoc.fallen", true)
        .given("brannoc.submerged", true);
  }

  @Test
  @Covers({"RTH-R-68", "RTH-SURV-01", "RTH-DROW-05", "RTH-ZERO-04"})
  void atZeroUnderWaterTheTestWaitsForTheAir() {
    sunk()
        .when(new RathStep.EndCombat())
        .then("brannoc.fallen", true)
        .refuses(new RathStep.DangerPasses(), "RTH-R-68")
        .refuses(new RathStep.LayOnHands("odda", "brannoc"), "RTH-ZERO-04")
        // brought up: CON 2, 11 makes 13; field medicine gives two dice
        .dice("d20=11 d20=4", "d6=3")
        .when(new RathStep.Rescue("odda", "brannoc"))
        .asked("gm", "danger-passed")
        .then("brannoc.submerged", false)
        .then("brannoc.hp", 3);
  }

  @Test
  @Covers({"RTH-DROW-05", "RTH-R-68"})
  void aRescueIsAnActionAtClose() {
    sunk()
        .given("brannoc.drowning", 4)
        .when(new RathStep.Rescue("odda", "brannoc"))
        .then("brannoc.drowning", 0)
        .then("brannoc.submerged", false)
        .notAsked("gm", "danger-passed")
        .refuses(new RathStep.Rescue("odda", "brannoc"), "RTH-ACT-01");
    sunk().given("brannoc.at", 1).refuses(new RathStep.Rescue("odda", "brannoc"), "RTH-R-68");
    sunk().refuses(new RathStep.Rescue("odda", "raider"), "RTH-R-68");
    sunk().refuses(new RathStep.Rescue("odda", "odda"), "RTH-R-68");
    sunk().refuses(new RathStep.Rescue("odda", "ghost"), "RTH-R-68");
  }

  @Test
  @Covers("RTH-R-68")
  void whoeverIsLeftBelowAloneIsDeadAtTheGmsWord() {
    for (boolean dead : new boolean[] {false, true}) {
      annAgainst("Ogre", "0/0/0/0/0/0")
          .given("ann.submerged", true)
          .answer("gm", "end-combat", false)
          .when(new RathStep.SetValue("ann.hp", "0", "cold"))
          .answer("gm", "left-below", dead)
          .when(new RathStep.SetValue("foe.hp", "0", "a harpoon"))
          .asked("gm", "left-below")
          .then("ann.dead", dead);
    }
    sunk().when(new RathStep.EndCombat()).notAsked("gm", "left-below");
  }

  /// Ann in the grip of a drowner, under water, and Ben beside them.
  private static Table<RathState, RathStep, RathEvent> gripped() {
    return begun(
            Tables.empty()
                .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
                .sheet("ben", Folk.pc("Ben", "2/0/0/0/0/0"))
                .creature("foe", "Lake drowner"),
            1)
        .dice("d20=12", "d20=9")
        .when(new RathStep.Grab("foe", "ann"))
        .when(end("foe"))
        .given("ben.at", 1);
  }

  @Test
  @Covers({"RTH-R-68", "RTH-S-CRE"})
  void aFriendIsTornFromAGripByWinningWithStrength() {
    // STR 2 against 3: 10 makes 12, 9 makes 12, and a tie holds
    gripped()
        .dice("d20=10", "d20=9")
        .when(new RathStep.Rescue("ben", "ann"))
        .then("ann.submerged", true)
        .then("ann.effects", List.of("held", "breath"));
    gripped()
        .dice("d20=11", "d20=9")
        .when(new RathStep.Rescue("ben", "ann"))
        .then("ann.submerged", false)
        .then("ann.effects", List.of());
  }

  @Test
  @Covers({"RTH-R-68", "RTH-S-CRE"})
  void theDeadAndTheSleepingHoldNobody() {
    gripped()
        .refuses(new RathStep.Surface("ann"), "RTH-DROW-05")
        .when(new RathStep.Harm("foe", Amount.of(30), Hazard.BARE, "harpoon"))
        .when(new RathStep.Surface("ann"))
        .then("ann.submerged", false)
        .then("ann.effects", List.of());
    gripped()
        .given("foe.asleep", true)
        .when(new RathStep.Surface("ann"))
        .then("ann.submerged", false);
    gripped().given("foe.at", 3).when(new RathStep.Surface("ann")).then("ann.submerged", false);
  }

  @Test
  @Covers({"RTH-DROW-06", "RTH-R-68"})
  void breathIsHeldAgainWhenACharmEndsUnderWater() {
    ann("0/0/0/0/0/0")
        .changed(
            new FightEvent.EffectBegan(
                    "ann",
                    new Effect(Effect.Kind.GILLS, "ann", new Effect.End.Clock(60), 0, "Gill Charm"))
                ::appliedTo)
        .given("ann.submerged", true)
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
