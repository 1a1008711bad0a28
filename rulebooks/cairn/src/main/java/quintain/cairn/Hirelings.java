package quintain.cairn;

import quintain.kernel.Play;

/// Hirelings: making, paying, keeping them.
final class Hirelings extends Chapter {
  Hirelings(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void hire(CairnStep.HireHelp step) {
    throw new IllegalStateException("unwritten");
  }

  void pay(CairnStep.PayHireling step) {
    throw new IllegalStateException("unwritten");
  }
}
