package quintain.cairn;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Relics: powers with charges.
final class Relics extends Chapter {
  Relics(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.UseRelic act) {
    throw new IllegalStateException("unwritten");
  }

  void use(CairnStep.UseRelic act) {
    throw new IllegalStateException("unwritten");
  }

  void recharge(CairnStep.RechargeRelic step) {
    throw new IllegalStateException("unwritten");
  }

  /// Whether a failed critical damage save is rolled again, at the price of a charge.
  boolean rollAgain(Being being) {
    throw new IllegalStateException("unwritten");
  }
}
