package quintain.rath;

import java.util.List;
import java.util.Optional;
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

  static RathStep.Attack attack(String by, String with, String target) {
    return new RathStep.Attack(by, List.of(with), List.of(target), Optional.empty());
  }
}
