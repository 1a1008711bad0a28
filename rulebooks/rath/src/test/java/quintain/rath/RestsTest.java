package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Injury;
import quintain.rath.state.Knack;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Short rests, long rests, days in bed.
class RestsTest {
  private static final RathStep SHORT = new RathStep.ShortRest();
  private static final RathStep LONG = new RathStep.LongRest(8);

  private static Table<RathState, RathStep, RathEvent> brannoc() {
    return Tables.empty().pregen("brannoc", "Brannoc");
  }

  private static Table<RathState, RathStep, RathEvent> ilvane() {
    return Tables.empty().pregen("ilvane", "Ilvane");
  }

  private static RathState burned(RathState state, String... spells) {
    for (String spell : spells) {
      state = new ThingEvent.SpellBurned("ilvane", spell).appliedTo(state);
    }
    return state;
  }

  @Test
  @Covers({"RTH-SRST-01", "RTH-SRST-03", "RTH-STAT-05", "RTH-REC-01"})
  void aShortRestTakesAnHourAndGivesADieAndCon() {
    brannoc()
        .given("clock", 40)
        .given("brannoc.hp", 3)
        .dice("d6=5")
        .when(SHORT)
        .then("clock", 100)
        .then("brannoc.hp", 10);
  }

  @Test
  @Covers({"RTH-SRST-08", "RTH-SRST-03", "RTH-R-52"})
  void aShortRestDoesNotFillHpAndNothingGoesAboveTheMaximum() {
    Tables.empty()
        .pregen("sefa", "Sefa")
        .given("sefa.max-hp", 20)
        .given("sefa.hp", 1)
        .dice("d6=6")
        .when(SHORT)
        .then("sefa.hp", 7);
    brannoc().given("brannoc.hp", 12).dice("d6=6").when(SHORT).then("brannoc.hp", 13);
  }

  private static RathStep inn(String payer) {
    return new RathStep.StayTheNight(payer, "Night at an inn", 8);
  }

  @Test
  @Covers({"RTH-LRST-02", "RTH-LRST-03", "RTH-S-EQ", "RTH-R-74"})
  void aNightAtAnInnIsASafeLongRestForFiveSilverEach() {
    Tables.party()
        .given("brannoc.hp", 3)
        .dice("d6=3", "d6=3", "d6=3", "d6=3")
        .when(inn("ilvane"))
        .notAsked("gm", "safe-camp")
        .then("ilvane.coins", 2180)
        .then("brannoc.hp", 13)
        .then("clock", 480)
        .refuses(inn("ilvane"), "RTH-R-72");
  }

  @Test
  @Covers({"RTH-S-EQ", "RTH-R-91", "RTH-R-72"})
  void anInnWantsItsMoneyAndMayBeDisturbedLikeAnyRest() {
    Tables.party()
        .when(new RathStep.GiveCoins("brannoc", "sefa", 400))
        .refuses(inn("brannoc"), "RTH-R-91")
        .refuses(new RathStep.StayTheNight("ilvane", "Rope", 8), "RTH-S-EQ")
        .refuses(new RathStep.StayTheNight("ilvane", "Night at an inn", 9), "RTH-LRST-01")
        .answer("gm", "interrupted", 2)
        .when(inn("ilvane"))
        .then("clock", 20)
        .then("ilvane.coins", 2180);
    Tables.party()
        .creature("rat", "Giant rat")
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .refuses(inn("ilvane"), "RTH-S-EQ");
  }

  @Test
  @Covers("RTH-R-88")
  void aRestRemindsOfWhoCarriesTooMuch() {
    var reminder = "  Brannoc still carries more than their slots hold [RTH-R-88]";

    assertThat(brannoc().dice("d6=1").when(SHORT).log()).doesNotContain(reminder);
    assertThat(laden().dice("d6=1").when(SHORT).log()).containsOnlyOnce(reminder);
    assertThat(laden().dice("d6=3").when(LONG).log()).containsOnlyOnce(reminder);
  }

  private static Table<RathState, RathStep, RathEvent> laden() {
    return brannoc()
        .when(new RathStep.Bestow("brannoc", "Tent", ""))
        .when(new RathStep.Bestow("brannoc", "Tent", ""))
        .when(new RathStep.Bestow("brannoc", "Tent", ""))
        .then("brannoc.encumbered", true);
  }

  @Test
  @Covers("RTH-SRST-02")
  void theGmMustFindTheSpotSafe() {
    brannoc()
        .given("brannoc.hp", 3)
        .answer("gm", "safe-spot", false)
        .when(SHORT)
        .then("brannoc.hp", 3)
        .then("clock", 0);
    brannoc()
        .creature("rat", "Giant rat")
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .refuses(SHORT, "RTH-SRST-02")
        .refuses(LONG, "RTH-LRST-02");
  }

