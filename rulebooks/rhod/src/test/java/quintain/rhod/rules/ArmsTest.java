package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Packs;
import quintain.rhod.Tables;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Cast;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Kit;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tags;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.WatchKind;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Wielding;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Armors and weapons as Bases and Tags, ammunition, loading, jams.
class ArmsTest {
  private static final Shelf SHELF = Shelf.of(Packs.SHIPPED);

  private static Armor armor(String tags) {
    return new Armor("a", "Armor", Place.ARMOR_WORN, Tags.parse(tags), true);
  }

  /// With further Tags on a weapon in the hero's hands.
  private static RhodState tagged(RhodState state, String key, String... more) {
    var held = state.being("hero").kit().get(key);
    var weapon = (Weapon) held.thing();
    var tags = weapon.tags();
    for (String tag : more) {
      tags = tags.plus(Tag.parse(tag));
    }
    var changed = Item.fresh(weapon.with(tags), held.place(), 1);
    assertThat(changed.key()).isEqualTo(key);
    return new ThingEvent.Changed("hero", changed).appliedTo(state);
  }

  private static Weapon weapon(Skill base, String tags) {
    return new Weapon("w", "Weapon", base, Tags.parse(tags));
  }

  private static Weapon weapon(String name) {
    return (Weapon) SHELF.thing(name).orElseThrow();
  }

  // Armors

  @Test
  @Covers({"RHD-ARM-01", "RHD-ABL-04", "RHD-R-40"})
  void armoringIsTheSumOfWhatIsWorn() {
    var hero =
        Folk.hero("10/10/10/10/10/10")
            .having("Leather Harness", Place.ARMOR_WORN)
            .having("Hide Cap", Place.HEADGEAR)
            .having("Iron Helm", Place.PACK);
    Tables.empty()
        .sheet("hero", hero.sheet())
        .then("hero.armoring", 16)
        .then("hero.max-armoring", 16);
  }

  @Test
  @Covers("RHD-ARM-02")
  void anArmorNeedsASizeAMaterialAndAStyle() {
    assertThat(armor("Size Large 3, Material Hide 3").valid()).isFalse();
    assertThat(armor("Size Large 3, Material Hide 3").value()).isZero();
    assertThat(armor("Size Large 3, Style Layered 1").value()).isZero();
    assertThat(armor("Material Hide 3, Style Layered 1").value()).isZero();
    assertThat(armor("Size Large 3, Material Hide 3, Style Layered 1").valid()).isTrue();
    var kit =
        new Kit(
            List.of(
                new Item(
                    "Armor",
                    armor("Size Large 3, Material Hide 3"),
                    Place.ARMOR_WORN,
                    1,
                    9,
                    List.of(),
                    false,
                    0,
                    false)));
    assertThat(kit.armoring()).isZero();
  }

  @Test
  @Covers("RHD-ARM-03")
  void armoringValueIsMaterialPlusStyleTimesSize() {
    assertThat(armor("Size Large 3, Material Hide 3, Style Layered 1").value()).isEqualTo(12);
    assertThat(armor("Size Medium 2, Material Plate 7, Style Draped 0").value()).isEqualTo(14);
  }

  @Test
  @Covers("RHD-R-86")
  void twoMaterialsAddAndTwoSizesAreNone() {
    assertThat(armor("Size Small 1, Material Hide 3, Material Cloth 2, Style Fitted 2").value())
        .isEqualTo(7);
    assertThat(armor("Size Small 1, Size Large 3, Material Hide 3, Style Fitted 2").valid())
        .isFalse();
    var hero = Folk.hero("10/10/10/10/10/10").having("Leather Harness", Place.PACK);
    var being = Tables.empty().sheet("hero", hero.sheet()).state().being("hero");
    var harness = being.kit().get("Leather Harness");
    assertThat(Inventory.refusal(being, harness, Place.HEADGEAR)).isPresent();
    assertThat(Inventory.refusal(being, harness, Place.ARMOR_WORN)).isEmpty();
  }

