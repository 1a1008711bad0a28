package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.testkit.Table;

/// People for tests of everyday life: packs, purses, hirelings.
public final class Folk {
  private Folk() {}

  /// A PC with all scores 10, 4 HP, and these things packed away.
  public static Sheet pc(String name, int gold, String... items) {
    return sheet(name, Sheet.Kind.PC, gold, Optional.empty(), items);
  }

  public static Sheet hireling(String name, String employer, String... items) {
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
        employer,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /// Bea alone, with these things.
  public static Table<CairnState, CairnStep, CairnEvent> bea(String... items) {
    return Tables.empty().sheet("bea", pc("Bea", 0, items));
  }

  /// Bea with a purse.
  public static Table<CairnState, CairnStep, CairnEvent> beaWithGold(int gold, String... items) {
    return Tables.empty().sheet("bea", pc("Bea", gold, items));
  }

  public static CairnStep hours(int hours) {
    return new CairnStep.LetTimePass(hours * 60);
  }

  public static CairnStep minutes(int minutes) {
    return new CairnStep.LetTimePass(minutes);
  }

  public static CairnStep.UseItem use(String by, String item, String... targets) {
    return new CairnStep.UseItem(by, item, List.of(targets));
  }
}
