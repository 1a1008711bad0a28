package quintain.rhod;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Which chapter resolves which step of things.
final class Things {
  private Things() {}

  static void resolve(Handling step, Play<RhodState, RhodStep, RhodEvent> play) {
    throw new IllegalStateException("not yet: " + step + play);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Act act) {
    throw new IllegalStateException("not yet: " + act + state);
  }

  static int cost(RhodState state, Handling.Act act) {
    throw new IllegalStateException("not yet: " + act + state);
  }
}
