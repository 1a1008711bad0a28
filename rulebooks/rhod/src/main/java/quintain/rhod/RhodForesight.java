package quintain.rhod;

import static quintain.rhod.Rhd.*;

import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;

/// What lies ahead in a game of Roll High or Die.
final class RhodForesight extends PeopleForesight<RhodState, Being, RhodStep, RhodEvent> {
  @Override
  public RhodStep previewed(RhodState state, RhodStep command) {
    return Turns.previewed(state, command);
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  protected Optional<Refusal> secret(RhodState state, Seat seat, RhodStep command) {
    return hidden(state, seat, RhodDeeds.aimed(command))
        .map(
            target ->
                new Refusal(RHD_REF_02, target.name() + "'s figures are the Referee's secret"));
  }

  @Override
  protected RhodState asSeenBy(RhodState state, Seat seat) {
    var seen = state;
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat)) {
        seen = new FightEvent.Left(being.id()).appliedTo(seen);
      }
    }
    return seen;
  }

  @Override
  public Optional<RhodStep> onward(RhodState state) {
    return state
        .fight()
        .map(fight -> fight.turn().<RhodStep>map(turn -> new Encounter.EndTurn(turn.who())))
        .orElseGet(() -> Optional.of(new Living.LetWatchPass()));
  }

  @Override
  public Outcome outcome(RhodState state) {
    var sides = sides(state, Who.Side.values(), _ -> true, Being::isUp);
    return new Outcome(
        sides,
        state.inEncounter()
            ? Rounds.isOver(state)
            : sides.stream().anyMatch(side -> side.able().isEmpty() && !side.out().isEmpty()));
  }

  @Override
  public Optional<Fights<RhodState, RhodStep, RhodEvent>> fights() {
    return Optional.of(new RhodFights());
  }

  @Override
  public Object essence(RhodState state) {
    return Essence.of(state);
  }
}
