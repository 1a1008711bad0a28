package quintain.rhod;

import static quintain.rhod.Tables.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Stance;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Whom and how Features are not used on.
class FeatLimitsTest {
  private static Folk.Hero hero(String... features) {
    return Folk.hero("14/18/14/10/14/14").knowing(features).in(Stance.HIGH_READY);
  }

  private static Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero) {
    return Tables.fight(hero, Tables.dummy());
  }

  private static RhodStep on(String feature, String... targets) {
    return new Handling.UseFeatureOn("hero", feature, List.of(targets));
  }

  private static RhodStep strike(String feature, String with, String... targets) {
    return new Handling.FeatureAttack("hero", feature, with, List.of(targets));
  }

  @Test
  @Covers("RHD-EXP-11")
  void nobodyIsATargetTwiceAndNoMoreThanItTakes() {
    fight(hero("Rally"))
        .given("foe.side", "party")
        .refuses(on("Rally", "foe", "foe"), "RHD-EXP-11");
    fight(hero("Sweeping Arc").inBothHands("Maul"))
        .refuses(strike("Sweeping Arc", "Maul", "foe", "foe"), "RHD-EXP-11")
        .refuses(strike("Sweeping Arc", "Maul"), "RHD-EXP-11");
    fight(hero("Committed Blow").inBothHands("Maul"))
        .refuses(strike("Committed Blow", "Maul", "foe", "hero"), "RHD-EXP-11")
        .refuses(strike("Committed Blow", "Shortsword", "foe"), "RHD-ATK-01");
  }

  /// A free hand, a Dressing with a Charge, somebody adjacent.
  @Test
  @Covers({"RHD-EXP-11", "RHD-EQP-05"})
  void aSutureNeedsSomebodyBesideAndAFullDressing() {
    var healer =
        hero("Field Suture").having("Field Dressing", Place.PACK).having("Torch", Place.PACK);
    fight(healer)
        .given("foe.side", "party")
        .given("foe.at", "9,5")
        .refuses(on("Field Suture", "foe"), "RHD-EXP-11")
        .given("foe.at", "6,5")
        .given("hero.left.field-dressing", 0)
        .refuses(on("Field Suture", "foe"), "RHD-EXP-11")
        .given("hero.left.field-dressing", 1)
        .dice("d20=12")
        .when(on("Field Suture", "foe"))
        // whoever is whole expends nothing
        .notAsked("foe", "suture-hit-die")
        .then("foe.stabilized", 1)
        .then("hero.left.field-dressing", 0);
  }

  /// A run of 20 feet; five feet after slipping free.
  @Test
  @Covers("RHD-EXP-11")
  void burstsAndSlipsGoOnlySoFar() {
    fight(hero("Burst of Speed"))
        .refuses(new Handling.FeatureMove("hero", "Burst of Speed", at("0,5")), "RHD-EXP-11")
        .when(new Handling.FeatureMove("hero", "Burst of Speed", at("1,5")))
        .then("hero.at", "1,5");
    fight(hero("Slip Free"))
        .given("hero.engaged", 1)
        .refuses(new Handling.FeatureMove("hero", "Slip Free", at("3,5")), "RHD-EXP-11")
        .dice("d20=10")
        .when(new Handling.FeatureMove("hero", "Slip Free", at("4,5")))
        .then("hero.engaged", 0)
        .then("hero.at", "4,5");
  }

  @Test
  @Covers({"RHD-AP-05", "RHD-MAN-03", "RHD-EXP-11"})
  void aChargeIsRunUprightTwentyFeetAtMost() {
    var charge = new Handling.Charge("hero", "Trample Charge", "Shortsword", at("4,5"), "foe");
    var rider = hero("Trample Charge").holding("Shortsword");
    Tables.fight(Scene.OPEN, rider, "0,5", Tables.dummy(), "5,5")
        .refuses(
            new Handling.Charge("hero", "Trample Charge", "Shortsword", at("3,5"), "foe"),
            "RHD-ATK-02")
        .given("hero.at", "9,9")
        .refuses(charge, "RHD-EXP-11");
    // 25 feet
    Tables.fight(Scene.OPEN, rider, "0,5", Tables.dummy(), "6,5")
        .refuses(
            new Handling.Charge("hero", "Trample Charge", "Shortsword", at("5,5"), "foe"),
            "RHD-EXP-11");
    Tables.fight(Scene.OPEN, rider.in(Stance.CROUCHED), "0,5", Tables.dummy(), "5,5")
        .refuses(charge, "RHD-MAN-03");
    Tables.fight(Scene.OPEN, hero("Brace").holding("Shortsword"), "0,5", Tables.dummy(), "5,5")
        .refuses(new Handling.Charge("hero", "Brace", "Shortsword", at("4,5"), "foe"), "RHD-AP-05");
  }

  @Test
  @Covers("RHD-MEL-05")
  void onlyWhatHooksHooksAndOnlyWithinReach() {
    fight(hero().holding("Shortsword"))
        .refuses(new Handling.Hook("hero", "Shortsword", "foe"), "RHD-MEL-05")
        .given("foe.at", "9,5")
        .refuses(new Handling.Hook("hero", "Shortsword", "foe"), "RHD-ATK-02");
  }

  @Test
  @Covers({"RHD-EXP-11", "RHD-AP-05"})
  void onlyForagersForage() {
    Tables.empty()
        .sheet("hero", hero("Brace").sheet())
        .refuses(new Handling.Forage("hero"), "RHD-AP-05");
    Tables.empty()
        .sheet("hero", hero("Forager's Round").sheet())
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        // WIS +2 and 9: nothing
        .dice("d20=9")
        .when(new Handling.Forage("hero"))
        .says("forages with 11 and finds 0");
  }
}
