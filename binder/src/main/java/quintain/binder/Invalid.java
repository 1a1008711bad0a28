package quintain.binder;

import java.util.List;
import java.util.stream.Collectors;

/// Thrown where text had to be valid and was not; carries every problem found, not only the first.
public final class Invalid extends RuntimeException {
  // Problems are records of strings and numbers, but a list is not declared serialisable.
  private final transient List<Problem> problems;

  public Invalid(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
