package quintain.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;

/// A map made ready for questions about it. Rules ask for it with [#of] when they need it and keep
/// nothing.
public final class Board {
  /// Parts of a foot that the geometry counts in.
  static final int PARTS = 100;

  private final Grid grid;
  private final int width;
  private final int depth;
  private final int unit;
  private final Terrain[] terrain;
  private final int[] ground;
  private final int[] surface;
  private final boolean bare;
  private final List<Bar> solidWalls = new ArrayList<>();
  private final List<Bar> opaque = new ArrayList<>();

  /// Laid out when they are first asked for; by two threads at once they come out the same.
  private @Nullable List<Bar> screens;

  /// Of those sizes of creatures that somebody asked about.
  private volatile List<Footing> footings = List.of();

  /// A map made ready now, or when somebody asked about it before.
  public static Board of(Grid grid) {
    return Boards.of(grid);
  }

  public Board(Grid grid) {
    this.grid = grid;
    this.width = grid.width();
    this.depth = grid.depth();
    this.unit = grid.feet() * PARTS;
    this.terrain = new Terrain[width * depth];
    this.ground = new int[width * depth];
    this.surface = new int[width * depth];
    lay();
    this.bare = looksBare();
    for (Barrier wall : grid.walls()) {
      Bar bar = bar(wall);
      if (wall.cover() == Cover.FULL) {
        opaque.add(bar);
      }
      if (!wall.passable()) {
        solidWalls.add(bar);
      }
    }
    for (int y = 0; y < depth; y++) {
      for (int x = 0; x < width; x++) {
        Terrain here = terrain(x, y);
        if (here.cover() == Cover.FULL && here.height().isPresent()) {
          opaque.add(bar(x, y));
        }
      }
    }
    opaque.addAll(joined());
  }

  private void lay() {
    char known = 0;
    Terrain meant = Terrain.OPEN;
    for (int y = 0; y < depth; y++) {
      String row = grid.rows().get(y);
      for (int x = 0; x < width; x++) {
        // Letters mostly stand beside their like.
        if (row.charAt(x) != known) {
          known = row.charAt(x);
          meant = grid.terrain(x, y);
        }
        terrain[y * width + x] = meant;
        ground[y * width + x] = meant.ground();
      }
    }
    for (Rise rise : grid.heights()) {
      raise(rise);
    }
    for (int i = 0; i < surface.length; i++) {
      surface[i] = ground[i] + (terrain[i].solid() ? terrain[i].height().orElse(0) : 0);
    }
  }

  private void raise(Rise rise) {
    int right = Math.min(width - 1, Math.max(rise.from().x(), rise.to().x()));
    int lower = Math.min(depth - 1, Math.max(rise.from().y(), rise.to().y()));
    for (int y = Math.max(0, Math.min(rise.from().y(), rise.to().y())); y <= lower; y++) {
      for (int x = Math.max(0, Math.min(rise.from().x(), rise.to().x())); x <= right; x++) {
        ground[y * width + x] = rise.feet();
      }
    }
  }

  public Grid grid() {
    return grid;
  }

  int width() {
    return width;
  }

  int depth() {
    return depth;
  }

  /// The side of a space in hundredths of a foot.
  int unit() {
    return unit;
  }

  boolean contains(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < depth;
  }

  Terrain terrain(int x, int y) {
    return terrain[y * width + x];
  }

  int surface(int x, int y) {
    return surface[y * width + x];
  }

  /// The level one stands on in a space.
  int level(int x, int y) {
    return Math.floorDiv(surface[y * width + x], grid.feet());
  }

  boolean filled(int x, int y) {
    Terrain here = terrain(x, y);
    return here.solid() && here.height().isEmpty();
  }

  /// Whether nothing on it could be in anybody's way: most questions need not be asked there.
  public boolean isBare() {
    return bare;
  }

  /// Whether somebody on it could be out of sight: behind something, or in the dark.
  public boolean hidesAnybody() {
    return !opaque.isEmpty()
        || grid.ambient().filter(light -> light.compareTo(Brightness.HIGH) < 0).isPresent();
  }

  private boolean looksBare() {
    for (Terrain here : terrain) {
      if (!here.equals(Terrain.OPEN)) {
        return false;
      }
    }
    return grid.walls().isEmpty() && grid.heights().isEmpty();
  }

  /// Everything that gives cover, wall by wall and space by space.
  List<Bar> screens() {
    var known = screens;
    if (known == null) {
      known = List.copyOf(allScreens());
      screens = known;
    }
    return known;
  }

