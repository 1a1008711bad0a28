package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Any other benefit or deficit of a roll, and which of several counts.
class BenefitTest {
  private static final RhodStep CLIMB =
      new Encounter.MakeCheck("hero", Optional.of(Skill.ATHLETICS), Optional.empty(), false);

  private static final RhodStep LIFT =
      new Encounter.MakeCheck("hero", Optional.empty(), Optional.of(Ability.STR), false);

  private static final RhodStep STRIKE = attack("hero", "Shortsword", "foe");

  private static RhodStep give(String who, Condition word, int number) {
    return new Living.Inflict(who, word, number);
  }

  // The Referee is asked

  /// STR +2 against 15.
  @Test
  @Covers({"RHD-CHK-02", "RHD-ADV-01", "RHD-ADV-02"})
  void theRefereeMayHelpOrHinderAnyCheck() {
    for (RhodStep check : List.of(CLIMB, LIFT)) {
      fight(swordsman(), dummy())
          .dice("d20=12")
          .when(check)
          .asked("referee", "benefit")
          .says("14 against 15");
      fight(swordsman(), dummy())
          .answer("referee", "benefit", 2)
          .dice("d20=11")
          .when(check)
          .says("15 against 15")
          .says("the Referee's word +2");
      fight(swordsman(), dummy())
          .answer("referee", "benefit", -3)
          .dice("d20=15")
          .when(check)
          .says("14 against 15");
      fight(swordsman(), dummy())
          .answer("referee", "benefit", "advantage")
          .dice("d20=4", "d20=13")
          .when(check)
          .says("15 against 15")
          .says("Advantage by the Referee's word");
      fight(swordsman(), dummy())
          .answer("referee", "benefit", "disadvantage")
          .dice("d20=4", "d20=13")
          .when(check)
          .says("6 against 15");
    }
  }

  /// +4 against Reflex 8.
  @Test
  @Covers({"RHD-ATK-03", "RHD-CHK-02"})
  void andAnyAttack() {
    fight(swordsman(), dummy())
        .answer("referee", "benefit", -1)
        .dice("d20=4")
        .when(STRIKE)
        .says("Hero misses Hero: 7 against Reflex 8");
    fight(swordsman(), dummy())
        .answer("referee", "benefit", "advantage")
        .dice("d20=1", "d20=4", "d8=1")
        .when(STRIKE)
        .applied("RHD-ADV-01")
        .says("Hero hits Hero: 8 against Reflex 8");
  }

  /// Each side of a contest, and Initiative.
  @Test
  @Covers({"RHD-CHK-02", "RHD-R-07", "RHD-ENC-03"})
  void andContestsAndInitiative() {
    fight(swordsman(), dummy())
        .answer("referee", "benefit", "foe", 5)
        .dice("d20=10", "d20=10")
        .when(new Encounter.Shove("hero", "foe"))
        .says("Hero does not beat Hero in Athletics: 12 against 15");
    Tables.duel(swordsman(), dummy())
        .answer("referee", "benefit", "hero", "disadvantage")
        .dice("d20=19", "d20=3", "d20=9")
        .when(Tables.CALL)
        .then("hero.initiative", 4)
        .then("fight.turn", "foe");
  }

  // The Referee promises it

  /// A promise lies until the next roll, and odds reckon with it.
  @Test
  @Covers({"RHD-CHK-02", "RHD-ATK-03", "RHD-R-98"})
  void aPromiseIsForTheNextRollAlone() {
    var promised = fight(swordsman(), dummy()).given("foe.vitality", 90);
    promised.when(give("hero", Condition.DEFICIT, 3)).says("has −3 on the next roll");
    // +1 against 8: 7 or more
    assertThat(promised.odds(STRIKE, "referee").p("foe.hit", true))
        .isCloseTo(14 / 20.0, within(1e-9));
    promised
        .dice("d20=6")
        .when(STRIKE)
        .says("7 against Reflex 8")
        .then("hero.deficit", 0)
        .when(give("hero", Condition.FAVORED, 1));
    // a pair of which the better is 4 or more
    assertThat(promised.odds(CLIMB, "referee").p("hero.succeeds", true))
        .isCloseTo(1 - 12 * 12 / 400.0, within(1e-9));
    promised.dice("d20=2", "d20=13").when(CLIMB).says("15 against 15").then("hero.favored", 0);
  }

