package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.peers.Kept;

/// A character as written down before play: abilities and HP at their maximum, items in sheet
/// order.
///
/// @param coins in copper pieces (CRN-WLTH-01)
/// @param employer whom a hireling works for, by name
/// @param own the figures of items that no pack has; they go before those of the packs
/// @param now what somebody who has played elsewhere comes with; absent for all at its maximum
/// @param kept the document of another program that the character came from
public record Sheet(
    String id,
    String name,
    Kind kind,
    Optional<String> background,
    List<String> traits,
    Optional<Integer> age,
    int str,
    int dex,
    int wil,
    int hp,
    List<SheetItem> items,
    int coins,
    Optional<String> employer,
    List<Gear> own,
    Optional<Standing> now,
    Optional<Kept> kept)
    implements Entry {
  /// The most items on a sheet.
  public static final int MOST_ITEMS = 200;

  public Sheet {
    Check.text("id", id);
    Check.text("name", name);
    age.ifPresent(years -> Check.atLeast("age", years, 1));
    Check.between("str", str, 1, 30);
    Check.between("dex", dex, 0, 30);
    Check.between("wil", wil, 0, 30);
    Check.between("hp", hp, 0, 99);
    Check.atLeast("coins", coins, 0);
    traits = List.copyOf(traits);
    items = List.copyOf(items);
    own = List.copyOf(own);
    Check.between("the number of items", items.size(), 0, MOST_ITEMS);
    Check.between("the number of own", own.size(), 0, MOST_ITEMS);
    for (Gear gear : own) {
      if (!gear.isOwn()) {
        throw new IllegalArgumentException(
            "own gear has the id %s or %s, not %s".formatted(Gear.OWN, Gear.TREASURE, gear.id()));
      }
    }
    if (kind == Kind.PC && employer.isPresent()) {
      throw new IllegalArgumentException(name + " is a player character and has no employer");
    }
  }

  /// The figures of an item that no pack has.
  public Optional<Gear> ownGear(String item) {
    return own.stream().filter(gear -> gear.name().equalsIgnoreCase(item.strip())).findFirst();
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<String>();
    if (kind == Kind.HIRELING) {
      told.add("a hireling");
    }
    background.ifPresent(told::add);
    told.addAll(List.of("HP " + hp, "STR " + str, "DEX " + dex, "WIL " + wil));
    items.forEach(item -> told.add(item.item()));
    return told;
  }

  /// How somebody stands who has been through something.
  ///
  /// @param fatigue the slots that Fatigue fills (CRN-DEPR-06)
  /// @param scars what is told of them
  public record Standing(
      int hp, int str, int dex, int wil, @OrNone int fatigue, List<String> scars) {
    public Standing {
      Check.between("hp", hp, 0, 99);
      Check.between("str", str, 1, 30);
      Check.between("dex", dex, 0, 30);
      Check.between("wil", wil, 0, 30);
      Check.between("fatigue", fatigue, 0, 10);
      scars = List.copyOf(scars);
    }
  }

  /// Whether a player runs the character from the start.
  public enum Kind {
    PC,
    HIRELING
  }
}
