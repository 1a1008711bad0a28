package quintain.rhod;

import quintain.kernel.Play;

/// Which chapter resolves which step of living.
final class Lives {
  private Lives() {}

  static void resolve(Living step, Play<RhodState, RhodStep, RhodEvent> play) {
    throw new IllegalStateException("not yet: " + step + play);
  }
}