  @Test
  @Covers({"RHD-ADV-03", "RHD-CHK-02"})
  void promisesBothWaysCancel() {
    fight(swordsman(), dummy())
        .when(give("hero", Condition.HINDERED, 1))
        .when(give("hero", Condition.BENEFIT, 4))
        .answer("referee", "benefit", "advantage")
        .dice("d20=9")
        .when(CLIMB)
        .says("15 against 15")
        .then("hero.hindered", 0)
        .then("hero.benefit", 0);
  }

  /// However many there are of each kind, they cancel: nothing is left over for a third.
  @Test
  @Covers({"RHD-ADV-03", "RHD-R-04"})
  void promisesBothWaysLeaveNothingOfAThirdReason() {
    fight(swordsman(), dummy())
        .when(give("hero", Condition.FAVORED, 1))
        .when(give("hero", Condition.HINDERED, 1))
        .when(give("hero", Condition.AIDED, 1))
        .dice("d20=9")
        .when(CLIMB)
        .applied("RHD-ADV-03");
  }

  // The one gained last

  private static Table<RhodState, RhodStep, RhodEvent> latestCounts() {
    return Tables.empty()
        .house(Houses.with("advStacking", RhodHouse.AdvStacking.STRONGEST_LAST))
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .given("foe.vitality", 90);
  }

  /// Blinded weighs on the Attack, Aided lifts it: whichever came later, whatever the order of any
  /// list. A pair of 4 and 2: 8 hits Reflex 8, and 6 does not.
  @Test
  @Covers("RHD-R-04")
  void theKindGainedLastCountsWhereTheHouseSaysSo() {
    latestCounts()
        .when(give("hero", Condition.AIDED, 1))
        .when(give("hero", Condition.BLINDED, 1))
        .answer("referee", "call", false)
        .dice("d20=4", "d20=2")
        .when(STRIKE)
        .applied("RHD-ADV-02")
        .says("misses");
    latestCounts()
        .when(give("hero", Condition.BLINDED, 1))
        .when(give("hero", Condition.AIDED, 1))
        .answer("referee", "call", false)
        .dice("d20=4", "d20=2", "d8=1")
        .when(STRIKE)
        .applied("RHD-ADV-01")
        .says("hits");
  }

  /// What the target has gained is later or earlier than what the attacker has; gained again, it is
  /// the latest.
  @Test
  @Covers("RHD-R-04")
  void whoeverGainedItItIsTheLatest() {
    latestCounts()
        .when(give("foe", Condition.COLLAPSED, 1))
        .when(give("hero", Condition.BLINDED, 1))
        .answer("referee", "call", false)
        .dice("d20=4", "d20=2")
        .when(STRIKE)
        .applied("RHD-ADV-02");
    latestCounts()
        .when(give("hero", Condition.BLINDED, 1))
        .when(new Encounter.ChangeStance("foe", Stance.PRONE))
        .answer("referee", "call", false)
        .dice("d20=4", "d20=2", "d8=1")
        .when(STRIKE)
        .applied("RHD-ADV-01");
    latestCounts()
        .when(give("hero", Condition.BLINDED, 1))
        .when(new Encounter.ChangeStance("foe", Stance.PRONE))
        .when(give("hero", Condition.BLINDED, 1))
        .answer("referee", "call", false)
        .dice("d20=4", "d20=2")
        .when(STRIKE)
        .applied("RHD-ADV-02");
  }

  /// A promise is as old as it is, not as the roll.
  @Test
  @Covers({"RHD-R-04", "RHD-CHK-02"})
  void thePromiseMadeLastCounts() {
    latestCounts()
        .when(give("hero", Condition.FAVORED, 1))
        .when(give("hero", Condition.HINDERED, 1))
        .dice("d20=3", "d20=18")
        .when(CLIMB)
        .applied("RHD-ADV-02");
    latestCounts()
        .when(give("hero", Condition.HINDERED, 1))
        .when(give("hero", Condition.FAVORED, 1))
        .dice("d20=3", "d20=18")
        .when(CLIMB)
        .applied("RHD-ADV-01");
  }

  /// What comes with the roll is later than any Condition.
  @Test
  @Covers({"RHD-R-04", "RHD-CHK-02"})
  void theRefereesWordIsTheLatestOfAll() {
    latestCounts()
        .when(give("hero", Condition.BLINDED, 1))
        .answer("referee", "call", false)
        .answer("referee", "benefit", "advantage")
        .dice("d20=4", "d20=2", "d8=1")
        .when(STRIKE)
        .applied("RHD-ADV-01");
  }
}
