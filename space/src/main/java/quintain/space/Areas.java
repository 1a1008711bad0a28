package quintain.space;

import java.util.ArrayList;
import java.util.List;
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
    return near(body, 1, (x, y) -> plan(body, x, y).adjacent());
  }

  /// The spaces so near to somebody on the plan, without his own.
  public List<Spot> within(Body body, Metric metric, int spaces) {
    return near(
        body, spaces, (x, y) -> !body.covers(x, y) && metric.spaces(plan(body, x, y)) <= spaces);
  }

  /// A square about a space that reaches so many spaces to every side: 1 gives three by three.
  public List<Spot> blast(Spot centre, int reach) {
    return near(grid.space(centre), reach, (_, _) -> true);
  }

  /// A round area: the spaces so near to a space by a book's way of counting.
  public List<Spot> burst(Spot centre, Metric metric, int reach) {
    var space = grid.space(centre);
    return near(space, reach, (x, y) -> metric.spaces(plan(space, x, y)) <= reach);
  }

  /// A target's space and so many to its left and right, at a right angle to the line of attack;
  /// for a slanting line those on the other slant.
  public List<Spot> sweep(Spot from, Spot target, int reach) {
    var right = Direction.between(from, target).right();
    return near(
        grid.space(target),
        reach,
        (x, y) -> (x - target.x()) * right.y() == (y - target.y()) * right.x());
  }

  /// The spaces that the line between the middles of two spaces passes through, ends included; a
  /// space it only touches at a corner is none.
  public List<Spot> line(Spot from, Spot to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    // The middle of a space is nearer to the line than the corner that faces it.
    return all(
        Math.min(from.x(), to.x()),
        Math.min(from.y(), to.y()),
        Math.max(from.x(), to.x()),
        Math.max(from.y(), to.y()),
        (x, y) ->
            2 * Math.abs(dx * (y - from.y()) - dy * (x - from.x()))
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

  private interface Part {
    boolean has(int x, int y);
  }

  private List<Spot> near(Body body, int reach, Part part) {
    return all(
        body.at().x() - reach,
        body.at().y() - reach,
        body.at().x() + body.size() - 1 + reach,
        body.at().y() + body.size() - 1 + reach,
        part);
  }

  private List<Spot> all(int left, int upper, int right, int lower, Part part) {
    var spots = new ArrayList<Spot>();
    for (int y = Math.max(0, upper); y <= Math.min(grid.depth() - 1, lower); y++) {
      for (int x = Math.max(0, left); x <= Math.min(grid.width() - 1, right); x++) {
        if (part.has(x, y)) {
          spots.add(grid.standing(x, y));
        }
      }
    }
    return List.copyOf(spots);
  }
}
