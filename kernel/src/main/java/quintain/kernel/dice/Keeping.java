package quintain.kernel.dice;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/// The laws of pools of which only the highest or lowest results count.
///
/// The results come in two groups of independent dice, each group with a law of its own and the
/// groups sharing no number: those that made a die explode, and the others. (A pool without
/// explosions has an empty first group.) The numbers are gone through once, from the kept end or
/// from the dropped end, whichever is shorter; the state is how many dice of each group have been
/// placed so far, and binomial coefficients choose which.
final class Keeping {
  /// Binomial coefficients of more dice leave the range of a double.
  private static final int MOST_DICE = 1000;

  private final IntLaw[] laws;
  private final int[] counts;
  private final int keep;
  private final boolean high;
  private final IntUnaryOperator worth;
  private final Reckoning r;

  private Keeping(
      IntLaw[] laws, int[] counts, int keep, boolean high, IntUnaryOperator worth, Reckoning r) {
    this.laws = laws;
    this.counts = counts;
    this.keep = keep;
    this.high = high;
    this.worth = worth;
    this.r = r;
    if (counts[0] + counts[1] > MOST_DICE) {
      throw new TooMuchWork(
          "The exact odds of keeping some of more than %,d dice would take too much work; roll it."
              .formatted(MOST_DICE));
    }
  }

  /// The law of what the kept ones of `n` equal dice are worth.
  static IntLaw among(IntLaw die, int n, Selection selection, IntUnaryOperator worth, Reckoning r) {
    IntLaw none = die.only(number -> false);
    var keeping =
        new Keeping(
            new IntLaw[] {none, die},
            new int[] {0, n},
            selection.kept(n),
            selection.high(),
            worth,
            r);
    return keeping.law().withTail(Tail.ofCopies(die, n));
  }

  /// The same where every explosion is a further result.
  static IntLaw amongExploding(
      Explode die, int n, Selection selection, IntUnaryOperator worth, Reckoning r) {
    IntLaw faces = die.die().ints(r);
    IntLaw bursting = faces.only(die.on()::test);
    if (bursting.size() == 0) {
      return among(faces, n, selection, worth, r);
    }
    IntLaw others = faces.only(number -> !die.on().test(number));
    // how many dice burst and how many did not, as one number: bursting · (n + 1) + others
    IntLaw numbers =
        die.chain(number -> die.on().test(number) ? n + 1 : 1, r.shared(n)).times(n, r);
    IntLaw out = new IntLaw(new int[0], r.zeros(0), Tail.NONE);
    IntLaw[] laws = {share(bursting), others.size() == 0 ? others : share(others)};
    for (int i = 0; i < numbers.size(); i++) {
      int[] counts = {numbers.value(i) / (n + 1), numbers.value(i) % (n + 1)};
      int keep = selection.kept(counts[0] + counts[1]);
      var keeping = new Keeping(laws, counts, keep, selection.high(), worth, r);
      var chance = new IntLaw(new int[1], numbers.weights().at(i), Tail.NONE);
      out = out.merged(keeping.law().plus(chance, r), r);
    }
    IntLaw reach = die.chain(number -> Math.abs(worth.applyAsInt(number)), r.shared(n));
    return out.withTail(Tail.ofCopies(reach, n));
  }

  /// The law given that the number is one of these.
  private static IntLaw share(IntLaw part) {
    Weights whole = part.weights().zeros(1);
    for (int i = 0; i < part.size(); i++) {
      whole.add(0, part.weights(), i);
    }
    part.weights().divideBy(whole, 0);
    return part;
  }

  private IntLaw law() {
    int all = counts[0] + counts[1];
    int drop = all - keep;
    if (keep == 0) {
      return IntLaw.constant(0, r);
    }
    return drop > 0 && drop < keep ? fromDroppedEnd(drop) : fromKeptEnd();
  }

  /// A number of one of the groups, with its place in that group's law.
  private record Place(int group, int index, int number) {}

