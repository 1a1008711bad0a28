package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Affliction;
import quintain.rath.state.Contest;
import quintain.rath.state.Darkness;
import quintain.rath.state.Item;
import quintain.rath.state.RathContent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Severity;
import quintain.rath.state.Sheet;
import quintain.rath.state.SheetItem;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Aptitudes that bend the rules of tests and combat, each with it and without.
class AptitudesTest {
  /// Brannoc (STR 3, AC 14) and a raider (12 HP, AC 13), side by side.
  private static Table<RathState, RathStep, RathEvent> duel() {
    return Tables.empty().pregen("brannoc", "Brannoc").creature("raider", "Raider");
  }

  private static Table<RathState, RathStep, RathEvent> duelWith(String aptitude) {
    return duel().when(new RathStep.GrantAptitude("brannoc", aptitude));
  }

  private static RathStep test(String by, Trial trial, boolean noted) {
    return new RathStep.Test(by, trial, Optional.empty(), Optional.empty(), noted);
  }

  @Test
  @Covers("RTH-S-APT-08")
  void twinBladesMakeTheSecondBlowStraight() {
    var both =
        new RathStep.Attack(
            "brannoc", List.of("sword", "dagger"), List.of("raider"), Optional.empty());
    armed(duel()).dice("d20=2", "d20=3 d20=15").when(both).then("raider.hp", 12);
    armed(duelWith("Twin Blades")).dice("d20=2", "d20=15", "d6=1").when(both).then("raider.hp", 8);
  }

  /// A dagger instead of the shield.
  private static Table<RathState, RathStep, RathEvent> armed(
      Table<RathState, RathStep, RathEvent> table) {
    return table
        .when(new RathStep.Place("brannoc", "shield", Item.Where.PACK))
        .when(new RathStep.Bestow("brannoc", "Dagger", ""));
  }

  @Test
  @Covers("RTH-S-APT-09")
  void aBruiserHasAdvantageOnStuntsOfStrength() {
    var trip = new RathStep.Stunt("brannoc", Trick.TRIP, "raider");
    duel().dice("d20=2 d20=12", "d20=10").when(trip).then("raider.prone", true);
    Tables.empty()
        .pregen("odda", "Odda")
        .creature("raider", "Raider")
        .dice("d20=2", "d20=10")
        .when(new RathStep.Stunt("odda", Trick.TRIP, "raider"))
        .then("raider.prone", false);
  }

  @Test
  @Covers("RTH-S-APT-10")
  void aSundererTakesTwoAc() {
    duel()
        .dice("d20=20", "d8=1")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("raider.ac", 12);
    duelWith("Sunderer")
        .dice("d20=20", "d8=1")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("raider.ac", 11);
  }

  private static Table<RathState, RathStep, RathEvent> archer() {
    return Tables.empty()
        .pregen("sefa", "Sefa")
        .creature("raider", "Raider")
        .when(new RathStep.GrantAptitude("sefa", "Deadeye"));
  }

  @Test
  @Covers("RTH-S-APT-11")
  void aDeadeyeAimsOncePerShortRest() {
    archer()
        .answer("sefa", "deadeye", true)
        .dice("d20=2 d20=10", "d6=1")
        .when(Tables.attack("sefa", "bow", "raider"))
        .dice("d20=2")
        .when(Tables.attack("sefa", "bow", "raider"))
        .notAsked("sefa", "deadeye");
  }

  @Test
  @Covers("RTH-S-APT-11")
  void whoHasMovedTakesNoCarefulAim() {
    archer()
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .when(new RathStep.Move("sefa", -1))
        .dice("d20=2")
        .when(Tables.attack("sefa", "bow", "raider"))
        .notAsked("sefa", "deadeye");
  }

  @Test
  @Covers("RTH-S-APT-12")
  void aShieldBearerKeepsTheShieldOnce() {
    var table = duelWith("Shield Bearer");
    table
        .answer("brannoc", "sacrifice-shield", true)
        .dice("d20=18", "d8=5")
        .when(Tables.attack("raider", "sword", "brannoc"))
        .then("brannoc.hp", 13)
        .then("brannoc.ac", 14);
    table
        .answer("brannoc", "sacrifice-shield", true)
        .dice("d20=18", "d8=5")
        .when(Tables.attack("raider", "sword", "brannoc"))
        .then("brannoc.hp", 13)
        .then("brannoc.ac", 13);
  }

