package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Tables;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Requirements;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Trigger;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The stack: what was triggered latest resolves first, at any depth.
class StackTest {
  private static final Requirements NO_NEEDS =
      new Requirements(0, new LinkedHashMap<>(), new LinkedHashMap<>());

  /// A Feature of some glossary that answers Attacks.
  private static Feature answering(String name, Trick trick) {
    return new Feature(
        "X-" + name,
        name,
        1,
        NO_NEEDS,
        false,
        0,
        trick,
        Optional.of(Feature.Moment.ATTACKED),
        "",
        "answers an Attack",
        "defence",
        "");
  }

  private static final Feature PARRY = answering("Parry", new Trick.Parry(3));
  private static final Feature RIPOSTE = answering("Riposte", new Trick.Riposte());

  private static Table<RhodState, RhodStep, RhodEvent> learning(
      Table<RhodState, RhodStep, RhodEvent> table, String who, Feature... features) {
    var knowing = table;
    for (Feature feature : features) {
      knowing = knowing.changed(new LifeEvent.FeatureGained(who, feature, 0)::appliedTo);
    }
    return knowing;
  }

  private static Table<RhodState, RhodStep, RhodEvent> engaged(
      Table<RhodState, RhodStep, RhodEvent> table, String who, String by) {
    return table.changed(
        new LifeEvent.Gained(who, Borne.lasting(Condition.ENGAGED, 1, by))::appliedTo);
  }

  /// The hero, Engaged by the foe beside, in the hero's own Turn.
  private static Table<RhodState, RhodStep, RhodEvent> held() {
    return engaged(
        fight(swordsman(), swordsman()).given("hero.vitality", 90).given("foe.vitality", 90),
        "hero",
        "foe");
  }

  private static List<String> story(Table<RhodState, RhodStep, RhodEvent> table) {
    var story = new ArrayList<String>();
    for (RhodEvent event : table.events()) {
      switch (event) {
        case FightEvent.AttackRolled e -> story.add(e.by() + " attacks " + e.target());
        case FightEvent.Moved e -> story.add(e.who() + " moves");
        case FightEvent.StanceTaken e -> story.add(e.who() + " changes Stance");
        case FightEvent.Fizzled e -> story.add(e.by() + " fizzles");
        case LifeEvent.Gained e when e.borne().condition() == Condition.PARRYING ->
            story.add(e.who() + " parries");
        default -> {}
      }
    }
    return story;
  }

  @Test
  @Covers({"RHD-TIM-01", "RHD-TIM-02", "RHD-R-37"})
  void theGrantedAttackResolvesBeforeTheManeuverAndCostsNothing() {
    var table =
        held()
            .dice("d20=10", "d8=3")
            .when(new Encounter.Run("hero", at("3,5")))
            .asked("foe", "engaged-attack");
    assertThat(story(table)).containsExactly("foe attacks hero", "hero moves");
    table
        .then("hero.at", "3,5")
        .then("hero.vitality", 85)
        .then("hero.engaged", 0)
        .then("fight.ap", 5);
  }

  @Test
  @Covers("RHD-TIM-02")
  void whoMayUseItMayAlsoLetItGo() {
    var table =
        held().answer("foe", "engaged-attack", false).when(new Encounter.Run("hero", at("3,5")));
    assertThat(story(table)).containsExactly("hero moves");
  }

  @Test
  @Covers("RHD-TIM-03")
  void whatTheGrantedAttackTriggersResolvesFirstOfAll() {
    // Maneuver, Attack, Parry: the Parry raises Reflex from 10 to 13, so 8 + 4 misses
    var table =
        learning(held(), "hero", PARRY)
            .dice("d20=8")
            .when(new Encounter.Run("hero", at("3,5")))
            .asked("hero", "reaction");
    assertThat(story(table)).containsExactly("hero parries", "foe attacks hero", "hero moves");
    table.then("hero.vitality", 90).then("hero.parrying", 0);
    var without =
        learning(held(), "hero", PARRY)
            .answer("hero", "reaction", false)
            .dice("d20=8", "d8=1")
            .when(new Encounter.Run("hero", at("3,5")));
    assertThat(story(without)).containsExactly("foe attacks hero", "hero moves");
    without.then("hero.vitality", 87);
  }

  @Test
  @Covers({"RHD-TIM-03", "RHD-R-107"})
  void fourDeepEachDrawsItsDiceWhenItResolves() {
    // Maneuver, the foe's granted Attack, the hero's Riposte, the foe's Parry against it
    var table =
        learning(learning(held(), "hero", RIPOSTE), "foe", PARRY)
            .dice("d20=8", "d20=10", "d8=2")
            .when(new Encounter.Run("hero", at("3,5")));
    assertThat(story(table))
        .containsExactly("foe parries", "hero attacks foe", "foe attacks hero", "hero moves");
    table.then("foe.vitality", 90).then("hero.vitality", 86);
  }

  @Test
  @Covers("RHD-R-38")
  void theStackStopsAtSixtyFour() {
    var dice = new String[65];
    java.util.Arrays.fill(dice, "d20=1");
    var table =
        learning(learning(fight(swordsman(), swordsman()), "hero", RIPOSTE), "foe", RIPOSTE)
            .dice(dice)
            .when(attack("hero", "Shortsword", "foe"));
    assertThat(story(table)).hasSize(65);
    assertThat(story(table).getLast()).isEqualTo("hero attacks foe");
  }

  @Test
  @Covers("RHD-R-38")
  void whatTheDeadHaveDeclaredFizzlesAndTheirApStaySpent() {
    var table =
        held()
            .given("hero.vitality", 1)
            .dice("d20=15", "d8=8")
            .answer("referee", "over", false)
            .when(new Encounter.Run("hero", at("3,5")));
    assertThat(story(table)).containsExactly("foe attacks hero", "hero fizzles");
    table.then("hero.dead", true).then("hero.at", "5,5");
  }

