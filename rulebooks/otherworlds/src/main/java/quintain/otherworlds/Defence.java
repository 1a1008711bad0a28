package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;

/// Defending and evading: who may, and what is rolled with (OTW-COM-03 to 05).
final class Defence {
  private Defence() {}

  /// The whole total without its die: a shield counts for defending, cover for both (OTW-SR-03).
  ///
  /// @param covered what partial cover gives against this attack
  static int total(OtwState state, Being being, Stance stance, int covered) {
    return switch (stance) {
      case DEFEND -> being.def() + Arms.defenceBonus(being) + covered;
      case EVADE -> being.evasion(state.house()) + covered;
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