  @Test
  @Covers("RTH-S-APT-16")
  void theVenomTemperedResistAtAdvantage() {
    var dose =
        new RathStep.Afflict(
            "brannoc", Affliction.POISON_DAMAGE, Optional.of(Severity.WEAK), Optional.empty());
    duel().dice("d20=3").when(dose).then("brannoc.poison-damage", 4);
    duelWith("Venom-Tempered").dice("d20=3 d20=11").when(dose).then("brannoc.poison-damage", 2);
  }

  @Test
  @Covers({"RTH-S-APT-17", "RTH-R-95"})
  void nightEyesSeeInAnyDarknessButTheMagical() {
    var dark = new RathStep.SetDarkness(Darkness.DARK);
    var magical = new RathStep.SetDarkness(Darkness.MAGICAL);
    var strike = Tables.attack("brannoc", "sword", "raider");
    duel().when(dark).dice("d20=18 d20=2").when(strike).then("raider.hp", 12);
    duelWith("Night Eyes").when(dark).dice("d20=2").when(strike);
    duelWith("Night Eyes").when(magical).dice("d20=18 d20=2").when(strike);
    duel().when(dark).dice("d20=18 d20=2").when(test("brannoc", Trial.NOTICE, false));
  }

  @Test
  @Covers({"RTH-S-APT-17", "RTH-S-SPL-08", "RTH-S-EQ"})
  void aLightEndsTheDarknessNear() {
    duel()
        .when(new RathStep.SetDarkness(Darkness.DARK))
        .when(new RathStep.Place("brannoc", "shield", Item.Where.PACK))
        .when(new RathStep.UseItem("brannoc", "torches", ""))
        .dice("d20=2")
        .when(Tables.attack("brannoc", "sword", "raider"));
  }

  @Test
  @Covers("RTH-S-APT-19")
  void aSilverTongueServesOnceAScene() {
    var lie =
        new RathStep.Oppose("brannoc", "raider", Contest.LIE, Optional.empty(), Optional.empty());
    duelWith("Silver Tongue")
        .answer("brannoc", "silver-tongue", true)
        .dice("d20=2 d20=15", "d20=10")
        .when(lie)
        .dice("d20=2", "d20=10")
        .when(lie)
        .notAsked("brannoc", "silver-tongue")
        .when(new RathStep.EndScene())
        .dice("d20=2", "d20=10")
        .when(lie)
        .asked("brannoc", "silver-tongue");
  }

  @Test
  @Covers({"RTH-S-APT-20", "RTH-CACT-03"})
  void aLorekeeperHasStudiedTwoSubjects() {
    var table = Tables.empty().pregen("ilvane", "Ilvane");
    table
        .answer("ilvane", "studied", true)
        .dice("d20=2 d20=10")
        .when(test("ilvane", Trial.RECALL_LORE, false))
        .applied("RTH-CACT-03");
    table.dice("d20=2").when(test("ilvane", Trial.RECALL_LORE, false));
    assertThat(table.state().being("ilvane").growth().studied())
        .containsExactly("old empires", "herbs and venoms");
  }

  @Test
  @Covers("RTH-S-APT-21")
  void aPathfinderMindsNoWeather() {
    duel().dice("d20=18 d20=2").when(test("brannoc", Trial.TRACK, true));
    duelWith("Pathfinder").dice("d20=18").when(test("brannoc", Trial.TRACK, true));
    duelWith("Pathfinder").dice("d20=18").when(test("brannoc", Trial.NAVIGATE, true));
  }

  @Test
  @Covers("RTH-S-APT-22")
  void quickHandsUseAnItemAsTheFreeAction() {
    var fight =
        Tables.party()
            .creature("raider", "Raider")
            .when(new RathStep.GrantAptitude("odda", "Quick Hands"))
            .given("odda.hp", 1)
            .dice("d6=4")
            .when(new RathStep.BeginCombat());
    fight
        .dice("d6=3")
        .when(new RathStep.UseItem("odda", "healing potion", ""))
        .then("odda.hp", 6)
        .dice("d20=2")
        .when(Tables.attack("odda", "spear", "raider"))
        .refuses(Tables.attack("odda", "spear", "raider"), "RTH-ACT-01");
    Tables.party()
        .creature("raider", "Raider")
        .given("odda.hp", 1)
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .dice("d6=3")
        .when(new RathStep.UseItem("odda", "healing potion", ""))
        .refuses(Tables.attack("odda", "spear", "raider"), "RTH-ACT-01");
  }

