package quintain.rath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Darkness;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
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

  /// A search in the dark: WIS 1, one die where there is light and the lower of two where not.
  private static Table<RathState, RathStep, RathEvent> dark(
      Table<RathState, RathStep, RathEvent> table) {
    return table.when(new RathStep.SetDarkness(Darkness.DARK));
  }

  private static final RathStep LOOK =
      new RathStep.Test("ilvane", Trial.NOTICE, Optional.empty(), Optional.empty(), false);

  @Test
  @Covers({"RTH-ACT-04", "RTH-R-90"})
  void aTorchDroppedBurningGivesLightWhereItLies() {
    dark(ilvane())
        .when(use("ilvane", "torches"))
        .when(new RathStep.Drop("ilvane", "torches"))
        .dice("d20=12")
        .when(LOOK)
        // three zones off it is too far
        .given("ilvane.at", 3)
        .dice("d20=12 d20=3")
        .when(LOOK);
  }

  @Test
  @Covers({"RTH-USE-07", "RTH-R-90"})
  void aTorchStowedGoesOut() {
    dark(ilvane())
        .when(use("ilvane", "torches"))
        .dice("d20=12")
        .when(LOOK)
        .when(new RathStep.Place("ilvane", "torches", Item.Where.PACK))
        .says("lets the Torches go out")
        .dice("d20=12 d20=3")
        .when(LOOK)
        .when(new RathStep.LetTurnsPass(12))
        .then("ilvane.usage.torches", 6);
  }

  @Test
  @Covers("RTH-R-90")
  void aBurningTorchIsHandedIntoAFreeHandOrGoesOut() {
    Tables.party()
        .when(use("ilvane", "torches"))
        .when(new RathStep.Give("ilvane", "torches", "sefa"))
        .then("sefa.held", List.of("bow"))
        .when(new RathStep.LetTurnsPass(12))
        .then("sefa.usage.torches", 6);
    Tables.party()
        .when(new RathStep.Place("sefa", "bow", Item.Where.PACK))
        .when(use("ilvane", "torches"))
        .when(new RathStep.Give("ilvane", "torches", "sefa"))
        .then("sefa.held", List.of("torches"))
        .dice("d6=2")
        .when(new RathStep.LetTurnsPass(6))
        .then("sefa.usage.torches", 4);
  }

  @Test
  @Covers({"RTH-USE-07", "RTH-USE-05", "RTH-R-90"})
  void whatLiesThereBurnsDown() {
    ilvane()
        .given("ilvane.usage.torches", 4)
        .when(use("ilvane", "torches"))
        .when(new RathStep.LetTurnsPass(3))
        .when(new RathStep.Drop("ilvane", "torches"))
        .dice("d4=1")
        .when(new RathStep.LetTurnsPass(3))
        .then("ground", List.of());
    // nobody feeds a lantern on the ground
    dark(ilvane())
        .when(new RathStep.Buy("ilvane", "Lantern", ""))
        .when(new RathStep.Buy("ilvane", "Lamp oil", ""))
        .when(use("ilvane", "lantern"))
        .when(new RathStep.Drop("ilvane", "lantern"))
        .when(new RathStep.LetTurnsPass(5))
        .dice("d20=12")
        .when(LOOK)
        .when(new RathStep.LetTurnsPass(1))
        .dice("d20=12 d20=3")
        .when(LOOK)
        .then("ilvane.usage.lamp-oil", 8);
  }

  @Test
  @Covers({"RTH-USE-07", "RTH-R-24", "RTH-R-90"})
  void fightsTakeTimeAndBurnLights() {
    // five turns of walking and a short fight make the hour full
    ilvane()
        .creature("rat", "Giant rat")
        .when(use("ilvane", "torches"))
        .when(new RathStep.LetTurnsPass(5))
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .dice("d6=2")
        .when(new RathStep.EndCombat())
        .then("clock", 60)
        .then("ilvane.usage.torches", 4);
  }

  @Test
  @Covers({"RTH-USE-07", "RTH-R-23"})
  void everyTenRoundsOfALongFightAreATurn() {
    var fight =
        ilvane()
            .creature("rat", "Giant rat")
            .when(use("ilvane", "torches"))
            .when(new RathStep.LetTurnsPass(5))
            .dice("d6=4")
            .when(new RathStep.BeginCombat());
    for (int round = 2; round <= 10; round++) {
      fight.dice("d6=4").when(new RathStep.EndRound());
    }
    fight.then("ilvane.usage.torches", 6);
    // the eleventh round opens after ten minutes
    fight.dice("d6=4", "d6=2").when(new RathStep.EndRound()).then("ilvane.usage.torches", 4);
    fight.when(new RathStep.EndCombat()).then("clock", 70);
  }

  @Test
  @Covers({"RTH-R-24", "RTH-S-SPL-10"})
  void spellsThatLastTurnsRunOutInFightsToo() {
    ilvane()
        .creature("rat", "Giant rat")
        .changed(
            new FightEvent.EffectBegan(
                    "ilvane",
                    new Effect(
                        Effect.Kind.GILLS, "ilvane", new Effect.End.Clock(10), 0, "Gill Charm"))
                ::appliedTo)
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .when(new RathStep.EndCombat())
        .then("ilvane.effects", List.of());
  }

  @Test
  @Covers({"RTH-R-90", "RTH-DROW-01"})
  void waterPutsATorchOut() {
    ilvane()
        .when(use("ilvane", "torches"))
        .when(new RathStep.Submerge("ilvane"))
        .says("lets the Torches go out");
  }

  @Test
  @Covers({"RTH-USE-02", "RTH-USE-03", "RTH-USE-04", "RTH-S-EQ"})
  void spikesAndChalkWearDownWithUse() {
    ilvane()
        .when(new RathStep.Buy("ilvane", "Hammer and spikes", ""))
        .when(new RathStep.Buy("ilvane", "Chalk, string and candles", ""))
        .dice("d6=2")
        .when(use("ilvane", "hammer and spikes"))
        .says("uses the Hammer and spikes")
        .then("ilvane.usage.hammer-and-spikes", 4)
        .dice("d6=3")
        .when(use("ilvane", "chalk, string and candles"));
    ilvane().refuses(use("ilvane", "staff"), "RTH-ACT-02");
  }

  @Test
  @Covers({"RTH-USE-02", "RTH-USE-03", "RTH-USE-05"})
  void theGmCallsForAUsageRollOfAnything() {
    ilvane()
        .given("ilvane.usage.torches", 4)
        .dice("d4=2")
        .when(new RathStep.RollUsage("ilvane", "torches"))
        .then("ilvane.items", List.of("staff", "clothes", "spellbook", "rations"))
        .refuses(new RathStep.RollUsage("ilvane", "staff"), "RTH-USE-03")
        .refuses(new RathStep.RollUsage("ilvane", "lute"), "RTH-USE-03")
        .refuses(new RathStep.RollUsage("ghost", "staff"), "RTH-USE-03");
  }

  @Test
  @Covers({"RTH-USE-02", "RTH-USE-03", "RTH-USE-04"})
  void aMealWearsTheRationsDown() {
    ilvane().dice("d6=2").when(use("ilvane", "rations")).then("ilvane.usage.rations", 4);
    ilvane().dice("d6=3").when(use("ilvane", "rations")).then("ilvane.usage.rations", 6);
  }
}
