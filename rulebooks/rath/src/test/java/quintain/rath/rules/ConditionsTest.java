package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.afflict;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.has;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.test;
import static quintain.rath.Tables.turns;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Seat;
import quintain.kernel.odds.Odds;
import quintain.rath.Folk;
import quintain.rath.Houses;
import quintain.rath.RathBook;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Hazard;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Severity;
import quintain.rath.state.Trial;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class ConditionsTest {
  private static final RathStep BEGIN = new RathStep.BeginTurn("ann");

  /// Ann on her turn in a fight with an ogre, with a pool.
  private static Table<RathState, RathStep, RathEvent> suffering(String what, int dice) {
    return annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").given("ann." + what, dice);
  }

  // The mechanism

  @Test
  @Covers({"RTH-COND-01", "RTH-POIS-01"})
  void aPoolIsANumberOfDice() {
    ann("0/0/0/0/0/0")
        .dice("d20=5")
        .when(afflict("ann", Affliction.POISON_DAMAGE, 6))
        .then("ann.poison-damage", 6);
  }

  @Test
  @Covers({"RTH-COND-02", "RTH-COND-03", "RTH-R-54", "RTH-POIS-09"})
  void itIsRolledAtTheStartOfTheVictimsTurn() {
    suffering("poison-damage", 4)
        .dice("d6=3", "d6=4", "d6=3", "d6=4")
        .when(BEGIN)
        .then("ann.poison-damage", 4);
    suffering("poison-damage", 1)
        .given("ann.hp", 1)
        .dice("d6=1")
        .when(attack("ann", "sword", "foe"))
        .then("ann.hp", 0)
        .then("fight.round", 0);
  }

  @Test
  @Covers("RTH-R-54")
  void allPoolsAreRolledInTheirOrderAlsoAtZero() {
    var table =
        begun(
                ann("0/0/0/0/0/0")
                    .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                    .creature("foe", "Ogre"),
                6)
            .given("ann.hp", 1)
            .given("ann.bleeding", 1)
            .given("ann.fire", 2)
            .given("ann.poison-damage", 1);
    table
        .dice("d6=1", "d6=5", "d6=4", "d6=6")
        .when(BEGIN)
        .then("ann.hp", 0)
        .then("ann.poison-damage", 1)
        .then("ann.fire", 1)
        .then("ann.bleeding", 0);
    table
        .when(end("ben"))
        .dice("d6=6")
        .when(end("foe"))
        .when(end("ben"))
        .dice("d6=4", "d6=4")
        .when(new RathStep.BeginTurn("foe"))
        .then("ann.fire", 1)
        .then("ann.poison-damage", 1);
  }

  @Test
  @Covers({"RTH-COND-04", "RTH-COND-05", "RTH-R-55"})
  void lowDiceTriggerAndHighDiceLeave() {
    suffering("poison-paralysis", 4)
        .dice("d6=3", "d6=4", "d6=6", "d6=2")
        .when(BEGIN)
        .then("ann.paralysed", true)
        .then("ann.poison-paralysis", 3);
    suffering("poison-paralysis", 4)
        .dice("d6=3", "d6=4", "d6=6", "d6=5")
        .when(BEGIN)
        .then("ann.paralysed", false)
        .then("ann.poison-paralysis", 2);
    suffering("poison-paralysis", 4)
        .dice("d6=5", "d6=5", "d6=6", "d6=1")
        .when(BEGIN)
        .then("ann.poison-paralysis", 1);
  }

  @Test
  @Covers("RTH-COND-06")
  void withNoDiceLeftItIsOver() {
    var table = suffering("fire", 2).dice("d6=5", "d6=6").when(BEGIN).then("ann.fire", 0);
    assertThat(has(table, FightEvent.ConditionOver.class)).isTrue();
  }

  @ParameterizedTest
  @Covers("RTH-COND-07")
  @CsvSource({"6, 0.912", "2, 0.556", "1, 0.333"})
  void fewerDiceTriggerLess(int dice, double rounded) {
    double p = Conditions.dice(dice).dist().chance(counts -> counts.in(0) > 0);
    assertThat(p).isCloseTo(1 - Math.pow(2 / 3.0, dice), within(1e-12));
    assertThat(p).isCloseTo(rounded, within(0.0005));
    var burning = ann("0/0/0/0/0/0").given("ann.max-hp", 20).given("ann.hp", 20);
    burning.given("ann.fire", dice);
    var odds = burning.odds(new RathStep.LetRoundsPass(1), "gm");
    assertThat(1 - odds.p("ann.fire-damage", 0)).as("any die bites").isCloseTo(p, within(1e-9));
  }

  @Test
  @Covers("RTH-COND-08")
  void onlyTheNumberLasts() {
    assertThat(FightEvent.ConditionChanged.to("ann", Pool.of(Affliction.FIRE, 6), 5).left())
        .isEqualTo(Pool.of(Affliction.FIRE, 5));
    var one = suffering("fire", 6).dice("d6=5", "d6=3", "d6=3", "d6=3", "d6=3", "d6=3");
    var two = suffering("fire", 6).dice("d6=4", "d6=4", "d6=3", "d6=4", "d6=3", "d6=6");
    assertThat(one.when(BEGIN).state()).isEqualTo(two.when(BEGIN).state());
  }

  @Test
  @Covers({"RTH-COND-09", "RTH-R-58"})
  void newDiceAreAddedWithoutATest() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 3)
        .when(afflict("ann", Affliction.POISON_DAMAGE, 4))
        .then("ann.poison-damage", 7);
  }

  @Test
  @Covers("RTH-R-58")
  void aHouseMayTestEachDose() {
    ann("0/0/0/0/0/0")
        .house(Houses.with("poisonTestEachDose", true))
        .given("ann.poison-damage", 3)
        .dice("d20=15")
        .when(afflict("ann", Affliction.POISON_DAMAGE, 4))
        .then("ann.poison-damage", 5);
  }

  @Test
  @Covers("RTH-R-57")
  void eachEffectHasItsPoolUnlessTheHousePoolsAllPoisons() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 3)
        .dice("d20=2")
        .when(afflict("ann", Affliction.POISON_SLEEP, 4))
        .then("ann.poison-damage", 3)
        .then("ann.poison-sleep", 4);
    ann("0/0/0/0/0/0")
        .house(Houses.with("poisonSinglePool", true))
        .given("ann.poison-damage", 1)
        .when(afflict("ann", Affliction.POISON_SLEEP, 1))
        .then("ann.poison-damage", 2)
        .then("ann.poison-sleep", 2)
        .dice("d6=1", "d6=6")
        .when(turns(1))
        .then("ann.hp", 9)
        .then("ann.asleep", true)
        .then("ann.poison-sleep", 1);
  }

  // Poison

  @Test
  @Covers({"RTH-POIS-02", "RTH-POIS-03", "RTH-POIS-04"})
  void aConTestHalvesTheFirstDose() {
    ann("0/0/0/0/0/0")
        .dice("d20=12")
        .when(afflict("ann", Affliction.POISON_DAMAGE, 6))
        .then("ann.poison-damage", 6);
    ann("0/0/0/0/0/0")
        .dice("d20=13")
        .when(afflict("ann", Affliction.POISON_DAMAGE, 6))
        .then("ann.poison-damage", 3);
  }

  @ParameterizedTest
  @Covers({"RTH-POIS-03", "RTH-R-59"})
  @CsvSource({"4, 2", "5, 2", "6, 3", "7, 3", "8, 4", "10, 5", "3, 2", "2, 2", "1, 1"})
  void halfWithAtLeastTwo(int full, int half) {
    ann("0/0/0/0/0/0")
        .dice("d20=13")
        .when(afflict("ann", Affliction.POISON_SLEEP, full))
        .applied("RTH-R-59")
        .then("ann.poison-sleep", half);
  }

  @ParameterizedTest
  @Covers({"RTH-POIS-05", "RTH-POIS-06", "RTH-POIS-07", "RTH-POIS-08", "RTH-R-60"})
  @CsvSource({"WEAK, 4", "MODERATE, 6", "STRONG, 8", "LETHAL, 10"})
  void fourSeverities(Severity severity, int dice) {
    ann("0/0/0/0/0/0")
        .dice("d20=2")
        .when(
            new RathStep.Afflict(
                "ann", Affliction.POISON_DAMAGE, Optional.of(severity), Optional.empty()))
        .then("ann.poison-damage", dice);
  }

  @Test
  @Covers({"RTH-POIS-08", "RTH-R-60"})
  void lethalIsTenDiceOrMore() {
    var lethal = Optional.of(Severity.LETHAL);
    ann("0/0/0/0/0/0")
        .refuses(
            new RathStep.Afflict("ann", Affliction.POISON_DAMAGE, lethal, Optional.of(9)),
            "RTH-POIS-08")
        .refuses(
            new RathStep.Afflict(
                "ann", Affliction.POISON_DAMAGE, Optional.empty(), Optional.empty()),
            "RTH-POIS-05")
        .refuses(
            new RathStep.Afflict("ann", Affliction.FIRE, lethal, Optional.empty()), "RTH-POIS-05")
        .dice("d20=2")
        .when(new RathStep.Afflict("ann", Affliction.POISON_DAMAGE, lethal, Optional.of(12)))
        .then("ann.poison-damage", 12);
  }

  @Test
  @Covers("RTH-POIS-09")
  void outOfCombatPoisonIsRolledEveryTenMinutes() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 1)
        .dice("d6=3", "d6=1", "d6=4")
        .when(turns(3))
        .then("ann.hp", 9)
        .then("clock", 30);
  }

  @Test
  @Covers("RTH-POIS-10")
  void theEffectComesOnceNotPerDie() {
    var table = suffering("poison-weakness", 2).dice("d6=1", "d6=2").when(BEGIN);
    assertThat(table.events().stream().filter(FightEvent.Became.class::isInstance)).hasSize(1);
  }

  @Test
  @Covers({"RTH-POIS-11", "RTH-POIS-15"})
  void damagePoisonHurtsForEachLowDie() {
    suffering("poison-damage", 6)
        .dice("d6=1", "d6=2", "d6=3", "d6=4", "d6=5", "d6=6")
        .when(BEGIN)
        .then("ann.hp", 8)
        .then("ann.poison-damage", 4);
    suffering("poison-damage", 3)
        .dice("d6=5", "d6=6", "d6=3")
        .when(BEGIN)
        .then("ann.poison-damage", 1);
  }

  @Test
  @Covers({"RTH-POIS-12", "RTH-R-61"})
  void paralysisLosesTheTurn() {
    var table =
        suffering("poison-paralysis", 3)
            .dice("d6=1", "d6=3", "d6=3")
            .when(attack("ann", "sword", "foe"));
    assertThat(has(table, RathEvent.ActLost.class)).isTrue();
    table
        .refuses(new RathStep.Move("ann", 1), "RTH-POIS-12")
        .refuses(new RathStep.Call("ann", "Help"), "RTH-POIS-12")
        .then("ann.ac", 10);
    table.when(end("ann")).dice("d6=6").when(end("foe"));
    table
        .dice("d6=3", "d6=3", "d6=4", "d20=2")
        .when(attack("ann", "sword", "foe"))
        .then("ann.paralysed", false);
  }

  @Test
  @Covers({"RTH-POIS-13", "RTH-R-62"})
  void sleepersWakeWhenDamagedOrShaken() {
    suffering("poison-sleep", 2)
        .dice("d6=2", "d6=6")
        .when(BEGIN)
        .then("ann.asleep", true)
        .then("ann.poison-sleep", 1)
        .refuses(attack("ann", "sword", "foe"), "RTH-POIS-13")
        .when(new RathStep.Harm("ann", Amount.of(1), Hazard.BARE, "a slap"))
        .then("ann.asleep", false);
    ann("0/0/0/0/0/0")
        .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
        .given("ann.asleep", true)
        .refuses(new RathStep.Shake("ann", "ben"), "RTH-POIS-13")
        .when(new RathStep.Shake("ben", "ann"))
        .then("ann.asleep", false)
        .refuses(new RathStep.Shake("ben", "ann"), "RTH-R-62");
    ann("0/0/0/0/0/0")
        .given("ann.poison-sleep", 1)
        .given("ann.asleep", true)
        .dice("d6=6")
        .when(turns(1))
        .then("ann.asleep", false);
  }

  @Test
  @Covers({"RTH-POIS-14", "RTH-R-63"})
  void weaknessHampersPhysicalTestsThisTurn() {
    var table =
        suffering("poison-weakness", 2)
            .dice("d6=1", "d6=4", "d20=18", "d20=3")
            .when(attack("ann", "sword", "foe"));
    assertThat(only(table, RathEvent.AttackRolled.class).natural()).isEqualTo(3);
    table.dice("d20=4").when(test("ann", Trial.RECALL_LORE));
    table.when(end("ann")).then("ann.weakened", false);
    var walking =
        ann("0/0/0/0/0/0")
            .given("ann.poison-weakness", 2)
            .dice("d6=1", "d6=4")
            .when(turns(1))
            .then("ann.weakened", true)
            .dice("d20=18", "d20=3")
            .when(test("ann", Trial.ENDURE));
    walking.dice("d6=3", "d6=4").when(turns(1)).then("ann.weakened", false);
  }

  @Test
  @Covers("RTH-R-63")
  void weaknessEndsWithTheTurnThatTheFightEndsIn() {
    suffering("poison-weakness", 2)
        .dice("d6=1", "d6=4")
        .when(new RathStep.BeginTurn("ann"))
        .then("ann.weakened", true)
        .when(new RathStep.EndCombat())
        .then("ann.weakened", false)
        .dice("d20=13")
        .when(test("ann", Trial.ENDURE));
  }

  @Test
  @Covers("RTH-R-56")
  void diceAreTakenOffNeverBelowNone() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 3)
        .when(new RathStep.Relieve("ann", Affliction.POISON_DAMAGE, 2))
        .then("ann.poison-damage", 1)
        .when(new RathStep.Relieve("ann", Affliction.POISON_DAMAGE, 2))
        .then("ann.poison-damage", 0)
        .refuses(new RathStep.Relieve("ann", Affliction.POISON_DAMAGE, 2), "RTH-COND-06");
  }

  // Fire

  @Test
  @Covers({"RTH-FIRE-01", "RTH-R-60"})
  void fireIsFourToSixDiceWithoutATest() {
    var ignite = new RathStep.Afflict("ann", Affliction.FIRE, Optional.empty(), Optional.empty());
    ann("0/0/0/0/0/0").when(ignite).asked("gm", "fire-dice").then("ann.fire", 5);
    ann("0/0/0/0/0/0").answer("gm", "fire-dice", 4).when(ignite).then("ann.fire", 4);
    ann("0/0/0/0/0/0")
        .refuses(afflict("ann", Affliction.FIRE, 7), "RTH-FIRE-01")
        .when(afflict("ann", Affliction.FIRE, 6))
        .then("ann.fire", 6);
  }

  @Test
  @Covers({"RTH-FIRE-02", "RTH-FIRE-03", "RTH-FIRE-04"})
  void fireBurnsEachTurn() {
    suffering("fire", 4)
        .dice("d6=1", "d6=1", "d6=2", "d6=5")
        .when(BEGIN)
        .then("ann.hp", 7)
        .then("ann.fire", 3);
  }

  @Test
  @Covers({"RTH-FIRE-05", "RTH-R-65"})
  void droppingAndRollingTakesATestAndTwoDice() {
    var roll = new RathStep.DropAndRoll("ann");
    ann("0/1/0/0/0/0")
        .refuses(roll, "RTH-FIRE-05")
        .given("ann.fire", 5)
        .dice("d20=12")
        .when(roll)
        .asked("gm", "prone-after-rolling")
        .then("ann.fire", 3)
        .then("ann.prone", false);
    ann("0/1/0/0/0/0").given("ann.fire", 5).dice("d20=11").when(roll).then("ann.fire", 5);
    annAgainst("Ogre", "0/1/0/0/0/0")
        .given("ann.fire", 1)
        .dice("d6=3", "d20=12")
        .answer("gm", "prone-after-rolling", true)
        .when(roll)
        .then("ann.fire", 0)
        .then("ann.prone", true)
        .refuses(new RathStep.Attempt("ann", "more"), "RTH-ACT-01");
  }

  @Test
  @Covers({"RTH-FIRE-06", "RTH-R-65"})
  void waterTakesTwoDiceWithoutATest() {
    ann("0/0/0/0/0/0")
        .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
        .given("ann.fire", 5)
        .when(new RathStep.Douse("ben", "ann"))
        .then("ann.fire", 3)
        .given("ben.at", 1)
        .refuses(new RathStep.Douse("ben", "ann"), "RTH-FIRE-06");
    ann("0/0/0/0/0/0")
        .given("ann.fire", 5)
        .when(new RathStep.Submerge("ann"))
        .asked("gm", "submerged-puts-out")
        .then("ann.fire", 0);
  }

  @Test
  void waterHurtsACinderImp() {
    ann("0/0/0/0/0/0")
        .creature("imp", "Cinder imp")
        .dice("d6=3")
        .when(new RathStep.Douse("ann", "imp"))
        .then("imp.hp", 5)
        .when(afflict("imp", Affliction.FIRE, 4))
        .then("imp.fire", 0);
  }

  // Bleeding

  @Test
  @Covers("RTH-BLED-01")
  void aMajorWoundBleeds() {
    var strike = attack("ann", "sword", "foe");
    annAgainst("Ogre", "3/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .answer("gm", "major-wound", true)
        .when(strike)
        .then("foe.bleeding", 4);
    annAgainst("Ogre", "3/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .when(strike)
        .asked("gm", "major-wound")
        .then("foe.bleeding", 0);
    annAgainst("Razor boar", "5/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .when(strike)
        .notAsked("gm", "major-wound")
        .then("foe.bleeding", 4);
  }

  @Test
  @Covers({"RTH-BLED-02", "RTH-BLED-03", "RTH-BLED-04"})
  void bleedingIsRolledEachTurn() {
    suffering("bleeding", 4)
        .dice("d6=2", "d6=3", "d6=3", "d6=6")
        .when(BEGIN)
        .then("ann.hp", 9)
        .then("ann.bleeding", 3);
  }

  @Test
  @Covers({"RTH-BLED-05", "RTH-R-66"})
  void pressureTakesTwoDiceWithoutATest() {
    var self = new RathStep.StopBleeding("ann", "ann");
    ann("0/0/0/0/0/0")
        .refuses(self, "RTH-BLED-05")
        .given("ann.bleeding", 3)
        .when(self)
        .then("ann.bleeding", 1)
        .when(self)
        .then("ann.bleeding", 0);
    ann("0/0/0/0/0/0")
        .sheet("ben", Folk.gifted("Ben", "0/0/0/0/0/0", List.of("Field Medicine")))
        .given("ann.bleeding", 4)
        .given("ben.at", 1)
        .refuses(new RathStep.StopBleeding("ben", "ann"), "RTH-BLED-05")
        .given("ben.at", 0)
        .when(new RathStep.StopBleeding("ben", "ann"))
        .then("ann.bleeding", 0);
  }

  // Out of combat

  @Test
  @Covers("RTH-R-64")
  void fireAndBleedingGoOnRoundByRound() {
    ann("0/0/0/0/0/0")
        .given("ann.fire", 1)
        .dice("d6=3", "d6=1", "d6=6")
        .when(turns(1))
        .then("ann.hp", 9)
        .then("ann.fire", 0)
        .then("clock", 10);
    ann("0/0/0/0/0/0")
        .given("ann.bleeding", 1)
        .dice("d6=3", "d6=3")
        .when(new RathStep.LetRoundsPass(2))
        .then("clock", 2);
  }

  @Test
  void boneGuardsAreImmune() {
    ann("0/0/0/0/0/0")
        .creature("bones", "Bone guard")
        .when(afflict("bones", Affliction.POISON_DAMAGE, 6))
        .then("bones.poison-damage", 0)
        .when(afflict("bones", Affliction.FIRE, 4))
        .then("bones.fire", 4);
    ann("0/0/0/0/0/0")
        .creature("walker", "Rotting walker")
        .when(afflict("walker", Affliction.FIRE, 4))
        .then("walker.fire", 6);
  }

  @Test
  @Covers({"RTH-S-CRE", "RTH-COND-09"})
  void aPoolOfFireStartsLargerOnAWalkerAndGrowsLikeAnybodys() {
    ann("0/0/0/0/0/0")
        .creature("walker", "Rotting walker")
        .when(afflict("walker", Affliction.FIRE, 4))
        .when(afflict("walker", Affliction.FIRE, 4))
        .then("walker.fire", 10);
  }

  @Test
  @Covers("RTH-R-49")
  void nothingMoreBefallsADefeatedFoe() {
    begun(ann("0/0/0/0/0/0").creature("one", "Ogre").creature("two", "Ogre"), 1)
        .given("one.hp", 0)
        .given("one.poison-damage", 3)
        .when(end("two"))
        .dice("d6=1")
        .when(end("ann"))
        .then("one.poison-damage", 3)
        .when(new RathStep.EndCombat())
        .when(turns(1));
  }

  // Odds

  @Test
  void theOddsOfTheNextTurnOfTenDice() {
    var table = suffering("poison-damage", 10).given("ann.max-hp", 20).given("ann.hp", 20);
    var odds = table.odds(BEGIN, "gm");
    assertThat(odds.exact()).isTrue();
    assertThat(odds.p("ann.poison-damage", 0))
        .as("no die shows 1 or 2")
        .isCloseTo(Math.pow(2 / 3.0, 10), within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"1", "6", "10"})
  void howAPoisonEnds(int dice) {
    var table = ann("0/0/0/0/0/0").given("ann.max-hp", 20).given("ann.hp", 20);
    table.given("ann.poison-damage", dice);
    var odds =
        new Odds<>(new RathBook())
            .previewUntil(table.state(), turns(1), Seat.REFEREE, "condition-over");
    double soFar = 0;
    for (int t = 1; t <= 12; t++) {
      soFar += odds.p("ann.poison-turns", t);
      assertThat(soFar)
          .as("over within " + t)
          .isCloseTo(Math.pow(1 - Math.pow(2 / 3.0, t), dice), within(1e-9));
    }
  }
}
