package quintain.terraodd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Amount;
import quintain.terraodd.state.Gained;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.SheetItem;
import quintain.terraodd.state.Suffered;
import quintain.testkit.Table;

/// Tables of Terra Odd for tests, and those who sit at them.
public final class Tables {
  public static final OddStep BEGIN = new OddStep.BeginRounds();
  public static final OddStep RESOLVE = new OddStep.ResolvePhase();

  private Tables() {}

  public static Table<OddState, OddStep, OddEvent> empty() {
    return Table.of(new TerraOddBook());
  }

  /// With one switch of the house turned.
  public static Table<OddState, OddStep, OddEvent> house(String name, Object value) {
    return empty().house(turned(name, value));
  }

  /// Ilse (laser pistol, Armour 1), Bram (breaching axe, Armour 2), Suri (shotgun, Armour 1).
  public static Table<OddState, OddStep, OddEvent> party() {
    return empty().pregen("ilse", "Ilse").pregen("bram", "Bram").pregen("suri", "Suri");
  }

  /// Bea with all attributes 10 and 4 Grit, and these things; and a Street Cutter of 4 Grit,
  /// Prowess 10 and no Armour.
  public static Table<OddState, OddStep, OddEvent> bea(String... items) {
    return beaAt(empty(), items);
  }

  public static Table<OddState, OddStep, OddEvent> beaAt(
      Table<OddState, OddStep, OddEvent> table, String... items) {
    return table.sheet("bea", sheet("Bea", List.of(), items)).creature("foe", "Street Cutter");
  }

  /// The same with Advancements.
  public static Table<OddState, OddStep, OddEvent> gifted(String advancement, String... items) {
    return empty()
        .sheet("bea", sheet("Bea", List.of(advancement), items))
        .creature("foe", "Street Cutter");
  }

  public static Sheet sheet(String name, List<String> advancements, String... items) {
    return sheet(name, advancements, List.of(), items);
  }

  public static Sheet sheet(
      String name, List<String> advancements, List<String> conditions, String... items) {
    var carried = new ArrayList<SheetItem>();
    for (String item : items) {
      carried.add(new SheetItem(item, place(item), Optional.empty()));
    }
    return new Sheet(
        name,
        name,
        Optional.empty(),
        Optional.empty(),
        10,
        10,
        10,
        4,
        advancements.stream().map(advancement -> new Gained(advancement, "")).toList(),
        conditions.stream().map(condition -> new Suffered(condition, "")).toList(),
        carried,
        List.of(),
        0);
  }

  private static Item.Where place(String item) {
    return switch (item) {
      case "Leather or padded coat", "Mail or stab vest", "Plate or power frame", "Vacuum suit" ->
          Item.Where.WORN;
      case "Shield or riot board" -> Item.Where.HELD;
      default -> Item.Where.PACK;
    };
  }

  /// The defaults with one switch turned.
  public static OddHouse turned(String name, Object value) {
    var components = OddHouse.class.getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] =
            components[i].getName().equals(name)
                ? value
                : components[i].getAccessor().invoke(OddHouse.DEFAULTS);
      }
      return OddHouse.class.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name + " = " + value, e);
    }
  }

  /// A scene with these at these feet, ids and feet by turns.
  public static Scene scene(Object... idsAndFeet) {
    Map<String, Integer> at = new LinkedHashMap<>();
    for (int i = 0; i < idsAndFeet.length; i += 2) {
      at.put((String) idsAndFeet[i], (Integer) idsAndFeet[i + 1]);
    }
    return new Scene("", "", Genre.ANY, false, false, at, List.of(), 8, Secrecy.FIGURES_HIDDEN);
  }

  public static OddStep.Attack attack(String by, String with, String... targets) {
    return new OddStep.Attack(by, List.of(with), List.of(targets));
  }

  public static OddStep.Attack twoWeapons(String by, String one, String other, String target) {
    return new OddStep.Attack(by, List.of(one, other), List.of(target));
  }

  /// An attack outside rounds: the GM starts none.
  public static Table<OddState, OddStep, OddEvent> strike(
      Table<OddState, OddStep, OddEvent> table, OddStep.Attack attack) {
    return table.answer("gm", "begin-rounds", false).when(attack);
  }

  /// Harm that no Armour stops and no die rolls; physical unless answered otherwise.
  public static OddStep.DealHarm harm(String who, int points) {
    return new OddStep.DealHarm(who, Amount.of(points), true, "a fall");
  }

  public static OddStep.Save save(String by, String against) {
    return new OddStep.Save(by, against, Optional.empty());
  }

  public static OddStep.Contest contest(String by, String with, String over) {
    return new OddStep.Contest(by, with, over, Optional.empty());
  }

  public static OddStep.Attempt attempt(String by, String what) {
    return new OddStep.Attempt(by, what, Optional.empty());
  }

  public static OddStep.Move move(String by, int to) {
    return new OddStep.Move(by, to);
  }

  public static OddStep.Retreat run(String by) {
    return new OddStep.Retreat(by);
  }

  public static OddStep.Wait pass(String by) {
    return new OddStep.Wait(by);
  }
}
