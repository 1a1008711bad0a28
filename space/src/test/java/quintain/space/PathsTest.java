package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class PathsTest {
  private static final Travel WALK = Travel.by(Metric.EACH_ONE, Gait.walk(2));

  private static Spot spot(int x, int y) {
    return new Spot(x, y, 0);
  }

  private static Body at(Grid grid, int x, int y) {
    return grid.standing("mover", x, y, 1, 5);
  }

  private static Optional<Integer> feet(Grid grid, Travel travel, Spot from, Spot to) {
    return new Paths(new Board(grid), at(grid, from.x(), from.y()), List.of(), travel)
        .to(to)
        .map(Going.Way::feet);
  }

  private static Going along(Grid grid, Travel travel, List<Body> others, Spot... spots) {
    return new Paths(new Board(grid), at(grid, spots[0].x(), spots[0].y()), others, travel)
        .along(List.of(spots).subList(1, spots.length));
  }

  @Test
  void everySpaceOfAWayCostsItsFeet() {
    var grid = Grid.open(10, 9, 9);

    assertThat(feet(grid, WALK, spot(0, 0), spot(4, 2))).contains(40);
    assertThat(feet(grid, WALK, spot(3, 3), spot(3, 3))).contains(0);
    assertThat(along(grid, WALK, List.of(), spot(0, 0), spot(1, 1), spot(1, 2)))
        .isEqualTo(
            new Going.Way(List.of(spot(1, 1), spot(1, 2)), List.of(Mode.WALK, Mode.WALK), 20));
  }

  @Test
  void slantsCountAsTheBookHasIt() {
    var grid = Grid.open(5, 9, 9);

    assertThat(feet(grid, Travel.by(Metric.EVERY_SECOND_TWO, Gait.walk(2)), spot(0, 0), spot(4, 4)))
        .as("5, 10, 5 and 10")
        .contains(30);
    assertThat(feet(grid, Travel.by(Metric.STRAIGHT, Gait.walk(2)), spot(0, 0), spot(5, 5)))
        .as("7.07 spaces")
        .contains(35);
    assertThat(feet(grid, Travel.by(Metric.STRAIGHT, Gait.walk(2)), spot(0, 0), spot(2, 1)))
        .as("2.41 spaces")
        .contains(10);
  }

  @Test
  void wallsAndRockAreGoneRound() {
    var grid = Grid.of(5, List.of(".....", ".###.", "....."));
    var wall = Grid.open(5, 3, 3).with(Barrier.wall(Point.corner(1, 0), Point.corner(1, 2)));

    assertThat(feet(grid, WALK, spot(2, 0), spot(2, 2))).as("past two corners").contains(20);
    assertThat(feet(wall, WALK, spot(0, 0), spot(1, 0))).as("0,1 0,2 or 1,2 …").contains(20);
    assertThat(feet(Grid.of(5, List.of(".#.")), WALK, spot(0, 0), spot(2, 0))).isEmpty();
    assertThat(feet(Grid.of(5, List.of(".#.")), WALK, spot(0, 0), spot(1, 0))).isEmpty();
    assertThat(feet(Grid.of(5, List.of(".#.")), WALK, spot(0, 0), spot(7, 0))).isEmpty();
  }

  @Test
  void ofEquallyCheapWaysTheStraightestIsTaken() {
    var way =
        new Paths(new Board(Grid.open(5, 9, 9)), at(Grid.open(5, 9, 9), 0, 4), List.of(), WALK)
            .to(spot(4, 4))
            .orElseThrow();

    assertThat(way.steps()).containsExactly(spot(1, 4), spot(2, 4), spot(3, 4), spot(4, 4));
  }

  @Test
  void noWayInTheOpenIsLongerThanItNeedsToBe() {
    var grid = Grid.open(5, 9, 9);
    var paths = new Paths(new Board(grid), at(grid, 3, 4), List.of(), WALK);
    var reach = paths.within(100);

    for (int y = 0; y < 9; y++) {
      for (int x = 0; x < 9; x++) {
        int far = Math.max(Math.abs(x - 3), Math.abs(y - 4));
        int slants = Math.min(Math.abs(x - 3), Math.abs(y - 4));
        assertThat(slanting(paths.to(spot(x, y)).orElseThrow(), spot(3, 4)))
            .as("to %d,%d", x, y)
            .isEqualTo(slants);
        assertThat(slanting(reach.way(spot(x, y)).orElseThrow(), spot(3, 4)))
            .as("to %d,%d", x, y)
            .isEqualTo(slants);
        assertThat(reach.way(spot(x, y)).orElseThrow().feet()).isEqualTo(5 * far);
      }
    }
  }

  private static int slanting(Going.Way way, Spot start) {
    int count = 0;
    Spot here = start;
    for (Spot next : way.steps()) {
      count += here.x() != next.x() && here.y() != next.y() ? 1 : 0;
      here = next;
    }
    return count;
  }

  @Test
  void aSlantGoesPastOneCornerButNotBetweenTwo() {
    var one = Grid.of(5, List.of(".#", ".."));
    var two = Grid.of(5, List.of(".#", "#."));
    var wallEnds = Grid.open(5, 2, 2).with(Barrier.wall(Point.corner(1, 0), Point.corner(1, 1)));
    var wallsMeet = wallEnds.with(Barrier.wall(Point.corner(1, 1), Point.corner(1, 2)));
    var wallMeetsRock = Grid.of(5, List.of("..", "#.")).with(wallEnds.walls().getFirst());

    assertThat(feet(one, WALK, spot(0, 0), spot(1, 1))).contains(5);
    assertThat(feet(two, WALK, spot(0, 0), spot(1, 1))).isEmpty();
    assertThat(feet(wallEnds, WALK, spot(0, 0), spot(1, 1))).contains(5);
    assertThat(feet(wallsMeet, WALK, spot(0, 0), spot(1, 1))).isEmpty();
    assertThat(feet(wallMeetsRock, WALK, spot(0, 0), spot(1, 1))).isEmpty();
  }

  @Test
  void badGroundCostsThoseWhoTreadOnIt() {
    var mud = new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 3);
    var grid = Grid.of(5, List.of(".#.", ".#.", "...")).with('#', mud);

    assertThat(feet(grid, WALK, spot(0, 0), spot(2, 0))).as("4 spaces round").contains(20);
    assertThat(feet(grid.with(2, 2, '#').with(1, 2, '#'), WALK, spot(0, 0), spot(2, 0)))
        .as("15 and 5 through")
        .contains(20);
    assertThat(feet(grid, Travel.by(Metric.EACH_ONE, Gait.fly()), spot(0, 0), spot(2, 0)))
        .contains(10);
  }

  @Test
  void ledgesAreClimbedAndTheFeetUpCount() {
    var grid = Grid.open(5, 3, 1).with(new Rise(spot(1, 0), spot(2, 0), 20));
    var climb = Travel.by(Metric.EACH_ONE, Gait.walk(2), Gait.climb(1));

    assertThat(feet(grid, WALK, spot(0, 0), spot(1, 0))).isEmpty();
    assertThat(feet(grid, climb, spot(0, 0), spot(1, 0))).contains(20);
    assertThat(feet(grid, climb, spot(0, 0), spot(2, 0))).contains(25);
    assertThat(feet(grid, Travel.by(Metric.EACH_ONE, Gait.climb(2)), spot(0, 0), spot(2, 0)))
        .contains(50);
    assertThat(feet(grid, climb, spot(2, 0), spot(0, 0))).contains(25);
    assertThat(along(grid, WALK, List.of(), spot(0, 0), spot(1, 0)))
        .isEqualTo(new Going.Hindered(new Hindrance.TooHigh(new Spot(1, 0, 4), 20)));
    assertThat(along(grid, WALK, List.of(), spot(1, 0), spot(0, 0)))
        .isEqualTo(new Going.Hindered(new Hindrance.TooDeep(spot(0, 0), 20)));
  }

  @Test
  void aFenceIsClimbedUpAndDown() {
    var fence = Barrier.fence(Point.corner(1, 0), Point.corner(1, 1), Cover.LOW, 10);
    var grid = Grid.open(5, 2, 1).with(fence);

    assertThat(feet(grid, Travel.by(Metric.EACH_ONE, Gait.climb(1)), spot(0, 0), spot(1, 0)))
        .as("10 up and 10 down")
        .contains(20);
    assertThat(along(grid, WALK, List.of(), spot(0, 0), spot(1, 0)))
        .isEqualTo(
            new Going.Hindered(new Hindrance.Blocked(spot(1, 0), new Obstacle.Wall(fence), 10)));
    assertThat(
            feet(
                Grid.open(5, 2, 1).with(Barrier.fence(fence.from(), fence.to(), Cover.LOW, 2)),
                WALK,
                spot(0, 0),
                spot(1, 0)))
        .as("no higher than a step")
        .contains(5);
  }

  /// A flyer ignores the height of a thing, one who floats only up to his own height, and a ghost
  /// goes through what has no top as well.
  @Test
  void flyingFloatingAndHaunting() {
    var six = Grid.open(10, 3, 1).with(Barrier.fence(p(1), p(1, 1), Cover.FULL, 6));
    var seven = Grid.open(10, 3, 1).with(Barrier.fence(p(1), p(1, 1), Cover.FULL, 7));
    var thirty = Grid.open(10, 3, 1).with(Barrier.fence(p(1), p(1, 1), Cover.FULL, 30));
    var endless = Grid.open(10, 3, 1).with(Barrier.wall(p(1), p(1, 1)));
    var fly = Travel.by(Metric.EACH_ONE, Gait.fly());
    var floats = Travel.by(Metric.EACH_ONE, Gait.floating(6));
    var ghost = Travel.by(Metric.EACH_ONE, Gait.ghost());

    assertThat(feet(thirty, fly, spot(0, 0), spot(2, 0))).contains(20);
    assertThat(feet(endless, fly, spot(0, 0), spot(2, 0))).isEmpty();
    assertThat(feet(six, floats, spot(0, 0), spot(2, 0))).contains(20);
    assertThat(feet(seven, floats, spot(0, 0), spot(2, 0))).isEmpty();
    assertThat(feet(endless, ghost, spot(0, 0), spot(2, 0))).contains(20);
    assertThat(feet(Grid.of(10, List.of(".#.")), ghost, spot(0, 0), spot(2, 0))).contains(20);
    assertThat(feet(Grid.of(10, List.of(".#.")), ghost, spot(0, 0), spot(1, 0)))
        .as("nobody stops inside rock")
        .isEmpty();
  }

  private static Point p(int x) {
    return Point.corner(x, 0);
  }

  private static Point p(int x, int y) {
    return Point.corner(x, y);
  }

  @Test
  void soaringCountsEveryLevel() {
    var grid = Grid.open(5, 7, 1).with(Barrier.fence(p(3), p(3, 1), Cover.FULL, 20));
    var soar = Travel.by(Metric.EACH_ONE, Gait.soar());
    var paths = new Paths(new Board(grid), at(grid, 0, 0), List.of(), soar);

    assertThat(paths.to(new Spot(0, 0, 3)).orElseThrow().feet()).isEqualTo(15);
    assertThat(paths.to(new Spot(2, 0, 1)).orElseThrow().feet()).isEqualTo(10);
    // Up to level 4 on this side, over, and down again on that one.
    assertThat(paths.to(new Spot(3, 0, 0)).orElseThrow().feet()).isEqualTo(45);
    assertThat(paths.along(List.of(new Spot(1, 0, 2))))
        .isEqualTo(new Going.Hindered(new Hindrance.NotNext(new Spot(1, 0, 2))));
    assertThat(paths.along(List.of(new Spot(0, 0, -1)))).isInstanceOf(Going.Hindered.class);
  }

  @Test
  void othersArePassedAsTheBookSays() {
    var grid = Grid.open(5, 3, 1);
    var other = grid.standing("other", 1, 0, 1, 5);
    var board = new Board(grid);

    var not = new Paths(board, at(grid, 0, 0), List.of(other), WALK);
    var through =
        new Paths(board, at(grid, 0, 0), List.of(other), WALK.passing(_ -> Passing.THROUGH));
    var free = new Paths(board, at(grid, 0, 0), List.of(other), WALK.passing(_ -> Passing.FREE));

    assertThat(not.to(spot(2, 0))).isEmpty();
    assertThat(not.along(List.of(spot(1, 0), spot(2, 0))))
        .isEqualTo(new Going.Hindered(new Hindrance.Occupied(spot(1, 0), "other")));
    assertThat(through.to(spot(2, 0)).orElseThrow().feet()).isEqualTo(10);
    assertThat(through.to(spot(1, 0))).isEmpty();
    assertThat(through.along(List.of(spot(1, 0))))
        .isEqualTo(new Going.Hindered(new Hindrance.Occupied(spot(1, 0), "other")));
    assertThat(free.to(spot(1, 0)).orElseThrow().feet()).isEqualTo(5);
  }

  @Test
  void whoeverIsHighAboveIsNotInTheWay() {
    var grid = Grid.open(5, 3, 1);
    var bird = new Body("bird", new Spot(1, 0, 1), 1, 5);
    var low = new Body("bird", new Spot(1, 0, 0), 1, 5);

    assertThat(new Paths(new Board(grid), at(grid, 0, 0), List.of(bird), WALK).to(spot(1, 0)))
        .isPresent();
    assertThat(new Paths(new Board(grid), at(grid, 0, 0), List.of(low), WALK).to(spot(1, 0)))
        .isEmpty();
  }

  @Test
  void aLargeCreatureNeedsRoomAndStandsAstrideNothing() {
    var gate = Grid.of(5, List.of("......", "..##..", "......", "......"));
    var wall = Grid.open(5, 6, 2).with(Barrier.wall(Point.corner(3, 1), Point.corner(6, 1)));
    var ogre = new Body("ogre", spot(0, 0), 2, 10);
    var paths = new Paths(new Board(gate), ogre, List.of(), WALK);

    assertThat(paths.to(spot(4, 0)).orElseThrow().feet())
        .as("down to the two lower rows and up again")
        .isEqualTo(30);
    assertThat(paths.to(spot(5, 0))).as("half of it off the map").isEmpty();
    assertThat(new Paths(new Board(wall), ogre, List.of(), WALK).to(spot(2, 0))).isEmpty();
    assertThat(new Paths(new Board(wall), ogre, List.of(), WALK).to(spot(1, 0))).isPresent();
    assertThat(
            new Paths(new Board(wall), ogre, List.of(), WALK)
                .along(List.of(spot(1, 0), spot(2, 0))))
        .isInstanceOfSatisfying(
            Going.Hindered.class,
            hindered ->
                assertThat(hindered.by())
                    .isInstanceOfSatisfying(
                        Hindrance.Blocked.class,
                        blocked ->
                            assertThat(blocked.by())
                                .isEqualTo(new Obstacle.Wall(wall.walls().getFirst()))));
  }

  @Test
  void theBooksOwnRuleForbidsSteps() {
    var grid = Grid.open(5, 5, 1);
    var fear = WALK.where((_, to) -> to.x() < 3);

    assertThat(feet(grid, fear, spot(0, 0), spot(2, 0))).contains(10);
    assertThat(feet(grid, fear, spot(0, 0), spot(4, 0))).isEmpty();
    assertThat(along(grid, fear, List.of(), spot(2, 0), spot(3, 0)))
        .isEqualTo(new Going.Hindered(new Hindrance.Forbidden(spot(3, 0))));
  }

  /// Not the rock that one walks round, but what shuts the place off.
  @Test
  void whatKeepsSomebodyFromAPlaceStandsBehindTheNearestSpaceTheyGetTo() {
    var grid = Grid.of(5, List.of("......", ".#..#.", "......")).with(Barrier.wall(p(5), p(5, 3)));
    var walker = new Paths(new Board(grid), at(grid, 0, 1), List.of(), WALK);

    assertThat(walker.barrier(spot(5, 1)).map(PathsTest::told)).contains("5,1 wall");
    assertThat(walker.barrier(spot(5, 2)).map(PathsTest::told)).contains("5,2 wall");
    assertThat(walker.barrier(spot(4, 1)).map(PathsTest::told)).contains("4,1 rock");
    assertThat(walker.barrier(spot(6, 1)).map(PathsTest::told)).contains("6,1 the edge of the map");
    assertThat(walker.barrier(spot(3, 1))).as("nothing does").isEmpty();
  }

  @Test
  void heightsAndPeopleKeepSomebodyFromAPlace() {
    var cliff = Grid.open(5, 4, 1).with(new Rise(spot(2, 0), spot(3, 0), 20));
    var other = cliff.standing("other", 1, 0, 1, 5);

    assertThat(
            new Paths(new Board(cliff), at(cliff, 0, 0), List.of(), WALK)
                .barrier(spot(3, 0))
                .map(PathsTest::told))
        .contains("2,0,4 20 feet up");
    assertThat(
            new Paths(new Board(cliff), at(cliff, 3, 0), List.of(), WALK)
                .barrier(spot(0, 0))
                .map(PathsTest::told))
        .contains("1,0 20 feet down");
    assertThat(
            new Paths(new Board(cliff), at(cliff, 0, 0), List.of(other), WALK)
                .barrier(spot(3, 0))
                .map(PathsTest::told))
        .contains("1,0 the other");
  }

  private static String told(Hindrance hindrance) {
    return hindrance.at()
        + " "
        + hindrance.told(Grid.of(5, List.of("......", ".#..#.", "......")), who -> "the " + who);
  }

  @Test
  void aWayThatIsNoneIsRefusedWithTheReason() {
    var grid = Grid.of(5, List.of("..#"));

    assertThat(along(grid, WALK, List.of(), spot(0, 0), spot(0, 1)))
        .isEqualTo(new Going.Hindered(new Hindrance.OffTheMap(spot(0, 1))));
    assertThat(along(Grid.open(5, 3, 3), WALK, List.of(), spot(0, 0), spot(2, 0)))
        .isEqualTo(new Going.Hindered(new Hindrance.NotNext(spot(2, 0))));
    assertThat(along(grid, WALK, List.of(), spot(0, 0), spot(0, 0)))
        .isEqualTo(new Going.Hindered(new Hindrance.NotNext(spot(0, 0))));
    assertThat(along(grid, WALK, List.of(), spot(1, 0), spot(2, 0)))
        .isEqualTo(
            new Going.Hindered(
                new Hindrance.Blocked(
                    spot(2, 0),
                    new Obstacle.Filling(spot(2, 0), Terrain.ROCK),
                    Integer.MAX_VALUE)));
  }

  @Test
  void reachIsEverythingWithinTheBudgetWhereOneMayStop() {
    var grid = Grid.of(5, List.of(".....", ".###.", "....."));
    var other = grid.standing("other", 1, 0, 1, 5);
    var reach =
        new Paths(
                new Board(grid), at(grid, 0, 0), List.of(other), WALK.passing(_ -> Passing.THROUGH))
            .within(10);

    assertThat(reach.spots())
        .containsExactly(spot(0, 0), spot(2, 0), spot(0, 1), spot(0, 2), spot(1, 2));
    assertThat(reach.way(spot(2, 0)).orElseThrow().feet()).isEqualTo(10);
    assertThat(reach.way(spot(1, 0))).isEmpty();
    assertThat(reach.way(spot(1, 2)).orElseThrow().steps()).containsExactly(spot(0, 1), spot(1, 2));
    assertThat(reach.contains(spot(3, 0))).isFalse();
  }

  @Test
  void toAnyPlaceThatWillDo() {
    var grid = Grid.open(5, 9, 9);
    var foe = grid.standing("foe", 6, 0, 1, 5);
    var way =
        new Paths(new Board(grid), at(grid, 0, 0), List.of(foe), WALK)
            .toAny(spot -> grid.gap(grid.space(spot), foe).adjacent());

    assertThat(way.orElseThrow().steps()).hasSize(5).endsWith(spot(5, 0));
  }

  @Test
  void whereOneMayBeHoweverOneGotThere() {
    var grid = Grid.of(5, List.of("..#.")).with(new Rise(spot(3, 0), spot(3, 0), 10));
    var other = grid.standing("other", 1, 0, 1, 5);
    var board = new Board(grid);
    var walker = new Paths(board, at(grid, 0, 0), List.of(other), WALK);
    var bird =
        new Paths(board, at(grid, 0, 0), List.of(other), Travel.by(Metric.EACH_ONE, Gait.soar()));

    assertThat(walker.staying(spot(3, 0))).as("on the ledge").isEmpty();
    assertThat(walker.staying(spot(1, 0))).contains(new Hindrance.Occupied(spot(1, 0), "other"));
    assertThat(walker.staying(spot(2, 0)))
        .contains(
            new Hindrance.Blocked(
                spot(2, 0), new Obstacle.Filling(spot(2, 0), Terrain.ROCK), Integer.MAX_VALUE));
    assertThat(walker.staying(spot(4, 0))).contains(new Hindrance.OffTheMap(spot(4, 0)));
    assertThat(bird.staying(spot(3, 0))).contains(new Hindrance.Ground(spot(3, 0)));
    assertThat(bird.staying(new Spot(1, 0, 1))).isEmpty();
  }
}
