package quintain.space;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import quintain.kernel.Spot;

/// Small maps made at random, with as many touching corners as possible.
final class RandomMaps {
  private final SplittableRandom random;

  RandomMaps(long seed) {
    this.random = new SplittableRandom(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T one(List<T> of) {
    return of.get(below(of.size()));
  }

  /// Rock, crates, bushes, ledges and walls; walls end at corners, in the middle of edges or in
  /// that of spaces.
  Grid map(int width, int depth) {
    int density = 1 + below(4);
    var rows =
        IntStream.range(0, depth)
            .mapToObj(
                _ ->
                    IntStream.range(0, width)
                        .mapToObj(_ -> below(12) < density ? one(List.of("#", "c", "b", "~")) : ".")
                        .reduce("", String::concat))
            .toList();
    var grid =
        Grid.open(5, width, depth)
            .with('c', new Terrain("crate", Cover.FULL, true, Optional.of(1 + below(8)), 0, 1))
            .with('b', new Terrain("bush", Cover.FULL, false, Optional.empty(), 0, 2))
            .with('~', new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 3));
    grid = new Grid(5, rows, grid.legend(), List.of(), List.of(), List.of(), Optional.empty());
    int walls = below(5);
    for (int i = 0; i < walls; i++) {
      grid = grid.with(wall(width, depth));
    }
    if (below(3) == 0) {
      grid = grid.with(new Rise(spot(width, depth), spot(width, depth), 5 * below(5) - 5));
    }
    return grid;
  }

  /// Rock, crates and bad ground, with walls along the edges of spaces.
  Grid maze(int width, int depth) {
    var grid = map(width, depth);
    var walls =
        IntStream.range(0, below(9))
            .mapToObj(
                _ -> {
                  boolean across = below(2) == 0;
                  int length = 1 + below(across ? width : depth);
                  int x = below(width - (across ? length : 0) + 1);
                  int y = below(depth - (across ? 0 : length) + 1);
                  var from = Point.corner(x, y);
                  var to = Point.corner(x + (across ? length : 0), y + (across ? 0 : length));
                  Optional<Integer> height =
                      below(2) == 0 ? Optional.empty() : Optional.of(1 + below(12));
                  return new Barrier("wall", from, to, Cover.NONE, below(5) == 0, height);
                })
            .toList();
    // The twin measures walls from the map's level, so that none stands on a rise.
    return new Grid(
        5,
        grid.rows(),
        grid.legend(),
        walls,
        walls.isEmpty() ? grid.heights() : List.of(),
        List.of(),
        Optional.empty());
  }

  private Barrier wall(int width, int depth) {
    int step = one(List.of(100, 100, 50));
    while (true) {
      var from =
          new Point(step * below(width * 100 / step + 1), step * below(depth * 100 / step + 1));
      var to =
          new Point(step * below(width * 100 / step + 1), step * below(depth * 100 / step + 1));
      boolean straight = from.x() == to.x() || from.y() == to.y();
      if (!from.equals(to) && (straight || below(3) == 0)) {
        Optional<Integer> height = below(2) == 0 ? Optional.empty() : Optional.of(1 + below(12));
        return new Barrier("wall", from, to, Cover.FULL, below(4) == 0, height);
      }
    }
  }

  Spot spot(int width, int depth) {
    return new Spot(below(width), below(depth), 0);
  }

  /// Somebody of one or two spaces, on the ground or in the air.
  Body body(Grid grid, String id) {
    int size = 1 + below(4) / 3;
    var body =
        grid.standing(
            id,
            below(grid.width() - size + 1),
            below(grid.depth() - size + 1),
            size,
            1 + below(10));
    return below(4) > 0
        ? body
        : body.at(new Spot(body.at().x(), body.at().y(), body.at().z() + below(4)));
  }
}
