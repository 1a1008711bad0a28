package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.attackWithBoth;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Folk.thrown;
import static quintain.otherworlds.Folk.unloading;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.rules.Arm;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;

/// Weapons, magazines, armor and guards. A Rust Raider has DEF 6, Armor 1 and Health 20.
class ArmsTest {
  private static final String MIGHTY = "6/3/6/3/3/4";
  private static final String DEFT = "3/7/4/3/3/4";

  private static Arm arm(Folk.Hero hero, String weapon) {
    var state = hero.alone().state();
    return Arms.of(state, state.being("hero"), new Means.Wielding(weapon, false));
  }

  @Test
  @Covers({"OTW-COM-01", "OTW-EQ-01"})
  void aMeleeWeaponStrikesWithStrength() {
    hero(MIGHTY)
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .dice(faces(3, 2))
        .when(attack("hero", "Woodfall Axe", "foe"))
        .then("foe.hp", 20 - (13 - 8 - 1));
  }

  @Test
  @Covers("OTW-COM-02")
  void aDexterityWeaponStrikesWithDexterity() {
    hero(DEFT)
        .holding("Needle Rapier")
        .against("Rust Raider")
        .dice(faces(2, 2))
        .when(attack("hero", "Needle Rapier", "foe"))
        .then("foe.hp", 20 - (13 - 8 - 1));
  }

  @Test
  @Covers("OTW-R-67")
  void aShotSpendsARoundAndAnEmptyGunCannotFire() {
    hero(DEFT)
        .holding("Ferry Revolver")
        .against("Rust Raider")
        .dice(faces(1, 5))
        .when(attack("hero", "Ferry Revolver", "foe"))
        .then("hero.left.ferry-revolver", 1)
        .dice(faces(1, 5))
        .when(attack("hero", "Ferry Revolver", "foe"))
        .then("hero.left.ferry-revolver", 0)
        .refuses(attack("hero", "Ferry Revolver", "foe"), "OTW-R-67");
  }

  @Test
  @Covers({"OTW-ACT-11", "OTW-EQ-02"})
  void reloadingFillsTheMagazine() {
    hero(DEFT)
        .inBothHands("Courier Rifle")
        .alone()
        .refuses(new OtwStep.Reload("hero", "courier rifle"), "OTW-ACT-11")
        .given("hero.left.courier-rifle", 1)
        .when(new OtwStep.Reload("hero", "courier rifle"))
        .then("hero.left.courier-rifle", 4)
        .refuses(new OtwStep.Reload("hero", "axe"), "OTW-ACT-11");
  }

  @Test
  @Covers({"OTW-EQ-21", "OTW-R-75"})
  void unloadingSpendsRoundsForAttackValue() {
    // DEX 7 + 3 + 2 unloaded + 2 against 6 + 2
    hero(DEFT)
        .inBothHands("Courier Rifle")
        .against("Rust Raider")
        .refuses(unloading("hero", "Courier Rifle", "foe", 4), "OTW-R-75")
        .dice(faces(2, 2))
        .when(unloading("hero", "Courier Rifle", "foe", 2))
        .then("hero.left.courier-rifle", 1)
        .then("foe.hp", 20 - (14 - 8 - 1));
  }

  @Test
  @Covers("OTW-R-75")
  void unloadingCanBeCappedByTheHouse() {
    var six = hero(DEFT).inBothHands("Drumfire");
    six.against("Rust Raider").dice(faces(1, 5)).when(unloading("hero", "Drumfire", "foe", 4));
    six.against("Rust Raider")
        .house(Houses.with("unloadCap", OtwHouse.UnloadCap.THREE))
        .refuses(unloading("hero", "Drumfire", "foe", 4), "OTW-R-75")
        .dice(faces(1, 5))
        .when(unloading("hero", "Drumfire", "foe", 3))
        .then("hero.left.drumfire", 1);
    six.against("Rust Raider")
        .house(Houses.with("unloadCap", OtwHouse.UnloadCap.PROFICIENCY))
        .refuses(unloading("hero", "Drumfire", "foe", 3), "OTW-R-75")
        .dice(faces(1, 5))
        .when(unloading("hero", "Drumfire", "foe", 2))
        .then("hero.left.drumfire", 2);
  }

