package quintain.proving.fights;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import quintain.kernel.Fights.Call;

/// Round-robin order for books in which nobody waits for anybody: everybody acts once, then a new
/// round begins.
final class RoundRobin {
  private final Set<String> acted = new LinkedHashSet<>();
  private int rounds;

  /// Begins a new fight.
  void begin() {
    acted.clear();
    rounds = 0;
  }

  /// The rounds begun so far; 0 where nobody has been called.
  int rounds() {
    return rounds;
  }

  <T> Call.Turn<T> next(List<Call.Turn<T>> turns) {
    if (acted.isEmpty() || turns.stream().allMatch(turn -> acted.contains(turn.actor()))) {
      acted.clear();
      rounds++;
    }
    return turns.stream().filter(turn -> acted.add(turn.actor())).findFirst().orElseThrow();
  }
}
