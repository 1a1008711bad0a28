package quintain.cairn;

import quintain.kernel.Play;

/// Time that passes, and what falls due as it does.
final class TimePassing extends Chapter {
  TimePassing(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void letPass(CairnStep.LetTimePass step) {
    throw new IllegalStateException("unwritten");
  }

  void run(CairnStep.RunClock step) {
    throw new IllegalStateException("unwritten");
  }

  void fallDue(CairnStep.FallDue step) {
    throw new IllegalStateException("unwritten");
  }
}
