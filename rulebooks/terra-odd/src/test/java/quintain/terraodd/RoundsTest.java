package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Initiative, turns, morale and retreat.
class RoundsTest {
  private static Table<OddState, OddStep, OddEvent> two() {
    return two(empty());
  }

  private static Table<OddState, OddStep, OddEvent> two(Table<OddState, OddStep, OddEvent> table) {
    return table
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .sheet("cal", sheet("Cal", List.of(), "Mono-blade"))
        .creature("foe", "Street Cutter");
  }

  // Initiative

  @Test
  @Covers({"ODD-INIT-01", "ODD-R-14"})
  void whoeverPassesGoesBeforeTheFoesAndWhoeverFailsAfter() {
    two()
        .given("bea.insight", 12)
        .given("cal.insight", 12)
        .dice("d20=12", "d20=13")
        .when(BEGIN)
        .then("bea.late", false)
        .then("cal.late", true)
        .then("fight.phase", "early")
        .when(List.of(pass("bea"), RESOLVE))
        .then("fight.phase", "foes")
        .when(List.of(pass("foe"), RESOLVE))
        .then("fight.phase", "late")
        .when(List.of(pass("cal"), RESOLVE))
        .then("fight.round", 2)
        .then("fight.phase", "early");
  }

  @Test
  @Covers({"ODD-INIT-02"})
  void whereTheOrderIsCertainNobodyRolls() {
    two()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .then("bea.late", false)
        .then("fight.phase", "early");
    two()
        .answer("gm", "order", "foes")
        .when(BEGIN)
        .then("bea.late", true)
        .then("fight.phase", "foes");
  }

  @Test
  @Covers({"ODD-R-14"})
  void whereSidesAlternateThoseWhoFailedSitOutTheFirstRound() {
    two(house("order", OddHouse.Order.SIDES_ALTERNATE))
        .dice("d20=1", "d20=20")
        .when(BEGIN)
        .refuses(pass("cal"), "ODD-R-14")
        .when(List.of(pass("bea"), RESOLVE))
        .when(List.of(pass("foe"), RESOLVE))
        .then("fight.round", 2)
        .then("fight.phase", "early")
        .when(List.of(pass("bea"), pass("cal"), RESOLVE))
        .then("fight.phase", "foes");
  }

  @Test
  @Covers({"ODD-R-14"})
  void whereTheHouseSaysSoOrderIsRolledAnewEachRound() {
    two(house("order", OddHouse.Order.REROLL_EACH_ROUND))
        .dice("d20=1", "d20=20")
        .when(BEGIN)
        .when(List.of(pass("bea"), RESOLVE))
        .when(List.of(pass("foe"), RESOLVE))
        .dice("d20=20", "d20=1")
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.late", true)
        .then("cal.late", false);
  }

