package quintain.otherworlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import quintain.testkit.Table;

/// People made for a test, and the commands they give.
final class Folk {
  private Folk() {}

  static Table<OtwState, OtwStep, OtwEvent> empty() {
    return Table.of(new OtherworldsBook());
  }

  /// Brannoc (axe), Ysolde (rifle), Kit (rapier, grenades) and Orrin (spells).
  static Table<OtwState, OtwStep, OtwEvent> all() {
    return empty()
        .pregen("brannoc", "Brannoc Vale")
        .pregen("ysolde", "Ysolde Marr")
        .pregen("kit", "Kit Arroway")
        .pregen("orrin", "Orrin Thess");
  }

  /// Somebody with these attributes and nothing else.
  static Hero hero(String attributes) {
    return new Hero(
        Attributes.parse(attributes),
        "Landborn",
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  /// A sheet in the making.
  record Hero(
      Attributes attributes,
      String origin,
      List<Proficiency> proficiencies,
      List<Family> masteries,
      List<String> picks,
      Optional<DamageType> ward,
      List<SheetItem> items) {
    Hero of(String land) {
      return new Hero(attributes, land, proficiencies, masteries, picks, ward, items);
    }

    Hero proficient(Proficiency... skills) {
      return new Hero(attributes, origin, List.of(skills), masteries, picks, ward, items);
    }

    Hero mastering(Family... families) {
      return new Hero(attributes, origin, proficiencies, List.of(families), picks, ward, items);
    }

    Hero picking(String... names) {
      return new Hero(attributes, origin, proficiencies, masteries, List.of(names), ward, items);
    }

    Hero warded(DamageType type) {
      return new Hero(
          attributes, origin, proficiencies, masteries, picks, Optional.of(type), items);
    }

    private Hero with(String item, SheetItem.Place place) {
      var more = new ArrayList<>(items);
      more.add(new SheetItem(item, place, Optional.empty()));
      return new Hero(attributes, origin, proficiencies, masteries, picks, ward, more);
    }

    Hero holding(String item) {
      return with(item, SheetItem.Place.HAND);
    }

    Hero inBothHands(String item) {
      return with(item, SheetItem.Place.BOTH_HANDS);
    }

    Hero wearing(String item) {
      return with(item, SheetItem.Place.WORN);
    }

    Hero quick(String item) {
      return with(item, SheetItem.Place.QUICK);
    }

    Hero packing(String item) {
      return with(item, SheetItem.Place.PACK);
    }

    Hero sheathing(String item) {
      return with(item, SheetItem.Place.SHEATHED);
    }

    Sheet sheet() {
      return new Sheet(
          "hero", "Hero", 1, attributes, origin, proficiencies, masteries, picks, ward, items, 0);
    }

    /// Alone with one creature, in one space.
    Table<OtwState, OtwStep, OtwEvent> against(String creature) {
      return alone().creature("foe", creature);
    }

    Table<OtwState, OtwStep, OtwEvent> alone() {
      return empty().sheet("hero", sheet());
    }
  }

  /// Faces of d6 in the order they fall.
  static String[] faces(int... faces) {
    var tokens = new String[faces.length];
    for (int i = 0; i < faces.length; i++) {
      tokens[i] = "d6=" + faces[i];
    }
    return tokens;
  }

  /// What is bought for successes, each once.
  static Map<String, Integer> buy(String... maneuvers) {
    var bought = new LinkedHashMap<String, Integer>();
    for (String maneuver : maneuvers) {
      bought.put(maneuver, 1);
    }
    return bought;
  }

  static OtwStep attack(String by, String with, String target) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), false, 0, false);
  }

  static OtwStep thrown(String by, String with, String target) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), true, 0, false);
  }

  static OtwStep unloading(String by, String with, String target, int rounds) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), false, rounds, false);
  }

  static OtwStep attackWithBoth(String by, String first, String second, String target) {
    return new OtwStep.Attack(
        by, List.of(key(first), key(second)), List.of(target), false, 0, false);
  }

  static OtwStep skill(String by, String skill, String with, String... targets) {
    return new OtwStep.UseSkill(by, skill, key(with), List.of(targets));
  }

  static OtwStep cast(String by, String spell, String target) {
    return new OtwStep.CastSpell(by, spell, target);
  }

  static OtwStep use(String by, String item, String target) {
    return new OtwStep.UseItem(by, key(item), target);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
