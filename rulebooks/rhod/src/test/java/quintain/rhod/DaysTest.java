package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Day;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Ration;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Watches, days, food, water, sleep, and what heals with them.
class DaysTest {
  private static final RhodStep PASS = new Living.LetWatchPass();

  /// CON 14: two Vitality for each Mechanic known, of which there are two; one Hit Die.
  private static Folk.Hero traveller() {
    return Folk.hero("15/12/14/8/13/10").knowing("Press the Line").with("Sure Footed");
  }

  private static Table<RhodState, RhodStep, RhodEvent> table(Folk.Hero hero) {
    return Tables.empty().scene(Tables.placed("hero", "5,5")).sheet("hero", hero.sheet());
  }

  /// The last Watch of the day is under way.
  private static Table<RhodState, RhodStep, RhodEvent> evening(Folk.Hero hero) {
    return table(hero).given("clock", "1.6");
  }

  private static Table<RhodState, RhodStep, RhodEvent> evening(Folk.Hero hero, RhodHouse house) {
    return Tables.empty()
        .house(house)
        .scene(Tables.placed("hero", "5,5"))
        .sheet("hero", hero.sheet())
        .given("clock", "1.6");
  }

  private static Table<RhodState, RhodStep, RhodEvent> fed(
      Table<RhodState, RhodStep, RhodEvent> table) {
    return table.when(new Living.Feed("hero", 3)).when(new Living.Water("hero", 4));
  }

  /// So many hours of rest already, before the last Watch.
  private static Table<RhodState, RhodStep, RhodEvent> rested(
      Table<RhodState, RhodStep, RhodEvent> table, int hours) {
    return table.changed(new LifeEvent.Rested("hero", hours)::appliedTo);
  }

  private static RhodStep spend(WatchKind kind) {
    return new Living.SpendWatch("hero", kind);
  }

  // Watches

  @Test
  @Covers({"RHD-TIME-01", "RHD-R-77"})
  void withTheSixthWatchADayPasses() {
    var table = table(traveller());
    for (int i = 0; i < 5; i++) {
      table.when(PASS);
    }
    table.then("clock", "1.6").then("hero.starving", 0);
    table.when(PASS).then("clock", "2.1").then("hero.starving", 1);
    assertThat(table.when(PASS).state().clock()).isEqualTo(new Clock(2, 2));
  }

  @Test
  @Covers("RHD-TIME-03")
  void aWatchHasOneUseForEachCharacter() {
    table(traveller())
        .when(spend(WatchKind.TRAVEL))
        .then("hero.watch", "travel")
        .refuses(spend(WatchKind.RESTING), "RHD-TIME-03")
        .when(PASS)
        .then("hero.watch", "active")
        .when(spend(WatchKind.RESTING))
        .then("hero.watch", "resting");
  }

  @Test
  @Covers("RHD-TIME-04")
  void aTypicalDayHoldsEightHoursOfRest() {
    fed(table(traveller()))
        .when(new Living.LetDayPass())
        .then("clock", "2.1")
        .then("hero.well-rested", 1)
        .then("hero.exhausted", 0);
  }

  @Test
  @Covers({"RHD-TIME-05", "RHD-NEED-13"})
  void whoGuardsDoesNotSleep() {
    var table =
        Tables.empty()
            .sheet("a", traveller().sheet())
            .sheet("b", traveller().sheet())
            .sheet("c", traveller().sheet());
    for (String guard : List.of("a", "b", "c")) {
      for (String who : List.of("a", "b", "c")) {
        table.when(
            new Living.SpendWatch(who, who.equals(guard) ? WatchKind.GUARD : WatchKind.RESTING));
      }
      table.when(PASS);
      if (guard.equals("b")) {
        assertThat(hours(table)).containsExactly(4, 4, 8);
      }
    }
    assertThat(hours(table)).containsExactly(8, 8, 8);
  }

  private static List<Integer> hours(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.state().roster().stream().map(being -> being.day().rest()).toList();
  }

