package quintain.proving;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Agenda;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.Fights;
import quintain.kernel.Game;
import quintain.kernel.Matters;
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
/// It remembers step by step, so that ways on which different dice come to the same meet again: of
/// a pool of dice often only the highest counts. Dice are thrown as ever, one by one and in the
/// same order, so that a fight comes out the same whether or not anything is remembered. Between
/// two commands situations are told apart by their essence; between two steps of one by all there
/// is.
final class Memory<S, T> {
  /// Places and throws remembered at most; after that nothing new is.
  private static final int MOST_PLACES = 60_000;

  private static final int MOST_FORKS = 500_000;

  /// After learning so much it is looked whether that was of any use.
  private static final int ENOUGH = 60_000;

  /// Results below this are looked up by their number.
  private static final int SMALL = 128;

  /// Where everything of a roll matters.
  private static final Matters<Object> ALL = result -> result;

  private final Map<Object, Place<S, T>> situations = new LinkedHashMap<>();
  private final Map<Game<S, T>, Place<S, T>> midway = new LinkedHashMap<>();
  private final Function<S, Object> essence;
  private int forks;
  private long recalled;
  private long learned;

  Memory(Function<S, Object> essence) {
    this.essence = essence;
  }

  /// A situation in which a command is given, or what is left of one to resolve.
  static final class Place<S, T> {
    final S state;
    final Agenda<T> agenda;
    @Nullable T command;
    @Nullable Way<S, T> way;
    private int visits;

    Place(S state, Agenda<T> agenda) {
      this.state = state;
      this.agenda = agenda;
    }
  }

  /// How a step goes on from a throw, or where it ends.
  sealed interface Way<S, T> {}

  /// A throw, and where each result leads.
  static final class Fork<S, T> implements Way<S, T> {
    private final Roll<?> roll;
    private final Matters<?> matters;
    private Way<S, T>[] small;
    private @Nullable Map<Object, Way<S, T>> others;

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of a generic type
    Fork(Roll<?> roll, Matters<?> matters) {
      this.roll = roll;
      this.matters = matters;
      this.small = new Way[0];
    }

    @SuppressWarnings("ReferenceEquality") // that all matters is said by one object
    @Nullable Way<S, T> after(Object result) {
      if (result instanceof Integer number && number >= 0 && number < SMALL) {
        var way = number < small.length ? small[number] : null;
        return way == null && matters != ALL ? alike(number) : way;
      }
      return others == null ? null : others.get(result);
    }

    /// The way of a result that matters alike, which is this one's from now on.
    @SuppressWarnings("unchecked") // what matters of a roll is asked about its own results
    private @Nullable Way<S, T> alike(Integer number) {
      var reading = (Matters<Object>) matters;
      var essence = reading.essence(number);
      for (int i = 0; i < small.length; i++) {
        if (small[i] != null && reading.essence(i).equals(essence)) {
          lead(number, small[i]);
          return small[number];
        }
      }
      return null;
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

  /// Where a step ends.
  static final class End<S, T> implements Way<S, T> {
    final S state;

    /// The place it leads to; null where the fight is over, or there is no room.
    final @Nullable Place<S, T> next;

    /// The state that tells who won, where the book has put everybody on their feet again.
    final @Nullable S field;

    /// The rounds that began on the way, and the commands that came to their end.
    final int rounds;

    final int commands;
    final boolean over;
    private @Nullable Aftermath<S> aftermath;

    End(
        S state,
        @Nullable Place<S, T> next,
        @Nullable S field,
        int rounds,
        int commands,
        boolean over) {
      this.state = state;
      this.next = next;
      this.field = field;
      this.rounds = rounds;
      this.commands = commands;
      this.over = over;
    }

    /// What a fight comes to that ends here, worked out once.
    @SuppressWarnings("ReferenceEquality") // comparing whole states costs more than reading again
    Aftermath<S> aftermath(@Nullable S held, Supplier<Aftermath<S>> reading) {
      var known = aftermath;
      if (known == null || known.field() != held) {
        known = reading.get();
        aftermath = known;
      }
      return known;
    }
  }

  /// What a fight comes to.
  ///
  /// @param field what decided it
  /// @param winner the side that won, below 0 for none
  record Aftermath<S>(@Nullable S field, int winner, List<Fights.Standing> standings) {}

  /// The place of a game; null where it is new and there is no room.
  @Nullable Place<S, T> placeOf(S state, Agenda<T> agenda) {
    if (agenda.isEmpty()) {
      return found(situations, essence.apply(state), state, agenda);
    }
    return found(midway, new Game<>(state, agenda), state, agenda);
  }

  private <K> @Nullable Place<S, T> found(
      Map<K, Place<S, T>> places, K key, S state, Agenda<T> agenda) {
    var place = places.get(key);
    if (place == null && situations.size() + midway.size() < MOST_PLACES) {
      place = new Place<>(state, agenda);
      places.put(key, place);
    }
    return place;
  }

  /// Whether a place is familiar enough for what happens there to be remembered.
  boolean isFamiliar(Place<S, T> place) {
    return place.way != null || !place.agenda.isEmpty() || ++place.visits > 1;
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

    /// Whether dice have been thrown since the beginning.
    boolean hasThrown() {
      return at > 0;
    }

    /// It has come to its end.
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
      return (R) throwOnce(roll, ALL);
    }

    @Override
    @SuppressWarnings("unchecked") // what was thrown before was thrown with the same roll
    public <R> R roll(Actor by, Roll<R> roll, Clause why, Matters<R> matters) {
      return (R) throwOnce(roll, matters);
    }

    private Object throwOnce(Roll<?> roll, Matters<?> matters) {
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
        fork = new Fork<>(roll, matters);
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
          : from.get((Integer) throwOnce(Dice.d(from.size()), ALL) - 1);
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
