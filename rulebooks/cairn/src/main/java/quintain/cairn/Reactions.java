package quintain.cairn;

import quintain.kernel.Play;

/// Reactions, and the die of fate.
final class Reactions extends Chapter {
  Reactions(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void react(CairnStep.React step) {
    throw new IllegalStateException("unwritten");
  }

  void askFate(CairnStep.AskFate step) {
    throw new IllegalStateException("unwritten");
  }
}
