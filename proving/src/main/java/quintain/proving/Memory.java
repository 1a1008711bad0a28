package quintain.proving;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;

/// What a worker remembers of fights it has fought: in a situation that it has met before, a
/// command whose dice fall as they fell before leads where it led before, and need not be resolved
/// again.
///
/// Dice are thrown as ever, one by one and in the same order, so that a fight comes out the same
/// whether or not anything is remembered. Situations are told apart by their essence.
final class Memory<S, T> {
  /// Situations and throws remembered at most; after that nothing new is.
  private static final int MOST_PLACES = 20_000;

  private static final int MOST_FORKS = 500_000;

  /// After learning so much it is looked whether that was of any use.
  private static final int ENOUGH = 20_000;

  /// Results below this are looked up by their number.
  private static final int SMALL = 128;

  private final Map<Object, Place<S, T>> places = new LinkedHashMap<>();
  private final Function<S, Object> essence;
  private int forks;
  private long recalled;
  private long learned;

  Memory(Function<S, Object> essence) {
    this.essence = essence;
  }

  /// A situation in which a command is given.
  static final class Place<S, T> {
    final S state;
    @Nullable T command;
    @Nullable Way<S, T> way;
    private int visits;

    Place(S state) {
      this.state = state;
    }
  }

  /// How a command goes on from a throw, or where it ends.
  sealed interface Way<S, T> {}

  /// A throw, and where each result leads.
  static final class Fork<S, T> implements Way<S, T> {
    private final Roll<?> roll;
    private Way<S, T>[] small;
    private @Nullable Map<Object, Way<S, T>> others;

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of a generic type
    Fork(Roll<?> roll) {
      this.roll = roll;
      this.small = new Way[0];
    }

    @Nullable Way<S, T> after(Object result) {
      if (result instanceof Integer number && number >= 0 && number < SMALL) {
        return number < small.length ? small[number] : null;
      }
      return others == null ? null : others.get(result);
    }

    void lead(Object result, Way<S, T> way) {
      if (result instanceof Integer number && number >= 0 && number < SMALL) {
        if (number >= small.length) {
          small = Arrays.copyOf(small, Math.max(number + 1, 2 * small.length));
        }
        small[number] = way;
      } else {
        if (others == null) {
          others = new LinkedHashMap<>();
        }
        others.put(result, way);
      }
    }
  }

  /// Where a command ends.
  ///
  /// @param over whether the fight is over
  /// @param next the situation it leads to; null where there is none, or no room for it
  /// @param field the state that tells who won, where the book has put everybody on their feet
  ///   again
  record End<S, T>(boolean over, @Nullable Place<S, T> next, S state, @Nullable S field, int rounds)
      implements Way<S, T> {}

  /// The place of a state; null where it is new and there is no room.
  @Nullable Place<S, T> placeOf(S state) {
    var key = essence.apply(state);
    var place = places.get(key);
    if (place == null && places.size() < MOST_PLACES) {
      place = new Place<>(state);
      places.put(key, place);
    }
    return place;
  }

  /// Whether a place is familiar enough for what happens there to be remembered.
  boolean isFamiliar(Place<S, T> place) {
    return ++place.visits > 1;
  }

  boolean isFull() {
    return forks >= MOST_FORKS;
  }

  /// Whether remembering is not worth its while: too much is always new.
  boolean isUseless() {
    return learned > ENOUGH && learned > recalled / 8;
  }

  /// Goes a way that is remembered, throwing its dice; null where it is not remembered to its end.
  /// What was thrown by then is in `thrown`.
  @Nullable End<S, T> go(Place<S, T> place, Faces dice, List<Object> thrown) {
    thrown.clear();
    var way = place.way;
    while (way instanceof Fork<S, T> fork) {
      Object result = fork.roll.roll(dice);
      thrown.add(result);
      way = fork.after(result);
    }
    if (way instanceof End<S, T> end) {
      recalled++;
      return end;
    }
    learned++;
    return null;
  }

  /// Fate that remembers: first what was thrown already, then the dice.
  static final class Recording<S, T> implements Fate {
    private final Memory<S, T> memory;
    private final Faces dice;
    private final Policy policy;
    private @Nullable Place<S, T> place;
    private List<Object> thrown = List.of();
    private @Nullable Fork<S, T> last;
    private Object lastResult = 0;
    private int at;

    Recording(Memory<S, T> memory, Faces dice, Policy policy) {
      this.memory = memory;
      this.dice = dice;
      this.policy = policy;
    }

    /// @param from where it is remembered; null where there is no room
    void begin(@Nullable Place<S, T> from, List<Object> already) {
      place = from;
      thrown = new ArrayList<>(already);
      last = null;
      at = 0;
    }

    /// The command has come to its end.
    void end(End<S, T> end) {
      if (place != null) {
        lead(end);
      }
    }

    private void lead(Way<S, T> way) {
      if (last != null) {
        last.lead(lastResult, way);
      } else if (place != null) {
        place.way = way;
      }
    }

    @Override
    @SuppressWarnings("unchecked") // what was thrown before was thrown with the same roll
    public <R> R roll(Actor by, Roll<R> roll, Clause why) {
      return (R) throwOnce(roll);
    }

    private Object throwOnce(Roll<?> roll) {
      Object result = at < thrown.size() ? thrown.get(at) : roll.roll(dice);
      at++;
      if (place == null) {
        return result;
      }
      var known = last == null ? place.way : last.after(lastResult);
      Fork<S, T> fork;
      if (known instanceof Fork<S, T> there) {
        fork = there;
      } else {
        fork = new Fork<>(roll);
        memory.forks++;
        lead(fork);
      }
      last = fork;
      lastResult = result;
      return result;
    }

    @Override
    public <R> R pick(List<R> from, Clause why) {
      return from.size() == 1
          ? from.getFirst()
          : from.get((Integer) throwOnce(Dice.d(from.size())) - 1);
    }

    @Override
    public <A> A ask(Seat who, Question<A> question) {
      return policy.answer(who, question);
    }

    @Override
    public <A> Optional<Answered<A>> askAny(List<Seat> who, Question<A> question) {
      return policy.firstToAccept(who, question);
    }

    @Override
    public <R> R judge(Clause why, R computed) {
      return computed;
    }
  }
}
