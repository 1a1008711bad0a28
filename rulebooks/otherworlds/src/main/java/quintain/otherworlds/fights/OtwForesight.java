package quintain.otherworlds.fights;

import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;
import quintain.otherworlds.rules.Battle;
import quintain.otherworlds.rules.OtwDeeds;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Guess;
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
  protected List<Integer> scale() {
    return List.of(2, 4, 6, 8, 10);
  }

  @Override
  protected String onScale(int level) {
    return "DEF " + level;
  }

  @Override
  protected OtwState supposing(OtwState state, Being hidden, int level) {
    return Guess.def(state, hidden, level);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(OTW_ACT_12, hidden.name() + "'s figures are the World Master's secret");
  }

  @Override
  protected OtwState asSeenBy(OtwState state, Seat seat) {
    return state.asSeenBy(seat);
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

  /// A command that is resolved halfway leaves nothing out.
  @Override
  public Object essence(Game<OtwState, OtwStep> game) {
    return game.agenda().isEmpty() ? Essence.of(game.state()) : game;
  }
}
