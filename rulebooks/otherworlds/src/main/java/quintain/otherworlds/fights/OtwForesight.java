package quintain.otherworlds.fights;

import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;
import quintain.otherworlds.rules.Battle;
import quintain.otherworlds.rules.OtwDeeds;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Who;

/// What lies ahead in a game of Otherworlds.
public final class OtwForesight extends PeopleForesight<OtwState, Being, OtwStep, OtwEvent> {
  @Override
  protected List<String> worksOn(OtwState state, Seat seat, OtwStep command) {
    return OtwDeeds.ALL.meets(state, command);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(OTW_ACT_12, hidden.name() + "'s figures are the World Master's secret");
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
  protected Who.Side[] sides() {
    return Who.Side.values();
  }

  @Override
  protected boolean counts(Being being) {
    return !being.isStructure();
  }

  @Override
  protected boolean isAble(Being being) {
    return being.isConscious();
  }

  @Override
  protected boolean isOver(OtwState state) {
    return Battle.isOver(state);
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