  private List<Bar> allScreens() {
    var all = new ArrayList<Bar>();
    for (Barrier wall : grid.walls()) {
      if (wall.cover() != Cover.NONE) {
        all.add(bar(wall));
      }
    }
    for (int y = 0; y < depth; y++) {
      for (int x = 0; x < width; x++) {
        if (terrain(x, y).cover() != Cover.NONE) {
          all.add(bar(x, y));
        }
      }
    }
    return all;
  }

  /// Everything that breaks lines of sight, with neighbouring spaces taken together.
  List<Bar> opaque() {
    return opaque;
  }

  /// What creatures of a size stand on.
  Footing footing(int size) {
    for (Footing known : footings) {
      if (known.size() == size) {
        return known;
      }
    }
    var found = new Footing(this, size);
    footings = Lists.plus(footings, found);
    return found;
  }

  /// The walls that keep people out.
  List<Bar> solidWalls() {
    return solidWalls;
  }

  /// Feet of a creature's soles above the map's level.
  int bottom(Body body) {
    int bottom = body.at().z() * grid.feet();
    for (int y = body.at().y(); y < body.at().y() + body.size(); y++) {
      for (int x = body.at().x(); x < body.at().x() + body.size(); x++) {
        if (contains(x, y) && level(x, y) == body.at().z()) {
          bottom = Math.max(bottom, surface(x, y));
        }
      }
    }
    return bottom;
  }

  private Bar bar(Barrier wall) {
    int feet = grid.feet();
    return new Bar(
        false,
        (long) wall.from().x() * feet,
        (long) wall.from().y() * feet,
        (long) wall.to().x() * feet,
        (long) wall.to().y() * feet,
        wall.height().isEmpty() ? Bar.ENDLESS : 2 * (foot(wall) + wall.height().get()),
        new Obstacle.Wall(wall));
  }

  /// The higher ground beside the middle of a wall.
  private int foot(Barrier wall) {
    int x = wall.from().x() + wall.to().x();
    int y = wall.from().y() + wall.to().y();
    int foot = Integer.MIN_VALUE;
    for (int row = (y - 1) / 200; row <= y / 200; row++) {
      for (int column = (x - 1) / 200; column <= x / 200; column++) {
        if (contains(column, row)) {
          foot = Math.max(foot, ground[row * width + column]);
        }
      }
    }
    return foot;
  }

  /// What fills a space, as the geometry sees it.
  Bar bar(int x, int y) {
    Terrain here = terrain(x, y);
    int top =
        here.height().isEmpty() ? Bar.ENDLESS : 2 * (ground[y * width + x] + here.height().get());
    return block(x, y, x, y, top);
  }

  private Bar block(int x1, int y1, int x2, int y2, int top) {
    return new Bar(
        true,
        (long) x1 * unit,
        (long) y1 * unit,
        (long) (x2 + 1) * unit,
        (long) (y2 + 1) * unit,
        top,
        new Obstacle.Filling(new Spot(x1, y1, level(x1, y1)), terrain(x1, y1)));
  }

  private boolean opaqueForEver(int x, int y) {
    Terrain here = terrain(x, y);
    return here.cover() == Cover.FULL && here.height().isEmpty();
  }

  /// Spaces that break every line, taken together in rectangles: first along the rows, then equal
  /// stretches of rows that follow each other. It is a matter of speed alone.
  private List<Bar> joined() {
    var done = new ArrayList<Bar>();
    var open = new @Nullable Bar[width];
    for (int y = 0; y <= depth; y++) {
      var next = new @Nullable Bar[width];
      int x = 0;
      while (x < width) {
        int end = x;
        while (y < depth && end < width && opaqueForEver(end, y)) {
          end++;
        }
        if (end > x) {
          Bar before = open[x];
          boolean longer = before != null && before.x2() == (long) end * unit;
          next[x] =
              longer && before != null
                  ? new Bar(
                      true,
                      before.x1(),
                      before.y1(),
                      before.x2(),
                      (long) (y + 1) * unit,
                      Bar.ENDLESS,
                      before.source())
                  : block(x, y, end - 1, y, Bar.ENDLESS);
          if (longer) {
            open[x] = null;
          }
        }
        x = Math.max(end, x + 1);
      }
      for (Bar bar : open) {
        if (bar != null) {
          done.add(bar);
        }
      }
      open = next;
    }
    return done;
  }
}
