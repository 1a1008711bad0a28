package quintain.space;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;

/// A map of square spaces: a value, written the way it looks.
///
/// ```
/// feet: 5
/// rows:
///   - "#########"
///   - "#...c...#"
///   - "#.......#"
/// legend:
///   c: {name: crate, cover: low, solid: true, height: 3}
/// walls:
///   - {from: "6,1", to: "6,3", cover: full}
/// ```
///
/// Rows run downward and columns to the right, both from 0; `.` is open ground and `#` is rock
/// unless the legend says otherwise.
///
/// @param feet the side of a space
/// @param rows one letter for each space
/// @param legend what the letters mean
/// @param walls walls, fences, doors and the like
/// @param heights ground above or below the map's level
/// @param lights what shines by itself, and is carried by nobody
/// @param ambient how light it is everywhere; bright day if nothing is said
public record Grid(
    int feet,
    List<String> rows,
    Map<String, Terrain> legend,
    List<Barrier> walls,
    List<Rise> heights,
    List<Light> lights,
    Optional<Brightness> ambient) {
  /// As far as anything goes up or down.
  static final int FEET_MOST = 10_000;

  /// As long as a side may be, in spaces.
  static final int SIDE_MOST = 500;

  public Grid {
    rows = List.copyOf(rows);
    legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    walls = List.copyOf(walls);
    heights = List.copyOf(heights);
    lights = List.copyOf(lights);
    if (feet < 1 || feet > 100) {
      throw new IllegalArgumentException("a space is 1 to 100 feet, not " + feet);
    }
    if (rows.isEmpty() || rows.getFirst().isEmpty()) {
      throw new IllegalArgumentException("a map needs at least one space");
    }
    if (rows.size() > SIDE_MOST || rows.getFirst().length() > SIDE_MOST) {
      throw new IllegalArgumentException("a map has at most " + SIDE_MOST + " spaces a side");
    }
    for (String letter : legend.keySet()) {
      if (letter.length() != 1) {
        throw new IllegalArgumentException("'" + letter + "' in the legend is not one letter");
      }
    }
    for (int y = 0; y < rows.size(); y++) {
      check(rows, y, legend);
    }
    for (Barrier wall : walls) {
      within(wall.from(), rows);
      within(wall.to(), rows);
    }
  }

  private static void check(List<String> rows, int y, Map<String, Terrain> legend) {
    String row = rows.get(y);
    if (row.length() != rows.getFirst().length()) {
      throw new IllegalArgumentException(
          "row %d has %d spaces, and row 0 has %d"
              .formatted(y, row.length(), rows.getFirst().length()));
    }
    for (int x = 0; x < row.length(); x++) {
      char letter = row.charAt(x);
      if (letter != '.' && letter != '#' && !legend.containsKey(String.valueOf(letter))) {
        throw new IllegalArgumentException(
            "the legend does not say what '%s' at %d,%d is".formatted(letter, x, y));
      }
    }
  }

  private static void within(Point end, List<String> rows) {
    if (end.x() < 0
        || end.y() < 0
        || end.x() > rows.getFirst().length() * 100
        || end.y() > rows.size() * 100) {
      throw new IllegalArgumentException("a wall ends at " + end + ", which is off the map");
    }
  }

  /// Open ground in bright day.
  public static Grid open(int feet, int width, int depth) {
    return of(feet, Collections.nCopies(depth, ".".repeat(width)));
  }

  /// Rows of open ground and rock in bright day.
  public static Grid of(int feet, List<String> rows) {
    return new Grid(
        feet, rows, new LinkedHashMap<>(), List.of(), List.of(), List.of(), Optional.empty());
  }

  /// Spaces from left to right.
  public int width() {
    return rows.getFirst().length();
  }

  /// Spaces from the first row to the last.
  public int depth() {
    return rows.size();
  }

  public boolean contains(int x, int y) {
    return x >= 0 && y >= 0 && x < width() && y < depth();
  }

  /// Whether the whole of a creature is on the map.
  public boolean contains(Body body) {
    return contains(body.at().x(), body.at().y())
        && contains(body.at().x() + body.size() - 1, body.at().y() + body.size() - 1);
  }

  /// What a space is made of or filled with.
  public Terrain terrain(int x, int y) {
    char letter = rows.get(y).charAt(x);
    Terrain meant = legend.get(String.valueOf(letter));
    return meant != null ? meant : letter == '#' ? Terrain.ROCK : Terrain.OPEN;
  }

  /// Feet of the ground of a space above the map's level.
  public int ground(int x, int y) {
    for (int i = heights.size() - 1; i >= 0; i--) {
      if (heights.get(i).holds(x, y)) {
        return heights.get(i).feet();
      }
    }
    return terrain(x, y).ground();
  }

  /// Feet of what one stands on in a space: the ground, or the top of what fills it.
  public int surface(int x, int y) {
    Terrain terrain = terrain(x, y);
    return ground(x, y) + (terrain.solid() ? terrain.height().orElse(0) : 0);
  }

  /// Whether a space is solid up to the sky.
  public boolean filled(int x, int y) {
    Terrain terrain = terrain(x, y);
    return terrain.solid() && terrain.height().isEmpty();
  }

  /// The space as one stands in it: its height is that of its surface, in whole spaces.
  public Spot standing(int x, int y) {
    return new Spot(x, y, Math.floorDiv(surface(x, y), feet));
  }

  /// A creature standing with its whole square on the highest ground under it.
  public Body standing(String id, int x, int y, int size, int tall) {
    int level = Integer.MIN_VALUE;
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        level = Math.max(level, standing(column, row).z());
      }
    }
    return new Body(id, new Spot(x, y, level), size, tall);
  }

  /// An empty space, to be looked at or measured to like a creature.
  public Body space(Spot at) {
    return new Body("", at, 1, feet);
  }

  /// Feet of a creature's soles above the map's level.
  public int bottom(Body body) {
    int bottom = body.at().z() * feet;
    for (Spot spot : body.spots()) {
      if (contains(spot.x(), spot.y()) && standing(spot.x(), spot.y()).z() == spot.z()) {
        bottom = Math.max(bottom, surface(spot.x(), spot.y()));
      }
    }
    return bottom;
  }

  /// Feet of a creature's top above the map's level.
  public int top(Body body) {
    return bottom(body) + body.tall();
  }

  /// Feet from the top of one creature up to the soles of another; above 0: that one has the high
  /// ground.
  public int above(Body higher, Body lower) {
    return bottom(higher) - top(lower);
  }

  /// How far apart two creatures are, from the nearest space of one to that of the other.
  public Gap gap(Body one, Body other) {
    return new Gap(
        apart(one.at().x(), one.size(), other.at().x(), other.size()),
        apart(one.at().y(), one.size(), other.at().y(), other.size()),
        apart(one.at().z(), levels(one), other.at().z(), levels(other)));
  }

  /// How many spaces high a creature is, at least one.
  public int levels(Body body) {
    return Math.max(1, Math.ceilDiv(body.tall(), feet));
  }

  private static int apart(int one, int size, int other, int otherSize) {
    return Math.max(0, Math.max(other - (one + size - 1), one - (other + otherSize - 1)));
  }

  /// This map with another letter in one space.
  public Grid with(int x, int y, char letter) {
    var row = new StringBuilder(rows.get(y));
    row.setCharAt(x, letter);
    var changed = new ArrayList<>(rows);
    changed.set(y, row.toString());
    return new Grid(feet, changed, legend, walls, heights, lights, ambient);
  }

  /// This map with another meaning of a letter.
  public Grid with(char letter, Terrain terrain) {
    var changed = new LinkedHashMap<>(legend);
    changed.put(String.valueOf(letter), terrain);
    return new Grid(feet, rows, changed, walls, heights, lights, ambient);
  }

  /// This map with one more wall.
  public Grid with(Barrier wall) {
    return new Grid(feet, rows, legend, and(walls, wall), heights, lights, ambient);
  }

  /// This map without a wall.
  public Grid without(Barrier wall) {
    var left = walls.stream().filter(each -> !each.equals(wall)).toList();
    return new Grid(feet, rows, legend, left, heights, lights, ambient);
  }

  /// This map with one more rise or hollow.
  public Grid with(Rise rise) {
    return new Grid(feet, rows, legend, walls, and(heights, rise), lights, ambient);
  }

  /// This map with one more light.
  public Grid with(Light light) {
    return new Grid(feet, rows, legend, walls, heights, and(lights, light), ambient);
  }

  /// This map without a light.
  public Grid without(Light light) {
    var left = lights.stream().filter(each -> !each.equals(light)).toList();
    return new Grid(feet, rows, legend, walls, heights, left, ambient);
  }

  /// This map with another light everywhere.
  public Grid with(Brightness everywhere) {
    return new Grid(feet, rows, legend, walls, heights, lights, Optional.of(everywhere));
  }

  private static <T> List<T> and(List<T> some, T more) {
    var all = new ArrayList<>(some);
    all.add(more);
    return all;
  }
}