  private Place[] places(boolean highestFirst) {
    var places = new Place[laws[0].size() + laws[1].size()];
    int k = 0;
    for (int group = 0; group < 2; group++) {
      for (int i = 0; i < laws[group].size(); i++) {
        places[k++] = new Place(group, i, laws[group].value(i));
      }
    }
    Arrays.sort(
        places,
        (a, b) ->
            highestFirst
                ? Integer.compare(b.number, a.number)
                : Integer.compare(a.number, b.number));
    return places;
  }

  /// The probability of each group's numbers that come after a place.
  private Weights[] after(Place[] places, int from) {
    Weights[] after = {r.zeros(1), r.zeros(1)};
    for (int k = from + 1; k < places.length; k++) {
      after[places[k].group].add(0, laws[places[k].group].weights(), places[k].index);
    }
    return after;
  }

  private IntLaw fromKeptEnd() {
    Place[] places = places(high);
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (Place place : places) {
      least = Math.min(least, worth.applyAsInt(place.number));
      most = Math.max(most, worth.applyAsInt(place.number));
    }
    double width = keep * ((double) most - least) + 1;
    int rows = Math.min(keep, counts[0] + 1);
    int columns = Math.min(keep, counts[1] + 1);
    r.zeros(width * rows * columns);
    r.charge(
        (double) places.length
            * (places.length + rows * (double) columns * (counts[0] + counts[1] + width * keep)));
    // sums are kept less the least worth of each die placed, so that a row starts at 0
    var states = new @Nullable Weights[rows][columns];
    states[0][0] = r.zeros(width);
    states[0][0].addOne(0);
    Weights out = r.zeros(width);
    for (int k = 0; k < places.length; k++) {
      Place place = places[k];
      int step = worth.applyAsInt(place.number) - least;
      Weights[] after = after(places, k);
      Weights here = laws[place.group].weights().at(place.index).powers(counts[place.group]);
      Weights[] later = {after[0].powers(counts[0]), after[1].powers(counts[1])};
      // from many dice placed to few, so that no die is placed twice at this number
      for (int a = rows - 1; a >= 0; a--) {
        for (int b = columns - 1; b >= 0; b--) {
          Weights state = a + b < keep ? states[a][b] : null;
          if (state != null) {
            place(place, a, b, state, states, step, here, later, out);
          }
        }
      }
    }
    return IntLaw.dense(Math.multiplyExact(keep, least), out, Tail.NONE);
  }

  private void place(
      Place place,
      int a,
      int b,
      Weights state,
      @Nullable Weights[][] states,
      int step,
      Weights here,
      Weights[] later,
      Weights out) {
    int need = keep - a - b;
    int rest = counts[place.group] - (place.group == 0 ? a : b);
    int otherRest = counts[1 - place.group] - (place.group == 0 ? b : a);
    Weights choices = here.choices(rest);
    Weights ways = here.zeros(rest + 1);
    Weights ending = here.zeros(2);
    for (int more = 1; more <= rest; more++) {
      ways.addProduct(more, choices, more, here, more);
      if (more < need) {
        int nextA = place.group == 0 ? a + more : a;
        int nextB = place.group == 0 ? b : b + more;
        Weights next = states[nextA][nextB];
        if (next == null) {
          next = state.zeros(state.size());
          states[nextA][nextB] = next;
        }
        addMoved(next, state, more * step, ways, more);
      } else {
        ending.addProduct(0, ways, more, later[place.group], rest - more);
      }
    }
    if (rest >= need) {
      ending.addProduct(1, ending, 0, later[1 - place.group], otherRest);
      addMoved(out, state, need * step, ending, 1);
    }
  }

  private static void addMoved(Weights to, Weights from, int step, Weights factor, int i) {
    for (int k = 0; k + step < to.size(); k++) {
      if (!from.isZero(k)) {
        to.addProduct(k + step, from, k, factor, i);
      }
    }
  }

