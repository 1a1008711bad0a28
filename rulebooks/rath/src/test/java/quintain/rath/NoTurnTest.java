package quintain.rath;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Amount;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What lasts until somebody's turn is over with the round in which that turn never came.
class NoTurnTest {
  /// Sefa has helped Brannoc in round 1, and then something happens to her; it is round 2.
  private static Table<RathState, RathStep, RathEvent> helped(RathStep fate) {
    return round(
        Tables.party()
            .creature("raider", "Raider")
            .given("raider.hp", 12)
            .dice("d6=4")
            .when(new RathStep.BeginCombat())
            .when(new RathStep.HelpAlly("sefa", "brannoc", "feints"))
            .when(Tables.end("sefa"))
            .when(fate)
            .then("brannoc.effects", List.of("helped")));
  }

  private static Table<RathState, RathStep, RathEvent> round(
      Table<RathState, RathStep, RathEvent> table) {
    return table.dice("d6=4").when(new RathStep.EndRound());
  }

  @Test
  @Covers("RTH-R-28")
  void helpIsOverThoughTheHelpersTurnNeverComes() {
    for (RathStep fate :
        List.of(
            new RathStep.SetValue("sefa.dead", "true", "a bolt"),
            new RathStep.SetValue("sefa.hp", "0", "a bolt"),
            new RathStep.TakeAway("sefa"))) {
      var second = helped(fate).then("fight.round", 2).then("brannoc.effects", List.of("helped"));
      round(second).then("fight.round", 3).then("brannoc.effects", List.of());
    }
  }

  /// Ann and a wolf that sleeps by its last die of poison; Ann has acted.
  private static Table<RathState, RathStep, RathEvent> asleep() {
    return Folk.annAgainst("Wolf", "0/0/0/0/0/0")
        .given("foe.poison-sleep", 1)
        .given("foe.asleep", true);
  }

  @Test
  @Covers({"RTH-R-62", "RTH-R-54"})
  void whoWakesAsTheLastOfASideHasTheTurnAllTheSame() {
    asleep()
        .dice("d6=6")
        .when(Tables.end("ann"))
        .then("fight.turn", "foe")
        .then("fight.round", 1)
        .dice("d6=4")
        .when(Tables.end("foe"))
        .then("fight.round", 2);
    asleep()
        .dice("d6=3", "d6=4")
        .when(Tables.end("ann"))
        .then("foe.asleep", true)
        .then("fight.round", 2);
  }

  @Test
  @Covers({"RTH-R-62", "RTH-CMB-06"})
  void aRoundThatIsEndedLetsTheTurnOfTheWokenPassToo() {
    asleep()
        .dice("d6=6", "d6=4")
        .when(new RathStep.EndRound())
        .then("foe.asleep", false)
        .then("fight.turn", "none")
        .then("fight.round", 2);
  }

  @Test
  @Covers({"RTH-R-62", "RTH-R-22"})
  void whoeverComesNextBeginsWhenTheWokenHasActed() {
    var table =
        Folk.begun(
                Folk.ann("2/0/0/0/0/0", "held Sword")
                    .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                    .creature("foe", "Wolf"),
                6)
            .given("ben.poison-sleep", 1)
            .given("ben.asleep", true)
            .when(Tables.end("ann"));
    table
        .dice("d6=5")
        .when(Tables.end("foe"))
        .then("fight.turn", "ben")
        .when(Tables.end("ben"))
        .then("fight.round", 1)
        .dice("d6=4")
        .when(Tables.end("foe"))
        .then("fight.round", 2);
  }

  private static RathStep rockfall(String who) {
    return new RathStep.Harm(who, Amount.of(30), Hazard.BARE, "a rockfall");
  }

  @Test
  @Covers({"RTH-CMB-06", "RTH-INIT-04"})
  void theRoundIsOverWhenTheLastIsLostWhoHadYetToAct() {
    for (RathStep fate :
        List.of(
            rockfall("two"),
            new RathStep.SetValue("two.hp", "0", "a rockfall"),
            new RathStep.TakeAway("two"))) {
      Folk.begun(Folk.ann("0/0/0/0/0/0").creature("one", "Wolf").creature("two", "Wolf"), 6)
          .when(Tables.end("ann"))
          .when(Tables.end("one"))
          .then("fight.round", 1)
          .dice("d6=4")
          .when(fate)
          .then("fight.round", 2);
    }
  }

  @Test
  @Covers({"RTH-CMB-06", "RTH-R-93"})
  void howeverTheLastFoeIsLostTheEndIsProposed() {
    for (RathStep fate : List.of(rockfall("foe"), new RathStep.TakeAway("foe"))) {
      Folk.annAgainst("Wolf", "0/0/0/0/0/0")
          .when(fate)
          .asked("gm", "end-combat")
          .then("fight.round", 0);
    }
    Folk.annAgainst("Cinder imp", "0/0/0/0/0/0")
        .given("foe.hp", 1)
        .dice("d6=3")
        .when(new RathStep.Submerge("foe"))
        .asked("gm", "end-combat")
        .then("fight.round", 0);
    Folk.annAgainst("Wolf", "0/0/0/0/0/0")
        .when(new RathStep.SetDevice("Covered pit", "pit", 0))
        .given("foe.hp", 1)
        .dice("d20=2", "d6=1 d6=1")
        .when(new RathStep.SpringTrap("pit", "foe"))
        .asked("gm", "end-combat")
        .then("fight.round", 0);
  }

  @Test
  @Covers("RTH-CMB-06")
  void roundsInWhichNobodyCanActAreEndedOneAtATime() {
    Folk.annAgainst("Wolf", "0/0/0/0/0/0")
        .given("ann.asleep", true)
        .dice("d6=4")
        .when(new RathStep.SetValue("foe.asleep", "true", "a dart"))
        .then("fight.round", 2)
        .dice("d6=4")
        .when(new RathStep.EndRound())
        .then("fight.round", 3);
  }
}
