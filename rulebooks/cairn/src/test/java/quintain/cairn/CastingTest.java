package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Power;
import quintain.cairn.state.SheetItem;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Casting spells, and what a failed save costs.
class CastingTest {
  /// Rounds with the caster acting early; one foe 20 ft away.
  private static Table<CairnState, CairnStep, CairnEvent> inDanger(String spell) {
    return casterOf(spell)
        .creature("foe", "Reed Cutter")
        .given("foe.at", 20)
        .dice("d20=1")
        .when(fight());
  }

  @Test
  @Covers("CRN-CAST-01")
  void anyoneCanCast() {
    table()
        .sheet("nan", hireling("Nan", book("Haste")))
        .when(cast("nan", "Haste", "nan"))
        .then("effects", List.of("Haste on nan"));
  }

  @Test
  @Covers("CRN-CAST-02")
  void castingTakesBothHandsAVoiceAndEyes() {
    for (String hindrance : List.of("bound", "broken-arm", "mute", "blind")) {
      casterOf("Haste")
          .given("ada." + hindrance, true)
          .refuses(cast("ada", "Haste", "ada"), "CRN-CAST-02");
    }
  }

  @Test
  @Covers("CRN-CAST-02")
  void aHandBoundBeforeTheTurnLosesTheCasting() {
    inDanger("Haste")
        .when(cast("ada", "Haste", "ada"))
        .given("ada.bound", true)
        .when(resolve())
        .then("effects", List.of())
        .then("ada.fatigue", 0);
  }

  @Test
  @Covers({"CRN-CAST-03", "CRN-DEPR-08"})
  void castingAddsOneFatigueThatFillsASlot() {
    var items = new ArrayList<>(List.of(ropes(5)));
    items.add(book("Haste"));
    table()
        .sheet("ada", pc("Ada", items.toArray(SheetItem[]::new)))
        .then("ada.slots", 6)
        .when(cast("ada", "Haste", "ada"))
        .then("ada.slots", 7)
        .then("ada.fatigue", 1)
        .applied("CRN-CAST-03");
  }