  @Test
  @Covers("RTH-SRST-04")
  void oneSpellOfTheCastersChoiceIsUnburned() {
    ilvane()
        .changed(state -> burned(state, "Spark Dart", "Ward Skin"))
        .answer("ilvane", "unburn", "ward-skin")
        .dice("d6=1")
        .when(SHORT)
        .then("ilvane.burned", List.of("Spark Dart"));
    ilvane()
        .changed(state -> burned(state, "Ward Skin", "Spark Dart"))
        .dice("d6=1")
        .when(SHORT)
        .then("ilvane.burned", List.of("Spark Dart"));
  }

  @Test
  @Covers({"RTH-SRST-05", "RTH-LRST-06"})
  void whatRechargesOnARestIsReadyAgain() {
    var used =
        brannoc()
            .when(new RathStep.GrantAptitude("brannoc", "Deadeye"))
            .when(new RathStep.GrantAptitude("brannoc", "Shield Bearer"))
            .changed(
                state -> new ThingEvent.AptitudeUsed("brannoc", Knack.DEADEYE).appliedTo(state))
            .changed(
                state ->
                    new ThingEvent.AptitudeUsed("brannoc", Knack.SHIELD_BEARER).appliedTo(state));
    assertThat(used.state().being("brannoc").isReady(Knack.DEADEYE)).isFalse();

    used.dice("d6=1").when(SHORT);
    assertThat(used.state().being("brannoc").isReady(Knack.DEADEYE)).isTrue();
    assertThat(used.state().being("brannoc").isReady(Knack.SHIELD_BEARER)).isFalse();

    used.dice("d6=6").when(LONG);
    assertThat(used.state().being("brannoc").isReady(Knack.SHIELD_BEARER)).isTrue();
  }

  @Test
  @Covers({"RTH-SRST-06", "RTH-REC-02", "RTH-USE-02", "RTH-USE-03", "RTH-R-74"})
  void eatingInAShortRestIsAtWillAndWearsTheRationsDown() {
    brannoc()
        .given("brannoc.hp", 3)
        .answer("brannoc", "eat", true)
        .dice("d6=1", "d6=2")
        .when(SHORT)
        .then("brannoc.usage.rations", 4)
        .then("brannoc.hp", 6);
    brannoc().dice("d6=1").when(SHORT).then("brannoc.usage.rations", 6);
  }

  @Test
  @Covers({"RTH-SRST-07", "RTH-LRST-05"})
  void equippedSpellsChangeInALongRestOnly() {
    var change = new RathStep.EquipSpells("ilvane", List.of("Lantern Mote"));

    ilvane().dice("d6=1").when(SHORT).refuses(change, "RTH-SRST-07");
    ilvane().dice("d6=3").when(LONG).when(change).then("ilvane.equipped", List.of("Lantern Mote"));
    ilvane()
        .dice("d6=3")
        .when(LONG)
        .when(new RathStep.LetTurnsPass(1))
        .refuses(change, "RTH-SRST-07");
  }

  @Test
  @Covers({"RTH-LRST-01", "RTH-LRST-03", "RTH-REC-01", "RTH-R-74"})
  void aLongRestTakesEightHoursAndFillsHp() {
    brannoc()
        .given("brannoc.hp", 2)
        .dice("d6=3")
        .when(LONG)
        .then("clock", 480)
        .then("brannoc.hp", 13)
        .then("brannoc.usage.rations", 6);
    brannoc().dice("d6=3").when(new RathStep.LongRest(6)).then("clock", 360);
    brannoc().refuses(new RathStep.LongRest(5), "RTH-LRST-01");
    brannoc().refuses(new RathStep.LongRest(9), "RTH-LRST-01");
  }

  @Test
  @Covers("RTH-LRST-02")
  void theGmMustFindThePlaceSafe() {
    brannoc()
        .given("brannoc.hp", 2)
        .answer("gm", "safe-camp", false)
        .when(LONG)
        .then("brannoc.hp", 2)
        .then("clock", 0);
  }

  @Test
  @Covers("RTH-LRST-04")
  void aLongRestUnburnsEverySpell() {
    ilvane()
        .changed(state -> burned(state, "Spark Dart", "Ward Skin"))
        .dice("d6=3")
        .when(LONG)
        .then("ilvane.burned", List.of());
  }

  @Test
  @Covers({"RTH-LRST-07", "RTH-XP-03"})
  void xpMayBeSpentInALongRest() {
    brannoc()
        .given("brannoc.xp", 1)
        .dice("d6=3")
        .when(LONG)
        .dice("d8=1 d8=1")
        .when(new RathStep.LevelUp("brannoc"))
        .then("brannoc.level", 2);
  }

