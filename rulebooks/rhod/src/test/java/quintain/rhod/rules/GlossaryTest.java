package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Content;
import quintain.packs.Volume;
import quintain.rhod.Packs;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Creature;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Sheet;
import quintain.rhod.state.Size;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tags;
import quintain.rhod.state.Trait;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Use;
import quintain.rhod.state.UseStep;
import quintain.rhod.state.Verb;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Wielding;
import quintain.rhod.state.Words;
import quintain.testkit.Covers;

/// The shipped entries have the figures of the catalogue's tables.
class GlossaryTest {
  private static final Content CONTENT = Packs.SHIPPED;

  // Tables as the catalogue prints them: columns between bars.

  /// Armor, Slot, Armoring Value.
  private static final String ARMORS =
      """
      Padded Coat | Armor Worn | 9
      Hide Jerkin | Armor Worn | 8
      Leather Harness | Armor Worn | 12
      Bone Lamellar | Armor Worn | 15
      Chain Shirt | Armor Worn | 12
      Chain Hauberk | Armor Worn | 18
      Warded Vest | Armor Worn | 16
      Plate Harness | Armor Worn | 27
      Cloth Hood | Headgear | 2
      Hide Cap | Headgear | 4
      Iron Helm | Headgear | 8
      Great Helm | Headgear | 14
      Rags | Armor Worn | 6
      Shroud | Armor Worn | 8
      """;

  /// Weapon, Base, Size, AP, Range, Ability, Defense, damage.
  private static final String MELEE =
      """
      Cudgel | Short Blunt | Small | 3 | 5' | STR/DEX | Reflex | 1d4 Bludgeoning
      Smith's Hammer | Short Blunt | Medium | 4 | 5' | STR | Reflex | 1d8 Bludgeoning
      Shock Baton | Short Blunt | Small | 3 | 5' | STR/DEX | Fortitude | 1d4 Electric
      Quarterstaff | Long Blunt | Medium | 4 | 5' | STR/DEX | Reflex | 1d8 Bludgeoning
      Maul | Long Blunt | Large | 5 | 5' | STR | Reflex | 2d6 Bludgeoning
      Boot Knife | Short Blade | Tiny | 3 | 5' | STR/DEX | Reflex | 1d4 Piercing
      Fighting Dagger | Short Blade | Small | 3 | 5' | STR/DEX | Reflex | 1d4 Piercing
      Shortsword | Long Blade | Medium | 4 | 5' | STR/DEX | Reflex | 1d8 Slashing
      Claymore | Long Blade | Large | 5 | 5' | STR | Reflex | 2d6 Slashing
      Hatchet | Axe | Small | 3 | 5' | STR | Reflex | 1d4 Slashing
      Great Axe | Axe | Large | 7 | 5' | STR | Reflex | 3d6 Slashing
      Spear | Polearm | Medium | 4 | 10' | STR | Reflex | 1d8 Piercing
      Halberd | Polearm | Large | 6 | 10' | STR | Reflex | 2d6 Slashing
      Bullwhip | Flexible | Small | 3 | 15' | DEX | Reflex | 1d4 Slashing
      Flail | Flexible | Medium | 4 | 5' | DEX | Reflex | 1d8 Bludgeoning
      Unarmed Strike | Short Blunt | Tiny | 3 | 5' | STR/DEX | Reflex | 1d4 Bludgeoning
      """;

  /// Weapon, Base, Size, AP, Range, other Tags.
  private static final String RANGED =
      """
      Shepherd's Sling | Sling | Small | 3 | 60' | —
      Staff Sling | Sling | Medium | 4 | 90' | Two-Handed, Heavy Shot 2
      Short Bow | Bow | Medium | 4 | 80' | Two-Handed
      War Bow | Bow | Large | 5 | 150' | Two-Handed, Heavy Shot 3
      Hand Crossbow | Crossbow | Small | 2 | 40' | Quick 1, Capacity 1
      Arbalest | Crossbow | Large | 4 | 120' | Two-Handed, Quick 1, Capacity 1, Heavy Shot 2
      Flint Pistol | Pistol | Small | 3 | 40' | Capacity 2, Jam 2, Unjam DC 12
      Service Revolver | Pistol | Small | 3 | 60' | Capacity 6, Jam 1, Unjam DC 10
      Long Rifle | Rifle | Large | 5 | 200' | Two-Handed, Capacity 4, Jam 1, Unjam DC 13
      Bomb Tube | Launcher | Large | 5 | 90' | Two-Handed, Capacity 1, Jam 3, Unjam DC 15
      """;

