package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import quintain.kernel.Content;
import quintain.packs.PackLoader;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Aptitude;
import quintain.rath.state.ArmorPiece;
import quintain.rath.state.Band;
import quintain.rath.state.Creature;
import quintain.rath.state.Gear;
import quintain.rath.state.Knack;
import quintain.rath.state.Power;
import quintain.rath.state.Purse;
import quintain.rath.state.RathContent;
import quintain.rath.state.Spell;
import quintain.rath.state.Sting;
import quintain.rath.state.Weapon;
import quintain.testkit.Covers;

/// The shipped entries have the figures of the catalogue's tables.
class StarterSetTest {
  static final Content CONTENT =
      new PackLoader("rath", RathContent.ALL, RathBook.class, "content")
          .checking(List.of(RathContent::complaints))
          .load(List.of())
          .orThrow();

  // Tables as the catalogue prints them: columns between bars.

  /// Item, price, slots, usage die (0 for none).
  private static final String GEAR =
      """
      Light armor | 5 gp | 2 | 0
      Medium armor | 15 gp | 3 | 0
      Heavy armor | 40 gp | 5 | 0
      Shield | 3 gp | 1 | 0
      Helmet | 3 gp | 1 | 0
      Dagger | 1 gp | 1 | 0
      Cudgel | 2 sp | 1 | 0
      Staff | 5 sp | 1 | 0
      Sword | 5 gp | 2 | 0
      Spear | 3 gp | 2 | 0
      Axe | 4 gp | 2 | 0
      Halberd | 8 gp | 3 | 0
      War hammer | 8 gp | 3 | 0
      Sling | 3 sp | 1 | 0
      Bow | 6 gp | 2 | 0
      Crossbow | 12 gp | 3 | 0
      Arrows | 1 gp | 1 | 8
      Bolts | 15 sp | 1 | 8
      Sling stones | 1 sp | 1 | 10
      Torches | 2 sp | 1 | 6
      Lantern | 2 gp | 1 | 0
      Lamp oil | 5 sp | 1 | 8
      Rations | 5 sp | 1 | 6
      Waterskin | 2 sp | 1 | 0
      Thieves' tools | 1 gp | 1 | 0
      Rope | 1 gp | 1 | 0
      Grappling hook | 1 gp | 1 | 0
      Crowbar | 1 gp | 1 | 0
      Hammer and spikes | 5 sp | 1 | 6
      Ten-foot pole | 2 sp | 1 | 0
      Climbing gear | 3 gp | 1 | 0
      Bedroll | 5 sp | 1 | 0
      Tent | 3 gp | 2 | 0
      Manacles | 2 gp | 1 | 0
      Padlock | 5 gp | 1 | 0
      Bandages | 5 sp | 1 | 6
      Basic antitoxin | 5 gp | 1 | 0
      Superior antitoxin | 20 gp | 1 | 0
      Healing potion | 10 gp | 1 | 0
      Strong healing potion | 30 gp | 1 | 0
      Fire flask | 2 gp | 1 | 0
      Weak blade venom | 8 gp | 1 | 0
      Spellbook | 5 gp | 1 | 0
      Spell scroll | 15 gp | 1 | 0
      Chalk, string and candles | 1 sp | 1 | 6
      Pack mule | 8 gp | 0 | 0
      Temple cure | 1 gp | 0 | 0
      Night at an inn | 5 sp | 0 | 0
      Porter for a day | 2 sp | 0 | 0
      Guard for a day | 1 gp | 0 | 0
      """;

