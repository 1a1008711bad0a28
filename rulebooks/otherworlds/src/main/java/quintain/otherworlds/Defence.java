package quintain.otherworlds;

import static quintain.otherworlds.Attribute.DEX;
import static quintain.otherworlds.Attribute.TOU;

import java.util.ArrayList;
import java.util.List;

/// Defending and evading: who may, and what is rolled with (OTW-COM-03 to 05).
final class Defence {
  private Defence() {}

  /// DEF without its die: TOU and half of DEX rounded up, less what petrify has taken (OTW-COM-03,
  /// OTW-R-100).
  static int fixed(Being being) {
    return lessPetrify(being, being.score(TOU) + half(countedDex(being)));
  }

  /// Half DEX is rounded up whatever the house says of halves (OTW-R-21).
  private static int half(int score) {
    return (score + 1) / 2;
  }

  private static int lessPetrify(Being being, int total) {
    return Math.max(0, total - being.amount(Status.Kind.PETRIFY));
  }

  /// DEX as far as armor lets it count (OTW-R-69), and never below 0 (OTW-R-14).
  private static int countedDex(Being being) {
    return Math.min(being.score(DEX), Armors.dexCap(being));
  }

  /// The fixed part of an evade total (OTW-R-15): the one place where that is decided.
  private static int evading(OtwHouse house, Being being) {
    return switch (house.evadeFormula()) {
      case SAME -> fixed(being);
      case DEX_PLUS_HALF_TOU -> lessPetrify(being, countedDex(being) + half(being.score(TOU)));
      case DEX_ONLY -> lessPetrify(being, countedDex(being));
    };
  }

  /// DEX at least as high as TOU, as both are now (OTW-COM-04, OTW-R-16).
  static boolean mayEvade(Being being) {
    return being.isConscious()
        && !being.isPetrified()
        && being.attribute(DEX) >= being.attribute(TOU);
  }

  /// The whole total without its die: a shield counts for defending, cover for both (OTW-SR-03).
  ///
  /// @param covered what partial cover gives against this attack
  static int total(OtwState state, Being being, Stance stance, int covered) {
    return switch (stance) {
      case DEFEND -> fixed(being) + Arms.defenceBonus(being) + covered;
      case EVADE -> evading(state.house(), being) + covered;
      case HELPLESS -> 0;
    };
  }

  /// What gives or takes edge on a defence or evade roll against somebody.
  static List<Edge> edges(OtwState state, Being being, Stance stance, Being attacker) {
    var edges = new ArrayList<>(Rolls.exhaustion(being));
    if (stance == Stance.DEFEND && being.is(Status.Kind.BRACED)) {
      edges.add(new Edge("braced", being.amount(Status.Kind.BRACED), Otw.OTW_ACT_03));
    }
    edges.addAll(combat(being, attacker));
    edges.addAll(Arms.defenceEdges(state, being));
    edges.addAll(Passives.edges(state, being, stance));
    return edges;
  }

  /// How many points of a total an edge is worth, roughly.
  private static final int EDGE = 2;

  /// How somebody sensible meets an attack: one six dodges it all where it only halves what gets
  /// through a defence, so they evade, unless that rolls less or the attack denies it (OTW-COM-05).
  static Stance advised(OtwState state, Being target, Being by, Arm arm, Twist twist) {
    boolean denied = arm.has(Keyword.CLUTCH) || twist.has(Twist.Quirk.NO_EVADE_MANEUVERS);
    return !denied
            && worth(state, target, Stance.EVADE, by) >= worth(state, target, Stance.DEFEND, by)
        ? Stance.EVADE
        : Stance.DEFEND;
  }

  private static int worth(OtwState state, Being target, Stance stance, Being by) {
    return total(state, target, stance, 0)
        + EDGE * Rolls.net(state.house(), edges(state, target, stance, by));
  }

  /// What bears on any combat roll: attack, defence or evade.
  static List<Edge> combat(Being being, Being against) {
    var edges = new ArrayList<Edge>();
    if (being.is(Status.Kind.STAGGERED)) {
      edges.add(new Edge("staggered", -being.amount(Status.Kind.STAGGERED), Otw.OTW_MAN_02));
    }
    if (being.is(Status.Kind.HEARTENED)) {
      edges.add(new Edge("heartened", being.amount(Status.Kind.HEARTENED), Otw.OTW_SK_06));
    }
    if (being.is(Status.Kind.BERSERK)) {
      edges.add(Edge.gain("berserk", Otw.OTW_MECH_04A));
    }
    if (being.is(Status.Kind.INTIMIDATED, against.id())) {
      edges.add(Edge.loss("intimidated", Otw.OTW_ACT_09));
    }
    return edges;
  }
}
