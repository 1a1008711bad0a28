package quintain.space.peers;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Arrival;
import quintain.kernel.Spot;
import quintain.kernel.parts.Phrases;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.Remark;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Point;

/// Reads the parts of a Universal VTT map.
///
/// Walls lie where they lie, to the hundredth of a space; nothing is moved onto the lines of the
/// grid. What reaches beyond the map is cut off at its edge.
final class MapReading {
  /// What the map holds as well as the document.
  static final List<String> PARTS =
      List.of("line_of_sight", "objects_line_of_sight", "portals", "lights");

  static final String WALL = "wall";
  static final String OBJECT = "object";
  static final String DOOR = "door";
  static final String LIGHT = "light";

  private static final int MOST_SPACES = 500;
  private static final int MOST_LINES = 20_000;
  private static final int MOST_WALLS = 4_000;
  private static final int MOST_LIGHTS = 500;
  static final double FARTHEST = 10_000;
  private static final int MOST_FEET = 10_000;
  private static final double BRIGHT = 0.5;
  private static final double DIM = 0.1;

  private final Fields fields;
  private final int feet;
  private final List<Remark> remarks = new ArrayList<>();
  private final List<Barrier> walls = new ArrayList<>();
  private double left;
  private double upper;
  private int width;
  private int depth;
  private int moved;
  private int cut;
  private int tiny;

  MapReading(Fields fields, int feet) {
    this.fields = fields;
    this.feet = feet;
  }

  List<Remark> remarks() {
    return remarks;
  }

  static boolean isDoor(Barrier wall) {
    return wall.name().equals(DOOR);
  }

  /// The map; empty where anything is wrong.
  Optional<Grid> grid() {
    int before = fields.flaws().size();
    size();
    if (fields.flaws().size() > before) {
      return Optional.empty();
    }
    lines("line_of_sight", WALL);
    lines("objects_line_of_sight", OBJECT);
    doors();
    var lights = lights();
    var ambient = ambient();
    if (walls.size() > MOST_WALLS) {
      fields.wrong(
          "line_of_sight",
          "comes to %,d walls, at most %,d are read".formatted(walls.size(), MOST_WALLS));
    }
    if (fields.flaws().size() > before) {
      return Optional.empty();
    }
    tell("ends of walls set to the nearest hundredth of a space", moved);
    tell("walls cut off at the edge of the map", cut);
    tell("walls left out that are shorter than a hundredth of a space", tiny);
    return Optional.of(
        new Grid(
            feet,
            Collections.nCopies(depth, ".".repeat(width)),
            new LinkedHashMap<>(),
            walls,
            List.of(),
            lights,
            ambient));
  }

  private void tell(String what, int count) {
    if (count > 0) {
      remarks.add(new Remark("line_of_sight", what + ": " + count));
    }
  }

  private void size() {
    var resolution = fields.in("resolution");
    if (resolution.members().all().isEmpty()) {
      fields.wrong("resolution", "is missing");
      return;
    }
    var origin = resolution.in("map_origin");
    left = origin.number("x", -FARTHEST, FARTHEST, 0);
    upper = origin.number("y", -FARTHEST, FARTHEST, 0);
    var size = resolution.in("map_size");
    width = spaces(size, "x");
    depth = spaces(size, "y");
    resolution.number("pixels_per_grid", 1, FARTHEST, 1);
  }

  private int spaces(Fields size, String key) {
    if (size.members().get(key).isEmpty()) {
      size.wrong(key, "is missing");
    }
    double across = size.number(key, 1, MOST_SPACES, 1);
    if (across != Math.rint(across)) {
      remarks.add(
          new Remark(
              size.pathOf(key), "is %s spaces; the map has a whole one more".formatted(across)));
    }
    return (int) Math.ceil(across);
  }

  // Walls

  private record End(double x, double y) {}

  private End end(Fields point) {
    return new End(
        point.number("x", -FARTHEST, FARTHEST, 0) - left,
        point.number("y", -FARTHEST, FARTHEST, 0) - upper);
  }

  private void lines(String key, String name) {
    int points = 0;
    for (List<Fields> line : fields.lists(key, MOST_LINES, MOST_LINES)) {
      points += line.size();
      if (points > MOST_LINES) {
        fields.wrong(key, "has more than %,d points".formatted(MOST_LINES));
        return;
      }
      Optional<End> last = Optional.empty();
      for (Fields point : line) {
        var next = end(point);
        last.ifPresent(from -> wall(name, from, next));
        last = Optional.of(next);
      }
    }
  }

  /// A wall as far as it is on the map; one that goes straight on from the one before is part of
  /// it.
  private void wall(String name, End from, End to) {
    var inside = clipped(from, to);
    if (inside.isEmpty()) {
      cut++;
      return;
    }
    if (!inside.get().equals(List.of(from, to))) {
      cut++;
    }
    var start = point(inside.get().getFirst());
    var end = point(inside.get().getLast());
    if (start.equals(end)) {
      tiny++;
      return;
    }
    var wall = new Barrier(name, start, end, Cover.FULL, false, Optional.empty());
    if (!walls.isEmpty() && isStraightOn(walls.getLast(), wall)) {
      walls.set(
          walls.size() - 1,
          new Barrier(name, walls.getLast().from(), end, Cover.FULL, false, Optional.empty()));
    } else {
      walls.add(wall);
    }
  }

  private static boolean isStraightOn(Barrier before, Barrier wall) {
    long x = (long) before.to().x() - before.from().x();
    long y = (long) before.to().y() - before.from().y();
    long onX = (long) wall.to().x() - wall.from().x();
    long onY = (long) wall.to().y() - wall.from().y();
    return before.name().equals(wall.name())
        && !isDoor(wall)
        && before.to().equals(wall.from())
        && x * onY == y * onX
        && x * onX + y * onY > 0;
  }

