package quintain.rath;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Sheet;
import quintain.rath.state.SheetItem;
import quintain.rath.state.Stats;
import quintain.testkit.Table;

/// People for tests: only the stats and things that a test is about.
public final class Folk {
  private Folk() {}

  /// A PC of level 1 with 10 + STR HP; things are packed unless they say `held` or `worn`.
  public static Sheet pc(String name, String stats, String... things) {
    return sheet(name, Sheet.Kind.PC, stats, List.of(), Optional.empty(), things);
  }

  /// A PC with aptitudes.
  public static Sheet gifted(String name, String stats, List<String> aptitudes, String... things) {
    return sheet(name, Sheet.Kind.PC, stats, aptitudes, Optional.empty(), things);
  }

  public static Sheet henchman(String name, String stats, String employer, String... things) {
    return sheet(name, Sheet.Kind.HENCHMAN, stats, List.of(), Optional.of(employer), things);
  }

  private static Sheet sheet(
      String name,
      Sheet.Kind kind,
      String stats,
      List<String> aptitudes,
      Optional<String> employer,
      String... things) {
    var items = new ArrayList<SheetItem>();
    for (String thing : things) {
      var place = SheetItem.Place.PACK;
      var item = thing;
      if (thing.startsWith("held ")) {
        place = SheetItem.Place.HELD;
        item = thing.substring(5);
      } else if (thing.startsWith("worn ")) {
        place = SheetItem.Place.WORN;
        item = thing.substring(5);
      }
      items.add(new SheetItem(item, place, Optional.empty(), Optional.empty()));
    }
    var six = Stats.parse(stats);
    return new Sheet(
        name,
        name,
        kind,
        1,
        0,
        six,
        10 + six.str(),
        aptitudes,
        List.of(),
        items,
        List.of(),
        List.of(),
        Optional.empty(),
        employer,
        "",
        "",
        "");
  }

  /// Ann alone.
  public static Table<RathState, RathStep, RathEvent> ann(String stats, String... things) {
    return Tables.empty().sheet("ann", pc("Ann", stats, things));
  }

  /// Ann against one creature that stands beside her, nobody on turn yet and the PCs first.
  public static Table<RathState, RathStep, RathEvent> annAgainst(
      String creature, String stats, String... things) {
    return begun(ann(stats, things).creature("foe", creature), 6);
  }

  /// Combat begins, with that face of the initiative die.
  public static Table<RathState, RathStep, RathEvent> begun(
      Table<RathState, RathStep, RathEvent> table, int face) {
    return table.dice("d6=" + face).when(new RathStep.BeginCombat());
  }
}