  @Test
  @Covers({"OTW-EQ-21", "OTW-MECH-38"})
  void onlyGunsAreUnloadedAndNoneThatIsSlow() {
    hero("3/8/4/3/3/4")
        .inBothHands("Longline Rifle")
        .against("Rust Raider")
        .refuses(unloading("hero", "Longline Rifle", "foe", 1), "OTW-MECH-38");
    hero(MIGHTY)
        .holding("Cudgel")
        .against("Rust Raider")
        .refuses(unloading("hero", "Cudgel", "foe", 1), "OTW-EQ-21");
  }

  @Test
  @Covers({"OTW-EQ-03", "OTW-EQ-16", "OTW-EQ-17"})
  void pastItsRangeAGunLosesOneForEverySpace() {
    // range 6, at 9 spaces: 7 + 3 + 4 − 3 against 6 + 2
    hero(DEFT)
        .inBothHands("Courier Rifle")
        .against("Rust Raider")
        .given("foe.at", "9,0")
        .dice(faces(4, 2))
        .when(attack("hero", "Courier Rifle", "foe"))
        .then("foe.hp", 20 - (11 - 8 - 1));
  }

  @Test
  @Covers("OTW-R-72")
  void otherWeaponsDoNotReachPastTheirRange() {
    hero(MIGHTY)
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .given("foe.at", "2,0")
        .refuses(attack("hero", "Woodfall Axe", "foe"), "OTW-R-72");
  }

  @Test
  @Covers({"OTW-EQ-18", "OTW-R-73"})
  void aMeleeWeaponInBothHandsHasEdge() {
    hero(MIGHTY)
        .inBothHands("Woodfall Axe")
        .against("Rust Raider")
        .dice(faces(2, 5, 2))
        .when(attack("hero", "Woodfall Axe", "foe"))
        .then("foe.hp", 20 - (15 - 8 - 1));
    hero(DEFT)
        .inBothHands("Hedge Bow")
        .against("Rust Raider")
        .dice(faces(2, 2))
        .when(attack("hero", "Hedge Bow", "foe"));
  }

  @Test
  @Covers({"OTW-EQ-19", "OTW-EQ-20", "OTW-R-74"})
  void twoWeaponsAttackOnceEachAndLoseEdgeBySize() {
    // small: one die more, the lower kept; medium: two dice more, the lowest kept
    hero(MIGHTY)
        .holding("Cudgel")
        .holding("Warden Mace")
        .against("Rust Raider")
        .dice(faces(5, 2, 1, 5, 3, 4, 1))
        .when(attackWithBoth("hero", "Cudgel", "Warden Mace", "foe"))
        .then("foe.hp", 20 - (6 + 3 + 2 - 7 - 1) - (6 + 4 + 3 - 7 - 1));
  }

  @Test
  @Covers("OTW-R-74")
  void oneOfTwoHeldWeaponsLosesNothingUnlessTheHouseSaysSo() {
    var two = hero(MIGHTY).holding("Cudgel").holding("Board Shield");
    two.against("Rust Raider").dice(faces(5, 1)).when(attack("hero", "Cudgel", "foe"));
    two.against("Rust Raider")
        .house(Houses.with("dualPenalty", OtwHouse.DualPenalty.WHEN_HELD))
        .dice(faces(5, 2, 1))
        .when(attack("hero", "Cudgel", "foe"))
        .then("foe.hp", 20 - (11 - 7 - 1));
    two.against("Rust Raider")
        .house(Houses.with("dualWield", OtwHouse.DualWield.ONE_ATTACK))
        .refuses(attackWithBoth("hero", "Cudgel", "Board Shield", "foe"), "OTW-R-74")
        .dice(faces(5, 2, 1))
        .when(attack("hero", "Cudgel", "foe"));
  }

  @Test
  @Covers("OTW-R-74")
  void theLargerWeaponCanCountForBoth() {
    hero(MIGHTY)
        .holding("Cudgel")
        .holding("Warden Mace")
        .against("Rust Raider")
        .house(Houses.with("dualSize", OtwHouse.DualSize.LARGER))
        .dice(faces(5, 4, 2, 1, 5, 3, 4, 1))
        .when(attackWithBoth("hero", "Cudgel", "Warden Mace", "foe"));
  }

  @Test
  @Covers("OTW-SK-18")
  void aFormSavesEdgeWithEachOfTwoWeapons() {
    hero(MIGHTY)
        .picking("Two-Weapon Form")
        .holding("Cudgel")
        .holding("Warden Mace")
        .against("Rust Raider")
        .dice(faces(5, 1, 3, 4, 1))
        .when(attackWithBoth("hero", "Cudgel", "Warden Mace", "foe"));
  }