  @Test
  @Covers("RTH-S-APT-24")
  void theSureFootedAreQuietInMediumArmorAndClimbWell() {
    duel().dice("d20=18 d20=2").when(test("brannoc", Trial.SNEAK, false));
    duelWith("Sure-Footed").dice("d20=18").when(test("brannoc", Trial.SNEAK, false));
    duel().dice("d20=18 d20=2").when(test("brannoc", Trial.CLIMB, true));
    duelWith("Sure-Footed").dice("d20=18").when(test("brannoc", Trial.CLIMB, true));
  }

  @Test
  @Covers({"RTH-USE-06", "RTH-R-90"})
  void ammunitionIsRolledOnceAfterACombat() {
    Tables.empty()
        .pregen("sefa", "Sefa")
        .creature("raider", "Raider")
        .dice("d6=4")
        .when(new RathStep.BeginCombat())
        .dice("d20=2")
        .when(Tables.attack("sefa", "bow", "raider"))
        .when(new RathStep.EndTurn("sefa"))
        .dice("d6=4")
        .when(new RathStep.EndRound())
        .dice("d20=2")
        .when(Tables.attack("sefa", "bow", "raider"))
        .dice("d8=2")
        .when(new RathStep.EndCombat())
        .then("sefa.usage.arrows", 6);
  }

  @Test
  @Covers("RTH-S-PC")
  void theReadyMadePartyHasItsFigures() {
    Tables.party()
        .then("brannoc.hp", 13)
        .then("brannoc.ac", 14)
        .then("brannoc.slots", 15)
        .then("brannoc.aptitudes", List.of("Bruiser", "Pack Mule"))
        .then("sefa.hp", 11)
        .then("sefa.ac", 14)
        .then("sefa.slots", 10)
        .then("sefa.usage.arrows", 8)
        .then("ilvane.hp", 10)
        .then("ilvane.ac", 12)
        .then("ilvane.slots", 11)
        .then("ilvane.known", List.of("Spark Dart", "Shatterbolt", "Ward Skin", "Lantern Mote"))
        .then("ilvane.equipped", List.of("Spark Dart", "Shatterbolt", "Ward Skin"))
        .then("odda.hp", 12)
        .then("odda.ac", 13)
        .then("odda.slots", 12);
  }

  @Test
  @Covers("RTH-S-PC")
  void theReadyMadePartySpentThirtyGoldEachAndIsNotEncumbered() {
    for (Sheet sheet : StarterSetTest.CONTENT.all(RathContent.PREGENS)) {
      int spent = sheet.purse().orElseThrow().copper();
      for (SheetItem item : sheet.items()) {
        spent +=
            StarterSetTest.CONTENT
                .find(RathContent.GEAR, item.item())
                .orElseThrow()
                .price()
                .orElseThrow();
      }
      assertThat(spent).as(sheet.name()).isEqualTo(3000);
      assertThat(sheet.stats().sum()).as(sheet.name()).isEqualTo(7);
    }
    for (String id : List.of("brannoc", "sefa", "ilvane", "odda")) {
      Tables.party().then(id + ".encumbered", false);
    }
  }

  @Test
  @Covers("RTH-R-09")
  void promptsTakeTheirDefaultWhenNobodyAnswers() {
    // a fumble exposes, a natural 20 brings nothing more, a fallen foe is defeated
    duel()
        .dice("d20=1")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("brannoc.effects", List.of("exposed"));
    duel().dice("d20=20").when(test("brannoc", Trial.LIFT, false)).then("brannoc.fortune", 2);
    duel()
        .given("raider.hp", 1)
        .dice("d20=15", "d8=1")
        .when(Tables.attack("brannoc", "sword", "raider"))
        .then("raider.hp", 0)
        .then("raider.flags", List.of());
  }
}
