package quintain.table.play;

import java.util.SplittableRandom;
import quintain.kernel.Event;
import quintain.kernel.Quick;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.packs.Volume;

/// Commands tried aside, with dice that decide nothing: who would stand there, if somebody came.
public final class Rehearsal<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Quick<S, T, E> quick;

  public Rehearsal(Volume<S, T, E> volume) {
    this.volume = volume;
    // Dice that differ: with all alike, a tie that is rolled again would never be broken.
    var random = new SplittableRandom(1);
    this.quick =
        new Quick<>(
            volume.book(), new QuickFate(sides -> random.nextInt(sides) + 1, Policy.DEFAULTS));
  }

  /// The scene with a creature of the bestiary in it; refused as the rules refuse it.
  public S brought(S state, String creature, String id) {
    return after(state, volume.book().cast().bringing(creature, id));
  }

  public S after(S state, T command) {
    return quick.run(state, command);
  }
}