  /// Ammunition, Base, Size and stack, damage, other Tags.
  private static final String AMMUNITION =
      """
      Sling Stone | Sling | Tiny 10 | 1d4 Bludgeoning | —
      Lead Bullet | Sling | Tiny 10 | 1d6 Bludgeoning | —
      Broadhead Arrow | Bow | Tiny 12 | 1d6 Piercing | —
      Bodkin Arrow | Bow | Tiny 12 | 1d4 Piercing | Penetrating 2
      Quarrel | Crossbow | Tiny 10 | 1d8 Piercing | —
      Pistol Ball | Pistol | Tiny 12 | 1d8 Piercing | —
      Rifle Cartridge | Rifle | Tiny 10 | 2d6 Piercing | —
      Fire Canister | Launcher | Small 2 | 2d8 Fire | Burst 5, Igniting 1
      """;

  /// Feature, EXP, requirements, AP.
  private static final String FEATURES =
      """
      Committed Blow | 1 | — | W+1
      Pin Down | 1 | — | W
      Press the Line | 1 | — | 1
      Call the Mark | 1 | — | 2
      Brace | 1 | — | 2
      Burst of Speed | 1 | — | 1
      Forager's Round | 1 | — | none
      Seam Cutter | 2 | TMK 2 | W+2
      Interpose | 2 | TMK 2 | 2
      Rally | 2 | TMK 2 | 3
      Field Suture | 2 | Medicine Learning | 4
      Sweeping Arc | 2 | TMK 3 | W+2
      Slip Free | 2 | TMK 3, Acrobatics Learning | 2
      Trample Charge | 2 | TMK 2 | W+1
      Dread Gaze | 2 | TMK 3 | 2
      Turned Blade | 3 | TMK 3 | 2
      Second Wind | 3 | TMK 4 | 3
      Last Word | 4 | TMK 6 | W
      """;

  /// Trait, EXP, requirements.
  private static final String TRAITS =
      """
      Sure Footed | 1 | —
      Keen Senses | 1 | —
      Vigilant | 1 | —
      Quick Hands | 1 | —
      Iron Gut | 1 | —
      Camel's Patience | 1 | —
      Broad Shouldered | 1 | —
      Thick Skinned | 2 | TMK 1
      Fleet | 2 | TMK 1
      Deep Reserves | 2 | TMK 2
      Light Sleeper | 2 | —
      Spring Step | 3 | TMK 3
      Hard to Kill | 3 | TMK 4
      Giant's Marrow | 4 | TMK 5, CON 14
      """;

  /// Equipment, Size and stack, Charges, steps, AP.
  private static final String EQUIPMENT =
      """
      Food Ration | Small | 2 (half a day each) | UNPACK, INJECT or FEED | 2
      Water Ration | Medium | 2 (half a gallon each) | UNPACK, OPEN, INJECT or FEED | 3
      Field Dressing | Small | 3 | UNPACK, PREP, WRAP | 3
      Antidote Vial | Tiny 4 | 1 | UNPACK, OPEN, INJECT or FEED | 3
      Salt Broth | Small | 4 | UNPACK, OPEN, INJECT or FEED | 3
      Bitterleaf | Tiny 6 | 1 | UNPACK, INJECT | 2
      Steadying Dram | Tiny 4 | 1 | UNPACK, OPEN, INJECT or FEED | 3
      Torch | Small | 1 (one Watch) | UNPACK, LIGHT | 2
      Lantern | Small | 6 (one Watch each) | UNPACK, OPEN, LIGHT | 3
      Flash Pot | Small | 1 | UNPACK, PREP, LIGHT, PLACE | 4
      Smoke Pot | Small | 1 | UNPACK, LIGHT, PLACE | 3
      Rope and Hook | Medium | none | UNPACK, TIE | 2
      Manacles | Small | none | UNPACK, FORCE, APPLY, CLOSE | 4
      Lock Tools | Tiny | none | UNPACK, LOCATE, PREP | 3
      Repair Kit | Medium | 4 | UNPACK, PREP, APPLY | 3
      Caltrops | Small | 1 | UNPACK, PLACE | 2
      """;

