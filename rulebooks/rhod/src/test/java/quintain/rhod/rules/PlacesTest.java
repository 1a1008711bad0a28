package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.swordsman;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Values;
import quintain.rhod.state.Who;
import quintain.rhod.state.World;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.space.Terrain;
import quintain.testkit.Covers;

/// Where somebody can be: free spaces, holds on a face, and ways that heights and slants make
/// longer.
class PlacesTest {
  /// Rock in the upper row, and ground ten feet up in the last column.
  private static final Grid MAP =
      Grid.of(5, List.of("..#...", "......", "......")).with(new Rise(at("5,0"), at("5,2"), 10));

  private static RhodState state(Grid map, String hero, String foe) {
    return Tables.fight(map, swordsman(), hero, dummy(), foe).state();
  }

  private static boolean isFree(RhodState state, String spot) {
    return Ways.isFree(state, state.being("hero"), at(spot));
  }

  @Test
  @Covers({"RHD-POS-01", "RHD-POS-02"})
  void aSpaceIsFreeWhereThereIsRoomAndNobodyElse() {
    var state = state(MAP, "0,1", "3,1");
    assertThat(isFree(state, "1,1")).isTrue();
    // one's own
    assertThat(isFree(state, "0,1")).isTrue();
    assertThat(isFree(state, "3,1")).isFalse();
    // above somebody's head
    assertThat(isFree(state, "3,1,1")).isTrue();
    assertThat(isFree(state, "2,0")).isFalse();
    assertThat(isFree(state, "6,1")).isFalse();
    assertThat(isFree(state, "1,3")).isFalse();
    assertThat(Ways.isFree(state, state.being("hero"), new Spot(1, 1, -1))).isFalse();
    // within the rise, on it, above it
    assertThat(isFree(state, "5,1,1")).isFalse();
    assertThat(isFree(state, "5,1,2")).isTrue();
    assertThat(isFree(state, "5,1,3")).isTrue();
  }

  /// The bear takes two spaces by two.
  @Test
  @Covers("RHD-R-64")
  void theLargeNeedRoomForAllTheirSpaces() {
    var state =
        Tables.empty()
            .scene(Tables.scene(MAP, "bear", "0,1", "hero", "4,1"))
            .creature("bear", "Grey Cave Bear")
            .sheet("hero", swordsman().sheet())
            .state();
    var bear = state.being("bear");
    assertThat(Ways.isFree(state, bear, at("1,1"))).isTrue();
    assertThat(Ways.isFree(state, bear, at("2,1"))).isTrue();
    assertThat(Ways.isFree(state, bear, at("3,1"))).isFalse();
    assertThat(Ways.isFree(state, bear, at("1,0"))).isFalse();
    assertThat(Ways.isFree(state, bear, at("0,2"))).isFalse();
    // on open ground as well
    var open = new FightEvent.MapLaid(Grid.open(5, 6, 3)).appliedTo(state);
    assertThat(Ways.isFree(open, bear, at("1,0"))).isTrue();
    assertThat(Ways.isFree(open, bear, at("3,1"))).isFalse();
    assertThat(Ways.isFree(open, bear, at("0,2"))).isFalse();
    assertThat(Ways.isFree(open, bear, new Spot(0, -1, 0))).isFalse();
  }

  @Test
  @Covers("RHD-R-106")
  void theDeadTakeNoRoom() {
    var dead = Values.ALL.set(state(MAP, "0,1", "3,1"), "foe.dead", "true");
    assertThat(isFree(dead, "3,1")).isTrue();
    // and nobody goes round them
    assertThat(Ways.to(dead, dead.being("hero"), at("4,1")).map(Ways.Walk::feet)).contains(20);
    var open = new FightEvent.MapLaid(Scene.OPEN).appliedTo(dead);
    assertThat(Ways.straight(open, open.being("hero"), at("4,1")).orElseThrow().steps())
        .containsExactly(at("1,1"), at("2,1"), at("3,1"), at("4,1"));
  }

