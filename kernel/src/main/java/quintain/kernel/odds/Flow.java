package quintain.kernel.odds;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import quintain.kernel.dice.TooMuchWork;

/// The chances on their way along the turns of a [Course], each with the amount of one name added
/// up so far.
final class Flow {
  /// A chance too small to follow further; it is counted as left out.
  private static final double NEGLIGIBLE = 1e-12;

  /// A single chance too small to be carried along: a million of them are still negligible.
  private static final double GRAIN = 1e-18;

  /// After so many turns there is no end to be seen.
  private static final int LONGEST = 10_000;

  /// Amounts larger than this are not told one by one.
  private static final int MOST = 100_000;

  private final Leaving[] places;
  private final Amounts[] arrived;
  private double residual;

  /// @param name whose amounts are added up; empty for none
  Flow(List<Course.Place> places, String name) {
    this.places = new Leaving[places.size()];
    for (int i = 0; i < this.places.length; i++) {
      this.places[i] = new Leaving(places.get(i), name);
    }
    this.arrived = new Amounts[this.places.length];
  }

  /// The turns that lead from a place, with the amounts of the one name.
  private static final class Leaving {
    private final int[] to;
    private final double[] weights;
    private final int[] amounts;
    private final double lost;

    Leaving(Course.Place place, String name) {
      int turns = place.turns().size();
      to = new int[turns];
      weights = new double[turns];
      amounts = new int[turns];
      lost = place.lost();
      for (int i = 0; i < turns; i++) {
        var turn = place.turns().get(i);
        to[i] = turn.to();
        weights[i] = turn.weight();
        amounts[i] = turn.named().getOrDefault(name, 0);
      }
    }
  }

  /// Chances by amount; amounts below nothing are kept as well.
  private static final class Amounts {
    private int least;
    private double[] chances = new double[0];

    void add(int amount, double chance) {
      if (Math.abs((long) amount) > MOST) {
        throw new TooMuchWork("The amounts grow too large to be told one by one.");
      }
      if (chances.length == 0) {
        least = amount;
      }
      if (amount < least) {
        var wider = new double[chances.length + least - amount];
        System.arraycopy(chances, 0, wider, least - amount, chances.length);
        chances = wider;
        least = amount;
      }
      if (amount - least >= chances.length) {
        chances = Arrays.copyOf(chances, Math.max(amount - least + 1, 2 * chances.length));
      }
      chances[amount - least] += chance;
    }

    double total() {
      double total = 0;
      for (double chance : chances) {
        total += chance;
      }
      return total;
    }
  }

  void run() {
    var now = new Amounts[places.length];
    now[0] = new Amounts();
    now[0].add(0, 1);
    for (int turn = 0; turn < LONGEST; turn++) {
      var next = new Amounts[places.length];
      double onTheWay = 0;
      for (int place = 0; place < now.length; place++) {
        var here = now[place];
        if (here != null) {
          onTheWay += leave(place, here, next);
        }
      }
      if (onTheWay <= NEGLIGIBLE) {
        residual += onTheWay;
        return;
      }
      now = next;
    }
    throw new TooMuchWork("There is no end to be seen after " + LONGEST + " turns.");
  }

  /// Passes on what is at one place; returns how much of it is still on its way.
  private double leave(int place, Amounts here, Amounts[] next) {
    var from = places[place];
    double total = here.total();
    if (from.to.length == 0) {
      pass(here, 0, 1, place, arrived);
      return 0;
    }
    residual += total * from.lost;
    for (int i = 0; i < from.to.length; i++) {
      pass(here, from.amounts[i], from.weights[i], from.to[i], next);
    }
    return total;
  }

  private void pass(Amounts from, int more, double weight, int to, Amounts[] into) {
    var target = into[to];
    if (target == null) {
      target = new Amounts();
      into[to] = target;
    }
    for (int i = 0; i < from.chances.length; i++) {
      double chance = from.chances[i] * weight;
      if (chance > GRAIN) {
        target.add(from.least + i + more, chance);
      } else {
        residual += chance;
      }
    }
  }

  /// The chance of having ended at a place.
  double arrivedAt(int place) {
    var amounts = arrived[place];
    return amounts == null ? 0 : amounts.total();
  }

  /// The chance of each amount in the end.
  Map<Integer, Double> amounts() {
    var amounts = new TreeMap<Integer, Double>();
    for (Amounts ending : arrived) {
      if (ending != null) {
        for (int i = 0; i < ending.chances.length; i++) {
          if (ending.chances[i] > 0) {
            amounts.merge(ending.least + i, ending.chances[i], Double::sum);
          }
        }
      }
    }
    return amounts;
  }

  /// The chance of everything left out.
  double residual() {
    return residual;
  }
}
