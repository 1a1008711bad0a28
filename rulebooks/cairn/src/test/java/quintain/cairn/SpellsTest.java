package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The twenty-five spells, plain and enhanced, in the order of their list.
@Covers("CRN-SPL")
class SpellsTest {
  private static final long MINUTE = 60;

  /// The seconds a power will still be at work.
  private static long lasts(Table<CairnState, CairnStep, CairnEvent> table) {
    return table.state().effects().getFirst().until() - table.state().clock();
  }

  /// Safe and unhurried, a friend beside the caster.
  private static Table<CairnState, CairnStep, CairnEvent> camp(String spell) {
    return casterOf(spell).sheet("ben", pc("Ben"));
  }

  /// A Reed Cutter (HP 4, STR 10, WIL 9) somewhere, and no rounds yet.
  private static Table<CairnState, CairnStep, CairnEvent> facing(String spell, int feet) {
    return casterOf(spell).creature("foe", "Reed Cutter").given("foe.at", feet);
  }

  /// Rounds, the caster early; the save in danger passes with a 1.
  private static Table<CairnState, CairnStep, CairnEvent> fighting(String spell, int feet) {
    return facing(spell, feet).dice("d20=1").when(fight());
  }

  // 1 Haste

  @Test
  void hasteTriplesMovementForTenMinutes() {
    var table = camp("Haste").when(cast("ada", "Haste", "ben"));
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    table
        .refuses(new CairnStep.Move("ada", 45), "CRN-ACT-01")
        .refuses(new CairnStep.Move("ben", 125), "CRN-ACT-01")
        .when(new CairnStep.Move("ben", 120))
        .then("ben.at", 120);
  }

  @Test
  void hasteIsForOneTouchedOrFourEnhanced() {
    camp("Haste")
        .refuses(cast("ada", "Haste", "ada", "ben"), "CRN-SPL")
        .refuses(cast("ada", "Haste"), "CRN-SPL")
        .given("ben.at", 10)
        .refuses(cast("ada", "Haste", "ben"), "CRN-SPL");
    camp("Haste")
        .sheet("cat", pc("Cat"))
        .sheet("dan", pc("Dan"))
        .sheet("eva", pc("Eva"))
        .when(enhance("ada", "Haste", "ada", "ben", "cat", "dan", "eva"))
        .then("effects", List.of("Haste on ada, ben, cat, dan"));
  }

  // 2 Bramble Leash

  @Test
  void brambleLeashHoldsUntilAStrengthSaveAtTheEndOfATurn() {
    fighting("Bramble Leash", 40)
        .dice("d20=1")
        .when(List.of(cast("ada", "Bramble Leash", "foe"), resolve()))
        .then("foe.helpless", true)
        .dice("d20=11")
        .when(resolve())
        .then("foe.helpless", true)
        .then("fight.round", 2)
        .when(List.of(pass("ada"), resolve()))
        .then("fight.phase", "foes")
        .dice("d20=10")
        .when(resolve())
        .then("foe.helpless", false)
        .then("effects", List.of());
  }

  @Test
  @Covers({"CRN-SPL", "CRN-R-31"})
  void theLeashTakesHoldWithThePhaseNotBefore() {
    casterOf("Bramble Leash")
        .sheet("ben", pc("Ben", held("Sword")))
        .creature("foe", "Wood Troll")
        .dice("d20=1", "d20=1")
        .when(fight())
        .dice("d20=1", "d8=5")
        .when(
            List.of(cast("ada", "Bramble Leash", "foe"), strike("ben", "sword", "foe"), resolve()))
        .then("foe.hp", 6)
        .then("foe.helpless", true);
  }

  @Test
  void brambleLeashReachesFortyFeet() {
    facing("Bramble Leash", 45).refuses(cast("ada", "Bramble Leash", "foe"), "CRN-SPL");
  }

