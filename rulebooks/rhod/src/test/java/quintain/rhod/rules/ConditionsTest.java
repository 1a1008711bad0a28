package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quintain.rhod.Tables;
import quintain.rhod.state.Bearing;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Values;
import quintain.rhod.state.Verb;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What Conditions do at the table, and how they end.
class ConditionsTest {
  private static Table<RhodState, RhodStep, RhodEvent> table() {
    return Tables.duel(Tables.swordsman(), Tables.dummy());
  }

  private static Table<RhodState, RhodStep, RhodEvent> fight() {
    return Tables.duel(Tables.swordsman(), Tables.dummy().with("Sure Footed"))
        .dice("d20=20", "d20=1")
        .when(Tables.CALL);
  }

  private static RhodStep inflict(String who, Condition condition, int stacks) {
    return new Living.Inflict(who, condition, stacks);
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, mode = EnumSource.Mode.EXCLUDE, names = "WRITTEN")
  @Covers({"RHD-COND-01", "RHD-COND-05", "RHD-COND-06"})
  void everyConditionOfTheGlossaryComesAndGoes(Condition condition) {
    var fact = "hero." + Values.key(condition);
    if (condition.kind() == Condition.Kind.EFFECT) {
      table().refuses(inflict("hero", condition, 1), "RHD-R-98");
      return;
    }
    table()
        .when(inflict("hero", condition, 1))
        .then(fact, 1)
        .when(new Living.Relieve("hero", condition, 1))
        .then(fact, 0)
        .refuses(new Living.Relieve("hero", condition, 1), "RHD-R-98");
    if (condition.listed()) {
      assertThat(table().state().shelf().condition(condition))
          .hasValueSatisfying(entry -> assertThat(entry.name()).isEqualTo(condition.title()));
    }
  }