  @Test
  @Covers({"RTH-LRST-08", "RTH-R-71"})
  void shortTroublesEndAndInjuriesDoNot() {
    brannoc()
        .given("brannoc.prone", true)
        .given("brannoc.sickened", true)
        .changed(
            state ->
                new FightEvent.Injured("brannoc", Injury.of(Injury.Kind.MAIMED)).appliedTo(state))
        .dice("d6=3")
        .when(LONG)
        .then("brannoc.prone", false)
        .then("brannoc.sickened", false)
        .then("brannoc.injuries", List.of("maimed"));
  }

  @Test
  @Covers("RTH-R-71")
  void diseaseLastsThroughTheNightUnlessTheHouseClearsIt() {
    // a slow disease is not due within the night
    brannoc()
        .given("brannoc.slow-disease", 5)
        .dice("d6=3")
        .when(LONG)
        .then("brannoc.slow-disease", 5);
    Tables.empty()
        .house(Houses.with("longRestClearsDisease", true))
        .pregen("brannoc", "Brannoc")
        .given("brannoc.slow-disease", 5)
        .dice("d6=3")
        .when(LONG)
        .then("brannoc.slow-disease", 0);
  }

  /// The six rolls of an hour in which a pool of three neither bites nor fades.
  private static final String[] IDLE_HOUR = {
    "d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3",
    "d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3"
  };

  @Test
  @Covers({"RTH-POIS-19", "RTH-R-70"})
  void aShortRestsConTestRemovesOneDieBeforeTheHourPasses() {
    var pool = Tables.empty().pregen("odda", "Odda").given("odda.poison-weakness", 4);
    // CON 2: 11 is 13
    pool.dice("d20=11").dice(IDLE_HOUR).dice("d6=1").when(SHORT).then("odda.poison-weakness", 3);

    Tables.empty()
        .pregen("odda", "Odda")
        .given("odda.poison-weakness", 3)
        .dice("d20=10")
        .dice(IDLE_HOUR)
        .dice("d6=1")
        .when(SHORT)
        .then("odda.poison-weakness", 3);
  }

  @Test
  @Covers({"RTH-POIS-20", "RTH-R-71"})
  void aLongRestsConTestRemovesTwoDice() {
    var table =
        Tables.empty().pregen("odda", "Odda").given("odda.poison-weakness", 3).dice("d20=11");
    for (int i = 0; i < 48; i++) {
      table.dice("d6=3");
    }
    table.dice("d6=3").when(LONG).then("odda.poison-weakness", 1);
  }

  @Test
  @Covers("RTH-R-71")
  void theHouseMayHaveTheNightClearPoison() {
    var table =
        Tables.empty()
            .house(Houses.with("longRestClearsPoison", true))
            .pregen("odda", "Odda")
            .given("odda.poison-weakness", 3)
            .dice("d20=11");
    for (int i = 0; i < 48; i++) {
      table.dice("d6=3");
    }
    table.dice("d6=3").when(LONG).then("odda.poison-weakness", 0);
  }

  @Test
  @Covers("RTH-R-72")
  void aRestCutShortGivesNothingOrServesAsAShortOne() {
    brannoc()
        .given("brannoc.hp", 2)
        .answer("gm", "interrupted", 3)
        .when(SHORT)
        .says("is interrupted, and the rest gives nothing")
        .then("brannoc.hp", 2)
        .then("clock", 30);
    brannoc()
        .given("brannoc.hp", 2)
        .answer("gm", "interrupted", 12)
        .dice("d6=4")
        .when(LONG)
        .says("takes a short rest")
        .then("brannoc.hp", 8)
        .then("clock", 120);
  }

  @Test
  @Covers({"RTH-R-72", "RTH-R-70", "RTH-POIS-19"})
  void anInterruptedRestGivesNoTestAgainstPoison() {
    // half an hour: three rolls of the pool, and no CON test
    brannoc()
        .given("brannoc.poison-damage", 1)
        .answer("gm", "interrupted", 3)
        .dice("d6=3", "d6=3", "d6=3")
        .when(SHORT)
        .then("brannoc.poison-damage", 1)
        .then("clock", 30);
    brannoc()
        .given("brannoc.poison-damage", 1)
        .answer("gm", "interrupted", 2)
        .dice("d6=3", "d6=3")
        .when(LONG)
        .then("brannoc.poison-damage", 1);
  }

  @Test
  @Covers({"RTH-R-72", "RTH-R-70", "RTH-POIS-19"})
  void aLongRestCutShortHasAShortRestsTestAgainstPoison() {
    brannoc()
        .given("brannoc.poison-damage", 2)
        .answer("gm", "interrupted", 6)
        .dice("d20=20", "d6=3", "d6=3", "d6=3", "d6=3", "d6=3", "d6=5", "d6=1")
        .when(LONG)
        .applied("RTH-POIS-19")
        .says("takes a short rest")
        .then("brannoc.poison-damage", 0);
  }

