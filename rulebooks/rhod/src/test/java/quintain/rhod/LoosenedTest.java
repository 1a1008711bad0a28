package quintain.rhod;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Plight;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Whoever cannot hold or engage anybody any more does not, however that came about.
class LoosenedTest {
  private static Table<RhodState, RhodStep, RhodEvent> engaging(Folk.Hero hero, String weapon) {
    return Tables.fight(hero.knowing("Press the Line"), Tables.dummy().armored())
        .dice("d20=19", weapon.equals("Shortsword") ? "d8=1" : "d4=1")
        .when(Tables.attack("hero", weapon, "foe"))
        .when(new Handling.UseFeatureOn("hero", "Press the Line", List.of("foe")))
        .then("foe.engaged", 1);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-R-36", "RHD-R-79"})
  void whoDropsTheirOnlyBladeEngagesNobody() {
    engaging(Tables.swordsman(), "Shortsword")
        .when(new Handling.Drop("hero", "Shortsword"))
        .then("foe.engaged", 0);
    engaging(Tables.swordsman().having("Fighting Dagger", Place.OFF_HAND), "Shortsword")
        .when(new Handling.Drop("hero", "Shortsword"))
        .then("foe.engaged", 1);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-INT-05", "RHD-R-79"})
  void whoSheathesItDoesNeither() {
    engaging(Tables.swordsman(), "Shortsword")
        .when(new Handling.PutAway("hero", "Shortsword", Place.SHEATH))
        .then("foe.engaged", 0);
    engaging(Tables.swordsman(), "Shortsword")
        .when(new Handling.TakeFrom("hero", "Shortsword"))
        .then("foe.engaged", 0);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-R-89", "RHD-R-79"})
  void whoThrowsItDoesNeither() {
    engaging(Folk.hero("15/18/14/8/13/10").holding("Boot Knife"), "Boot Knife")
        .dice("d20=1")
        .when(new Encounter.Attack("hero", "Boot Knife", true, "foe"))
        .then("ground", List.of("Boot Knife"))
        .then("foe.engaged", 0);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-R-28"})
  void whoCollapsesHoldsNobody() {
    Tables.fight(Folk.hero("15/18/14/8/13/10"), Tables.dummy())
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("hero", "foe"))
        .then("foe.grappled", 1)
        .when(new Living.Inflict("hero", Plight.of(Condition.EXHAUSTED), 6))
        .then("hero.collapsed", 1)
        .then("foe.grappled", 0);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-R-28"})
  void whoIsTakenAwayOrSaidToBeDeadHoldsNobody() {
    for (RhodStep step :
        List.of(
            new Encounter.TakeAway("hero"),
            new Encounter.SetValue("hero.dead", "true", "lightning"),
            new Encounter.SetValue("hero.at", "1,1", "a wind"))) {
      Tables.fight(Folk.hero("15/18/14/8/13/10"), Tables.dummy())
          .dice("d20=20", "d20=1")
          .when(new Encounter.Grapple("hero", "foe"))
          .when(new Encounter.KeepEncounter(true))
          .when(Tables.end("hero"))
          .then("foe.grappled", 1)
          .when(step)
          .then("foe.grappled", 0);
    }
  }

  /// What the Referee sets comes from nobody in the fight, and nobody's going ends it.
  @Test
  @Covers({"RHD-COND-03", "RHD-R-98"})
  void whatTheRefereeSetsStays() {
    Tables.duel(Tables.swordsman(), Tables.dummy())
        .given("hero.grappled", 1)
        .when(new Handling.Drop("hero", "Shortsword"))
        .then("hero.grappled", 1);
  }

  /// CON 14 and TMK 2: 4 Vitality at most. CON 18 makes it 8, and CON 10 makes it 2.
  @Test
  @Covers("RHD-R-42")
  void vitalityFollowsItsMaximumWhenAScoreIsSet() {
    Tables.duel(Tables.swordsman(), Tables.dummy())
        .given("hero.vitality", 1)
        .when(new Encounter.SetValue("hero.con", "18", "a draught"))
        .then("hero.max-vitality", 8)
        .then("hero.vitality", 5)
        .when(new Encounter.SetValue("hero.con", "10", "a curse"))
        .then("hero.max-vitality", 2)
        .then("hero.vitality", 2);
  }

  /// A second thing of the same name has a name of its own, and can be taken up.
  @Test
  @Covers({"RHD-INT-03", "RHD-R-106"})
  void theSwordOfTheDeadIsTakenBesideOnesOwn() {
    Tables.duel(Tables.swordsman(), Tables.dummy().holding("Shortsword"))
        .given("foe.dead", "true")
        .when(new Handling.Hold("hero", "Shortsword 2"))
        .then("hero.held", List.of("Shortsword", "Shortsword 2"))
        .then("foe.items", List.of());
  }
}
