package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What each Advancement does.
@Covers({"ODD-REF-01"})
class AdvancementsTest {
  private static Table<OddState, OddStep, OddEvent> resting(String advancement) {
    return empty().sheet("bea", sheet("Bea", List.of(advancement), "Three days' food"));
  }

  @Test
  void asceticsLoseNoDieOverPoorFood() {
    resting("Asceticism")
        .given("bea.grit", 0)
        .when(new OddStep.Deprive("bea", "food"))
        .dice("d6=3")
        .when(new OddStep.Rest())
        .then("bea.grit", 3);
    resting("Asceticism")
        .given("bea.grit", 1)
        .when(new OddStep.Deprive("bea", "warmth"))
        .answer("bea", "reroll-grit", true)
        .when(new OddStep.Rest())
        .then("bea.grit", 0);
  }

  @Test
  void assassinsRollTwoD12AgainstTheUnaware() {
    var table = gifted("Assassin", "Belt knife").given("foe.grit", 12).given("bea.prowess", 11);
    strike(
            table.answer("gm", "unaware", true).dice("d12=4", "d12=11"),
            attack("bea", "belt knife", "foe"))
        .then("foe.grit", 1);
    var aware = gifted("Assassin", "Belt knife").dice("d4=2");
    strike(aware, attack("bea", "belt knife", "foe")).then("foe.grit", 2);
  }