  private static List<String> lines(String table) {
    return table.strip().lines().map(String::strip).toList();
  }

  @Test
  @Covers({"RHD-REF-07", "RHD-EXP-19"})
  void featuresTraitsAndTheRestLiveInGlossaries() {
    assertThat(Content.empty().all(RhodContent.FEATURES)).isEmpty();
    assertThat(CONTENT.all(RhodContent.FEATURES)).hasSize(18);
    assertThat(CONTENT.all(RhodContent.TRAITS).stream().filter(trait -> !trait.creature()))
        .hasSize(14);
    assertThat(CONTENT.all(RhodContent.TRAITS).stream().filter(Trait::creature)).hasSize(12);
    assertThat(CONTENT.all(RhodContent.TAGS)).hasSize(26);
  }

  @Test
  @Covers("RHD-ARM-04")
  void armors() {
    var written =
        CONTENT.all(RhodContent.ARMORS).stream()
            .map(
                armor ->
                    "%s | %s | %d".formatted(armor.name(), armor.place().title(), armor.value()))
            .toList();
    assertThat(written).isEqualTo(lines(ARMORS));
    assertThat(CONTENT.find(RhodContent.ARMORS, "Leather Harness").orElseThrow().tags())
        .hasToString("Size Large 3, Material Hide 3, Style Layered 1");
    assertThat(CONTENT.all(RhodContent.ARMORS).stream().filter(armor -> !armor.kit()))
        .extracting(Armor::name)
        .containsExactly("Rags", "Shroud");
  }

  @Test
  @Covers("RHD-MEL-05")
  void meleeWeapons() {
    var written =
        CONTENT.all(RhodContent.WEAPONS).stream()
            .filter(Weapon::melee)
            .map(
                weapon ->
                    "%s | %s | %s | %d | %d' | %s | %s | %s %s"
                        .formatted(
                            weapon.name(),
                            weapon.base().title(),
                            weapon.size().title(),
                            weapon.ap(),
                            weapon.tags().value(Tag.Kind.RANGE),
                            weapon.tags().abilities().stream()
                                .map(Ability::name)
                                .collect(Collectors.joining("/")),
                            Words.title(weapon.tags().defense().orElseThrow()),
                            weapon.tags().dice().orElseThrow(),
                            weapon.tags().types().getFirst().title()))
            .toList();
    assertThat(written).isEqualTo(lines(MELEE));
    assertThat(CONTENT.all(RhodContent.WEAPONS)).allMatch(Weapon::valid);
  }

  @Test
  @Covers("RHD-RNG-07")
  void rangedWeapons() {
    var needed = List.of(Tag.Kind.SIZE, Tag.Kind.RANGE, Tag.Kind.ABILITY, Tag.Kind.DEFENSE);
    var written =
        CONTENT.all(RhodContent.WEAPONS).stream()
            .filter(Weapon::ranged)
            .map(
                weapon ->
                    "%s | %s | %s | %d | %d' | %s"
                        .formatted(
                            weapon.name(),
                            weapon.base().title(),
                            weapon.size().title(),
                            weapon.ap(),
                            weapon.tags().value(Tag.Kind.RANGE),
                            other(weapon.tags(), needed).replace("Unjam ", "Unjam DC ")))
            .toList();
    assertThat(written).isEqualTo(lines(RANGED));
  }

  private static String other(Tags tags, List<Tag.Kind> needed) {
    var rest =
        tags.tags().stream()
            .filter(tag -> !needed.contains(tag.kind()))
            .map(Tag::toString)
            .collect(Collectors.joining(", "));
    return rest.isEmpty() ? "—" : rest;
  }

  @Test
  @Covers("RHD-AMM-03")
  void ammunition() {
    var written =
        CONTENT.all(RhodContent.AMMUNITION).stream()
            .map(
                shot ->
                    "%s | %s | %s %d | %s %s | %s"
                        .formatted(
                            shot.name(),
                            shot.base().title(),
                            shot.size().title(),
                            shot.stack(),
                            shot.tags().dice().orElseThrow(),
                            shot.tags().types().getFirst().title(),
                            other(shot.tags(), Ammunition.NEEDED)))
            .toList();
    assertThat(written).isEqualTo(lines(AMMUNITION));
  }

