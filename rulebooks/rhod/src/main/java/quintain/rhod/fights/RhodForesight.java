package quintain.rhod.fights;

import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;
import quintain.rhod.rules.RhodDeeds;
import quintain.rhod.rules.Rounds;
import quintain.rhod.rules.Turns;
import quintain.rhod.state.Being;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Guess;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Who;

/// What lies ahead in a game of Roll High or Die.
public final class RhodForesight extends PeopleForesight<RhodState, Being, RhodStep, RhodEvent> {
  @Override
  public RhodStep previewed(RhodState state, RhodStep command) {
    return Turns.previewed(state, command);
  }

  @Override
  protected List<String> worksOn(RhodState state, Seat seat, RhodStep command) {
    return RhodDeeds.aimed(command);
  }

  @Override
  protected List<Integer> scale() {
    return List.of(8, 10, 12, 14, 16);
  }

  @Override
  protected String onScale(int level) {
    return "Defense " + level;
  }

  @Override
  protected RhodState supposing(RhodState state, Being hidden, int level) {
    return Guess.defenses(state, hidden, level);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(RHD_REF_02, hidden.name() + "'s figures are the Referee's secret");
  }

  @Override
  protected RhodState asSeenBy(RhodState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  @Override
  public Optional<RhodStep> onward(RhodState state) {
    return state
        .fight()
        .map(fight -> fight.turn().<RhodStep>map(turn -> new Encounter.EndTurn(turn.who())))
        .orElseGet(() -> Optional.of(new Living.LetWatchPass()));
  }

  @Override
  protected Who.Side[] sides() {
    return Who.Side.values();
  }

  @Override
  protected boolean isAble(Being being) {
    return being.isUp();
  }

  @Override
  protected boolean isOver(RhodState state) {
    return state.inEncounter()
        ? Rounds.isOver(state)
        : sides(state).stream().anyMatch(side -> side.able().isEmpty() && !side.out().isEmpty());
  }

  @Override
  public Optional<Fights<RhodState, RhodStep, RhodEvent>> fights() {
    return Optional.of(new RhodFights());
  }

  /// A command that is resolved halfway leaves nothing out.
  @Override
  public Object essence(Game<RhodState, RhodStep> game) {
    return game.agenda().isEmpty() ? Essence.of(game.state()) : game;
  }
}