  /// Creature, HP, AC, stats, nerve, attacks.
  private static final String CREATURES =
      """
      Goblin skulker | 7 | 13 | 0/2/0/0/0/0 | -1 | bow +2 d6; knife +0 d6
      Raider | 12 | 13 | 2/1/0/0/0/0 | 0 | sword +2 d8+2
      Raider captain | 22 | 15 | 3/1/1/2/2/2 | 2 | sword +3 d8+3
      Giant rat | 4 | 12 | 0/2/0/1/0/0 | -2 | bite +0 d4
      Fen adder | 4 | 13 | -1/3/0/0/0/0 | -1 | strike +3 d4
      Gloom spider | 11 | 13 | 1/3/0/1/1/0 | 0 | bite +1 d6+1
      Crypt crawler | 10 | 12 | 1/2/0/0/1/0 | 0 | feelers +2 d4
      Bone guard | 9 | 13 | 1/1/0/0/0/0 | none | sword +1 d8+1
      Rotting walker | 16 | 9 | 2/-1/0/0/3/0 | none | slam +2 d6+2
      Wolf | 9 | 12 | 2/2/0/2/1/0 | 0 | bite +2 d6+2
      Razor boar | 14 | 12 | 3/0/0/1/3/0 | 1 | gore +3 d8+3
      Cinder imp | 8 | 14 | 0/3/2/1/0/1 | 0 | claw +0 d4; spit +3 none
      Lake drowner | 15 | 12 | 3/1/0/1/2/0 | 1 | claws +3 d6+3
      Dusk moth | 6 | 14 | -1/4/0/1/0/0 | -1 | dust
      Orc reaver | 16 | 14 | 3/1/0/0/2/0 | 2 | war hammer +3 d10+3
      Ogre | 30 | 12 | 5/0/-1/0/3/0 | 1 | club +5 d10+5
      Hedge cultist | 11 | 11 | 1/1/3/1/0/1 | 0 | dagger +1 d6+1
      Gall drake | 45 | 15 | 6/2/1/2/4/1 | 3 | bite +6 d8+6; tail +6 d8+6
      Porter | 10 | 10 | 0/0/0/0/0/0 | -2 | cudgel +0 d6
      Guard | 11 | 12 | 1/0/0/0/0/0 | 0 | spear +1 d8+1
      Pack mule | 12 | 10 | 2/0/-2/0/2/-2 | -2 | none
      """;

  /// Spell, DC, range, how long.
  private static final String SPELLS =
      """
      Spark Dart | 10 | Far | instant
      Kindle | 12 | Near | fire rules
      Shatterbolt | 14 | Far | instant
      Mend Flesh | 12 | Close | instant
      Cleanse Blood | 12 | Close | instant
      Ward Skin | 10 | self or Close | combat or 1 turn
      Drowse | 12 | Near | pool
      Lantern Mote | 10 | Close | 6 turns
      Unseen Latch | 12 | Near | instant
      Gill Charm | 12 | Close | 6 turns
      Soft Landing | 10 | Near | instant
      Grip of Dread | 12 | Near | 1 turn of combat
      Bramble Snare | 12 | Near | combat or 1 turn
      Veil | 14 | self | 1 turn
      Borrowed Haste | 14 | Near | 1 turn of combat
      Unknot Tongues | 10 | self | 1 turn
      Quench Spell | 12 | Near | instant
      Gall Cloud | 14 | Near | pool
      """;

  /// Aptitude, type, uses.
  private static final String APTITUDES =
      """
      Dungeon Sense | Skill | —
      Break and Enter | Skill | —
      Trapsmith | Skill | —
      Heal | Inherent | 2, long rest
      Arcane Healing | Inherent | by spells
      Field Medicine | Skill | —
      Spellcraft | Skill | —
      Twin Blades | Skill | —
      Bruiser | Skill | —
      Sunderer | Skill | —
      Deadeye | Skill | 1, short rest
      Shield Bearer | Skill | 1, long rest
      Pack Mule | Skill | —
      Hardy | Inherent | —
      Iron Hide | Inherent | —
      Venom-Tempered | Inherent | —
      Night Eyes | Inherent | —
      Lucky | Inherent | —
      Silver Tongue | Skill | 1 per scene
      Lorekeeper | Skill | —
      Pathfinder | Skill | —
      Quick Hands | Skill | 1 per turn
      Captain | Skill | —
      Sure-Footed | Skill | —
      """;