  @Test
  @Covers("RHD-R-40")
  void lossStaysOnThePiecesTheBodysFirst() {
    var hero =
        Folk.hero("10/10/10/10/10/10")
            .having("Leather Harness", Place.ARMOR_WORN)
            .having("Hide Cap", Place.HEADGEAR);
    var table =
        Tables.empty()
            .sheet("hero", hero.sheet())
            .when(new Encounter.Harm("hero", 14, DamageType.SLASHING, false, "it"))
            .then("hero.left.leather-harness", 0)
            .then("hero.left.hide-cap", 2);
    // Taking it off and on again heals nothing.
    table
        .when(new Handling.Doff("hero", "Hide Cap"))
        .then("hero.armoring", 0)
        .when(new Handling.Don("hero", "Hide Cap"))
        .then("hero.armoring", 2);
  }

  @Test
  @Covers("RHD-R-40")
  void bodyArmorStaysOnInAnEncounterHeadgearTakesAnInteract() {
    var hero = Tables.swordsman().armored().having("Hide Cap", Place.PACK);
    Tables.fight(hero, Tables.dummy())
        .refuses(new Handling.Doff("hero", "Leather Harness"), "RHD-R-40")
        .when(new Handling.Don("hero", "Hide Cap"))
        .then("hero.armoring", 16)
        .then("fight.ap", 5);
    Tables.duel(hero, Tables.dummy())
        .when(new Handling.Doff("hero", "Leather Harness"))
        .then("hero.armoring", 0);
    Tables.fight(Tables.swordsman().having("Leather Harness", Place.PACK), Tables.dummy())
        .refuses(new Handling.Don("hero", "Leather Harness"), "RHD-R-40");
  }

  @Test
  @Covers("RHD-R-21")
  void heavyArmorCostsActionPoints() {
    var hero = Folk.hero("18/14/10/10/10/10").having("Plate Harness", Place.ARMOR_WORN);
    Tables.empty().sheet("hero", hero.sheet()).then("hero.ap", 6);
  }

  // How Armoring comes back

  private static Table<RhodState, RhodStep, RhodEvent> battered(RhodHouse house) {
    return Tables.empty()
        .house(house)
        .sheet("hero", Folk.hero("14/10/10/10/10/10").armored().sheet())
        .given("hero.armoring", 2);
  }

  @Test
  @Covers("RHD-R-41")
  void aRestingWatchMendsArmors() {
    battered(RhodHouse.DEFAULTS)
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .when(new Living.LetWatchPass())
        .then("hero.armoring", 12);
    battered(RhodHouse.DEFAULTS)
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        .when(new Living.LetWatchPass())
        .then("hero.armoring", 2);
    battered(Houses.with("armorRepair", RhodHouse.ArmorRepair.KIT_ONLY))
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .when(new Living.LetWatchPass())
        .then("hero.armoring", 2);
  }

  @Test
  @Covers("RHD-R-41")
  void theEncountersEndMendsArmorsWhereTheHouseSaysSo() {
    atTheEnd(Houses.with("armorRepair", RhodHouse.ArmorRepair.ENCOUNTER_END))
        .then("hero.armoring", 12);
    atTheEnd(RhodHouse.DEFAULTS).then("hero.armoring", 2);
  }

  private static Table<RhodState, RhodStep, RhodEvent> atTheEnd(RhodHouse house) {
    return Tables.empty()
        .house(house)
        .sheet("hero", Tables.swordsman().armored().sheet())
        .creature("foe", "Feral Hound")
        .given("hero.armoring", 2)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .when(new Encounter.EndEncounter());
  }

  @Test
  @Covers("RHD-R-41")
  void aCraftCheckMendsOneArmorWhereTheHouseSaysSo() {
    var house = Houses.with("armorRepair", RhodHouse.ArmorRepair.CRAFT_CHECK);
    var mend = new Handling.TendArmor("hero", "Leather Harness", Skill.SMITHING);
    battered(house).dice("d20=10").when(mend).then("hero.armoring", 12);
    battered(house).dice("d20=9").when(mend).then("hero.armoring", 2).refuses(mend, "RHD-R-41");
    battered(house)
        .refuses(new Handling.TendArmor("hero", "Leather Harness", Skill.COOKING), "RHD-R-41");
    battered(RhodHouse.DEFAULTS).refuses(mend, "RHD-R-41");
  }

  // Weapons

  @Test
  @Covers({"RHD-MEL-01", "RHD-MEL-04", "RHD-R-87"})
  void aMeleeWeaponNeedsSixTags() {
    var all = "Size Medium, Range 5, Ability STR, Defense Reflex, Dice 1d8, Type Slashing";
    assertThat(weapon(Skill.LONG_BLADE, all).valid()).isTrue();
    for (String tag : all.split(", ", -1)) {
      var rest = Tags.parse(all).minus(Tag.parse(tag));
      assertThat(new Weapon("w", "Weapon", Skill.LONG_BLADE, rest).valid()).isFalse();
    }
    assertThat(weapon(Skill.LONG_BLADE, all.replace(", Type Slashing", "")).lacks())
        .containsExactly("Type");
  }

