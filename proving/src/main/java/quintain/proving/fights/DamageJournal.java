package quintain.proving.fights;

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

/// A journal that counts who does how much damage with what.
final class DamageJournal<S extends State, T extends Step, E extends Event>
    implements Journal<S, E> {
  private final Fights<S, T, E> fights;
  private final TallyBuilder tally;
  private final Map<String, String> sources = new LinkedHashMap<>();

  DamageJournal(Fights<S, T, E> fights, TallyBuilder tally) {
    this.fights = fights;
    this.tally = tally;
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
            tally.damaged(sources.getOrDefault(loss.target(), "something else"), loss.points());
      }
    }
  }

  @Override
  public void cited(Clause why) {}

  @Override
  public void measured(Measure measure) {}
}
