package quintain.otherworlds;

import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.cast;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Every spell of the starter set, cast by somebody with RES 7, Astral 21 and Astrana.
class SpellsTest {
  private static Folk.Hero mage(String... spells) {
    return hero("2/4/4/4/7/6").proficient(Proficiency.ASTRANA).picking(spells);
  }

  private static Table<OtwState, OtwStep, OtwEvent> mageOf(String spell, String foe) {
    return mage(spell).against(foe);
  }

  @Test
  @Covers({"OTW-SP-01", "OTW-R-13"})
  void sparkLance() {
    // 7 + 3 + 4 against 7 + 1: 6 shock; a guard of 3 takes 2 of them
    mageOf("Spark Lance", "Toll Gunner")
        .dice(faces(4, 1))
        .when(cast("hero", "Spark Lance", "foe"))
        .then("hero.ast", 19)
        .then("foe.guard", 0)
        .then("foe.hp", 16 - 4);
  }

  @Test
  @Covers("OTW-SP-02")
  void emberBolt() {
    // 7 + 1 + 5 against 6 + 2: 5, armor 1, doubled on flesh
    mageOf("Ember Bolt", "Rust Raider")
        .dice(faces(5, 2))
        .when(cast("hero", "Ember Bolt", "foe"))
        .then("hero.ast", 18)
        .then("foe.hp", 20 - 8);
  }

  @Test
  @Covers("OTW-SP-03")
  void rimeShard() {
    mageOf("Rime Shard", "Rust Raider")
        .dice(faces(4, 3))
        .when(cast("hero", "Rime Shard", "foe"))
        .then("foe.hp", 17)
        .then("foe.dex", 1)
        .then("foe.spd", 1);
  }

  @Test
  @Covers({"OTW-SP-04", "OTW-MECH-36"})
  void venomDartIsNotSpoken() {
    mage("Venom Dart", "Ember Bolt")
        .against("Rust Raider")
        .given("hero.silenced", true)
        .refuses(cast("hero", "Ember Bolt", "foe"), "OTW-MECH-36")
        .dice(faces(3, 2))
        .when(cast("hero", "Venom Dart", "foe"))
        .then("foe.hp", 20 - 2)
        .then("foe.poison", 2);
  }

  @Test
  @Covers("OTW-SP-05")
  void galePalmKnocksDown() {
    mageOf("Gale Palm", "Rust Raider")
        .dice(faces(4, 3))
        .when(cast("hero", "Gale Palm", "foe"))
        .then("foe.hp", 20 - 4)
        .then("foe.prone", true);
    mageOf("Gale Palm", "Rust Raider")
        .given("foe.at", "3,0")
        .refuses(cast("hero", "Gale Palm", "foe"), "OTW-EQ-16");
  }

  @Test
  @Covers("OTW-SP-06")
  void corrodeEatsConstructsAndTheirArmor() {
    // 7 + 2 + 5 against 8 + 2: 4, armor 2 counts 1, doubled
    mageOf("Corrode", "Slate Sentinel")
        .dice(faces(5, 2))
        .when(cast("hero", "Corrode", "foe"))
        .then("foe.hp", 28 - 6);
  }

  @Test
  @Covers("OTW-SP-07")
  void radiantSpearBurnsDemons() {
    // 7 + 3 + 3 against 7 + 2
    mageOf("Radiant Spear", "Ember Imp")
        .dice(faces(3, 2))
        .when(cast("hero", "Radiant Spear", "foe"))
        .then("foe.hp", 16 - 8);
  }

  @Test
  @Covers("OTW-SP-08")
  void stoneWhisperTakesDefence() {
    // 7 + 2 + 3 against 6 + 2: 4, armor 1
    mageOf("Stone Whisper", "Rust Raider")
        .dice(faces(3, 2))
        .when(cast("hero", "Stone Whisper", "foe"))
        .then("foe.hp", 17)
        .then("foe.def", 3);
  }

  @Test
  @Covers({"OTW-SP-09", "OTW-MECH-22b"})
  void mindNeedleIsPhysicalToAGhost() {
    // 7 + 3 + 5 against 7 + 1: 7, halved
    mageOf("Mind Needle", "Rime Wisp")
        .dice(faces(5, 1))
        .when(cast("hero", "Mind Needle", "foe"))
        .then("foe.hp", 20 - 4);
  }

  @Test
  @Covers("OTW-SP-10")
  void rawSurge() {
    mageOf("Raw Surge", "Rust Raider")
        .dice(faces(4, 2))
        .when(cast("hero", "Raw Surge", "foe"))
        .then("hero.ast", 20)
        .then("foe.hp", 20 - (13 - 8 - 1));
  }

