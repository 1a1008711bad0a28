package quintain.terraodd.fights;

import static quintain.terraodd.state.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;
import quintain.terraodd.rules.Acts;
import quintain.terraodd.rules.OddDeeds;
import quintain.terraodd.rules.Rounds;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Guess;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Who;

/// What lies ahead in a game of Terra Odd.
public final class OddForesight extends PeopleForesight<OddState, Being, OddStep, OddEvent> {
  /// Declaring an act shows the odds of the act itself.
  @Override
  public OddStep previewed(OddState state, OddStep command) {
    return command instanceof OddStep.Act act && Acts.refusal(state, act).isEmpty()
        ? new OddStep.CarryOutAlone(act)
        : command;
  }

  @Override
  protected List<String> worksOn(OddState state, Seat seat, OddStep command) {
    return OddDeeds.aimed(command);
  }

  @Override
  protected List<Integer> scale() {
    return List.of(0, 1, 2, 3);
  }

  @Override
  protected String onScale(int level) {
    return "Armour " + level;
  }

  @Override
  protected OddState supposing(OddState state, Being hidden, int level) {
    return Guess.armour(state, hidden, level);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(ODD_ATK_01, hidden.name() + "'s figures are the GM's secret");
  }

  @Override
  protected OddState asSeenBy(OddState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  /// Outside rounds time passes by itself.
  @Override
  public Optional<OddStep> onward(OddState state) {
    return state.inRounds() ? Optional.empty() : Optional.of(new OddStep.LetTimePass(10));
  }

  @Override
  protected Who.Side[] sides() {
    return Who.Side.values();
  }

  @Override
  protected boolean isOver(OddState state) {
    return Rounds.isOver(state);
  }

  @Override
  public Optional<Fights<OddState, OddStep, OddEvent>> fights() {
    return Optional.of(new OddFights());
  }

  @Override
  public Object essence(Game<OddState, OddStep> game) {
    return Essence.of(game);
  }
}