  /// Trap or lock, type, complex.
  private static final String TRAPS =
      """
      Iron padlock | lock | no
      Vault lock | lock | yes
      Needle latch | trap | no
      Covered pit | trap | no
      Dart gallery | trap | yes
      Spark-and-oil jet | trap | no
      Scythe lintel | trap | yes
      Flooding cell | trap | yes
      Slumber censer | trap | no
      Alarm wire | trap | no
      """;

  private static List<List<String>> rows(String table) {
    return table.lines().map(line -> List.of(line.strip().split(" \\| ", -1))).toList();
  }

  @Test
  @Covers({"RTH-S-EQ", "RTH-DOC-04", "RTH-POIS-16", "RTH-POIS-17", "RTH-TOOL-02"})
  void everyThingHasItsPriceSlotsAndUsageDie() {
    var rows = rows(GEAR);

    assertThat(rows).hasSize(50);
    for (var row : rows) {
      var gear = CONTENT.find(RathContent.GEAR, row.get(0)).orElseThrow();
      assertThat(gear.price()).as(gear.name()).contains(Purse.parse(row.get(1)).copper());
      assertThat(gear.slots()).as(gear.name()).isEqualTo(Integer.parseInt(row.get(2)));
      assertThat(gear.usage().orElse(0)).as(gear.name()).isEqualTo(Integer.parseInt(row.get(3)));
    }
  }

  @Test
  void armsAndArmorFillTheSlotsOfTheirRow() {
    for (Gear gear : CONTENT.all(RathContent.GEAR)) {
      gear.weapon().ifPresent(row -> assertThat(gear.slots()).isEqualTo(row.slots()));
      gear.armor().ifPresent(row -> assertThat(gear.slots()).isEqualTo(row.slots()));
    }
  }

  @Test
  @Covers({"RTH-S-CRE", "RTH-DOC-05"})
  void everyCreatureHasItsFigures() {
    var rows = rows(CREATURES);

    assertThat(rows).hasSize(21).hasSameSizeAs(CONTENT.all(RathContent.CREATURES));
    for (var row : rows) {
      var creature = CONTENT.find(RathContent.CREATURES, row.get(0)).orElseThrow();
      assertThat(creature.hp()).as(creature.name()).isEqualTo(Integer.parseInt(row.get(1)));
      assertThat(creature.ac()).as(creature.name()).isEqualTo(Integer.parseInt(row.get(2)));
      assertThat(creature.stats()).as(creature.name()).hasToString(row.get(3));
      assertThat(creature.nerve().map(String::valueOf).orElse("none"))
          .as(creature.name())
          .isEqualTo(row.get(4));
      assertThat(attacks(creature)).as(creature.name()).isEqualTo(row.get(5));
    }
  }

  private static String attacks(Creature creature) {
    return creature.attacks().isEmpty()
        ? "none"
        : creature.attacks().stream()
            .map(
                attack ->
                    attack.cloud()
                        ? attack.name()
                        : attack.name()
                            + " +"
                            + attack.hit()
                            + " "
                            + attack.damage().map(Amount::toString).orElse("none"))
            .collect(Collectors.joining("; "));
  }

