package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_MECH_13B;
import static quintain.otherworlds.state.Otw.OTW_MECH_13C;

import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;

/// What healing does beyond Health: the cure of death damage (OTW-MECH-13b).
final class Remedies extends Chapter {
  private static final int DEATH_DL = 10;

  Remedies(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// Whoever heals somebody may try to cure their death damage with it; the difficulty is that
  /// damage + 10 (OTW-MECH-13c). A success takes all of it away (OTW-R-91).
  void cureDeath(Being by, Being target, Checks.With with) {
    int death = target.amount(Status.Kind.DEATH);
    if (death > 0 && player(by, Requests.CURE_DEATH, true, by.id(), target.id())) {
      treatDeath(by, target, with);
    }
  }

  /// The check itself.
  void treatDeath(Being by, Being target, Checks.With with) {
    int dl = target.amount(Status.Kind.DEATH) + DEATH_DL;
    if (new Checks(play).succeeds(by, with, dl, OTW_MECH_13C)) {
      new Conditions(play).end(target.id(), Status.Kind.DEATH, OTW_MECH_13B);
    }
  }

  /// 1d6 of whoever heals, and what comes on top.
  void heal(Being by, Being target, int more, Clause why) {
    new Harm(play).heal(target.id(), new Rolls(play).roll(by, Rolls.acting(by), why) + more, why);
  }
}