  @Test
  void theRefereeNamesSensibleNumbers() {
    table()
        .refuses(inflict("hero", Condition.EXHAUSTED, 0), "RHD-R-98")
        .refuses(inflict("hero", Condition.EXHAUSTED, 100), "RHD-R-98")
        .refuses(inflict("nobody", Condition.EXHAUSTED, 1), "RHD-R-98")
        .refuses(new Living.Relieve("nobody", Condition.EXHAUSTED, 1), "RHD-R-98");
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-CHK-02"})
  void exhaustedWeighsOnAChecksTotal() {
    // Athletics: STR +2, Exhausted −2.
    table()
        .given("hero.exhausted", 2)
        .answer("referee", "difficulty", 12)
        .dice("d20=12")
        .when(
            new Encounter.MakeCheck("hero", Optional.of(Skill.ATHLETICS), Optional.empty(), false))
        .says("passes a check of Athletics: 12 against 12");
  }

  @Test
  @Covers("RHD-COND-06")
  void sixStacksOfExhaustedLayOneLow() {
    table()
        .given("hero.exhausted", 5)
        .when(inflict("hero", Condition.EXHAUSTED, 1))
        .then("hero.collapsed", 1)
        .then("hero.stance", "prone")
        .when(new Living.Relieve("hero", Condition.EXHAUSTED, 1))
        .then("hero.collapsed", 0)
        .then("hero.stance", "prone");
  }

  @Test
  @Covers("RHD-COND-06")
  void bleedingAndBurningHurtAsATurnBegins() {
    // Bleeding goes past Armoring, fire does not; both in the order gained.
    Tables.duel(Tables.swordsman().armored(), Tables.dummy().with("Sure Footed"))
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .when(inflict("hero", Condition.BLEEDING, 2))
        .when(inflict("hero", Condition.BURNING, 2))
        .when(Tables.end("hero"))
        .dice("d4=3", "d4=4")
        .when(Tables.end("foe"))
        .then("hero.vitality", 2)
        .then("hero.armoring", 5)
        .then("hero.burning", 1)
        .then("hero.bleeding", 2);
  }

  @Test
  @Covers({"RHD-COND-02", "RHD-COND-06"})
  void aidedAndSuppressedEndWithOnesNextTurn() {
    fight()
        .when(inflict("foe", Condition.SUPPRESSED, 1))
        .when(inflict("hero", Condition.SUPPRESSED, 1))
        .when(Tables.end("hero"))
        .then("hero.suppressed", 1)
        .then("foe.suppressed", 1)
        .when(Tables.end("foe"))
        .then("foe.suppressed", 0)
        .when(Tables.end("hero"))
        .then("hero.suppressed", 0);
  }

  @Test
  @Covers("RHD-COND-06")
  void stunnedCostsThreeActionPointsOnce() {
    // DEX 12: 6 AP.
    fight()
        .when(inflict("hero", Condition.STUNNED, 1))
        .when(Tables.end("hero"))
        .when(Tables.end("foe"))
        .then("fight.ap", 3)
        .then("hero.stunned", 0);
  }

  @Test
  @Covers("RHD-COND-06")
  void fearIsShakenOffWithAWillRoll() {
    // WIS 13: +1 against 12.
    fight()
        .when(inflict("hero", Condition.FRIGHTENED, 1))
        .dice("d20=10")
        .when(Tables.end("hero"))
        .then("hero.frightened", 1)
        .when(Tables.end("foe"))
        .dice("d20=11")
        .when(Tables.end("hero"))
        .then("hero.frightened", 0);
  }

  @Test
  @Covers({"RHD-COND-03", "RHD-R-28"})
  void aHoldLastsWhileTheHolderIsThere() {
    var held =
        fight()
            .dice("d20=15", "d20=5")
            .when(new Encounter.Grapple("hero", "foe"))
            .then("foe.grappled", 1);
    assertThat(held.state().being("foe").conditions())
        .extracting(Borne::source)
        .containsExactly("hero");
    held.when(new Encounter.Shift("foe", Tables.at("9,5"))).then("foe.grappled", 0);
  }

  @Test
  void immuneCreaturesNeverHaveIt() {
    Tables.empty()
        .creature("dead", "Shambling Dead")
        .refuses(inflict("dead", Condition.POISONED, 1), "RHD-R-98")
        .refuses(inflict("dead", Condition.EXHAUSTED, 1), "RHD-R-98")
        .when(inflict("dead", Condition.STUNNED, 1))
        .then("dead.stunned", 1);
  }

  @Test
  @Covers("RHD-COND-06")
  void whoIsInPlainViewIsHiddenNoLonger() {
    fight()
        .when(inflict("hero", Condition.HIDDEN, 1))
        .when(Tables.end("hero"))
        .then("hero.hidden", 0);
    Tables.duel(Tables.swordsman(), Tables.dummy().with("Sure Footed"))
        .when(new Living.SetLight(Brightness.LOW))
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .when(inflict("hero", Condition.HIDDEN, 1))
        .when(Tables.end("hero"))
        .then("hero.hidden", 1);
  }

  @Test
  @Covers({"RHD-COND-02", "RHD-R-51"})
  void stabilizedEndsWithTheNeedForIt() {
    // CON +2.
    Tables.empty()
        .sheet("hero", Tables.swordsman().sheet())
        .given("hero.wounds", 3)
        .when(inflict("hero", Condition.STABILIZED, 1))
        .when(new Living.Feed("hero", 3))
        .when(new Living.Water("hero", 4))
        .changed(new LifeEvent.Rested("hero", 8)::appliedTo)
        .given("clock", "1.6")
        .when(new Living.LetWatchPass())
        .then("hero.wounds", 2)
        .then("hero.stabilized", 0);
  }

  @Test
  void guardedEndsAsItsMakersNextTurnBegins() {
    var state = fight().state();
    var borne = Bearing.begun(state, "foe", Condition.GUARDED, 1, "hero");
    assertThat(borne.until()).isEqualTo(Borne.Until.START_OF_TURN);
    assertThat(borne.whose()).isEqualTo("hero");
    assertThat(Bearing.begun(state, "hero", Condition.GUARDED, 1, "").whose()).isEqualTo("hero");
    // Marked by the one whose Turn is on: to the end of the next.
    assertThat(Bearing.begun(state, "foe", Condition.MARKED, 1, "hero").turns()).isEqualTo(2);
    assertThat(Bearing.begun(state, "hero", Condition.MARKED, 1, "foe").turns()).isEqualTo(1);
    assertThat(Bearing.begun(state, "hero", Condition.AIDED, 1, "foe").turns()).isEqualTo(2);
  }

  /// Cover, a wall, or nobody hostile: then one stays Hidden in the light.
  @Test
  @Covers({"RHD-COND-06", "RHD-COV-01"})
  void whoIsNotInPlainViewStaysHidden() {
    fight()
        .when(inflict("hero", Condition.HIDDEN, 1))
        .when(new Encounter.SetCover("foe", "hero", Cover.LOW))
        .when(Tables.end("hero"))
        .then("hero.hidden", 1);
    fight()
        .when(inflict("hero", Condition.HIDDEN, 1))
        .when(new Encounter.SetCover("foe", "hero", Cover.FULL))
        .when(Tables.end("hero"))
        .then("hero.hidden", 1);
    fight()
        .when(inflict("hero", Condition.HIDDEN, 1))
        .when(new Encounter.SetAttitude("foe", "hero", Scene.Regard.NEUTRAL))
        .when(Tables.end("hero"))
        .then("hero.hidden", 1);
  }

  /// A hold of the Referee's making lasts; one of a holder who lies there does not.
  @Test
  @Covers({"RHD-R-28", "RHD-R-79"})
  void holdsNeedAHolder() {
    fight()
        .when(inflict("hero", Condition.GRAPPLED, 1))
        .when(inflict("hero", Condition.ENGAGED, 1))
        .when(new Encounter.ChangeStance("hero", Stance.CROUCHED))
        .then("hero.grappled", 1)
        .then("hero.engaged", 1);
    held(Condition.GRAPPLED).given("foe.collapsed", 1).when(STIR).then("hero.grappled", 0);
    held(Condition.ENGAGED).given("foe.collapsed", 1).when(STIR).then("hero.engaged", 0);
    held(Condition.GRAPPLED).when(STIR).then("hero.grappled", 1);
  }

  private static final RhodStep STIR = new Encounter.ChangeStance("hero", Stance.CROUCHED);

  private static Table<RhodState, RhodStep, RhodEvent> held(Condition condition) {
    return fight()
        .changed(new LifeEvent.Gained("hero", Borne.lasting(condition, 1, "foe"))::appliedTo);
  }

  /// Bound by the Referee or in irons: what is in hand falls, and whoever is held is free.
  @Test
  @Covers("RHD-COND-06")
  void theBoundHoldNothingAndNobody() {
    fight()
        .when(inflict("hero", Condition.BOUND, 1))
        .then("hero.held", List.of())
        .then("ground", List.of("Shortsword"))
        .refuses(Tables.attack("hero", "Shortsword", "foe"), "RHD-ATK-01")
        .refuses(Tables.attack("hero", Arms.UNARMED, "foe"), "RHD-COND-06")
        .when(new Living.Relieve("hero", Condition.BOUND, 1))
        .when(new Handling.Hold("hero", "Shortsword"))
        .then("hero.held", List.of("Shortsword"));
    held(Condition.GRAPPLED)
        .then("hero.grappled", 1)
        .when(inflict("foe", Condition.BOUND, 1))
        .then("hero.grappled", 0);
  }

  /// Manipulation +0 against 17.
  @Test
  @Covers({"RHD-COND-06", "RHD-EQP-06"})
  void bondsThatAreSlippedLieOnTheGround() {
    Tables.duel(Tables.swordsman().having("Manacles", Place.OFF_HAND), Tables.dummy())
        .dice("d20=20", "d20=1")
        .when(new Handling.UseOn("hero", "Manacles", Verb.FORCE, "foe"))
        .when(new Handling.UseOn("hero", "Manacles", Verb.APPLY, "foe"))
        .when(new Handling.UseOn("hero", "Manacles", Verb.CLOSE, "foe"))
        .then("foe.bound", 1)
        .dice("d20=17")
        .when(new Encounter.BreakFree("foe", Skill.MANIPULATION))
        .then("foe.bound", 0)
        .then("ground", List.of("Manacles"));
  }

  /// A push is no Maneuver: only one's own takes one out of it.
  @Test
  @Covers({"RHD-COND-06", "RHD-SHV-03", "RHD-FALL-02"})
  void aPushLeavesOneEngaged() {
    var pushed =
        Tables.fight(Tables.swordsman(), Tables.swordsman())
            .changed(
                new LifeEvent.Gained("hero", Borne.lasting(Condition.ENGAGED, 1, "foe"))::appliedTo)
            .when(new Encounter.Push("hero", Tables.at("4,5"), 10))
            .then("hero.at", "3,5")
            .then("hero.engaged", 1);
    // out of the foe's reach a Maneuver of one's own ends it, and nobody answers
    pushed
        .when(new Encounter.ChangeStance("hero", Stance.CROUCHED))
        .notAsked("foe", "engaged-attack")
        .then("hero.engaged", 0);
  }
}
