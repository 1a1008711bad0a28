package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.end;
import static quintain.otherworlds.Tables.strike;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.odds.Odds;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Repose;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Initiative, rounds, turn points and what happens at the start of a turn.
class TurnsTest {
  private static final OtwStep BITE = attack("foe", "bite", "hero");

  /// The hero's turn in the first round: 4 + 5 against 6 + 1.
  static Table<OtwState, OtwStep, OtwEvent> heroFirst(Folk.Hero hero) {
    return duel(hero).dice(d6(5, 1)).when(Tables.BEGIN).then("fight.turn", "hero");
  }

  /// The foe's turn in the first round.
  private static Table<OtwState, OtwStep, OtwEvent> foeFirst(Folk.Hero hero) {
    return duel(hero).dice(d6(1, 5)).when(Tables.BEGIN).then("fight.turn", "foe");
  }

  // Initiative

  @Test
  @Covers({"OTW-INIT-01", "OTW-INIT-02", "OTW-DICE-05", "OTW-CC-05"})
  void initiativeIsSpeedAndBonusAndAnExplodingDie() {
    duel(Folk.hero("6/3/6/3/3/4").picking("Quick Start"))
        .dice(d6(6, 2, 3))
        .when(Tables.BEGIN)
        .then("hero.initiative", 14)
        .then("foe.initiative", 9);
  }

  @Test
  @Covers("OTW-INIT-03")
  void theHighestStartsAndTheRoundEndsAfterTheLowest() {
    heroFirst(axeman())
        .then("fight.order", List.of("hero", "foe"))
        .then("fight.round", 1)
        .when(end("hero"))
        .then("fight.turn", "foe")
        .then("fight.round", 1)
        .when(end("foe"))
        .then("fight.turn", "hero")
        .then("fight.round", 2);
  }

  @Test
  @Covers("OTW-R-43")
  void tiesGoToSpeedThenDexterityThenPlayers() {
    // 4 + 5 against 6 + 3: SPD 6 goes first
    duel(axeman()).dice(d6(5, 3)).when(Tables.BEGIN).then("fight.turn", "foe");
    duel(axeman()).given("foe.spd", 4).dice(d6(3, 3)).when(Tables.BEGIN).then("fight.turn", "hero");
    duel(axeman())
        .given("foe.spd", 4)
        .given("foe.dex", 3)
        .given("foe.tou", 5)
        .dice(d6(3, 3))
        .when(Tables.BEGIN)
        .then("fight.turn", "hero");
  }

  @Test
  @Covers({"OTW-R-43", "OTW-R-02"})
  void aTieThatIsLeftIsRolledAgainInRosterOrder() {
    Tables.empty()
        .sheet("hero", axeman().sheet())
        .creature("a", "Kennel Hound")
        .creature("b", "Kennel Hound")
        .dice(d6(1, 3, 3, 2, 2, 1, 4))
        .when(Tables.BEGIN)
        .then("fight.order", List.of("b", "a", "hero"));
  }

  @Test
  @Covers("OTW-R-43")
  void oddsOfABattleWhoseTiesCouldGoOnForEverComeToAnEnd() {
    var twins =
        Tables.empty()
            .sheet("hero", axeman().sheet())
            .creature("a", "Kennel Hound")
            .creature("b", "Kennel Hound");

    var random = new SplittableRandom(1);

    var odds =
        new Odds<>(new OtherworldsBook())
            .preview(twins.state(), Tables.BEGIN, Seat.REFEREE, sides -> random.nextInt(sides) + 1);

    assertThat(odds.exact()).isFalse();
  }

  @Test
  @Covers("OTW-R-43")
  void lateComersRollOnArrival() {
    heroFirst(axeman())
        .dice(d6(6, 5))
        .when(new OtwStep.BringIn("Kennel Hound", "late", 1))
        .then("fight.order", List.of("late", "hero", "foe"))
        .then("fight.turn", "hero");
  }

  @Test
  @Covers("OTW-R-112")
  void theExhaustedLoseEdgeOnInitiativeToo() {
    duel(axeman())
        .given("hero.poison", 1)
        .dice(d6(5, 2, 1))
        .when(Tables.BEGIN)
        .then("hero.initiative", 6);
  }