  @Test
  @Covers("OTW-SP-11")
  void flameBurstMeetsEverybodyInTheArea() {
    var at = new OtwStep.CastAt("hero", "Flame Burst", new Spot(5, 0, 0));
    mage("Flame Burst", "Ember Bolt")
        .against("Rust Raider")
        .creature("other", "Rust Raider")
        .creature("third", "Rust Raider")
        .given("foe.at", "5,0")
        .given("other.at", "6,1")
        .given("third.at", "7,0")
        .refuses(cast("hero", "Flame Burst", "foe"), "OTW-SP-11")
        .refuses(new OtwStep.CastAt("hero", "Ember Bolt", new Spot(5, 0, 0)), "OTW-SP-02")
        .refuses(new OtwStep.CastAt("hero", "Flame Burst", new Spot(7, 0, 0)), "OTW-SP-11")
        .dice(faces(4, 1, 2))
        .when(at)
        .then("hero.ast", 16)
        .then("foe.hp", 20 - 2 * (12 - 7 - 1))
        .then("other.hp", 20 - 2 * (12 - 8 - 1))
        .then("third.hp", 20);
  }

  @Test
  @Covers({"OTW-SP-12", "OTW-MECH-13a"})
  void graveTouchDealsDeathDamage() {
    // 7 + 2 + 4 against 6 + 2: 5, armor 1
    mageOf("Grave Touch", "Rust Raider")
        .dice(faces(4, 2))
        .when(cast("hero", "Grave Touch", "foe"))
        .then("foe.hp", 16)
        .then("foe.death", 4);
  }

  @Test
  @Covers("OTW-SP-13")
  void mendHealsADieAndHalfResolve() {
    mage("Mend")
        .alone()
        .pregen("kit", "Kit Arroway")
        .given("kit.at", "3,0")
        .given("kit.hp", 0)
        .given("kit.down", 2)
        .dice(faces(3))
        .when(cast("hero", "Mend", "kit"))
        .then("kit.hp", 7)
        .then("kit.conscious", true)
        .then("kit.prone", true)
        .given("kit.at", "4,0")
        .refuses(cast("hero", "Mend", "kit"), "OTW-SP-13");
  }

  @Test
  @Covers({"OTW-SP-13", "OTW-MECH-13b", "OTW-MECH-13c", "OTW-R-91"})
  void deathDamageIsCuredWithAHealingSpell() {
    mage("Mend")
        .alone()
        .given("hero.hp", 10)
        .given("hero.death", 4)
        // 7 + 2 + 5 = 14 fails; the die heals 1 + 4 up to 14
        .dice(faces(5, 1))
        .when(cast("hero", "Mend", "hero"))
        .then("hero.death", 4)
        .then("hero.hp", 14)
        // 7 + 2 + 7 = 16 cures
        .dice(faces(6, 1, 1))
        .when(cast("hero", "Mend", "hero"))
        .then("hero.death", 0)
        .then("hero.hp", 18)
        .given("hero.death", 4)
        .given("hero.hp", 14)
        .answer("hero", "cure-death", false)
        .dice(faces(3))
        .when(cast("hero", "Mend", "hero"))
        .then("hero.hp", 14);
  }

  @Test
  @Covers("OTW-SP-14")
  void purifyEndsWhatAils() {
    mage("Purify")
        .alone()
        .given("hero.poison", 3)
        .given("hero.blind", true)
        .given("hero.frost", 2)
        .given("hero.petrify", 2)
        .when(cast("hero", "Purify", "hero"))
        .then("hero.poison", 0)
        .then("hero.blind", false)
        .then("hero.frost", 0)
        .then("hero.petrify", 0)
        .then("hero.ast", 18);
  }

  @Test
  @Covers("OTW-SP-14")
  void purifyMayTreatDeathDamageInstead() {
    mage("Purify")
        .alone()
        .given("hero.poison", 3)
        .given("hero.death", 1)
        .answer("hero", "purify", "treat")
        // poisoned, so the lower die: 7 + 2 + 2 does not pass 11
        .dice(faces(4, 2))
        .when(cast("hero", "Purify", "hero"))
        .then("hero.death", 1)
        .then("hero.poison", 3)
        .given("hero.poison", 0)
        .answer("hero", "purify", "treat")
        .dice(faces(4))
        .when(cast("hero", "Purify", "hero"))
        .then("hero.death", 0);
  }

  @Test
  @Covers("OTW-SP-15")
  void aNewWardShellReplacesTheOld() {
    mage("Ward Shell")
        .alone()
        .when(cast("hero", "Ward Shell", "hero"))
        .then("hero.absorb", 7)
        .when(cast("hero", "Ward Shell", "hero"))
        .then("hero.absorb", 7);
  }

  @Test
  @Covers({"OTW-SP-16", "OTW-MECH-33a"})
  void regrowthLastsThreeTurns() {
    var table =
        mage("Regrowth")
            .against("Rust Raider")
            .given("hero.hp", 1)
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .when(cast("hero", "Regrowth", "hero"));
    for (int turn = 1; turn <= 3; turn++) {
      table
          .when(new OtwStep.EndTurn("hero"))
          .dice(faces(4))
          .when(new OtwStep.EndTurn("foe"))
          .then("hero.hp", 1 + 4 * turn);
    }
    table.when(new OtwStep.EndTurn("hero")).when(new OtwStep.EndTurn("foe")).then("hero.hp", 13);
  }

