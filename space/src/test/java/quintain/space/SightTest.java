package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class SightTest {
  private static final SightRules CENTRES = new SightRules(SightRules.Points.CENTRES, false);

  private static Body at(Grid grid, int x, int y) {
    return grid.standing("at " + x + "," + y, x, y, 1, grid.feet());
  }

  private static boolean sees(Grid grid, SightRules rules, int x1, int y1, int x2, int y2) {
    var sight = new Sight(new Board(grid), rules);
    boolean there = sight.sees(at(grid, x1, y1), at(grid, x2, y2));
    assertThat(sight.sees(at(grid, x2, y2), at(grid, x1, y1))).as("and back").isEqualTo(there);
    assertThat(sight.line(at(grid, x1, y1), at(grid, x2, y2)).isPresent()).isEqualTo(there);
    return there;
  }

  private static boolean sees(Grid grid, int x1, int y1, int x2, int y2) {
    return sees(grid, SightRules.ANY_POINT, x1, y1, x2, y2);
  }

  private static Grid walled(Grid grid, double x1, double y1, double x2, double y2) {
    return grid.with(Barrier.wall(point(x1, y1), point(x2, y2)));
  }

  private static Point point(double x, double y) {
    return new Point((int) Math.round(100 * x), (int) Math.round(100 * y));
  }

  @Test
  void inTheOpenEverybodySeesEverybody() {
    assertThat(sees(Grid.open(5, 9, 9), 0, 0, 8, 7)).isTrue();
    assertThat(sees(Grid.open(5, 9, 9), 3, 3, 3, 3)).isTrue();
  }

  @Test
  void aWallBetweenBreaksTheLine() {
    var grid = walled(Grid.open(5, 9, 3), 4, 0, 4, 3);

    assertThat(sees(grid, 1, 1, 7, 1)).isFalse();
    assertThat(sees(grid, 1, 1, 3, 2)).isTrue();
  }

  /// The line between the middles is stopped, and one from a corner is not: they see each other.
  @Test
  void oneOpenLineFromCornerToCornerIsEnough() {
    var grid = walled(Grid.open(5, 9, 3), 4, 1.2, 4, 3);

    assertThat(sees(grid, 1, 1, 7, 1)).isTrue();
    assertThat(sees(grid, CENTRES, 1, 1, 7, 1)).isFalse();

    var ray =
        new Sight(new Board(grid), SightRules.ANY_POINT)
            .line(at(grid, 1, 1), at(grid, 7, 1))
            .orElseThrow();
    double y =
        ray.fromY() + (ray.toY() - ray.fromY()) * (4 - ray.fromX()) / (ray.toX() - ray.fromX());
    assertThat(y).as("it passes the end of the wall").isBetween(1.0, 1.2);
  }

  @Test
  void rockBreaksTheLineAndIsSeenItself() {
    var grid = Grid.of(5, List.of(".....", "..#..", "....."));

    assertThat(sees(grid, CENTRES, 0, 1, 4, 1)).isFalse();
    assertThat(sees(grid, 0, 1, 4, 1)).as("past the corners of one rock").isFalse();
    assertThat(sees(grid, 0, 1, 2, 1)).isTrue();
    assertThat(sees(grid, 0, 0, 4, 1)).isTrue();
  }

  @Test
  void aLineThatOnlyTouchesACornerIsNotBroken() {
    var grid = Grid.of(5, List.of(".#", ".."));

    assertThat(sees(grid, CENTRES, 0, 0, 1, 1)).isTrue();
  }

  @Test
  void noLineGoesBetweenTwoThatMeetAtACorner() {
    var rocks = Grid.of(5, List.of(".#", "#."));
    var wallAndRock = walled(Grid.of(5, List.of(".#", "..")), 0, 1, 1, 1);

    assertThat(sees(rocks, CENTRES, 0, 0, 1, 1)).isFalse();
    assertThat(sees(rocks, 0, 0, 1, 1)).isFalse();
    assertThat(sees(wallAndRock, CENTRES, 0, 0, 1, 1)).isFalse();
    assertThat(sees(wallAndRock, 0, 0, 1, 1)).isFalse();
  }

  @Test
  void noLineGoesThroughTheJointOfTwoWalls() {
    var grid = walled(walled(Grid.open(5, 3, 3), 1.5, 0, 1.5, 1.5), 1.5, 1.5, 1.5, 3);

    assertThat(sees(grid, CENTRES, 0, 1, 2, 1)).isFalse();
    assertThat(sees(walled(Grid.open(5, 3, 3), 1.5, 0, 1.5, 1.5), CENTRES, 0, 1, 2, 1))
        .as("the end of a single wall is only touched")
        .isTrue();
  }

  @Test
  void aLineAlongAWallIsBroken() {
    var grid = walled(Grid.open(5, 5, 1), 2, 0.5, 3, 0.5);

    assertThat(sees(grid, CENTRES, 0, 0, 4, 0)).isFalse();
    assertThat(sees(grid, 0, 0, 4, 0)).isTrue();
  }

  @Test
  void aLineAlongTheFaceOfRockIsNotBrokenButOneBetweenTwoFacesIs() {
    var one = Grid.of(5, List.of("....", ".##.", "....", "...."));
    var ogre = new Body("ogre", new Spot(0, 1, 0), 2, 10);
    var ogreToo = new Body("ogre", new Spot(2, 1, 0), 2, 10);
    // The line between the middles of two squares of four spaces runs along y = 2.
    var wide = Grid.of(5, List.of("......", "..##..", "......", "......"));
    var both = Grid.of(5, List.of("......", "..##..", "..##..", "......"));
    var stagger = Grid.of(5, List.of("......", "..#...", "...#..", "......"));
    var far = new Body("far", new Spot(4, 1, 0), 2, 10);

    assertThat(new Sight(new Board(wide), CENTRES).sees(ogre, far)).isTrue();
    assertThat(new Sight(new Board(both), CENTRES).sees(ogre, far)).isFalse();
    assertThat(new Sight(new Board(stagger), CENTRES).sees(ogre, far))
        .as("the two rocks meet at a corner on the line")
        .isFalse();
    assertThat(new Sight(new Board(one), CENTRES).sees(ogre, ogreToo))
        .as("what they stand in does not count")
        .isTrue();
  }

  @Test
  void oneLooksOverWhatIsLowerThanTheLineUnlessItIsBesideEither() {
    var grid =
        Grid.open(5, 9, 1)
            .with(new Rise(new Spot(0, 0, 0), new Spot(0, 0, 0), 20))
            .with(Barrier.fence(point(4, 0), point(4, 1), Cover.FULL, 6));
    // From 22.5 feet at x 0.5 down to 2.5 at x 8.5 the line is at 13.75 over the fence.
    var besideTarget =
        Grid.open(5, 9, 1)
            .with(new Rise(new Spot(0, 0, 0), new Spot(0, 0, 0), 20))
            .with(Barrier.fence(point(8, 0), point(8, 1), Cover.FULL, 3));
    // It is at 3.75 over this one.
    var over = new SightRules(SightRules.Points.ANY, true);

    assertThat(sees(grid, 0, 0, 8, 0)).isTrue();
    assertThat(sees(grid, 1, 0, 8, 0)).as("from below").isFalse();
    assertThat(sees(besideTarget, 0, 0, 8, 0)).isFalse();
    assertThat(sees(besideTarget, over, 0, 0, 8, 0)).isTrue();
  }

  @Test
  void aLineJustAsHighAsTheTopIsBroken() {
    // Both are 5 feet tall, so that the line is 2.5 feet high, or 5 on ground 2.5 feet up.
    var low = Grid.open(10, 7, 1).with(Barrier.fence(point(3, 0), point(3, 1), Cover.FULL, 5));
    var lower = Grid.open(10, 7, 1).with(Barrier.fence(point(3, 0), point(3, 1), Cover.FULL, 4));

    assertThat(sees(low, 0, 0, 6, 0)).as("5 feet is the middle of a space of 10").isFalse();
    assertThat(sees(lower, 0, 0, 6, 0)).isTrue();
  }

  @Test
  void theRegionHasExactlyTheSpacesThatAreSeen() {
    var grid =
        Grid.of(
            5,
            List.of(
                "........", //
                "..#..#..",
                "........",
                ".##...#.",
                "........"));
    var viewer = at(grid, 0, 2);
    var sight = new Sight(new Board(grid), SightRules.ANY_POINT);
    var region = sight.region(viewer);

    int seen = 0;
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 8; x++) {
        assertThat(region.contains(x, y)).isEqualTo(sight.sees(viewer, at(grid, x, y)));
        seen += region.contains(x, y) ? 1 : 0;
      }
    }
    assertThat(seen).as("some are hidden").isLessThan(40);
    assertThat(region.contains(-1, 0)).isFalse();
  }

  @Test
  void whatNeitherOfTwoSeesIsNotInTheirCommonRegion() {
    var grid =
        Grid.of(
            5,
            List.of(
                ".......", //
                ".......", "..###..", "..#.#..", "..###..", ".......", "......."));
    var sight = new Sight(new Board(grid), SightRules.ANY_POINT);
    var both = sight.region(at(grid, 0, 0)).and(sight.region(at(grid, 6, 6)));

    assertThat(both.contains(3, 3)).isFalse();
    assertThat(both.contains(0, 6)).isTrue();
    assertThat(both.contains(at(grid, 3, 3))).isFalse();
    assertThat(both.contains(new Body("ogre", new Spot(2, 2, 0), 2, 10)))
        .as("three of its four spaces are seen")
        .isTrue();
  }
}
