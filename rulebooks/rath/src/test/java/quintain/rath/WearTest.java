package quintain.rath;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Lights and other things that run out.
class WearTest {
  private static RathStep use(String by, String item) {
    return new RathStep.UseItem(by, item, "");
  }

  private static Table<RathState, RathStep, RathEvent> ilvane() {
    return Tables.empty().pregen("ilvane", "Ilvane");
  }

  @Test
  @Covers({"RTH-USE-07", "RTH-R-90"})
  void aTorchIsRolledOnceForEveryFullHour() {
    ilvane()
        .when(use("ilvane", "torches"))
        .then("ilvane.held", List.of("staff", "torches"))
        .dice("d6=3", "d6=1")
        .when(new RathStep.LetTurnsPass(12))
        .then("ilvane.usage.torches", 4);
    ilvane()
        .when(use("ilvane", "torches"))
        .when(new RathStep.LetTurnsPass(5))
        .then("ilvane.usage.torches", 6);
  }

  @Test
  @Covers("RTH-USE-07")
  void aTorchPutOutBurnsNoMore() {
    ilvane()
        .when(use("ilvane", "torches"))
        .when(use("ilvane", "torches"))
        .when(new RathStep.LetTurnsPass(12))
        .then("ilvane.usage.torches", 6);
  }

  @Test
  @Covers({"RTH-USE-05", "RTH-R-90"})
  void theLastTorchIsGone() {
    ilvane()
        .given("ilvane.usage.torches", 4)
        .when(use("ilvane", "torches"))
        .dice("d4=2")
        .when(new RathStep.LetTurnsPass(6))
        .then("ilvane.items", List.of("staff", "clothes", "spellbook", "rations"));
  }

  @Test
  @Covers("RTH-USE-07")
  void aLanternBurnsOil() {
    ilvane()
        .when(new RathStep.Buy("ilvane", "Lantern", ""))
        .refuses(use("ilvane", "lantern"), "RTH-USE-07")
        .when(new RathStep.Buy("ilvane", "Lamp oil", ""))
        .when(use("ilvane", "lantern"))
        .dice("d8=1")
        .when(new RathStep.LetTurnsPass(6))
        .then("ilvane.usage.lamp-oil", 6);
  }

  @Test
  @Covers({"RTH-USE-02", "RTH-USE-03", "RTH-USE-04"})
  void aMealWearsTheRationsDown() {
    ilvane().dice("d6=2").when(use("ilvane", "rations")).then("ilvane.usage.rations", 4);
    ilvane().dice("d6=3").when(use("ilvane", "rations")).then("ilvane.usage.rations", 6);
  }
}