  @Test
  @Covers("RHD-EXP-19")
  void features() {
    var written =
        CONTENT.all(RhodContent.FEATURES).stream()
            .map(
                feature ->
                    "%s | %d | %s | %s"
                        .formatted(
                            feature.name(),
                            feature.exp(),
                            feature.needs(),
                            feature.trick() instanceof Trick.Forage ? "none" : cost(feature)))
            .toList();
    assertThat(written).isEqualTo(lines(FEATURES));
  }

  /// As the catalogue writes it: `W+1`, or the number.
  private static String cost(Feature feature) {
    var weapons = feature.ap() == 0 ? "W" : "W+" + feature.ap();
    return feature.weapon() ? weapons : Integer.toString(feature.ap());
  }

  @Test
  @Covers("RHD-EXP-19")
  void traits() {
    var written =
        CONTENT.all(RhodContent.TRAITS).stream()
            .filter(trait -> !trait.creature())
            .map(trait -> "%s | %d | %s".formatted(trait.name(), trait.exp(), trait.needs()))
            .toList();
    assertThat(written).isEqualTo(lines(TRAITS));
  }

  @Test
  @Covers("RHD-CRT-09")
  void equipment() {
    var written =
        CONTENT.all(RhodContent.EQUIPMENT).stream()
            .map(
                item ->
                    "%s | %s%s | %s | %s | %d"
                        .formatted(
                            item.name(),
                            item.size().title(),
                            item.stack() > 1 ? " " + item.stack() : "",
                            item.charged() ? Integer.toString(item.charges()) : "none",
                            item.steps().stream()
                                .map(UseStep::toString)
                                .collect(Collectors.joining(", ")),
                            item.actionCost()))
            .toList();
    // What a Charge is worth stands in brackets; water may be applied as well.
    var printed =
        lines(EQUIPMENT).stream()
            .map(line -> line.replaceAll(" \\([^)]*\\)", ""))
            .map(
                line ->
                    line.startsWith("Water")
                        ? line.replace("INJECT or FEED", "INJECT or FEED or APPLY")
                        : line)
            .toList();
    assertThat(written).isEqualTo(printed);
    assertThat(CONTENT.all(RhodContent.TOOLKITS)).hasSize(5);
    assertThat(CONTENT.all(RhodContent.MATERIALS)).hasSize(13);
    assertThat(CONTENT.all(RhodContent.SOURCES)).hasSize(3);
  }

  @Test
  @Covers("RHD-R-72")
  void foodAndWaterAreRationsOfTheirOwn() {
    var food = CONTENT.find(RhodContent.EQUIPMENT, "Food Ration").orElseThrow();
    var water = CONTENT.find(RhodContent.EQUIPMENT, "Water Ration").orElseThrow();
    assertThat(food.on(Verb.INJECT)).containsExactly(new Use.Food(1));
    assertThat(water.on(Verb.INJECT)).containsExactly(new Use.Water(1));
    assertThat(food.size()).isEqualTo(Size.SMALL);
    assertThat(water.size()).isEqualTo(Size.MEDIUM);
  }

  // Creatures

  @Test
  @Covers({"RHD-ABL-06", "RHD-HD-01", "RHD-AP-01", "RHD-DEF-02", "RHD-DEF-03", "RHD-DEF-04"})
  void creaturesComeToTheFiguresOfTheirBlocks() {
    assertThat(CONTENT.all(RhodContent.CREATURES)).hasSize(14);
    for (Creature creature : CONTENT.all(RhodContent.CREATURES)) {
      var state = Tables.empty().creature("one", creature.name()).state();
      var being = state.being("one");
      var sums = creature.sums();
      assertThat(being.life().tmk()).as(creature.name()).isEqualTo(sums.tmk());
      assertThat(Defenses.base(being, Defense.REFLEX)).isEqualTo(sums.reflex());
      assertThat(Defenses.base(being, Defense.FORTITUDE)).isEqualTo(sums.fortitude());
      assertThat(Defenses.base(being, Defense.WILL)).isEqualTo(sums.will());
      assertThat(being.kit().armoring()).as(creature.name()).isEqualTo(sums.armoring());
      assertThat(being.vitals().vitality()).as(creature.name()).isEqualTo(sums.vitality());
      assertThat(being.vitals().hitDice()).as(creature.name()).isEqualTo(sums.hitDice());
      assertThat(Defenses.ap(being)).as(creature.name()).isEqualTo(sums.ap());
      for (DamageType type : DamageType.values()) {
        assertThat(Defenses.resistance(being, type))
            .as(creature.name() + " " + type)
            .isEqualTo(sums.resistances().getOrDefault(type, 0));
        assertThat(Defenses.vulnerability(being, type))
            .as(creature.name() + " " + type)
            .isEqualTo(sums.vulnerabilities().getOrDefault(type, 0));
      }
      for (Creature.Hit hit : sums.attacks()) {
        attack(state, being, hit);
      }
      assertThat(being.nature().size()).isEqualTo(creature.size());
    }
  }