  @Test
  void whatTheWoundsOfCreaturesBring() {
    assertThat(stings("Gloom spider"))
        .containsExactly(new Sting.Dose(Sting.When.WOUND, Affliction.POISON_DAMAGE, 6));
    assertThat(stings("Fen adder"))
        .containsExactly(new Sting.Dose(Sting.When.WOUND, Affliction.POISON_DAMAGE, 4));
    assertThat(stings("Crypt crawler"))
        .containsExactly(new Sting.Dose(Sting.When.WOUND, Affliction.POISON_PARALYSIS, 6));
    assertThat(stings("Giant rat"))
        .containsExactly(new Sting.Dose(Sting.When.NATURAL_20, Affliction.SLOW_DISEASE, 6));
    assertThat(stings("Rotting walker"))
        .containsExactly(new Sting.Dose(Sting.When.NATURAL_20, Affliction.DISEASE, 7));
    assertThat(stings("Cinder imp"))
        .containsExactly(new Sting.Dose(Sting.When.HIT, Affliction.FIRE, 4));
    assertThat(stings("Dusk moth"))
        .containsExactly(new Sting.Dose(Sting.When.HIT, Affliction.POISON_SLEEP, 6));
    assertThat(stings("Orc reaver")).containsExactly(new Sting.Prone(Sting.When.NATURAL_20));
    assertThat(stings("Gall drake"))
        .hasSize(2)
        .containsOnly(new Sting.Dose(Sting.When.WOUND, Affliction.POISON_DAMAGE, 10));
  }

  private static List<Sting> stings(String creature) {
    return CONTENT.find(RathContent.CREATURES, creature).orElseThrow().attacks().stream()
        .flatMap(attack -> attack.stings().stream())
        .toList();
  }

  @Test
  @Covers("RTH-DOC-03")
  void everySpellHasItsDcRangeAndTime() {
    var rows = rows(SPELLS);

    assertThat(rows).hasSize(18).hasSameSizeAs(CONTENT.all(RathContent.SPELLS));
    for (var row : rows) {
      var spell = CONTENT.find(RathContent.SPELLS, row.get(0)).orElseThrow();
      assertThat(spell.dc()).as(spell.name()).isEqualTo(Integer.parseInt(row.get(1)));
      assertThat(row.get(2)).as(spell.name()).isEqualTo(range(spell));
      assertThat(row.get(3)).as(spell.name()).isIn(span(spell.span()));
    }
  }

  private static String range(Spell spell) {
    if (spell.power() instanceof Power.Ward) {
      return "self or Close";
    }
    return spell.self()
        ? "self"
        : switch (spell.range()) {
          case CLOSE -> "Close";
          case NEAR -> "Near";
          case FAR -> "Far";
          case DISTANT -> "Distant";
        };
  }

  private static List<String> span(Spell.Span span) {
    return switch (span) {
      case INSTANT -> List.of("instant");
      case POOL -> List.of("pool", "fire rules");
      case COMBAT_OR_TURN -> List.of("combat or 1 turn");
      case COMBAT_TURN -> List.of("1 turn of combat");
      case TURN -> List.of("1 turn");
      case SIX_TURNS -> List.of("6 turns");
    };
  }

  @Test
  @Covers("RTH-DOC-02")
  void everyAptitudeHasItsTypeAndUses() {
    var rows = rows(APTITUDES);

    assertThat(rows).hasSize(24).hasSameSizeAs(CONTENT.all(RathContent.APTITUDES));
    for (var row : rows) {
      var aptitude = CONTENT.find(RathContent.APTITUDES, row.get(0)).orElseThrow();
      assertThat(aptitude.type().name()).as(aptitude.name()).isEqualToIgnoringCase(row.get(1));
      assertThat(uses(aptitude)).as(aptitude.name()).isEqualTo(row.get(2));
      assertThat(aptitude.knack().clause().id()).isEqualTo(aptitude.id());
    }
  }

  private static String uses(Aptitude aptitude) {
    if (aptitude.knack() == Knack.ARCANE_HEALING) {
      return "by spells";
    }
    return switch (aptitude.recharge()) {
      case ALWAYS -> "—";
      case TURN -> aptitude.uses() + " per turn";
      case SCENE -> aptitude.uses() + " per scene";
      case SHORT -> aptitude.uses() + ", short rest";
      case LONG -> aptitude.uses() + ", long rest";
    };
  }