  @Test
  @Covers("OTW-INIT-03")
  void theBattleEndsByItselfUnlessItIsKept() {
    heroFirst(axeman()).given("foe.hp", 1).dice(d6(3, 1)).when(strike()).then("fight.round", 0);
    heroFirst(axeman())
        .given("foe.hp", 1)
        .when(new OtwStep.KeepBattle(true))
        .dice(d6(3, 1))
        .when(strike())
        .then("fight.round", 1)
        .when(new OtwStep.KeepBattle(false))
        .then("fight.round", 0);
  }

  @Test
  @Covers("OTW-INIT-01")
  void aBattleTakesTwoSidesAndIsNotBegunTwice() {
    heroFirst(axeman()).refuses(Tables.BEGIN, "OTW-INIT-01");
    Tables.empty().sheet("hero", axeman().sheet()).refuses(Tables.BEGIN, "OTW-INIT-01");
  }

  // Turn points

  @Test
  @Covers({"OTW-ACT-01", "OTW-ACT-02", "OTW-ACT-03"})
  void aTurnHasTwoPointsForActionsInAnyCombination() {
    heroFirst(axeman())
        .then("fight.points", 2)
        .when(new OtwStep.BraceYourself("hero"))
        .then("fight.points", 1)
        .when(new OtwStep.BraceYourself("hero"))
        .then("fight.points", 0)
        .then("hero.braced", 2)
        .refuses(new OtwStep.BraceYourself("hero"), "OTW-ACT-01");
  }

  @Test
  @Covers("OTW-ACT-03")
  void braceHelpsTheNextDefenceOnce() {
    duel(axeman())
        .when(new OtwStep.BraceYourself("hero"))
        // 10 + 5 against 8 + 4, then 8 + 2
        .dice(d6(5, 2, 4))
        .when(BITE)
        .then("hero.hp", 21)
        .dice(d6(5, 2))
        .when(BITE)
        .then("hero.hp", 16);
  }

  @Test
  @Covers("OTW-R-57")
  void braceDoesNotHelpAnEvade() {
    Tables.against(Folk.hero("3/7/4/3/2/6"), "Kennel Hound")
        .when(new OtwStep.BraceYourself("hero"))
        .dice(d6(1, 2))
        .answer("hero", "stance", "evade")
        .when(BITE)
        .then("hero.braced", 1);
  }

  @Test
  @Covers({"OTW-ACT-13", "OTW-ACT-14", "OTW-R-44"})
  void anAttackActionOnceATurnForAPoint() {
    heroFirst(axeman())
        .dice(d6(3, 1))
        .when(strike())
        .then("fight.points", 1)
        .refuses(strike(), "OTW-ACT-13")
        .when(end("hero"))
        .when(end("foe"))
        .then("fight.points", 2)
        .dice(d6(3, 1))
        .when(strike());
  }

  @Test
  @Covers({"OTW-INIT-03", "OTW-DOWN-01"})
  void nobodyActsOutOfTurnOrUnconscious() {
    heroFirst(axeman()).refuses(BITE, "OTW-INIT-03").refuses(end("foe"), "OTW-INIT-03");
    duel(axeman()).given("hero.hp", 0).given("hero.down", 3).refuses(strike(), "OTW-DOWN-01");
  }

  @Test
  @Covers("OTW-INIT-03")
  void aBattleInWhichNobodyHasATurnIsOver() {
    Tables.duel(axeman())
        .changed(state -> new FightEvent.BattleBegan().appliedTo(state))
        .when(new OtwStep.OpenBattle())
        .then("fight.round", 0)
        .then("fight.turn", "none");
  }

  @Test
  @Covers({"OTW-ACT-17", "OTW-ACT-21", "OTW-R-46"})
  void whatIsReadiedIsReleasedByTheReactionOnAnothersTurn() {
    var ready = new OtwStep.Ready("hero", (OtwStep.Deed) strike(), "when it bares its teeth");
    heroFirst(axeman())
        .when(ready)
        .then("fight.points", 1)
        .refuses(ready, "OTW-ACT-13")
        .refuses(new OtwStep.SpringTrigger("hero"), "OTW-ACT-21")
        .when(end("hero"))
        .dice(d6(3, 1))
        .when(new OtwStep.SpringTrigger("hero"))
        .then("foe.hp", 80)
        .refuses(new OtwStep.SpringTrigger("hero"), "OTW-R-46");
  }

