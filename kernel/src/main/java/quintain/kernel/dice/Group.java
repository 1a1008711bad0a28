package quintain.kernel.dice;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Different rolls, some or all of which count, by their sum or by how many succeed.
record Group(List<IntNode> rolls, Selection selection, @Nullable Comparison success)
    implements IntNode {

  Group {
    rolls = List.copyOf(rolls);
    if (rolls.isEmpty()) {
      throw new IllegalArgumentException("A group holds at least one roll.");
    }
    Node.check(rolls, 1);
    selection = selection.among(rolls.size());
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    var bag = new Bag(rolls.size(), tray != null);
    for (int i = 0; i < rolls.size(); i++) {
      int mark = tray == null ? 0 : tray.size();
      bag.add(rolls.get(i).total(faces, tray), mark);
    }
    return bag.worth(selection, success, tray);
  }

  @Override
  public IntLaw ints(Reckoning r) {
    List<IntLaw> laws = rolls.stream().map(roll -> roll.ints(r.shared(rolls.size()))).toList();
    if (selection.kind() == Selection.Kind.ALL) {
      IntLaw sum = IntLaw.constant(0, r);
      for (IntLaw law : laws) {
        sum = sum.plus(worth(law, r), r);
      }
      return sum;
    }
    if (selection.count() == 1) {
      IntLaw best = laws.getFirst();
      for (IntLaw law : laws.subList(1, laws.size())) {
        best =
            best.combine(law, selection.high() ? Math::max : Math::min, Tail.ofSum(best, law), r);
      }
      return worth(best, r);
    }
    return keepSeveral(laws, r);
  }

  private IntLaw worth(IntLaw law, Reckoning r) {
    Comparison test = success;
    return test == null
        ? law
        : law.map(number -> test.test(number) ? 1 : 0, r)
            .withTail(Tail.within(law.tail().mass(), 1));
  }

  /// Takes the rolls one after the other; the state is the sorted numbers kept so far.
  private IntLaw keepSeveral(List<IntLaw> laws, Reckoning r) {
    int keep = selection.count();
    var kept = new Law.Collector<Counts>(r.zeros(0));
    kept.at(Counts.of()).addOne(0);
    // a law of nothing but the bound on what was left out, as if all rolls were summed
    IntLaw reach = IntLaw.constant(0, r);
    boolean open = open();
    for (IntLaw law : laws) {
      r.charge(20.0 * kept.size() * law.size() * keep);
      var next = new Law.Collector<Counts>(r.zeros(0));
      kept.cells()
          .forEach(
              (numbers, weight) -> {
                for (int i = 0; i < law.size(); i++) {
                  next.at(with(numbers, law.value(i), keep))
                      .addProduct(0, weight, 0, law.weights(), i);
                }
              });
      kept = next;
      if (open) {
        reach = reach.plus(law.map(Math::abs, r), r);
      }
    }
    Law<Counts> law = kept.law(Tail.NONE);
    Law<Integer> sums =
        law.map(
            numbers -> {
              int worth = 0;
              for (int i = 0; i < numbers.size(); i++) {
                worth += success == null ? numbers.in(i) : success.test(numbers.in(i)) ? 1 : 0;
              }
              return worth;
            });
    return IntLaw.of(sums, r).withTail(reach.tail());
  }

  private Counts with(Counts numbers, int number, int keep) {
    var sorted = new int[numbers.size() + 1];
    for (int i = 0; i < numbers.size(); i++) {
      sorted[i] = numbers.in(i);
    }
    sorted[numbers.size()] = number;
    Arrays.sort(sorted);
    if (sorted.length <= keep) {
      return Counts.owning(sorted);
    }
    return Counts.owning(
        selection.high()
            ? Arrays.copyOfRange(sorted, 1, sorted.length)
            : Arrays.copyOf(sorted, keep));
  }

  @Override
  public List<IntNode> parts() {
    return rolls;
  }

  @Override
  public Range range() {
    if (success != null) {
      return new Range(0, selection.kept(rolls.size()));
    }
    Range any = rolls.getFirst().range();
    Range all = any;
    for (IntNode roll : rolls.subList(1, rolls.size())) {
      Range range = roll.range();
      any = any.with(range);
      all = all.plus(range.with(new Range(0, 0)));
    }
    // of several that are kept, all may be at their highest or lowest
    return selection.count() == 1 ? any : all.with(any);
  }

  @Override
  public String toString() {
    return rolls.stream().map(IntNode::toString).collect(Collectors.joining(",", "{", "}"))
        + selection
        + (success == null ? "" : success);
  }
}
