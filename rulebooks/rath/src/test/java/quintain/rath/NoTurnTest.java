package quintain.rath;

import java.util.List;
import org.junit.jupiter.api.Test;
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
}
