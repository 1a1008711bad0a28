package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Status;

/// Time outside battles, and what it does to those who bear something (OTW-MECH-32b, OTW-R-113).
final class TimePassing extends Chapter {
  /// How often poison comes back where nobody takes turns, in minutes.
  private static final int POISON = 5;

  /// How many rounds go by in a minute (OTW-R-113).
  private static final int ROUNDS = 10;

  private static final int LONGEST = 10_080;

  TimePassing(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(LetTimePass.class, OTW_REST_01)
        .offeredOnce("Let time pass", REFEREE)
        .icon("clock")
        .slot(LetTimePass::minutes, "How many minutes?", number(1, LONGEST, 10))
        .refuses(TimePassing::refusal)
        .does(TimePassing::new, TimePassing::letPass);
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
    play.then(new OtwStep.PassMinutes(step.minutes()));
  }

  /// Up to the next time the poison comes back; whatever turns bring goes on all the while.
  void pass(OtwStep.PassMinutes step) {
    endTurnsAndEncounters();
    int waited = state().world().poisoned();
    int minutes = isAnybodyPoisoned() ? Math.min(step.left(), POISON - waited) : step.left();
    emit(new LifeEvent.TimePassed(minutes), OTW_R_113);
    int waits = isAnybodyPoisoned() ? waited + minutes : 0;
    if (waits != waited) {
      emit(new LifeEvent.PoisonWaited(waits), OTW_MECH_32B);
    }
    for (Being being : state().roster()) {
      if (endures(being)) {
        play.then(new OtwStep.Endure(being.id(), ROUNDS * minutes));
      }
    }
    play.then(new OtwStep.ReachMinute(step.left() - minutes));
  }

  private boolean isAnybodyPoisoned() {
    return state().roster().stream().anyMatch(TimePassing::isPoisoned);
  }

  private static boolean isPoisoned(Being being) {
    return being.is(Status.Kind.POISON) && being.isConscious();
  }

  /// The poison comes back when it is due, and then the rest of the time passes.
  void reach(OtwStep.ReachMinute step) {
    if (state().world().poisoned() == POISON) {
      emit(new LifeEvent.PoisonWaited(0), OTW_MECH_32B);
      for (Being being : state().roster()) {
        if (isPoisoned(being)) {
          new TurnStart(play).poisonDamage(being.id());
        }
      }
    }
    if (step.left() > 0) {
      play.then(new OtwStep.PassMinutes(step.left()));
    }
  }

  // Turns outside a battle

  /// Whether somebody has anything about them that their turns would change.
  private static boolean endures(Being being) {
    return !being.isDead()
        && (being.isDown()
            || being.is(Status.Kind.FROST)
            || Armors.guard(being).filter(guard -> guard.left() < guard.gear().full()).isPresent()
            || takesTurns(being));
  }

  /// Whether each turn must be gone through, because dice fall in it or it hurts.
  private static boolean takesTurns(Being being) {
    return being.isConscious()
        && (being.is(Status.Kind.STUN)
            || being.is(Status.Kind.BLEED)
            || (being.is(Status.Kind.REGENERATING_HEALTH)
                && being.health().now() < being.healable())
            || (being.is(Status.Kind.REGENERATING_ASTRAL)
                && being.astral().now() < being.astral().max()));
  }

  /// So many rounds of somebody's time, in the order of a turn's start (OTW-R-113, OTW-R-55): all
  /// of it at once where nothing but time matters, else round by round.
  void endure(OtwStep.Endure step) {
    var who = being(step.who());
    var turn = new TurnStart(play);
    int rounds = takesTurns(who) ? 1 : step.rounds();
    if (who.isDown()) {
      turn.tick(who, rounds);
      return;
    }
    turn.thaw(who.id(), rounds);
    turn.recharge(who.id(), rounds);
    turn.regenerate(who.id());
    turn.bleed(who.id());
    if (being(who.id()).isConscious() && who.is(Status.Kind.STUN)) {
      turn.shakeStun(new OtwStep.ShakeStun(who.id()));
    }
    if (step.rounds() > rounds && endures(being(who.id()))) {
      play.then(new OtwStep.Endure(who.id(), step.rounds() - rounds));
    }
  }

  /// Nothing that lasts for turns, or for an encounter, outlives minutes of peace.
  private void endTurnsAndEncounters() {
    for (Being being : state().roster()) {
      var left = Lists.without(being.statuses(), status -> status.ends() != Status.Ends.NEVER);
      if (left.size() != being.statuses().size()) {
        emit(new FightEvent.StatusesPassed(being.id(), left), OTW_R_107);
        new Movement(play).land(being.id());
      }
    }
  }
}