  @Test
  @Covers("RHD-R-87")
  void anythingElseInHandIsImprovised() {
    var hero = Tables.swordsman().having("Torch", Place.OFF_HAND);
    var state = Tables.duel(hero, Tables.dummy()).state();
    var arm = Arms.of(state, state.being("hero"), new Wielding("Torch", false));
    assertThat(arm.dice()).containsExactly(new Cast(1, 4));
    assertThat(arm.types()).containsExactly(DamageType.BLUDGEONING);
    assertThat(arm.abilities()).containsExactly(Ability.STR);
    assertThat(arm.defense()).isEqualTo(Defense.REFLEX);
    assertThat(arm.range()).isEqualTo(5);
    assertThat(arm.ap()).isEqualTo(3);
    assertThat(arm.degree()).isZero();
  }

  @Test
  @Covers("RHD-R-22")
  void theApOfAWeaponAreItsSizes() {
    assertThat(weapon("Boot Knife").ap()).isEqualTo(3);
    assertThat(weapon("Fighting Dagger").ap()).isEqualTo(3);
    assertThat(weapon("Shortsword").ap()).isEqualTo(4);
    assertThat(weapon("Maul").ap()).isEqualTo(5);
    assertThat(weapon("Great Axe").ap()).isEqualTo(7);
    assertThat(weapon("Hand Crossbow").ap()).isEqualTo(2);
    assertThat(weapon(Skill.AXE, "Size Small, Quick 2").ap()).isEqualTo(2);
    assertThat(weapon(Skill.AXE, "Size Large, Ponderous 2, AP 3").ap()).isEqualTo(3);
  }

  @Test
  @Covers("RHD-MEL-03")
  void toHitComesFromAbilityAndDegree() {
    var hero =
        Folk.hero("16/10/10/10/10/10").trained(Skill.AXE, Degree.COMPETENT).holding("Hatchet");
    Tables.fight(hero, Tables.dummy())
        .dice("d20=1", "d4=1")
        .when(Tables.attack("hero", "Hatchet", "foe"))
        .says("8 against Reflex 8");
    var state = Tables.duel(hero, Tables.dummy()).state();
    var arm = Arms.of(state, state.being("hero"), new Wielding("Hatchet", false));
    assertThat(arm.degree() + state.being("hero").mod(arm.abilities().getFirst())).isEqualTo(7);
  }

  @Test
  @Covers("RHD-R-90")
  void bareHandsAreAlwaysThere() {
    Tables.fight(Folk.hero("14/10/10/10/10/10"), Tables.dummy())
        .dice("d20=15", "d4=4")
        .when(Tables.attack("hero", "Unarmed Strike", "foe"))
        // 4 + 2 - 1 (Soft) = 5 against Vitality 2
        .then("foe.dead", true);
  }

  @Test
  @Covers("RHD-R-89")
  void aThrownWeaponIsARangedAttackWithThrowingAndLeavesTheHand() {
    var hero =
        Folk.hero("10/14/10/10/10/10")
            .trained(Skill.THROWING, Degree.COMPETENT)
            .trained(Skill.SHORT_BLADE, Degree.MASTER)
            .holding("Boot Knife");
    var state = Tables.duel(hero, Tables.dummy()).state();
    var arm = Arms.of(state, state.being("hero"), new Wielding("Boot Knife", true));
    assertThat(arm.skill()).isEqualTo(Skill.THROWING);
    assertThat(arm.degree()).isEqualTo(4);
    assertThat(arm.melee()).isFalse();
    assertThat(arm.range()).isEqualTo(20);
    Tables.fight(hero, Tables.dummy())
        .dice("d20=1")
        .when(new Encounter.Attack("hero", "Boot Knife", true, "foe"))
        .then("hero.items", List.of())
        .then("ground", List.of("Boot Knife"))
        .when(new Handling.Hold("hero", "Boot Knife"))
        .then("hero.held", List.of("Boot Knife"));
    Tables.duel(Tables.swordsman(), Tables.dummy())
        .refuses(new Encounter.Attack("hero", "Shortsword", true, "foe"), "RHD-R-89");
  }

