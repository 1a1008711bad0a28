package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Lists that never change, with one thing more or less.
public final class Lists {
  private Lists() {}

  public static <X> List<X> plus(List<X> list, X one) {
    if (list.isEmpty()) {
      return List.of(one);
    }
    var more = new ArrayList<X>(list.size() + 1);
    more.addAll(list);
    more.add(one);
    return List.copyOf(more);
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