  private Point point(End end) {
    double x = end.x() * 100;
    double y = end.y() * 100;
    if (Math.abs(x - Math.rint(x)) > 1e-6 || Math.abs(y - Math.rint(y)) > 1e-6) {
      moved++;
    }
    return new Point(
        Math.clamp(Math.round(x), 0, width * 100), Math.clamp(Math.round(y), 0, depth * 100));
  }

  /// The part of a line within the map, by Liang and Barsky; empty where there is none.
  private Optional<List<End>> clipped(End from, End to) {
    double x = to.x() - from.x();
    double y = to.y() - from.y();
    double first = 0;
    double last = 1;
    double[] toward = {-x, x, -y, y};
    double[] away = {from.x(), width - from.x(), from.y(), depth - from.y()};
    for (int i = 0; i < toward.length; i++) {
      if (toward[i] == 0 && away[i] < 0) {
        return Optional.empty();
      }
      if (toward[i] != 0) {
        double at = away[i] / toward[i];
        if (toward[i] < 0) {
          first = Math.max(first, at);
        } else {
          last = Math.min(last, at);
        }
      }
    }
    if (first > last) {
      return Optional.empty();
    }
    return Optional.of(
        List.of(
            first == 0 ? from : new End(from.x() + first * x, from.y() + first * y),
            last == 1 ? to : new End(from.x() + last * x, from.y() + last * y)));
  }

  // Doors

  static List<Fields> portals(Fields document) {
    return document.each("portals", MOST_WALLS);
  }

  static boolean isOpen(Fields portal) {
    return portal.members().get("closed").isPresent() && !portal.truth("closed");
  }

  private void doors() {
    int open = 0;
    for (Fields portal : portals(fields)) {
      var bounds = portal.each("bounds", 2).stream().map(this::end).toList();
      if (bounds.size() != 2) {
        portal.wrong("bounds", "expected two points");
      } else if (isOpen(portal)) {
        open++;
      } else {
        wall(DOOR, bounds.getFirst(), bounds.getLast());
      }
    }
    if (open > 0) {
      remarks.add(
          new Remark(
              "portals",
              Phrases.counted(open, "open door") + ": nothing stands there; kept, and given back"));
    }
  }

  // Light

  private List<Light> lights() {
    var lights = new ArrayList<Light>();
    int outside = 0;
    for (Fields light : fields.each("lights", MOST_LIGHTS)) {
      var at = end(light.in("position"));
      double range = light.number("range", 0, FARTHEST, 0);
      int x = (int) Math.floor(at.x());
      int y = (int) Math.floor(at.y());
      if (x < 0 || y < 0 || x >= width || y >= depth || range == 0) {
        outside++;
        continue;
      }
      int low = (int) Math.min(MOST_FEET, Math.round(range * feet));
      lights.add(new Light(LIGHT, new Spot(x, y, 0), 0, low / 2, low));
    }
    if (!lights.isEmpty()) {
      remarks.add(
          new Remark(
              "lights",
              "shine bright to half of their range and dim to all of it, from the middle of their"
                  + " space; colours and the like are kept, and given back"));
    }
    if (outside > 0) {
      remarks.add(
          new Remark(
              "lights",
              Phrases.counted(outside, "light") + " beyond the map or without a range: kept"));
    }
    return lights;
  }

  /// By how bright the colour of its light is.
  private Optional<Brightness> ambient() {
    var environment = fields.in("environment");
    var colour = environment.text("ambient_light", 20).strip();
    if (colour.isEmpty()) {
      return Optional.empty();
    }
    if (!colour.matches("#?([0-9a-fA-F]{2})?[0-9a-fA-F]{6}")) {
      environment.wrong("ambient_light", "expected a colour such as ffffffff");
      return Optional.empty();
    }
    int rgb = Integer.parseInt(colour.substring(colour.length() - 6), 16);
    double bright =
        (0.299 * (rgb >> 16 & 0xff) + 0.587 * (rgb >> 8 & 0xff) + 0.114 * (rgb & 0xff)) / 255;
    var light =
        bright >= BRIGHT ? Brightness.HIGH : bright >= DIM ? Brightness.LOW : Brightness.DARKNESS;
    if (environment.truth("baked_lighting")) {
      remarks.add(
          new Remark(
              environment.pathOf("baked_lighting"), "light and shadow are painted on the picture"));
    }
    return light == Brightness.HIGH ? Optional.empty() : Optional.of(light);
  }

  // The picture

  /// The picture as it came, if it is of a kind that can lie under a map.
  Optional<Arrival.Picture> picture() {
    var text = fields.members().text("image");
    var base64 = text.substring(text.startsWith("data:") ? text.indexOf(',') + 1 : 0);
    if (fields.members().get("image").isPresent() && text.isEmpty()) {
      remarks.add(new Remark("image", "there is no picture"));
    }
    if (base64.isEmpty()) {
      return Optional.empty();
    }
    var ending =
        base64.startsWith("iVBORw0KGgo")
            ? "png"
            : base64.startsWith("/9j/") ? "jpg" : base64.startsWith("UklGR") ? "webp" : "";
    if (ending.isEmpty() || !isBase64(base64)) {
      fields.wrong("image", "expected a PNG, JPEG or WebP file in Base64");
      return Optional.empty();
    }
    return Optional.of(new Arrival.Picture(ending, base64));
  }

  private static boolean isBase64(String text) {
    try {
      Base64.getDecoder().decode(text);
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
