package quintain.cairn.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.cairn.rules.Acts;
import quintain.cairn.rules.Morale;
import quintain.cairn.rules.Movement;
import quintain.cairn.rules.Prompts;
import quintain.cairn.rules.Rescue;
import quintain.cairn.rules.Rounds;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Who;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Topic;

/// Fights for those who only choose: attacks, magic and things, aid, a way nearer, a way out.
final class CairnFights implements Fights<CairnState, CairnStep, CairnEvent> {
  private static final List<String> SIDES = List.of("party", "foes");
  private static final Call<CairnStep> PHASE = new Call.Goes<>(new CairnStep.ResolvePhase());
  private static final Call<CairnStep> OVER = new Call.Over<>();

  private final Strikes strikes = new Strikes();

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public CairnState drawnUp(CairnState opening, Map<String, String> sides) {
    var state = opening;
    for (var entry : sides.entrySet()) {
      var side = entry.getValue().equals("party") ? Who.Side.PARTY : Who.Side.FOES;
      state = new CairnEvent.SidesChanged(entry.getKey(), side).appliedTo(state);
    }
    return state;
  }

  @Override
  public CairnStep beginning(CairnState state) {
    return new CairnStep.BeginRounds();
  }

  /// Everybody declares in roster order; then the phase is played out.
  @Override
  public Call<CairnStep> next(CairnState state) {
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
  public List<Move<CairnStep>> moves(CairnState state, String actor) {
    return moves(state, actor, _ -> true);
  }

  @Override
  public List<Move<CairnStep>> moves(CairnState state, String actor, Predicate<Move.Kind> wanted) {
    var moves = new ArrayList<Move<CairnStep>>();
    var by = state.planned(state.being(actor));
    if (!Movement.isSpent(by)) {
      attacks(state, by, moves);
      if (wanted.test(Move.Kind.HEAL)) {
        aid(state, by, moves);
        var mends = new CairnStep.Regain(actor);
        if (!by.block().habits().isEmpty() && Acts.refusal(state, mends).isEmpty()) {
          moves.add(new Move<>(mends, Move.Kind.HEAL, actor, 0, by.health(), 0));
        }
      }
      if (Fights.wantsMore(wanted)) {
        new SpecialMoves(state, by, wanted, moves).add();
      }
      var runs = new CairnStep.Retreat(actor);
      if (wanted.test(Move.Kind.RETREAT) && Morale.retreatRefusal(state, runs).isEmpty()) {
        moves.add(Move.plain(runs, Move.Kind.RETREAT));
      }
    }
    moves.add(Move.plain(new CairnStep.Wait(actor), Move.Kind.END));
    return moves;
  }

  /// Every weapon at every foe it reaches; where none is in reach, a way to the nearest.
  private void attacks(CairnState state, Being by, List<Move<CairnStep>> moves) {
    var arms = strikes.of(by);
    Being nearest = null;
    boolean reached = false;
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
        if (one.mayStrike(by, foe)) {
          reached = true;
          moves.add(one.at(state, by, foe));
        }
      }
    }
    if (!reached && nearest != null) {
      approach(state, by, nearest, moves);
    }
  }

  private static void approach(CairnState state, Being by, Being foe, List<Move<CairnStep>> moves) {
    int reach = Movement.reach(state, by);
    int feet = Math.min(reach, by.distanceTo(foe));
    if (feet == 0) {
      return;
    }
    int to = by.at() + (foe.at() > by.at() ? feet : -feet);
    boolean again = state.theFight().hasMoved(by.id());
    if (again && reach == Movement.CRAWL) {
      return;
    }
    moves.add(
        new Move<>(
            again ? new CairnStep.MoveAgain(by.id(), to) : new CairnStep.Move(by.id(), to),
            Move.Kind.APPROACH,
            foe.id(),
            by.distanceTo(foe),
            health(state, foe, by),
            0));
  }

  private static void aid(CairnState state, Being by, List<Move<CairnStep>> moves) {
    for (Being friend : state.roster()) {
      if (friend.side() == by.side()
          && (friend.is(Flag.CRITICALLY_DAMAGED) || friend.is(Flag.MORTALLY_WOUNDED))) {
        if (Rescue.aidRefusal(state, by.id(), friend.id()).isEmpty()) {
          moves.add(
              new Move<>(
                  new CairnStep.Aid(by.id(), friend.id()),
                  Move.Kind.HEAL,
                  friend.id(),
                  by.distanceTo(friend),
                  health(state, friend, by),
                  0));
        }
      }
    }
  }

  static int health(CairnState state, Being being, Being seenBy) {
    return state.maySeeFigures(being, seenBy.seat()) ? being.health() : Move.UNKNOWN;
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.of(Prompts.STOP_ROUNDS);
  }

  @Override
  public int round(CairnState state) {
    return state.fight().isPresent() ? state.fight().get().round() : state.world().fought();
  }

  @Override
  public int winner(CairnState state) {
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

  /// The one die of a pool that counts does the harm (CRN-MULT-01).
  @Override
  public Optional<Harm> harm(CairnEvent event, CairnState before) {
    return switch (event) {
      case CairnEvent.PoolSpent pool -> {
        Blow kept = null;
        for (Blow blow : before.blows()) {
          if (blow.isOf(pool.target(), pool.from())
              && (kept == null || blow.face() > kept.face())) {
            kept = blow;
          }
        }
        yield kept == null
            ? Optional.empty()
            : Optional.of(new Harm.Blow(kept.attacker(), kept.with(), kept.target()));
      }
      case CairnEvent.HpLost lost -> Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case CairnEvent.AbilityLost lost when lost.ability() == Ability.STR ->
          Optional.of(new Harm.Loss(lost.who(), lost.points()));
      case CairnEvent _ -> Optional.empty();
    };
  }

  @Override
  public Standing standing(CairnState state, String who) {
    var being = state.being(who);
    return !being.isOut()
        ? Standing.ABLE
        : being.isDead() ? Standing.DEAD : being.hasLeft() ? Standing.FLED : Standing.FALLEN;
  }

  @Override
  public int health(CairnState state, String who) {
    return state.being(who).health();
  }

  @Override
  public List<String> resources() {
    return List.of("items", "left");
  }

  @Override
  public List<String> burdens() {
    return List.of("fatigue");
  }
}
