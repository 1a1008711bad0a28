package quintain.terraodd.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Topic;
import quintain.terraodd.rules.Acts;
import quintain.terraodd.rules.Movement;
import quintain.terraodd.rules.Prompts;
import quintain.terraodd.rules.Rounds;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Who;

/// Fights for those who only choose: attacks, blasts and doses, stabilising, a way nearer, a way
/// out.
final class OddFights implements Fights<OddState, OddStep, OddEvent> {
  private static final List<String> SIDES = List.of("party", "foes");
  private static final Call<OddStep> PHASE = new Call.Goes<>(new OddStep.ResolvePhase());
  private static final Call<OddStep> OVER = new Call.Over<>();

  private final Strikes strikes = new Strikes();

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public OddState drawnUp(OddState opening, Map<String, String> sides) {
    var state = opening;
    for (var entry : sides.entrySet()) {
      var side = entry.getValue().equals("party") ? Who.Side.PARTY : Who.Side.FOES;
      state = state.drawnUp(entry.getKey(), side);
    }
    return state;
  }

  @Override
  public OddStep beginning(OddState state) {
    return new OddStep.BeginRounds();
  }

  /// Everybody declares in roster order; then the phase is played out.
  @Override
  public Call<OddStep> next(OddState state) {
    if (!state.inRounds()) {
      return OVER;
    }
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var being = roster.get(i);
      if (Rounds.owesDeclaration(state, being)) {
        return new Call.Turn<>(being.id(), being.seat());
      }
    }
    return PHASE;
  }

  @Override
  public List<Move<OddStep>> moves(OddState state, String actor) {
    return moves(state, actor, _ -> true);
  }

  @Override
  public List<Move<OddStep>> moves(OddState state, String actor, Predicate<Move.Kind> wanted) {
    var moves = new ArrayList<Move<OddStep>>();
    var by = state.planned(state.being(actor));
    if (by.is(Flag.FLIGHT)) {
      moves.add(Move.plain(new OddStep.Leave(actor), Move.Kind.RETREAT));
      return moves;
    }
    if (!by.is(Flag.FROZEN)) {
      attacks(state, by, moves);
    }
    if (wanted.test(Move.Kind.HEAL)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side() && friend.is(Flag.CRITICALLY_HARMED)) {
          var stabilise = new OddStep.Stabilise(actor, friend.id());
          if (Acts.refusal(state, stabilise).isEmpty()) {
            moves.add(at(state, by, friend, stabilise, Move.Kind.HEAL, 0));
          }
        }
      }
      var breath = new OddStep.CatchBreath(actor);
      if (by.has(Gift.SECOND_BREATH) && Acts.refusal(state, breath).isEmpty()) {
        moves.add(at(state, by, by, breath, Move.Kind.HEAL, 0));
      }
    }
    if (Fights.wantsMore(wanted)) {
      new SpecialMoves(state, by, wanted, moves).add();
    }
    addIfOpen(
        state,
        new OddStep.Retreat(actor),
        Move.Kind.RETREAT,
        moves,
        wanted.test(Move.Kind.RETREAT));
    moves.add(Move.plain(new OddStep.Wait(actor), Move.Kind.END));
    return moves;
  }

  private static void addIfOpen(
      OddState state,
      OddStep.Act act,
      Move.Kind kind,
      List<Move<OddStep>> moves,
      boolean worthAsking) {
    if (worthAsking && Acts.refusal(state, act).isEmpty()) {
      moves.add(Move.plain(act, kind));
    }
  }

  static Move<OddStep> at(
      OddState state, Being by, Being target, OddStep command, Move.Kind kind, int power) {
    return new Move<>(
        command,
        kind,
        target.id(),
        by.distanceTo(target),
        state.maySeeFigures(target, by.seat()) ? target.health() : Move.UNKNOWN,
        power);
  }

  /// Every weapon at every foe it reaches; where none is in reach, a way to the nearest.
  private void attacks(OddState state, Being by, List<Move<OddStep>> moves) {
    var arms = strikes.of(by);
    Being nearest = null;
    boolean reached = false;
    boolean moved = state.theFight().hasMoved(by.id());
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var foe = roster.get(i);
      if (foe.side() == by.side() || foe.isOut() || !state.maySee(foe, by.seat())) {
        continue;
      }
      if (nearest == null || by.distanceTo(foe) < by.distanceTo(nearest)) {
        nearest = foe;
      }
      for (int j = 0; j < arms.size(); j++) {
        var one = arms.get(j);
        if (one.reaches(by, foe) && !(moved && one.isBraced())) {
          reached = true;
          moves.add(
              at(state, by, foe, one.at(by, List.of(foe.id())), Move.Kind.ATTACK, one.power()));
        }
      }
    }
    if (!reached && nearest != null && !moved) {
      int feet = Math.min(Movement.FEET, by.distanceTo(nearest));
      if (feet > 0) {
        int to = by.at() + (nearest.at() > by.at() ? feet : -feet);
        moves.add(at(state, by, nearest, new OddStep.Move(by.id(), to), Move.Kind.APPROACH, 0));
      }
    }
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.of(Prompts.STOP_ROUNDS);
  }

  @Override
  public int round(OddState state) {
    return state.fight().isPresent() ? state.fight().get().round() : state.world().fought();
  }

  @Override
  public int winner(OddState state) {
    boolean party = false;
    boolean foes = false;
    for (Being being : state.roster()) {
      if (!being.isOut()) {
        party |= being.side() == Who.Side.PARTY;
        foes |= being.side() == Who.Side.FOES;
      }
    }
    return party == foes ? -1 : party ? 0 : 1;
  }

  /// The highest success of a pool does the harm (ODD-MULT-01).
  @Override
  public Optional<Harm> harm(OddEvent event, OddState before) {
    return switch (event) {
      case OddEvent.PoolSpent pool -> {
        Blow kept = null;
        for (Blow blow : before.blows()) {
          if (blow.isOf(pool.target(), pool.from())
              && blow.hit()
              && (kept == null || blow.face() > kept.face())) {
            kept = blow;
          }
        }
        yield kept == null
            ? Optional.empty()
            : Optional.of(new Harm.Blow(kept.attacker(), kept.with(), kept.target()));
      }
      case OddEvent.EffortMade effort ->
          Optional.of(new Harm.Blow(effort.who(), "effort", effort.who()));
      case OddEvent.GritLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case OddEvent.AbilityLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case OddEvent _ -> Optional.empty();
    };
  }

  @Override
  public Standing standing(OddState state, String who) {
    var being = state.being(who);
    return !being.isOut()
        ? Standing.ABLE
        : being.isDead() ? Standing.DEAD : being.hasLeft() ? Standing.FLED : Standing.FALLEN;
  }

  @Override
  public int health(OddState state, String who) {
    return state.being(who).health();
  }

  @Override
  public List<String> resources() {
    return List.of("items", "left");
  }
}