  @Test
  @Covers("RHD-TIME-05")
  void aGuardWatchesOverAtLeastTwoOthers() {
    Tables.empty()
        .sheet("hero", traveller().sheet())
        .sheet("b", traveller().sheet())
        .refuses(spend(WatchKind.GUARD), "RHD-TIME-05");
  }

  @Test
  @Covers("RHD-TIME-02")
  void inAnEncounterTimeGoesByRounds() {
    Tables.fight(Tables.swordsman(), Tables.dummy())
        .refuses(PASS, "RHD-TIME-02")
        .refuses(new Living.LetDayPass(), "RHD-TIME-02")
        .refuses(spend(WatchKind.RESTING), "RHD-TIME-02");
  }

  // Food

  @Test
  @Covers({"RHD-NEED-03", "RHD-NEED-08"})
  void oneEatsAndDrinksWhileTravellingOrResting() {
    var hero = traveller().having("Food Ration", Place.PACK).having("Water Ration", Place.PACK);
    table(hero)
        .refuses(new Living.Eat("hero"), "RHD-NEED-03")
        .refuses(new Living.Drink("hero"), "RHD-NEED-08")
        .when(spend(WatchKind.TRAVEL))
        .when(new Living.Eat("hero"))
        .then("hero.left.food-ration", 1);
    table(hero)
        .when(spend(WatchKind.RESTING))
        .when(new Living.Drink("hero"))
        .then("hero.left.water-ration", 1);
  }

  @Test
  @Covers({"RHD-NEED-03", "RHD-R-73"})
  void theRefereeMayLetSomebodyEatAtAnyTime() {
    var fed = table(traveller()).when(new Living.Feed("hero", 2)).state().being("hero").day();
    assertThat(Ration.of(fed.food())).isEqualTo(Ration.HALF);
    table(traveller())
        .refuses(new Living.Feed("hero", 0), "RHD-NEED-03")
        .refuses(new Living.Water("hero", 13), "RHD-NEED-08")
        .refuses(new Living.Feed("nobody", 1), "RHD-NEED-03");
  }

  @Test
  @Covers({"RHD-NEED-04", "RHD-NEED-09"})
  void oneRationIsAFullDay() {
    var hero = traveller().having("Food Ration", Place.PACK).having("Water Ration", Place.PACK);
    var day =
        table(hero)
            .when(spend(WatchKind.TRAVEL))
            .when(new Living.Eat("hero"))
            .when(new Living.Eat("hero"))
            .when(new Living.Drink("hero"))
            .when(new Living.Drink("hero"))
            .refuses(new Living.Eat("hero"), "RHD-NEED-04")
            .refuses(new Living.Drink("hero"), "RHD-NEED-09")
            .state()
            .being("hero")
            .day();
    assertThat(Ration.of(day.food())).isEqualTo(Ration.FULL);
    assertThat(Ration.of(day.water())).isEqualTo(Ration.FULL);
  }

  @ParameterizedTest
  @CsvSource({"3,2,3,0,0", "2,1,2,2,0", "1,1,0,1,1", "0,1,0,1,1"})
  @Covers({"RHD-NEED-01", "RHD-NEED-05", "RHD-NEED-06", "RHD-NEED-07", "RHD-R-74", "RHD-NEED-04"})
  void whatADaysFoodDoes(int meals, int hungry, int starving, int hungryAfter, int starvingAfter) {
    var table = evening(traveller()).given("hero.hungry", hungry).given("hero.starving", starving);
    if (meals > 0) {
      table.when(new Living.Feed("hero", meals));
    }
    table
        .when(new Living.Water("hero", 4))
        .when(PASS)
        .then("hero.hungry", hungryAfter)
        .then("hero.starving", starvingAfter);
  }

  @Test
  @Covers("RHD-R-74")
  void aPlayerMayKeepSomeStacks() {
    fed(evening(traveller()))
        .given("hero.hungry", 3)
        .answer("hero", "resolve-stacks", 1)
        .when(PASS)
        .then("hero.hungry", 2);
  }