  @Test
  void enhancedItHoldsTwoWhoBreakFreeEachForThemselves() {
    casterOf("Bramble Leash")
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .answer("warden", "begin-rounds", false)
        .when(enhance("ada", "Bramble Leash", "foe", "other"))
        .then("foe.helpless", true)
        .then("other.helpless", true)
        .dice("d20=1")
        .when(fight())
        .when(List.of(pass("ada"), resolve()))
        .dice("d20=10", "d20=11")
        .when(resolve())
        .then("foe.helpless", false)
        .then("other.helpless", true)
        .then("effects", List.of("Bramble Leash on other"));
  }

  // 3 Candle Thief

  @Test
  void candleThiefQuenchesEveryFlameForTenMinutes() {
    var table = camp("Candle Thief").given("ben.at", 60).when(cast("ada", "Candle Thief"));
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    assertThat(Powers.isQuenched(table.state(), table.state().being("ben"))).isTrue();
    assertThat(Powers.isQuenched(table.state(), table.state().being("ben").withAt(65))).isFalse();
    assertThat(Powers.isQuenched(table.state(), table.state().being("ada"))).isTrue();
  }

  @Test
  void enhancedItsCasterMayRelightThem() {
    var table = camp("Candle Thief").when(enhance("ada", "Candle Thief"));
    assertThat(Powers.isQuenched(table.state(), table.state().being("ada"))).isFalse();
    assertThat(Powers.isQuenched(table.state(), table.state().being("ben"))).isTrue();
  }

  // 4 Stone Ear

  @Test
  void stoneEarTakesVoiceAndHearingSoThatNoSpellCanBeRead() {
    var table =
        casterOf("Stone Ear")
            .sheet("ben", pc("Ben", book("Haste")))
            .when(cast("ada", "Stone Ear", "ben"))
            .refuses(cast("ben", "Haste", "ben"), "CRN-CAST-02");
    assertThat(lasts(table)).isEqualTo(60 * MINUTE);
  }

  @Test
  void enhancedItHushesAWholeRoom() {
    casterOf("Stone Ear")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .given("cat.at", 45)
        .when(enhance("ada", "Stone Ear"))
        .then("effects", List.of("Stone Ear on ada, ben"));
  }

  // 5 Knit Flesh

