package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Rest;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Who;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Rests, from a few moments to a week, and what they do for everybody who rested.
final class Resting extends Chapter {
  /// What somebody is tended by when nobody in particular is named.
  private static final String A_HEALER = "a healer";

  /// The nights of a week after its first, which is a rest of its own.
  private static final int NIGHTS_LEFT = 6;

  Resting(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(RestAMoment.class, CRN_HEAL_01)
        .offeredOnce("Rest a few moments, with water", REST)
        .afterwards()
        .whenSeat(Resting::mayCallForRest)
        .icon("droplets")
        .key("h")
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Resting::restRefusal)
        .does(Resting::new, Resting::restAMoment);
    book.deed(RestAFewHours.class, CRN_R_60)
        .offeredOnce("Rest a few hours", REST)
        .afterwards()
        .whenSeat(Resting::mayCallForRest)
        .icon("tent")
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Resting::restRefusal)
        .does(Resting::new, Resting::restAFewHours);
    book.deed(SleepTheNight.class, CRN_DEPR_07)
        .offeredOnce("Sleep the night", REST)
        .afterwards()
        .whenSeat(Resting::mayCallForRest)
        .icon("moon")
        .slot(SleepTheNight::safe, "Is the spot safe?", yesNo())
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Resting::restRefusal)
        .does(Resting::new, Resting::sleepTheNight);
    book.deed(RestAWeek.class, CRN_HEAL_03)
        .offeredOnce("Rest a week", REST)
        .whenSeat(Resting::mayCallForRest)
        .icon("calendar-days")
        .slot(RestAWeek::healer, "Who tends them?", Resting::healers)
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refuses(Resting::refusal)
        .does(Resting::new, Resting::restAWeek);
  }

  // Rest

  private static boolean mayCallForRest(CairnState state, Seat seat) {
    return seat.isReferee() || restForRefusal(state, seat).isEmpty();
  }

  /// Why a player may not let the party rest.
  private static Optional<Refusal> restForRefusal(CairnState state, Seat seat) {
    return state.own(seat).stream().anyMatch(being -> !being.isDead())
        ? Optional.empty()
        : barred(CRN_HEAL_01, "Nobody you speak for could rest");
  }

  static Optional<Refusal> restRefusal(CairnState state) {
    return state.inRounds()
        ? barred(CRN_R_39, "Nobody rests while rounds are running")
        : Optional.empty();
  }

  /// A few moments with a drink of water (CRN-HEAL-01).
  void restAMoment() {
    restUnlessDisturbed(Rest.MOMENT);
  }

  void restAFewHours() {
    restUnlessDisturbed(Rest.FEW_HOURS);
  }

  /// A safe spot is one where nothing happens; elsewhere the Warden is asked (CRN-HEAL-02).
  void sleepTheNight(CairnStep.SleepTheNight step) {
    if (step.safe()) {
      rest(Rest.NIGHT, Rest.NIGHT.seconds(), true, false);
    } else {
      restUnlessDisturbed(Rest.NIGHT);
    }
  }

  private void restUnlessDisturbed(Rest rest) {
    if (warden(Prompts.INTERRUPTED, false)) {
      emit(new CairnEvent.Told("", "the rest is disturbed"), CRN_HEAL_02);
    } else {
      rest(rest, rest.seconds(), false, false);
    }
  }

  private void rest(Rest rest, long seconds, boolean safe, boolean healed) {
    play.then(new CairnStep.RunClock(state().clock() + seconds));
    play.then(new CairnStep.EndRest(rest, safe, healed));
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.RestAWeek step) {
    var rounds = restRefusal(state);
    if (rounds.isPresent() || step.healer().isBlank()) {
      return rounds;
    }
    var person = state.find(step.healer());
    if (person.isPresent()) {
      return person.get().isOut()
          ? barred(CRN_HEAL_03, person.get().name() + " can heal nobody now")
          : Optional.empty();
    }
    for (Being being : state.side(Who.Side.PARTY)) {
      var item = being.pack().find(step.healer());
      if (item.isPresent() && !item.get().gear().is(Tag.HEALER)) {
        return barred(CRN_HEAL_03, item.get().name() + " is no fit source of expertise");
      }
    }
    return Optional.empty();
  }

  /// Whatever in the party heals, besides somebody in town.
  private static Optional<Question<?>> healers(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(A_HEALER, A_HEALER));
    for (Being being : blank.state().side(Who.Side.PARTY)) {
      for (Item item : being.pack().items()) {
        if (item.gear().is(Tag.HEALER)
            && options.stream().noneMatch(known -> known.key().equals(item.key()))) {
          options.add(Option.of(item.key(), item.name()));
        }
      }
    }
    options.add(new Option<>("nobody", "nobody", ""));
    return oneOf(topic, options);
  }

  /// A week's rest in peace: its first night comes before what the days without may cost, and the
  /// help, if it is paid for, tells at its end (CRN-HEAL-03).
  void restAWeek(CairnStep.RestAWeek step) {
    boolean healed = !step.healer().isBlank() && new Healing(play).engage(step.healer());
    rest(Rest.NIGHT, Rest.NIGHT.seconds(), true, false);
    play.then(new CairnStep.RunClock(state().clock() + Rest.WEEK.seconds()));
    play.then(new CairnStep.EndRest(Rest.WEEK, true, healed));
  }

  /// What a rest does for everybody who rested, in roster order, each one's dice together.
  void endRest(CairnStep.EndRest step) {
    emit(new CairnEvent.Rested(step.rest().told()), CRN_HEAL_01);
    for (Being rester : state().side(Who.Side.PARTY)) {
      if (!rester.isDead()) {
        rested(rester.id(), step);
      }
    }
  }

  private void rested(String id, CairnStep.EndRest step) {
    var healing = new Healing(play);
    gatherAgain(id);
    stabilise(id);
    if (step.rest().isAtLeast(Rest.FEW_HOURS)) {
      healing.rewards(id, Reward.After.FEW_HOURS);
    }
    if (step.rest().isAtLeast(Rest.NIGHT)) {
      new Deprivation(play).met(id, Deprivation.REST, CRN_DEPR_01);
      if (step.safe()) {
        healing.recoverFromMortalWound(id);
        clearFatigue(id, step.rest() == Rest.WEEK ? NIGHTS_LEFT : 1);
      }
    }
    if (step.rest() == Rest.WEEK && step.healed()) {
      healing.restoreAbilities(id);
      healing.mendScars(id);
    }
    restoreHp(id);
  }

  /// Whoever ran from the last fight has found the others by now.
  private void gatherAgain(String id) {
    if (being(id).is(Flag.FLED)) {
      emit(new CairnEvent.NoLonger(id, Flag.FLED), CRN_RETR_01);
    }
  }

  /// Aid, then rest: no longer dying, able to act again (CRN-CRIT-05, CRN-R-16).
  private void stabilise(String id) {
    var being = being(id);
    if (!being.is(Flag.CRITICALLY_DAMAGED) || !Rescue.isStable(being)) {
      return;
    }
    emit(new CairnEvent.NoLonger(id, Flag.CRITICALLY_DAMAGED), CRN_CRIT_05);
    if (!being.is(Flag.MORTALLY_WOUNDED)) {
      emit(new CairnEvent.NoLonger(id, Flag.AIDED), CRN_CRIT_05);
    }
  }

  /// All of it in one night, but not for the deprived (CRN-DEPR-07, CRN-R-38).
  private void clearFatigue(String id, int nights) {
    var being = being(id);
    int fatigue = being.pack().fatigue();
    if (fatigue == 0 || (being.isDeprived() && !house().deprivedClears())) {
      return;
    }
    int cleared =
        switch (house().fatigueClear()) {
          case ALL -> fatigue;
          case ONE -> Math.min(fatigue, nights);
        };
    emit(new CairnEvent.FatigueLost(id, cleared), CRN_DEPR_07);
  }

  /// To the maximum (CRN-HEAL-01): not for the deprived (CRN-DEPR-02), the dying, or those who
  /// carry all they can (CRN-R-36).
  private void restoreHp(String id) {
    var being = being(id);
    if (being.hp() >= being.maxHp()) {
      return;
    }
    if (being.isDeprived()) {
      play.cite(CRN_DEPR_02);
    } else if (Inventory.weighsDown(state(), being)) {
      play.cite(CRN_R_36);
    } else if (!being.is(Flag.CRITICALLY_DAMAGED) && !being.is(Flag.MORTALLY_WOUNDED)) {
      emit(new CairnEvent.HpRestored(id, being.maxHp()), CRN_HEAL_01);
    }
  }
}
