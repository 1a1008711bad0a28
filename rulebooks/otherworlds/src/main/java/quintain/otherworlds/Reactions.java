package quintain.otherworlds;

import quintain.kernel.Play;

/// Reaction skills: asked once an attack is declared, before any die, and after it (OTW-R-54).
final class Reactions extends Chapter {
  Reactions(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// The attack as it goes on: its target may have changed.
  OtwStep.Strike before(OtwStep.Strike strike) {
    return strike;
  }

  /// What an attack that is over may set off.
  void after(Onset onset, Facing facing, int dealt) {}
}
