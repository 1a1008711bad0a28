package quintain.cairn.fights;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import java.util.Optional;
import quintain.cairn.rules.Acts;
import quintain.cairn.rules.Aim;
import quintain.cairn.rules.CairnDeeds;
import quintain.cairn.rules.Rounds;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Guess;
import quintain.cairn.state.Who;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;

/// What lies ahead in a game of Cairn.
public final class CairnForesight
    extends PeopleForesight<CairnState, Being, CairnStep, CairnEvent> {
  /// Declaring an act shows the odds of the act itself.
  @Override
  public CairnStep previewed(CairnState state, CairnStep command) {
    return command instanceof CairnStep.Act act && Acts.refusal(state, act).isEmpty()
        ? new CairnStep.Weigh(act)
        : command;
  }

  /// Whom it is aimed at, and whoever else in sight it works on.
  @Override
  protected List<String> worksOn(CairnState state, Seat seat, CairnStep command) {
    var named = CairnDeeds.aimed(command);
    return Aim.worksOn(state, command).stream()
        .filter(target -> named.contains(target.id()) || state.maySee(target, seat))
        .map(Being::id)
        .toList();
  }

  @Override
  protected List<Integer> scale() {
    return List.of(0, 1, 2, 3);
  }

  @Override
  protected String onScale(int level) {
    return "Armor " + level;
  }

  @Override
  protected CairnState supposing(CairnState state, Being hidden, int level) {
    return Guess.armor(state, hidden, level);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(CRN_ATK_01, hidden.name() + "'s figures are the Warden's secret");
  }

  @Override
  protected CairnState asSeenBy(CairnState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  /// Outside rounds time passes by itself.
  @Override
  public Optional<CairnStep> onward(CairnState state) {
    return state.inRounds() ? Optional.empty() : Optional.of(new CairnStep.LetTimePass(10));
  }

  @Override
  protected Who.Side[] sides() {
    return Who.Side.values();
  }

  @Override
  protected boolean isOver(CairnState state) {
    return Rounds.isOver(state);
  }

  @Override
  public Optional<Fights<CairnState, CairnStep, CairnEvent>> fights() {
    return Optional.of(new CairnFights());
  }

  @Override
  public Object essence(Game<CairnState, CairnStep> game) {
    return Essence.of(game);
  }
}