  @Test
  void knitFleshRestoresLostStrengthButNoMore() {
    camp("Knit Flesh")
        .given("ben.str", 3)
        .dice("d6=5")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 8)
        .dice("d6=5")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 10);
  }

  @Test
  void enhancedItRollsTwoDice() {
    camp("Knit Flesh")
        .given("ben.str", 1)
        .dice("d6=5", "d6=3")
        .when(enhance("ada", "Knit Flesh", "ben"))
        .then("ben.str", 9);
  }

  @Test
  @Covers({"CRN-SPL", "CRN-DEPR-03"})
  void evenASpellRestoresNothingToTheDeprived() {
    camp("Knit Flesh")
        .given("ben.str", 3)
        .changed(s -> s.with(s.being("ben").withNeeds(List.of(new Need("food", s.clock(), 0)))))
        .dice("d6=5")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 3);
  }

  // 6 Hedge Tongue

  @Test
  void hedgeTongueLastsAnHourAndEnhancedTakesInPlants() {
    told("Hedge Tongue", false, "understand each other", 60);
    told("Hedge Tongue", true, "plants too", 60);
  }

  /// A spell that only the telling carries, and how many minutes the clock keeps for it.
  private static void told(String spell, boolean enhanced, String words, int minutes) {
    var table =
        casterOf(spell)
            .when(enhanced ? enhance("ada", spell) : cast("ada", spell))
            .then("ada.fatigue", 1);
    assertThat(table.events())
        .anyMatch(event -> event instanceof CairnEvent.Told told && told.what().contains(words));
    if (minutes == 0) {
      table.then("effects", List.of());
    } else {
      table.then("effects", List.of(spell + " on ada"));
      assertThat(lasts(table)).isEqualTo(minutes * MINUTE);
    }
  }

  // 7 Glass Road

  @Test
  void crossingTheGlassRoadAtSpeedTakesADexteritySaveOrAFall() {
    fighting("Glass Road", 60)
        .dice("d20=1")
        .when(List.of(cast("ada", "Glass Road"), resolve()))
        .dice("d20=11")
        .when(List.of(new CairnStep.Move("foe", 20), pass("foe"), resolve()))
        .then("foe.at", 40)
        .then("foe.fallen", true)
        .when(List.of(pass("ada"), resolve()))
        .then("fight.phase", "foes")
        .then("foe.fallen", false);
  }

  @Test
  void whoeverKeepsTheirFeetOrWalksSlowlyCrossesIt() {
    fighting("Glass Road", 50)
        .dice("d20=1")
        .when(List.of(cast("ada", "Glass Road"), resolve()))
        .dice("d20=10")
        .when(List.of(new CairnStep.Move("foe", 20), pass("foe"), resolve()))
        .then("foe.at", 20)
        .when(List.of(pass("ada"), resolve()))
        .when(List.of(new CairnStep.Move("foe", 5), pass("foe"), resolve()))
        .asked("warden", "at-speed")
        .then("foe.at", 5);
  }

  @Test
  void enhancedTheStripIsEightyFeetLong() {
    facing("Glass Road", 100)
        .when(enhance("ada", "Glass Road"))
        .dice("d20=11")
        .when(new CairnStep.Move("foe", 60))
        .then("foe.at", 80)
        .then("foe.fallen", true);
  }

  // 8 Cinder Burst

  @Test
  @Covers({"CRN-SPL", "CRN-BLST-02"})
  void cinderBurstRollsForEachInTheCircle() {
    fighting2("Cinder Burst", 60, 70)
        .dice("d20=1", "d6=3", "d6=1")
        .when(List.of(cast("ada", "Cinder Burst", "foe", "other"), resolve()))
        .then("foe.hp", 1)
        .then("other.hp", 3);
  }

  private static Table<CairnState, CairnStep, CairnEvent> fighting2(
      String spell, int feet, int more) {
    return casterOf(spell)
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .given("foe.at", feet)
        .given("other.at", more)
        .dice("d20=1")
        .when(fight());
  }

  @Test
  void theCircleIsWithinSixtyFeetAndTwentyAcrossItsMiddle() {
    fighting2("Cinder Burst", 40, 85)
        .refuses(cast("ada", "Cinder Burst", "other"), "CRN-SPL")
        .refuses(cast("ada", "Cinder Burst", "foe", "other"), "CRN-SPL")
        .given("other.at", 80)
        .refuses(cast("ada", "Cinder Burst"), "CRN-SPL")
        .when(cast("ada", "Cinder Burst", "foe", "other"));
  }

  @Test
  @Covers({"CRN-SPL", "CRN-R-24"})
  void aBurstAndABladeOnOneTargetPool() {
    casterOf("Cinder Burst")
        .sheet("ben", pc("Ben", held("Sword")))
        .creature("foe", "Wood Troll")
        .dice("d20=1", "d20=1")
        .when(fight())
        .dice("d20=1", "d6=6", "d8=4")
        .when(List.of(cast("ada", "Cinder Burst", "foe"), strike("ben", "sword", "foe"), resolve()))
        .then("foe.hp", 5);
  }

  @Test
  @Covers({"CRN-SPL", "CRN-BLST-04"})
  void ifTheNumberIsUnclearTheDamageDieGivesIt() {
    fighting2("Cinder Burst", 40, 30)
        .dice("d20=1", "d6=1", "d6=2")
        .answer("warden", "number-clear", false)
        .when(List.of(cast("ada", "Cinder Burst", "foe", "other"), resolve()))
        .then("foe.hp", 4)
        .then("other.hp", 2);
  }

  @Test
  void enhancedTheBurstRollsAD8() {
    facing("Cinder Burst", 30)
        .dice("d8=3")
        .answer("warden", "begin-rounds", false)
        .when(enhance("ada", "Cinder Burst", "foe"))
        .then("foe.hp", 1);
  }

  // 9 Hollow Weight, 10 Borrowed Face

  @Test
  void hollowWeightLastsTenMinutesAndEnhancedAnHour() {
    told("Hollow Weight", false, "weighs nothing", 10);
    told("Hollow Weight", true, "1 hour", 60);
  }

  @Test
  void borrowedFaceLastsAnHourAndEnhancedHasTheVoiceToo() {
    told("Borrowed Face", false, "looks like a person", 60);
    told("Borrowed Face", true, "the voice as well", 60);
  }

  // 11 Moth Cloak

  @Test
  void whoeverCannotBeSeenIsAttackedFromAWeakPosition() {
    var table = fighting("Moth Cloak", 0);
    table
        .dice("d20=1")
        .when(List.of(cast("ada", "Moth Cloak"), resolve()))
        .dice("d4=3")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.hp", 1)
        .then("effects", List.of("Moth Cloak on ada"));
  }

  @Test
  void movingOrAttackingEndsTheCloak() {
    camp("Moth Cloak")
        .when(cast("ada", "Moth Cloak"))
        .when(new CairnStep.Move("ada", 5))
        .then("effects", List.of());
    fighting("Moth Cloak", 0)
        .dice("d20=1")
        .when(List.of(cast("ada", "Moth Cloak"), resolve()))
        .when(List.of(pass("foe"), resolve()))
        .dice("d4=2")
        .when(List.of(strike("ada", "unarmed", "foe"), resolve()))
        .then("effects", List.of());
  }

  @Test
  void enhancedASlowWalkDoesNotEndItButSpeedDoes() {
    camp("Moth Cloak")
        .when(enhance("ada", "Moth Cloak"))
        .when(new CairnStep.Move("ada", 20))
        .then("effects", List.of("Moth Cloak on ada"))
        .when(new CairnStep.Move("ada", 45))
        .then("effects", List.of());
  }

  @Test
  void theCloakIsForItsCasterAlone() {
    camp("Moth Cloak").refuses(cast("ada", "Moth Cloak", "ben"), "CRN-SPL");
  }

  // 12 Iron Skin

  @Test
  @Covers({"CRN-SPL", "CRN-ARMR-03"})
  void ironSkinAddsTwoArmorUpToThree() {
    var table =
        casterOf("Iron Skin")
            .sheet("ben", pc("Ben", worn("Leather armor"), held("Shield")))
            .then("ben.armor", 2)
            .when(cast("ada", "Iron Skin", "ben"))
            .then("ben.armor", 3)
            .when(cast("ada", "Iron Skin", "ada"))
            .then("ada.armor", 2);
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    assertThat(lasts(camp("Iron Skin").when(enhance("ada", "Iron Skin", "ben"))))
        .isEqualTo(60 * MINUTE);
  }

  // 13 Drowsing Chant

  @Test
  void drowsingChantTakesAsManyAsTheDieSaysNearestFirst() {
    casterOf("Drowsing Chant")
        .creature("far", "Reed Cutter")
        .creature("near", "Reed Cutter")
        .creature("middle", "Reed Cutter")
        .creature("big", "Wood Troll")
        .creature("away", "Reed Cutter")
        .given("far.at", 40)
        .given("near.at", 10)
        .given("middle.at", 20)
        .given("big.at", 5)
        .given("away.at", 45)
        .dice("d20=1")
        .when(fight())
        .dice("d20=1", "d6=2", "d20=10", "d20=9")
        .when(List.of(cast("ada", "Drowsing Chant"), resolve()))
        .asked("ada", "whom-it-takes")
        .then("near.asleep", true)
        .then("middle.asleep", false)
        .then("far.asleep", false)
        .then("big.asleep", false)
        .then("away.asleep", false);
  }

  @Test
  void itsSavesAreRolledInRosterOrderWhoeverIsNamedFirst() {
    fighting2("Drowsing Chant", 10, 10)
        .dice("d20=1", "d6=6", "d20=10", "d20=9")
        .when(List.of(cast("ada", "Drowsing Chant", "other", "foe"), resolve()))
        .then("foe.asleep", true)
        .then("other.asleep", false);
  }

  @Test
  @Covers({"CRN-SPL", "CRN-MOD-04"})
  void sleepersAreHelplessAndWakeWhenStruck() {
    var table =
        fighting("Drowsing Chant", 0)
            .dice("d20=1", "d6=1", "d20=10")
            .when(List.of(cast("ada", "Drowsing Chant"), resolve()))
            .then("foe.asleep", true);
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    table
        .when(resolve())
        .dice("d4=2")
        .when(List.of(strike("ada", "unarmed", "foe"), resolve()))
        .then("foe.hp", 2)
        .then("foe.asleep", false);
  }

  @Test
  void sleepersWakeAfterTenMinutes() {
    camp("Drowsing Chant")
        .dice("d6=1", "d20=11")
        .when(cast("ada", "Drowsing Chant", "ben"))
        .when(new CairnStep.LetTimePass(9))
        .then("ben.asleep", true)
        .when(new CairnStep.LetTimePass(1))
        .then("ben.asleep", false)
        .then("effects", List.of());
  }

  @Test
  void enhancedItTakesTwoDiceOfCreatures() {
    facing("Drowsing Chant", 10)
        .answer("warden", "begin-rounds", false)
        .dice("d6=1", "d6=1", "d20=10")
        .when(enhance("ada", "Drowsing Chant"))
        .then("foe.asleep", true);
  }

  // 14 Far Knock

  @Test
  void farKnockOpensALockLoudlyAndEnhancedSilently() {
    told("Far Knock", false, "springs open, loudly", 0);
    told("Far Knock", true, "silently", 0);
  }

  // 15 Second Shadow

  @Test
  void secondShadowCarriesTwoSlotsForAnHourAndEnhancedFour() {
    var plain = casterOf("Second Shadow").when(cast("ada", "Second Shadow"));
    assertThat(Powers.carriedFor(plain.state(), plain.state().being("ada"))).isEqualTo(2);
    assertThat(lasts(plain)).isEqualTo(60 * MINUTE);
    var enhanced = casterOf("Second Shadow").when(enhance("ada", "Second Shadow"));
    assertThat(Powers.carriedFor(enhanced.state(), enhanced.state().being("ada"))).isEqualTo(4);
  }

  // 16 Truth Ember

  @Test
  void truthEmberGlowsForTenMinutesAndEnhancedInTheLiarsHand() {
    told("Truth Ember", false, "glows at each lie", 10);
    told("Truth Ember", true, "the liar's own hand glows", 10);
  }

  // 17 Rope Serpent

  @Test
  @Covers({"CRN-SPL", "CRN-MOD-02"})
  void ropeSerpentBindsSoThatAttacksAreImpaired() {
    var table =
        fighting("Rope Serpent", 25)
            .dice("d20=1")
            .when(List.of(cast("ada", "Rope Serpent", "foe"), resolve()))
            .then("foe.bound", true);
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    table
        .given("foe.at", 0)
        .dice("d4=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.hp", 3);
  }

  @Test
  void theRopeLetsGoWhenTheSpellEnds() {
    camp("Rope Serpent")
        .when(cast("ada", "Rope Serpent", "ben"))
        .then("ben.bound", true)
        .when(new CairnStep.EndEffect(1))
        .then("ben.bound", false)
        .then("effects", List.of());
  }

  @Test
  void theRopeLetsGoAfterTenMinutes() {
    camp("Rope Serpent")
        .when(cast("ada", "Rope Serpent", "ben"))
        .when(new CairnStep.LetTimePass(9))
        .then("ben.bound", true)
        .when(new CairnStep.LetTimePass(1))
        .then("ben.bound", false)
        .then("effects", List.of());
  }

  @Test
  void aSecondRopeKeepsItsHoldWhenTheFirstLetsGo() {
    camp("Rope Serpent")
        .when(cast("ada", "Rope Serpent", "ben"))
        .when(cast("ada", "Rope Serpent", "ben"))
        .when(new CairnStep.EndEffect(1))
        .then("ben.bound", true)
        .when(new CairnStep.EndEffect(2))
        .then("ben.bound", false);
  }

  @Test
  void aRopeReachesTwentyFiveFeetAndEnhancedThereAreTwo() {
    camp("Rope Serpent")
        .refuses(cast("ada", "Rope Serpent", "ada", "ben"), "CRN-SPL")
        .when(enhance("ada", "Rope Serpent", "ada", "ben"))
        .then("effects", List.of("Rope Serpent on ada, ben"));
    camp("Rope Serpent").given("ben.at", 30).refuses(cast("ada", "Rope Serpent", "ben"), "CRN-SPL");
  }

  // 18 Grave Talk

  @Test
  void graveTalkPutsThreeQuestionsToTheDeadAndEnhancedFive() {
    told("Grave Talk", false, "three questions", 0);
    told("Grave Talk", true, "five questions", 0);
    camp("Grave Talk")
        .given("ben.dead", true)
        .when(cast("ada", "Grave Talk", "ben"))
        .then("ada.fatigue", 1);
  }

  // 19 Tide Shove

  @Test
  void tideShovePushesWhoeverFailsAStrengthSave() {
    fighting("Tide Shove", 20)
        .dice("d20=1", "d20=11")
        .when(List.of(cast("ada", "Tide Shove", "foe"), resolve()))
        .asked("warden", "hits-hard")
        .then("foe.at", 50)
        .then("foe.hp", 4);
    fighting("Tide Shove", 20)
        .dice("d20=1", "d20=10")
        .when(List.of(cast("ada", "Tide Shove", "foe"), resolve()))
        .then("foe.at", 20);
  }

  @Test
  void hittingSomethingHardHurts() {
    fighting("Tide Shove", 20)
        .dice("d20=1", "d20=11", "d6=3")
        .answer("warden", "hits-hard", true)
        .when(List.of(cast("ada", "Tide Shove", "foe"), resolve()))
        .then("foe.hp", 1);
  }

  @Test
  void tideShoveReachesThirtyFeetAndEnhancedPushesSixty() {
    facing("Tide Shove", 35).refuses(cast("ada", "Tide Shove", "foe"), "CRN-SPL");
    facing("Tide Shove", -20)
        .answer("warden", "begin-rounds", false)
        .dice("d20=11")
        .when(enhance("ada", "Tide Shove", "foe"))
        .then("foe.at", -80);
  }

  @Test
  void aThingIsPushedWithoutASave() {
    casterOf("Tide Shove").when(cast("ada", "Tide Shove")).says("pushes it 30 ft away");
  }

  // 20 Spider Grip, 21 Beacon Scar

  @Test
  void spiderGripLastsTenMinutesAndEnhancedTakesACompanion() {
    told("Spider Grip", false, "walks on walls", 10);
    camp("Spider Grip")
        .when(enhance("ada", "Spider Grip", "ada", "ben"))
        .then("effects", List.of("Spider Grip on ada, ben"));
  }

  @Test
  void beaconScarLastsSevenDaysAndEnhancedTellsTheDistance() {
    told("Beacon Scar", false, "direction for 7 days", 7 * 24 * 60);
    told("Beacon Scar", true, "distance too", 7 * 24 * 60);
  }

  // 22 Panic Bell

  @Test
  @Covers({"CRN-SPL", "CRN-MORL-06"})
  void panicBellMakesEachEnemyInReachSaveOrFlee() {
    casterOf("Panic Bell")
        .sheet("ben", pc("Ben"))
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .creature("sexton", "Iron Sexton")
        .creature("away", "Reed Cutter")
        .given("foe.at", 40)
        .given("away.at", 45)
        .dice("d20=1", "d20=1")
        .when(fight())
        .dice("d20=1", "d20=10", "d20=9")
        .when(List.of(cast("ada", "Panic Bell"), pass("ben"), resolve()))
        .then("foe.fled", true)
        .then("other.fled", false)
        .then("sexton.fled", false)
        .then("away.fled", false)
        .then("ben.fled", false);
  }

  @Test
  @Covers({"CRN-SPL", "CRN-RND-02"})
  void ringingItAtFoesBeginsRounds() {
    facing("Panic Bell", 30)
        .dice("d20=1")
        .when(cast("ada", "Panic Bell"))
        .asked("warden", "begin-rounds")
        .then("fight.round", 1);
  }

  @Test
  void enhancedItRingsForEightyFeet() {
    facing("Panic Bell", 80)
        .dice("d20=10")
        .when(enhance("ada", "Panic Bell"))
        .then("foe.fled", true);
  }

  // 23 Unbind

  @Test
  void unbindEndsOneSpellOfTheCastersChoice() {
    table()
        .sheet("ada", pc("Ada", book("Unbind"), book("Bramble Leash"), book("Haste")))
        .sheet("ben", pc("Ben"))
        .when(cast("ada", "Bramble Leash", "ben"))
        .when(cast("ada", "Haste", "ben"))
        .answer("ada", "which-spell", "2")
        .when(cast("ada", "Unbind", "ben"))
        .then("effects", List.of("Bramble Leash on ben"))
        .when(cast("ada", "Unbind"))
        .then("effects", List.of())
        .then("ben.helpless", false)
        .when(cast("ada", "Unbind"))
        .says("finds no spell to end");
  }

  @Test
  void unbindReachesFortyFeetAndEnhancedEndsEverySpellThere() {
    table()
        .sheet("ada", pc("Ada", book("Unbind"), book("Haste"), book("Rope Serpent")))
        .sheet("ben", pc("Ben", thing("Honeyclasp")))
        .sheet("cat", pc("Cat"))
        .when(cast("ada", "Rope Serpent", "ben"))
        .when(cast("ada", "Haste", "cat"))
        .when(cast("ada", "Haste", "ben"))
        .when(use("ben", "honeyclasp"))
        .given("cat.at", 45)
        .when(enhance("ada", "Unbind"))
        .then("effects", List.of("Haste on cat", "Honeyclasp on ben"))
        .then("ben.bound", false);
  }

  @Test
  void unbindWakesTheSpellbound() {
    table()
        .sheet("ada", pc("Ada", book("Unbind"), book("Drowsing Chant")))
        .sheet("ben", pc("Ben"))
        .dice("d6=1", "d20=11")
        .when(cast("ada", "Drowsing Chant", "ben"))
        .then("ben.asleep", true)
        .when(cast("ada", "Unbind"))
        .then("ben.asleep", false);
  }

  // 24 Pond Skin

  @Test
  void pondSkinLastsAnHourForOneTouchedOrFourEnhanced() {
    var table = camp("Pond Skin").when(cast("ada", "Pond Skin", "ben"));
    table.then("effects", List.of("Pond Skin on ben"));
    assertThat(lasts(table)).isEqualTo(60 * MINUTE);
    camp("Pond Skin")
        .refuses(cast("ada", "Pond Skin", "ada", "ben"), "CRN-SPL")
        .when(enhance("ada", "Pond Skin", "ada", "ben"))
        .then("effects", List.of("Pond Skin on ada, ben"));
  }

  // 25 Mirror Guest

  @Test
  void attacksOnTheMirroredAreImpairedUntilOneDealsDamage() {
    fighting("Mirror Guest", 0)
        .dice("d20=1")
        .when(List.of(cast("ada", "Mirror Guest"), resolve()))
        .dice("d4=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.hp", 3)
        .then("effects", List.of())
        .when(List.of(pass("ada"), resolve()))
        .dice("d8=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.hp", 2);
  }

  @Test
  void enhancedEachBlowEndsOnlyOneCopy() {
    var table = facing("Mirror Guest", 0).when(enhance("ada", "Mirror Guest"));
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    table
        .dice("d20=1")
        .when(fight())
        .when(List.of(pass("ada"), resolve()))
        .dice("d4=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("effects", List.of("Mirror Guest on ada"))
        .when(List.of(pass("ada"), resolve()))
        .dice("d4=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("effects", List.of());
  }
}
