package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Timer;

/// Time that passes, what falls due as it does, and needs.
final class TimePassing extends Chapter {
  private static final int LONGEST_MINUTES = 60 * 24 * 366;

  private static final List<String> NEEDS = List.of("food", "water", "rest", "warmth", "air");
  private static final String COMEDOWN = "rest after a stimulant";

  TimePassing(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.word(LetTimePass.class, ODD_CRIT_06)
        .offeredOnce("Let time pass", REFEREE)
        .icon("clock")
        .slot(LetTimePass::minutes, "How many minutes pass?", number(1, 7 * 24 * 60, 10))
        .refuses(TimePassing::refusal)
        .does(TimePassing::new, TimePassing::letPass);
    book.word(Deprive.class, ODD_REF_04)
        .offeredOnce("Somebody goes without", REFEREE)
        .ifOpen()
        .icon("apple")
        .about(Deprive::who, "Who goes without?", everybody())
        .slot(Deprive::need, "What do they lack?", TimePassing::met)
        .refuses(TimePassing::refusal)
        .does(TimePassing::new, TimePassing::deprive);
    book.word(MeetNeed.class, ODD_REF_04)
        .offeredOnce("A need is met", REFEREE)
        .ifOpen()
        .about(MeetNeed::who, "Whose need is met?", everybody())
        .slot(MeetNeed::need, "Which need?", TimePassing::lacking)
        .refuses(TimePassing::refusal)
        .does(TimePassing::new, TimePassing::meet);
  }

  private static Optional<Question<?>> met(Blank<OddState> blank, Topic topic, Being who) {
    return needs(topic, Lists.without(NEEDS, who.life().needs()::contains));
  }

  private static Optional<Question<?>> lacking(Blank<OddState> blank, Topic topic, Being who) {
    return needs(topic, who.life().needs());
  }

  private static Optional<Question<?>> needs(Topic topic, List<String> needs) {
    return oneOf(topic, needs.stream().map(need -> Option.of(need, need)).toList());
  }

  static Optional<Refusal> refusal(OddState state, OddStep.LetTimePass step) {
    if (state.inRounds()) {
      return barred(ODD_R_14, "Rounds are running: each of them is ten seconds");
    }
    return step.minutes() < 1 || step.minutes() > LONGEST_MINUTES
        ? barred(ODD_CRIT_06, "Time passes by the minute, up to a year")
        : Optional.empty();
  }

  void letPass(OddStep.LetTimePass step) {
    play.then(new OddStep.RunClock(state().clock() + step.minutes() * 60L));
  }

  /// Runs to the first thing that falls due, lets it happen, and runs on; what falls due at the
  /// same moment happens in roster order.
  void run(OddStep.RunClock step) {
    long now = state().clock();
    long until = Math.max(now, step.until());
    OddStep.FallDue first = null;
    long earliest = until + 1;
    for (Being being : state().roster()) {
      for (Timer timer : being.timers()) {
        long due = Math.max(now, timer.due());
        if (due < earliest) {
          earliest = due;
          first = new OddStep.FallDue(being.id(), timer);
        }
      }
    }
    if (first == null) {
      pass(until - now);
      return;
    }
    pass(earliest - now);
    play.then(first);
    play.then(step);
  }

  private void pass(long seconds) {
    if (seconds > 0) {
      emit(new OddEvent.TimePassed(seconds), state().inRounds() ? ODD_R_14 : ODD_R_47);
    }
  }

  void fallDue(OddStep.FallDue step) {
    var found = state().find(step.who());
    if (found.isEmpty() || !found.get().timers().contains(step.timer())) {
      return;
    }
    var being = found.get();
    switch (step.timer().what()) {
      case DIES -> {
        emit(new OddEvent.TimerOver(being.id(), step.timer()), ODD_CRIT_06);
        new Harm(play).die(being, "left alone for an hour", ODD_CRIT_06);
      }
      case WAKES -> wake(being);
      case CRASHES -> {
        emit(new OddEvent.TimerOver(being.id(), step.timer()), ODD_REF_03);
        var need = step.timer().detail();
        if (!being.life().needs().contains(need)) {
          emit(new OddEvent.NeedArose(being.id(), need), ODD_REF_03);
        }
        emit(
            new OddEvent.TimerSet(
                being.id(), new Timer(Timer.What.RECOVERS, state().clock() + Healing.DAY, need)),
            ODD_REF_03);
      }
      case HELD -> {
        // Nobody is freed by time alone.
      }
      case RECOVERS -> {
        emit(new OddEvent.TimerOver(being.id(), step.timer()), ODD_REF_03);
        if (being.life().needs().contains(step.timer().detail())) {
          emit(new OddEvent.NeedMet(being.id(), step.timer().detail()), ODD_REF_03);
        }
      }
    }
  }

  void wake(Being being) {
    for (Timer timer : being.timers()) {
      if (timer.what() == Timer.What.WAKES) {
        emit(new OddEvent.TimerOver(being.id(), timer), ODD_HARM_06);
      }
    }
    if (being.is(Flag.ASLEEP)) {
      emit(new OddEvent.NoLonger(being.id(), Flag.ASLEEP), ODD_HARM_06);
    }
  }

  /// Tomorrow will be hard, however many doses made it so (ODD-GEAR-36).
  void crashTomorrow(Being being) {
    long midnight = state().clock() - Math.floorMod(state().clock(), Healing.DAY) + Healing.DAY;
    var crash = new Timer(Timer.What.CRASHES, midnight, COMEDOWN);
    if (!being.timers().contains(crash)) {
      emit(new OddEvent.TimerSet(being.id(), crash), ODD_REF_03);
    }
  }

  // Needs, set and met by the GM (ODD-R-43)

  static Optional<Refusal> refusal(OddState state, OddStep.Deprive step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), ODD_REF_04);
    }
    if (step.need().isBlank()) {
      return barred(ODD_REF_04, "Say what is lacking");
    }
    return who.get().life().needs().contains(step.need())
        ? barred(ODD_REF_04, who.get().name() + " lacks that already")
        : Optional.empty();
  }

  void deprive(OddStep.Deprive step) {
    play.cite(ODD_R_43);
    emit(new OddEvent.NeedArose(step.who(), step.need()), ODD_REF_04);
  }

  static Optional<Refusal> refusal(OddState state, OddStep.MeetNeed step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), ODD_REF_04);
    }
    return who.get().life().needs().contains(step.need())
        ? Optional.empty()
        : barred(ODD_REF_04, who.get().name() + " does not lack that");
  }

  void meet(OddStep.MeetNeed step) {
    emit(new OddEvent.NeedMet(step.who(), step.need()), ODD_REF_04);
  }
}
