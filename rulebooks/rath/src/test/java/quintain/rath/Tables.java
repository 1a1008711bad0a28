package quintain.rath;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Affliction;
import quintain.rath.state.Contest;
import quintain.rath.state.Grip;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trial;
import quintain.space.Grid;
import quintain.testkit.Table;

/// Tables of Rath for tests.
public final class Tables {
  private Tables() {}

  public static Table<RathState, RathStep, RathEvent> empty() {
    return Table.of(new RathBook());
  }

  /// Brannoc (sword, shield), Sefa (bow, dagger), Ilvane (spells), Odda (spear, healing).
  public static Table<RathState, RathStep, RathEvent> party() {
    return empty()
        .pregen("brannoc", "Brannoc")
        .pregen("sefa", "Sefa")
        .pregen("ilvane", "Ilvane")
        .pregen("odda", "Odda");
  }

  /// Somebody placed: ids and zones (or feet), by turns.
  public static Scene placing(Object... idsAndPlaces) {
    var at = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < idsAndPlaces.length; i += 2) {
      at.put((String) idsAndPlaces[i], (Integer) idsAndPlaces[i + 1]);
    }
    return new Scene("", at, new LinkedHashMap<>(), Secrecy.FIGURES_HIDDEN);
  }

  /// A scene on a map, with those named in its spaces.
  public static Scene mapped(Grid map, Map<String, Spot> spots) {
    var line = Scene.DEFAULTS;
    return new Scene(
        line.place(),
        line.at(),
        line.devices(),
        line.foeFigures(),
        Optional.of(map),
        spots,
        line.sides(),
        line.fog(),
        line.spotted());
  }

  /// Somebody who knows and has equipped these spells.
  public static RathState equipped(RathState state, String who, List<String> spells) {
    var learnt = state;
    for (String spell : spells) {
      if (!learnt.being(who).magic().known().contains(spell)) {
        learnt = new ThingEvent.SpellLearnt(who, spell).appliedTo(learnt);
      }
    }
    return new ThingEvent.SpellsEquipped(who, spells).appliedTo(learnt);
  }

  public static RathStep.Attack attack(String by, String with, String target) {
    return attack(by, List.of(with), target);
  }

  public static RathStep.Attack attack(String by, List<String> with, String... targets) {
    return new RathStep.Attack(by, with, List.of(targets), Optional.empty());
  }

  public static RathStep.Attack attack(String by, String with, Grip grip, String target) {
    return new RathStep.Attack(by, List.of(with), List.of(target), Optional.of(grip));
  }

  public static RathStep.Test test(String by, Trial trial) {
    return new RathStep.Test(by, trial, Optional.empty(), Optional.empty(), false);
  }

  public static RathStep.Test test(String by, Trial trial, Stat stat) {
    return new RathStep.Test(by, trial, Optional.of(stat), Optional.empty(), false);
  }

  public static RathStep.Test noted(String by, Trial trial) {
    return new RathStep.Test(by, trial, Optional.empty(), Optional.empty(), true);
  }

  public static RathStep.Oppose oppose(String by, String with, Contest contest) {
    return new RathStep.Oppose(by, with, contest, Optional.empty(), Optional.empty());
  }

  public static RathStep.Afflict afflict(String who, Affliction what, int dice) {
    return new RathStep.Afflict(who, what, Optional.empty(), Optional.of(dice));
  }

  public static RathStep end(String by) {
    return new RathStep.EndTurn(by);
  }

  public static RathStep turns(int turns) {
    return new RathStep.LetTurnsPass(turns);
  }

  /// The only event of this kind in the last `when`.
  public static <E extends RathEvent> E only(
      Table<RathState, RathStep, RathEvent> table, Class<E> kind) {
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

  public static boolean has(Table<RathState, RathStep, RathEvent> table, Class<?> kind) {
    return table.events().stream().anyMatch(kind::isInstance);
  }
}