  @Test
  @Covers("RHD-COND-06")
  void whoStarvesTooLongIsWounded() {
    // CON +2: more than 4 stacks wound.
    evening(traveller())
        .when(new Living.Water("hero", 4))
        .given("hero.starving", 3)
        .when(PASS)
        .then("hero.starving", 4)
        .then("hero.wounds", 0);
    evening(traveller())
        .when(new Living.Water("hero", 4))
        .given("hero.starving", 4)
        .dice("d6=3")
        .when(PASS)
        .then("hero.starving", 5)
        .then("hero.wounds", 1);
  }

  @Test
  void anIronGutMakesDoWithHalf() {
    var hero = traveller().with("Iron Gut");
    evening(hero)
        .given("hero.hungry", 2)
        .when(new Living.Feed("hero", 2))
        .when(PASS)
        .then("hero.hungry", 0);
  }

  // Water

  @ParameterizedTest
  @CsvSource({"4,4,0", "2,1,2", "1,0,3", "0,1,4"})
  @Covers({"RHD-NEED-10", "RHD-NEED-11", "RHD-NEED-12", "RHD-NEED-09"})
  void whatADaysWaterDoes(int quarts, int before, int after) {
    var table = evening(traveller()).given("hero.dehydrated", before);
    if (quarts > 0) {
      table.when(new Living.Water("hero", quarts));
    }
    table.when(new Living.Feed("hero", 3)).when(PASS).then("hero.dehydrated", after);
  }

  @Test
  @Covers("RHD-COND-06")
  void whoThirstsTooLongIsWounded() {
    // CON +2: more than 5 stacks wound.
    evening(traveller())
        .when(new Living.Feed("hero", 3))
        .given("hero.dehydrated", 2)
        .when(PASS)
        .then("hero.dehydrated", 5)
        .then("hero.wounds", 0);
    evening(traveller())
        .when(new Living.Feed("hero", 3))
        .given("hero.dehydrated", 3)
        .dice("d6=1")
        .when(PASS)
        .then("hero.dehydrated", 6)
        .then("hero.wounds", 1);
  }

  @Test
  void aCamelThirstsLess() {
    evening(traveller().with("Camel's Patience"))
        .when(new Living.Feed("hero", 3))
        .when(PASS)
        .then("hero.dehydrated", 2);
  }

  // Sleep

  @Test
  @Covers({"RHD-NEED-14", "RHD-NEED-13", "RHD-R-76"})
  void eightHoursResolveExhaustedOrDoGood() {
    rested(fed(evening(traveller())), 8)
        .given("hero.exhausted", 2)
        .when(PASS)
        .then("hero.exhausted", 1)
        .then("hero.well-rested", 0);
    // Sleep alone does it, hungry or not.
    rested(evening(traveller()), 8).when(PASS).then("hero.well-rested", 1);
  }

  @ParameterizedTest
  @CsvSource({"7,1", "5,1", "4,1", "3,2", "0,2"})
  @Covers({"RHD-NEED-15", "RHD-NEED-16", "RHD-R-75"})
  void lessThanFourHoursExhaust(int hours, int exhausted) {
    rested(fed(evening(traveller())), hours)
        .given("hero.exhausted", 1)
        .when(PASS)
        .then("hero.exhausted", exhausted)
        .then("hero.well-rested", 0);
  }

  @Test
  @Covers("RHD-NEED-13")
  void sleepInAWagonCountsIfTheRefereeSaysSo() {
    assertThat(
            table(traveller())
                .when(spend(WatchKind.TRAVEL))
                .when(PASS)
                .state()
                .being("hero")
                .day()
                .rest())
        .isZero();
    assertThat(
            table(traveller())
                .when(spend(WatchKind.TRAVEL))
                .when(new Living.CallWatch("hero", WatchKind.RESTING))
                .when(PASS)
                .state()
                .being("hero")
                .day()
                .rest())
        .isEqualTo(4);
  }

