package quintain.cairn;

import quintain.kernel.Play;

/// What spells and relics do.
final class Powers extends Chapter {
  Powers(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// A spell of the caster's on targets, at work or done at once.
  void work(Being by, String name, Power power, java.util.List<Being> targets) {
    throw new IllegalStateException("unwritten");
  }

  /// Attacking or moving ends being unseen.
  void revealBy(Being being) {
    throw new IllegalStateException("unwritten");
  }

  /// A blow that deals damage ends the caster's copies, or one of them.
  void shatterCopy(Being target) {
    throw new IllegalStateException("unwritten");
  }

  /// Those held who act in this phase try to break free at the end of their turn.
  void breakFree(Fight.Phase phase) {
    throw new IllegalStateException("unwritten");
  }

  void end(CairnStep.EndEffect step) {
    throw new IllegalStateException("unwritten");
  }
}