  @Test
  @Covers({"ODD-R-02"})
  void allAttackDiceOfAPhaseFallBeforeAnySaveOrMoraleDie() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .sheet("cal", sheet("Cal", List.of(), "Club or bat"))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .given("a.grit", 0)
        .given("b.grit", 0)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=1", "d6=1", "d20=20", "d20=1", "d20=1")
        .when(List.of(attack("bea", "mono-blade", "b"), attack("cal", "club or bat", "a"), RESOLVE))
        .then("b.critically-harmed", true)
        .then("a.critically-harmed", false);
  }

  /// Outside rounds one goes as far as one likes, but not off the end of what can be reckoned.
  @Test
  @Covers({"ODD-R-14"})
  void theWayIsAMileLongToEitherSide() {
    two()
        .refuses(new OddStep.Move("bea", 5_281), "ODD-R-14")
        .refuses(new OddStep.Move("bea", Integer.MIN_VALUE), "ODD-R-14")
        .refuses(new OddStep.Move("bea", Integer.MAX_VALUE), "ODD-R-14")
        .when(new OddStep.Move("bea", -5_280))
        .then("bea.at", -5_280)
        .when(new OddStep.Move("bea", 5_280))
        .then("bea.at", 5_280);
  }

  @Test
  @Covers({"ODD-R-14"})
  void aTurnIsFortyFeetAndOneAction() {
    two()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .refuses(new OddStep.Move("bea", 41), "ODD-R-14")
        .when(List.of(new OddStep.Move("bea", 40), pass("bea")))
        .refuses(new OddStep.Move("bea", 20), "ODD-R-14")
        .refuses(attack("bea", "mono-blade", "foe"), "ODD-R-14")
        .refuses(RESOLVE, "ODD-R-14")
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.at", 40)
        .refuses(pass("bea"), "ODD-R-14");
  }

  @Test
  void aHostileActOutsideRoundsBeginsThemAndIsDeclared() {
    two()
        .dice("d20=1", "d20=1")
        .when(attack("bea", "mono-blade", "foe"))
        .then("fight.round", 1)
        .dice("d8=2")
        .when(List.of(pass("cal"), RESOLVE))
        .then("foe.grit", 2);
  }

  @Test
  void roundsBeginOnceAndOnlyWithSomebodyToFight() {
    two().dice("d20=1", "d20=1").when(BEGIN).refuses(BEGIN, "ODD-INIT-02");
    empty().pregen("ilse", "Ilse").refuses(BEGIN, "ODD-INIT-02");
    two().refuses(new OddStep.EndRounds(), "ODD-R-14").refuses(RESOLVE, "ODD-R-14");
  }

  // Retreat

  @Test
  @Covers({"ODD-RETR-01", "ODD-R-15"})
  void aRetreatTakesAnInsightSaveAndTheAction() {
    two()
        .given("bea.insight", 9)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d20=9")
        .when(List.of(new OddStep.Retreat("bea"), pass("cal"), RESOLVE))
        .then("bea.fled", true);
    two()
        .given("bea.insight", 9)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d20=10")
        .when(List.of(new OddStep.Retreat("bea"), pass("cal"), RESOLVE))
        .then("bea.fled", false)
        .applied("ODD-R-15");
  }

  @Test
  @Covers({"ODD-RETR-02"})
  void withoutASafePlaceThereIsNoRetreat() {
    two()
        .given("scene.closed", true)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .refuses(new OddStep.Retreat("bea"), "ODD-RETR-02");
    two()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .answer("gm", "where-to", "")
        .when(List.of(new OddStep.Retreat("bea"), pass("cal"), RESOLVE))
        .then("bea.fled", false)
        .applied("ODD-RETR-02");
    two().refuses(new OddStep.Retreat("bea"), "ODD-RETR-01");
  }

  // Morale

  private static Table<OddState, OddStep, OddEvent> four(Table<OddState, OddStep, OddEvent> table) {
    return table
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .creature("c", "Street Cutter")
        .creature("d", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN);
  }

  @Test
  @Covers({"ODD-MORL-01", "ODD-R-19"})
  void atTheFirstCasualtyEachFoeSavesOrFlees() {
    four(empty())
        .given("b.resolve", 7)
        .given("a.dead", true)
        .dice("d20=8", "d20=8", "d20=8")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", true)
        .then("c.fled", false)
        .then("d.fled", false)
        .applied("ODD-MORL-01");
  }

  @Test
  @Covers({"ODD-MORL-02", "ODD-R-19"})
  void whenHalfAreLostTheRestSaveAgainAndBothAtOnceIsOneSave() {
    four(empty())
        .given("a.dead", true)
        .dice("d20=1", "d20=1", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .given("b.fled", true)
        .dice("d20=1", "d20=20")
        .when(List.of(pass("c"), pass("d"), RESOLVE))
        .then("c.fled", false)
        .then("d.fled", true);
    four(empty())
        .given("a.dead", true)
        .given("b.dead", true)
        .dice("d20=1", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .applied("ODD-MORL-01", "ODD-MORL-02");
  }

  @Test
  @Covers({"ODD-MORL-02", "ODD-R-19"})
  void halfIsReckonedOfThoseWhoWereThereAtTheStart() {
    // four at the start and two who come later: half is two lost, whoever they are
    four(empty())
        .when(new OddStep.BringIn("Street Cutter", "late", 2))
        .given("a.dead", true)
        .dice("d20=1", "d20=1", "d20=1", "d20=1", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .given("late.dead", true)
        .dice("d20=1", "d20=1", "d20=1", "d20=20")
        .when(List.of(pass("b"), pass("c"), pass("d"), pass("late-2"), RESOLVE))
        .applied("ODD-MORL-02")
        .then("d.fled", false)
        .then("late-2.fled", true);
  }

  @Test
  @Covers({"ODD-MORL-03"})
  void anAbleLeaderSavesForAll() {
    var led =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("a", "Street Cutter")
            .creature("b", "Street Cutter")
            .creature("boss", "Cutter Boss")
            .answer("gm", "order", "party");
    led.given("boss.resolve", 12)
        .given("a.grit", 0)
        .when(BEGIN)
        .given("a.dead", true)
        .dice("d20=11")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", false)
        .then("boss.fled", false);
  }

  @Test
  @Covers({"ODD-MORL-03"})
  void theGmMayNameAnotherLeaderOrNobody() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .creature("boss", "Cutter Boss")
        .answer("gm", "order", "party")
        .answer("gm", "leader", "nobody")
        .when(BEGIN)
        .given("a.dead", true)
        .dice("d20=20", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", true)
        .then("boss.fled", false);
  }

  @Test
  @Covers({"ODD-R-19"})
  void theHouseMayRollOnceForAGroupOnItsHighestResolve() {
    four(house("moraleRoll", OddHouse.MoraleRoll.GROUP))
        .given("c.resolve", 12)
        .given("a.dead", true)
        .dice("d20=12")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", false);
  }

  @Test
  @Covers({"ODD-MORL-04", "ODD-R-19"})
  void aLoneFoeSavesWhenItsGritFallsToZero() {
    bea("Mono-blade")
        .given("foe.grit", 3)
        .given("foe.resolve", 8)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=3", "d20=8")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.grit", 0)
        .then("foe.fled", false);
    bea("Mono-blade")
        .given("foe.grit", 3)
        .given("foe.resolve", 8)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=3", "d20=9")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.fled", true);
  }

  @Test
  @Covers({"ODD-R-19"})
  void theHouseMayCountOnlyFoesThatCameAlone() {
    alone(OddHouse.LoneFoe.ALONE_NOW, "d8=4", "d20=20").then("b.fled", true);
    alone(OddHouse.LoneFoe.CAME_ALONE, "d8=4").then("b.fled", false);
  }

  private static Table<OddState, OddStep, OddEvent> alone(OddHouse.LoneFoe lone, String... dice) {
    return house("loneFoe", lone)
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("a.dead", true)
        .dice("d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .when(List.of(pass("b"), RESOLVE))
        .dice(dice)
        .when(List.of(attack("bea", "mono-blade", "b"), RESOLVE));
  }

  @Test
  @Covers({"ODD-MORL-05"})
  void moraleDoesNotAffectPcs() {
    two()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("bea.dead", true)
        .when(List.of(pass("cal"), RESOLVE))
        .then("cal.fled", false);
  }

  @Test
  void machinesKnowNoMorale() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .creature("drone", "Security Drone")
        .given("drone.grit", 1)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=3")
        .when(List.of(attack("bea", "mono-blade", "drone"), RESOLVE))
        .then("drone.grit", 0)
        .then("drone.fled", false);
  }

  @Test
  @Covers({"ODD-MORL-03"})
  void ofTwoLeadersTheFirstSpeaks() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .creature("a", "Street Cutter")
        .creature("boss", "Cutter Boss")
        .creature("cantor", "Cantor")
        .given("boss.resolve", 5)
        .given("cantor.resolve", 15)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("a.dead", true)
        .dice("d20=6")
        .when(List.of(pass("bea"), RESOLVE))
        .then("boss.fled", true)
        .then("cantor.fled", true);
  }

  @Test
  void aRoundIsTenSeconds() {
    two()
        .given("clock", 100)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(List.of(pass("bea"), pass("cal"), RESOLVE))
        .then("clock", 100)
        .when(List.of(pass("foe"), RESOLVE))
        .then("clock", 110);
  }

  @Test
  @Covers({"ODD-RETR-02"})
  void whoeverHasNowhereToRunToIsToldSo() {
    two()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .answer("gm", "where-to", " ")
        .when(List.of(new OddStep.Retreat("bea"), pass("cal"), RESOLVE))
        .says("there is no safe place to run to");
  }

  @Test
  @Covers({"ODD-MORL-01", "ODD-MORL-02", "ODD-R-19"})
  void whoRunsIsLostAndNoCasualty() {
    var table = four(empty()).given("b.fled", true).when(List.of(pass("bea"), RESOLVE));
    table
        .given("c.fled", true)
        .dice("d20=1", "d20=1")
        .when(List.of(pass("a"), pass("d"), RESOLVE))
        .applied("ODD-MORL-02")
        .given("a.dead", true)
        .dice("d20=20")
        .when(List.of(pass("bea"), RESOLVE))
        .applied("ODD-MORL-01")
        .then("d.fled", true);
  }

  @Test
  @Covers({"ODD-MORL-03", "ODD-R-19"})
  void aLeaderWhoIsOutLeadsNobody() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .creature("boss", "Cutter Boss")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("boss.dead", true)
        .dice("d20=20", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .then("a.fled", true)
        .then("b.fled", false);
  }

  @Test
  @Covers({"ODD-MORL-04", "ODD-R-19"})
  void whoCameAloneSavesUnderBothReadings() {
    beaAt(house("loneFoe", OddHouse.LoneFoe.CAME_ALONE), "Mono-blade")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=4", "d20=20")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.fled", true);
  }

  @Test
  @Covers({"ODD-MORL-01", "ODD-MORL-04", "ODD-R-19"})
  void aGroupsSaveLeavesNoneForBeingAlone() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("a.dead", true)
        .dice("d8=4", "d20=1")
        .when(List.of(attack("bea", "mono-blade", "b"), RESOLVE))
        .then("b.grit", 0)
        .then("b.fled", false);
  }

  @Test
  @Covers({"ODD-MORL-02", "ODD-R-19"})
  void thoseWhoFleeCountTowardsHalfFromTheNextPhasesEndOn() {
    four(empty())
        .given("a.dead", true)
        .dice("d20=20", "d20=1", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", true)
        .dice("d20=1", "d20=20")
        .when(List.of(pass("c"), pass("d"), RESOLVE))
        .applied("ODD-MORL-02")
        .then("c.fled", false)
        .then("d.fled", true);
  }

  @Test
  @Covers({"ODD-MORL-01", "ODD-R-19"})
  void whoFallsOutsideRoundsTriesNobodysNerve() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
            .creature("a", "Street Cutter")
            .creature("b", "Street Cutter")
            .creature("c", "Street Cutter")
            .given("a.grit", 0)
            .given("a.prowess", 1)
            .dice("d8=1");
    strike(table, attack("bea", "mono-blade", "a"))
        .then("a.dead", true)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", false)
        // of the two who were able then, one is half
        .given("b.dead", true)
        .dice("d20=20")
        .when(List.of(pass("c"), RESOLVE))
        .applied("ODD-MORL-01", "ODD-MORL-02")
        .then("c.fled", true);
  }

  @Test
  void whoChangesSidesIsLostToTheFoesAndFleesWithNobody() {
    four(empty())
        .given("a.side", "party")
        .given("b.dead", true)
        .dice("d20=20", "d20=20")
        .when(List.of(pass("bea"), pass("a"), RESOLVE))
        .applied("ODD-MORL-01", "ODD-MORL-02")
        .then("a.fled", false)
        .then("c.fled", true)
        .then("d.fled", true);
  }

  @Test
  @Covers({"ODD-R-15"})
  void aBadLegOrHeavyArmourImpairsARunAndDoesNotForbidIt() {
    for (boolean leg : List.of(true, false)) {
      var sheet =
          leg
              ? sheet("Bea", List.of(), List.of("Bad Leg"))
              : sheet("Bea", List.of(), "Plate or power frame");
      for (int worse : List.of(10, 11)) {
        empty()
            .sheet("bea", sheet)
            .creature("foe", "Street Cutter")
            .answer("gm", "order", "party")
            .when(BEGIN)
            .dice("d20=1", "d20=" + worse)
            .when(List.of(new OddStep.Retreat("bea"), RESOLVE))
            .says(worse == 10 ? "passes a save on Insight" : "fails a save on Insight");
      }
    }
  }
}
