package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Folk.hours;
import static quintain.cairn.Folk.minutes;
import static quintain.cairn.Tables.harm;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Timer;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class TimeTest {
  /// Maren, HP 0 and Armor 1, is bitten and fails her save: 3 STR gone to the adder, 1 to the wyrm.
  private static Table<CairnState, CairnStep, CairnEvent> bitten(String creature, String attack) {
    return Tables.marenAgainst(creature)
        .given("maren.hp", 0)
        .answer("warden", "begin-rounds", false)
        .dice(attack.equals("bite d4") ? "d4=4" : "d12=2", "d20=20")
        .when(Tables.attack("foe", "bite", "maren"));
  }

  @Test
  @Covers("CRN-RND-01")
  void timePassesFreelyOutsideRounds() {
    Tables.party()
        .then("clock", 8 * 3600)
        .when(minutes(90))
        .then("clock", 8 * 3600 + 90 * 60)
        .then("fight.round", 0);
  }

  @Test
  @Covers("CRN-RND-03")
  void inRoundsTimePassesTenSecondsAtATime() {
    var table =
        Tables.marenAgainst("Iron Sexton")
            .given("maren.max-hp", 40)
            .given("maren.hp", 40)
            .dice("d20=1")
            .when(Tables.BEGIN)
            .refuses(minutes(1), "CRN-RND-03");
    for (int round = 0; round < 6; round++) {
      table.when(List.of(Tables.pass("maren"), Tables.RESOLVE, Tables.pass("foe"), Tables.RESOLVE));
    }
    table.then("clock", 8 * 3600 + 60);
  }

  @Test
  @Covers({"CRN-CRIT-06", "CRN-R-17"})
  void untreatedCriticalDamageKillsAtSixtyMinutes() {
    Tables.party()
        .dice("d20=17")
        .when(harm("tilda", 6))
        .when(minutes(59))
        .then("tilda.dead", false)
        .when(minutes(1))
        .then("tilda.dead", true)
        .applied("CRN-CRIT-06");
  }

  @Test
  @Covers("CRN-CRIT-06")
  void theHourEndsDuringALongRest() {
    Tables.party()
        .dice("d20=17")
        .when(harm("tilda", 6))
        .when(new CairnStep.RestAFewHours())
        .then("tilda.dead", true)
        .then("clock", 11 * 3600);
  }

  @Test
  @Covers("CRN-BST")
  void venomWorksAtDuskUnlessTreated() {
    bitten("Thatch Adder", "bite d4")
        .then("maren.str", 8)
        .when(new CairnStep.Aid("foe", "maren"))
        .when(hours(9))
        .then("maren.str", 8)
        .dice("d6=3")
        .when(hours(1))
        .asked("warden", "treated")
        .then("maren.str", 5)
        .when(hours(24))
        .then("maren.str", 5);
    bitten("Thatch Adder", "bite d4")
        .when(new CairnStep.Aid("foe", "maren"))
        .answer("warden", "treated", true)
        .when(hours(10))
        .then("maren.str", 8);
  }

  @Test
  @Covers({"CRN-R-41", "CRN-LOSS-01"})
  void venomThatTakesTheLastStrengthKillsWithoutASave() {
    bitten("Thatch Adder", "bite d4")
        .when(new CairnStep.Aid("foe", "maren"))
        .given("maren.str", 3)
        .dice("d6=3")
        .when(hours(10))
        .then("maren.dead", true);
  }

  @Test
  @Covers("CRN-BST")
  void theSwallowedLoseStrengthEveryRoundUntilFreed() {
    bitten("Wyrm of the Weir", "bite d12")
        .then("maren.helpless", true)
        .then("maren.str", 10)
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .when(minutes(1))
        .then("maren.str", 4)
        .when(new CairnStep.Free("foe", "maren"))
        .then("maren.helpless", false)
        .when(minutes(10))
        .then("maren.str", 4);
  }

  @Test
  @Covers("CRN-R-62")
  void theRoundOfBeingSwallowedCounts() {
    // bitten in the foes' phase, 1 STR through; the round's end takes the first die
    Tables.marenAgainst("Wyrm of the Weir")
        .pregen("tilda", "Tilda")
        .given("maren.hp", 0)
        .dice("d20=1", "d20=1")
        .when(Tables.BEGIN)
        .when(List.of(Tables.pass("maren"), Tables.pass("tilda"), Tables.RESOLVE))
        .dice("d12=2", "d20=20", "d6=3")
        .when(List.of(Tables.attack("foe", "bite", "maren"), Tables.RESOLVE))
        .then("fight.round", 2)
        .then("maren.str", 11 - 1 - 3)
        // freed in the next round before its end: no second loss
        .when(
            List.of(
                new CairnStep.Free("tilda", "maren"),
                Tables.RESOLVE,
                Tables.pass("foe"),
                Tables.RESOLVE))
        .then("fight.round", 3)
        .then("maren.str", 11 - 1 - 3);
  }

  @Test
  @Covers("CRN-BST")
  void whatLastsATimeIsOverAfterIt() {
    Tables.party()
        .given("maren.blind", true)
        .given("maren.mute", true)
        .given("maren.helpless", true)
        .changed(
            state ->
                Ford.timed(
                    state,
                    "maren",
                    new Timer(Timer.What.STANDS, state.clock() + 10, ""),
                    new Timer(Timer.What.SEES, state.clock() + 3600, ""),
                    new Timer(Timer.What.SPEAKS, state.clock() + 86_400, "")))
        .when(minutes(1))
        .then("maren.flags", List.of("mute", "blind"))
        .when(minutes(59))
        .then("maren.flags", List.of("mute"))
        .when(hours(23))
        .then("maren.flags", List.of());
  }

  @Test
  @Covers("CRN-BST")
  void theLaterOfTwoTimersCounts() {
    Tables.party()
        .given("maren.blind", true)
        .changed(
            state ->
                Ford.timed(
                    state,
                    "maren",
                    new Timer(Timer.What.SEES, state.clock() + 60, ""),
                    new Timer(Timer.What.SEES, state.clock() + 120, "")))
        .when(minutes(1))
        .then("maren.blind", true)
        .when(minutes(1))
        .then("maren.blind", false);
  }

  @Test
  @Covers("CRN-R-48")
  void reliefFromTheLeycapEnds() {
    Tables.party()
        .given("maren.addicted", true)
        .changed(
            state ->
                Ford.timed(
                    state, "maren", new Timer(Timer.What.CRAVES, state.clock() + 86_400, "")))
        .when(minutes(24 * 60 - 1))
        .then("maren.needs", List.of())
        .when(minutes(1))
        .then("maren.needs", List.of("leycap"));
  }

  @Test
  void whatFallsDueFirstHappensFirst() {
    var events =
        Tables.party()
            .dice("d20=17")
            .when(harm("tilda", 6))
            .when(Folk.use("maren", "torch"))
            .when(minutes(120))
            .events();
    var died = events.indexOf(new CairnEvent.Died("tilda", "critical damage"));
    var burnt = events.indexOf(new CairnEvent.ItemLost("maren", "torch", "burnt down"));
    assertThat(died).isNotNegative().isLessThan(burnt);
  }
}
