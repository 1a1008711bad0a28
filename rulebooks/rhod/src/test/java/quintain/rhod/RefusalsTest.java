package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.rules.Movement;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Size;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Terrain;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// A refusal names what stands in the way: who, which wall or door, how far, which hand.
class RefusalsTest {
  private static RhodStep run(String to) {
    return new Encounter.Run("hero", at(to));
  }

  private static RhodStep scramble(Encounter.How how, String to) {
    return new Encounter.Scramble("hero", how, at(to));
  }

  /// A hero at 0,0 of a map of one row.
  private static Table<RhodState, RhodStep, RhodEvent> on(Grid map, Folk.Hero hero) {
    return Tables.empty().scene(Tables.scene(map, "hero", "0,0")).sheet("hero", hero.sheet());
  }

  private static Grid with(String row, Terrain terrain) {
    Map<String, Terrain> legend = new LinkedHashMap<>();
    legend.put("m", terrain);
    return new Grid(5, List.of(row), legend, List.of(), List.of(), List.of(), Optional.empty());
  }

  private static Barrier across(String name, int column) {
    return new Barrier(
        name,
        Point.corner(column, 0),
        Point.corner(column, 1),
        Cover.FULL,
        false,
        Optional.empty());
  }

  // Ways

  @Test
  @Covers({"RHD-MAN-03", "RHD-POS-02"})
  void whatShutsASpaceOffIsNamed() {
    on(Grid.of(5, List.of("..#.")), swordsman())
        .refuses(run("3,0"), "RHD-MAN-03", "The way to 3,0 is blocked: rock")
        .refuses(run("2,0"), "RHD-MAN-03", "The way to 2,0 is blocked: rock")
        .refuses(run("4,0"), "RHD-MAN-03", "4,0 is not on the map")
        .refuses(
            scramble(Encounter.How.CRAWL, "3,0"),
            "RHD-MAN-04",
            "A crawl is 5 feet, and 3,0 takes more")
        .when(run("1,0"))
        .refuses(
            scramble(Encounter.How.CRAWL, "2,0"), "RHD-MAN-04", "The way to 2,0 is blocked: rock")
        .refuses(
            scramble(Encounter.How.CLIMB, "2,0"),
            "RHD-MAN-04",
            "Nothing leads over the rock to 2,0");
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-INT-06"})
  void aDoorThatIsClosedOrLockedIsNamed() {
    var cellar = Grid.open(5, 4, 1).with(across("cellar door", 2));
    on(cellar, swordsman())
        .refuses(run("3,0"), "RHD-MAN-03", "The way to 3,0 is blocked: the cellar door is closed")
        .refuses(
            new Handling.OpenUp("hero", "cellar door"),
            "RHD-INT-06",
            "The cellar door is not adjacent to Hero")
        .refuses(new Handling.OpenUp("hero", "hatch"), "RHD-INT-06", "There is no hatch here")
        .when(new Handling.LockUp("cellar door", 12))
        .refuses(run("3,0"), "RHD-MAN-03", "The way to 3,0 is blocked: the cellar door is locked")
        .when(new Handling.Unlock("cellar door"))
        .when(run("1,0"))
        .refuses(
            new Handling.CloseUp("hero", "cellar door"),
            "RHD-INT-07",
            "The cellar door is closed already")
        .when(new Handling.OpenUp("hero", "cellar door"))
        .refuses(
            new Handling.OpenUp("hero", "cellar door"),
            "RHD-INT-06",
            "The cellar door is open already")
        .when(run("3,0"))
        .then("hero.at", "3,0");
  }

  /// Ground that is three times as dear takes 15 feet for a step, and a run is 10.
  @Test
  @Covers("RHD-MAN-03")
  void groundTooDearForARunIsToldInFeet() {
    var mud = new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 3);
    on(with("..mm", mud), swordsman())
        .refuses(run("3,0"), "RHD-MAN-03", "The step to 2,0 takes 15 feet, and a run is 10");
  }

