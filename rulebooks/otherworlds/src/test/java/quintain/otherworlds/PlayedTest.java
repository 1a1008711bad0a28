package quintain.otherworlds;

import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Rules of dice, damage and figures as a table meets them: by commands.
class PlayedTest {
  private static final OtwStep CHECK =
      new OtwStep.MakeCheck("hero", Attribute.STR, Optional.empty());
  private static final OtwStep BITE = attack("foe", "bite", "hero");

  private static OtwStep harm(String who, int damage, DamageType type) {
    return new OtwStep.Harm(who, damage, type, false, "a trap");
  }

  private static Table<OtwState, OtwStep, OtwEvent> facing(String creature) {
    return Tables.against(axeman(), creature);
  }

  // Dice

  @Test
  @Covers({"OTW-DICE-01", "OTW-DICE-03", "OTW-DICE-04"})
  void aCheckIsOneDieThatRollsOnAndTheLowerOfTwoWithEdgeLost() {
    duel(axeman())
        .dice(d6(4))
        .when(CHECK)
        .says("Strength: 10 against 6")
        .dice(d6(6, 6, 2))
        .when(CHECK)
        .says("Strength: 20 against 6")
        .applied("OTW-DICE-04")
        .given("hero.prone", true)
        .dice(d6(2, 5))
        .when(CHECK)
        .says("Strength: 8 against 6");
  }

  @Test
  @Covers("OTW-DICE-02")
  void edgeKeepsTheHigherOfTwo() {
    // 6 + 4 + 5 against 2 + 1
    duel(Folk.hero("6/3/6/3/3/4").inBothHands("Woodfall Axe"))
        .dice(d6(2, 5, 1))
        .when(attack("hero", "woodfall axe", "foe"))
        .then("foe.hp", 78);
  }

  // Damage

  @Test
  @Covers("OTW-COM-09")
  void fixedDamageMeetsResistancesAndNoArmor() {
    // Armor 3 and Resistance piercing: half of 7, rounded up
    facing("Barrow Warden").when(harm("foe", 7, DamageType.PIERCING)).then("foe.hp", 22 - 4);
  }

  @Test
  @Covers("OTW-DOWN-03")
  void whoHasFallenBeforeHasFewerRoundsToLive() {
    duel(Folk.hero("6/4/4/3/3/4"))
        .given("hero.downs", 1)
        .when(harm("hero", 30, DamageType.SLASHING))
        .then("hero.down", 3);
  }

  @Test
  @Covers({"OTW-MOVE-03", "OTW-MOVE-04"})
  void halfOfAFallStaysUnhealed() {
    // 10 + 3: 7 of it death damage
    duel(axeman())
        .dice(d6(3))
        .when(new OtwStep.Fall("hero", 10))
        .then("hero.hp", 11)
        .when(new OtwStep.Heal("hero", 20))
        .then("hero.hp", 17);
  }

  @Test
  @Covers("OTW-MECH-02")
  void affinityHeals() {
    facing("Ember Imp").given("foe.hp", 5).when(harm("foe", 6, DamageType.BURN)).then("foe.hp", 11);
  }

  @Test
  @Covers("OTW-MECH-07")
  void burnDoublesOnFlesh() {
    facing("Kennel Hound").when(harm("foe", 5, DamageType.BURN)).then("foe.hp", 18 - 10);
    facing("Slate Sentinel").when(harm("foe", 5, DamageType.BURN)).then("foe.hp", 28 - 5);
  }

  @Test
  @Covers("OTW-MECH-15")
  void energyDoublesOnDemonsAndTheLivingDead() {
    facing("Ember Imp").when(harm("foe", 4, DamageType.ENERGY)).then("foe.hp", 16 - 8);
    facing("Shamble").when(harm("foe", 4, DamageType.ENERGY)).then("foe.hp", 22 - 8);
    facing("Kennel Hound").when(harm("foe", 4, DamageType.ENERGY)).then("foe.hp", 18 - 4);
  }

