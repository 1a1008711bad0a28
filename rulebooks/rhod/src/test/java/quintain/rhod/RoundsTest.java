package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.CALL;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.rhod.rules.Arms;
import quintain.rhod.rules.Turns;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Encounters: Initiative, Turn Order, Rounds, Action Points.
class RoundsTest {
  private static Table<RhodState, RhodStep, RhodEvent> duel() {
    return Tables.duel(swordsman(), dummy());
  }

  // Called

  @Test
  @Covers({"RHD-ENC-01", "RHD-ENC-02"})
  void theCallOpensAnEncounter() {
    duel()
        .then("fight.round", 0)
        .dice("d20=15", "d20=2")
        .when(CALL)
        .then("fight.round", 1)
        .refuses(CALL, "RHD-ENC-01");
  }

  @Test
  @Covers("RHD-ENC-01")
  void aHostileActionOutsideOpensOneUnlessTheRefereeSaysNo() {
    duel()
        .dice("d20=15", "d20=2")
        .when(attack("hero", "Shortsword", "foe"))
        .asked("referee", "call")
        .then("fight.round", 1)
        .then("foe.vitality", 2);
    duel()
        .answer("referee", "call", false)
        .dice("d20=1")
        .when(attack("hero", "Shortsword", "foe"))
        .then("fight.round", 0);
    duel()
        .when(new Encounter.Aid("hero", "foe"))
        .notAsked("referee", "call")
        .then("fight.round", 0);
  }

  @Test
  @Covers({"RHD-ENC-03", "RHD-STN-02"})
  void initiativeIsDexterityAndHighReadyAddsOne() {
    Tables.duel(Folk.hero("10/15/10/10/10/10").in(Stance.HIGH_READY), dummy())
        .dice("d20=8", "d20=2")
        .when(CALL)
        .then("hero.initiative", 11);
  }

  @Test
  @Covers("RHD-R-17")
  void whatInitiativeIsMadeWithTheHouseMaySay() {
    assertThat(initiative(RhodHouse.Initiative.DEX_SKILL)).isEqualTo(10 + 2 + 4);
    assertThat(initiative(RhodHouse.Initiative.BARE_DEX)).isEqualTo(10 + 2);
    assertThat(initiative(RhodHouse.Initiative.REFLEX_DEGREE)).isEqualTo(10 + 2 + 6);
    assertThat(initiative(RhodHouse.Initiative.PERCEPTION)).isEqualTo(10 + 3 + 8);
  }

  private static int initiative(RhodHouse.Initiative how) {
    return Tables.empty()
        .house(Houses.with("initiative", how))
        .sheet(
            "hero",
            Folk.hero("10/14/10/10/16/10")
                .trained(Skill.INITIATIVE, Degree.COMPETENT)
                .trained(Skill.REFLEX, Degree.EXPERT)
                .trained(Skill.PERCEPTION, Degree.MASTER)
                .sheet())
        .dice("d20=10")
        .when(CALL)
        .state()
        .theFight()
        .order()
        .getFirst()
        .initiative();
  }

  @Test
  @Covers({"RHD-ENC-04", "RHD-R-18"})
  void tiesGoToDexterityThenToPlayersThenToARollOff() {
    Tables.duel(Folk.hero("10/12/10/10/10/10"), Folk.hero("10/14/10/10/10/10"))
        .dice("d20=11", "d20=10")
        .when(CALL)
        .then("fight.order", List.of("foe", "hero"));
    Tables.empty()
        .scene(Tables.placed("foe", "1,1", "hero", "5,5"))
        .creature("foe", "Levy Conscript")
        .sheet("hero", Folk.hero("10/10/10/10/10/10").sheet())
        .dice("d20=11", "d20=11")
        .when(CALL)
        .then("fight.order", List.of("hero", "foe"));
    Tables.duel(Folk.hero("10/10/10/10/10/10"), Folk.hero("10/10/10/10/10/10"))
        .dice("d20=11", "d20=11", "d20=3", "d20=9")
        .when(CALL)
        .then("fight.order", List.of("foe", "hero"))
        .applied("RHD-R-18");
  }

  @Test
  @Covers("RHD-R-107")
  void initiativeIsRolledInRosterOrder() {
    duel()
        .dice("d20=3", "d20=17")
        .when(CALL)
        .then("hero.initiative", 4)
        .then("foe.initiative", 18)
        .then("fight.turn", "foe");
  }