  @Test
  @Covers("RHD-MAN-03")
  void aStrollTooLongTellsBothDistances() {
    on(Grid.open(5, 80, 1), swordsman())
        .refuses(
            run("61,0"),
            "RHD-MAN-03",
            "It is 305 feet to 61,0, and 300 is as far as one goes at once");
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-MAN-04"})
  void whoIsGrappledIsToldByWhomIfTheySee() {
    var grappled = new LifeEvent.Gained("hero", Borne.lasting(Condition.GRAPPLED, 1, "wolf"));
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "wolf", "6,5"))
            .sheet("hero", swordsman().sheet())
            .creature("wolf", "Feral Hound")
            .changed(grappled::appliedTo);
    table
        .refuses(run("3,5"), "RHD-MAN-03", "Hero is Grappled (RHD-G-COND-08) by Wolf")
        .refuses(
            scramble(Encounter.How.CRAWL, "4,5"),
            "RHD-MAN-04",
            "Hero is Grappled (RHD-G-COND-08) by Wolf");
    var unseen = table.given("wolf.secrecy", "unseen").state();
    var seen = unseen.asSeenBy(unseen.being("hero").seat());
    assertThat(Movement.refusal(seen, new Encounter.Run("hero", at("3,5"))).orElseThrow().reason())
        .isEqualTo("Hero is Grappled (RHD-G-COND-08)");
  }

  @Test
  @Covers("RHD-EXP-11")
  void aChargeThatCannotBeRunIsToldWhy() {
    var rider = Folk.hero("10/12/10/10/10/10").knowing("Trample Charge").holding("Shortsword");
    fight(Grid.of(5, List.of("........", "...#....", "........")), rider, "1,1", dummy(), "7,1")
        .refuses(
            new Handling.Charge("hero", "Trample Charge", "Shortsword", at("5,1"), "foe"),
            "RHD-EXP-11",
            "The way to 5,1 is blocked: rock")
        .refuses(
            new Handling.Charge("hero", "Trample Charge", "Shortsword", at("6,0"), "foe"),
            "RHD-EXP-11",
            "6,0 lies neither in a row nor in a column nor on a slant with Hero");
  }

  // Reach and hands

  @Test
  @Covers({"RHD-INT-09", "RHD-COND-06", "RHD-GRP-01"})
  void whoIsNotAdjacentIsSoManyFeetAway() {
    var apart =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "wolf", "8,5"))
            .sheet("hero", swordsman().sheet())
            .creature("wolf", "Feral Hound");
    apart
        .refuses(
            new Handling.Compel("hero", "wolf"),
            "RHD-INT-09",
            "Wolf is 15 feet away, and not adjacent to Hero")
        .refuses(
            new Handling.Compel("hero", "hero"), "RHD-INT-09", "Hero needs somebody else for that")
        .given("wolf.bound", 1)
        .refuses(
            new Handling.Release("hero", "wolf"),
            "RHD-COND-06",
            "Wolf is 15 feet away, and not adjacent to Hero");
  }

  @Test
  @Covers({"RHD-GRP-01", "RHD-R-28", "RHD-R-36"})
  void fullHandsNameWhatFillsThem() {
    fight(Tables.archer(), dummy())
        .refuses(
            new Encounter.Grapple("hero", "foe"),
            "RHD-GRP-01",
            "Hero has no hand free beside Short Bow");
  }

  @Test
  @Covers({"RHD-INT-05", "RHD-INV-14"})
  void aContainerOutOfReachOrFullIsTold() {
    on(Grid.open(5, 8, 1), swordsman().having("Torch", Place.OFF_HAND))
        .when(new Handling.SetContainer("chest", at("4,0"), Size.SMALL, 1))
        .refuses(
            new Handling.PackInto("hero", "Torch", "chest"),
            "RHD-INT-05",
            "The chest is 20 feet away, and not adjacent to Hero")
        .refuses(
            new Handling.PackInto("hero", "Torch", "barrel"),
            "RHD-INT-05",
            "There is no barrel here")
        .when(run("3,0"))
        .refuses(
            new Handling.PackInto("hero", "Torch", "chest"), "RHD-INT-05", "The chest is closed");
  }
}
