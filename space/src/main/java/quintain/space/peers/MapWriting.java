package quintain.space.peers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Point;
import quintain.space.Terrain;

/// Writes a map as Universal VTT.
final class MapWriting {
  private static final int PIXELS = 100;

  private final Grid grid;
  private final Tree.Members before;
  private final Optional<Grid> came;

  /// @param before the document that it came from; what has no place here stays in it
  /// @param came the map as that document has it
  MapWriting(Grid grid, Tree.Members before, Optional<Grid> came) {
    this.grid = grid;
    this.before = before;
    this.came = came;
  }

  Departure written() {
    var resolution = before.members("resolution");
    var walls = lines(walls(grid));
    walls.addAll(rocks(grid));
    var document =
        before
            .with("format", before.get("format").orElseGet(() -> new Tree.Real(0.3)))
            .with(
                "resolution",
                resolution
                    .with("map_origin", resolution.get("map_origin").orElseGet(() -> point(0, 0)))
                    .with("map_size", point(grid.width(), grid.depth()))
                    .with(
                        "pixels_per_grid",
                        resolution.get("pixels_per_grid").orElseGet(() -> number(PIXELS))))
            .with("line_of_sight", part("line_of_sight", MapWriting::walls, walls))
            .with(
                "objects_line_of_sight",
                part("objects_line_of_sight", MapWriting::objects, lines(objects(grid))))
            .with("portals", part("portals", MapWriting::doors, portals()))
            .with("environment", environment())
            .with("lights", part("lights", Grid::lights, lights()))
            .with("image", before.text("image"));
    return new Departure(document, remarks());
  }

  /// A part as it was, where nothing of it was changed and all of it was kept; else as it is now.
  private List<Tree> part(String key, Function<Grid, List<?>> inGrid, List<Tree> now) {
    boolean same =
        came.filter(
                it -> it.rows().equals(grid.rows()) && inGrid.apply(it).equals(inGrid.apply(grid)))
            .isPresent();
    return same ? before.items(key) : now;
  }

  private List<Remark> remarks() {
    var remarks = new ArrayList<Remark>();
    long low = grid.walls().stream().filter(wall -> !breaksSight(wall)).count();
    if (low > 0) {
      remarks.add(
          new Remark(
              "walls", "those that can be seen past or walked through do not go along: " + low));
    }
    if (hasGround(grid)) {
      remarks.add(new Remark("rows", "ground other than rock does not go along"));
    }
    if (!grid.heights().isEmpty()) {
      remarks.add(new Remark("heights", "do not go along"));
    }
    return remarks;
  }

  private static List<Barrier> walls(Grid grid) {
    return some(grid, wall -> !MapReading.isDoor(wall) && !isObject(wall));
  }

  private static List<Barrier> objects(Grid grid) {
    return some(grid, MapWriting::isObject);
  }

  private static List<Barrier> doors(Grid grid) {
    return some(grid, MapReading::isDoor);
  }

  private static boolean isObject(Barrier wall) {
    return wall.name().equals(MapReading.OBJECT);
  }

  private static List<Barrier> some(Grid grid, Predicate<Barrier> which) {
    return grid.walls().stream().filter(MapWriting::breaksSight).filter(which).toList();
  }

  private static boolean breaksSight(Barrier wall) {
    return wall.cover() == Cover.FULL && !wall.passable() && wall.height().isEmpty();
  }