  @Test
  @Covers("RHD-ENC-05")
  void everybodyHasOneTurnInEveryRound() {
    fight(swordsman(), dummy())
        .then("fight.turn", "hero")
        .when(end("hero"))
        .then("fight.turn", "foe")
        .then("fight.round", 1)
        .when(end("foe"))
        .then("fight.turn", "hero")
        .then("fight.round", 2)
        .refuses(end("foe"), "RHD-ENC-05");
  }

  @Test
  @Covers("RHD-R-19")
  void whoComesLateRollsOnArrival() {
    fight(swordsman(), dummy())
        .dice("d20=15")
        .when(new Encounter.BringIn("Levy Conscript", "late", 1))
        .then("late.initiative", 15)
        .then("fight.order", List.of("hero", "late", "foe"))
        .when(end("hero"))
        .then("fight.turn", "late");
  }

  @Test
  @Covers({"RHD-R-18", "RHD-R-19"})
  void whoComesLatePassesThoseTheyTieWithByARollOffEach() {
    Tables.empty()
        .scene(Tables.placed("hero", "5,5", "one", "8,5", "two", "8,7"))
        .sheet("hero", swordsman().sheet())
        .creature("one", "Levy Conscript")
        .creature("two", "Levy Conscript")
        .dice("d20=20", "d20=10", "d20=10", "d20=5", "d20=12")
        .when(CALL)
        .then("fight.order", List.of("hero", "two", "one"))
        .dice("d20=15")
        .when(new Encounter.BringIn("Levy Conscript", "late", 1))
        .then("fight.order", List.of("hero", "late", "two", "one"))
        .dice("d20=10", "d20=3", "d20=19", "d20=8", "d20=8")
        .when(new Encounter.BringIn("Levy Conscript", "last", 1))
        .then("fight.order", List.of("hero", "late", "two", "last", "one"));
  }

  @Test
  @Covers("RHD-R-19")
  void theUnawareLoseWhatTheHouseSays() {
    surprised(RhodHouse.Surprise.NONE, false).then("fight.turn", "hero").then("fight.ap", 6);
    surprised(RhodHouse.Surprise.NONE, true).then("fight.turn", "foe");
    surprised(RhodHouse.Surprise.LOSE_FIRST_TURN, false).then("fight.turn", "foe");
    surprised(RhodHouse.Surprise.HALF_AP, false).then("fight.turn", "hero").then("fight.ap", 3);
  }

  private static Table<RhodState, RhodStep, RhodEvent> surprised(
      RhodHouse.Surprise surprise, boolean skipped) {
    var table =
        Tables.empty()
            .house(Houses.with("surprise", surprise))
            .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
            .sheet("hero", swordsman().sheet())
            .creature("foe", "Levy Conscript")
            .dice("d20=20", "d20=1")
            .answer("referee", "unaware", List.of("hero"));
    return (skipped ? table.answer("referee", "skip-turn", true) : table).when(CALL);
  }

  @Test
  @Covers("RHD-R-19")
  void unawareIsForTheFirstRoundOnly() {
    surprised(RhodHouse.Surprise.HALF_AP, false)
        .when(end("hero"))
        .when(end("foe"))
        .then("fight.round", 2)
        .then("fight.ap", 6);
  }

  @Test
  @Covers("RHD-ENC-06")
  void theEncounterIsOverWhenOneSideIsLeft() {
    fight(swordsman(), dummy())
        .when(new Encounter.Harm("foe", 50, DamageType.FIRE, true, "fire"))
        .asked("referee", "over")
        .then("fight.round", 0);
    fight(swordsman(), dummy())
        .answer("referee", "over", false)
        .when(new Encounter.Harm("foe", 50, DamageType.FIRE, true, "fire"))
        .then("fight.round", 1)
        .when(end("hero"))
        .notAsked("referee", "over")
        .then("fight.round", 2)
        .when(new Encounter.EndEncounter())
        .then("fight.round", 0)
        .refuses(new Encounter.EndEncounter(), "RHD-ENC-06");
  }

