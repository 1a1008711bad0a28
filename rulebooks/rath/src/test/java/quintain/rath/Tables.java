package quintain.rath;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Table;

/// Tables of Rath for tests.
final class Tables {
  private Tables() {}

  static Table<RathState, RathStep, RathEvent> empty() {
    return Table.of(new RathBook());
  }

  /// Brannoc (sword, shield), Sefa (bow, dagger), Ilvane (spells), Odda (spear, healing).
  static Table<RathState, RathStep, RathEvent> party() {
    return empty()
        .pregen("brannoc", "Brannoc")
        .pregen("sefa", "Sefa")
        .pregen("ilvane", "Ilvane")
        .pregen("odda", "Odda");
  }

  /// Somebody placed: ids and zones (or feet), by turns.
  static Scene placing(Object... idsAndPlaces) {
    var at = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < idsAndPlaces.length; i += 2) {
      at.put((String) idsAndPlaces[i], (Integer) idsAndPlaces[i + 1]);
    }
    return new Scene("", at, new LinkedHashMap<>(), Secrecy.FIGURES_HIDDEN);
  }

  static RathStep.Attack attack(String by, String with, String target) {
    return attack(by, List.of(with), target);
  }

  static RathStep.Attack attack(String by, List<String> with, String... targets) {
    return new RathStep.Attack(by, with, List.of(targets), Optional.empty());
  }

  static RathStep.Attack attack(String by, String with, Grip grip, String target) {
    return new RathStep.Attack(by, List.of(with), List.of(target), Optional.of(grip));
  }

  static RathStep.Test test(String by, Trial trial) {
    return new RathStep.Test(by, trial, Optional.empty(), Optional.empty(), false);
  }

  static RathStep.Test test(String by, Trial trial, Stat stat) {
    return new RathStep.Test(by, trial, Optional.of(stat), Optional.empty(), false);
  }

  static RathStep.Test noted(String by, Trial trial) {
    return new RathStep.Test(by, trial, Optional.empty(), Optional.empty(), true);
  }

  static RathStep.Oppose oppose(String by, String with, Contest contest) {
    return new RathStep.Oppose(by, with, contest, Optional.empty(), Optional.empty());
  }

  static RathStep.Afflict afflict(String who, Affliction what, int dice) {
    return new RathStep.Afflict(who, what, Optional.empty(), Optional.of(dice));
  }

  static RathStep end(String by) {
    return new RathStep.EndTurn(by);
  }

  static RathStep turns(int turns) {
    return new RathStep.LetTurnsPass(turns);
  }

  /// The only event of this kind in the last `when`.
  static <E extends RathEvent> E only(Table<RathState, RathStep, RathEvent> table, Class<E> kind) {
    var found = new ArrayList<E>();
    for (RathEvent event : table.events()) {
      if (kind.isInstance(event)) {
        found.add(kind.cast(event));
      }
    }
    if (found.size() != 1) {
      throw new AssertionError(kind.getSimpleName() + " is " + found + " of " + table.events());
    }
    return found.getFirst();
  }

  static boolean has(Table<RathState, RathStep, RathEvent> table, Class<?> kind) {
    return table.events().stream().anyMatch(kind::isInstance);
  }
}
