package quintain.cairn;

import quintain.kernel.Play;

/// Deprivation and Fatigue.
final class Deprivation extends Chapter {
  Deprivation(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void deprive(CairnStep.Deprive step) {
    throw new IllegalStateException("unwritten");
  }

  void meet(CairnStep.MeetNeed step) {
    throw new IllegalStateException("unwritten");
  }

  void giveFatigue(CairnStep.GiveFatigue step) {
    throw new IllegalStateException("unwritten");
  }

  void eat(CairnStep.Eat step) {
    throw new IllegalStateException("unwritten");
  }

  /// Fatigue fills slots; with none free an item goes (CRN-INV-09, CRN-R-35).
  void addFatigue(Being being, int count, String why, quintain.kernel.Clause clause) {
    throw new IllegalStateException("unwritten");
  }
}
