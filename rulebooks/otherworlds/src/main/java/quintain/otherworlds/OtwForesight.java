package quintain.otherworlds;

import static quintain.otherworlds.Otw.*;

import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;

/// What lies ahead in a game of Otherworlds.
final class OtwForesight extends PeopleForesight<OtwState, Being, OtwStep, OtwEvent> {
  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  protected Optional<Refusal> secret(OtwState state, Seat seat, OtwStep command) {
    return hidden(state, seat, OtwDeeds.ALL.meets(state, command))
        .map(
            target ->
                new Refusal(
                    OTW_ACT_12, target.name() + "'s figures are the World Master's secret"));
  }

  @Override
  protected OtwState asSeenBy(OtwState state, Seat seat) {
    var seen = state;
    for (Being being : state.roster()) {
      if (!state.maySee(being, seat)) {
        seen = new LifeEvent.Left(being.id()).appliedTo(seen);
      }
    }
    return seen;
  }

  @Override
  public Optional<OtwStep> onward(OtwState state) {
    return state
        .fight()
        .map(fight -> fight.turn().<OtwStep>map(turn -> new OtwStep.EndTurn(turn.who())))
        .orElseGet(() -> Optional.of(new OtwStep.LetTimePass(5)));
  }

  @Override
  public Outcome outcome(OtwState state) {
    return new Outcome(
        sides(state, Who.Side.values(), being -> !being.isStructure(), Being::isConscious),
        Battle.isOver(state));
  }

  @Override
  public Optional<Fights<OtwState, OtwStep, OtwEvent>> fights() {
    return Optional.of(new OtwFights());
  }

  @Override
  public Object essence(OtwState state) {
    return Essence.of(state);
  }
}
