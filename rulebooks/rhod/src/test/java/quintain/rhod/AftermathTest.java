package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import org.junit.jupiter.api.Test;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What Traits, Tags and Conditions add to an Attack.
class AftermathTest {
  private static Table<RhodState, RhodStep, RhodEvent> against(Folk.Hero hero, String creature) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", hero.sheet())
        .creature("foe", creature);
  }

  private static FightEvent.AttackRolled rolled(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.events().stream()
        .filter(FightEvent.AttackRolled.class::isInstance)
        .map(FightEvent.AttackRolled.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers("RHD-EXP-19")
  void anEmberCoreBurnsWhoHitsItFromBesideIt() {
    against(swordsman(), "Furnace Golem")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=15", "d8=4")
        .when(attack("hero", "Shortsword", "foe"))
        .then("hero.vitality", 3)
        // 4 + 2 Slashing less Resistance 1
        .then("foe.armoring", 25);
    // a spear from ten feet away burns nobody
    against(
            Folk.hero("15/12/14/8/13/10").knowing("Brace").with("Iron Gut").inBothHands("Spear"),
            "Furnace Golem")
        .given("foe.at", "7,5")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=15", "d8=4")
        .when(attack("hero", "Spear", "foe"))
        .then("hero.vitality", 4);
  }

  @Test
  @Covers("RHD-EXP-19")
  void packHuntersProfitFromAnAllyBesideTheTarget() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "one", "6,5", "two", "4,5"))
            .sheet("hero", swordsman().sheet())
            .creature("one", "Feral Hound")
            .creature("two", "Feral Hound")
            .dice("d20=1", "d20=20", "d20=10")
            .when(Tables.CALL)
            .dice("d20=1")
            .when(attack("one", "Bite", "hero"));
    // STR +1, Short Blade +2, High Ready +2, Pack Hunter +2
    assertThat(rolled(table).total()).isEqualTo(8);
    table
        .when(end("one"))
        .given("one.at", "15,5")
        .dice("d20=1")
        .when(attack("two", "Bite", "hero"));
    assertThat(rolled(table).total()).isEqualTo(6);
  }

  @Test
  @Covers("RHD-AMM-03")
  void penetratingPointsAreTrueDamageDealtFirst() {
    fight(
            Folk.hero("10/15/14/10/10/10")
                .inBothHands("Short Bow")
                .having("Bodkin Arrow", Place.QUIVER, 12),
            dummy().armored())
        .given("foe.armoring", 10)
        .given("foe.vitality", 4)
        .dice("d20=15", "d4=3")
        .when(attack("hero", "Short Bow", "foe"))
        .then("foe.vitality", 2)
        .then("foe.armoring", 7);
  }

  @Test
  @Covers("RHD-MEL-05")
  void loopingGetsRoundLowReadyAndWarding() {
    var guarded = dummy().in(Stance.LOW_READY).inBothHands("Quarterstaff");
    assertThat(
            rolled(
                    fight(swordsman(), guarded)
                        .dice("d20=1")
                        .when(attack("hero", "Shortsword", "foe")))
                .value())
        .isEqualTo(10);
    assertThat(
            rolled(
                    fight(Folk.hero("10/12/10/10/10/10").holding("Flail"), guarded)
                        .dice("d20=1")
                        .when(attack("hero", "Flail", "foe")))
                .value())
        .isEqualTo(8);
  }

  @Test
  @Covers("RHD-MEL-05")
  void wardingIsForMeleeAlone() {
    var archer =
        Folk.hero("10/15/14/10/10/10")
            .inBothHands("Short Bow")
            .having("Broadhead Arrow", Place.QUIVER, 12);
    assertThat(
            rolled(
                    fight(archer, dummy().inBothHands("Quarterstaff"))
                        .dice("d20=1")
                        .when(attack("hero", "Short Bow", "foe")))
                .value())
        .isEqualTo(8);
  }

  @Test
  @Covers("RHD-COND-06")
  void markedHelpsTheNextAttackOfSomebodyElse() {
    var marked =
        fight(swordsman(), dummy())
            .changed(
                new LifeEvent.Gained("foe", Borne.lasting(Condition.MARKED, 1, "somebody"))
                    ::appliedTo);
    marked.dice("d20=1", "d20=2").when(attack("hero", "Shortsword", "foe")).then("foe.marked", 0);
    fight(swordsman(), dummy())
        .changed(new LifeEvent.Gained("foe", Borne.lasting(Condition.MARKED, 1, "hero"))::appliedTo)
        .dice("d20=1")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.marked", 1);
  }

  @Test
  @Covers("RHD-COND-06")
  void ofTheConditionsOnTheAttackerEachHasItsFigure() {
    assertThat(total("heartened")).isEqualTo(6);
    assertThat(total("suppressed")).isEqualTo(3);
    assertThat(total("exhausted")).isEqualTo(4);
    assertThat(total("starving")).isEqualTo(4);
    assertThat(total("dehydrated")).isEqualTo(4);
    assertThat(total("hungry")).isEqualTo(5);
  }

  private static int total(String condition) {
    return rolled(
            fight(swordsman(), dummy())
                .given("hero." + condition, 1)
                .dice("d20=1")
                .when(attack("hero", "Shortsword", "foe")))
        .total();
  }

  @Test
  @Covers("RHD-R-28")
  void theHandThatHoldsSomebodyIsBusy() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "one", "6,5", "two", "4,5"))
            .sheet("hero", swordsman().sheet())
            .creature("one", "Levy Conscript")
            .creature("two", "Levy Conscript")
            .dice("d20=20", "d20=2", "d20=1")
            .when(Tables.CALL);
    table
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("hero", "one"))
        .then("one.grappled", 1)
        .refuses(new Encounter.Grapple("hero", "two"), "RHD-GRP-01")
        .when(new Encounter.LetGo("hero", "one"))
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("hero", "two"))
        .then("two.grappled", 1);
  }

  @Test
  @Covers("RHD-EXP-19")
  void aSwarmIsNeitherHeldNorPutProne() {
    against(swordsman(), "Cellar Rat Swarm")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .refuses(new Encounter.Grapple("hero", "foe"), "RHD-GRP-01")
        .dice("d20=20", "d20=1")
        .answer("hero", "shove", "7,5")
        .when(new Encounter.Shove("hero", "foe"))
        .then("foe.at", "7,5")
        .then("foe.stance", "low-ready");
  }

  @Test
  @Covers("RHD-R-38")
  void theTurnOfWhoDropsEndsAfterTheWholeStack() {
    var table =
        fight(swordsman(), swordsman())
            .given("hero.vitality", 1)
            .changed(
                new LifeEvent.Gained("hero", Borne.lasting(Condition.ENGAGED, 1, "foe"))::appliedTo)
            .dice("d20=15", "d8=8")
            .answer("referee", "over", false)
            .when(new Encounter.Run("hero", at("1,5")));
    var story =
        table.events().stream()
            .filter(
                event ->
                    event instanceof FightEvent.Died
                        || event instanceof FightEvent.Fizzled
                        || event instanceof FightEvent.TurnBegan)
            .map(event -> event.getClass().getSimpleName())
            .toList();
    assertThat(story).containsExactly("Died", "Fizzled", "Fizzled", "TurnBegan");
    table.then("fight.turn", "foe");
  }
}