  /// A list of creatures has one line for each, and begins with what comes first.
  @Test
  void aCreatureIsToldByItsFiguresFirst() {
    var cutthroat = CONTENT.all(RhodContent.CREATURES).get(2);
    var plain = (Map<?, ?>) Volume.of(new RhodBook()).codec().plain(cutthroat);

    assertThat(List.<Object>copyOf(plain.keySet()).subList(0, 3))
        .containsExactly("id", "name", "sums");
    var sums = (Map<?, ?>) Objects.requireNonNull(plain.get("sums"));
    assertThat(List.<Object>copyOf(sums.keySet()).subList(0, 7))
        .containsExactly("armoring", "vitality", "reflex", "fortitude", "will", "ap", "attacks");
    assertThat(sums.get("armoring")).isEqualTo(13);
    var attacks = (List<?>) Objects.requireNonNull(sums.get("attacks"));
    assertThat(((Map<?, ?>) attacks.getFirst()).get("name")).isEqualTo("Fighting Dagger");
  }

  private static void attack(RhodState state, Being being, Creature.Hit hit) {
    var with = new Wielding(hit.name(), false);
    // Everything in hand or grown can be used at once; a knife in a sheath must be drawn.
    if (being.kit().get(hit.name()).place() != Place.SHEATH) {
      assertThat(Arms.refusal(state, being, with)).as(hit.name()).isEmpty();
    }
    var arm = Arms.of(state, being, with);
    int mod = arm.abilities().stream().mapToInt(being::mod).max().orElseThrow();
    assertThat(arm.ap()).as(hit.name()).isEqualTo(hit.ap());
    assertThat(arm.degree() + mod).as(hit.name()).isEqualTo(hit.toHit());
    assertThat("%s+%d".formatted(arm.dice().getFirst(), mod))
        .as(hit.name())
        .isEqualTo(hit.damage().toLowerCase(Locale.ROOT));
  }

  // Pregens

  @Test
  void pregensAreStartersOfFourExp() {
    assertThat(CONTENT.all(RhodContent.PREGENS))
        .extracting(Sheet::name)
        .containsExactly("Maren", "Teo", "Sabe", "Orrin");
    for (Sheet sheet : CONTENT.all(RhodContent.PREGENS)) {
      var being = Tables.empty().pregen("one", sheet.name()).state().being("one");
      assertThat(being.life().tmk()).isEqualTo(2);
      assertThat(being.vitals().vitality()).isEqualTo(4);
      assertThat(being.vitals().hitDice()).isEqualTo(1);
      assertThat(Stream.of(Ability.values()).mapToInt(sheet.scores()::of).sum()).isEqualTo(72);
      for (Place place : Place.values()) {
        assertThat(Inventory.fits(being, place, being.kit().at(place)))
            .as(sheet.name() + " " + place)
            .isTrue();
      }
    }
    assertThat(armoring("Maren")).isEqualTo(16);
    assertThat(armoring("Teo")).isEqualTo(13);
    assertThat(armoring("Sabe")).isEqualTo(13);
    assertThat(armoring("Orrin")).isEqualTo(16);
  }

  private static int armoring(String pregen) {
    return Tables.empty().pregen("one", pregen).state().being("one").kit().armoring();
  }

  @Test
  void aSheetComesBackAsItWent() {
    for (Sheet sheet : CONTENT.all(RhodContent.PREGENS)) {
      var state = Tables.empty().pregen("one", sheet.name()).state();
      var back = Beings.sheet(state.being("one"));
      var again =
          Beings.person("one", state.being("one").seat(), back, state.house(), state.shelf());
      assertThat(FightEvent.Joined.at(state.being("one").at(), again).being())
          .isEqualTo(state.being("one"));
    }
  }
}
