package quintain.proving.remembered;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Agenda;
import quintain.kernel.Game;

/// The memo table of one worker (memoisation): in a situation that it has met before, a command
/// whose dice fall as they fell before leads where it led before, and need not be resolved again.
///
/// It remembers step by step, so that ways on which different dice come to the same meet again: of
/// a pool of dice often only the highest counts. Dice are thrown as ever, one by one and in the
/// same order, so that a fight comes out the same whether or not anything is remembered. Places are
/// told apart by what matters for the future ([quintain.kernel.Rulebook.Foresight#essence]).
final class MemoTable<S, T> {
  /// Places and numbers of [TransitionTable] remembered at most; after that nothing new is.
  private static final int MOST_PLACES = mostPlaces();

  private static final int MOST_NUMBERS = 8_000_000;

  /// After so many new steps it is looked, again and again, how much else was remembered; not the
  /// first time, when everything is new.
  private static final int ENOUGH = 20_000;

  /// A step that is remembered saves so much less than looking for a new one costs.
  private static final int WORTH = 8;

  /// The same as long as there is room to learn.
  private static final int PROMISING = 2;

  /// As many as a quarter of the heap holds when every core has a worker, a place taking about 0.6
  /// kB.
  private static int mostPlaces() {
    var machine = Runtime.getRuntime();
    long each = machine.maxMemory() / 4 / machine.availableProcessors() / 600;
    return Math.clamp(each, 10_000, 1_000_000);
  }

  final TransitionTable transitions = new TransitionTable();

  /// The numbers of places in a hash table with linear probing: each where its hash says or in the
  /// next gap after it.
  private int[] table = new int[1024];

  private final ArrayList<Place<S, T>> places = new ArrayList<>();
  private final List<S> fields = new ArrayList<>();
  private final List<End<S, T>> endings = new ArrayList<>();
  private final Function<Game<S, T>, Object> essence;
  private long recalled;
  private long missed;
  private boolean looked;
  private boolean useless;

  MemoTable(Function<Game<S, T>, Object> essence) {
    this.essence = essence;
  }

  /// A situation in which a command is given, or what is left of one to resolve.
  static final class Place<S, T> {
    final int number;
    final S state;
    final Agenda<T> agenda;
    @Nullable T command;

    /// Where it leads; 0 as long as nobody knows.
    int row;

    private final int hash;
    private int visits;

    Place(int number, S state, Agenda<T> agenda, int hash) {
      this.number = number;
      this.state = state;
      this.agenda = agenda;
      this.hash = hash;
    }

    /// The way here.
    int way() {
      return row == 0 ? -number : row;
    }
  }

  /// Where a step ends.
  ///
  /// @param next the place it leads to; null where the fight is over, or there is no room
  /// @param field the state that tells who won, where the book has put everybody on their feet
  ///   again
  /// @param rounds the rounds that began on the way
  /// @param commands the commands that came to their end
  record End<S, T>(
      S state,
      @Nullable Place<S, T> next,
      @Nullable S field,
      int rounds,
      int commands,
      boolean over) {}

  Place<S, T> place(int number) {
    return places.get(number - 1);
  }

  S field(int number) {
    return fields.get(number - 1);
  }

  End<S, T> ended(int number) {
    return endings.get(number - 1);
  }

  /// The place of a state that comes before all others.
  Place<S, T> firstPlace(S state) {
    var place = placeOf(state, Agenda.empty());
    if (place == null) {
      throw new IllegalStateException("no room for the first place");
    }
    return place;
  }

  /// The place of a game; null where it is new and there is no room.
  @Nullable Place<S, T> placeOf(S state, Agenda<T> agenda) {
    var key = essence.apply(new Game<>(state, agenda));
    int hash = key.hashCode();
    int at = find(key, hash);
    if (table[at] != 0) {
      return place(table[at]);
    }
    if (!hasRoom()) {
      return null;
    }
    var place = new Place<>(places.size() + 1, state, agenda, hash);
    places.add(place);
    table[at] = place.number;
    if (2 * places.size() > table.length) {
      widen();
    }
    return place;
  }

  /// Where a situation is known to lead; 0 where it is not.
  int rowOf(S state) {
    var key = essence.apply(new Game<>(state, Agenda.empty()));
    int number = table[find(key, key.hashCode())];
    return number == 0 ? 0 : place(number).row;
  }

  /// Where the number of a place stands, or would. The essence of a place is worked out again for
  /// each comparison: kept, it would take more memory than all the rest.
  private int find(Object key, int hash) {
    int at = slot(hash);
    while (table[at] != 0) {
      var place = place(table[at]);
      if (place.hash == hash && essence.apply(new Game<>(place.state, place.agenda)).equals(key)) {
        return at;
      }
      at = (at + 1) & (table.length - 1);
    }
    return at;
  }

  private int slot(int hash) {
    int mixed = hash * 0x9E3779B9;
    return (mixed ^ (mixed >>> 15)) & (table.length - 1);
  }

  private void widen() {
    table = new int[2 * table.length];
    for (Place<S, T> place : places) {
      int at = slot(place.hash);
      while (table[at] != 0) {
        at = (at + 1) & (table.length - 1);
      }
      table[at] = place.number;
    }
  }

  /// Whether a place is familiar enough for what happens there to be remembered: a situation is
  /// from the second time on.
  boolean isFamiliar(Place<S, T> place) {
    return place.row != 0 || !place.agenda.isEmpty() || ++place.visits > 1;
  }

  /// Whether there is room for new places.
  private boolean hasRoom() {
    return places.size() < MOST_PLACES && mayLead();
  }

  /// Whether there is room for new ways, be it only to places that are known.
  boolean mayLead() {
    return transitions.size() < MOST_NUMBERS;
  }

  /// So many steps go as remembered.
  void recalled(int steps) {
    recalled += steps;
  }

  /// A step goes as never before.
  void missed() {
    if (++missed == ENOUGH) {
      useless = looked && recalled < missed * (hasRoom() ? PROMISING : WORTH);
      looked = true;
      missed = 0;
      recalled = 0;
    }
  }

  /// Whether remembering is not worth its while, because too much is always new; asked between two
  /// fights, and then everything is forgotten.
  boolean isGivenUp() {
    if (useless && !places.isEmpty()) {
      table = new int[1];
      places.clear();
      places.trimToSize();
      fields.clear();
      endings.clear();
      transitions.forget();
    }
    return useless;
  }

  /// Takes down where a fight ends.
  ///
  /// @param standings how each one stands
  int over(End<S, T> end, int winner, int[] standings) {
    endings.add(end);
    return transitions.over(end.rounds(), endings.size(), winner, standings);
  }

  /// Takes down where a step ends; 0 where it leads to no place.
  int end(End<S, T> end) {
    var next = end.next();
    if (next == null) {
      return 0;
    }
    if (end.rounds() == 0 && end.commands() == 0 && end.field() == null) {
      return next.way();
    }
    if (end.field() != null) {
      fields.add(end.field());
    }
    int field = end.field() == null ? 0 : fields.size();
    return transitions.end(end.rounds(), next.number, end.commands(), field, next.way());
  }
}
