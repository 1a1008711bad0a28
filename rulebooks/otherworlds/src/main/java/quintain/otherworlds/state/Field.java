package quintain.otherworlds.state;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.space.Areas;
import quintain.space.Board;
import quintain.space.Cover;
import quintain.space.CoverRules;
import quintain.space.Covers;
import quintain.space.Direction;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Lighting;
import quintain.space.Metric;
import quintain.space.Pushed;
import quintain.space.Pushes;
import quintain.space.Ray;
import quintain.space.Sight;
import quintain.space.SightRules;

/// The grid of 10-foot spaces: distances, neighbours, areas, heights, sight and cover. Every
/// question about space is asked here or, about ways, in the rules.
public final class Field {
  /// The feet of one space.
  public static final int SPACE = 10;

  /// What stands beside the target covers it, and so does a corner it is seen around.
  private static final CoverRules COVER =
      new CoverRules(CoverRules.Counting.BESIDE_TARGET, Cover.LOW);

  private Field() {}

  /// Spaces from one to the other, a diagonal counting as one (OTW-R-56); height counts like width.
  public static int distance(Spot a, Spot b) {
    return Math.max(
        Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())), Math.abs(a.z() - b.z()));
  }

  public static int distance(Being a, Being b) {
    return distance(a.at(), b.at());
  }

  public static boolean adjacent(Being a, Being b) {
    return distance(a, b) <= 1;
  }

  /// Full 10 feet that the first is above the second (OTW-R-77).
  public static int above(Spot a, Spot b) {
    return Math.max(0, a.z() - b.z());
  }

  // On the map

  public static Grid map(OtwState state) {
    return state.scene().map();
  }

  public static boolean contains(OtwState state, Spot spot) {
    return spot.z() >= 0 && map(state).contains(spot.x(), spot.y());
  }

  /// The ground under a space.
  public static Spot ground(OtwState state, Spot spot) {
    return map(state).contains(spot.x(), spot.y()) ? map(state).standing(spot.x(), spot.y()) : spot;
  }

  /// Somebody as the map knows them: everybody takes up one space, as high as their size says
  /// (OTW-R-94).
  public static quintain.space.Body body(Being being) {
    return new quintain.space.Body(being.id(), being.at(), 1, being.body().size().height());
  }

  /// Whoever else could be in the way of somebody.
  public static List<quintain.space.Body> others(OtwState state, Being but) {
    var bodies = new ArrayList<quintain.space.Body>();
    for (Being being : state.roster()) {
      if (!being.isDead() && !being.id().equals(but.id())) {
        bodies.add(body(being));
      }
    }
    return bodies;
  }

  /// Whoever is in a space, in roster order.
  public static List<Being> in(OtwState state, Spot spot) {
    var there = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (being.at().equals(spot) && !being.isDead()) {
        there.add(being);
      }
    }
    return there;
  }

  // Areas

  /// Whether a space lies in a square block about a centre.
  public static boolean inBlock(Spot centre, int across, Spot spot) {
    return distance(centre, spot) <= across / 2;
  }

  /// Everybody in a square block of spaces, in roster order.
  public static List<Being> inBlast(OtwState state, Spot centre, int across) {
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
  public static List<Spot> sweep(OtwState state, Spot from, Spot target) {
    return new Areas(map(state)).sweep(from, target, 1);
  }

  // Cover

  /// The cover somebody has against somebody: what was said of the two, else smoke, else what the
  /// map shows; whoever cannot be seen is in full cover.
  public static Scene.Grade cover(OtwState state, Being attacker, Being target) {
    var given = state.scene().cover(attacker.id(), target.id());
    if (given != Scene.Grade.AS_ON_THE_MAP) {
      return given;
    }
    var shown = Board.of(map(state)).isBare() ? Scene.Grade.NONE : onMap(state, attacker, target);
    return shown == Scene.Grade.NONE && inSmoke(state, target) ? Scene.Grade.PARTIAL : shown;
  }

  private static boolean inSmoke(OtwState state, Being target) {
    for (World.Zone zone : state.world().zones()) {
      if (inBlock(zone.centre(), zone.across(), target.at())) {
        return true;
      }
    }
    return false;
  }

  private static Scene.Grade onMap(OtwState state, Being attacker, Being target) {
    var covered = covers(state).between(body(attacker), body(target));
    return switch (covered) {
      case NONE -> Scene.Grade.NONE;
      case LOW, HIGH -> Scene.Grade.PARTIAL;
      case FULL -> Scene.Grade.FULL;
    };
  }

  private static Covers covers(OtwState state) {
    return new Covers(Board.of(map(state)), SightRules.ANY_POINT, COVER);
  }

  /// What covers a target on the map, by its name; smoke where that is all.
  public static Optional<String> screen(OtwState state, Being attacker, Being target) {
    if (state.scene().cover(attacker.id(), target.id()) != Scene.Grade.AS_ON_THE_MAP) {
      return Optional.empty();
    }
    return Board.of(map(state)).isBare() || onMap(state, attacker, target) == Scene.Grade.NONE
        ? Optional.of("smoke")
        : covers(state).screen(body(attacker), body(target));
  }

  /// Whether somebody sees somebody.
  public static boolean sees(OtwState state, Being being, Being other) {
    return Board.of(map(state)).isBare()
        || new Sight(Board.of(map(state)), SightRules.ANY_POINT).sees(body(being), body(other));
  }

  /// The line along which one sees another, from point to point in spaces, if one does.
  static Optional<String> ray(OtwState state, Being from, Being to) {
    return new Sight(Board.of(map(state)), SightRules.ANY_POINT)
        .line(body(from), body(to))
        .map(Field::written);
  }

  private static String written(Ray ray) {
    return "%s,%s %s,%s"
        .formatted(point(ray.fromX()), point(ray.fromY()), point(ray.toX()), point(ray.toY()));
  }

  /// A hundredth of a space is finer than anybody draws.
  private static String point(double spaces) {
    return BigDecimal.valueOf(spaces)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  /// The lanterns that people have in a hand or at the belt, and those that lie about (OTW-IT-15).
  private static List<Light> lamps(OtwState state) {
    var lamps = new ArrayList<Light>();
    for (Being being : state.roster()) {
      for (Item item : being.kit().items()) {
        if (item.isHeld() || item.place() == Item.Place.QUICK) {
          lamp(item, being.at()).ifPresent(lamps::add);
        }
      }
    }
    for (World.Lying lying : state.world().ground()) {
      lamp(lying.item(), lying.at()).ifPresent(lamps::add);
    }
    return lamps;
  }

  private static Optional<Light> lamp(Item item, Spot at) {
    return item.gear() instanceof Consumable thing && thing.use() instanceof Use.Light light
        ? Optional.of(new Light(thing.name(), at, 0, light.spaces() * SPACE, 0))
        : Optional.empty();
  }

  /// How light it is where, with lanterns, carried or laid down.
  public static Lighting lighting(OtwState state) {
    return new Lighting(Board.of(map(state)), Metric.EACH_ONE, lamps(state));
  }

  /// Whether somebody sees a space.
  public static boolean sees(OtwState state, Being being, Spot spot) {
    return Board.of(map(state)).isBare()
        || new Sight(Board.of(map(state)), SightRules.ANY_POINT)
            .sees(body(being), map(state).space(spot));
  }

  // Being pushed

  /// Where somebody ends who is pushed one space straight away from another; empty where that leads
  /// nowhere.
  public static Optional<Pushed> pushed(OtwState state, Being from, Being victim) {
    if (from.at().equals(victim.at())) {
      return Optional.empty();
    }
    var pushed =
        new Pushes(Board.of(map(state)), others(state, victim))
            .push(body(victim), Direction.between(from.at(), victim.at()), SPACE);
    return pushed.way().isEmpty() ? Optional.empty() : Optional.of(pushed);
  }
}
