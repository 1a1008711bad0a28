package quintain.space;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.CoverageUnion;
import quintain.kernel.Spot;

/// Some spaces of a map's plan: those that somebody sees, for instance.
public final class Region {
  private final Grid grid;
  private final BitSet spaces;

  Region(Grid grid, BitSet spaces) {
    this.grid = grid;
    this.spaces = spaces;
  }

  /// The spaces of a map, by column and row, that are so.
  public static Region of(Grid grid, BiPredicate<Integer, Integer> which) {
    var spaces = new BitSet();
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (which.test(x, y)) {
          spaces.set(y * grid.width() + x);
        }
      }
    }
    return new Region(grid, spaces);
  }

  /// Whether a space is part of it.
  public boolean contains(int x, int y) {
    return grid.contains(x, y) && spaces.get(y * grid.width() + x);
  }

  /// Whether some space of a creature's is part of it.
  public boolean contains(Body body) {
    return body.spots().stream().anyMatch(spot -> contains(spot.x(), spot.y()));
  }

  /// How many spaces it has.
  public int size() {
    return spaces.cardinality();
  }

  /// Its spaces row by row, each at the height one stands at.
  public List<Spot> spots() {
    return spaces.stream()
        .mapToObj(i -> grid.standing(i % grid.width(), i / grid.width()))
        .toList();
  }

  /// This region and another of the same map.
  public Region and(Region other) {
    var both = (BitSet) spaces.clone();
    both.or(other.spaces);
    return new Region(grid, both);
  }

  /// The lines round it, for drawing: closed rings of corners, outer ones and those of holes.
  public List<List<Point>> outline() {
    var squares = new ArrayList<Geometry>();
    var factory = new GeometryFactory();
    for (int i = spaces.nextSetBit(0); i >= 0; i = spaces.nextSetBit(i + 1)) {
      squares.add(square(factory, i % grid.width(), i / grid.width()));
    }
    var rings = new ArrayList<List<Point>>();
    if (!squares.isEmpty()) {
      var whole = CoverageUnion.union(factory.buildGeometry(squares));
      for (int i = 0; i < whole.getNumGeometries(); i++) {
        var part = (Polygon) whole.getGeometryN(i);
        rings.add(ring(part.getExteriorRing()));
        for (int hole = 0; hole < part.getNumInteriorRing(); hole++) {
          rings.add(ring(part.getInteriorRingN(hole)));
        }
      }
    }
    return List.copyOf(rings);
  }

  private static Geometry square(GeometryFactory factory, int x, int y) {
    return factory.createPolygon(
        new Coordinate[] {
          new Coordinate(x, y),
          new Coordinate(x + 1, y),
          new Coordinate(x + 1, y + 1),
          new Coordinate(x, y + 1),
          new Coordinate(x, y)
        });
  }

  /// The corners of a ring, without those in the middle of a straight stretch.
  private static List<Point> ring(LinearRing ring) {
    var ends = ring.getCoordinates();
    int count = ends.length - 1;
    var corners = new ArrayList<Point>();
    for (int i = 0; i < count; i++) {
      var before = ends[(i + count - 1) % count];
      var after = ends[(i + 1) % count];
      if (before.x != after.x && before.y != after.y) {
        corners.add(Point.corner((int) ends[i].x, (int) ends[i].y));
      }
    }
    return List.copyOf(corners);
  }
}