  /// On the ground, or beside a face that goes up at least as far.
  @Test
  @Covers("RHD-MAN-04")
  void oneHoldsOnBesideWhatGoesUpAsFar() {
    var state = state(MAP, "0,1", "0,2");
    assertThat(Ways.holds(state, at("1,1"))).isTrue();
    assertThat(Ways.holds(state, at("5,1,2"))).isTrue();
    for (String held : List.of("4,0,1", "4,1,1", "4,2,1", "4,1,2")) {
      assertThat(Ways.holds(state, at(held))).as(held).isTrue();
    }
    for (String nothing : List.of("4,1,3", "3,2,1", "5,1,3", "5,1,1", "6,1,1")) {
      assertThat(Ways.holds(state, at(nothing))).as(nothing).isFalse();
    }
    // rock has no top, and every space around it has it beside
    for (String beside : List.of("1,0,4", "3,0,4", "1,1,4", "2,1,4", "3,1,4")) {
      assertThat(Ways.holds(state, at(beside))).as(beside).isTrue();
    }
    for (String away : List.of("0,1,4", "2,2,4")) {
      assertThat(Ways.holds(state, at(away))).as(away).isFalse();
    }
  }

  @Test
  @Covers("RHD-MAN-04")
  void theFirstFiveFeetOfAClimb() {
    assertThat(Ways.firstHold(at("3,2"), at("4,2,4"))).isEqualTo(at("3,2,1"));
    assertThat(Ways.firstHold(at("4,2,4"), at("3,2"))).isEqualTo(at("3,2,3"));
    assertThat(Ways.firstHold(at("3,2"), at("4,2,1"))).isEqualTo(at("4,2,1"));
    assertThat(Ways.firstHold(at("4,2,1"), at("3,2"))).isEqualTo(at("3,2"));
  }

  @Test
  @Covers("RHD-MAN-04")
  void aWallWithoutATopIsInTheWayAndAFenceIsNot() {
    var map =
        Grid.open(5, 6, 3)
            .with(Barrier.wall(Point.corner(3, 0), Point.corner(3, 3)))
            .with(Barrier.fence(Point.corner(2, 0), Point.corner(2, 3), Cover.LOW, 4));
    var state = state(map, "2,1", "0,0");
    var hero = state.being("hero");
    assertThat(Ways.wall(state, hero, at("3,1"))).isPresent();
    assertThat(Ways.wall(state, hero, at("3,2"))).isPresent();
    assertThat(Ways.wall(state, hero, at("1,1"))).isEmpty();
    assertThat(Ways.wall(state, hero, at("2,2"))).isEmpty();
    assertThat(Ways.wall(state, hero, at("2,1,1"))).isEmpty();
    var open = state(Scene.OPEN, "2,1", "0,0");
    assertThat(Ways.wall(open, open.being("hero"), at("3,1"))).isEmpty();
  }

  // Open ground

  @Test
  @Covers({"RHD-MAN-03", "RHD-R-63"})
  void groundIsPlainWhereNothingAndNobodyIsUp() {
    var state = state(Scene.OPEN, "5,5", "9,5");
    assertThat(Ways.isPlain(state, state.being("hero"))).isTrue();
    var up = new FightEvent.Pushed("foe", List.of(at("9,5,1"))).appliedTo(state);
    assertThat(Ways.isPlain(up, up.being("hero"))).isFalse();
    var hovering = new FightEvent.Pushed("hero", List.of(at("5,5,1"))).appliedTo(state);
    assertThat(Ways.isPlain(state, hovering.being("hero"))).isFalse();
    var smoke =
        new ThingEvent.ZoneMade(new World.Zone(World.Zone.Kind.SMOKE, at("1,1"), 10, "hero", 3));
    assertThat(Ways.isPlain(smoke.appliedTo(state), state.being("hero"))).isFalse();
  }

