package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Knowledge;
import quintain.kernel.Names;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Step;

/// What lies ahead in a game with people in it.
public abstract class PeopleForesight<
        S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event>
    implements Rulebook.Foresight<S, T, E> {
  /// Odds against somebody whose figures are hidden would give them away.
  @Override
  public final Knowledge<S> known(S state, Seat seat, T command) {
    if (seat.isReferee()) {
      return new Knowledge.Known<>(state);
    }
    var secret = secret(state, seat, command);
    return secret.isPresent()
        ? new Knowledge.Secret<>(secret.get())
        : new Knowledge.Known<>(asSeenBy(state, seat));
  }

  /// What the odds of a command would give away to a player: figures of somebody it works on. Books
  /// with other secrets overrule it.
  protected Optional<Refusal> secret(S state, Seat seat, T command) {
    return worksOn(state, seat, command).stream()
        .flatMap(id -> state.find(id).stream())
        .filter(being -> !state.maySeeFigures(being, seat))
        .findFirst()
        .map(this::figuresOf);
  }

  /// Those whose figures the odds of a command are reckoned from, by id.
  protected abstract List<String> worksOn(S state, Seat seat, T command);

  /// That somebody's figures are a secret.
  protected abstract Refusal figuresOf(B hidden);

  /// The state as far as a seat knows it.
  protected abstract S asSeenBy(S state, Seat seat);

  /// Its sides, and whether it is over.
  @Override
  public Outcome outcome(S state) {
    return new Outcome(sides(state), isOver(state));
  }

  /// The sides there can be, in their order.
  protected abstract Enum<?>[] sides();

  /// Whether the fight is over: one side has nobody left. Books that end it otherwise overrule it.
  protected boolean isOver(S state) {
    return sides(state).stream().anyMatch(side -> side.able().isEmpty());
  }

  /// Whether somebody counts at all; in some books things stand in the roster, too.
  protected boolean counts(B being) {
    return true;
  }

  /// Whether somebody can still go on.
  protected boolean isAble(B being) {
    return !being.isOut();
  }

  protected final List<Outcome.Side> sides(S state) {
    var found = new ArrayList<Outcome.Side>();
    for (Enum<?> side : sides()) {
      var members =
          state.roster().stream().filter(being -> being.side() == side && counts(being)).toList();
      found.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              members.stream().filter(this::isAble).map(Somebody::id).toList(),
              members.stream().filter(being -> !isAble(being)).map(Somebody::id).toList()));
    }
    return List.copyOf(found);
  }
}
