package quintain.rhod;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.space.Grid;
import quintain.testkit.Table;

/// Tables of Roll High or Die for tests.
public final class Tables {
  private Tables() {}

  public static final RhodStep CALL = new Encounter.CallForInitiative();

  public static Table<RhodState, RhodStep, RhodEvent> empty() {
    return Table.of(new RhodBook());
  }

  /// A hero on a seat of their own at 5,5 and somebody else called foe next to them at 6,5, whose
  /// figures are open.
  public static Table<RhodState, RhodStep, RhodEvent> duel(Folk.Hero hero, Folk.Hero foe) {
    return empty()
        .scene(placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", hero.sheet())
        .sheet("foe", foe.sheet())
        .given("foe.side", "foes");
  }

  /// The same in an Encounter, the hero's Turn first.
  public static Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero, Folk.Hero foe) {
    return begun(duel(hero, foe));
  }

  /// Two in an Encounter, each in a place of their own, the hero's Turn first.
  public static Table<RhodState, RhodStep, RhodEvent> fight(
      Grid map, Folk.Hero hero, String at, Folk.Hero foe, String foeAt) {
    return begun(
        empty()
            .scene(scene(map, "hero", at, "foe", foeAt))
            .sheet("hero", hero.sheet())
            .sheet("foe", foe.sheet())
            .given("foe.side", "foes"));
  }

  private static Table<RhodState, RhodStep, RhodEvent> begun(
      Table<RhodState, RhodStep, RhodEvent> two) {
    return two.dice("d20=20", "d20=1").when(CALL);
  }

  public static Scene placed(String... idsAndSpots) {
    return scene(Scene.OPEN, idsAndSpots);
  }

  public static Scene scene(Grid map, String... idsAndSpots) {
    return scene(map, Optional.of(false), idsAndSpots);
  }

  public static Scene scene(Grid map, Optional<Boolean> fog, String... idsAndSpots) {
    Map<String, Spot> at = new LinkedHashMap<>();
    for (int i = 0; i < idsAndSpots.length; i += 2) {
      at.put(idsAndSpots[i], Spot.parse(idsAndSpots[i + 1]));
    }
    return new Scene(
        "", map, at, List.of(), List.of(), "", List.of(), List.of(), Secrecy.OPEN, fog, List.of());
  }

  public static RhodStep attack(String by, String with, String target) {
    return new Encounter.Attack(by, with, false, target);
  }

  public static RhodStep end(String who) {
    return new Encounter.EndTurn(who);
  }

  public static Spot at(String spot) {
    return Spot.parse(spot);
  }

  /// A swordsman of STR 15, DEX 12, CON 14 with Long Blade at Learning: +4 to hit.
  public static Folk.Hero swordsman() {
    return Folk.hero("15/12/14/8/13/10")
        .trained(Skill.LONG_BLADE, Degree.LEARNING)
        .knowing("Press the Line")
        .with("Sure Footed")
        .holding("Shortsword");
  }

  /// An archer of DEX 15 with Bow at Learning, whose bow reaches 80 feet.
  public static Folk.Hero archer() {
    return Folk.hero("10/15/14/12/13/8")
        .trained(Skill.BOW, Degree.LEARNING)
        .inBothHands("Short Bow")
        .having("Broadhead Arrow", Place.QUIVER, 12);
  }

  /// Somebody of Reflex 8 with neither Armor nor weapon: Vitality 2, one Hit Die, in High Ready so
  /// that no Stance helps the Defense.
  public static Folk.Hero dummy() {
    return Folk.hero("10/10/12/10/10/10").knowing("Brace").with("Iron Gut").in(Stance.HIGH_READY);
  }
}
