package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.test;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rath.Folk;
import quintain.rath.Houses;
import quintain.rath.Tables;
import quintain.rath.state.Amount;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class SurvivalTest {
  private static final RathStep SAFE = new RathStep.DangerPasses();

  /// Ann is down, and has not tested for it.
  private static Table<RathState, RathStep, RathEvent> down(String stats) {
    return Folk.ann(stats).given("ann.hp", 0).given("ann.fallen", true);
  }

  @Test
  @Covers({"RTH-SURV-01", "RTH-SURV-02", "RTH-R-50", "RTH-R-52"})
  void aConTestBringsTheFallenBack() {
    down("0/0/0/0/2/0")
        .dice("d20=11", "d6=3")
        .when(SAFE)
        .then("ann.hp", 3)
        .then("ann.fallen", false)
        .then("ann.injuries", List.of())
        .refuses(SAFE, "RTH-SURV-01");
    down("0/0/0/0/2/0")
        .dice("d20=10", "d6=5", "d6=5", "d6=2")
        .when(SAFE)
        .then("ann.injuries", List.of("battered"));
  }

  @Test
  @Covers("RTH-R-52")
  void noGainGoesAboveTheMaximum() {
    down("0/0/0/0/2/0").given("ann.max-hp", 4).dice("d20=11", "d6=6").when(SAFE).then("ann.hp", 4);
  }

  @Test
  @Covers({"RTH-SURV-03", "RTH-INJ-01"})
  void onTwoOrThreeSheDiesWithFinalWords() {
    var table =
        down("0/0/0/0/0/0")
            .dice("d20=2", "d6=1", "d6=2")
            .answer("ann", "final-words", "Not the cheese…")
            .when(SAFE)
            .then("ann.dead", true);
    assertThat(only(table, RathEvent.Told.class).what()).contains("Not the cheese…");
  }

  @Test
  @Covers({"RTH-INJ-02", "RTH-R-51"})
  void maimedTheGmSaysHow() {
    down("0/0/0/0/0/0")
        .dice("d20=2", "d6=2", "d6=4", "d6=5")
        .when(SAFE)
        .asked("gm", "permanent-injury")
        .then("ann.hp", 5)
        .then("ann.injuries", List.of("maimed"))
        .says("Ann is maimed (GM note pending)")
        .then("ann.rest-owed", 0);
    down("0/2/0/0/0/0")
        .dice("d20=2", "d6=2", "d6=4", "d6=5")
        .answer("gm", "permanent-injury", "a lame leg")
        .answer("gm", "injury-cost", "less-dex")
        .when(SAFE)
        .then("ann.dex", 1);
    var hampered =
        down("0/2/0/0/0/0")
            .dice("d20=2", "d6=2", "d6=4", "d6=5")
            .answer("gm", "permanent-injury", "a lame leg")
            .answer("gm", "injury-cost", "hampered-dex")
            .when(SAFE)
            .then("ann.dex", 2)
            .dice("d20=15", "d20=3")
            .when(test("ann", Trial.DODGE));
    assertThat(only(hampered, RathEvent.Tested.class).natural()).isEqualTo(3);
    hampered.dice("d20=15").when(test("ann", Trial.LIFT));
  }

  @Test
  @Covers({"RTH-INJ-03", "RTH-R-51"})
  void brokenOneNeedsAWeekOfRest() {
    var table =
        down("0/0/0/0/0/0")
            .dice("d20=2", "d6=4", "d6=4", "d6=3")
            .when(SAFE)
            .then("ann.hp", 3)
            .then("ann.injuries", List.of("broken"))
            .then("ann.rest-owed", 7);
    table.dice("d20=15", "d20=3").when(test("ann", Trial.RECALL_LORE));
    assertThat(only(table, RathEvent.Tested.class).natural())
        .as("all tests have disadvantage until then")
        .isEqualTo(3);
  }

  @Test
  @Covers("RTH-R-51")
  void theHouseDecidesWhatUnrestedInjuriesDo() {
    Folk.ann("0/0/0/0/0/0")
        .house(Houses.with("injuryUnrested", RathHouse.Unrested.NONE))
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .dice("d20=2", "d6=4", "d6=4", "d6=3")
        .when(SAFE)
        .then("ann.rest-owed", 7)
        .dice("d20=15")
        .when(test("ann", Trial.RECALL_LORE));
    Folk.ann("0/0/0/0/0/0")
        .house(Houses.with("injuryUnrested", RathHouse.Unrested.OUT_OF_ACTION))
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .dice("d20=2", "d6=4", "d6=4", "d6=3")
        .when(SAFE)
        .refuses(new RathStep.Attempt("ann", "lifts a sword"), "RTH-ZERO-03")
        .refuses(new RathStep.Move("ann", 1), "RTH-ZERO-02")
        .answer("gm", "zone-by-crawling", true)
        .when(new RathStep.Crawl("ann", 1))
        .then("ann.at", 1);
  }

  @Test
  @Covers("RTH-R-84")
  void whereHpFollowStrAMaimedArmCostsOne() {
    Folk.ann("2/0/0/0/0/0")
        .house(Houses.with("hpStrRetroactive", true))
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .dice("d20=2", "d6=2", "d6=4", "d6=5")
        .answer("gm", "injury-cost", "less-str")
        .when(SAFE)
        .says("Ann loses 1 maximum HP")
        .then("ann.str", 1)
        .then("ann.max-hp", 11)
        .then("ann.hp", 5);
    down("2/0/0/0/0/0")
        .dice("d20=2", "d6=2", "d6=4", "d6=5")
        .answer("gm", "injury-cost", "less-str")
        .when(SAFE)
        .then("ann.str", 1)
        .then("ann.max-hp", 12);
  }

  @Test
  @Covers("RTH-INJ-04")
  void batteredOneNeedsADay() {
    down("0/0/0/0/0/0")
        .dice("d20=2", "d6=5", "d6=5", "d6=2")
        .when(SAFE)
        .then("ann.hp", 2)
        .then("ann.rest-owed", 1);
  }

  @Test
  @Covers("RTH-INJ-05")
  void aToughBastardIsBackAtOnce() {
    down("0/0/0/0/0/0")
        .dice("d20=2", "d6=6", "d6=6", "d6=3", "d6=4")
        .when(SAFE)
        .then("ann.hp", 7)
        .then("ann.injuries", List.of())
        .then("ann.flags", List.of());
  }

  @ParameterizedTest
  @Covers({"RTH-INJ-01", "RTH-INJ-02", "RTH-INJ-03", "RTH-INJ-04", "RTH-INJ-05"})
  @CsvSource({"dead, 3", "maimed, 12", "broken, 15", "battered, 5", "tough-bastard, 1"})
  void theChancesOfTheTable(String fate, int in36) {
    var wanted = Survival.Fate.valueOf(fate.toUpperCase(Locale.ROOT).replace('-', '_'));
    assertThat(Survival.TABLE.dist().chanceOf(wanted)).isCloseTo(in36 / 36.0, within(1e-12));
  }

  @Test
  @Covers({"RTH-R-97", "RTH-R-50"})
  void whoDropsOutsideCombatTestsAtOnceIfDangerHasPassed() {
    Folk.ann("0/0/0/0/0/0")
        .given("ann.hp", 1)
        .given("ann.poison-damage", 2)
        .dice("d6=1", "d6=4", "d20=15", "d6=2")
        .when(new RathStep.LetTurnsPass(1))
        .asked("gm", "danger-passed")
        .then("ann.hp", 2)
        .then("ann.poison-damage", 2);
    Folk.ann("0/0/0/0/0/0")
        .given("ann.hp", 1)
        .given("ann.poison-damage", 2)
        .dice("d6=1", "d6=4")
        .answer("gm", "danger-passed", false)
        .when(new RathStep.LetTurnsPass(1))
        .then("ann.fallen", true);
  }

  @Test
  @Covers("RTH-R-49")
  void henchmenTestToo() {
    Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
        .sheet("hob", Folk.henchman("Hob", "0/0/0/0/0/0", "ann"))
        .given("ann.fortune", 0)
        .dice("d20=15", "d6=2")
        .when(new RathStep.Harm("hob", Amount.of(30), Hazard.BLOW, "a trap"))
        .then("hob.hp", 2);
  }

  // Death's door

  private static Table<RathState, RathStep, RathEvent> beaten() {
    return begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            1)
        .given("ben.hp", 0)
        .given("ben.fallen", true)
        .given("ann.hp", 1);
  }

  private static final RathStep BLOW = attack("foe", "sword", "ann");

  @Test
  @Covers({"RTH-DOOR-01", "RTH-DOOR-03", "RTH-R-53"})
  void atTheEnemiesMercyThePcsAreKilled() {
    beaten()
        .dice("d20=15", "d8=2")
        .when(BLOW)
        .asked("gm", "deaths-door")
        .says("Foe (INT 0, takes ransom")
        .then("ann.dead", true)
        .then("ben.dead", true);
  }

  @Test
  @Covers({"RTH-DOOR-02", "RTH-R-53"})
  void orPatchedUpForRansom() {
    beaten()
        .dice("d20=15", "d8=2")
        .answer("gm", "deaths-door", "ransom")
        .when(BLOW)
        .then("ann.hp", 1)
        .then("ann.captive", true)
        .then("ann.fallen", false)
        .then("ben.hp", 1)
        .then("ben.captive", true);
  }

  @Test
  @Covers("RTH-R-53")
  void thoseWhoFledAreSpared() {
    beaten()
        .given("ben.hp", 5)
        .given("ben.fallen", false)
        .given("ben.fled", true)
        .dice("d20=15", "d8=2")
        .when(BLOW)
        .then("ann.dead", true)
        .then("ben.dead", false);
  }

  @Test
  @Covers("RTH-R-53")
  void aHenchmanStillStandingIsNoVictim() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("hob", Folk.henchman("Hob", "0/0/0/0/0/0", "ann"))
                .creature("foe", "Raider"),
            1)
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .when(new RathStep.EndCombat())
        .asked("gm", "deaths-door")
        .then("ann.dead", true)
        .then("hob.dead", false);
  }

  @Test
  @Covers("RTH-R-50")
  void whoeverHoldsTheFieldTests() {
    begun(
            Folk.ann("3/0/0/0/0/0", "held Sword")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Giant rat"),
            6)
        .given("ben.hp", 0)
        .given("ben.fallen", true)
        .dice("d20=15", "d8=3", "d20=15", "d6=4")
        .when(attack("ann", "sword", "foe"))
        .notAsked("gm", "deaths-door")
        .then("ben.hp", 4);
  }

  // Nerve

  private static Table<RathState, RathStep, RathEvent> raiders() {
    return begun(
        Folk.ann("0/0/0/0/0/0")
            .creature("a", "Raider")
            .creature("b", "Raider")
            .creature("c", "Raider")
            .creature("d", "Raider"),
        6);
  }

  @Test
  @Covers({"RTH-S-NRV-01", "RTH-R-101"})
  void aSideThatHasLostHalfTestsItsNerve() {
    var nerve = new RathStep.TestNerve();
    raiders().given("a.hp", 0).refuses(nerve, "RTH-S-NRV-01");
    raiders()
        .given("a.hp", 0)
        .given("b.hp", 0)
        .dice("d20=13")
        .when(nerve)
        .then("c.fled", false)
        .refuses(nerve, "RTH-S-NRV-01");
    raiders()
        .given("a.hp", 0)
        .given("b.hp", 0)
        .dice("d20=12")
        .when(nerve)
        .then("c.fled", true)
        .then("d.fled", true)
        .then("fight.round", 0);
    raiders()
        .given("a.hp", 0)
        .given("b.hp", 0)
        .dice("d20=12")
        .answer("gm", "surrender", true)
        .when(nerve)
        .then("c.surrendered", true);
  }

  @Test
  @Covers("RTH-S-NRV-01")
  void aCaptainHasThemTestAgainAndItsFallShakesThem() {
    var captained =
        begun(
            Folk.ann("0/0/0/0/0/0")
                .creature("captain", "Raider captain")
                .creature("a", "Raider")
                .creature("b", "Raider"),
            6);
    captained
        .given("a.hp", 0)
        .given("b.hp", 0)
        .dice("d20=10", "d20=11")
        .when(new RathStep.TestNerve())
        .then("captain.fled", false);
    begun(
            Folk.ann("0/0/0/0/0/0")
                .creature("captain", "Raider captain")
                .creature("a", "Raider")
                .creature("b", "Raider"),
            6)
        .given("captain.hp", 0)
        .dice("d20=12")
        .when(new RathStep.TestNerve())
        .then("a.fled", true);
  }

  @Test
  @Covers("RTH-S-NRV-01")
  void halfIsHalfOfTheFoesAlone() {
    var nerve = new RathStep.TestNerve();
    var three =
        begun(
            Folk.ann("0/0/0/0/0/0")
                .creature("a", "Raider")
                .creature("b", "Raider")
                .creature("c", "Raider"),
            6);
    three.given("a.hp", 0).refuses(nerve, "RTH-S-NRV-01");
    // whoever lay there before does not count
    begun(
            Folk.ann("0/0/0/0/0/0")
                .creature("a", "Raider")
                .creature("b", "Raider")
                .creature("c", "Raider")
                .given("c.hp", 0),
            6)
        .refuses(nerve, "RTH-S-NRV-01")
        .given("a.hp", 0)
        .dice("d20=13")
        .when(nerve)
        .then("b.fled", false);
  }

  @Test
  @Covers({"RTH-SURV-01", "RTH-S-APT-06"})
  void fieldMedicineGivesAdvantageOnAnothersSurvival() {
    Folk.ann("0/0/0/0/0/0")
        .sheet("bob", Folk.gifted("Bob", "0/0/0/0/0/0", List.of("Field Medicine")))
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .dice("d20=3 d20=14", "d6=3")
        .when(new RathStep.DangerPasses())
        .then("ann.hp", 3);
    // not one's own
    Tables.empty()
        .sheet("bob", Folk.gifted("Bob", "0/0/0/0/0/0", List.of("Field Medicine")))
        .given("bob.hp", 0)
        .given("bob.fallen", true)
        .dice("d20=14", "d6=3")
        .when(new RathStep.DangerPasses())
        .then("bob.hp", 3);
  }
}
