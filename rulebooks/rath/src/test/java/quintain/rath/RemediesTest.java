package quintain.rath;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Potions, antitoxin, bandages, water, venom, healing gifts, temples.
class RemediesTest {
  private static RathStep use(String by, String item, String target) {
    return new RathStep.UseItem(by, item, target);
  }

  private static Table<RathState, RathStep, RathEvent> combat() {
    return Tables.party()
        .creature("raider", "Raider")
        .dice("d6=4")
        .when(new RathStep.BeginCombat());
  }

  @Test
  @Covers("RTH-POIS-16")
  void basicAntitoxinRemovesTwoDice() {
    Tables.party()
        .given("sefa.poison-damage", 3)
        .when(use("sefa", "basic antitoxin", ""))
        .then("sefa.poison-damage", 1)
        .refuses(use("sefa", "basic antitoxin", ""), "RTH-ACT-02");
    Tables.party()
        .given("sefa.poison-damage", 2)
        .when(use("sefa", "basic antitoxin", "sefa"))
        .then("sefa.poison-damage", 0);
    Tables.party().refuses(use("sefa", "basic antitoxin", ""), "RTH-POIS-16");
  }

  @Test
  @Covers("RTH-POIS-17")
  void superiorAntitoxinRemovesFour() {
    Tables.party()
        .when(new RathStep.Bestow("odda", "Superior antitoxin", ""))
        .given("sefa.poison-damage", 6)
        .when(use("odda", "superior antitoxin", "sefa"))
        .then("sefa.poison-damage", 2);
  }

  @Test
  @Covers("RTH-R-57")
  void antitoxinWorksOnOnePoolTheLargestByDefault() {
    var both = Tables.party().given("sefa.poison-damage", 3).given("sefa.poison-sleep", 5);
    both.when(use("sefa", "basic antitoxin", ""))
        .then("sefa.poison-damage", 3)
        .then("sefa.poison-sleep", 3);
    Tables.party()
        .given("sefa.poison-damage", 3)
        .given("sefa.poison-sleep", 5)
        .answer("sefa", "which-pool", "poison-damage")
        .when(use("sefa", "basic antitoxin", ""))
        .then("sefa.poison-damage", 1);
  }

  @Test
  @Covers("RTH-R-57")
  void whoeverUsesTheAntitoxinPicksThePool() {
    Tables.party()
        .given("odda.poison-damage", 3)
        .given("odda.poison-sleep", 5)
        .answer("sefa", "which-pool", "poison-damage")
        .when(use("sefa", "basic antitoxin", "odda"))
        .asked("sefa", "which-pool")
        .then("odda.poison-damage", 1)
        .then("odda.poison-sleep", 5);
  }

  @Test
  @Covers({"RTH-ZERO-04", "RTH-R-50", "RTH-R-97"})
  void outsideCombatTooNobodyIsTendedWhileDangerLasts() {
    var cliff =
        Tables.party()
            .given("brannoc.poison-damage", 3)
            .answer("gm", "danger-passed", false)
            .when(new RathStep.Harm("brannoc", Amount.of(30), Hazard.BARE, "a rockfall"))
            .then("brannoc.fallen", true);
    cliff
        .refuses(use("odda", "healing potion", "brannoc"), "RTH-ZERO-04")
        .refuses(new RathStep.LayOnHands("odda", "brannoc"), "RTH-ZERO-04")
        .refuses(use("sefa", "basic antitoxin", "brannoc"), "RTH-ZERO-04")
        .refuses(new RathStep.BuyCure("sefa", "brannoc", Affliction.Family.POISON), "RTH-ZERO-04");
    // CON 2: 11 makes 13, and 1d6 HP; Odda's field medicine gives two dice
    cliff
        .dice("d20=11 d20=4", "d6=3")
        .when(new RathStep.DangerPasses())
        .then("brannoc.hp", 3)
        .dice("d6=4")
        .when(use("odda", "healing potion", "brannoc"))
        .then("brannoc.hp", 9);
  }

  @Test
  @Covers({"RTH-ZERO-04", "RTH-R-48"})
  void whereTheHouseLetsMagicHealPotionsReachThoseInDanger() {
    Tables.party()
        .house(Houses.with("zeroMagicHealsInCombat", true))
        .answer("gm", "danger-passed", false)
        .when(new RathStep.Harm("brannoc", Amount.of(30), Hazard.BARE, "a rockfall"))
        .dice("d6=4")
        .when(use("odda", "healing potion", "brannoc"))
        .then("brannoc.hp", 6)
        .then("brannoc.fallen", false);
  }

  @Test
  @Covers({"RTH-R-69", "RTH-ACT-02"})
  void antitoxinIsAnActionForOneselfOrSomebodyClose() {
    combat()
        .given("sefa.poison-damage", 3)
        .given("brannoc.poison-damage", 3)
        .given("brannoc.at", 1)
        .refuses(use("sefa", "basic antitoxin", "brannoc"), "RTH-R-69");
  }

  @Test
  @Covers({"RTH-POIS-18", "RTH-R-69"})
  void aTempleRemovesAllPoisonForOneGold() {
    Tables.party()
        .given("sefa.poison-damage", 10)
        .given("sefa.poison-sleep", 2)
        .when(new RathStep.BuyCure("sefa", "sefa", Affliction.Family.POISON))
        .then("sefa.poison-damage", 0)
        .then("sefa.poison-sleep", 0)
        .then("sefa.coins", 950);
    Tables.party()
        .refuses(new RathStep.BuyCure("sefa", "sefa", Affliction.Family.POISON), "RTH-POIS-18");
  }