  @Test
  @Covers("RHD-ENC-06")
  void theCollapsedDoNotKeepItGoing() {
    fight(swordsman(), dummy())
        .when(new Living.Inflict("foe", Condition.COLLAPSED, 1))
        .asked("referee", "over")
        .then("fight.round", 0);
    fight(swordsman(), dummy())
        .when(new Encounter.SetValue("foe.dead", "true", "a stroke"))
        .asked("referee", "over")
        .then("fight.round", 0);
    // Nor do they keep a Turn, in which they can do nothing.
    fight(swordsman(), dummy())
        .when(new Encounter.KeepEncounter(true))
        .when(new Living.Inflict("hero", Condition.COLLAPSED, 1))
        .then("fight.turn", "foe");
  }

  @Test
  @Covers("RHD-ENC-06")
  void theRefereeMayKeepItGoingBeforehand() {
    fight(swordsman(), dummy())
        .when(new Encounter.KeepEncounter(true))
        .when(new Encounter.Harm("foe", 50, DamageType.FIRE, true, "fire"))
        .notAsked("referee", "over")
        .then("fight.round", 1);
    duel().refuses(new Encounter.KeepEncounter(true), "RHD-ENC-06");
  }

  // Action Points

  @Test
  @Covers({"RHD-AP-01", "RHD-R-21"})
  void aTurnBeginsWithHalfTheDexScore() {
    for (int[] example : new int[][] {{15, 7}, {10, 5}, {9, 4}}) {
      fight(Folk.hero("10/" + example[0] + "/10/10/10/10"), dummy()).then("fight.ap", example[1]);
    }
    fight(Folk.hero("10/15/10/10/10/10").having("Plate Harness", Place.ARMOR_WORN), dummy())
        .then("fight.ap", 6);
    fight(Folk.hero("10/15/10/10/10/10").with("Spring Step"), dummy()).then("fight.ap", 8);
    Tables.duel(Folk.hero("10/4/10/10/10/10"), dummy())
        .given("hero.stunned", 1)
        .dice("d20=20", "d20=1")
        .when(CALL)
        .then("fight.ap", 0)
        .then("hero.stunned", 0);
  }

  @Test
  @Covers({"RHD-AP-02", "RHD-R-104"})
  void anyNumberOfActionsThatCanBePaidFor() {
    fight(swordsman().in(Stance.HIGH_READY), dummy())
        .given("foe.vitality", 900)
        .dice("d20=1")
        .when(attack("hero", "Shortsword", "foe"))
        .then("fight.ap", 2)
        .dice("d20=1", "d20=20")
        .when(new Encounter.Shove("hero", "foe"))
        .then("fight.ap", 0)
        .refuses(new Encounter.Detect("hero"), "RHD-AP-02");
  }

  @Test
  @Covers("RHD-R-104")
  void furtherAttacksMayCostMore() {
    for (var repeat : RhodHouse.RepeatAttack.values()) {
      var table =
          Tables.empty()
              .house(Houses.with("repeatAttack", repeat))
              .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
              .sheet("hero", Folk.hero("10/16/10/10/10/10").holding("Fighting Dagger").sheet())
              .creature("foe", "Levy Conscript")
              .dice("d20=20", "d20=1")
              .when(CALL)
              .dice("d20=1")
              .when(attack("hero", "Fighting Dagger", "foe"))
              .then("fight.ap", 5)
              .dice("d20=1")
              .when(attack("hero", "Fighting Dagger", "foe"));
      table.then("fight.ap", repeat == RhodHouse.RepeatAttack.FREE ? 2 : 1);
    }
  }

  @Test
  @Covers("RHD-AP-03")
  void whatIsNotSpentIsLost() {
    fight(swordsman(), dummy())
        .dice("d20=5")
        .when(new Encounter.Detect("hero"))
        .then("fight.ap", 5)
        .when(end("hero"))
        .when(end("foe"))
        .then("fight.turn", "hero")
        .then("fight.ap", 6);
  }

  @Test
  @Covers("RHD-AP-04")
  void nobodyActsOutsideTheirOwnTurn() {
    fight(swordsman(), dummy())
        .refuses(new Encounter.Aid("foe", "hero"), "RHD-AP-04")
        .refuses(new Encounter.Aid("nobody", "hero"), "RHD-AP-04");
    fight(swordsman(), dummy())
        .given("hero.dead", "yes")
        .refuses(new Encounter.Detect("hero"), "RHD-AP-04");
  }