  @Test
  @Covers("RHD-R-38")
  void triggersOfOneEventResolveInReverseTurnOrder() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "one", "6,5", "two", "5,6"))
            .sheet("hero", swordsman().sheet())
            .sheet("one", swordsman().sheet())
            .sheet("two", swordsman().sheet())
            .given("one.side", "foes")
            .given("two.side", "foes")
            .given("hero.vitality", 90)
            .dice("d20=20", "d20=10", "d20=5")
            .when(Tables.CALL);
    engaged(engaged(table, "hero", "one"), "hero", "two")
        .dice("d20=1", "d20=1")
        .when(new Encounter.Run("hero", at("4,4")));
    assertThat(story(table)).containsExactly("two attacks hero", "one attacks hero", "hero moves");
  }

  @Test
  @Covers("RHD-R-103")
  void changingStanceIsAManeuverTooUnlessTheHouseSaysMovementOnly() {
    var crouch = new Encounter.ChangeStance("hero", Stance.CROUCHED);
    assertThat(story(held().dice("d20=1").when(crouch)))
        .containsExactly("foe attacks hero", "hero changes Stance");
    var lenient =
        engaged(
            Tables.empty()
                .house(Houses.with("engagedOn", RhodHouse.EngagedOn.MOVEMENT_ONLY))
                .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
                .sheet("hero", swordsman().sheet())
                .sheet("foe", swordsman().sheet())
                .given("foe.side", "foes")
                .dice("d20=20", "d20=1")
                .when(Tables.CALL),
            "hero",
            "foe");
    assertThat(story(lenient.when(crouch))).containsExactly("hero changes Stance");
    assertThat(
            story(
                lenient
                    .given("hero.stance", "low-ready")
                    .dice("d20=1")
                    .when(new Encounter.Run("hero", at("3,5")))))
        .containsExactly("foe attacks hero", "hero moves");
  }

  @Test
  @Covers("RHD-TIM-02")
  void engagedGrantsOneAttackARound() {
    var table =
        held()
            .dice("d20=1")
            .when(new Encounter.ChangeStance("hero", Stance.CROUCHED))
            .when(new Encounter.ChangeStance("hero", Stance.HIGH_READY));
    assertThat(story(table)).containsExactly("hero changes Stance");
    table.when(Tables.end("hero")).when(Tables.end("foe"));
    assertThat(story(table.dice("d20=1").when(new Encounter.ChangeStance("hero", Stance.CROUCHED))))
        .containsExactly("foe attacks hero", "hero changes Stance");
  }

  @Test
  @Covers("RHD-R-25")
  void theGrantedAttackIsAgainstReflexWhateverTheWeaponSays() {
    var table =
        engaged(
            fight(swordsman(), Folk.hero("10/10/10/10/10/10").holding("Shock Baton"))
                .given("hero.vitality", 90),
            "hero",
            "foe");
    table.dice("d20=1").when(new Encounter.Run("hero", at("3,5")));
    assertThat(table.events())
        .filteredOn(FightEvent.AttackRolled.class::isInstance)
        .extracting(event -> ((FightEvent.AttackRolled) event).defense())
        .containsExactly(Defense.REFLEX);
  }

  @Test
  @Covers("RHD-TIM-01")
  void nothingIsAskedWhereNothingIsTriggered() {
    fight(swordsman(), dummy())
        .when(new Encounter.Run("hero", at("3,5")))
        .notAsked("foe", "engaged-attack")
        .then("hero.at", "3,5");
  }

  // Caught on the move

  private static final Feature CATCH =
      new Feature(
          "X-Catch",
          "Catch",
          1,
          NO_NEEDS,
          false,
          0,
          new Trick.Riposte(),
          Optional.of(Feature.Moment.MANEUVER),
          "",
          "catches whoever moves",
          "defence",
          "");

  private static Table<RhodState, RhodStep, RhodEvent> beside() {
    return learning(fight(swordsman(), swordsman()).given("hero.vitality", 90), "foe", CATCH);
  }

  /// A Feature of some glossary that answers Maneuvers: its Attack resolves before the move.
  @Test
  @Covers({"RHD-TIM-01", "RHD-TIM-03"})
  void aFeatureMayCatchWhoeverMoves() {
    var away = new Encounter.Run("hero", at("4,5"));
    var caught = beside().dice("d20=2").when(away).asked("foe", "reaction").says("uses Catch");
    assertThat(story(caught)).containsExactly("foe attacks hero", "hero moves");
    var spared = beside().answer("foe", "reaction", false).when(away);
    assertThat(story(spared)).containsExactly("hero moves");
  }

  @Test
  @Covers({"RHD-TIM-03", "RHD-R-105"})
  void onlyTheHostileWithinReachAreCaught() {
    var away = new Encounter.Run("hero", at("4,5"));
    var far = beside().given("foe.at", "9,5").when(away).notAsked("foe", "reaction");
    assertThat(story(far)).containsExactly("hero moves");
    var friend = beside().given("foe.side", "party").when(away).notAsked("foe", "reaction");
    assertThat(story(friend)).containsExactly("hero moves");
    assertThat(Stack.onManeuver(beside().state(), beside().state().being("hero"), true))
        .containsExactly(new Trigger.Catching("foe", "Catch", "hero"));
    var plain = fight(swordsman(), swordsman()).state();
    assertThat(Stack.onManeuver(plain, plain.being("hero"), true)).isEmpty();
  }
}
