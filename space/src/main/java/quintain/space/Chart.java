package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Spot;
import quintain.kernel.View;

/// A map as a seat sees it, for a view: ground, heights, light, walls, and those in sight. Without
/// bounds to its sight everything is seen, as the Referee sees it.
///
/// What is out of sight is told to nobody: its ground is bare fog, the walls around it and whoever
/// stands there are left out.
public record Chart(Grid grid, Lighting lighting, List<Body> bodies, Optional<Region> sight) {
  public View.Grid view(String label, Optional<View.Plan> plan) {
    return new View.Grid(
        label, grid.width(), grid.depth(), grid.feet(), cells(), walls(), tokens(), plan);
  }

  private boolean isSeen(int x, int y) {
    return sight.map(region -> region.contains(x, y)).orElse(true);
  }

  private List<View.Cell> cells() {
    var cells = new ArrayList<View.Cell>();
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        var cell = cell(x, y);
        if (!cell.seen() || isWorthSaying(cell)) {
          cells.add(cell);
        }
      }
    }
    return List.copyOf(cells);
  }

  private static boolean isWorthSaying(View.Cell cell) {
    return cell.feet() != 0 || !cell.ground().isEmpty() || !cell.light().isEmpty();
  }

  private View.Cell cell(int x, int y) {
    var at = new Spot(x, y, 0);
    if (!isSeen(x, y)) {
      return new View.Cell(at, 0, "", "", false);
    }
    var light = lighting.at(grid.standing(x, y));
    return new View.Cell(
        at,
        grid.ground(x, y),
        grid.terrain(x, y).name(),
        light == Brightness.HIGH ? "" : word(light),
        true);
  }

  private static String word(Brightness light) {
    return switch (light) {
      case DARKNESS -> "dark";
      case LOW -> "dim";
      case HIGH -> "bright";
      case BLINDING -> "blinding";
    };
  }

  private List<View.Wall> walls() {
    return grid.walls().stream().filter(this::isInSight).map(Chart::wall).toList();
  }

  /// A wall is seen from either side, at its middle.
  private boolean isInSight(Barrier wall) {
    double x = (wall.from().x() + wall.to().x()) / 200.0;
    double y = (wall.from().y() + wall.to().y()) / 200.0;
    Predicate<Double> any = side -> isSeenAt(x + side, y + side) || isSeenAt(x + side, y - side);
    return any.test(0.1) || any.test(-0.1);
  }

  private boolean isSeenAt(double x, double y) {
    int column = (int) Math.floor(x);
    int row = (int) Math.floor(y);
    return grid.contains(column, row) && isSeen(column, row);
  }

  private static View.Wall wall(Barrier wall) {
    return new View.Wall(
        wall.from().x() / 100.0,
        wall.from().y() / 100.0,
        wall.to().x() / 100.0,
        wall.to().y() / 100.0,
        kind(wall));
  }

  /// What full cover without end is goes by one word; all else says its name or its cover.
  private static String kind(Barrier wall) {
    if (!wall.name().isEmpty()) {
      return wall.name();
    }
    return wall.cover() == Cover.FULL
        ? "wall"
        : wall.cover().name().toLowerCase(Locale.ROOT) + " cover";
  }

  private List<View.Token> tokens() {
    return bodies.stream()
        .filter(body -> sight.map(region -> region.contains(body)).orElse(true))
        .map(body -> new View.Token(body.id(), body.at(), body.size()))
        .toList();
  }
}
