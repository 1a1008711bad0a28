package quintain.cairn;

import quintain.kernel.Play;

/// New characters, step by step.
final class Creation extends Chapter {
  Creation(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void create(CairnStep.CreateCharacter step) {
    throw new IllegalStateException("unwritten");
  }
}
