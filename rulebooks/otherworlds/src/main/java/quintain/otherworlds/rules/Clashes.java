package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Play;
import quintain.kernel.dice.Roll;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Part;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.Twist;

/// Attack rolls against defence rolls: what is rolled with, what tilts it, what it uses up
/// (OTW-COM-01 to 07). What comes of the rolls is in [Reckoning].
final class Clashes extends Chapter {
  Clashes(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// What the attacker's total is made of besides the dice (OTW-COM-01, OTW-COM-02). An explosive
  /// has no Attack Value and as a rule no attribute; height and distance count all the same
  /// (OTW-R-82).
  static List<Part> parts(OtwState state, Being by, Arm arm, Onset onset) {
    var parts = new ArrayList<Part>();
    boolean withAttribute = !arm.explodes() || state.house().explosive() != OtwHouse.Explosive.SUM;
    if (withAttribute) {
      parts.add(Part.figure(arm.attribute().name(), arm.score(), arm.clause()));
    }
    if (!arm.explodes()) {
      parts.add(Part.figure("ATK", arm.attack(), OTW_EQ_01));
    }
    if (onset.twist().unload() > 0) {
      parts.add(Part.plain("unloaded", onset.twist().unload(), OTW_EQ_21));
    }
    var at = onset.at().orElseGet(() -> state.being(onset.facings().getFirst().target()).at());
    int height = Arms.lobbed(arm, by, at);
    if (height > 0) {
      parts.add(Part.plain("from above", height, OTW_R_77));
    }
    int past = Arms.pastRange(arm, by, at);
    if (past > 0) {
      parts.add(Part.plain("past its range", -past, OTW_EQ_17));
    }
    return List.copyOf(parts);
  }

  static int sum(List<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }

  private static int dice(OtwState state, Arm arm) {
    return arm.explodes() && state.house().explosive() != OtwHouse.Explosive.SEPARATE
        ? arm.explosive()
        : 1;
  }

  /// Everything that gives or takes edge on the attack roll. Where it meets several, only what
  /// holds against all of them counts.
  static List<Edge> edges(OtwState state, Being by, Arm arm, Onset onset) {
    var edges = new ArrayList<>(Arms.edges(state, by, arm, onset.twist().has(Twist.Quirk.DUAL)));
    edges.addAll(onset.twist().edges());
    edges.addAll(Rolls.acting(by));
    if (by.is(Kind.FOCUSED)) {
      edges.add(Edge.gain("focused", OTW_SK_09));
    }
    var first = state.being(onset.facings().getFirst().target());
    var against = new ArrayList<>(against(state, by, arm, first));
    for (Facing facing : onset.facings().subList(1, onset.facings().size())) {
      against.retainAll(against(state, by, arm, state.being(facing.target())));
    }
    edges.addAll(against);
    return edges;
  }

  private static List<Edge> against(OtwState state, Being by, Arm arm, Being target) {
    var edges = new ArrayList<>(Defence.combat(by, target));
    if (target.is(Kind.PRONE)
        && target.isFoeOf(by)
        && (arm.melee() || state.house().proneRangedEdge())) {
      edges.add(Edge.gain("prone target", OTW_MECH_25B));
    }
    if (by.is(Kind.FEINTING, target.id())) {
      edges.add(Edge.gain("feint", OTW_SK_08));
    }
    if (by.body().habit(Habit.GangUp.class).isPresent() && gangedUpOn(state, by, target)) {
      edges.add(Edge.gain("Gang Up", OTW_CR));
    }
    return edges;
  }

  /// Another of the attacker's side is next to the target, who is not their own neighbour.
  private static boolean gangedUpOn(OtwState state, Being by, Being target) {
    for (Being other : state.roster()) {
      if (other.side() == by.side()
          && !other.id().equals(by.id())
          && !other.id().equals(target.id())
          && other.isConscious()
          && Field.adjacent(other, target)) {
        return true;
      }
    }
    return false;
  }

  Roll<Tally> dice(Being by, Arm arm, List<Edge> edges, boolean unseen) {
    if (unseen) {
      play.cite(OTW_ACT_05);
      play.cite(OTW_R_10);
    }
    return Rolls.dice(state(), by, edges, dice(state(), arm), unseen ? 1 : 0);
  }

  /// Attack against one defence.
  void clash(OtwStep.Clash step) {
    var onset = step.onset();
    var by = being(onset.by());
    var facing = onset.facings().getFirst();
    var target = being(facing.target());
    var arm = Arms.of(state(), by, onset.means());
    var edges = edges(state(), by, arm, onset);
    var parts = parts(state(), by, arm, onset);
    int bonus = sum(parts);
    var dice = dice(by, arm, edges, step.unseen());
    var met = new Defence.Met(state(), facing, by, onset.twist());
    cite(by, arm, parts, edges);
    cite(target, met.parts(), met.edges());
    play.cite(OTW_R_11);
    var exchange =
        met.rolls()
            ? play.rollAgainst(
                by,
                dice,
                arm.clause(),
                target,
                met.dice(),
                OTW_COM_03,
                new Exchange.Reading(bonus, met.total(), house().success()))
            : new Exchange.Reading(bonus, met.total(), house().success())
                .read(play.roll(by, dice, arm.clause()), Tally.NONE);
    emit(
        new OtwEvent.Clashed(
            by.id(),
            target.id(),
            exchange.attack(),
            exchange.sixes(),
            exchange.defence(),
            exchange.defenceSixes(),
            List.copyOf(edges),
            met.edges(),
            parts,
            met.parts()),
        arm.explodes() ? OTW_MECH_19 : arm.clause());
    if (exchange.attack() <= exchange.defence()) {
      play.cite(exchange.attack() == exchange.defence() ? OTW_R_18 : OTW_COM_07);
    }
    usedByAttack(by.id(), onset.facings());
    if (met.rolls()) {
      usedByDefence(target.id(), facing.stance());
    }
    new Reckoning(play)
        .reckon(
            onset
                .rolled(exchange.attack(), exchange.sixes())
                .with(facing.rolled(exchange.defence(), exchange.defenceSixes())));
  }

  /// Everything that bears on an attack roll is said with it.
  void cite(Being by, Arm arm, List<Part> parts, List<Edge> edges) {
    arm.keywords().forEach(keyword -> play.cite(keyword.clause()));
    if (arm.explodes() && by.is(Kind.BLIND)) {
      play.cite(OTW_R_89);
    }
    cite(by, parts, edges);
  }

  void cite(Being who, List<Part> parts, List<Edge> edges) {
    parts.forEach(part -> play.cite(part.why()));
    new Rolls(play).cite(who, edges);
  }

  // What a roll uses up

  void usedByAttack(String by, List<Facing> met) {
    var attacker = being(by);
    usedByCombat(attacker);
    if (attacker.is(Kind.FOCUSED)) {
      emit(new FightEvent.NoLonger(by, Kind.FOCUSED), OTW_SK_09);
    }
    for (Facing facing : met) {
      if (attacker.is(Kind.FEINTING, facing.target())) {
        emit(new FightEvent.NoLongerOf(by, Kind.FEINTING, facing.target()), OTW_SK_08);
      }
    }
  }

  void usedByDefence(String who, Stance stance) {
    var target = being(who);
    usedByCombat(target);
    if (stance == Stance.DEFEND && target.is(Kind.BRACED)) {
      emit(new FightEvent.NoLonger(who, Kind.BRACED), OTW_R_57);
    }
    if (state().inBattle()
        && Passives.countsFirst(target, stance)
        && !state().theFight().hadFirst(who, Passives.first(stance))) {
      emit(
          new FightEvent.FirstTaken(who, Passives.first(stance)),
          stance == Stance.EVADE ? OTW_R_93 : OTW_SKL_02);
    }
  }

  /// Stagger and heartening wait for the next combat roll of any kind (OTW-R-26).
  private void usedByCombat(Being being) {
    if (being.is(Kind.STAGGERED)) {
      play.cite(OTW_R_26);
      emit(new FightEvent.NoLonger(being.id(), Kind.STAGGERED), OTW_MAN_02);
    }
    if (being.is(Kind.HEARTENED)) {
      emit(new FightEvent.NoLonger(being.id(), Kind.HEARTENED), OTW_SK_06);
    }
  }
}