  private static boolean hasGround(Grid grid) {
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (!isRock(grid, x, y) && !grid.terrain(x, y).equals(Terrain.OPEN)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Tree.Members point(double x, double y) {
    return Tree.Members.NONE.with("x", number(x)).with("y", number(y));
  }

  private static Tree number(double value) {
    return value == Math.rint(value)
        ? new Tree.Whole(BigInteger.valueOf((long) value))
        : new Tree.Real(value);
  }

  /// A place of the map as the document counts it, from its own origin.
  private Tree.Members placed(double x, double y) {
    var origin = Fields.of(before.members("resolution")).in("map_origin");
    return point(
        x + origin.number("x", -MapReading.FARTHEST, MapReading.FARTHEST, 0),
        y + origin.number("y", -MapReading.FARTHEST, MapReading.FARTHEST, 0));
  }

  private Tree.Members placed(Point point) {
    return placed(point.x() / 100.0, point.y() / 100.0);
  }

  private Tree line(List<Point> points) {
    return new Tree.Items(new ArrayList<Tree>(points.stream().map(this::placed).toList()));
  }

  /// What goes on where the one before ends is one line with it.
  private List<Tree> lines(List<Barrier> walls) {
    var lines = new ArrayList<List<Point>>();
    for (Barrier wall : walls) {
      if (!lines.isEmpty() && lines.getLast().getLast().equals(wall.from())) {
        lines.getLast().add(wall.to());
      } else {
        lines.add(new ArrayList<>(List.of(wall.from(), wall.to())));
      }
    }
    return new ArrayList<>(lines.stream().map(this::line).toList());
  }

  private static boolean isRock(Grid grid, int x, int y) {
    return grid.contains(x, y) && grid.filled(x, y) && grid.terrain(x, y).cover() == Cover.FULL;
  }

  /// Where rock and other ground meet.
  private List<Tree> rocks(Grid grid) {
    var lines = new ArrayList<Tree>();
    for (int y = 0; y <= grid.depth(); y++) {
      Optional<Point> from = Optional.empty();
      for (int x = 0; x <= grid.width(); x++) {
        boolean edge =
            x < grid.width()
                && y > 0
                && y < grid.depth()
                && isRock(grid, x, y - 1) != isRock(grid, x, y);
        from = drawn(from, edge, Point.corner(x, y), lines);
      }
    }
    for (int x = 0; x <= grid.width(); x++) {
      Optional<Point> from = Optional.empty();
      for (int y = 0; y <= grid.depth(); y++) {
        boolean edge =
            y < grid.depth()
                && x > 0
                && x < grid.width()
                && isRock(grid, x - 1, y) != isRock(grid, x, y);
        from = drawn(from, edge, Point.corner(x, y), lines);
      }
    }
    return lines;
  }

  /// Where the line begins that goes on from here, if one does; one that ends here is drawn.
  private Optional<Point> drawn(Optional<Point> from, boolean edge, Point here, List<Tree> lines) {
    if (edge) {
      return from.or(() -> Optional.of(here));
    }
    from.ifPresent(begun -> lines.add(line(List.of(begun, here))));
    return Optional.empty();
  }

  /// Open doors, which are nothing here, as they came; then those that are closed.
  private List<Tree> portals() {
    var portals = new ArrayList<Tree>();
    MapReading.portals(Fields.of(before)).stream()
        .filter(MapReading::isOpen)
        .forEach(portal -> portals.add(portal.members()));
    for (Barrier door : doors(grid)) {
      double x = door.to().x() - door.from().x();
      double y = door.to().y() - door.from().y();
      portals.add(
          Tree.Members.NONE
              .with(
                  "position",
                  placed(
                      (door.from().x() + door.to().x()) / 200.0,
                      (door.from().y() + door.to().y()) / 200.0))
              .with("bounds", List.of(placed(door.from()), placed(door.to())))
              .with("rotation", number(Math.atan2(y, x)))
              .with("closed", true)
              .with("freestanding", false));
    }
    return portals;
  }

  private List<Tree> lights() {
    var lights = new ArrayList<Tree>();
    for (Light light : grid.lights()) {
      int feet = Math.max(light.low(), Math.max(light.high(), light.blinding()));
      lights.add(
          Tree.Members.NONE
              .with("position", placed(light.at().x() + 0.5, light.at().y() + 0.5))
              .with("range", number((double) feet / grid.feet()))
              .with("intensity", 1L)
              .with("color", "ffffffff")
              .with("shadows", true));
    }
    return lights;
  }

  private Tree.Members environment() {
    var environment = before.members("environment");
    if (came.filter(it -> it.ambient().equals(grid.ambient())).isPresent()) {
      return environment;
    }
    return environment
        .with(
            "baked_lighting",
            environment.get("baked_lighting").orElseGet(() -> new Tree.Truth(false)))
        .with(
            "ambient_light",
            switch (grid.ambient().orElse(Brightness.HIGH)) {
              case DARKNESS -> "ff000000";
              case LOW -> "ff404040";
              case HIGH, BLINDING -> "ffffffff";
            });
  }
}
