package quintain.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is still to resolve, last in first out. Part of a game's value.
public final class Agenda<T> {
  private static final Agenda<?> EMPTY = new Agenda<>(null, null);

  private final @Nullable T top;
  private final @Nullable Agenda<T> rest;
  private final int hash;

  private Agenda(@Nullable T top, @Nullable Agenda<T> rest) {
    this.top = top;
    this.rest = rest;
    this.hash = top == null || rest == null ? 1 : 31 * rest.hash + top.hashCode();
  }

  @SuppressWarnings("unchecked") // the empty agenda holds no T
  public static <T> Agenda<T> empty() {
    return (Agenda<T>) EMPTY;
  }

  public static <T> Agenda<T> of(List<T> steps) {
    return Agenda.<T>empty().pushAll(steps);
  }

  public boolean isEmpty() {
    return top == null;
  }

  public T top() {
    if (top == null) {
      throw new IllegalStateException("nothing is on the agenda");
    }
    return top;
  }

  public Agenda<T> rest() {
    if (rest == null) {
      throw new IllegalStateException("nothing is on the agenda");
    }
    return rest;
  }

  public Agenda<T> push(T step) {
    return new Agenda<>(step, this);
  }

  /// These steps in their order, before all that was waiting.
  public Agenda<T> pushAll(List<T> steps) {
    var agenda = this;
    for (int i = steps.size() - 1; i >= 0; i--) {
      agenda = agenda.push(steps.get(i));
    }
    return agenda;
  }

  /// From the next to the last.
  public List<T> steps() {
    var steps = new ArrayList<T>();
    for (var at = this; at.top != null && at.rest != null; at = at.rest) {
      steps.add(at.top);
    }
    return List.copyOf(steps);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Agenda<?> that) || hash != that.hash) {
      return false;
    }
    Agenda<?> a = this;
    Agenda<?> b = that;
    while (a != b) {
      if (a.top == null || b.top == null || a.rest == null || b.rest == null) {
        return false;
      }
      if (!a.top.equals(b.top)) {
        return false;
      }
      a = a.rest;
      b = b.rest;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return steps().toString();
  }
}