  @Test
  @Covers("RTH-R-72")
  void aRestInterruptedAtOnceTakesNoTime() {
    brannoc()
        .given("brannoc.poison-damage", 1)
        .answer("gm", "interrupted", 0)
        .when(SHORT)
        .says("is interrupted")
        .then("brannoc.poison-damage", 1)
        .then("clock", 0);
  }

  @Test
  @Covers("RTH-R-72")
  void oneLongRestInADay() {
    brannoc()
        .dice("d6=3")
        .when(LONG)
        .when(new RathStep.LetTurnsPass(6))
        .refuses(LONG, "RTH-R-72")
        .when(new RathStep.LetTurnsPass(144))
        .dice("d6=3")
        .when(LONG);
  }

  @Test
  @Covers("RTH-R-72")
  void everyNightIsALongRestAndNoEarlier() {
    var morning = brannoc().dice("d6=3").when(LONG).says("takes a long rest").then("clock", 8 * 60);
    morning
        .when(new RathStep.LetTurnsPass(95))
        .refuses(LONG, "RTH-R-72")
        .when(new RathStep.LetTurnsPass(1))
        .dice("d6=3")
        .when(LONG)
        .then("clock", 32 * 60);
  }

  @Test
  @Covers({"RTH-INJ-03", "RTH-R-51"})
  void aWeekInBedMendsTheBroken() {
    var table =
        brannoc()
            .changed(
                state ->
                    new FightEvent.Injured("brannoc", Injury.of(Injury.Kind.BROKEN))
                        .appliedTo(state));
    table.then("brannoc.rest-owed", 7);
    table.dice("d6=3", "d6=3").when(new RathStep.BedRest(2)).then("brannoc.rest-owed", 5);
    table
        .dice("d6=3", "d6=3", "d6=3", "d6=3", "d6=3")
        .when(new RathStep.BedRest(5))
        .then("brannoc.rest-owed", 0)
        .then("brannoc.injuries", List.of());
  }

  @Test
  @Covers({"RTH-S-APT-06", "RTH-REC-04"})
  void aMedicHelpsThreePeopleRecoverMore() {
    Tables.party()
        .given("brannoc.hp", 1)
        .given("sefa.hp", 1)
        .given("ilvane.hp", 1)
        .given("odda.hp", 1)
        // own die and the medic's: WIS 2 reaches three, by default those named first
        .dice("d6=2 d6=3", "d6=2 d6=3", "d6=2 d6=3", "d6=2")
        .when(SHORT)
        .then("brannoc.hp", 1 + 2 + 2 + 3)
        .then("sefa.hp", 1 + 2 + 3)
        .then("ilvane.hp", 1 + 2 + 1 + 3)
        .then("odda.hp", 1 + 2 + 2);
  }

  @Test
  void whoLiesAtZeroMustBeSeenToFirst() {
    brannoc().given("brannoc.hp", 0).given("brannoc.fallen", true).refuses(SHORT, "RTH-SURV-01");
  }

  @Test
  @Covers("RTH-R-74")
  void withoutRationsNothingFollowsUnlessTheGmSaysSo() {
    ilvaneHungry().when(LONG).then("ilvane.hp", 10);
    ilvaneHungry()
        .answer("gm", "no-ration", "wakes hungry")
        .when(LONG)
        .then("ilvane.hp", 10)
        .applied("RTH-R-74");
  }

  private static Table<RathState, RathStep, RathEvent> ilvaneHungry() {
    return ilvane()
        .changed(state -> new ThingEvent.ItemLost("ilvane", "rations", "eaten").appliedTo(state));
  }

  @Test
  @Covers({"RTH-LRST-01", "RTH-R-72"})
  void aLongRestIsSixToEightHours() {
    brannoc()
        .refuses(new RathStep.LongRest(5), "RTH-LRST-01")
        .refuses(new RathStep.LongRest(9), "RTH-LRST-01")
        .dice("d6=3")
        .when(new RathStep.LongRest(6))
        .then("clock", 6 * 60);
    brannoc()
        .given("brannoc.hp", 2)
        .answer("gm", "interrupted", 5)
        .when(LONG)
        .says("is interrupted")
        .then("brannoc.hp", 2);
    brannoc()
        .given("brannoc.hp", 2)
        .answer("gm", "interrupted", 6)
        .dice("d6=1")
        .when(LONG)
        .then("brannoc.hp", 5);
  }

  @Test
  @Covers("RTH-INJ-03")
  void daysInBedAreCountedFromOneToThirty() {
    brannoc()
        .refuses(new RathStep.BedRest(0), "RTH-INJ-03")
        .refuses(new RathStep.BedRest(31), "RTH-INJ-03");
  }
}