  @Test
  @Covers("RHD-COND-02")
  void aGoodNightLastsADay() {
    rested(fed(evening(traveller())), 5)
        .given("hero.well-rested", 1)
        .when(PASS)
        .then("hero.well-rested", 0);
  }

  @Test
  void aLightSleeperNeedsHalf() {
    rested(fed(evening(traveller().with("Light Sleeper"))), 4)
        .when(PASS)
        .then("hero.well-rested", 1);
  }

  @Test
  @Covers({"RHD-NEED-02", "RHD-R-77"})
  void theThreeAreJudgedOnceADayInOrder() {
    var judged = evening(traveller()).when(PASS);
    assertThat(judged.events())
        .filteredOn(LifeEvent.Gained.class::isInstance)
        .extracting(event -> ((LifeEvent.Gained) event).borne().condition())
        .containsExactly(Condition.STARVING, Condition.DEHYDRATED, Condition.EXHAUSTED);
    assertThat(judged.state().being("hero").day()).isEqualTo(Day.FRESH);
  }

  // What heals

  @Test
  @Covers({"RHD-R-52", "RHD-R-53"})
  void withEnoughRestHitDiceAndVitalityComeBack() {
    rested(fed(evening(traveller())), 8)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 1)
        .when(PASS)
        .then("hero.hit-dice", 1)
        .then("hero.vitality", 3);
    rested(fed(evening(traveller())), 7)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 1)
        .when(PASS)
        .then("hero.hit-dice", 0)
        .then("hero.vitality", 1);
  }

  @ParameterizedTest
  @CsvSource({"ALL,3", "HALF,2", "ONE,1"})
  @Covers("RHD-R-52")
  void howManyHitDiceComeBack(RhodHouse.HitDiceRecovery recovery, int dice) {
    // Six Mechanics: three Hit Dice.
    var hero =
        Folk.hero("10/10/10/10/10/10")
            .knowing("Committed Blow", "Pin Down", "Brace", "Call the Mark")
            .with("Sure Footed", "Vigilant");
    rested(fed(evening(hero, Houses.with("hitDiceRecovery", recovery))), 8)
        .given("hero.hit-dice", 0)
        .when(PASS)
        .then("hero.hit-dice", dice);
  }

  @ParameterizedTest
  @CsvSource({"ONE_FULL_DAY,2", "MEDICINE_ONLY,3", "FULL,0", "NONE,3"})
  @Covers("RHD-R-54")
  void howManyWoundsADayHeals(RhodHouse.WoundRecovery recovery, int left) {
    rested(fed(evening(traveller(), Houses.with("woundRecovery", recovery))), 8)
        .given("hero.wounds", 3)
        .when(PASS)
        .then("hero.wounds", left);
  }

  @Test
  @Covers("RHD-R-54")
  void aWoundHealsOnlyIfAllNeedsAreMet() {
    rested(evening(traveller()), 8)
        .when(new Living.Feed("hero", 3))
        .when(new Living.Water("hero", 2))
        .given("hero.wounds", 3)
        .when(PASS)
        .then("hero.wounds", 3);
  }

  @Test
  @Covers("RHD-R-54")
  void medicineMendsAWoundOnceADay() {
    var table =
        Tables.empty()
            .sheet("medic", Folk.hero("10/10/10/10/14/10").sheet())
            .sheet("hero", traveller().sheet())
            .given("hero.wounds", 2)
            .dice("d20=13")
            .when(new Living.Tend("medic", "hero"))
            .then("hero.wounds", 1)
            .refuses(new Living.Tend("medic", "hero"), "RHD-R-54")
            .when(PASS)
            .refuses(new Living.Tend("medic", "hero"), "RHD-R-54");
    assertThat(table.log()).anyMatch(line -> line.contains("Medicine"));
    Tables.empty()
        .sheet("medic", Folk.hero("10/10/10/10/14/10").sheet())
        .sheet("hero", traveller().sheet())
        .given("hero.wounds", 2)
        .dice("d20=12")
        .when(new Living.Tend("medic", "hero"))
        .then("hero.wounds", 2);
    Tables.empty()
        .house(Houses.with("woundRecovery", RhodHouse.WoundRecovery.NONE))
        .sheet("medic", Folk.hero("10/10/10/10/14/10").sheet())
        .sheet("hero", traveller().sheet())
        .given("hero.wounds", 2)
        .refuses(new Living.Tend("medic", "hero"), "RHD-R-54");
  }

  @Test
  void nobodyUnhurtIsTended() {
    table(traveller())
        .refuses(new Living.Tend("hero", "hero"), "RHD-R-54")
        .refuses(new Living.Tend("hero", "nobody"), "RHD-R-54");
  }

  @Test
  @Covers("RHD-COND-02")
  void bleedingStopsAndPoisonWearsOffWithAWatch() {
    table(traveller())
        .given("hero.bleeding", 3)
        .given("hero.poisoned", 3)
        .given("hero.hungry", 1)
        .when(PASS)
        .then("hero.bleeding", 0)
        .then("hero.poisoned", 2)
        .then("hero.hungry", 1);
  }

  // Hours

  /// So much rest in the last two Watches of a day, of somebody Exhausted 1 who is fed.
  private static Table<RhodState, RhodStep, RhodEvent> nap(int first, int second) {
    var table =
        fed(table(traveller()).given("clock", "1.5").given("hero.exhausted", 1))
            .when(new Living.Rest("hero", first))
            .when(PASS)
            .then("hero.rest", first);
    if (second > 0) {
      table.when(new Living.Rest("hero", second));
    }
    return table.when(PASS);
  }

  @Test
  @Covers({"RHD-NEED-14", "RHD-NEED-15", "RHD-NEED-16", "RHD-R-75"})
  void restIsCountedInHours() {
    nap(4, 4).then("hero.exhausted", 0);
    nap(4, 3).then("hero.exhausted", 1).applied("RHD-NEED-15");
    nap(4, 2).then("hero.exhausted", 1).applied("RHD-NEED-15");
    nap(3, 1).then("hero.exhausted", 1);
    nap(2, 1).then("hero.exhausted", 2).applied("RHD-NEED-16").says("rests 1 hour of it");
    nap(3, 0).then("hero.exhausted", 2);
  }

  @Test
  @Covers({"RHD-TIME-01", "RHD-TIME-03"})
  void aWatchHasFourHours() {
    table(traveller())
        .refuses(new Living.Rest("hero", 5), "RHD-TIME-01")
        .refuses(new Living.Rest("hero", 0), "RHD-TIME-01")
        .refuses(new Living.CallRest("hero", 5), "RHD-TIME-01")
        .when(spend(WatchKind.TRAVEL))
        .refuses(new Living.Rest("hero", 2), "RHD-TIME-03");
  }

  /// The alarm after an hour: the Referee says how much of the Watch was Rest.
  @Test
  @Covers({"RHD-NEED-13", "RHD-R-41"})
  void theRefereeSaysHowLongTheRestWas() {
    var woken =
        table(traveller().armored())
            .given("hero.armoring", 5)
            .when(spend(WatchKind.RESTING))
            .when(new Living.CallRest("hero", 1))
            .when(PASS)
            .then("hero.rest", 1);
    // Armor is tended in a whole Resting Watch only
    woken.then("hero.armoring", 5).when(spend(WatchKind.RESTING)).when(PASS);
    woken.then("hero.rest", 5).then("hero.armoring", 12);
  }

  /// Rest takes the Watch in which somebody could be tended: it is suggested last.
  @Test
  void afterAFightAidIsSuggestedBeforeRest() {
    assertThat(new RhodBook().theme().afterwards())
        .containsSubsequence("spend-hit-dice", "tend", "rest", "let-watch-pass", "end-encounter");
  }
}