  @Test
  @Covers({"OTW-MECH-23", "OTW-MECH-43"})
  void theImmuneTakeNothingAndTheWeakTwice() {
    facing("Shamble")
        .when(harm("foe", 6, DamageType.POISON))
        .then("foe.hp", 22)
        .then("foe.poison", 0)
        .when(harm("foe", 4, DamageType.SLASHING))
        .then("foe.hp", 22 - 8);
  }

  @Test
  @Covers({"OTW-MECH-30a", "OTW-MECH-42d"})
  void petrifyLowersDefAndStunStopsAtTwenty() {
    duel(axeman())
        .when(harm("hero", 3, DamageType.PETRIFY))
        .then("hero.hp", 21)
        .then("hero.def", 5)
        .given("hero.stun", 18)
        .when(harm("hero", 5, DamageType.STUN))
        .then("hero.stun", 20)
        .then("hero.hp", 21);
  }

  @Test
  @Covers("OTW-MECH-35")
  void shockCountsDoubleOnAGuard() {
    var guarded = Folk.hero("6/3/6/3/3/4").wearing("Buckler Field");
    // 10 + 1 against 8 + 1: 2 take all 4 of the guard
    Tables.against(guarded, "Gutter Drone")
        .dice(d6(1, 1))
        .when(attack("foe", "arc needle", "hero"))
        .then("hero.guard", 0)
        .then("hero.hp", 24);
    // 10 + 3: 2 of the 4 go to the guard, and 2 pass
    Tables.against(guarded, "Gutter Drone")
        .dice(d6(3, 1))
        .when(attack("foe", "arc needle", "hero"))
        .then("hero.guard", 0)
        .then("hero.hp", 22);
  }

  // Figures

  @Test
  @Covers({"OTW-EQ-07", "OTW-EQ-09", "OTW-EQ-11"})
  void armorLetsSoMuchDexCountAndNoMore() {
    // 10 + 8 against TOU, half of the DEX that counts, 1, and the armor
    duel(Folk.hero("2/12/4/2/2/3").wearing("Padded Jack"))
        .dice(d6(6, 2, 1))
        .when(BITE)
        .then("hero.hp", 18 - (18 - 4 - 5 - 1 - 1));
    duel(Folk.hero("2/9/6/2/2/3").wearing("Ring Coat"))
        .dice(d6(6, 2, 1))
        .when(BITE)
        .then("hero.hp", 24 - (18 - 6 - 4 - 1 - 2));
    duel(Folk.hero("2/8/8/2/2/3").wearing("Field Plate"))
        .dice(d6(6, 2, 1))
        .when(BITE)
        .then("hero.hp", 30 - (18 - 8 - 3 - 1 - 3));
  }

  @Test
  @Covers("OTW-MAST-12")
  void aMasteredLanceReachesOneSpaceMore() {
    var lancer = Folk.hero("6/3/6/3/3/4").inBothHands("Post Lance");
    duel(lancer).given("foe.at", "3,0").refuses(attack("hero", "post lance", "foe"), "OTW-R-72");
    duel(lancer.mastering(Family.LANCES))
        .given("foe.at", "3,0")
        .dice(d6(3, 1, 1))
        .when(attack("hero", "post lance", "foe"))
        .then("foe.hp", 80);
  }

  @Test
  @Covers({"OTW-MAST-14", "OTW-MAST-16"})
  void aMasteredPistolShootsFartherAndARevolverHarder() {
    var pistoleer = Folk.hero("6/3/6/3/3/4").holding("Tallow Pistol");
    // 3 + 3 + 3 against 2 + 1, six spaces off with a range of 4, or 6
    duel(pistoleer)
        .given("foe.at", "6,0")
        .dice(d6(3, 1))
        .when(attack("hero", "tallow pistol", "foe"))
        .then("foe.hp", 86);
    duel(pistoleer.mastering(Family.PISTOLS))
        .given("foe.at", "6,0")
        .dice(d6(3, 1))
        .when(attack("hero", "tallow pistol", "foe"))
        .then("foe.hp", 84);
    duel(Folk.hero("6/3/6/3/3/4").holding("Ferry Revolver").mastering(Family.REVOLVERS))
        .dice(d6(3, 1))
        .when(attack("hero", "ferry revolver", "foe"))
        .then("foe.hp", 83);
  }
}
