package quintain.rath;

import org.junit.jupiter.api.Test;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;

/// What the GM sets has the consequences that it has in play.
class SetToZeroTest {
  /// Whoever is set to 0 HP is down, and tests for survival once danger has passed; Odda's Field
  /// Medicine gives advantage.
  @Test
  @Covers({"RTH-SURV-01", "RTH-ZERO-01"})
  void whoeverIsSetToZeroOwesASurvivalTest() {
    Tables.party()
        .given("brannoc.hp", 0)
        .then("brannoc.fallen", true)
        .dice("d20=15", "d20=2", "d6=4")
        .when(new RathStep.DangerPasses())
        .then("brannoc.hp", 4)
        .then("brannoc.fallen", false);
    Tables.party().given("brannoc.hp", 0).given("brannoc.hp", 3).then("brannoc.fallen", false);
  }

  /// A foe is defeated, and when it was the last one the GM is asked whether the combat is over.
  @Test
  @Covers({"RTH-R-49", "RTH-R-93"})
  void aCombatEndsWhenItsLastFoeIsSetToZero() {
    Tables.party()
        .creature("raider", "Raider")
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .answer("gm", "end-combat", true)
        .when(new RathStep.SetValue("raider.hp", "0", "a rock falls"))
        .then("raider.fallen", false)
        .then("fight.round", 0);
  }
}
