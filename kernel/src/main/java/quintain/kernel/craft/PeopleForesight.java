package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Outcome;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.Supposed;

/// What lies ahead in a game with people in it.
public abstract class PeopleForesight<
        S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event>
    implements Rulebook.Foresight<S, T, E> {
  @Override
  public final S seenBy(S state, Seat seat) {
    return seat.isReferee() ? state : asSeenBy(state, seat);
  }

  /// Odds against somebody whose figures are hidden would give them away.
  @Override
  public final Optional<Refusal> secretOf(
      S seen, Seat seat, Collection<T> steps, Collection<String> ids) {
    if (seat.isReferee()) {
      return Optional.empty();
    }
    for (T step : steps) {
      var secret = secret(seen, seat, step);
      if (secret.isPresent()) {
        return secret;
      }
    }
    return ids.stream()
        .flatMap(id -> seen.find(id).stream())
        .filter(being -> !seen.maySeeFigures(being, seat))
        .findFirst()
        .map(this::figuresOf);
  }

  /// The book's scale, each step of it supposed of all whose figures are hidden.
  @Override
  public final List<Supposed<S>> supposed(S state, Seat seat) {
    var hidden =
        state.roster().stream().filter(being -> !state.maySeeFigures(being, seat)).toList();
    var supposed = new ArrayList<Supposed<S>>();
    if (!hidden.isEmpty()) {
      for (int level : scale()) {
        S guessed = state;
        for (B being : hidden) {
          guessed = supposing(guessed, being, level);
        }
        supposed.add(new Supposed<>(onScale(level), guessed));
      }
    }
    return List.copyOf(supposed);
  }

  /// The numbers of a foe that decide what comes of one's own dice, from little to much; none where
  /// no number does.
  protected List<Integer> scale() {
    return List.of();
  }

  /// A number of the scale as people say it: `AC 12`.
  protected String onScale(int level) {
    return Integer.toString(level);
  }

  /// The state in which somebody has this number, and of their other figures none that tell
  /// anything: what can happen to them all happens to that number alone.
  protected S supposing(S state, B hidden, int level) {
    return state;
  }

  /// What the odds of a command would give away to a player: figures of somebody it works on. Books
  /// with other secrets overrule it.
  ///
  /// @param state as the seat sees it: whoever is hidden from it is not there
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
