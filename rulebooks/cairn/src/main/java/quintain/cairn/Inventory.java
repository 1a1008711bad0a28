package quintain.cairn;

import quintain.kernel.Play;

/// Slots: what fits, what is held, what is dropped.
final class Inventory extends Chapter {
  Inventory(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// Takes arms in hand, stowing what no longer fits; shields go last.
  void takeInHand(Being attacker, Arms arms) {
    throw new IllegalStateException("unwritten");
  }

  /// What the attack used up, or threw out of hand.
  void spend(Being attacker, Arms arms, java.util.List<Being> targets) {
    throw new IllegalStateException("unwritten");
  }

  void pickUp(CairnStep.PickUp step) {
    throw new IllegalStateException("unwritten");
  }

  void drop(CairnStep.Drop step) {
    throw new IllegalStateException("unwritten");
  }

  void hand(CairnStep.Hand step) {
    throw new IllegalStateException("unwritten");
  }

  void place(CairnStep.Place step) {
    throw new IllegalStateException("unwritten");
  }

  void bestow(CairnStep.Bestow step) {
    throw new IllegalStateException("unwritten");
  }
}
