package quintain.proving.fights;

import java.util.List;
import java.util.function.Supplier;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// A fight drawn up: the state it begins in, who stands on which side, and how each side chooses.
///
/// @param fights gives each worker its own
/// @param begun whether the fight is under way in this state already
/// @param members the ids of those on each side, in order
/// @param seats the seat of each side
public record Matchup<S extends State, T extends Step, E extends Event>(
    Rulebook<S, T, E> book,
    Supplier<Fights<S, T, E>> fights,
    S start,
    boolean begun,
    List<List<String>> members,
    List<Seat> seats,
    Encounter encounter) {
  /// The policy of each side, by name.
  public List<String> policies() {
    return encounter.sides().stream().map(Encounter.Side::policy).toList();
  }

  /// The round of a fight that is under way; 0 where none is, whatever was fought before.
  public static <S extends State, T extends Step, E extends Event> int round(
      Fights<S, T, E> fights, S state) {
    return fights.next(state) instanceof Fights.Call.Over<T> ? 0 : fights.round(state);
  }
}