  /// Slants first, or along the longer side first where somebody hostile is in the way.
  @Test
  @Covers({"RHD-MAN-03", "RHD-POS-04"})
  void aStraightWayHasTwoShapes() {
    var free = state(Scene.OPEN, "5,5", "0,0");
    assertThat(steps(free, "8,6")).containsExactly(at("6,6"), at("7,6"), at("8,6"));
    assertThat(steps(free, "6,8")).containsExactly(at("6,6"), at("6,7"), at("6,8"));
    assertThat(steps(free, "7,7")).containsExactly(at("6,6"), at("7,7"));
    assertThat(steps(free, "3,5")).containsExactly(at("4,5"), at("3,5"));
    var blocked = state(Scene.OPEN, "5,5", "6,6");
    assertThat(steps(blocked, "8,6")).containsExactly(at("6,5"), at("7,5"), at("8,6"));
    assertThat(steps(blocked, "6,8")).containsExactly(at("5,6"), at("5,7"), at("6,8"));
    assertThat(Ways.straight(blocked, blocked.being("hero"), at("7,7"))).isEmpty();
    // nobody walks to where they are
    assertThat(Ways.straight(free, free.being("hero"), at("5,5"))).isEmpty();
    assertThat(Ways.to(free, free.being("hero"), at("5,5"))).isEmpty();
  }

  private static List<Spot> steps(RhodState state, String to) {
    return Ways.straight(state, state.being("hero"), at(to)).orElseThrow().steps();
  }

  /// Ten feet are a Maneuver, whatever the ground: two spaces, or one that costs double.
  @Test
  @Covers("RHD-R-30")
  void aWayIsRunInLegsOfTenFeet() {
    var rough =
        Grid.of(5, List.of("......", "......"))
            .with('m', new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 2))
            .with(1, 0, 'm')
            .with(2, 0, 'm');
    var state = state(rough, "0,0", "5,1");
    var hero = state.being("hero");
    var way = List.of(at("1,0"), at("2,0"), at("3,0"), at("4,0"));
    assertThat(Ways.leg(state, hero, way, 10)).containsExactly(at("1,0"));
    assertThat(Ways.maneuvers(state, hero, way)).isEqualTo(3);
    // a way that leaps is none
    assertThat(Ways.leg(state, hero, List.of(at("2,0")), 10)).isEmpty();
    assertThat(Ways.maneuvers(state, hero, List.of(at("2,0")))).isZero();
    var open = state(Scene.OPEN, "5,5", "0,0");
    for (String leap : List.of("7,5", "5,7", "7,7", "3,5", "5,3", "5,5")) {
      assertThat(Ways.along(open, open.being("hero"), List.of(at(leap)))).as(leap).isEmpty();
      assertThat(Ways.maneuvers(open, open.being("hero"), List.of(at(leap)))).as(leap).isZero();
    }
    assertThat(Ways.maneuvers(open, open.being("hero"), List.of(at("6,6"), at("7,7"))))
        .isEqualTo(1);
  }

  @Test
  @Covers("RHD-MAN-03")
  void spacesWithinReachComeNearestFirst() {
    var state = state(MAP, "0,1", "3,1");
    var walks = new ArrayList<>(Ways.within(state, state.being("hero"), 15).values());
    assertThat(walks).extracting(Ways.Walk::feet).isSorted();
    assertThat(walks.getFirst().feet()).isEqualTo(5);
    assertThat(walks.getLast().feet()).isEqualTo(15);
    assertThat(Ways.within(state, state.being("hero"), 15).keySet())
        .doesNotContain(at("0,1"), at("3,1"), at("2,0"));
  }

  // Newcomers

  @Test
  @Covers("RHD-R-19")
  void newcomersComeWhereTheSceneHasThemOrBesideTheirOwn() {
    var state =
        Tables.empty()
            .scene(Tables.scene(MAP, "hero", "0,1", "foe", "4,1"))
            .sheet("hero", swordsman().sheet())
            .creature("foe", "Levy Conscript")
            .state();
    var late = state.being("foe");
    // the scene has somebody there under this name
    assertThat(Ways.arrival(state, late)).isEqualTo(at("4,1"));
    // the rise beside the conscript is ten feet up, so a space on the level
    var beside = Ways.arrival(state, renamed(late, "another"));
    assertThat(beside.z()).isZero();
    assertThat(Field.feet(state, late, beside)).isEqualTo(5);
  }

  private static Being renamed(Being being, String id) {
    var who = being.who();
    return new Being(
        new Who(id, who.name(), who.seat(), who.kind(), who.side(), who.secrecy()),
        being.scores(),
        being.vitals(),
        being.stance(),
        being.conditions(),
        being.at(),
        being.kit(),
        being.nature(),
        being.life(),
        being.day());
  }
}