  /// Goes through the dropped dice; once all of them are placed, the others are a plain sum.
  private IntLaw fromDroppedEnd(int drop) {
    Place[] places = places(!high);
    IntLaw out = new IntLaw(new int[0], r.zeros(0), Tail.NONE);
    int rows = Math.min(drop, counts[0] + 1);
    int columns = Math.min(drop, counts[1] + 1);
    r.zeros((double) rows * columns);
    r.charge((double) places.length * places.length);
    var states = new @Nullable Weights[rows][columns];
    states[0][0] = r.zeros(1);
    states[0][0].addOne(0);
    for (int k = 0; k < places.length; k++) {
      Place place = places[k];
      int at = k;
      IntLaw[] rest = {rest(places, at, 0), rest(places, at, 1)};
      Weights here = laws[place.group].weights().at(place.index).powers(counts[place.group]);
      // how likely it is that so many dice are left to sum at this place, whatever was dropped
      var ends = new Weights[counts[0] + 1][];
      for (int a = rows - 1; a >= 0; a--) {
        for (int b = columns - 1; b >= 0; b--) {
          Weights state = a + b < drop ? states[a][b] : null;
          if (state != null) {
            dropHere(place, a, b, drop, state, states, here, ends);
          }
        }
      }
      out = out.merged(sums(place, drop, rest, ends), r);
    }
    return out;
  }

  private IntLaw rest(Place[] places, int after, int group) {
    // numbers of the group beyond this place: above it if the low ones are dropped
    int edge = places[after].number;
    return laws[group].only(number -> high ? number > edge : number < edge).map(worth, r);
  }

  private void dropHere(
      Place place,
      int a,
      int b,
      int drop,
      Weights state,
      @Nullable Weights[][] states,
      Weights here,
      Weights[][] ends) {
    int left = drop - a - b;
    int rest = counts[place.group] - (place.group == 0 ? a : b);
    Weights choices = here.choices(rest);
    Weights ways = here.zeros(rest + 1);
    r.charge(4.0 * rest);
    for (int more = 1; more <= rest; more++) {
      ways.addProduct(more, choices, more, here, more);
      int nextA = place.group == 0 ? a + more : a;
      int nextB = place.group == 0 ? b : b + more;
      if (more < left) {
        Weights next = states[nextA][nextB];
        if (next == null) {
          next = state.zeros(1);
          states[nextA][nextB] = next;
        }
        next.addProduct(0, state, 0, ways, more);
      } else {
        if (ends[nextA] == null) {
          ends[nextA] = new Weights[counts[1] + 1];
        }
        if (ends[nextA][nextB] == null) {
          ends[nextA][nextB] = state.zeros(1);
        }
        ends[nextA][nextB].addProduct(0, state, 0, ways, more);
      }
    }
  }

  /// What is kept once the last dice are dropped at a place: the surplus there, and all beyond.
  private IntLaw sums(Place place, int drop, IntLaw[] rest, Weights[][] ends) {
    IntLaw out = new IntLaw(new int[0], r.zeros(0), Tail.NONE);
    var powers = new @Nullable IntLaw[2][];
    for (int group = 0; group < 2; group++) {
      powers[group] = new @Nullable IntLaw[counts[group] + 1];
    }
    for (int a = 0; a < ends.length; a++) {
      for (int b = 0; ends[a] != null && b < ends[a].length; b++) {
        if (ends[a][b] == null) {
          continue;
        }
        int surplus = Math.multiplyExact(a + b - drop, worth.applyAsInt(place.number));
        IntLaw sum = new IntLaw(new int[] {surplus}, ends[a][b], Tail.NONE);
        sum = power(rest[0], counts[0] - a, powers[0]).plus(sum, r);
        sum = power(rest[1], counts[1] - b, powers[1]).plus(sum, r);
        out = out.merged(sum, r);
      }
    }
    return out;
  }

  /// The sum of so many dice, each power built from the one before; none at all sum to 0.
  private IntLaw power(IntLaw law, int n, @Nullable IntLaw[] powers) {
    for (int k = 0; k <= n; k++) {
      if (powers[k] == null) {
        IntLaw before = k == 0 ? null : powers[k - 1];
        powers[k] = before == null ? IntLaw.constant(0, r) : before.plus(law, r);
      }
    }
    IntLaw power = powers[n];
    return power == null ? IntLaw.constant(0, r) : power;
  }
}
