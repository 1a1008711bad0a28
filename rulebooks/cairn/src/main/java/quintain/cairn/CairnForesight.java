package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;

/// What lies ahead in a game of Cairn.
final class CairnForesight extends PeopleForesight<CairnState, Being, CairnStep, CairnEvent> {
  /// Declaring an act shows the odds of the act itself.
  @Override
  public CairnStep previewed(CairnState state, CairnStep command) {
    return command instanceof CairnStep.Act act && Acts.refusal(state, act).isEmpty()
        ? new CairnStep.Weigh(act)
        : command;
  }

  /// Odds against a foe whose figures are hidden would give them away.
  @Override
  protected Optional<Refusal> secret(CairnState state, Seat seat, CairnStep command) {
    var named = CairnDeeds.aimed(command);
    return Aim.worksOn(state, command).stream()
        .filter(target -> named.contains(target.id()) || state.maySee(target, seat))
        .filter(target -> !state.maySeeFigures(target, seat))
        .findFirst()
        .map(
            target ->
                new Refusal(CRN_ATK_01, target.name() + "'s figures are the Warden's secret"));
  }

  @Override
  protected CairnState asSeenBy(CairnState state, Seat seat) {
    return Values.asSeenBy(state, seat);
  }

  /// Outside rounds time passes by itself.
  @Override
  public Optional<CairnStep> onward(CairnState state) {
    return state.inRounds() ? Optional.empty() : Optional.of(new CairnStep.LetTimePass(10));
  }

  @Override
  public Outcome outcome(CairnState state) {
    return new Outcome(
        sides(state, Who.Side.values(), _ -> true, being -> !being.isOut()), Rounds.isOver(state));
  }

  @Override
  public Optional<Fights<CairnState, CairnStep, CairnEvent>> fights() {
    return Optional.of(new CairnFights());
  }

  @Override
  public Object essence(CairnState state) {
    return Essence.of(state);
  }

  @Override
  public Object essence(Game<CairnState, CairnStep> game) {
    return Essence.of(game);
  }
}