  @Test
  @Covers({"RHD-ACT-00", "RHD-AP-05", "RHD-AP-06"})
  void theGenericActionsHaveTheirCostsAndNeedNothingBought() {
    var state = fight(Folk.hero("10/10/10/10/10/10"), dummy()).state();
    assertThat(Turns.cost(state, new Encounter.Grapple("hero", "foe"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Encounter.Shove("hero", "foe"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Encounter.ChangeStance("hero", Stance.PRONE))).isEqualTo(1);
    assertThat(Turns.cost(state, new Encounter.Aid("hero", "foe"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Encounter.Hide("hero"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Encounter.Detect("hero"))).isEqualTo(1);
    assertThat(Turns.cost(state, new Encounter.BreakFree("hero", Skill.ATHLETICS))).isEqualTo(2);
    assertThat(Turns.cost(state, new Handling.Reload("hero", "it", "that"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Handling.Unjam("hero", "it"))).isEqualTo(2);
    assertThat(Turns.cost(state, new Handling.Interact("hero", "pull it"))).isEqualTo(1);
    assertThat(Turns.cost(state, new Encounter.Attack("hero", Arms.UNARMED, false, "foe")))
        .isEqualTo(3);
    assertThat(Turns.refusal(state, new Encounter.Attack("hero", Arms.UNARMED, false, "foe")))
        .isEmpty();
    var outside = Tables.duel(Folk.hero("10/10/10/10/10/10"), dummy()).state();
    assertThat(Turns.cost(outside, new Encounter.Aid("hero", "foe"))).isZero();
  }

  @Test
  @Covers("RHD-R-39")
  void aTurnBeginsWithTheDeathCallThenTheFallThenConditionsThenAp() {
    var table =
        Tables.duel(Folk.hero("10/10/12/10/10/10").knowing("Brace").with("Iron Gut"), dummy())
            .given("hero.wounds", 2)
            .given("hero.hit-dice", 0)
            .given("hero.at", "5,5,2")
            .given("hero.falling", 1)
            .given("hero.burning", 1)
            .given("hero.vitality", 90)
            .dice("d20=20", "d20=1", "d20=15", "d6=2", "d4=1")
            .when(CALL);
    assertThat(table.events())
        .filteredOn(
            event ->
                event instanceof FightEvent.DeathCalled
                    || event instanceof FightEvent.Pushed
                    || event instanceof FightEvent.VitalityLost
                    || event instanceof FightEvent.ApLeft)
        .extracting(event -> event.getClass().getSimpleName())
        .containsExactly("DeathCalled", "Pushed", "VitalityLost", "VitalityLost", "ApLeft");
  }

  @Test
  @Covers("RHD-R-38")
  void whoDropsOnTheirOwnTurnHasHadIt() {
    fight(swordsman(), dummy())
        .answer("referee", "over", false)
        .when(new Encounter.Harm("hero", 90, DamageType.FIRE, true, "fire"))
        .then("hero.dead", true)
        .then("fight.turn", "foe");
  }

  @Test
  @Covers({"RHD-R-19", "RHD-COND-06"})
  void whoHasNoTurnIsToldWhy() {
    surprised(RhodHouse.Surprise.LOSE_FIRST_TURN, false).says("Hero has no Turn: unaware");
    var fallen =
        Tables.fight(swordsman(), Tables.dummy())
            .when(new Encounter.KeepEncounter(true))
            .given("foe.collapsed", 1)
            .when(end("hero"));
    fallen.says("Hero has no Turn: Collapsed").then("fight.turn", "hero").then("fight.round", 2);
  }

  /// The fixed array has DEX 14: +2 on Initiative.
  @Test
  @Covers({"RHD-R-19", "RHD-ENC-05"})
  void whoIsMadeDuringAnEncounterJoinsTheTurnOrder() {
    fight(swordsman(), dummy())
        .answer("referee", "method", "fixed-array")
        .dice(IntStream.range(0, 10).mapToObj(_ -> "pick=1").toArray(String[]::new))
        .dice("d20=10")
        .when(new Living.CreateCharacter("late", new Seat("late")))
        .applied("RHD-R-19")
        .then("late.initiative", 12)
        .then("fight.order", List.of("hero", "late", "foe"))
        .when(end("hero"))
        .then("fight.turn", "late")
        .when(end("late"))
        .then("fight.turn", "foe");
  }
}
