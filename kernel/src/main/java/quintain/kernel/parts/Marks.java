package quintain.kernel.parts;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Predicate;

/// What holds of somebody or something, in words of one kind: a list that never changes, and knows
/// at once whether it has one, for rules ask little else so often.
public final class Marks<M extends Enum<M>> extends AbstractList<M> implements RandomAccess {
  private static final int MOST_WORDS = 64;

  private final List<M> marks;

  /// A bit for each word, in the order of their kind.
  private final long bits;

  private Marks(List<M> marks) {
    this.marks = marks;
    long all = 0;
    for (M mark : marks) {
      all |= bit(mark);
    }
    this.bits = all;
  }

  @SuppressWarnings("EnumOrdinal") // the bits leave no Marks, and are made anew in every run
  private static long bit(Enum<?> mark) {
    if (mark.ordinal() >= MOST_WORDS) {
      throw tooMany(mark.getDeclaringClass());
    }
    return 1L << mark.ordinal();
  }

  private static IllegalArgumentException tooMany(Class<?> kind) {
    return new IllegalArgumentException(
        "%s has more than %d words; they cannot be marks"
            .formatted(kind.getSimpleName(), MOST_WORDS));
  }

  public static <M extends Enum<M>> Marks<M> of(List<M> marks) {
    return marks instanceof Marks<M> already ? already : new Marks<>(List.copyOf(marks));
  }

  /// All words of a kind of which something holds.
  public static <M extends Enum<M>> Marks<M> which(Class<M> kind, Predicate<M> which) {
    var found = EnumSet.allOf(kind);
    found.removeIf(which.negate());
    return new Marks<>(List.copyOf(found));
  }

  public boolean has(M mark) {
    return (bits & bit(mark)) != 0;
  }

  public boolean hasAnyOf(Marks<M> others) {
    return (bits & others.bits) != 0;
  }

  /// With one more, in the order of their kind.
  public Marks<M> with(M mark) {
    if (has(mark)) {
      return this;
    }
    var more = new ArrayList<>(marks);
    more.add(mark);
    more.sort(null);
    return new Marks<>(List.copyOf(more));
  }

  public Marks<M> without(M mark) {
    return has(mark) ? new Marks<>(Lists.without(marks, each -> each == mark)) : this;
  }

  public Marks<M> without(Marks<M> others) {
    return hasAnyOf(others) ? new Marks<>(Lists.without(marks, others::has)) : this;
  }

  @Override
  public M get(int index) {
    return marks.get(index);
  }

  @Override
  public int size() {
    return marks.size();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Marks<?> others
        ? bits == others.bits && marks.equals(others.marks)
        : super.equals(other);
  }

  @Override
  public int hashCode() {
    return marks.hashCode();
  }
}
