package quintain.otherworlds;

import static quintain.otherworlds.Otw.OTW_MECH_32B;
import static quintain.otherworlds.Otw.OTW_R_107;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Lists;

/// Time outside battles, and what it does to the poisoned (OTW-MECH-32b).
final class TimePassing extends Chapter {
  /// How often poison comes back where nobody takes turns, in minutes.
  private static final int POISON = 5;

  private static final int LONGEST = 10_080;

  TimePassing(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.LetTimePass step) {
    if (state.inBattle()) {
      return no(OTW_MECH_32B, "In a battle time passes turn by turn");
    }
    return step.minutes() < 1 || step.minutes() > LONGEST
        ? no(OTW_MECH_32B, "Between 1 and " + LONGEST + " minutes, not " + step.minutes())
        : Optional.empty();
  }

  void letPass(OtwStep.LetTimePass step) {
    check(refusal(state(), step));
    play.then(new OtwStep.PassMinutes(step.minutes()));
  }

  /// Up to the next time the poison comes back, and then the rest.
  void pass(OtwStep.PassMinutes step) {
    endTurnsAndEncounters();
    boolean poisoned =
        state().roster().stream()
            .anyMatch(being -> being.is(Status.Kind.POISON) && being.isConscious());
    if (!poisoned) {
      emit(new LifeEvent.TimePassed(step.left()), OTW_MECH_32B);
      if (state().world().poisoned() != 0) {
        emit(new LifeEvent.PoisonWaited(0), OTW_MECH_32B);
      }
      return;
    }
    int waited = state().world().poisoned();
    int minutes = Math.min(step.left(), POISON - waited);
    emit(new LifeEvent.TimePassed(minutes), OTW_MECH_32B);
    emit(new LifeEvent.PoisonWaited((waited + minutes) % POISON), OTW_MECH_32B);
    if (waited + minutes == POISON) {
      for (Being being : state().roster()) {
        if (being.is(Status.Kind.POISON) && being.isConscious()) {
          new TurnStart(play).poisonDamage(being.id());
        }
      }
    }
    if (step.left() > minutes) {
      play.then(new OtwStep.PassMinutes(step.left() - minutes));
    }
  }

  /// Nothing that lasts for turns, or for an encounter, outlives minutes of peace.
  private void endTurnsAndEncounters() {
    for (Being being : state().roster()) {
      var left = Lists.without(being.statuses(), status -> status.ends() != Status.Ends.NEVER);
      if (left.size() != being.statuses().size()) {
        emit(new FightEvent.StatusesPassed(being.id(), left), OTW_R_107);
      }
    }
  }
}