  @Test
  @Covers("RTH-S-TRP")
  void everyTrapIsAsComplexAsPrinted() {
    var rows = rows(TRAPS);

    assertThat(rows).hasSize(10).hasSameSizeAs(CONTENT.all(RathContent.TRAPS));
    for (var row : rows) {
      var trap = CONTENT.find(RathContent.TRAPS, row.get(0)).orElseThrow();
      assertThat(trap.type().name()).as(trap.name()).isEqualToIgnoringCase(row.get(1));
      assertThat(trap.complex()).as(trap.name()).isEqualTo(row.get(2).equals("yes"));
    }
  }

  @Test
  @Covers({"RTH-WPN-01", "RTH-WPN-02", "RTH-WPN-04", "RTH-DMG-02", "RTH-DMG-03", "RTH-DMG-04"})
  void theRowsOfMeleeWeapons() {
    assertThat(Weapon.SIMPLE.die()).isEqualTo(6);
    assertThat(Weapon.SIMPLE.slots()).isEqualTo(1);
    assertThat(Weapon.STANDARD.die()).isEqualTo(8);
    assertThat(Weapon.STANDARD.slots()).isEqualTo(2);
    assertThat(Weapon.TWO_HANDED.die()).isEqualTo(10);
    assertThat(Weapon.TWO_HANDED.slots()).isEqualTo(3);
    assertThat(weapons(Weapon.SIMPLE)).containsExactly("Dagger", "Cudgel", "Staff");
    assertThat(weapons(Weapon.STANDARD)).containsExactly("Sword", "Spear", "Axe");
    assertThat(weapons(Weapon.TWO_HANDED)).containsExactly("Halberd", "War hammer");
  }

  @Test
  @Covers({"RTH-WPN-05", "RTH-WPN-06", "RTH-WPN-07", "RTH-R-31", "RTH-R-45"})
  void theRowsOfRangedWeapons() {
    assertThat(Weapon.SLING.die()).isEqualTo(4);
    assertThat(Weapon.SLING.slots()).isEqualTo(1);
    assertThat(Weapon.SLING.range()).isEqualTo(Band.NEAR);
    assertThat(Weapon.SLING.feet()).isEqualTo(30);
    assertThat(Weapon.BOW.die()).isEqualTo(6);
    assertThat(Weapon.BOW.slots()).isEqualTo(2);
    assertThat(Weapon.BOW.range()).isEqualTo(Band.FAR);
    assertThat(Weapon.BOW.feet()).isEqualTo(60);
    assertThat(Weapon.CROSSBOW.die()).isEqualTo(8);
    assertThat(Weapon.CROSSBOW.slots()).isEqualTo(3);
    assertThat(Weapon.CROSSBOW.range()).isEqualTo(Band.FAR);
    assertThat(Weapon.CROSSBOW.feet()).isEqualTo(80);
    // "most simple weapons" leaves room for the sling
    assertThat(Weapon.SLING.die()).isLessThan(Weapon.SIMPLE.die());
  }

  private static List<String> weapons(Weapon row) {
    return CONTENT.all(RathContent.GEAR).stream()
        .filter(gear -> gear.weapon().stream().anyMatch(row::equals))
        .map(Gear::name)
        .toList();
  }

  @Test
  @Covers({"RTH-ARM-02", "RTH-ARM-03", "RTH-ARM-04", "RTH-ARM-05", "RTH-ARM-06"})
  void theRowsOfArmor() {
    assertThat(ArmorPiece.values()).extracting(ArmorPiece::ac).containsExactly(1, 2, 3, 1, 1);
    assertThat(ArmorPiece.values()).extracting(ArmorPiece::slots).containsExactly(2, 3, 5, 1, 1);
    assertThat(ArmorPiece.values())
        .filteredOn(ArmorPiece::loud)
        .containsExactly(ArmorPiece.MEDIUM, ArmorPiece.HEAVY);
    assertThat(ArmorPiece.values()).filteredOn(ArmorPiece::sinks).containsExactly(ArmorPiece.HEAVY);
  }
}
