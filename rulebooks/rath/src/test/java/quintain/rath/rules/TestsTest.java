package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.noted;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.test;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rath.Folk;
import quintain.rath.Houses;
import quintain.rath.Tables;
import quintain.rath.state.Mode;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stat;
import quintain.rath.state.Stats;
import quintain.rath.state.Trial;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class TestsTest {
  private static RathEvent.Tested tested(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.Tested.class);
  }

  @Test
  @Covers("RTH-TEST-01")
  void withoutUncertaintyNothingIsRolled() {
    var table =
        ann("2/0/0/0/0/0")
            .answer("gm", "test-needed", false)
            .when(test("ann", Trial.LIFT))
            .asked("gm", "test-needed");
    assertThat(table.events()).noneMatch(RathEvent.Tested.class::isInstance);
    table.dice("d20=2").when(test("ann", Trial.LIFT));
    assertThat(tested(table).success()).as("by default a test is rolled").isFalse();
  }

  @Test
  @Covers({"RTH-TEST-02", "RTH-STAT-01"})
  void aTestIsOneDieAndTheStat() {
    var table = ann("2/0/0/0/0/0").dice("d20=11").when(test("ann", Trial.LIFT));
    assertThat(tested(table).stat()).isEqualTo(Stat.STR);
    assertThat(tested(table).total()).isEqualTo(13);
    assertThat(tested(table).success()).isTrue();
  }

  @Test
  @Covers({"RTH-TEST-03", "RTH-R-92"})
  void theRollerProposesTheStatAndTheGmMaySwitchIt() {
    var table = ann("1/3/0/0/2/0").dice("d20=5").when(test("ann", Trial.OTHER, Stat.DEX));
    assertThat(tested(table).stat()).isEqualTo(Stat.DEX);
    table
        .dice("d20=5")
        .answer("gm", "test-stat", "con")
        .when(test("ann", Trial.OTHER, Stat.DEX))
        .asked("gm", "test-stat");
    assertThat(tested(table).stat()).isEqualTo(Stat.CON);
    table.dice("d20=5").when(test("ann", Trial.CLIMB));
    assertThat(tested(table).stat()).as("STR or DEX: the higher").isEqualTo(Stat.DEX);
    var even = ann("2/2/0/0/0/0").dice("d20=5").when(test("ann", Trial.CLIMB));
    assertThat(tested(even).stat()).as("if equal the first named").isEqualTo(Stat.STR);
  }

  @Test
  @Covers({"RTH-TEST-04", "RTH-TEST-05", "RTH-R-01"})
  void theDefaultDcIs12AndMustBeBeaten() {
    var table = ann("1/0/0/0/0/0").dice("d20=12").when(test("ann", Trial.LIFT));
    assertThat(tested(table).dc()).isEqualTo(12);
    assertThat(tested(table).success()).as("13").isTrue();
    table.dice("d20=11").when(test("ann", Trial.LIFT));
    assertThat(tested(table).success()).as("12 meets, and does not beat").isFalse();
    table
        .dice("d20=14")
        .when(new RathStep.Test("ann", Trial.LIFT, Optional.empty(), Optional.of(15), false));
    assertThat(tested(table).success()).as("15 against 15").isFalse();
  }

  @Test
  @Covers("RTH-R-01")
  void aHouseMayLetATotalThatMeetsTheDcDo() {
    var table =
        ann("1/0/0/0/0/0")
            .house(Houses.with("testComparison", RathHouse.Comparison.MEET))
            .dice("d20=11")
            .when(test("ann", Trial.LIFT));
    assertThat(tested(table).success()).isTrue();
    table
        .dice("d20=10")
        .when(test("ann", Trial.LIFT))
        .asked("ann", "spend-fortune", "STR test to lift, at least 12 is needed");
    assertThat(tested(table).success()).isFalse();
  }

  @Test
  @Covers({"RTH-TEST-06", "RTH-FORT-06"})
  void aNatural20IsACriticalSuccess() {
    var table =
        ann("0/0/0/0/0/0")
            .dice("d20=20")
            .answer("gm", "special-result", "finds a second door")
            .when(test("ann", Trial.CRAFT))
            .asked("gm", "special-result")
            .then("ann.fortune", 2);
    assertThat(table.events()).contains(new RathEvent.Told("ann", "finds a second door"));
    table.dice("d20=20").when(test("ann", Trial.CRAFT));
    assertThat(table.events()).noneMatch(RathEvent.Told.class::isInstance);
  }

  @Test
  @Covers("RTH-TEST-07")
  void aNatural1IsACriticalFailure() {
    var table =
        ann("0/0/0/0/10/0")
            .dice("d20=1")
            .answer("gm", "complication", "the rope frays")
            .when(test("ann", Trial.ENDURE))
            .asked("gm", "complication");
    assertThat(tested(table).success()).isFalse();
    assertThat(table.events()).contains(new RathEvent.Told("ann", "the rope frays"));
  }

  @Test
  @Covers("RTH-R-02")
  void naturalsDecideTestsUnlessTheHouseTakesThemForFlavour() {
    var hard = new RathStep.Test("ann", Trial.LIFT, Optional.empty(), Optional.of(25), false);
    var easy = new RathStep.Test("ann", Trial.LIFT, Optional.empty(), Optional.of(3), false);
    var table = ann("4/0/0/0/0/0").dice("d20=20").when(hard);
    assertThat(tested(table).success()).as("24 against 25, but a 20").isTrue();
    table.dice("d20=1").when(easy);
    assertThat(tested(table).success()).as("5 against 3, but a 1").isFalse();
    var flavour =
        ann("4/0/0/0/0/0")
            .house(Houses.with("testNaturals", RathHouse.Naturals.FLAVOUR))
            .dice("d20=20")
            .when(hard)
            .asked("gm", "special-result");
    assertThat(tested(flavour).success()).isFalse();
    flavour.dice("d20=1").when(easy).asked("gm", "complication");
    assertThat(tested(flavour).success()).isTrue();
  }

  @Test
  @Covers("RTH-TEST-08")
  void anAttackIsRolledAgainstAcAndNotAgainst12() {
    var table =
        annAgainst("Gall drake", "2/0/0/0/0/0", "held Sword")
            .dice("d20=12")
            .when(attack("ann", "sword", "foe"));
    var rolled = only(table, RathEvent.AttackRolled.class);
    assertThat(rolled.ac()).isEqualTo(15);
    assertThat(rolled.hit()).as("14 beats 12, but not AC 15").isFalse();
  }

  // Advantage and disadvantage

  @Test
  @Covers({"RTH-ADV-01", "RTH-ADV-02", "RTH-ADV-03"})
  void twoDiceOfWhichTheHigherOrLowerCounts() {
    var table =
        ann("0/2/0/0/0/0")
            .dice("d20=5", "d20=16")
            .answer("gm", "advantage", "advantage")
            .when(test("ann", Trial.DODGE))
            .asked("gm", "advantage");
    assertThat(tested(table).total()).isEqualTo(18);
    table
        .dice("d20=5", "d20=16")
        .answer("gm", "advantage", "disadvantage")
        .when(test("ann", Trial.DODGE));
    assertThat(tested(table).total()).isEqualTo(7);
    table.dice("d20=5").when(test("ann", Trial.DODGE));
    assertThat(tested(table).total()).as("by default the list stands").isEqualTo(7);
  }

  @Test
  @Covers("RTH-ADV-04")
  void twoSourcesOfAdvantageStillMakeTwoDice() {
    var table =
        ann("0/0/0/0/0/0", "Grappling hook", "Rope")
            .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
            .when(new RathStep.HelpAlly("ben", "ann", "holds the rope"))
            .dice("d20=4", "d20=15")
            .when(test("ann", Trial.CLIMB))
            .applied("RTH-ADV-01", "RTH-ADV-04");
    assertThat(tested(table).natural()).isEqualTo(15);
    assertThat(tested(table).sources())
        .containsExactly("advantage: grappling hook", "advantage: help");
  }

  @Test
  @Covers({"RTH-ADV-04", "RTH-R-08"})
  void sourcesOfOneKindDoNotStackAndBothKindsCancel() {
    var up = Source.advantage("a");
    var down = Source.disadvantage("b");
    var cancel = RathHouse.Mix.CANCEL;
    assertThat(Source.mode(List.of(), cancel)).isEqualTo(Mode.STRAIGHT);
    assertThat(Source.mode(List.of(up, up, up), cancel)).isEqualTo(Mode.ADVANTAGE);
    assertThat(Source.mode(List.of(down, down), cancel)).isEqualTo(Mode.DISADVANTAGE);
    assertThat(Source.mode(List.of(up, up, down), cancel)).isEqualTo(Mode.STRAIGHT);
    var majority = RathHouse.Mix.MAJORITY;
    assertThat(Source.mode(List.of(up, up, down), majority)).isEqualTo(Mode.ADVANTAGE);
    assertThat(Source.mode(List.of(up, down, down), majority)).isEqualTo(Mode.DISADVANTAGE);
    assertThat(Source.mode(List.of(up, down), majority)).isEqualTo(Mode.STRAIGHT);
  }

  @Test
  @Covers("RTH-R-08")
  void theHouseDecidesHowBothKindsMix() {
    var climb = noted("ann", Trial.CLIMB);
    var heavy = new String[] {"Grappling hook", "Rope", "Halberd", "War hammer", "Crossbow"};
    var cancelled =
        ann("2/3/0/0/0/0", heavy).then("ann.encumbered", true).dice("d20=9").when(climb);
    assertThat(tested(cancelled).natural()).isEqualTo(9);
    var table =
        Tables.empty()
            .house(Houses.with("advantageMix", RathHouse.Mix.MAJORITY))
            .sheet("ann", Folk.pc("Ann", "2/3/0/0/0/0", heavy))
            .dice("d20=14", "d20=8")
            .when(climb);
    assertThat(tested(table).natural()).as("slippery and encumbered against a hook").isEqualTo(8);
  }

  @Test
  @Covers("RTH-R-07")
  void onlyTheKeptDieIsNatural() {
    var table =
        ann("0/2/0/0/0/0")
            .dice("d20=20", "d20=5")
            .answer("gm", "advantage", "disadvantage")
            .when(test("ann", Trial.DODGE))
            .notAsked("gm", "special-result")
            .then("ann.fortune", 1);
    table
        .dice("d20=1", "d20=12")
        .answer("gm", "advantage", "advantage")
        .when(test("ann", Trial.DODGE))
        .notAsked("gm", "complication");
  }

  // The table of common actions

  @Test
  @Covers("RTH-CACT-01")
  void breakingADoorHasAdvantageWithTools() {
    var table =
        ann("2/0/0/0/0/0", "Crowbar").dice("d20=3", "d20=12").when(test("ann", Trial.BREAK_DOOR));
    assertThat(tested(table).total()).isEqualTo(14);
    var bare = ann("2/0/0/0/0/0").dice("d20=3").when(test("ann", Trial.BREAK_DOOR));
    assertThat(tested(bare).total()).isEqualTo(5);
  }

  @Test
  @Covers("RTH-CACT-02")
  void climbingASlipperyWallHasDisadvantage() {
    var table = ann("0/3/0/0/0/0").dice("d20=14", "d20=8").when(noted("ann", Trial.CLIMB));
    assertThat(tested(table).total()).isEqualTo(11);
    assertThat(tested(table).success()).isFalse();
  }

  @Test
  @Covers("RTH-CACT-03")
  void recallingLoreHasAdvantageIfStudied() {
    var table = ann("0/0/1/0/0/0").dice("d20=5", "d20=12").when(noted("ann", Trial.RECALL_LORE));
    assertThat(tested(table).total()).isEqualTo(13);
  }

  @Test
  @Covers("RTH-CACT-04")
  void trackingInRainHasDisadvantage() {
    var table = ann("0/0/0/2/0/0").dice("d20=18", "d20=9").when(noted("ann", Trial.TRACK));
    assertThat(tested(table).total()).isEqualTo(11);
    table.dice("d20=18").when(test("ann", Trial.TRACK));
    assertThat(tested(table).total()).isEqualTo(20);
  }

  @Test
  @Covers({"RTH-CACT-05", "RTH-CACT-07", "RTH-CACT-08"})
  void noticingFearAndPoisonArePlainTests() {
    var table = ann("0/0/0/0/0/0").dice("d20=13").when(test("ann", Trial.NOTICE));
    assertThat(tested(table)).extracting("stat", "success").containsExactly(Stat.WIS, true);
    var afraid = ann("0/0/0/1/0/0").dice("d20=11").when(test("ann", Trial.RESIST_FEAR));
    assertThat(tested(afraid)).extracting("stat", "success").containsExactly(Stat.WIS, false);
    table.dice("d20=12").when(test("ann", Trial.RESIST_POISON));
    assertThat(tested(table)).extracting("stat", "success").containsExactly(Stat.CON, false);
  }

  @ParameterizedTest
  @Covers({"RTH-STAT-02", "RTH-STAT-03", "RTH-STAT-04", "RTH-STAT-05", "RTH-STAT-06"})
  @CsvSource({
    "dodge, DEX",
    "sneak, DEX",
    "resist-magic, INT",
    "craft, INT",
    "recall-lore, INT",
    "find-secret, WIS",
    "track, WIS",
    "notice, WIS",
    "navigate, WIS",
    "endure, CON",
    "resist-poison, CON",
    "intimidate, CHA",
    "charm, CHA"
  })
  void deedsHaveTheirStat(String trial, Stat stat) {
    var what = Trial.valueOf(trial.toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
    var table = ann("1/2/3/4/5/6").dice("d20=2").when(test("ann", what));
    assertThat(tested(table).stat()).isEqualTo(stat);
    assertThat(tested(table).total()).isEqualTo(2 + Stats.parse("1/2/3/4/5/6").of(stat));
  }

  @Test
  @Covers({"RTH-ARM-03", "RTH-ARM-04", "RTH-R-94"})
  void loudArmorHampersStealthAndHeavyArmorSwimming() {
    var medium = ann("0/1/0/0/0/0", "worn Medium armor").then("ann.ac", 13);
    medium.dice("d20=15", "d20=4").when(test("ann", Trial.SNEAK));
    assertThat(tested(medium).natural()).isEqualTo(4);
    medium.dice("d20=15").when(test("ann", Trial.SWIM));
    assertThat(tested(medium).natural()).isEqualTo(15);
    var heavy = ann("0/0/0/0/0/0", "worn Heavy armor").then("ann.ac", 13);
    heavy.dice("d20=15", "d20=4").when(test("ann", Trial.SWIM));
    assertThat(tested(heavy).natural()).isEqualTo(4);
    var packed = ann("0/0/0/0/0/0", "Heavy armor").then("ann.ac", 10);
    packed.dice("d20=15").when(test("ann", Trial.SWIM));
    assertThat(tested(packed).natural()).as("carried, not worn").isEqualTo(15);
  }

  @Test
  @Covers("RTH-ENC-03")
  void theEncumberedTestAtDisadvantage() {
    var table =
        ann("3/0/0/0/0/0", "Halberd", "War hammer", "Crossbow", "Bow")
            .then("ann.slots", 10)
            .then("ann.slots-used", 11)
            .then("ann.encumbered", true)
            .dice("d20=16", "d20=5")
            .when(test("ann", Trial.LIFT));
    assertThat(tested(table).total()).isEqualTo(8);
  }

  @Test
  void oddsCountEveryFace() {
    var odds = ann("1/0/0/0/0/0").odds(test("ann", Trial.LIFT), "ann");
    assertThat(odds.p("ann.succeeds", true)).isCloseTo(9 / 20.0, within(1e-12));
  }

  @Test
  void theDeadTestNothing() {
    ann("0/0/0/0/0/0")
        .given("ann.dead", true)
        .refuses(test("ann", Trial.LIFT), "RTH-TEST-01")
        .refuses(test("anne", Trial.LIFT), "RTH-TEST-01");
  }

  @Test
  @Covers("RTH-TEST-04")
  void aDcIsANumberFrom1To40() {
    var table = Tables.empty().sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"));
    for (int wrong : new int[] {0, 41}) {
      table.refuses(against(wrong), "RTH-TEST-04");
    }
    table.dice("d20=2").when(against(1)).dice("d20=2").when(against(40));
  }

  private static RathStep.Test against(int dc) {
    return new RathStep.Test("ann", Trial.LIFT, Optional.empty(), Optional.of(dc), false);
  }

  @Test
  @Covers("RTH-TEST-01")
  void whatNeedsNoTestSucceedsWithoutADie() {
    Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
        .answer("gm", "test-needed", false)
        .when(Tables.test("ann", Trial.LIFT))
        .says("needs no test");
  }
}