  @Test
  @Covers("RTH-DIS-09")
  void aTempleEndsDiseaseForOneGold() {
    Tables.party()
        .given("sefa.disease", 5)
        .when(new RathStep.BuyCure("brannoc", "sefa", Affliction.Family.DISEASE))
        .then("sefa.disease", 0)
        .then("brannoc.coins", 380);
  }

  @Test
  @Covers({"RTH-REC-03", "RTH-R-73", "RTH-R-52"})
  void aPotionGivesADieAndConAtOnce() {
    Tables.party()
        .given("odda.hp", 4)
        .dice("d6=3")
        .when(use("odda", "healing potion", ""))
        .then("odda.hp", 9);
    Tables.party()
        .given("odda.hp", 10)
        .dice("d6=6")
        .when(use("odda", "healing potion", ""))
        .then("odda.hp", 12);
  }

  @Test
  @Covers({"RTH-ZERO-04", "RTH-R-48"})
  void aPotionWaitsUntilDangerHasPassed() {
    combat()
        .given("brannoc.hp", 0)
        .refuses(use("odda", "healing potion", "brannoc"), "RTH-ZERO-04");
    Tables.party()
        .given("brannoc.hp", 0)
        .refuses(use("odda", "healing potion", "brannoc"), "RTH-ZERO-04")
        .given("brannoc.fallen", false)
        .dice("d6=3")
        .when(use("odda", "healing potion", "brannoc"))
        .then("brannoc.hp", 5);
  }

  @Test
  @Covers({"RTH-BLED-05", "RTH-S-APT-06"})
  void aBandageRemovesTwoDiceAndAMedicsFour() {
    Tables.party()
        .when(new RathStep.Bestow("sefa", "Bandages", ""))
        .given("brannoc.bleeding", 3)
        .dice("d6=1")
        .when(use("sefa", "bandages", "brannoc"))
        .then("brannoc.bleeding", 1)
        .then("sefa.usage.bandages", 4);
    Tables.party()
        .given("brannoc.bleeding", 4)
        .dice("d6=5")
        .when(use("odda", "bandages", "brannoc"))
        .then("brannoc.bleeding", 0)
        .then("odda.usage.bandages", 6);
  }

  @Test
  @Covers("RTH-FIRE-06")
  void aWaterskinDousesOnceUntilItIsFilled() {
    Tables.party()
        .when(new RathStep.Bestow("odda", "Waterskin", ""))
        .given("sefa.fire", 5)
        .when(use("odda", "waterskin", "sefa"))
        .then("sefa.fire", 3)
        .refuses(use("odda", "waterskin", "sefa"), "RTH-ACT-02")
        .when(new RathStep.Refill("odda", "waterskin"))
        .when(use("odda", "waterskin", "sefa"))
        .then("sefa.fire", 1);
  }

  @Test
  @Covers("RTH-S-EQ")
  void venomCoatsAWeaponForItsNextWoundingHit() {
    Tables.empty()
        .pregen("brannoc", "Brannoc")
        .creature("raider", "Raider")
        .when(new RathStep.Bestow("brannoc", "Weak blade venom", ""))
        .refuses(use("brannoc", "weak blade venom", "rope"), "RTH-S-EQ")
        .when(use("brannoc", "weak blade venom", "sword"))
        .dice("d20=2")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .dice("d20=12", "d8=1", "d20=5")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("raider.poison-damage", 4)
        .dice("d20=12", "d8=1")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("raider.poison-damage", 4);
  }

  @Test
  @Covers({"RTH-S-APT-04", "RTH-REC-04"})
  void aHealerHealsTwiceBetweenLongRests() {
    var heal = new RathStep.LayOnHands("odda", "brannoc");
    Tables.party()
        .given("brannoc.hp", 1)
        .dice("d6=4", "d6=1")
        .when(List.of(heal, heal))
        .then("brannoc.hp", 10)
        .refuses(heal, "RTH-S-APT-04");
    Tables.party().refuses(new RathStep.LayOnHands("sefa", "brannoc"), "RTH-S-APT-04");
    combat().given("brannoc.hp", 0).refuses(heal, "RTH-ZERO-04");
  }

  @Test
  @Covers({"RTH-S-APT-05", "RTH-REC-04"})
  void arcaneHealingBurnsASpell() {
    var heal = new RathStep.BurnToHeal("ilvane", "ilvane", "Spark Dart");
    Tables.party()
        .refuses(heal, "RTH-S-APT-05")
        .when(new RathStep.GrantAptitude("ilvane", "Arcane Healing"))
        .given("ilvane.hp", 1)
        .dice("d6=3 d6=5")
        .when(heal)
        .then("ilvane.hp", 10)
        .then("ilvane.burned", List.of("Spark Dart"))
        .refuses(heal, "RTH-S-CAST-01");
  }

  @Test
  @Covers("RTH-S-EQ")
  void aFireFlaskIsThrownAsAnAttack() {
    Tables.empty()
        .pregen("brannoc", "Brannoc")
        .creature("raider", "Raider")
        .when(new RathStep.Bestow("brannoc", "Fire flask", ""))
        .refuses(use("brannoc", "fire flask", "raider"), "RTH-S-EQ")
        .dice("d20=12")
        .when(Tables.attack("brannoc", "fire flask", "raider"))
        .then("raider.fire", 4)
        .then("raider.hp", 12);
  }
}
