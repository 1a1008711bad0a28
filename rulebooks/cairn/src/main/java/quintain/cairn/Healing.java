package quintain.cairn;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Rest, healers, and aid for the dying.
final class Healing extends Chapter {
  /// What somebody walloped lacks until a few hours of rest (CRN-SCAR-T03).
  static final String BREATH = "breath";

  /// What somebody mortally wounded lacks until a safe night after aid (CRN-SCAR-T11).
  static final String WOUND = "a mortal wound";

  Healing(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static Optional<Refusal> aidRefusal(CairnState state, CairnStep.Aid act) {
    throw new IllegalStateException("unwritten");
  }

  static Optional<Refusal> freeRefusal(CairnState state, CairnStep.Free act) {
    throw new IllegalStateException("unwritten");
  }

  void restAMoment() {
    throw new IllegalStateException("unwritten");
  }

  void restAFewHours() {
    throw new IllegalStateException("unwritten");
  }

  void sleepTheNight(CairnStep.SleepTheNight step) {
    throw new IllegalStateException("unwritten");
  }

  void restAWeek(CairnStep.RestAWeek step) {
    throw new IllegalStateException("unwritten");
  }

  void buyCure(CairnStep.BuyCure step) {
    throw new IllegalStateException("unwritten");
  }

  void mend(CairnStep.Mend step) {
    throw new IllegalStateException("unwritten");
  }

  void aid(CairnStep.Aid act) {
    throw new IllegalStateException("unwritten");
  }

  void free(CairnStep.Free act) {
    throw new IllegalStateException("unwritten");
  }
}
