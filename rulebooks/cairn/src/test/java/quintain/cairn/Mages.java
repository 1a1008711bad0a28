package quintain.cairn;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.testkit.Table;

/// Characters with books and relics, and the things they do with them, for tests of magic.
public final class Mages {
  private Mages() {}

  public static Table<CairnState, CairnStep, CairnEvent> table() {
    return Table.of(new CairnBook());
  }

  /// A caster with one spellbook: every ability 10, 4 HP.
  public static Table<CairnState, CairnStep, CairnEvent> casterOf(String spell) {
    return table().sheet("ada", pc("Ada", book(spell)));
  }

  /// A bearer of one relic: every ability 10, 4 HP.
  public static Table<CairnState, CairnStep, CairnEvent> bearerOf(String relic) {
    return table().sheet("ada", pc("Ada", thing(relic)));
  }

  public static Sheet pc(String name, SheetItem... items) {
    return sheet(name, Sheet.Kind.PC, items);
  }

  public static Sheet hireling(String name, SheetItem... items) {
    return sheet(name, Sheet.Kind.HIRELING, items);
  }

  private static Sheet sheet(String name, Sheet.Kind kind, SheetItem... items) {
    return new Sheet(
        "T-" + name,
        name,
        kind,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        10,
        10,
        10,
        4,
        List.of(items),
        0,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  public static SheetItem book(String spell) {
    return new SheetItem("Spellbook", Optional.of(spell), SheetItem.Place.PACK, Optional.empty());
  }

  public static SheetItem scroll(String spell) {
    return new SheetItem("Scroll", Optional.of(spell), SheetItem.Place.PACK, Optional.empty());
  }

  public static SheetItem thing(String name) {
    return new SheetItem(name, Optional.empty(), SheetItem.Place.PACK, Optional.empty());
  }

  public static SheetItem held(String name) {
    return new SheetItem(name, Optional.empty(), SheetItem.Place.HELD, Optional.empty());
  }

  public static SheetItem worn(String name) {
    return new SheetItem(name, Optional.empty(), SheetItem.Place.WORN, Optional.empty());
  }

  public static SheetItem[] ropes(int count) {
    var ropes = new SheetItem[count];
    for (int i = 0; i < count; i++) {
      ropes[i] = thing("Rope");
    }
    return ropes;
  }

  public static CairnStep cast(String by, String spell, String... targets) {
    return new CairnStep.CastSpell(by, spell, List.of(targets), false);
  }

  public static CairnStep enhance(String by, String spell, String... targets) {
    return new CairnStep.CastSpell(by, spell, List.of(targets), true);
  }

  public static CairnStep use(String by, String relic, String... targets) {
    return new CairnStep.UseRelic(by, relic, List.of(targets));
  }

  public static CairnStep strike(String by, String with, String... targets) {
    return new CairnStep.Attack(by, List.of(with), List.of(targets));
  }

  public static CairnStep pass(String by) {
    return new CairnStep.Wait(by);
  }

  public static CairnStep resolve() {
    return new CairnStep.ResolvePhase();
  }

  public static CairnStep fight() {
    return new CairnStep.BeginRounds();
  }
}
