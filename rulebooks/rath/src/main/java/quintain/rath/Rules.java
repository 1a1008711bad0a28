package quintain.rath;

import quintain.kernel.Play;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(RathStep step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case RathStep.SetValue s -> new People(play).setValue(s);
      default -> throw new IllegalStateException("no chapter resolves " + step);
    }
  }
}