  // Ranged weapons and ammunition

  @Test
  @Covers({"RHD-RNG-01", "RHD-RNG-02"})
  void aRangedWeaponNeedsNoDamageTags() {
    var all = "Size Medium, Range 80, Ability DEX, Defense Reflex";
    assertThat(weapon(Skill.BOW, all).valid()).isTrue();
    for (String tag : all.split(", ", -1)) {
      var rest = Tags.parse(all).minus(Tag.parse(tag));
      assertThat(new Weapon("w", "Weapon", Skill.BOW, rest).valid()).isFalse();
    }
  }

  @Test
  @Covers({"RHD-AMM-01", "RHD-AMM-02", "RHD-R-88"})
  void ammunitionNeedsASizeDiceAndATypeAndTheWeaponsBase() {
    var all = "Size Tiny, Dice 1d6, Type Piercing";
    assertThat(new Ammunition("a", "A", Skill.BOW, 12, Tags.parse(all), Optional.empty()).valid())
        .isTrue();
    for (String tag : all.split(", ", -1)) {
      var rest = Tags.parse(all).minus(Tag.parse(tag));
      assertThat(new Ammunition("a", "A", Skill.BOW, 12, rest, Optional.empty()).valid()).isFalse();
    }
    var arrow = (Ammunition) SHELF.thing("Broadhead Arrow").orElseThrow();
    assertThat(arrow.fits(weapon("Short Bow"))).isTrue();
    assertThat(arrow.fits(weapon("Arbalest"))).isFalse();
  }

  /// What hits is the piece: its Base must be the bow's, and its Tags are the damage.
  @Test
  @Covers({"RHD-AMM-01", "RHD-AMM-02", "RHD-R-88"})
  void aBowFiresWhatHasItsBaseAndHitsWithItsTags() {
    Tables.fight(archer().having("Quarrel", Place.QUIVER, 10), Tables.dummy().armored())
        .refuses(Tables.attack("hero", "Short Bow", "foe"), "RHD-R-88");
    Tables.fight(archer().having("Broadhead Arrow", Place.QUIVER, 12), Tables.dummy().armored())
        .dice("d20=15", "d6=3")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("foe.armoring", 7)
        .then("foe.vitality", 2)
        .then("hero.count.broadhead-arrow", 11);
    // Two points of a Bodkin's go past the Armor: 1 + 2, of which 2 are True.
    Tables.fight(archer().having("Bodkin Arrow", Place.QUIVER, 12), Tables.dummy().armored())
        .dice("d20=15", "d4=1")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("foe.armoring", 11)
        .then("foe.vitality", 0);
  }

  private static Folk.Hero archer() {
    return Folk.hero("10/14/10/10/10/10")
        .trained(Skill.BOW, Degree.LEARNING)
        .in(Stance.HIGH_READY)
        .inBothHands("Short Bow");
  }

  @Test
  @Covers({"RHD-RNG-03", "RHD-RNG-05"})
  void aBowShootsFromTheQuiver() {
    Tables.fight(archer(), Tables.dummy())
        .refuses(Tables.attack("hero", "Short Bow", "foe"), "RHD-RNG-03");
    Tables.fight(archer().having("Broadhead Arrow", Place.PACK, 12), Tables.dummy())
        .refuses(Tables.attack("hero", "Short Bow", "foe"), "RHD-RNG-05");
    Tables.fight(archer().having("Broadhead Arrow", Place.QUIVER, 12), Tables.dummy())
        .dice("d20=1")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("hero.count.broadhead-arrow", 11)
        .applied("RHD-RNG-05");
    Tables.fight(archer().having("Broadhead Arrow", Place.SHEATH, 1), Tables.dummy())
        .dice("d20=1")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("hero.items", List.of("Short Bow"));
  }

  @Test
  @Covers("RHD-RNG-06")
  void rangedToHitComesFromAbilityAndDegree() {
    Tables.fight(
            archer().in(Stance.LOW_READY).having("Broadhead Arrow", Place.QUIVER, 12),
            Tables.dummy())
        .dice("d20=9", "d6=1")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .says("13");
  }