  @Test
  @Covers({"OTW-R-46", "OTW-R-54"})
  void whatIsReadiedIsLostAtOnesNextTurnAndTheReactionComesBackEachRound() {
    var ready = new OtwStep.Ready("hero", (OtwStep.Deed) strike(), "when it moves");
    heroFirst(axeman())
        .when(ready)
        .when(end("hero"))
        .when(end("foe"))
        .refuses(new OtwStep.SpringTrigger("hero"), "OTW-R-46")
        .when(ready)
        .when(end("hero"))
        .answer("hero", "release", false)
        .when(new OtwStep.SpringTrigger("hero"))
        .then("foe.hp", 90)
        .dice(d6(3, 1))
        .when(new OtwStep.SpringTrigger("hero"))
        .then("foe.hp", 80);
  }

  @Test
  @Covers("OTW-ACT-17")
  void onlyAttacksAndActionSkillsAreReadied() {
    heroFirst(axeman())
        .refuses(
            new OtwStep.Ready("hero", new OtwStep.BraceYourself("hero"), "when it bites"),
            "OTW-ACT-17");
  }

  @Test
  @Covers({"OTW-FREE-05", "OTW-FREE-06", "OTW-FREE-09", "OTW-R-52"})
  void triflesAreFreeOnceATurnEach() {
    heroFirst(axeman())
        .when(new OtwStep.Trifle("hero", "puts up the hood"))
        .when(new OtwStep.Trifle("hero", "kicks a stone"))
        .then("fight.points", 2)
        .asked("referee", "trifle")
        .refuses(new OtwStep.Trifle("hero", "kicks a stone"), "OTW-R-52");
  }

  @Test
  @Covers({"OTW-FREE-08", "OTW-MECH-25a", "OTW-MECH-25b"})
  void droppingProneIsFreeAndCostsEdge() {
    heroFirst(axeman())
        .when(new OtwStep.DropProne("hero"))
        .then("hero.prone", true)
        .then("fight.points", 2)
        // the prone strike at edge -1, and defend as ever, but are struck with edge
        .dice(d6(5, 3, 1))
        .when(strike())
        .then("foe.hp", 80)
        .when(end("hero"))
        .dice(d6(3, 5, 2))
        .when(BITE)
        .then("hero.hp", 19);
  }

  @Test
  @Covers("OTW-SKL-02")
  void passivesAreOnWhenTheirOwnerWants() {
    var slippery = Folk.hero("3/7/4/3/2/6").picking("Slippery");
    Tables.against(slippery, "Kennel Hound")
        .dice(d6(1, 2, 5))
        .answer("hero", "stance", "evade")
        .when(BITE)
        .when(new OtwStep.Toggle("hero", "Slippery", false))
        .dice(d6(1, 2))
        .answer("hero", "stance", "evade")
        .when(BITE)
        .when(new OtwStep.Toggle("hero", "Slippery", true))
        .then("hero.passive-off", false)
        .refuses(new OtwStep.Toggle("hero", "Blade Wall", true), "OTW-SKL-02");
  }

  // The start of a turn

  @Test
  @Covers({"OTW-R-40", "OTW-DOWN-02"})
  void theDownedHaveOneRoundLessEachTurnAndThenDie() {
    foeFirst(axeman())
        .when(new OtwStep.KeepBattle(true))
        .given("hero.hp", 0)
        .given("hero.down", 2)
        .when(end("foe"))
        .then("hero.down", 1)
        .then("fight.turn", "foe")
        .when(end("foe"))
        .then("hero.dead", true);
  }