  @Test
  @Covers({"OTW-R-59", "OTW-MOVE-05", "OTW-R-110"})
  void aThrownWeaponGoesAsFarAsItsThrowerIsStrong() {
    hero("3/7/4/3/3/4")
        .holding("Boot Knife")
        .holding("Needle Rapier")
        .against("Rust Raider")
        .given("foe.at", "4,0")
        .refuses(thrown("hero", "Boot Knife", "foe"), "OTW-R-72")
        .refuses(thrown("hero", "Needle Rapier", "foe"), "OTW-R-59")
        .given("foe.at", "3,0")
        .dice(faces(3, 2))
        .when(thrown("hero", "Boot Knife", "foe"))
        .then("hero.held", List.of("needle rapier"))
        .then("ground", List.of("boot knife"));
    assertThat(arm(hero(DEFT).holding("Fen Javelin"), "fen javelin").range()).isEqualTo(1);
  }

  @Test
  @Covers("OTW-FREE-02")
  void whatIsSheathedHasToBeDrawnFirst() {
    hero(DEFT)
        .sheathing("Boot Knife")
        .against("Rust Raider")
        .refuses(attack("hero", "Boot Knife", "foe"), "OTW-FREE-02")
        .refuses(attack("hero", "Cudgel", "foe"), "OTW-ACT-14");
  }

  @Test
  void bareHandsAreAlwaysThere() {
    hero(MIGHTY)
        .against("Rust Raider")
        .dice(faces(4, 2))
        .when(attack("hero", "Bare Hands", "foe"))
        .then("foe.hp", 20 - (11 - 8 - 1));
  }

