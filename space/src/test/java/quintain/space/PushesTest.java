package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class PushesTest {
  private static final Direction EAST = new Direction(1, 0, 0);

  private static Spot spot(int x, int y) {
    return new Spot(x, y, 0);
  }

  private static Pushed push(Grid grid, Body who, Direction way, int feet, Body... others) {
    return new Pushes(new Board(grid), List.of(others)).push(who, way, feet);
  }

  @Test
  void inTheOpenOneGoesAllTheWay() {
    var grid = Grid.open(5, 9, 9);

    assertThat(push(grid, new Body("a", spot(1, 1), 1, 5), new Direction(1, 1, 0), 12))
        .isEqualTo(new Pushed(List.of(spot(2, 2), spot(3, 3)), spot(3, 3), Optional.empty(), 2, 0));
  }

  @Test
  void aWallStopsHimAndTheRestIsTold() {
    var wall = Barrier.wall(Point.corner(3, 0), Point.corner(3, 1));
    var grid = Grid.open(5, 9, 1).with(wall);
    var pushed = push(grid, new Body("a", spot(1, 0), 1, 5), EAST, 20);

    assertThat(pushed.way()).containsExactly(spot(2, 0));
    assertThat(pushed.left()).isEqualTo(15);
    assertThat(pushed.by())
        .contains(new Hindrance.Blocked(spot(3, 0), new Obstacle.Wall(wall), Integer.MAX_VALUE));
  }

  @Test
  void rockALedgeAndTheMapsEndStopHimToo() {
    var rock = Grid.of(5, List.of("..#"));
    var ledge = Grid.open(5, 3, 1).with(new Rise(spot(2, 0), spot(2, 0), 10));
    var body = new Body("a", spot(1, 0), 1, 5);

    assertThat(push(rock, body, EAST, 5))
        .isEqualTo(
            new Pushed(
                List.of(),
                spot(1, 0),
                Optional.of(
                    new Hindrance.Blocked(
                        spot(2, 0),
                        new Obstacle.Filling(spot(2, 0), Terrain.ROCK),
                        Integer.MAX_VALUE)),
                5,
                0));
    assertThat(push(ledge, body, EAST, 5).by()).contains(new Hindrance.TooHigh(spot(2, 0), 10));
    assertThat(push(Grid.open(5, 2, 1), body, EAST, 5).by())
        .contains(new Hindrance.OffTheMap(spot(2, 0)));
  }

  @Test
  void somebodyInTheWayStopsHim() {
    var grid = Grid.open(5, 9, 1);
    var other = new Body("other", spot(3, 0), 1, 5);
    var himself = new Body("a", spot(2, 0), 1, 5);

    assertThat(push(grid, himself, EAST, 10, himself, other).by())
        .contains(new Hindrance.Occupied(spot(3, 0), "other"));
    assertThat(push(grid, himself, EAST, 10, himself).end()).isEqualTo(spot(4, 0));
  }

  @Test
  void overAnEdgeHeIsInTheAir() {
    var grid = Grid.open(5, 4, 1).with(new Rise(spot(0, 0), spot(1, 0), 20));
    var pushed = push(grid, grid.standing("a", 1, 0, 1, 5), EAST, 5);

    assertThat(pushed.end()).isEqualTo(new Spot(2, 0, 4));
    assertThat(pushed.aloft()).isEqualTo(20);
    assertThat(pushed.by()).isEmpty();
  }

  /// Ten feet down, pushed fifteen: five feet are left over.
  @Test
  void aFallIsAPushDownward() {
    var grid = Grid.open(5, 2, 1);
    var fallen = push(grid, new Body("a", new Spot(0, 0, 2), 1, 5), Direction.DOWN, 15);

    assertThat(fallen.way()).containsExactly(new Spot(0, 0, 1), spot(0, 0));
    assertThat(fallen.left()).isEqualTo(5);
    assertThat(fallen.by()).contains(new Hindrance.Ground(new Spot(0, 0, -1)));
    assertThat(fallen.aloft()).isZero();
    assertThat(push(grid, new Body("a", new Spot(0, 0, 12), 1, 5), Direction.DOWN, 15).aloft())
        .isEqualTo(45);
  }

  @Test
  void heFliesOverWhatIsLower() {
    var grid =
        Grid.open(5, 4, 1)
            .with(Barrier.fence(Point.corner(1, 0), Point.corner(1, 1), Cover.LOW, 5));

    assertThat(push(grid, new Body("a", new Spot(0, 0, 1), 1, 5), EAST, 10).by()).isEmpty();
    assertThat(push(grid, new Body("a", new Spot(0, 0, 0), 1, 5), EAST, 10).by()).isPresent();
  }

  @Test
  void theWayAwayFromSomebodyIsTheNearestOfEight() {
    var a = new Body("a", spot(4, 4), 1, 5);

    assertThat(Direction.between(a, new Body("b", spot(9, 6), 1, 5))).isEqualTo(EAST);
    assertThat(Direction.between(a, new Body("b", spot(7, 6), 1, 5)))
        .isEqualTo(new Direction(1, 1, 0));
    assertThat(Direction.between(a, new Body("b", spot(3, 0), 1, 5)))
        .isEqualTo(new Direction(0, -1, 0));
    assertThat(Direction.between(a, new Body("ogre", spot(5, 4), 2, 5)))
        .as("its middle is a little lower")
        .isEqualTo(EAST);
    assertThat(Direction.between(a, a)).isEqualTo(Direction.COMPASS.getFirst());
    assertThat(EAST.right()).isEqualTo(new Direction(0, 1, 0));
  }
}