  @Test
  @Covers("RHD-RNG-05")
  void theArcherChoosesTheKindOfArrow() {
    var hero =
        archer().having("Broadhead Arrow", Place.QUIVER, 3).having("Bodkin Arrow", Place.QUIVER, 3);
    Tables.duel(hero, Tables.dummy())
        .when(new Handling.Choose("hero", "Bodkin Arrow"))
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=1")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("hero.count.bodkin-arrow", 2)
        .then("hero.count.broadhead-arrow", 3)
        .refuses(new Handling.Choose("hero", "Short Bow"), "RHD-RNG-05");
  }

  private static Folk.Hero gunner() {
    return Folk.hero("10/14/10/10/10/10").holding("Service Revolver");
  }

  @Test
  @Covers({"RHD-RNG-04", "RHD-REL-01", "RHD-REL-02"})
  void aWeaponWithCapacityIsLoaded() {
    Tables.fight(gunner().having("Pistol Ball", Place.QUIVER, 12), Tables.dummy())
        .refuses(Tables.attack("hero", "Service Revolver", "foe"), "RHD-RNG-04")
        .when(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"))
        .then("hero.loaded.service-revolver", 6)
        .then("hero.count.pistol-ball", 6)
        .then("fight.ap", 5)
        .dice("d20=2")
        .when(Tables.attack("hero", "Service Revolver", "foe"))
        .then("hero.loaded.service-revolver", 5)
        .when(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"))
        .then("hero.loaded.service-revolver", 6)
        .then("hero.count.pistol-ball", 5);
  }

  @Test
  @Covers("RHD-REL-02")
  void whatIsPackedDoesNotCountForReload() {
    Tables.fight(
            gunner().having("Pistol Ball", Place.QUIVER, 3).having("Pistol Ball", Place.PACK, 12),
            Tables.dummy())
        .when(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"))
        .then("hero.loaded.service-revolver", 3)
        .then("hero.count.pistol-ball-2", 12)
        .refuses(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"), "RHD-REL-02");
    Tables.fight(gunner().having("Pistol Ball", Place.OFF_HAND, 12), Tables.dummy())
        .when(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"))
        .then("hero.loaded.service-revolver", 6)
        .refuses(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"), "RHD-REL-02");
  }

  @Test
  @Covers("RHD-R-33")
  void onlyWhatFitsIsLoadedAndNothingIntoAJam() {
    Tables.fight(gunner().having("Quarrel", Place.QUIVER, 10), Tables.dummy())
        .refuses(new Handling.Reload("hero", "Service Revolver", "Quarrel"), "RHD-REL-02");
    Tables.fight(gunner().having("Pistol Ball", Place.QUIVER, 10), Tables.dummy())
        .refuses(new Handling.Reload("hero", "Service Revolver", "Quarrel"), "RHD-R-33");
    Tables.fight(jammed(), Tables.dummy())
        .dice("d20=1")
        .when(Tables.attack("hero", "Service Revolver", "foe"))
        .refuses(new Handling.Reload("hero", "Service Revolver", "Pistol Ball"), "RHD-R-33");
  }

  private static Folk.Hero jammed() {
    return Folk.hero("10/18/10/10/10/10")
        .having(new SheetItem("Service Revolver", Place.MAIN_HAND, 1, 0, "Pistol Ball"))
        .having("Pistol Ball", Place.QUIVER, 10);
  }

  @Test
  @Covers({"RHD-R-34", "RHD-UNJ-01"})
  void aLowRollJamsAndManipulationClears() {
    Tables.fight(jammed(), Tables.dummy())
        .dice("d20=2")
        .when(Tables.attack("hero", "Service Revolver", "foe"))
        .then("fight.ap", 6)
        .dice("d20=1")
        .when(Tables.attack("hero", "Service Revolver", "foe"))
        .applied("RHD-R-34")
        .refuses(Tables.attack("hero", "Service Revolver", "foe"), "RHD-R-34")
        .then("hero.loaded.service-revolver", 4);
    Tables.fight(jammed(), Tables.dummy())
        .dice("d20=1")
        .when(Tables.attack("hero", "Service Revolver", "foe"))
        .dice("d20=5")
        .when(new Handling.Unjam("hero", "Service Revolver"))
        .then("fight.ap", 4)
        .dice("d20=6")
        .when(new Handling.Unjam("hero", "Service Revolver"))
        .then("fight.ap", 2)
        .refuses(new Handling.Unjam("hero", "Service Revolver"), "RHD-UNJ-01");
  }

  // Damage

  @Test
  @Covers("RHD-R-27")
  void theAttackerPicksOneOfSeveralTypes() {
    var table =
        Tables.fight(Tables.swordsman(), Tables.dummy().having("Warded Vest", Place.ARMOR_WORN))
            .changed(state -> tagged(state, "Shortsword", "Type Fire"));
    // The vest is Insulated against Fire by 2.
    table
        .answer("hero", "damage-type", "fire")
        .dice("d20=15", "d8=5")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .then("foe.armoring", 16 - (5 + 2 - 2));
    Tables.fight(Tables.swordsman(), Tables.dummy().having("Warded Vest", Place.ARMOR_WORN))
        .dice("d20=15", "d8=5")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .notAsked("hero", "damage-type")
        .then("foe.armoring", 16 - (5 + 2));
  }

  @Test
  @Covers("RHD-R-27")
  void theDiceOfAShotAreItsOwnAndThoseOfTheWeaponComeOnTop() {
    var table =
        Tables.fight(archer().having("Broadhead Arrow", Place.QUIVER, 12), Tables.dummy().armored())
            .changed(state -> tagged(state, "Short Bow", "Dice 1d4", "Type Cold"));
    table
        .dice("d20=15", "d6=3", "d4=2")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("foe.armoring", 12 - (3 + 2 + 2));
  }

  // Objects

  @Test
  @Covers("RHD-R-102")
  void objectsHaveADefenseAndAVitalityAndNoWounds() {
    var chest = new Handling.SetUp("chest", Tables.at("5,6"), 10, 6);
    var table =
        Tables.fight(Tables.swordsman().in(Stance.LOW_READY), Tables.dummy())
            .when(chest)
            .refuses(chest, "RHD-R-102")
            .refuses(new Handling.SetUp("gate", Tables.at("5,6"), 16, 6), "RHD-R-102")
            .refuses(new Handling.SetUp("gate", Tables.at("5,6"), 4, 6), "RHD-R-102")
            .refuses(new Handling.SetUp("gate", Tables.at("5,6"), 5, 0), "RHD-R-102");
    var strike = new Handling.Batter("hero", "Shortsword", false, "chest");
    // STR +2, Long Blade +2
    table
        .dice("d20=5")
        .when(strike)
        .says("misses chest")
        .then("fight.ap", 2)
        .refuses(strike, "RHD-AP-02")
        .when(Tables.end("hero"))
        .when(Tables.end("foe"))
        .dice("d20=6", "d8=3")
        .when(strike)
        .says("hits chest");
    assertThat(table.state().world().targets().getFirst().vitality()).isEqualTo(1);
    table
        .when(Tables.end("hero"))
        .when(Tables.end("foe"))
        .dice("d20=6", "d8=1")
        .when(strike)
        .says("breaks chest");
    assertThat(table.state().world().targets()).isEmpty();
    table.refuses(strike, "RHD-R-102");
    Tables.fight(Tables.swordsman(), Tables.dummy())
        .when(new Handling.SetUp("far", Tables.at("9,9"), 10, 6))
        .refuses(new Handling.Batter("hero", "Shortsword", false, "far"), "RHD-ATK-02");
  }

  @Test
  @Covers("RHD-R-88")
  void whatIsMadeForAnotherBaseDoesNotFit() {
    Tables.fight(
            Folk.hero("10/15/14/12/13/8")
                .inBothHands("Short Bow")
                .having("Quarrel", Place.QUIVER, 5),
            Tables.dummy())
        .refuses(Tables.attack("hero", "Short Bow", "foe"), "RHD-R-88");
  }

  @Test
  @Covers({"RHD-R-23", "RHD-R-87", "RHD-R-90"})
  void anAttackSaysWhatItIsMadeWith() {
    var arms = Folk.hero("14/10/14/10/10/10").holding("Shortsword").having("Torch", Place.OFF_HAND);
    Tables.fight(arms, Tables.dummy())
        .given("foe.vitality", 50)
        .dice("d20=1")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .applied("RHD-R-23");
    Tables.fight(arms, Tables.dummy())
        .given("foe.vitality", 50)
        .dice("d20=1")
        .when(Tables.attack("hero", "Torch", "foe"))
        .applied("RHD-R-87");
    Tables.fight(Folk.hero("14/10/14/10/10/10"), Tables.dummy())
        .given("foe.vitality", 50)
        .dice("d20=1")
        .when(Tables.attack("hero", "Unarmed Strike", "foe"))
        .applied("RHD-R-90");
  }
}
