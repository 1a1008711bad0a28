package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;
import static quintain.cairn.Spellbooks.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.Ford;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;

/// The first twelve of the twenty-five spells, plain and enhanced, in the order of their list.
@Covers("CRN-SPL")
class FirstSpellsTest {
  // 1 Haste

  @Test
  void hasteTriplesMovementForTenMinutes() {
    var table = camp("Haste").when(cast("ada", "Haste", "ben"));
    assertThat(lasts(table)).isEqualTo(10 * MINUTE);
    table
        .changed(Ford::inRounds)
        .refuses(new CairnStep.Move("ada", 45), "CRN-ACT-01")
        .refuses(new CairnStep.Move("ben", 125), "CRN-ACT-01")
        .when(List.of(new CairnStep.Move("ben", 120), pass("ada"), pass("ben"), resolve()))
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
    assertThat(Powers.isQuenched(table.state(), table.state().being("ada"))).isTrue();
    table.given("ben.at", 65);
    assertThat(Powers.isQuenched(table.state(), table.state().being("ben"))).isFalse();
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
        .changed(state -> Ford.lacking(state, "ben", "food"))
        .dice("d6=5")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 3);
  }

  // 6 Hedge Tongue

  @Test
  void hedgeTongueLastsAnHourAndEnhancedTakesInPlants() {
    tells("Hedge Tongue", false, "understand each other", 60);
    tells("Hedge Tongue", true, "plants too", 60);
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
    fightingTwo("Cinder Burst", 60, 70)
        .dice("d20=1", "d6=3", "d6=1")
        .when(List.of(cast("ada", "Cinder Burst", "foe", "other"), resolve()))
        .then("foe.hp", 1)
        .then("other.hp", 3);
  }

  @Test
  void theCircleIsWithinSixtyFeetAndTwentyAcrossItsMiddle() {
    fightingTwo("Cinder Burst", 40, 85)
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
    fightingTwo("Cinder Burst", 40, 30)
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
    tells("Hollow Weight", false, "weighs nothing", 10);
    tells("Hollow Weight", true, "1 hour", 60);
  }

  @Test
  void borrowedFaceLastsAnHourAndEnhancedHasTheVoiceToo() {
    tells("Borrowed Face", false, "looks like a person", 60);
    tells("Borrowed Face", true, "the voice as well", 60);
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
}
