package quintain.otherworlds;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.OtwStep.Deed;
import quintain.otherworlds.OtwStep.Handling;

/// What people handle: skills, spells, things, rests.
final class Things {
  private Things() {}

  static Optional<Refusal> refusal(OtwState state, Handling step) {
    throw new IllegalStateException("no chapter yet for " + step);
  }

  static boolean readies(Deed deed) {
    return deed instanceof OtwStep.UseSkill;
  }

  static boolean attacks(OtwState state, Deed deed) {
    return false;
  }

  static void resolve(Handling step, Play<OtwState, OtwStep, OtwEvent> play) {
    throw new IllegalStateException("no chapter yet for " + step);
  }
}
