package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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

  /// What the odds of a command would give away to a player.
  protected abstract Optional<Refusal> secret(S state, Seat seat, T command);

  /// The first of some whose figures a seat does not know.
  protected static <S extends Peopled<B>, B extends Somebody> Optional<B> hidden(
      S state, Seat seat, List<String> ids) {
    return ids.stream()
        .flatMap(id -> state.find(id).stream())
        .filter(being -> !state.maySeeFigures(being, seat))
        .findFirst();
  }

  /// The state as far as a seat knows it.
  protected abstract S asSeenBy(S state, Seat seat);

  /// The sides of a fight, in their order.
  ///
  /// @param counts who counts at all
  /// @param able whether somebody can still go on
  protected final List<Outcome.Side> sides(
      S state, Enum<?>[] sides, Predicate<B> counts, Predicate<B> able) {
    var found = new ArrayList<Outcome.Side>();
    for (Enum<?> side : sides) {
      var members =
          state.roster().stream()
              .filter(being -> being.side() == side && counts.test(being))
              .toList();
      found.add(
          new Outcome.Side(
              Names.kebab(side.name()),
              members.stream().filter(able).map(Somebody::id).toList(),
              members.stream().filter(able.negate()).map(Somebody::id).toList()));
    }
    return List.copyOf(found);
  }
}
