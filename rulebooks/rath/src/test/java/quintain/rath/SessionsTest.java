package quintain.rath;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rath.state.FightEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Sessions, scenes and what they bring back.
class SessionsTest {
  private static Table<RathState, RathStep, RathEvent> closed(RathHouse house) {
    return Tables.empty()
        .house(house)
        .pregen("sefa", "Sefa")
        .answer("gm", "substantial", false)
        .when(new RathStep.EndSession());
  }

  @ParameterizedTest
  @CsvSource({
    "SET_1, 3, 1", "SET_1, 0, 1",
    "AT_LEAST_1, 3, 3", "AT_LEAST_1, 0, 1",
    "ADD_1, 1, 2", "ADD_1, 3, 3"
  })
  @Covers({"RTH-FORT-05", "RTH-R-13"})
  void whatBecomesOfUnspentFortune(RathHouse.SessionStart rule, int before, int after) {
    closed(Houses.with("fortuneSessionStart", rule))
        .given("sefa.fortune", before)
        .when(new RathStep.BeginSession())
        .then("sefa.fortune", after);
  }

  @Test
  @Covers("RTH-S-APT-18")
  void theLuckyStartWithTwo() {
    closed(RathHouse.DEFAULTS)
        .when(new RathStep.GrantAptitude("sefa", "Lucky"))
        .when(new RathStep.BeginSession())
        .then("sefa.fortune", 2);
  }

  @Test
  void sessionsOpenAndCloseByTurns() {
    Tables.party().refuses(new RathStep.BeginSession(), "RTH-FORT-05");
    closed(RathHouse.DEFAULTS).refuses(new RathStep.EndSession(), "RTH-XP-01");
  }

  @Test
  @Covers("RTH-R-36")
  void acLostOutsideCombatComesBackWithTheScene() {
    Tables.party()
        .given("sefa.cracked", 2)
        .then("sefa.ac", 12)
        .when(new RathStep.EndScene())
        .then("sefa.ac", 14);
  }

  @Test
  @Covers("RTH-R-90")
  void shotsOutsideCombatCostOneRollForTheScene() {
    Tables.party()
        .changed(state -> new FightEvent.Shot("sefa", "arrows").appliedTo(state))
        .changed(state -> new FightEvent.Shot("sefa", "arrows").appliedTo(state))
        .dice("d8=2")
        .when(new RathStep.EndScene())
        .then("sefa.usage.arrows", 6)
        .when(new RathStep.EndScene());
  }
}