  @Test
  @Covers("OTW-SP-17")
  void furyIsAcceptedOrResisted() {
    mageOf("Fury", "Rust Raider")
        .dice(faces(4, 5))
        .when(cast("hero", "Fury", "foe"))
        .then("foe.berserk", true);
    mageOf("Fury", "Rust Raider")
        .dice(faces(1, 6, 6, 1))
        .when(cast("hero", "Fury", "foe"))
        .then("foe.berserk", false);
    mage("Fury").alone().when(cast("hero", "Fury", "hero")).then("hero.berserk", true);
  }

  @Test
  @Covers("OTW-SP-17")
  void furyLastsTwoTurnsOfTheTarget() {
    var table =
        mageOf("Fury", "Rust Raider")
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .dice(faces(4, 5))
            .when(cast("hero", "Fury", "foe"));
    for (int turn = 1; turn <= 2; turn++) {
      table.then("foe.berserk", true).when(new OtwStep.EndTurn("hero"));
      table.when(new OtwStep.EndTurn("foe"));
    }
    table.then("foe.berserk", false);
  }

  @Test
  @Covers("OTW-SP-18")
  void veilBlindsUntilTheEndOfTheNextTurn() {
    mageOf("Veil", "Rust Raider")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .dice(faces(4, 3))
        .when(cast("hero", "Veil", "foe"))
        .then("foe.blind", true)
        .when(new OtwStep.EndTurn("hero"))
        .then("foe.blind", true)
        .when(new OtwStep.EndTurn("foe"))
        .then("foe.blind", false);
  }

  @Test
  @Covers({"OTW-SP-18", "OTW-CR"})
  void whatGuardsItsSightIsNotBlindedBehindItsGuard() {
    mageOf("Veil", "Graven Eye")
        .dice(faces(4, 3))
        .when(cast("hero", "Veil", "foe"))
        .then("foe.blind", false)
        .given("foe.left.guard", 0)
        .dice(faces(4, 3))
        .when(cast("hero", "Veil", "foe"))
        .then("foe.blind", true);
  }

  @Test
  @Covers("OTW-SP-19")
  void hushSilences() {
    mageOf("Hush", "Rust Raider")
        .dice(faces(4, 3))
        .when(cast("hero", "Hush", "foe"))
        .then("foe.silenced", true);
    mageOf("Hush", "Rust Raider")
        .dice(faces(1, 6, 6, 1))
        .when(cast("hero", "Hush", "foe"))
        .then("foe.silenced", false);
  }

  @Test
  @Covers("OTW-SP-20")
  void bewilderGivesTheNextTurnToAPlayer() {
    mageOf("Bewilder", "Rust Raider")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .dice(faces(4, 3))
        .when(cast("hero", "Bewilder", "foe"))
        .then("foe.confused", true)
        .when(new OtwStep.EndTurn("hero"))
        .then("fight.control", "hero")
        .when(new OtwStep.EndTurn("foe"))
        .then("foe.confused", false);
  }

  @Test
  @Covers("OTW-SP-21")
  void liftLendsFlightForThreeTurns() {
    var table =
        mageOf("Lift", "Rust Raider")
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .when(cast("hero", "Lift", "hero"));
    for (int turn = 0; turn < 3; turn++) {
      table
          .when(new OtwStep.EndTurn("hero"))
          .then("hero.flying", true)
          .when(new OtwStep.EndTurn("foe"));
    }
    table.when(new OtwStep.EndTurn("hero")).then("hero.flying", false);
  }

  @Test
  @Covers({"OTW-SP-22", "OTW-MECH-26a"})
  void leechingBrandStealsLifeWithTheNextBlow() {
    hero("4/4/4/4/7/6")
        .picking("Leeching Brand")
        .holding("Boot Knife")
        .against("Rust Raider")
        .given("hero.hp", 5)
        .refuses(cast("hero", "Leeching Brand", "hero"), "OTW-R-13")
        .when(new OtwStep.UseBoost("hero", "Leeching Brand"))
        .then("hero.ast", 19)
        .dice(faces(4, 1, 4))
        .when(attack("hero", "Boot Knife", "foe"))
        .then("hero.hp", 9)
        .then("hero.leeching", false);
  }

  @Test
  @Covers({"OTW-COM-11", "OTW-MEDI-01", "OTW-R-63"})
  void spellsTakeAstralAndTheLastOfItExhausts() {
    mage("Mend")
        .alone()
        .given("hero.ast", 1)
        .refuses(cast("hero", "Mend", "hero"), "OTW-COM-11")
        .given("hero.ast", 2)
        // exhausted by the casting itself: the lower die counts
        .dice(faces(5, 2))
        .given("hero.hp", 1)
        .when(cast("hero", "Mend", "hero"))
        .then("hero.hp", 1 + 2 + 4)
        .then("hero.exhausted", true)
        .given("hero.max-ast", 0)
        .refuses(cast("hero", "Mend", "hero"), "OTW-COM-11");
  }

  @Test
  @Covers("OTW-R-13")
  void whatOneDoesNotKnowOneCannotCast() {
    mage("Mend").alone().refuses(cast("hero", "Purify", "hero"), "OTW-R-13");
  }
}
