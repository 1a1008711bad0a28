package quintain.proving.fights;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Move;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;

/// Looks ahead for a policy that may know only what its side knows: one step by exact odds, or to
/// the end by simulated rollouts.
final class Lookahead<S extends State, T extends Step, E extends Event> {
  /// Worths remembered before all are forgotten again.
  private static final int REMEMBERED = 50_000;

  /// What it is worth to put a foe out of the fight, in points of harm.
  private static final double OUT = 10;

  /// What it is worth to keep a foe from acting for a while.
  private static final double HINDERED = 5;

  private final Matchup<S, T, E> matchup;
  private final Odds<S, T, E> odds;
  private final Map<Asked, OptionalDouble> known = new LinkedHashMap<>();
  private final boolean simulates;
  private @Nullable FightLoop<S, T, E> rollouts;

  private Lookahead(Matchup<S, T, E> matchup, boolean simulates) {
    this.matchup = matchup;
    this.odds = new Odds<>(matchup.book());
    this.simulates = simulates;
  }

  static <S extends State, T extends Step, E extends Event> Lookahead<S, T, E> simulating(
      Matchup<S, T, E> matchup) {
    return new Lookahead<>(matchup, true);
  }

  /// One that refuses rollouts: simulation has no place among exact chances.
  static <S extends State, T extends Step, E extends Event> Lookahead<S, T, E> exact(
      Matchup<S, T, E> matchup) {
    return new Lookahead<>(matchup, false);
  }

  /// What somebody wanted to know: the odds of a command in a situation.
  private record Asked(Object essence, Object command, Seat seat) {}

  /// What a move is worth to a side: what it does to the others, less what it does to its own.
  OptionalDouble worth(S state, Move<T> move, int side) {
    var seat = matchup.seats().get(side);
    var asked = new Asked(matchup.book().foresight().essence(Game.at(state)), move.command(), seat);
    var found = known.get(asked);
    if (found == null) {
      if (known.size() >= REMEMBERED) {
        known.clear();
      }
      found = reckoned(state, move, side);
      known.put(asked, found);
    }
    return found;
  }

  private OptionalDouble reckoned(S state, Move<T> move, int side) {
    Preview preview;
    try {
      preview = odds.preview(state, move.command(), matchup.seats().get(side), _ -> 1);
    } catch (Refused _) {
      return OptionalDouble.empty();
    }
    if (!preview.exact()) {
      return OptionalDouble.empty();
    }
    double worth = 0;
    for (Preview.Chance chance : preview.outcomes()) {
      for (String foe : matchup.members().get(1 - side)) {
        worth += chance.p() * ill(foe, chance);
      }
      for (String friend : matchup.members().get(side)) {
        worth -= chance.p() * ill(friend, chance);
      }
    }
    return OptionalDouble.of(worth);
  }

  /// How ill an outcome is for somebody; below 0 where it does them good.
  private static double ill(String who, Preview.Chance chance) {
    if (!chance.measure().startsWith(who + ".")) {
      return 0;
    }
    var outcome = chance.measure().substring(who.length() + 1);
    return switch (chance.value()) {
      case Integer points ->
          switch (outcome) {
            case "damage", "harm" -> points;
            case "heals", "healed" -> -points;
            default -> 0;
          };
      case Boolean yes when yes ->
          switch (outcome) {
            case "out", "drops", "dies", "down", "flees" -> OUT;
            case "helpless", "asleep", "paralysed", "frozen", "stunned", "blinded", "bound" ->
                HINDERED;
            default -> 0;
          };
      default -> 0;
    };
  }

  /// The share of so many rollouts that a side wins after a move, everybody fighting on steadily.
  OptionalDouble prospects(S state, Move<T> move, int side, int count, Chance chance) {
    if (!simulates) {
      throw new Unfit(
          "a policy that plays the fight on cannot be solved exactly; solve for the best");
    }
    var imagined = imagined(state, move.command(), matchup.seats().get(side));
    if (imagined == null) {
      return OptionalDouble.empty();
    }
    if (rollouts == null) {
      rollouts = new FightLoop<>(matchup, matchup.fights().get(), List.of("steady", "steady"));
    }
    int won = 0;
    long seed = chance.below(Integer.MAX_VALUE);
    for (int i = 0; i < count; i++) {
      won += rollouts.playOn(imagined, move.command(), seed, i) == side ? 1 : 0;
    }
    return OptionalDouble.of((double) won / count);
  }

  /// The state as this seat may imagine it, or null where anything about those it sees is hidden.
  private @Nullable S imagined(S state, T command, Seat seat) {
    var book = matchup.book();
    var seen = book.foresight().seenBy(state, seat);
    var asked = book.foresight().previewed(state, command);
    if (book.foresight().secretOf(seen, seat, List.of(asked), List.of()).isPresent()) {
      return null;
    }
    var known = book.facts().known(state, seat).keySet();
    var all = book.facts().known(seen, Seat.REFEREE).keySet();
    for (String id : book.cast().roster(seen)) {
      for (String fact : all) {
        // how much is shown of somebody is the Referee's business and no secret of theirs
        if (fact.startsWith(id + ".") && !known.contains(fact) && !fact.endsWith(".secrecy")) {
          return null;
        }
      }
    }
    return seen;
  }
}
