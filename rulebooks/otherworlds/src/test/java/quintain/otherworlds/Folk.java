package quintain.otherworlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.SheetItem;
import quintain.testkit.Table;

/// People made for a test, and the commands they give.
public final class Folk {
  private Folk() {}

  public static Table<OtwState, OtwStep, OtwEvent> empty() {
    return Table.of(new OtherworldsBook());
  }

  /// Brannoc (axe), Ysolde (rifle), Kit (rapier, grenades) and Orrin (spells).
  public static Table<OtwState, OtwStep, OtwEvent> all() {
    return empty()
        .pregen("brannoc", "Brannoc Vale")
        .pregen("ysolde", "Ysolde Marr")
        .pregen("kit", "Kit Arroway")
        .pregen("orrin", "Orrin Thess");
  }

  /// Somebody with these attributes and nothing else.
  public static Hero hero(String attributes) {
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
  public record Hero(
      Attributes attributes,
      String origin,
      List<Proficiency> proficiencies,
      List<Family> masteries,
      List<String> picks,
      Optional<DamageType> ward,
      List<SheetItem> items) {
    public Hero of(String land) {
      return new Hero(attributes, land, proficiencies, masteries, picks, ward, items);
    }

    public Hero proficient(Proficiency... skills) {
      return new Hero(attributes, origin, List.of(skills), masteries, picks, ward, items);
    }

    public Hero mastering(Family... families) {
      return new Hero(attributes, origin, proficiencies, List.of(families), picks, ward, items);
    }

    public Hero picking(String... names) {
      return new Hero(attributes, origin, proficiencies, masteries, List.of(names), ward, items);
    }

    public Hero warded(DamageType type) {
      return new Hero(
          attributes, origin, proficiencies, masteries, picks, Optional.of(type), items);
    }

    private Hero with(String item, SheetItem.Place place) {
      var more = new ArrayList<>(items);
      more.add(new SheetItem(item, place, Optional.empty()));
      return new Hero(attributes, origin, proficiencies, masteries, picks, ward, more);
    }

    public Hero holding(String item) {
      return with(item, SheetItem.Place.HAND);
    }

    public Hero inBothHands(String item) {
      return with(item, SheetItem.Place.BOTH_HANDS);
    }

    public Hero wearing(String item) {
      return with(item, SheetItem.Place.WORN);
    }

    public Hero quick(String item) {
      return with(item, SheetItem.Place.QUICK);
    }

    public Hero packing(String item) {
      return with(item, SheetItem.Place.PACK);
    }

    public Hero sheathing(String item) {
      return with(item, SheetItem.Place.SHEATHED);
    }

    public Sheet sheet() {
      return new Sheet(
          "hero", "Hero", 1, attributes, origin, proficiencies, masteries, picks, ward, items, 0);
    }

    /// Alone with one creature, in one space.
    public Table<OtwState, OtwStep, OtwEvent> against(String creature) {
      return alone().creature("foe", creature);
    }

    public Table<OtwState, OtwStep, OtwEvent> alone() {
      return empty().sheet("hero", sheet());
    }
  }

  /// Faces of d6 in the order they fall.
  public static String[] faces(int... faces) {
    var tokens = new String[faces.length];
    for (int i = 0; i < faces.length; i++) {
      tokens[i] = "d6=" + faces[i];
    }
    return tokens;
  }

  /// What is bought for successes, each once.
  public static Map<String, Integer> buy(String... maneuvers) {
    var bought = new LinkedHashMap<String, Integer>();
    for (String maneuver : maneuvers) {
      bought.put(maneuver, 1);
    }
    return bought;
  }

  public static OtwStep attack(String by, String with, String target) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), false, 0, false);
  }

  public static OtwStep thrown(String by, String with, String target) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), true, 0, false);
  }

  public static OtwStep unloading(String by, String with, String target, int rounds) {
    return new OtwStep.Attack(by, List.of(key(with)), List.of(target), false, rounds, false);
  }

  public static OtwStep attackWithBoth(String by, String first, String second, String target) {
    return new OtwStep.Attack(
        by, List.of(key(first), key(second)), List.of(target), false, 0, false);
  }

  public static OtwStep skill(String by, String skill, String with, String... targets) {
    return new OtwStep.UseSkill(by, skill, key(with), List.of(targets));
  }

  public static OtwStep cast(String by, String spell, String target) {
    return new OtwStep.CastSpell(by, spell, target);
  }

  public static OtwStep use(String by, String item, String target) {
    return new OtwStep.UseItem(by, key(item), target);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