  @Test
  @Covers("CRN-CAST-04")
  void inSafetyASpellIsEnhancedByItsEntryAtNoExtraCost() {
    casterOf("Haste")
        .sheet("ben", pc("Ben"))
        .when(enhance("ada", "Haste", "ada", "ben"))
        .asked("warden", "enhancement")
        .then("effects", List.of("Haste on ada, ben"))
        .then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-CAST-04")
  void theWardenMaySayWhatEnhancingDoes() {
    var table =
        casterOf("Iron Skin")
            .sheet("ben", pc("Ben"))
            .answer("warden", "enhancement", "affects two people")
            .when(enhance("ada", "Iron Skin", "ada", "ben"))
            .then("ada.armor", 2)
            .then("ben.armor", 2)
            .then("ada.fatigue", 1);
    assertThat(table.state().effects().getFirst().power()).isEqualTo(new Power.Harden(2, 10));
  }

  @Test
  @Covers("CRN-CAST-04")
  void withoutMoreWordsFromTheWardenNoMoreAreTakenThanTheEntrySays() {
    casterOf("Bramble Leash")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .sheet("dan", pc("Dan"))
        .when(enhance("ada", "Bramble Leash", "ben", "cat", "dan"))
        .then("effects", List.of("Bramble Leash on ben, cat"));
  }

  @Test
  @Covers("CRN-R-45")
  void nothingIsEnhancedInDangerOrDeprived() {
    inDanger("Haste").refuses(enhance("ada", "Haste", "ada"), "CRN-R-45");
    casterOf("Haste")
        .changed(state -> Ford.lacking(state, "ada", "food"))
        .refuses(enhance("ada", "Haste", "ada"), "CRN-R-45");
  }

  @Test
  @Covers("CRN-R-45")
  void aHostileSpellThatStartsTheFightIsNotEnhancedAnyMore() {
    casterOf("Cinder Burst")
        .creature("foe", "Wood Troll")
        .given("foe.at", 30)
        .dice("d20=1")
        .when(enhance("ada", "Cinder Burst", "foe"))
        .dice("d20=1", "d6=6")
        .when(resolve())
        .then("foe.hp", 5);
  }

  @Test
  @Covers("CRN-CAST-05")
  void inDangerTheCasterSavesOnWil() {
    inDanger("Haste")
        .given("ada.max-wil", 12)
        .given("ada.wil", 12)
        .dice("d20=11")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("effects", List.of("Haste on ada"))
        .then("ada.fatigue", 1)
        .applied("CRN-CAST-05");
  }

  @Test
  @Covers("CRN-CAST-05")
  void theDeprivedSaveTooAndOthersInSafetyDoNot() {
    casterOf("Haste")
        .changed(state -> Ford.lacking(state, "ada", "food"))
        .dice("d20=10")
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"));
    casterOf("Haste").when(cast("ada", "Haste", "ada")).then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-CAST-05")
  void theWardenMayWaiveTheSaveOrAskForOne() {
    inDanger("Haste")
        .answer("warden", "casting-save", false)
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("ada.fatigue", 1);
    casterOf("Haste")
        .answer("warden", "casting-save", true)
        .dice("d20=10")
        .when(cast("ada", "Haste", "ada"))
        .then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-CAST-06")
  void theWardenPicksThatTheBookIsDestroyed() {
    inDanger("Haste")
        .given("ada.max-wil", 9)
        .dice("d20=14")
        .answer("warden", "ill-effect", "CRN-ILL-6")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("ada.items", List.of())
        .then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-CAST-06")
  void theWardenMayPickSeveralConsequencesEvenDeath() {
    inDanger("Haste")
        .dice("d20=14")
        .answer("warden", "ill-effect", List.of("CRN-ILL-1", "CRN-ILL-6"))
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("ada.fatigue", 2)
        .then("ada.items", List.of());
    inDanger("Haste")
        .dice("d20=14")
        .answer("warden", "ill-effect", "death")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("ada.dead", true);
  }

  // The six ill effects

  private static Table<CairnState, CairnStep, CairnEvent> failing(String... ill) {
    var dice = new ArrayList<>(List.of("d20=11"));
    dice.addAll(List.of(ill));
    return inDanger("Haste")
        .dice(dice.toArray(String[]::new))
        .when(List.of(cast("ada", "Haste", "ada"), resolve()));
  }

  @Test
  @Covers("CRN-ILL")
  void aOneIsOneMoreFatigue() {
    failing("d6=1").then("ada.fatigue", 2).applied("CRN-ILL");
  }

  @Test
  @Covers("CRN-ILL")
  void aTwoIsTwoMoreFatigue() {
    failing("d6=2").then("ada.fatigue", 3);
  }

  @Test
  @Covers("CRN-ILL")
  void aThreeDrainsWil() {
    failing("d6=3", "d4=4").then("ada.wil", 6).then("ada.max-wil", 10);
  }

  @Test
  @Covers("CRN-ILL")
  void aFourIsDamageThatArmorDoesNotStop() {
    casterOf("Iron Skin")
        .creature("foe", "Reed Cutter")
        .when(cast("ada", "Iron Skin", "ada"))
        .then("ada.armor", 2)
        .dice("d20=1")
        .when(fight())
        .dice("d20=11", "d6=4", "d6=3")
        .when(List.of(cast("ada", "Iron Skin", "ada"), resolve()))
        .then("ada.hp", 1);
  }

  @Test
  @Covers("CRN-ILL")
  void aFiveTurnsTheSpellOnTheCasterOrAnAllyInReach() {
    var table =
        inDangerWithAllies()
            .dice("d20=11", "d6=2", "d6=5", "pick=2", "d6=3")
            .when(List.of(cast("ada", "Cinder Burst", "foe"), pass("ben"), pass("cat"), resolve()));
    table.then("foe.hp", 4).then("ben.hp", 1).then("cat.hp", 4).then("ada.hp", 4);
  }

  @Test
  @Covers("CRN-ILL")
  void aSpellThatOnlyWorksOnItsCasterHasNowhereElseToGo() {
    inDanger("Moth Cloak")
        .dice("d20=11", "d6=5")
        .when(List.of(cast("ada", "Moth Cloak"), resolve()))
        .then("effects", List.of("Moth Cloak on ada"));
  }

  /// Ben stands beside the caster, Cat 100 ft away, the foe 20 ft.
  private static Table<CairnState, CairnStep, CairnEvent> inDangerWithAllies() {
    return casterOf("Cinder Burst")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .creature("foe", "Reed Cutter")
        .given("cat.at", 100)
        .given("foe.at", 20)
        .dice("d20=1", "d20=1", "d20=1")
        .when(fight());
  }

  @Test
  @Covers("CRN-ILL")
  void aSixBurnsTheBook() {
    failing("d6=6").then("ada.items", List.of()).then("effects", List.of("Haste on ada"));
  }

  // Rulings

  @Test
  @Covers("CRN-R-44")
  void theSpellWorksThoughTheSaveFails() {
    failing("d6=1").then("effects", List.of("Haste on ada")).asked("warden", "void-spell");
  }

  @Test
  @Covers("CRN-R-44")
  void theWardenMayVoidTheSpell() {
    inDanger("Haste")
        .dice("d20=11", "d6=1")
        .answer("warden", "void-spell", true)
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("effects", List.of())
        .then("ada.fatigue", 2);
  }

  @Test
  @Covers("CRN-R-44")
  void whereTheHouseSaysSoItFizzlesButCosts() {
    table()
        .house(Houses.with("castFail", CairnHouse.CastFail.FIZZLES_PLUS_ILL))
        .sheet("ada", pc("Ada", book("Cinder Burst")))
        .creature("foe", "Reed Cutter")
        .dice("d20=1")
        .when(fight())
        .dice("d20=11", "d6=1")
        .when(List.of(cast("ada", "Cinder Burst", "foe"), resolve()))
        .notAsked("warden", "void-spell")
        .then("foe.hp", 4)
        .then("ada.fatigue", 2);
  }

  @Test
  @Covers("CRN-R-35")
  void withNoSlotFreeAnItemIsDroppedForTheFatigue() {
    var items = new ArrayList<>(List.of(book("Haste")));
    items.addAll(List.of(ropes(9)));
    table()
        .sheet("ada", pc("Ada", items.toArray(SheetItem[]::new)))
        .when(cast("ada", "Haste", "ada"))
        .asked("ada", "drop-for-fatigue")
        .then("ada.slots", 10)
        .then("ada.fatigue", 1)
        .then("ground", List.of("rope 9"));
  }

  @Test
  @Covers("CRN-R-35")
  void whereTheHouseSaysSoNobodyCastsWithoutAFreeSlot() {
    var items = new ArrayList<>(List.of(book("Haste"), scroll("Spider Grip")));
    items.addAll(List.of(ropes(9)));
    table()
        .house(Houses.with("fatigueFull", CairnHouse.FatigueFull.CANNOT_CAST))
        .sheet("ada", pc("Ada", items.toArray(SheetItem[]::new)))
        .refuses(cast("ada", "Haste", "ada"), "CRN-R-35")
        .when(cast("ada", "Spider Grip"))
        .then("effects", List.of("Spider Grip on ada"));
  }

  @Test
  @Covers("CRN-R-35")
  void withTenFatigueNobodyCasts() {
    casterOf("Haste").given("ada.fatigue", 10).refuses(cast("ada", "Haste", "ada"), "CRN-R-35");
  }

  @Test
  @Covers("CRN-R-43")
  void theShieldIsNoUseWhileBothHandsAreOnTheBook() {
    table()
        .sheet("ada", pc("Ada", held("Shield"), book("Haste")))
        .creature("foe", "Reed Cutter")
        .dice("d20=1")
        .when(fight())
        .then("ada.armor", 1)
        .dice("d20=10")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .then("ada.reading", true)
        .then("ada.armor", 0)
        .dice("d8=3")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.hp", 1)
        .then("fight.round", 2)
        .then("ada.armor", 1);
  }

  @Test
  @Covers("CRN-R-43")
  void whatIsLaidAsideForTheBookIsNotBrokenInTheHand() {
    table()
        .sheet("ada", pc("Ada", held("Shield"), book("Haste")))
        .creature("captain", "Cutter Captain")
        .given("ada.hp", 0)
        .dice("d20=1")
        .when(fight())
        .dice("d20=10")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .dice("d8=3", "d20=19")
        .when(List.of(strike("captain", "falchion", "ada"), resolve()))
        .then("ada.critically-damaged", true)
        .then("ada.held", List.of("shield"));
  }

  @Test
  @Covers("CRN-R-32")
  void aSpellIsLostWhenNobodyIsLeftToCastItOn() {
    inDanger("Bramble Leash")
        .when(cast("ada", "Bramble Leash", "foe"))
        .given("foe.at", 90)
        .when(resolve())
        .then("effects", List.of())
        .then("ada.fatigue", 0);
  }

  @Test
  @Covers("CRN-R-32")
  void theWardenMayAllowASpellAnotherTarget() {
    casterOf("Bramble Leash")
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .dice("d20=1")
        .when(fight())
        .when(cast("ada", "Bramble Leash", "foe"))
        .given("foe.at", 90)
        .dice("d20=1")
        .answer("warden", "allow-change", true)
        .when(resolve())
        .then("effects", List.of("Bramble Leash on other"));
  }

  @Test
  @Covers("CRN-DET-02")
  void noSpellReachesWhatIsRouted() {
    casterOf("Bramble Leash")
        .creature("foe", "Grave Moths")
        .given("foe.routed", true)
        .refuses(cast("ada", "Bramble Leash", "foe"), "CRN-SPL");
  }
}
