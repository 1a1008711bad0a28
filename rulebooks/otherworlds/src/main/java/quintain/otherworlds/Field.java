package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;

/// The grid of 10-foot spaces: distances, neighbours, areas, heights and cover. Every question
/// about space is asked here.
final class Field {
  /// The feet of one space.
  static final int SPACE = 10;

  private Field() {}

  /// Spaces from one to the other, a diagonal counting as one (OTW-R-56); height counts like width.
  static int distance(Spot a, Spot b) {
    return Math.max(
        Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())), Math.abs(a.z() - b.z()));
  }

  static int distance(Being a, Being b) {
    return distance(a.at(), b.at());
  }

  static boolean adjacent(Being a, Being b) {
    return distance(a, b) <= 1;
  }

  /// Full 10 feet that the first is above the second (OTW-R-77).
  static int above(Being a, Being b) {
    return Math.max(0, a.at().z() - b.at().z());
  }

  /// Whether a space lies in a square block about a centre.
  static boolean inBlock(Spot centre, int across, Spot spot) {
    return distance(centre, spot) <= across / 2;
  }

  /// Everybody in a square block of spaces, in roster order.
  static List<Being> inBlast(OtwState state, Spot centre, int across) {
    var caught = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (!being.isDead() && inBlock(centre, across, being.at())) {
        caught.add(being);
      }
    }
    return caught;
  }

  /// The targeted space and the two beside it at right angles to the line of attack; for a diagonal
  /// line the two that touch the target on the other diagonal (OTW-R-81).
  static List<Spot> sweep(Spot from, Spot target) {
    int dx = target.x() - from.x();
    int dy = target.y() - from.y();
    // the line runs the way it goes further; only an exact diagonal is one
    int alongX = Math.abs(dx) >= Math.abs(dy) ? Integer.signum(dx) : 0;
    int alongY = Math.abs(dy) >= Math.abs(dx) ? Integer.signum(dy) : 0;
    int sideX = alongX != 0 && alongY != 0 ? alongX : alongY == 0 ? 0 : 1;
    int sideY = alongX != 0 && alongY != 0 ? -alongY : alongX == 0 ? 0 : 1;
    return List.of(
        target,
        new Spot(target.x() + sideX, target.y() + sideY, target.z()),
        new Spot(target.x() - sideX, target.y() - sideY, target.z()));
  }

  /// The cover somebody has against somebody: what the scene says, or smoke between them.
  static Scene.Grade cover(OtwState state, Being attacker, Being target) {
    var given = state.scene().cover(attacker.id(), target.id());
    if (given != Scene.Grade.NONE) {
      return given;
    }
    for (World.Zone zone : state.world().zones()) {
      if (inBlock(zone.centre(), zone.across(), target.at())) {
        return Scene.Grade.PARTIAL;
      }
    }
    return Scene.Grade.NONE;
  }

  /// How high the obstacle in a space is, in feet; 0 for none.
  static int wall(OtwState state, Spot spot) {
    for (Scene.Wall wall : state.scene().walls()) {
      if (wall.at().x() == spot.x() && wall.at().y() == spot.y()) {
        return wall.feet();
      }
    }
    return 0;
  }

  /// Whoever is in a space, in roster order.
  static List<Being> in(OtwState state, Spot spot) {
    var there = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (being.at().equals(spot) && !being.isDead()) {
        there.add(being);
      }
    }
    return there;
  }
}
