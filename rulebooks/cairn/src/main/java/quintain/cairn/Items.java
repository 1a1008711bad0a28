package quintain.cairn;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Items used for what they are for.
final class Items extends Chapter {
  Items(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.UseItem act) {
    throw new IllegalStateException("unwritten");
  }

  void use(CairnStep.UseItem act) {
    throw new IllegalStateException("unwritten");
  }
}