  @Test
  @Covers({"OTW-EQ-13", "OTW-EQ-15", "OTW-R-70", "OTW-R-55"})
  void guardsRechargeAtTheStartOfATurnAndAbsorbDoesNot() {
    foeFirst(axeman().wearing("Kite Field").wearing("Reed Charm"))
        .given("hero.left.kite-field", 1)
        .given("hero.left.reed-charm", 2)
        .when(end("foe"))
        .then("hero.guard", 3)
        .then("hero.absorb", 2)
        .given("hero.left.kite-field", 5)
        .when(end("hero"))
        .when(end("foe"))
        .then("hero.guard", 6);
  }

  @Test
  @Covers({"OTW-MECH-24c", "OTW-MECH-24d", "OTW-MECH-24e", "OTW-R-95"})
  void theFrozenThawByOneATurnAndHaveNoPointsTillThen() {
    foeFirst(Folk.hero("6/2/4/3/3/4"))
        .given("hero.frost", 3)
        .when(end("foe"))
        .then("hero.dex", 0)
        .then("hero.frozen", true)
        .then("fight.points", 0)
        .when(end("hero"))
        .when(end("foe"))
        // frozen when the turn began: no points though the last step thaws
        .then("hero.dex", 1)
        .then("hero.frozen", false)
        .then("fight.points", 0)
        .when(end("hero"))
        .when(end("foe"))
        .then("hero.dex", 2)
        .then("hero.frost", 0)
        .then("fight.points", 2);
  }

  @Test
  @Covers("OTW-MECH-30b")
  void thePetrifiedHaveNoTurn() {
    foeFirst(axeman())
        .given("hero.petrify", 8)
        .then("hero.petrified", true)
        .when(end("foe"))
        .then("fight.turn", "foe")
        .then("fight.round", 2);
  }

  @Test
  @Covers({"OTW-MECH-33a"})
  void regenerationGivesADieEachTurn() {
    foeFirst(axeman())
        .given("hero.hp", 9)
        .given("hero.regenerating-health", true)
        .dice(d6(4))
        .when(end("foe"))
        .then("hero.hp", 13);
    foeFirst(axeman())
        .given("hero.ast", 1)
        .given("hero.regenerating-astral", true)
        .dice(d6(4))
        .when(end("foe"))
        .then("hero.ast", 5);
  }

  @Test
  @Covers({"OTW-MECH-32a", "OTW-MECH-32b", "OTW-R-102"})
  void thePoisonedTakeItAgainIfTheyAct() {
    foeFirst(axeman())
        .given("hero.poison", 3)
        .when(end("foe"))
        .then("hero.hp", 21)
        .then("fight.points", 2)
        .when(end("hero"))
        .when(end("foe"))
        .then("hero.hp", 18)
        .then("hero.poison", 3);
  }

  @Test
  @Covers("OTW-MECH-32b")
  void whoHoldsStillIsSparedAndDoesNothing() {
    foeFirst(axeman())
        .given("hero.poison", 3)
        .answer("hero", "act-poisoned", false)
        .when(end("foe"))
        .then("hero.hp", 24)
        .then("fight.points", 0)
        .refuses(strike(), "OTW-MECH-32b")
        .when(end("hero"))
        .then("hero.holding", true)
        .when(end("foe"))
        .then("hero.holding", false);
  }

  @Test
  @Covers({"OTW-MECH-32b", "OTW-R-102"})
  void whoHoldsStillHasNoReactionUntilTheNextTurn() {
    // 10 + 1 against 8 + 5: nothing dealt, which a Riposte could answer
    foeFirst(axeman().picking("Riposte"))
        .given("hero.poison", 3)
        .answer("hero", "act-poisoned", false)
        .when(end("foe"))
        .when(end("hero"))
        .dice(d6(1, 5, 5))
        .when(Tables.attack("foe", "bite", "hero"))
        .notAsked("hero", "riposte");
    foeFirst(axeman().picking("Riposte"))
        .given("hero.poison", 3)
        .when(end("foe"))
        .when(end("hero"))
        .dice(d6(1, 5, 5))
        .when(Tables.attack("foe", "bite", "hero"))
        .asked("hero", "riposte");
  }

  @Test
  @Covers("OTW-R-102")
  void aHouseMayLetPoisonFade() {
    Tables.against(axeman(), "Kennel Hound")
        .house(Houses.with("poisonFade", OtwHouse.PoisonFade.ONE_PER_TURN))
        .dice(d6(1, 5))
        .when(Tables.BEGIN)
        .given("hero.poison", 3)
        .when(end("foe"))
        .then("hero.hp", 21)
        .then("hero.poison", 2);
  }

