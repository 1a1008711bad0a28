package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A character as written down before play: abilities and HP at their maximum, items in sheet
/// order.
///
/// @param coins in copper pieces (CRN-WLTH-01)
/// @param employer whom a hireling works for, by name
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
    Optional<String> employer)
    implements Entry {
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
    if (kind == Kind.PC && employer.isPresent()) {
      throw new IllegalArgumentException(name + " is a player character and has no employer");
    }
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

  /// Whether a player runs the character from the start.
  public enum Kind {
    PC,
    HIRELING
  }
}
