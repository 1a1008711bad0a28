package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.testkit.Table;

/// People for tests of everyday life: packs, purses, hirelings.
final class Folk {
  private Folk() {}

  /// A PC with all scores 10, 4 HP, and these things packed away.
  static Sheet pc(String name, int gold, String... items) {
    return sheet(name, Sheet.Kind.PC, gold, Optional.empty(), items);
  }

  static Sheet hireling(String name, String employer, String... items) {
    return sheet(name, Sheet.Kind.HIRELING, 0, Optional.of(employer), items);
  }

  private static Sheet sheet(
      String name, Sheet.Kind kind, int gold, Optional<String> employer, String... items) {
    var packed = new ArrayList<SheetItem>();
    for (String item : items) {
      packed.add(new SheetItem(item, Optional.empty(), SheetItem.Place.PACK, Optional.empty()));
    }
    return new Sheet(
        name,
        name,
        kind,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        10,
        10,
        10,
        4,
        packed,
        gold * 100,
        employer);
  }

  /// Bea alone, with these things.
  static Table<CairnState, CairnStep, CairnEvent> bea(String... items) {
    return Tables.empty().sheet("bea", pc("Bea", 0, items));
  }

  /// Bea with a purse.
  static Table<CairnState, CairnStep, CairnEvent> beaWithGold(int gold, String... items) {
    return Tables.empty().sheet("bea", pc("Bea", gold, items));
  }

  static CairnStep hours(int hours) {
    return new CairnStep.LetTimePass(hours * 60);
  }

  static CairnStep minutes(int minutes) {
    return new CairnStep.LetTimePass(minutes);
  }

  static CairnStep.UseItem use(String by, String item, String... targets) {
    return new CairnStep.UseItem(by, item, List.of(targets));
  }
}
