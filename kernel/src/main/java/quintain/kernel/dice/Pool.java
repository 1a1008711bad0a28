package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several equal dice, some or all of which count, by their sum or by how many succeed.
record Pool(int n, IntNode die, Selection selection, @Nullable Comparison success)
    implements IntNode {

  Pool {
    if (n < 1) {
      throw new IllegalArgumentException("A pool holds at least one die, not " + n + ".");
    }
    Node.check(die, n);
    if (!apart(die)) {
      selection = selection.among(n);
    }
    if (success == null) {
      die.range().times(n).checked();
    }
  }

  /// Whether explosions of the die are results of their own.
  private static boolean apart(IntNode die) {
    return die instanceof Explode explode && explode.style() == Explode.Style.APART;
  }

  private boolean plainSum() {
    return success == null && selection.kind() == Selection.Kind.ALL;
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    // most dice are plain ones; told apart here, they need not be told apart at each throw
    if (plainSum()) {
      return die instanceof Die plain ? sum(plain, faces, tray) : sum(die, faces, tray);
    }
    return die instanceof Die plain ? chosen(plain, faces, tray) : chosen(die, faces, tray);
  }

  private int chosen(Die plain, Faces faces, @Nullable Tray tray) {
    var bag = new Bag(n, tray == null ? 0 : tray.size());
    for (int i = 0; i < n; i++) {
      bag.add(plain.total(faces, tray));
    }
    return bag.worth(selection, success, tray);
  }

  private int chosen(IntNode any, Faces faces, @Nullable Tray tray) {
    var bag = new Bag(n, tray != null);
    for (int i = 0; i < n; i++) {
      any.results(faces, tray, bag);
    }
    return bag.worth(selection, success, tray);
  }

  private int sum(Die plain, Faces faces, @Nullable Tray tray) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      total += plain.total(faces, tray);
    }
    return total;
  }

  private int sum(IntNode any, Faces faces, @Nullable Tray tray) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      total = Math.addExact(total, any.total(faces, tray));
    }
    return total;
  }

  /// What one result counts for.
  private int worth(int result) {
    return success == null ? result : success.test(result) ? 1 : 0;
  }

  @Override
  public IntLaw ints(Reckoning r) {
    Reckoning each = r.shared(n);
    if (apart(die)) {
      var explode = (Explode) die;
      return selection.kind() == Selection.Kind.ALL
          ? explode.chain(this::worth, each).times(n, r)
          : Keeping.amongExploding(explode, n, selection, this::worth, r);
    }
    IntLaw one = die.ints(each);
    if (plainSum()) {
      return one.times(n, r);
    }
    if (selection.kind() == Selection.Kind.ALL) {
      IntLaw counted = one.map(this::worth, r);
      return counted.withTail(Tail.within(one.tail().mass(), 1)).times(n, r);
    }
    return Keeping.among(one, n, selection, this::worth, r);
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
  public Range range() {
    if (success != null) {
      return new Range(0, apart(die) ? Range.ENDLESS : selection.kept(n));
    }
    if (!apart(die) || plainSum()) {
      return die.range().times(selection.kept(n));
    }
    // where explosions add results, those kept may be more than n, or none at all
    return die.range().times(n).with(new Range(0, 0));
  }

  @Override
  public String toString() {
    String dice = die.single() || die instanceof Explode ? die.toString() : "(" + die + ")";
    if (success != null
        && selection.kind() == Selection.Kind.ALL
        && die instanceof Explode explode) {
      dice = explode.explicit();
    }
    return (n == 1 ? "" : n) + dice + selection + (success == null ? "" : success);
  }
}
