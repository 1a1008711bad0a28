package quintain.proving;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.State;
import quintain.kernel.Step;

/// One fight, told in the book's words.
final class Telling<S extends State, T extends Step, E extends Event> implements Journal<S, E> {
  private final Ring<S, T, E> ring;
  private final List<String> lines = new ArrayList<>();

  Telling(Ring<S, T, E> ring) {
    this.ring = ring;
  }

  List<String> tell(long seed, long number) {
    var fighting = new Fighting<>(ring);
    var ended = fighting.tell(seed, number, this);
    lines.add(ended);
    return List.copyOf(lines);
  }

  @Override
  public void emitted(E event, Clause why, S before) {
    var line = ring.book().narrate(event, before);
    if (!line.inFull().isBlank()) {
      lines.add(line.inFull());
    }
  }

  @Override
  public void cited(Clause why) {}

  @Override
  public void measured(Measure measure) {}
}
