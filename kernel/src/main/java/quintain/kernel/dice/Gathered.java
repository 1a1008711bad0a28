package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Equal dice of any kind, ordered, some of them kept, and the kept ones gathered into a result.
record Gathered<V, R>(
    int n,
    Roll<V> die,
    Comparator<? super V> order,
    Selection selection,
    R start,
    BiFunction<? super R, ? super V, ? extends R> add)
    implements Node<R> {

  Gathered {
    if (n < 1) {
      throw new IllegalArgumentException("A pool holds at least one die, not " + n + ".");
    }
    Node.check(die, n);
    selection = selection.among(n);
  }

  @Override
  public R draw(Faces faces, @Nullable Tray tray) {
    var results = new ArrayList<V>(n);
    var marks = new int[n + 1];
    for (int i = 0; i < n; i++) {
      marks[i] = tray == null ? 0 : tray.size();
      results.add(Node.of(die).draw(faces, tray));
    }
    marks[n] = tray == null ? 0 : tray.size();
    boolean[] kept = kept(results);
    R gathered = start;
    for (int i = 0; i < n; i++) {
      if (kept[i]) {
        gathered = add.apply(gathered, results.get(i));
      } else if (tray != null) {
        tray.drop(marks[i], marks[i + 1]);
      }
    }
    return gathered;
  }

  /// Which results are kept; of those that compare equal, the first to fall.
  private boolean[] kept(List<V> results) {
    var kept = new boolean[n];
    var places = new ArrayList<Integer>(n);
    for (int i = 0; i < n; i++) {
      places.add(i);
    }
    int keep = selection.kept(n);
    if (keep < n) {
      Comparator<Integer> byResult = (a, b) -> order.compare(results.get(a), results.get(b));
      places.sort(selection.high() ? byResult.reversed() : byResult);
    }
    for (int place : places.subList(0, keep)) {
      kept[place] = true;
    }
    return kept;
  }

  /// Goes through the results from the kept end, those that compare equal together; the state is
  /// how many dice are placed and what they have gathered.
  @Override
  public Law<R> law(Reckoning r) {
    if (n > 1000) {
      throw new TooMuchWork(
          "The exact odds of gathering more than 1,000 dice would take too much work; roll them.");
    }
    Law<V> one = Node.of(die).law(r.shared(n));
    var sorted = new ArrayList<Integer>();
    for (int i = 0; i < one.values().size(); i++) {
      sorted.add(i);
    }
    Comparator<Integer> byValue = (a, b) -> order.compare(one.values().get(a), one.values().get(b));
    sorted.sort(selection.high() ? byValue.reversed() : byValue);
    int keep = selection.kept(n);
    var states = new ArrayList<Law.Collector<R>>();
    for (int i = 0; i < keep; i++) {
      states.add(new Law.Collector<>(r.zeros(0)));
    }
    states.getFirst().at(start).addOne(0);
    var out = new Law.Collector<R>(r.zeros(0));
    for (int from = 0, to; from < sorted.size(); from = to) {
      to = from + 1;
      while (to < sorted.size() && byValue.compare(sorted.get(from), sorted.get(to)) == 0) {
        to++;
      }
      Weights sums = r.zeros(2);
      for (int k = from; k < sorted.size(); k++) {
        sums.add(k < to ? 0 : 1, one.weights(), sorted.get(k));
      }
      place(one, sorted.subList(from, to), sums, states, out, r);
    }
    double left = -Math.expm1(n * Math.log1p(-one.tail().mass()));
    return out.law(Tail.unknown(left));
  }

  /// Places dice on one class of equal results.
  ///
  /// @param sums the probability of the class, and of all that comes after it
  private void place(
      Law<V> one,
      List<Integer> equals,
      Weights sums,
      List<Law.Collector<R>> states,
      Law.Collector<R> out,
      Reckoning r) {
    int keep = states.size();
    Weights here = sums.at(0).powers(n);
    Weights later = sums.at(1).powers(n);
    for (int placed = keep - 1; placed >= 0; placed--) {
      int need = keep - placed;
      int rest = n - placed;
      Weights choices = sums.choices(rest);
      Law.Collector<R> state = states.get(placed);
      for (int more = 1; more <= need && state.size() > 0; more++) {
        r.charge(20.0 * state.size() * equals.size() + rest);
        state = withOneMore(one, equals, state, r);
        Weights factor = r.zeros(1);
        if (more < need) {
          factor.add(0, choices, more);
        } else {
          for (int all = need; all <= rest; all++) {
            Weights ways = r.zeros(2);
            ways.addProduct(0, choices, all, here, all - need);
            ways.addProduct(1, ways, 0, later, rest - all);
            factor.add(0, ways, 1);
          }
        }
        Law.Collector<R> to = more < need ? states.get(placed + more) : out;
        state.cells().forEach((r1, w) -> to.at(r1).addProduct(0, w, 0, factor, 0));
      }
    }
  }

  private Law.Collector<R> withOneMore(
      Law<V> one, List<Integer> equals, Law.Collector<R> state, Reckoning r) {
    var next = new Law.Collector<R>(r.zeros(0));
    state
        .cells()
        .forEach(
            (gathered, weight) -> {
              for (int i : equals) {
                next.at(add.apply(gathered, one.values().get(i)))
                    .addProduct(0, weight, 0, one.weights(), i);
              }
            });
    return next;
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(die);
  }

  @Override
  public long dice() {
    return n * die.dice();
  }

  @Override
  public String toString() {
    int keep = selection.kept(n);
    var dice = n + " × " + die;
    return keep == n ? dice : (selection.high() ? "best " : "worst ") + keep + " of " + dice;
  }
}
