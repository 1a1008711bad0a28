package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import quintain.kernel.Spot;

/// The spaces an effect fills. All lists go row by row, hold no space off the map, and give each
/// space at the height one stands at there. Walls stop no area: where a book lets them, it keeps
/// only the spaces that can be seen from the centre.
public final class Areas {
  private final Grid grid;

  public Areas(Grid grid) {
    this.grid = grid;
  }

  /// The spaces round somebody, corners included.
  public List<Spot> adjacent(Body body) {
    return all((x, y) -> !body.covers(x, y) && plan(body, x, y).adjacent());
  }

  /// The spaces so near to somebody on the plan, without his own.
  public List<Spot> within(Body body, Metric metric, int spaces) {
    return all((x, y) -> !body.covers(x, y) && metric.spaces(plan(body, x, y)) <= spaces);
  }

  /// A square about a space that reaches so many spaces to every side: 1 gives three by three.
  public List<Spot> blast(Spot centre, int reach) {
    return all((x, y) -> Math.abs(x - centre.x()) <= reach && Math.abs(y - centre.y()) <= reach);
  }

  /// A round area: the spaces so near to a space by a book's way of counting.
  public List<Spot> burst(Spot centre, Metric metric, int reach) {
    var space = grid.space(centre);
    return all((x, y) -> metric.spaces(plan(space, x, y)) <= reach);
  }

  /// A target's space and so many to its left and right, at a right angle to the line of attack;
  /// for a slanting line those on the other slant.
  public List<Spot> sweep(Spot from, Spot target, int reach) {
    var right = Direction.between(from, target).right();
    return all(
        (x, y) -> {
          int across = x - target.x();
          int down = y - target.y();
          int steps = Math.max(Math.abs(across), Math.abs(down));
          return steps <= reach && across * right.y() == down * right.x();
        });
  }

  /// The spaces that the line between the middles of two spaces passes through, ends included; a
  /// space it only touches at a corner is none.
  public List<Spot> line(Spot from, Spot to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int left = Math.min(from.x(), to.x());
    int right = Math.max(from.x(), to.x());
    int upper = Math.min(from.y(), to.y());
    int lower = Math.max(from.y(), to.y());
    return all(
        (x, y) ->
            x >= left
                && x <= right
                && y >= upper
                && y <= lower
                // The middle of a space is nearer to the line than the corner that faces it.
                && 2 * Math.abs(dx * (y - from.y()) - dy * (x - from.x()))
                    < Math.max(1, Math.abs(dx) + Math.abs(dy)));
  }

  /// A line from a space through another and on until it is so many spaces long.
  public List<Spot> line(Spot from, Spot through, int spaces) {
    int dx = through.x() - from.x();
    int dy = through.y() - from.y();
    int steps = Math.max(Math.abs(dx), Math.abs(dy));
    if (steps == 0) {
      return line(from, from);
    }
    // Far enough out, then cut to length.
    int times = Math.ceilDiv(spaces, steps);
    var end = new Spot(from.x() + dx * times, from.y() + dy * times, 0);
    return line(from, end).stream()
        .filter(
            spot ->
                Math.max(Math.abs(spot.x() - from.x()), Math.abs(spot.y() - from.y())) <= spaces)
        .toList();
  }

  /// Those who stand on at least one of the spaces, in the order given.
  public static List<Body> caught(List<Spot> area, List<Body> bodies) {
    return bodies.stream()
        .filter(body -> area.stream().anyMatch(spot -> body.covers(spot.x(), spot.y())))
        .toList();
  }

  private static Gap plan(Body body, int x, int y) {
    int right = body.at().x() + body.size() - 1;
    int lower = body.at().y() + body.size() - 1;
    return new Gap(
        Math.max(0, Math.max(body.at().x() - x, x - right)),
        Math.max(0, Math.max(body.at().y() - y, y - lower)),
        0);
  }

  private List<Spot> all(BiPredicate<Integer, Integer> part) {
    var spots = new ArrayList<Spot>();
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (part.test(x, y)) {
          spots.add(grid.standing(x, y));
        }
      }
    }
    return List.copyOf(spots);
  }
}