  @Test
  void aHeldShieldAddsOneToTheDefence() {
    // the raider: 6 + 4 + 4 = 14; the hero: 6 + 2 + 1 + 2 = 11
    hero(MIGHTY)
        .holding("Board Shield")
        .against("Rust Raider")
        .dice(faces(4, 2))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 24 - 3);
  }

  // Armor, guards, absorb

  @Test
  @Covers("OTW-EQ-04")
  void armorTakesItsValueOffABlow() {
    hero(MIGHTY)
        .wearing("Ring Coat")
        .against("Rust Raider")
        .dice(faces(4, 1))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 24 - (14 - 9 - 2));
  }

  @Test
  @Covers({"OTW-EQ-05", "OTW-EQ-06", "OTW-EQ-08", "OTW-EQ-10", "OTW-R-68"})
  void armorNeedsToughness() {
    var weak = hero("2/2/3/2/2/3").packing("Travel Cloth").packing("Padded Jack").alone();
    weak.refuses(new OtwStep.Stow("hero", "padded jack", Item.Place.WORN), "OTW-EQ-06")
        .when(new OtwStep.Stow("hero", "travel cloth", Item.Place.WORN))
        .then("hero.worn", List.of("travel cloth"));
    hero("2/2/5/2/2/3")
        .packing("Ring Coat")
        .packing("Padded Jack")
        .alone()
        .refuses(new OtwStep.Stow("hero", "ring coat", Item.Place.WORN), "OTW-EQ-08")
        .when(new OtwStep.Stow("hero", "padded jack", Item.Place.WORN));
    hero("2/2/7/2/2/3")
        .packing("Field Plate")
        .wearing("Ring Coat")
        .packing("Padded Jack")
        .alone()
        .refuses(new OtwStep.Stow("hero", "field plate", Item.Place.WORN), "OTW-EQ-10")
        .refuses(new OtwStep.Stow("hero", "padded jack", Item.Place.WORN), "OTW-R-68");
  }

  @Test
  @Covers({"OTW-EQ-07", "OTW-EQ-09", "OTW-EQ-11", "OTW-R-69"})
  void armorCapsTheDexThatCounts() {
    hero("2/12/4/2/2/3").wearing("Padded Jack").alone().then("hero.def", 4 + 5);
    hero("2/12/4/2/2/3").alone().then("hero.def", 4 + 6);
    hero("2/9/6/2/2/3").wearing("Ring Coat").alone().then("hero.def", 6 + 4);
    hero("2/8/8/2/2/3").wearing("Field Plate").alone().then("hero.def", 8 + 3);
  }

  @Test
  @Covers({"OTW-EQ-12", "OTW-EQ-13", "OTW-R-70"})
  void aGuardTakesDamageUntilItIsEmpty() {
    var table = hero("2/2/4/2/2/3").wearing("Buckler Field").against("Rust Raider");
    // 6 + 4 + 1 = 11 against 5 + 3 = 8: all of the 3 goes to the guard
    table
        .dice(faces(1, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18)
        .then("hero.guard", 1)
        .dice(faces(1, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 16)
        .then("hero.guard", 0);
  }

  @Test
  @Covers({"OTW-EQ-13", "OTW-EQ-15", "OTW-R-55"})
  void atTheStartOfATurnAGuardRechargesAndAbsorbDoesNot() {
    hero("2/2/4/2/2/6")
        .wearing("Buckler Field")
        .wearing("Reed Charm")
        .against("Rust Raider")
        .given("hero.left.buckler-field", 0)
        .given("hero.left.reed-charm", 2)
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .then("fight.turn", "hero")
        .then("hero.guard", 1)
        .then("hero.left.reed-charm", 2);
  }

  @Test
  @Covers("OTW-EQ-13")
  void aFullGuardStaysFull() {
    hero("2/2/4/2/2/6")
        .wearing("Buckler Field")
        .against("Rust Raider")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .then("hero.guard", 4);
  }

  @Test
  @Covers({"OTW-EQ-14", "OTW-EQ-15"})
  void absorbShrinksByWhatItTakes() {
    hero("2/2/4/2/2/3")
        .wearing("Ceramic Insert")
        .against("Rust Raider")
        .dice(faces(2, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18)
        .then("hero.left.ceramic-insert", 2);
  }

  @Test
  @Covers("OTW-COM-10")
  void theLayersInTheirOrder() {
    // 6 + 4 + 13 = 23 against 8 + 3 = 11: 12, armor 2, guard 4, absorb 4, halved
    hero(MIGHTY)
        .picking("Element Ward")
        .warded(DamageType.BURN)
        .wearing("Ring Coat")
        .wearing("Buckler Field")
        .wearing("Reed Charm")
        .against("Rust Raider")
        .dice(faces(6, 6, 1, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.guard", 0)
        .then("hero.absorb", 0)
        .then("hero.hp", 24 - 2);
  }

  @Test
  @Covers("OTW-R-71")
  void absorbsAreUsedInTurn() {
    hero("2/2/4/2/2/3")
        .picking("Iron Stance")
        .wearing("Reed Charm")
        .against("Rust Raider")
        .when(new OtwStep.UseBoost("hero", "Iron Stance"))
        .then("hero.absorb", 7)
        .dice(faces(3, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18)
        .then("hero.absorb", 2);
  }

  @Test
  @Covers({"OTW-EQ-19", "OTW-R-74"})
  void ofTwoWeaponsEachMustReachItsOwnTargetAlone() {
    var both =
        hero(MIGHTY)
            .holding("Cudgel")
            .holding("Drover Whip")
            .against("Rust Raider")
            .creature("other", "Rust Raider")
            .given("foe.at", "1,0")
            .given("other.at", "2,0");
    both.refuses(
        new OtwStep.Attack(
            "hero", List.of("cudgel", "drover whip"), List.of("other", "foe"), false, 0, false),
        "OTW-R-72");
    // 6 + 3 + 2 against 6 + 1, and 3 + 3 + 3 against 6 + 1, both in armor 1
    both.dice(faces(5, 2, 1, 4, 3, 1))
        .when(
            new OtwStep.Attack(
                "hero", List.of("cudgel", "drover whip"), List.of("foe", "other"), false, 0, false))
        .then("foe.hp", 20 - 3)
        .then("other.hp", 20 - 1);
  }

  @Test
  @Covers("OTW-R-71")
  void anAbsorbItemPutOnLaterIsUsedLater() {
    var calm = hero("2/2/4/2/2/3").picking("Iron Stance");
    // 6 + 4 + 1 against 5 + 3: the 3 points go to what was there first
    calm.packing("Reed Charm")
        .against("Rust Raider")
        .when(new OtwStep.UseBoost("hero", "Iron Stance"))
        .when(new OtwStep.Stow("hero", "reed charm", Item.Place.WORN))
        .dice(faces(1, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.left.reed-charm", 4)
        .then("hero.absorb", 4);
    calm.wearing("Reed Charm")
        .against("Rust Raider")
        .when(new OtwStep.UseBoost("hero", "Iron Stance"))
        .dice(faces(1, 3))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.left.reed-charm", 1)
        .then("hero.absorb", 4);
  }
}
