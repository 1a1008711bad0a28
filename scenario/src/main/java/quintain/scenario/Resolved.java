package quintain.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Game;
import quintain.kernel.Refusal;
import quintain.kernel.fate.Committed;

/// What came of a command run by a script: the game after it, its steps, and the refusal if it was
/// refused, in which case nothing happened.
public record Resolved<S, T, E>(
    Game<S, T> game, List<Committed<S, T, E>> committed, @Nullable Refusal refusal) {
  /// Every clause applied, each once.
  public List<String> clauses() {
    return committed.stream().flatMap(step -> step.clauses().stream()).distinct().toList();
  }

  /// Every event in its order.
  public List<E> events() {
    return committed.stream()
        .flatMap(step -> step.events().stream())
        .map(Committed.Cited::event)
        .toList();
  }
}
