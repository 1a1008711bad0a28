package quintain.rhod;

import quintain.kernel.Play;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(RhodStep step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Encounter s -> throw new IllegalStateException("not yet: " + s);
      case Handling s -> Things.resolve(s, play);
      case Living s -> Lives.resolve(s, play);
    }
  }
}
