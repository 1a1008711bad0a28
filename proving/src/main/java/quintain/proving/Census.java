package quintain.proving;

import java.util.LinkedHashMap;
import java.util.Map;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;

/// Estimates how many situations a fight has, from those that some fights run into: many that were
/// met once only mean that there are many more (Chao's lower bound).
final class Census<S extends State, T extends Step, E extends Event> {
  private static final int FIGHTS = 200;

  private final Ring<S, T, E> ring;

  Census(Ring<S, T, E> ring) {
    this.ring = ring;
  }

  long estimate() {
    Map<Object, Integer> met = new LinkedHashMap<>();
    var fighting = new Fighting<>(ring);
    for (int i = 0; i < FIGHTS; i++) {
      fighting.visit(1, i, state -> met.merge(ring.book().essence(state), 1, Integer::sum));
    }
    double once = met.values().stream().filter(times -> times == 1).count();
    double twice = met.values().stream().filter(times -> times == 2).count();
    return Math.round(met.size() + once * (once - 1) / (2 * (twice + 1)));
  }
}
