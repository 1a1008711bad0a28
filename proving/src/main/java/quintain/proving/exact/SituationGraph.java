package quintain.proving.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The situations of a fight and the transitions between them, as bare numbers: a Markov decision
/// process.
final class SituationGraph {
  /// A way through chance: where it leads with which weights, and how it may end at once.
  static final class Choice {
    /// The chance of each end: first side, second side, nobody.
    final double[] ends = new double[3];

    int[] to = new int[4];
    double[] weights = new double[4];
    double[] rounds = new double[4];
    int size;
    double lost;

    /// Rounds begun on the ways that end at once, weighed.
    double lastRounds;

    void add(int place, double weight, int newRounds) {
      for (int i = 0; i < size; i++) {
        if (to[i] == place) {
          weights[i] += weight;
          rounds[i] += weight * newRounds;
          return;
        }
      }
      if (size == to.length) {
        to = Arrays.copyOf(to, 2 * size);
        weights = Arrays.copyOf(weights, 2 * size);
        rounds = Arrays.copyOf(rounds, 2 * size);
      }
      to[size] = place;
      weights[size] = weight;
      rounds[size++] = weight * newRounds;
    }

    void end(int winner, double weight, int newRounds) {
      ends[winner < 0 ? 2 : winner] += weight;
      lastRounds += weight * newRounds;
    }

    void lose(double weight) {
      lost += weight;
    }
  }

  /// A situation.
  ///
  /// @param side whose choice it is; below 0 where nobody chooses any more
  record Place(int side, List<Choice> choices) {
    /// A situation that nobody has looked at.
    static final Place OPEN = new Place(-1, List.of());

    static Place going(Choice choice) {
      return new Place(-1, List.of(choice));
    }

    boolean isOpen() {
      return choices.isEmpty();
    }
  }

  private final List<Place> places = new ArrayList<>();
  private Choice beginning = new Choice();
  private boolean begun;

  void begin(Choice choice) {
    beginning = choice;
    begun = true;
  }

  /// Whether it is known where the fight begins.
  boolean begun() {
    return begun;
  }

  /// How many situations are not open.
  int solved() {
    return (int) places.stream().filter(place -> !place.isOpen()).count();
  }

  /// Says where a situation leads; those before it that nothing is said of are open.
  void put(int at, Place place) {
    reach(at + 1);
    places.set(at, place);
  }

  /// There are at least so many situations.
  void reach(int size) {
    while (places.size() < size) {
      places.add(Place.OPEN);
    }
  }

  Choice beginning() {
    return beginning;
  }

  int size() {
    return places.size();
  }

  Place place(int at) {
    return places.get(at);
  }

  /// The places in groups that lead back to each other, each group after all it leads to (Tarjan's
  /// strongly connected components, without recursion).
  List<int[]> groups() {
    int n = places.size();
    var groups = new ArrayList<int[]>();
    int[] index = new int[n];
    int[] low = new int[n];
    boolean[] onStack = new boolean[n];
    int[] stack = new int[n];
    int[][] next = new int[n][];
    int[] path = new int[n];
    int[] at = new int[n];
    int count = 0;
    int top = 0;
    for (int root = 0; root < n; root++) {
      if (index[root] != 0) {
        continue;
      }
      int depth = 0;
      path[0] = root;
      count++;
      index[root] = count;
      low[root] = count;
      stack[top++] = root;
      onStack[root] = true;
      next[root] = targets(root);
      while (depth >= 0) {
        int here = path[depth];
        if (at[here] < next[here].length) {
          int there = next[here][at[here]++];
          if (index[there] == 0) {
            count++;
            index[there] = count;
            low[there] = count;
            stack[top++] = there;
            onStack[there] = true;
            next[there] = targets(there);
            path[++depth] = there;
          } else if (onStack[there]) {
            low[here] = Math.min(low[here], index[there]);
          }
        } else {
          if (low[here] == index[here]) {
            int from = top;
            do {
              onStack[stack[--from]] = false;
            } while (stack[from] != here);
            groups.add(Arrays.copyOfRange(stack, from, top));
            top = from;
          }
          next[here] = new int[0];
          if (--depth >= 0) {
            low[path[depth]] = Math.min(low[path[depth]], low[here]);
          }
        }
      }
    }
    return groups;
  }

  private int[] targets(int place) {
    return places.get(place).choices().stream()
        .flatMapToInt(choice -> Arrays.stream(choice.to, 0, choice.size))
        .distinct()
        .toArray();
  }
}
