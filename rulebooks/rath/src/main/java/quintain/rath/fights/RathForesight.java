package quintain.rath.fights;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleForesight;
import quintain.rath.rules.Actions;
import quintain.rath.rules.Aims;
import quintain.rath.rules.Movement;
import quintain.rath.rules.RathDeeds;
import quintain.rath.rules.Traps;
import quintain.rath.state.Being;
import quintain.rath.state.Guess;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Values;
import quintain.rath.state.Who;

/// What lies ahead in a game of Rath.
public final class RathForesight extends PeopleForesight<RathState, Being, RathStep, RathEvent> {
  /// Declaring a deed shows the odds of the deed itself.
  @Override
  public RathStep previewed(RathState state, RathStep command) {
    return command instanceof RathStep.Act act && Actions.refusal(state, act).isEmpty()
        ? new RathStep.React(act)
        : command;
  }

  /// Odds against a foe whose figures are hidden would give them away, and those of work on a lock
  /// how complex it is.
  @Override
  protected Optional<Refusal> secret(RathState state, Seat seat, RathStep command) {
    var figures = super.secret(state, seat, command);
    if (figures.isPresent()) {
      return figures;
    }
    if (Movement.strikers(state, command).stream()
        .anyMatch(foe -> !state.maySeeFigures(foe, seat))) {
      return Optional.of(
          new Refusal(RTH_R_29, "How well those strike who are left is the GM's secret"));
    }
    var device = Traps.workedOn(state, command);
    return device.isPresent() && !Traps.isComplexityKnown(state, seat, device.get())
        ? Optional.of(new Refusal(RTH_TRAP_05, "How complex it is has not been found out"))
        : Optional.empty();
  }

  /// Whom it is aimed at, and whoever else in sight it works on.
  @Override
  protected List<String> worksOn(RathState state, Seat seat, RathStep command) {
    var named = RathDeeds.aimed(command);
    return Aims.worksOn(state, command).stream()
        .filter(id -> named.contains(id) || isSeen(state, seat, id))
        .toList();
  }

  @Override
  protected List<Integer> scale() {
    return List.of(10, 12, 14, 16, 18);
  }

  @Override
  protected String onScale(int level) {
    return "AC " + level;
  }

  @Override
  protected RathState supposing(RathState state, Being hidden, int level) {
    return Guess.ac(state, hidden, level);
  }

  @Override
  protected Refusal figuresOf(Being hidden) {
    return new Refusal(
        RTH_DOC_01,
        "The rules are everybody's to read, but "
            + hidden.name()
            + "'s figures are the GM's secret");
  }

  private static boolean isSeen(RathState state, Seat seat, String id) {
    return state.find(id).filter(being -> state.maySee(being, seat)).isPresent();
  }

  @Override
  protected RathState asSeenBy(RathState state, Seat seat) {
    return Values.asSeenBy(state, seat);
  }

  /// Conditions run on: those of whoever is on turn, or outside combat the first victim's.
  @Override
  public Optional<RathStep> onward(RathState state) {
    if (state.inCombat()) {
      return state.theFight().turn().map(turn -> new RathStep.SufferOn(turn.who()));
    }
    for (Being being : state.roster()) {
      if (!being.pools().isEmpty()) {
        return Optional.of(new RathStep.SufferOn(being.id()));
      }
    }
    return Optional.of(new RathStep.LetTurnsPass(1));
  }

  @Override
  protected Who.Side[] sides() {
    return Who.Side.values();
  }

  /// Bystanders are a side where there are any, and nobody waits for their end.
  @Override
  public Outcome outcome(RathState state) {
    var sides = new ArrayList<Outcome.Side>();
    boolean over = false;
    for (var side : sides(state)) {
      boolean fights = !side.name().equals(Names.kebab(Who.Side.NEUTRAL.name()));
      if (fights || !(side.able().isEmpty() && side.out().isEmpty())) {
        sides.add(side);
      }
      over |= fights && side.able().isEmpty();
    }
    return new Outcome(List.copyOf(sides), over);
  }

  @Override
  public Optional<Fights<RathState, RathStep, RathEvent>> fights() {
    return Optional.of(new RathFights());
  }

  /// A command that is resolved halfway leaves nothing out.
  @Override
  public Object essence(Game<RathState, RathStep> game) {
    return game.agenda().isEmpty() ? Essence.of(game.state()) : game;
  }
}
