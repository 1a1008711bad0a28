package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.dice.Roll;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Part;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Twist;

/// Defending and evading: who may, and what is rolled with (OTW-COM-03 to 05).
final class Defence extends Chapter {
  Defence(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// How somebody meets an attack, before any die.
  Facing facing(Being by, Means means, Being target, Twist twist) {
    var arm = Arms.of(state(), by, means);
    return Facing.before(
        target.id(), stance(by, arm, target, twist), covered(state(), by, target, arm, twist));
  }

  private static final List<Option<Stance>> STANCES =
      List.of(Option.of(Stance.DEFEND), Option.of(Stance.EVADE));

  /// Whoever may evade is asked, before any die (OTW-COM-04, OTW-R-16); the unconscious and the
  /// countered roll nothing (OTW-R-17, OTW-MAN-22).
  private Stance stance(Being by, Arm arm, Being target, Twist twist) {
    if (!target.isConscious() || target.isStructure() || twist.has(Twist.Quirk.COUNTER)) {
      play.cite(twist.has(Twist.Quirk.COUNTER) ? OTW_MAN_22 : OTW_R_17);
      return Stance.HELPLESS;
    }
    if (!target.mayEvade()) {
      return Stance.DEFEND;
    }
    play.cite(OTW_R_16);
    var stance =
        choose(
            target,
            Prompts.STANCE,
            STANCES,
            Stance.DEFEND,
            advised(state(), target, by, arm, twist),
            List.of(target.id(), by.id()));
    if (stance == Stance.EVADE) {
      emit(new OtwEvent.StanceTaken(target.id(), stance), OTW_COM_04);
    }
    return stance;
  }

  /// What partial cover adds (OTW-SR-03), unless the attack ignores it (OTW-MECH-27a).
  static int covered(OtwState state, Being by, Being target, Arm arm, Twist twist) {
    return Field.cover(state, by, target) == Scene.Grade.PARTIAL
            && !arm.has(Keyword.LOB)
            && !twist.has(Twist.Quirk.IGNORES_COVER)
        ? PARTIAL_COVER
        : 0;
  }

  private static final int PARTIAL_COVER = 2;

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
      edges.add(new Edge("braced", being.amount(Status.Kind.BRACED), OTW_ACT_03));
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
      edges.add(new Edge("staggered", -being.amount(Status.Kind.STAGGERED), OTW_MAN_02));
    }
    if (being.is(Status.Kind.HEARTENED)) {
      edges.add(new Edge("heartened", being.amount(Status.Kind.HEARTENED), OTW_SK_06));
    }
    if (being.is(Status.Kind.BERSERK)) {
      edges.add(Edge.gain("berserk", OTW_MECH_04A));
    }
    if (being.is(Status.Kind.INTIMIDATED, against.id())) {
      edges.add(Edge.loss("intimidated", OTW_ACT_09));
    }
    return edges;
  }

  /// How somebody meets an attack: their total without dice, and the dice.
  static final class Met {
    private final OtwState state;
    private final Being target;
    private final Stance stance;
    private final int covered;
    private final boolean countered;
    private final List<Edge> edges;

    Met(OtwState state, Facing facing, Being by, Twist twist) {
      this.state = state;
      this.target = state.being(facing.target());
      this.stance = facing.stance();
      this.covered = facing.covered();
      this.countered = twist.has(Twist.Quirk.COUNTER) && target.isConscious();
      this.edges = stance == Stance.HELPLESS ? List.of() : Defence.edges(state, target, stance, by);
    }

    boolean rolls() {
      return stance != Stance.HELPLESS;
    }

    /// The countered have 0, or their DEF where the house says so (OTW-R-36).
    int total() {
      return countered && state.house().counterDefence() == OtwHouse.CounterDefence.STATIC_DEF
          ? Defence.total(state, target, Stance.DEFEND, covered)
          : Defence.total(state, target, stance, covered);
    }

    List<Edge> edges() {
      return edges;
    }

    /// What the total is made of besides the dice.
    List<Part> parts() {
      var def = Part.figure("DEF", total() - (rolls() ? covered : 0), OTW_COM_03);
      if (!rolls()) {
        return total() == 0 ? List.of() : List.of(def);
      }
      return covered == 0 ? List.of(def) : List.of(def, Part.plain("cover", covered, OTW_SR_03));
    }

    Roll<Tally> dice() {
      return Rolls.dice(state, target, edges, 1, 0);
    }
  }
}