  @Test
  void aBodyguardMayTakeHarmMeantForAnAlly() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of("Bodyguard"), "Mail or stab vest"))
            .sheet("cal", sheet("Cal", List.of()))
            .creature("foe", "Street Cutter");
    strike(table.answer("bea", "take-for", true).dice("d8=5"), attack("foe", "machete", "cal"))
        .then("cal.grit", 4)
        .then("bea.grit", 1);
    strike(table.dice("d8=3"), attack("foe", "machete", "cal")).then("cal.grit", 1);
  }

  @Test
  void someCriticalSavesAreEnhanced() {
    gifted("Could be worse")
        .given("bea.grit", 0)
        .dice("d20=20", "d20=1")
        .when(harm("bea", 1))
        .then("bea.critically-harmed", false);
    gifted("Unyielding")
        .given("bea.grit", 0)
        .answer("gm", "harm-kind", "effort")
        .dice("d20=20", "d20=1")
        .when(harm("bea", 1))
        .then("bea.critically-harmed", false);
    gifted("Unyielding")
        .given("bea.grit", 0)
        .dice("d20=20")
        .when(harm("bea", 1))
        .then("bea.critically-harmed", true);
  }

  @Test
  void someRollAnAttributeAnewWhenGained() {
    bea()
        .dice("d6=6", "d6=5", "d6=5")
        .when(new OddStep.Grant("bea", "Danger sense"))
        .then("bea.insight", 16)
        .then("bea.permanent-insight", 16);
    bea()
        .dice("d6=1", "d6=1", "d6=1")
        .when(new OddStep.Grant("bea", "Developed"))
        .then("bea.prowess", 10);
    bea()
        .given("bea.resolve", 4)
        .dice("d6=3", "d6=3", "d6=3")
        .when(new OddStep.Grant("bea", "Resolute"))
        .then("bea.resolve", 9)
        .then("bea.permanent-resolve", 10);
  }

  @Test
  void dieHardAddsADieOfGrit() {
    resting("Die Hard").dice("d6=3", "d6=4").when(new OddStep.Rest()).then("bea.grit", 7);
  }

  @Test
  void theFastAlwaysActFirstWithoutASave() {
    gifted("Fast").when(BEGIN).then("bea.late", false).then("fight.phase", "early");
    gifted("Fast").answer("gm", "order", "foes").when(BEGIN).then("bea.late", false);
  }

  @Test
  @Covers({"ODD-R-29"})
  void healersStabiliseWithoutARoll() {
    empty()
        .sheet("bea", sheet("Bea", List.of("Healer")))
        .sheet("cal", sheet("Cal", List.of()))
        .given("cal.grit", 0)
        .dice("d20=20")
        .when(harm("cal", 1))
        .when(new OddStep.Stabilise("bea", "cal"))
        .then("cal.critically-harmed", false);
  }

  @Test
  void ironhideIsArmourOneWhenUnarmoured() {
    gifted("Ironhide").then("bea.armour", 1);
    gifted("Ironhide", "Leather or padded coat").then("bea.armour", 1);
    gifted("Ironhide", "Shield or riot board").then("bea.armour", 2);
  }

  @Test
  void aKeenSenseEnhancesWhatItNotices() {
    bea()
        .answer("bea", "sense", "smell")
        .when(new OddStep.Grant("bea", "Sensory acuity"))
        .dice("d20=20", "d20=1")
        .when(save("bea", "notice the scent of gas"))
        .says("passes")
        .dice("d20=20")
        .when(save("bea", "hear the step"))
        .says("fails");
  }

  @Test
  void someAreGoodAtSomeSaves() {
    gifted("Sleek")
        .dice("d20=20", "d20=1")
        .when(save("bea", "wriggle out of the net"))
        .says("passes");
    gifted("Machine Friend")
        .dice("d20=20", "d20=1")
        .when(save("bea", "mend the pump"))
        .says("passes");
    gifted("Machine Friend").dice("d20=20").when(save("bea", "danger")).says("fails");
  }

  @Test
  void martialCombatantsAreNotImpairedUnarmed() {
    strike(gifted("Martial combatant").dice("d4=3"), attack("bea", "unarmed", "foe"))
        .then("foe.grit", 1);
  }

  @Test
  void anOldHandRollsOneFailedInsightSaveOfASceneAgain() {
    gifted("Old Hand")
        .dice("d20=20", "d20=3")
        .when(save("bea", "danger"))
        .then("bea.hand-played", true)
        .dice("d20=20")
        .when(save("bea", "danger"))
        .notAsked("bea", "roll-again")
        .when(new OddStep.EndScene())
        .then("bea.hand-played", false);
    gifted("Old Hand")
        .answer("gm", "attribute", "prowess")
        .dice("d20=20")
        .when(save("bea", "danger"))
        .notAsked("bea", "roll-again");
  }

  @Test
  void heavyDrawGrowsMeleeDiceFromProwessTwelve() {
    var strong = gifted("Heavy Draw", "Club or bat").given("bea.prowess", 12).dice("d8=3");
    strike(strong, attack("bea", "club or bat", "foe")).then("foe.grit", 1);
    var weak = gifted("Heavy Draw", "Club or bat").given("bea.prowess", 11).dice("d6=3");
    strike(weak, attack("bea", "club or bat", "foe")).then("foe.grit", 1);
    var shot = gifted("Heavy Draw", "Revolver").given("bea.prowess", 12).dice("d6=3");
    strike(shot, attack("bea", "revolver", "foe")).then("foe.grit", 1);
  }

  @Test
  void aTurnOfAimingMakesTheNextShotEnhanced() {
    var table = gifted("Cold Barrel", "Laser pistol").when(new OddStep.Aim("bea"));
    strike(table.dice("d6=1", "d6=3"), attack("bea", "laser pistol", "foe"))
        .then("foe.grit", 1)
        .then("bea.aiming", false);
    bea().refuses(new OddStep.Aim("bea"), "ODD-REF-01");
  }

  @Test
  void secondBreathRerollsGritInAFightOnceARest() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of("Second Breath"), "Three days' food"))
            .creature("foe", "Street Cutter");
    table
        .refuses(new OddStep.CatchBreath("bea"), "ODD-REF-01")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d6=6")
        .when(List.of(new OddStep.CatchBreath("bea"), RESOLVE))
        .then("bea.grit", 6)
        .when(List.of(pass("foe"), RESOLVE))
        .refuses(new OddStep.CatchBreath("bea"), "ODD-REF-01")
        .when(new OddStep.EndRounds())
        .when(new OddStep.Rest())
        .then("bea.breath-caught", false);
  }

  @Test
  void aSteadyFriendEnhancesCriticalSavesOnInsightOfAlliesBesideThem() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of("Steady Friend")))
            .sheet("cal", sheet("Cal", List.of()))
            .given("cal.grit", 0);
    table
        .answer("gm", "harm-kind", "stress")
        .dice("d20=20", "d20=1")
        .when(harm("cal", 1))
        .then("cal.critically-harmed", false)
        .given("bea.at", 30)
        .answer("gm", "harm-kind", "stress")
        .dice("d20=20")
        .when(harm("cal", 1))
        .then("cal.critically-harmed", true);
  }

  @Test
  @Covers({"ODD-EFF-01"})
  void measuredEffortCostsAD4() {
    gifted("Measured Effort")
        .answer("bea", "effort", true)
        .dice("d4=2", "d20=1", "d20=1")
        .when(save("bea", "danger"))
        .then("bea.grit", 2);
  }

  @Test
  void theFirstHarmOfASceneIsOneLowerForTheScarred() {
    gifted("Scarred Thick")
        .when(harm("bea", 2))
        .then("bea.grit", 3)
        .when(harm("bea", 2))
        .then("bea.grit", 1)
        .when(new OddStep.EndScene())
        .when(harm("bea", 1))
        .then("bea.grit", 1);
  }

  @Test
  void aLoudPrayerImpairsTheFoesNextMoraleSave() {
    gifted("Loud Prayer", "Mono-blade")
        .refuses(new OddStep.Pray("bea"), "ODD-REF-01")
        .given("foe.grit", 2)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(new OddStep.Pray("bea"))
        .refuses(new OddStep.Pray("bea"), "ODD-REF-01")
        .dice("d8=2", "d20=1", "d20=20")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.fled", true);
    bea().refuses(new OddStep.Pray("bea"), "ODD-REF-01");
  }

  @Test
  @Covers({"ODD-REF-01", "ODD-MORL-01"})
  void aLoudPrayerImpairsEveryFoesSaveOfTheNextCheckAndNoLater() {
    gifted("Loud Prayer")
        .creature("b", "Street Cutter")
        .creature("c", "Street Cutter")
        .creature("d", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(new OddStep.Pray("bea"))
        .given("foe.dead", true)
        .dice("d20=1", "d20=20", "d20=20", "d20=1", "d20=1", "d20=1")
        .when(List.of(pass("bea"), RESOLVE))
        .then("b.fled", true)
        .then("c.fled", true)
        .then("d.fled", false)
        // half are lost: a plain save
        .dice("d20=1")
        .when(List.of(pass("d"), RESOLVE))
        .then("d.fled", false);
  }

  @Test
  @Covers({"ODD-REF-01", "ODD-MORL-04"})
  void aLoneFoesSaveUsesThePrayerUpToo() {
    var table =
        gifted("Loud Prayer", "Mono-blade")
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(new OddStep.Pray("bea"))
            .dice("d8=4", "d20=1", "d20=1")
            .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
            .when(List.of(pass("foe"), RESOLVE))
            .given("foe.grit", 4);
    table
        .dice("d8=4", "d20=1")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.fled", false);
  }

  @Test
  @Covers({"ODD-REF-01", "ODD-CRIT-04"})
  void nobodyPraysWhoCannotAct() {
    gifted("Loud Prayer")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("bea.critically-harmed", true)
        .refuses(new OddStep.Pray("bea"), "ODD-CRIT-04")
        .refuses(new OddStep.Pray("ghost"), "ODD-REF-01");
  }

  @Test
  void aQuickStudyWinsTiedContestsOfWits() {
    gifted("Quick Study")
        .dice("d20=5", "d20=5")
        .when(contest("bea", "foe", "a riddle"))
        .says("Bea wins");
    gifted("Quick Study")
        .answer("gm", "attribute", "bea", "prowess")
        .dice("d20=5", "d20=5")
        .when(contest("bea", "foe", "the rope"))
        .says("things stay as they were");
  }

  @Test
  void aDoorOpenerRetreatsEnhancedAndHoldsTheDoorForOneAlly() {
    empty()
        .sheet("bea", sheet("Bea", List.of("Door Opener")))
        .sheet("cal", sheet("Cal", List.of()))
        .sheet("dan", sheet("Dan", List.of()))
        .creature("foe", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d20=20", "d20=1", "d20=20", "d20=20", "d20=1")
        .when(
            List.of(
                new OddStep.Retreat("cal"),
                new OddStep.Retreat("dan"),
                new OddStep.Retreat("bea"),
                RESOLVE))
        .then("cal.fled", true)
        .then("dan.fled", false)
        .then("bea.fled", true);
  }

  @Test
  void theBlastWiseTakeHalfABlastRoundedUp() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of("Blast-wise")))
            .creature("mother", "Pond Mother")
            .dice("d6=5");
    strike(table, attack("mother", "drowning song", "bea")).then("bea.grit", 1);
  }

  @Test
  void barricadersHaveOneMoreArmourBehindCover() {
    var table = gifted("Barricader").given("scene.cover.foe.bea", true).dice("d8=3");
    strike(table, attack("foe", "machete", "bea")).then("bea.grit", 2);
    var open = gifted("Barricader").dice("d8=3");
    strike(open, attack("foe", "machete", "bea")).then("bea.grit", 1);
  }

  @Test
  void theLastRoundTurnsANarrowMissIntoAHitOnceAFight() {
    var table = gifted("Last Round", "Revolver").given("bea.insight", 3).given("foe.grit", 9);
    strike(table.dice("d6=5"), attack("bea", "revolver", "foe")).then("foe.grit", 6);
    strike(table.dice("d6=5"), attack("bea", "revolver", "foe"))
        .then("foe.grit", 6)
        .notAsked("bea", "last-round");
    var wide = gifted("Last Round", "Revolver").given("bea.insight", 3).dice("d6=6");
    strike(wide, attack("bea", "revolver", "foe")).then("foe.grit", 4);
  }

  @Test
  void aPlasmaRifleOverheatsThoughTheLastRoundMadeItAHit() {
    var table = gifted("Last Round", "Plasma rifle").given("foe.grit", 12).dice("d12=12");
    strike(table, attack("bea", "plasma rifle", "foe"))
        .then("foe.grit", 2)
        .refuses(attack("bea", "plasma rifle", "foe"), "ODD-REF-03");
  }

  @Test
  void aNerveDrillChoosesBetweenTwoDiceOfPanic() {
    gifted("Nerve Drill")
        .given("bea.grit", 0)
        .given("bea.resolve", 1)
        .answer("gm", "harm-kind", "effort")
        .answer("bea", "panic-die", "1")
        .dice("d6=5", "d6=1", "d6=1")
        .when(harm("bea", 1))
        .then("bea.flight", true);
  }

  @Test
  void nobodyLearnsTheSameTwiceExceptAnotherField() {
    gifted("Fast")
        .refuses(new OddStep.Grant("bea", "Fast"), "ODD-REF-01")
        .refuses(new OddStep.Grant("bea", "Juggling"), "ODD-REF-01")
        .refuses(new OddStep.Grant("foe", "Fast"), "ODD-REF-01");
    gifted("Expert")
        .answer("bea", "field", "engines")
        .when(new OddStep.Grant("bea", "Expert"))
        .then("bea.advancement-names", List.of("Expert", "Expert (engines)"));
  }

  @Test
  @Covers({"ODD-R-41"})
  void whirlwindChangesNothingWhileTwoWeaponsArePlainForAll() {
    var table = gifted("Whirlwind", "Club or bat", "Mono-blade").given("foe.grit", 9);
    strike(table.dice("d6=2", "d8=6"), twoWeapons("bea", "club or bat", "mono-blade", "foe"))
        .then("foe.grit", 3);
  }

  @Test
  void theLastRoundMakesUpForOneOrTwo() {
    var one = gifted("Last Round", "Revolver").given("bea.insight", 3).given("foe.grit", 9);
    strike(one.dice("d6=4"), attack("bea", "revolver", "foe")).then("foe.grit", 6);
  }

  @Test
  void halfABlastIsRoundedUp() {
    for (int[] taken : new int[][] {{3, 2}, {4, 2}, {5, 3}, {6, 3}}) {
      var table =
          empty()
              .sheet("bea", sheet("Bea", List.of("Blast-wise")))
              .creature("mother", "Pond Mother")
              .dice("d6=" + taken[0]);
      strike(table, attack("mother", "drowning song", "bea")).then("bea.grit", 4 - taken[1]);
    }
  }

  @Test
  void aLowRollLeavesTheAttributeAndMostAdvancementsRollNothing() {
    gifted("Expert")
        .dice("d6=1", "d6=2", "d6=3")
        .when(new OddStep.Grant("bea", "Danger sense"))
        .then("bea.insight", 10)
        .when(new OddStep.Grant("bea", "Healer"))
        .then("bea.advancements", 3);
  }
}
