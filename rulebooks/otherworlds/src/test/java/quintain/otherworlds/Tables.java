package quintain.otherworlds;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Table;

/// Tables of Otherworlds for tests.
public final class Tables {
  private Tables() {}

  public static final OtwStep BEGIN = new OtwStep.BeginBattle();

  public static Table<OtwState, OtwStep, OtwEvent> empty() {
    return Table.of(new OtherworldsBook());
  }

  /// A hero on a seat of their own, and a creature next to them called foe: a Kennel Hound, which
  /// has neither armor nor guard, with DEF 2 and too clumsy to evade.
  public static Table<OtwState, OtwStep, OtwEvent> duel(Folk.Hero hero) {
    return against(hero, "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90);
  }

  public static Table<OtwState, OtwStep, OtwEvent> against(Folk.Hero hero, String creature) {
    return empty()
        .scene(placed("hero", "0,0", "foe", "1,0"))
        .sheet("hero", hero.sheet())
        .creature("foe", creature);
  }

  /// Somebody who strikes with STR 6 and an axe of ATK 4 in one hand: an attack of 10.
  public static Folk.Hero axeman() {
    return Folk.hero("6/3/6/3/3/4").holding("Woodfall Axe");
  }

  public static Scene placed(String... idsAndSpots) {
    Map<String, Spot> at = new LinkedHashMap<>();
    for (int i = 0; i < idsAndSpots.length; i += 2) {
      at.put(idsAndSpots[i], Spot.parse(idsAndSpots[i + 1]));
    }
    return scene(Scene.OPEN, at);
  }

  public static Scene scene(Grid map, Map<String, Spot> at) {
    return new Scene(
        "", map, at, List.of(), List.of(), Secrecy.OPEN, Optional.of(false), List.of());
  }

  /// A map with bars of this height across one column: one sees through them.
  public static Grid barsAcross(int column, int feet) {
    return across(column, new Terrain("bars", Cover.NONE, true, Optional.of(feet), 0, 1));
  }

  /// A map with a column of something from end to end.
  public static Grid across(int column, Terrain terrain) {
    var row = ".".repeat(column) + "w" + ".".repeat(23 - column);
    Map<String, Terrain> legend = new LinkedHashMap<>();
    legend.put("w", terrain);
    return new Grid(
        10,
        Collections.nCopies(16, row),
        legend,
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /// With these statuses on somebody.
  public static OtwState bearing(OtwState state, String who, Status... statuses) {
    var bearing = state;
    for (Status status : statuses) {
      bearing = new FightEvent.Became(who, status).appliedTo(bearing);
    }
    return bearing;
  }

  public static String[] d6(int... faces) {
    return Arrays.stream(faces).mapToObj(face -> "d6=" + face).toArray(String[]::new);
  }

  public static OtwStep attack(String by, String with, String... targets) {
    return new OtwStep.Attack(by, List.of(with), List.of(targets), false, 0, false);
  }

  public static OtwStep strike() {
    return attack("hero", "woodfall axe", "foe");
  }

  /// What is bought, each once.
  public static Map<String, Integer> buying(String... maneuvers) {
    var bought = new LinkedHashMap<String, Integer>();
    for (String maneuver : maneuvers) {
      bought.put(maneuver, 1);
    }
    return bought;
  }

  public static OtwStep end(String who) {
    return new OtwStep.EndTurn(who);
  }

  public static Spot at(String spot) {
    return Spot.parse(spot);
  }
}
