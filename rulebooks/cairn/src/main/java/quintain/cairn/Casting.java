package quintain.cairn;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Spellbooks, scrolls, and casting from them.
final class Casting extends Chapter {
  Casting(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.CastSpell act) {
    throw new IllegalStateException("unwritten");
  }

  void cast(CairnStep.CastSpell act) {
    throw new IllegalStateException("unwritten");
  }

  void transcribe(CairnStep.Transcribe step) {
    throw new IllegalStateException("unwritten");
  }

  void markBook(CairnStep.MarkBook step) {
    throw new IllegalStateException("unwritten");
  }
}
