package quintain.otherworlds;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Table;

/// Tables of Otherworlds for tests.
final class Tables {
  private Tables() {}

  static final OtwStep BEGIN = new OtwStep.BeginBattle();

  static Table<OtwState, OtwStep, OtwEvent> empty() {
    return Table.of(new OtherworldsBook());
  }

  /// A hero on a seat of their own, and a creature next to them called foe: a Kennel Hound, which
  /// has neither armor nor guard, with DEF 2 and too clumsy to evade.
  static Table<OtwState, OtwStep, OtwEvent> duel(Folk.Hero hero) {
    return against(hero, "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90);
  }

  static Table<OtwState, OtwStep, OtwEvent> against(Folk.Hero hero, String creature) {
    return empty()
        .scene(placed("hero", "0,0", "foe", "1,0"))
        .sheet("hero", hero.sheet())
        .creature("foe", creature);
  }

  /// Somebody who strikes with STR 6 and an axe of ATK 4 in one hand: an attack of 10.
  static Folk.Hero axeman() {
    return Folk.hero("6/3/6/3/3/4").holding("Woodfall Axe");
  }

  static Scene placed(String... idsAndSpots) {
    Map<String, Spot> at = new LinkedHashMap<>();
    for (int i = 0; i < idsAndSpots.length; i += 2) {
      at.put(idsAndSpots[i], Spot.parse(idsAndSpots[i + 1]));
    }
    return scene(Scene.OPEN, at);
  }

  static Scene scene(Grid map, Map<String, Spot> at) {
    return new Scene("", map, at, List.of(), List.of(), Secrecy.OPEN, false, List.of());
  }

  /// A map with bars of this height across one column: one sees through them.
  static Grid barsAcross(int column, int feet) {
    return across(column, new Terrain("bars", Cover.NONE, true, Optional.of(feet), 0, 1));
  }

  /// A map with a column of something from end to end.
  static Grid across(int column, Terrain terrain) {
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

  static String[] d6(int... faces) {
    return Arrays.stream(faces).mapToObj(face -> "d6=" + face).toArray(String[]::new);
  }

  static OtwStep attack(String by, String with, String... targets) {
    return new OtwStep.Attack(by, List.of(with), List.of(targets), false, 0, false);
  }

  static OtwStep strike() {
    return attack("hero", "woodfall axe", "foe");
  }

  /// What is bought, each once.
  static Map<String, Integer> buying(String... maneuvers) {
    var bought = new LinkedHashMap<String, Integer>();
    for (String maneuver : maneuvers) {
      bought.put(maneuver, 1);
    }
    return bought;
  }

  static OtwStep end(String who) {
    return new OtwStep.EndTurn(who);
  }

  static Spot at(String spot) {
    return Spot.parse(spot);
  }
}