  @Test
  @Covers({"OTW-SR-02", "OTW-R-37"})
  void theBleedingTakeTheirBleedEachTurn() {
    foeFirst(axeman())
        .given("hero.hp", 9)
        .given("hero.bleed", 2)
        .when(end("foe"))
        .then("hero.hp", 7)
        .when(new OtwStep.Heal("hero", 1))
        .then("hero.bleed", 0);
  }

  @Test
  @Covers("OTW-R-55")
  void whoFallsAtTheStartOfATurnHasNone() {
    foeFirst(axeman())
        .when(new OtwStep.KeepBattle(true))
        .given("hero.hp", 1)
        .given("hero.poison", 3)
        .when(end("foe"))
        .then("hero.down", 6)
        .then("fight.turn", "foe");
  }

  @Test
  @Covers({"OTW-MECH-42b", "OTW-MECH-42c", "OTW-R-105"})
  void theStunnedShakeItOffForAPoint() {
    foeFirst(Folk.hero("6/4/4/3/3/4"))
        .given("hero.stun", 12)
        .dice(d6(3))
        .when(end("foe"))
        .then("hero.stun", 5)
        .then("fight.points", 1)
        .dice(d6(3))
        .when(List.of(end("hero"), end("foe")))
        .then("hero.stun", 0)
        .then("fight.points", 1)
        .when(List.of(end("hero"), end("foe")))
        .then("fight.points", 2);
  }

  @Test
  @Covers("OTW-R-105")
  void withoutPointsTheCheckIsMadeAllTheSame() {
    foeFirst(Folk.hero("6/4/4/3/3/4"))
        .given("hero.stun", 12)
        .given("hero.frost", 6)
        .dice(d6(3))
        .when(end("foe"))
        .then("hero.stun", 5)
        .then("fight.points", 0);
  }

  @Test
  @Covers({"OTW-MECH-10a", "OTW-MECH-10b", "OTW-R-90"})
  void anotherPlayerTakesTheTurnOfTheConfused() {
    var table =
        Tables.empty()
            .sheet("anna", axeman().sheet())
            .sheet("bert", axeman().sheet())
            .sheet("cora", axeman().sheet())
            .creature("foe", "Kennel Hound")
            .dice(d6(5, 1, 1, 1, 2, 3))
            .when(Tables.BEGIN)
            .given("foe.confused", true)
            .dice("pick=3")
            .when(end("anna"))
            .then("fight.turn", "foe")
            .then("fight.control", "cora");
    var book = new OtherworldsBook();
    assertThat(book.deeds().permits(table.state(), new Seat("cora"), end("foe"))).isEmpty();
    assertThat(book.deeds().permits(table.state(), new Seat("bert"), end("foe"))).isPresent();
  }

  @Test
  @Covers("OTW-R-90")
  void theOwnPlayerIsNotPickedAndTheWorldMasterStandsIn() {
    foeFirst(axeman())
        .given("hero.confused", true)
        .when(end("foe"))
        .then("fight.control", "referee");
  }

  @Test
  @Covers("OTW-R-107")
  void whatLastsTheEncounterEndsWithIt() {
    heroFirst(axeman())
        .given("foe.blind", true)
        .given("foe.berserk", true)
        .given("foe.poison", 2)
        .when(new OtwStep.EndBattle())
        .then("foe.blind", false)
        .then("foe.berserk", false)
        .then("foe.poison", 2);
  }

  @Test
  @Covers({"OTW-MECH-32b", "OTW-R-102"})
  void outsideTurnsPoisonComesBackEveryFiveMinutes() {
    duel(axeman())
        .given("hero.poison", 2)
        .when(new OtwStep.LetTimePass(4))
        .then("hero.hp", 24)
        .when(new OtwStep.LetTimePass(1))
        .then("hero.hp", 22)
        .when(new OtwStep.LetTimePass(12))
        .then("hero.hp", 18)
        .then("clock", 17);
    heroFirst(axeman()).refuses(new OtwStep.LetTimePass(5), "OTW-MECH-32b");
  }

