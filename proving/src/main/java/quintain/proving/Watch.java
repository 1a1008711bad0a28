package quintain.proving;

import java.util.LinkedHashMap;
import java.util.Map;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Harm;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.State;
import quintain.kernel.Step;

/// Takes down who does how much harm with what.
final class Watch<S extends State, T extends Step, E extends Event> implements Journal<S, E> {
  private final Fights<S, T, E> fights;
  private final Counting counting;
  private final Map<String, String> sources = new LinkedHashMap<>();

  Watch(Fights<S, T, E> fights, Counting counting) {
    this.fights = fights;
    this.counting = counting;
  }

  @Override
  public void emitted(E event, Clause why, S before) {
    var harm = fights.harm(event, before);
    if (harm.isPresent()) {
      switch (harm.get()) {
        case Harm.Blow blow -> sources.put(blow.target(), blow.by() + ": " + blow.with());
        case Harm.Blast blast ->
            blast
                .targets()
                .forEach(target -> sources.put(target, blast.by() + ": " + blast.with()));
        case Harm.Loss loss ->
            counting.damaged(sources.getOrDefault(loss.target(), "something else"), loss.points());
      }
    }
  }

  @Override
  public void cited(Clause why) {}

  @Override
  public void measured(Measure measure) {}
}
