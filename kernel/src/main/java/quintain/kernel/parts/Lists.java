package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// Lists that never change, with one thing more or less, and what rules ask of lists most often:
/// loops, because streams would take a good part of a fight.
public final class Lists {
  private Lists() {}

  public static <X> List<X> plus(List<X> list, X one) {
    if (list.isEmpty()) {
      return List.of(one);
    }
    var more = list.toArray(Lists.<X>room(list.size() + 1));
    more[list.size()] = one;
    return List.of(more);
  }

  // It leaves this class only as a list, and whatever is in that went in as an X.
  @SuppressWarnings("unchecked")
  private static <X> X[] room(int size) {
    return (X[]) new Object[size];
  }

  /// With another in the place of one.
  public static <X> List<X> with(List<X> list, int at, X one) {
    if (list.size() == 1) {
      return List.of(one);
    }
    var changed = new ArrayList<>(list);
    changed.set(at, one);
    return List.copyOf(changed);
  }

  /// What each of them says, in their order.
  public static <X, Y> List<Y> each(List<X> list, Function<? super X, ? extends Y> reading) {
    if (list.isEmpty()) {
      return List.of();
    }
    var read = Lists.<Y>room(list.size());
    for (int i = 0; i < read.length; i++) {
      read[i] = reading.apply(list.get(i));
    }
    return List.of(read);
  }

  public static <X> boolean some(List<X> list, Predicate<? super X> which) {
    for (int i = 0; i < list.size(); i++) {
      if (which.test(list.get(i))) {
        return true;
      }
    }
    return false;
  }

  public static <X> List<X> without(List<X> list, Predicate<X> gone) {
    if (list.isEmpty()) {
      return list;
    }
    if (list.size() == 1) {
      return gone.test(list.getFirst()) ? List.of() : list;
    }
    var left = new ArrayList<>(list);
    left.removeIf(gone);
    return List.copyOf(left);
  }

  public static <X> List<X> withoutFirst(List<X> list, X one) {
    var left = new ArrayList<>(list);
    left.remove(one);
    return List.copyOf(left);
  }

  public static <X> List<X> joined(List<X> first, List<X> second) {
    var all = new ArrayList<>(first);
    all.addAll(second);
    return List.copyOf(all);
  }
}
