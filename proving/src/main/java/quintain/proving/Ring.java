package quintain.proving;

import java.lang.ref.SoftReference;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// A fight drawn up: who stands where on which side, and how each side chooses.
///
/// @param fights gives each worker its own
/// @param begun whether the fight is under way in this state already
/// @param seats the seat of each side
/// @param idle workers between two chunks, who remember what they have fought as long as nothing
///   else needs the memory; the last one to rest is the first to fight again
record Ring<S extends State, T extends Step, E extends Event>(
    Rulebook<S, T, E> book,
    Supplier<Fights<S, T, E>> fights,
    S start,
    boolean begun,
    List<List<String>> members,
    List<Seat> seats,
    Encounter encounter,
    Deque<SoftReference<Fighting<S, T, E>>> idle)
    implements Bout {
  /// Of so many fights, the first ones, it is taken down who did what with what.
  static final int LOOKED_AT = 1024;

  /// The round of a fight that is under way; 0 where none is, whatever was fought before.
  static <S extends State, T extends Step, E extends Event> int round(
      Fights<S, T, E> fights, S state) {
    return fights.next(state) instanceof Fights.Call.Over<T> ? 0 : fights.round(state);
  }

  @Override
  public String nameOf(String id) {
    return book.nameOf(start, id);
  }

  @Override
  public Tally fight(long seed, long from, long to, byte[] winners) {
    var fighting = rested();
    var counting = new Counting(members, encounter.cap());
    fighting.fight(seed, from, to, counting, winners);
    idle.push(new SoftReference<>(fighting));
    return counting.tally();
  }

  private Fighting<S, T, E> rested() {
    for (var resting = idle.poll(); resting != null; resting = idle.poll()) {
      var fighting = resting.get();
      if (fighting != null) {
        return fighting;
      }
    }
    return new Fighting<>(this);
  }

  @Override
  public List<String> leftOut() {
    return fights.get().leftOut();
  }

  @Override
  public List<String> log(long seed, long number) {
    return new Telling<>(this).tell(seed, number);
  }

  @Override
  public Solution solve(Solving solving, int most, Onlooker onlooker) {
    return new Solver<>(this, solving, most, onlooker).solve();
  }
}
