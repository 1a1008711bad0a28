package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.space.Board;
import quintain.space.Body;
import quintain.space.Cover;
import quintain.space.CoverRules;
import quintain.space.Covers;
import quintain.space.Grid;
import quintain.space.Metric;
import quintain.space.Sight;
import quintain.space.SightRules;

/// The grid of 5-foot spaces: distances, neighbours, heights, Line of Sight and Cover. Every
/// question about space is asked here or in the chapter on ways.
public final class Field {
  /// The feet of one space (RHD-POS-01).
  public static final int SPACE = 5;

  private Field() {}

  public static Grid map(RhodState state) {
    return state.scene().map();
  }

  public static boolean contains(RhodState state, Spot spot) {
    return spot.z() >= 0 && map(state).contains(spot.x(), spot.y());
  }

  /// The space of a map nearest to another: on the map, and not below its ground.
  public static Spot onto(Grid map, Spot at) {
    int x = Math.clamp(at.x(), 0, map.width() - 1);
    int y = Math.clamp(at.y(), 0, map.depth() - 1);
    var ground = map.standing(x, y);
    return x == at.x() && y == at.y() && at.z() >= ground.z() ? at : ground;
  }

  // Those on it

  /// Somebody as the map knows them (RHD-R-64).
  public static Body body(Being being) {
    return body(being, being.at());
  }

  /// The same if they stood there.
  public static Body body(Being being, Spot at) {
    return new Body(being.id(), at, being.nature().spaces(), being.nature().tall());
  }

  /// Whoever else takes up space; the dead do not (RHD-R-106).
  public static List<Body> others(RhodState state, Being but) {
    var bodies = new ArrayList<Body>();
    for (Being being : state.roster()) {
      if (!being.isDead() && !being.id().equals(but.id())) {
        bodies.add(body(being));
      }
    }
    return bodies;
  }

  // Distances

  /// How slants are counted (RHD-R-63).
  public static Metric metric(RhodState state) {
    return switch (state.house().diagonals()) {
      case FIVE -> Metric.EACH_ONE;
      case ALTERNATE_5_10 -> Metric.EVERY_SECOND_TWO;
      case EUCLID -> Metric.STRAIGHT;
    };
  }

  /// Feet between the nearest spaces of two, height included.
  public static int feet(RhodState state, Being one, Being other) {
    return feet(state, body(one), body(other));
  }

  /// The same if the one stood there.
  public static int feetFrom(RhodState state, Being one, Spot at, Being other) {
    return feet(state, body(one, at), body(other));
  }

  public static int feet(RhodState state, Being one, Spot other) {
    return feet(state, body(one), map(state).space(other));
  }

  private static int feet(RhodState state, Body one, Body other) {
    return metric(state).feet(map(state).gap(one, other), map(state));
  }

  /// Within 5 feet, in any of the 26 neighbouring spaces (RHD-R-63).
  public static boolean adjacent(RhodState state, Being one, Being other) {
    return map(state).gap(body(one), body(other)).adjacent();
  }

  public static boolean adjacent(RhodState state, Being one, Spot spot) {
    return map(state).gap(body(one), map(state).space(spot)).adjacent();
  }

  /// Whether the bottom of the one's space is above the top of the other's (RHD-HGT-01, RHD-R-66).
  public static boolean isAbove(RhodState state, Being one, Being other) {
    return map(state).above(body(one), body(other)) > 0;
  }

  // Sight

  /// Line of Sight from some point of one space to some point of the other (RHD-LOS-01, RHD-R-59);
  /// the Blinded have none beyond 5 feet.
  public static boolean sees(RhodState state, Being one, Being other) {
    return seesFrom(state, one, one.at(), other);
  }

  /// The same if the one stood there.
  public static boolean seesFrom(RhodState state, Being one, Spot at, Being other) {
    if (one.is(Condition.BLINDED) && !map(state).gap(body(one, at), body(other)).adjacent()) {
      return false;
    }
    return said(state, one, other) != Cover.FULL
        && (isBare(map(state))
            || new Sight(Board.of(map(state)), SightRules.ANY_POINT)
                .sees(body(one, at), body(other)));
  }

  public static boolean sees(RhodState state, Being one, Spot spot) {
    return isBare(map(state))
        || new Sight(Board.of(map(state)), SightRules.ANY_POINT)
            .sees(body(one), map(state).space(spot));
  }

  /// Nothing on it that could be in anybody's way: most questions need not be asked there.
  @SuppressWarnings("ReferenceEquality") // the open ground most fights are fought on is one object
  public static boolean isBare(Grid map) {
    return map == Scene.OPEN || Board.of(map).isBare();
  }

  // Cover

  /// What the Referee has said of two; no Cover if nothing.
  private static Cover said(RhodState state, Being attacker, Being target) {
    for (Scene.Covering pair : state.scene().cover()) {
      if (pair.attacker().equals(attacker.id()) && pair.target().equals(target.id())) {
        return pair.grade();
      }
    }
    return Cover.NONE;
  }

  private static boolean isSaid(RhodState state, Being attacker, Being target) {
    for (Scene.Covering pair : state.scene().cover()) {
      if (pair.attacker().equals(attacker.id()) && pair.target().equals(target.id())) {
        return true;
      }
    }
    return false;
  }

  /// The Cover that stands between them, whatever their Stance (RHD-COV-01, RHD-R-60).
  static Cover realCover(RhodState state, Being attacker, Being target) {
    if (isSaid(state, attacker, target)) {
      return said(state, attacker, target);
    }
    if (isBare(map(state))) {
      return Cover.NONE;
    }
    return covers(state).between(body(attacker), body(target));
  }

  /// What covers a target on the map, by its name.
  public static Optional<String> screen(RhodState state, Being attacker, Being target) {
    return isSaid(state, attacker, target) || isBare(map(state))
        ? Optional.empty()
        : covers(state).screen(body(attacker), body(target));
  }

  /// How the house reckons Cover (RHD-R-60).
  private static Covers covers(RhodState state) {
    var rules =
        new CoverRules(
            switch (state.house().coverFrom()) {
              case ADJACENT_TO_TARGET -> CoverRules.Counting.BESIDE_TARGET;
              case ANY_ON_LINE -> CoverRules.Counting.ANY_ON_LINE;
            },
            switch (state.house().cornerCover()) {
              case HIGH -> Cover.HIGH;
              case NONE -> Cover.NONE;
            });
    return new Covers(Board.of(map(state)), SightRules.ANY_POINT, rules);
  }

  /// The Cover as the target's Stance makes it, one step at most (RHD-STN-04, RHD-STN-05,
  /// RHD-R-62).
  public static Cover cover(RhodState state, Being attacker, Being target) {
    var real = realCover(state, attacker, target);
    return switch (target.stance()) {
      case HIGH_READY, LOW_READY -> real;
      case CROUCHED -> real == Cover.LOW ? Cover.HIGH : real;
      case PRONE ->
          switch (real) {
            case NONE -> Cover.LOW;
            case LOW, HIGH -> Cover.HIGH;
            case FULL -> Cover.FULL;
          };
    };
  }

  /// What a Ranged Attack loses by a grade of Cover (RHD-COV-03 to 05).
  public static int penalty(Cover grade) {
    return switch (grade) {
      case NONE -> 0;
      case LOW -> 3;
      case HIGH, FULL -> 6;
    };
  }
}