  @Test
  @Covers({"OTW-DOWN-02", "OTW-R-40", "OTW-R-113"})
  void outsideABattleAMinuteIsTenRoundsToLive() {
    duel(axeman())
        .given("hero.hp", 0)
        .given("hero.down", 12)
        .when(new OtwStep.LetTimePass(1))
        .then("hero.down", 2)
        .then("hero.dead", false)
        .when(new OtwStep.LetTimePass(1))
        .then("hero.dead", true);
  }

  @Test
  @Covers({"OTW-MECH-24d", "OTW-EQ-13", "OTW-R-113"})
  void outsideABattleFrostThawsAndGuardsRecharge() {
    duel(axeman().wearing("Buckler Field"))
        .given("hero.frost", 14)
        .given("hero.left.buckler-field", 0)
        .when(new OtwStep.LetTimePass(1))
        .then("hero.frost", 4)
        .then("hero.guard", 4)
        .when(new OtwStep.LetTimePass(60))
        .then("hero.frost", 0);
  }

  @Test
  @Covers({"OTW-MECH-42b", "OTW-R-113"})
  void outsideABattleStunIsShakenOffByItsChecks() {
    // 15 less 6 + 3 and 6 + 1
    duel(axeman())
        .given("hero.stun", 15)
        .dice(d6(3, 1))
        .when(new OtwStep.LetTimePass(1))
        .then("hero.stun", 0);
  }

  @Test
  @Covers({"OTW-SR-02", "OTW-R-113"})
  void theBleedingFallInTimeAndThenTheirRoundsRunOut() {
    // 9, 7, 5, 3, 1: down in the fifth of ten rounds, with TOU 6 rounds to live
    duel(axeman())
        .given("hero.hp", 9)
        .given("hero.bleed", 2)
        .when(new OtwStep.LetTimePass(1))
        .then("hero.hp", 0)
        .then("hero.down", 1);
  }

  @Test
  @Covers({"OTW-MECH-33a", "OTW-R-113"})
  void regenerationGoesOnUntilThereIsNothingToRegain() {
    duel(axeman())
        .given("hero.hp", 20)
        .given("hero.regenerating-health", true)
        .dice(d6(3, 2))
        .when(new OtwStep.LetTimePass(5))
        .then("hero.hp", 24);
  }

  @Test
  @Covers({"OTW-DOWN-02", "OTW-REST-01", "OTW-R-113"})
  void nobodyLiesDownForARestAtTheSideOfTheDying() {
    duel(axeman())
        .given("foe.hp", 0)
        .given("foe.down", 2)
        .dice(d6(1, 1))
        .when(new OtwStep.Rest(Repose.SHORT_REST, List.of("hero")))
        .then("foe.dead", true);
  }

  @Test
  @Covers({"OTW-DOWN-01", "OTW-INIT-03"})
  void theTurnOfWhoeverFallsInItEndsByItself() {
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "friend", "5,0", "foe", "1,0"))
        .sheet("hero", axeman().sheet())
        .sheet("friend", axeman().sheet())
        .creature("foe", "Kennel Hound")
        .dice(d6(5, 4, 1))
        .when(Tables.BEGIN)
        .then("fight.turn", "hero")
        .when(new OtwStep.Harm("hero", 30, DamageType.SLASHING, false, "a trap"))
        .then("hero.conscious", false)
        .then("fight.turn", "friend");
  }

  @Test
  @Covers({"OTW-MECH-04c", "OTW-R-46"})
  void whoRagesWhenTheMomentComesTendsNobody() {
    var dressing = new OtwStep.UseSkill("hero", "Field Dressing", "", List.of("hero"));
    heroFirst(Folk.hero("6/3/6/3/3/4").picking("Field Dressing"))
        .when(new OtwStep.Ready("hero", dressing, "somebody bleeds"))
        .when(end("hero"))
        .given("hero.berserk", true)
        .when(new OtwStep.SpringTrigger("hero"))
        .says("is too late: Hero is berserk and can only attack or intimidate")
        .refuses(new OtwStep.SpringTrigger("hero"), "OTW-R-46");
  }
}
