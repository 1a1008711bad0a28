package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Need;
import quintain.cairn.state.Timer;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Time that passes, and what falls due as it does.
final class TimePassing extends Chapter {
  private static final int LONGEST_MINUTES = 60 * 24 * 366;

  TimePassing(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.word(LetTimePass.class, CRN_RND_01)
        .offeredOnce("Let time pass", REFEREE)
        .icon("clock")
        .slot(LetTimePass::minutes, "How many minutes pass?", number(1, 7 * 24 * 60, 10))
        .refuses(TimePassing::refusal)
        .does(TimePassing::new, TimePassing::letPass);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.LetTimePass step) {
    if (state.inRounds()) {
      return barred(CRN_RND_03, "Rounds are running: each of them is ten seconds");
    }
    return step.minutes() < 1 || step.minutes() > LONGEST_MINUTES
        ? barred(CRN_RND_01, "Time passes by the minute, up to a year")
        : Optional.empty();
  }

  void letPass(CairnStep.LetTimePass step) {
    play.then(new CairnStep.RunClock(state().clock() + step.minutes() * 60L));
  }

  /// Runs to the first thing that falls due, lets it happen, and runs on. What falls due at the
  /// same moment happens in this order: wages, timers in roster order, powers at work, needs in
  /// roster order.
  void run(CairnStep.RunClock step) {
    long now = state().clock();
    long until = Math.max(now, step.until());
    long midnight = now - Math.floorMod(now, Deprivation.DAY) + Deprivation.DAY;
    var first = first(until);
    if (midnight <= until
        && (first == null || midnight <= first.at())
        && Hirelings.anybodyHired(state())) {
      pass(midnight - now);
      new Hirelings(play).dayIsOver();
      play.then(step);
      return;
    }
    if (first == null) {
      pass(until - now);
      return;
    }
    pass(first.at() - now);
    first.happen(this);
    play.then(step);
  }

  private void pass(long seconds) {
    if (seconds > 0) {
      emit(new CairnEvent.TimePassed(seconds), state().inRounds() ? CRN_RND_03 : CRN_RND_01);
    }
  }

  /// Something that falls due at a moment, never before now.
  private sealed interface Due {
    long at();

    void happen(TimePassing chapter);

    record OfTimer(long at, String who, Timer timer) implements Due {
      @Override
      public void happen(TimePassing chapter) {
        chapter.play.then(new CairnStep.FallDue(who, timer));
      }
    }

    record OfEffect(long at, Effect effect) implements Due {
      @Override
      public void happen(TimePassing chapter) {
        chapter.runOut(effect);
      }
    }

    record OfNeeds(long at, Being being) implements Due {
      @Override
      public void happen(TimePassing chapter) {
        new Deprivation(chapter.play).anotherDay(being);
      }
    }
  }

  /// The first thing due up to a moment; this runs every round, so nothing is built when nothing is
  /// due.
  private @Nullable Due first(long until) {
    Due first = null;
    long earliest = until + 1;
    long now = state().clock();
    var roster = state().roster();
    for (int i = 0; i < roster.size(); i++) {
      var timers = roster.get(i).timers();
      for (int j = 0; j < timers.size(); j++) {
        long due = Math.max(now, timers.get(j).due());
        if (due < earliest) {
          earliest = due;
          first = new Due.OfTimer(due, roster.get(i).id(), timers.get(j));
        }
      }
    }
    var effects = state().effects();
    for (int i = 0; i < effects.size(); i++) {
      long due = Math.max(now, effects.get(i).until());
      if (due < earliest) {
        earliest = due;
        first = new Due.OfEffect(due, effects.get(i));
      }
    }
    for (int i = 0; i < roster.size(); i++) {
      if (!roster.get(i).isDeprived() || roster.get(i).isDead()) {
        continue;
      }
      long over = Deprivation.nextFatigue(roster.get(i).needs());
      long due = Math.max(now, over);
      // A day without must be over, so that time has to run on past it (CRN-R-37).
      if (due < earliest && over < until) {
        earliest = due;
        first = new Due.OfNeeds(due, roster.get(i));
      }
    }
    return first;
  }

  /// A power ends with its time; a torch is burnt down with it.
  private void runOut(Effect effect) {
    new Flames(play).burnDown(effect);
    new Powers(play).expire(effect);
  }

  void fallDue(CairnStep.FallDue step) {
    var found = state().find(step.who());
    if (found.isEmpty() || !found.get().timers().contains(step.timer())) {
      return;
    }
    var being = found.get();
    var timer = step.timer();
    emit(new CairnEvent.TimerOver(being.id(), timer), clauseOf(timer.what()));
    switch (timer.what()) {
      case DIES -> new Harm(play).die(being, timer.detail(), CRN_CRIT_06);
      case DIES_OF_WOUND -> new Harm(play).die(being, timer.detail(), CRN_SCAR_T11);
      case STANDS -> stand(being);
      case WAKES -> clear(being, timer.what(), Flag.ASLEEP);
      case SEES -> clear(being, timer.what(), Flag.BLIND);
      case SPEAKS -> clear(being, timer.what(), Flag.MUTE);
      case MOVES -> clear(being, timer.what(), Flag.STOPPED);
      case CRAVES -> crave(being);
      case VENOM -> venom(being, timer);
      case SWALLOWED -> swallowed(being, timer);
      case BARB, HELD, SHACKLED -> {} // until somebody pulls it out, or lets go
    }
  }

  private static Crn clauseOf(Timer.What what) {
    return switch (what) {
      case DIES -> CRN_CRIT_06;
      case DIES_OF_WOUND -> CRN_SCAR_T11;
      case WAKES -> CRN_SPL;
      case CRAVES -> CRN_R_48;
      case MOVES -> CRN_GEAR;
      case SHACKLED -> CRN_GEAR;
      case STANDS, SEES, SPEAKS, VENOM, SWALLOWED, BARB, HELD -> CRN_BST;
    };
  }

  /// What has befallen somebody twice lasts until the later of the two is over.
  private void clear(Being being, Timer.What what, Flag flag) {
    if (being(being.id()).timers().stream().noneMatch(timer -> timer.what() == what)
        && being.is(flag)) {
      emit(new CairnEvent.NoLonger(being.id(), flag), clauseOf(what));
    }
  }

  /// Up again, unless something else still holds them (CRN-R-65).
  private void stand(Being being) {
    if (!Holds.on(state().effects(), being(being.id()), Flag.HELPLESS)) {
      clear(being, Timer.What.STANDS, Flag.HELPLESS);
    }
  }

  /// Relief is over; the need is back (CRN-R-48).
  private void crave(Being being) {
    if (being.is(Flag.ADDICTED) && !Deprivation.lacks(being, Relics.LEYCAP)) {
      emit(
          new CairnEvent.NeedArose(being.id(), new Need(Relics.LEYCAP, state().clock(), 0)),
          CRN_R_48);
    }
  }

  private void venom(Being being, Timer timer) {
    if (!warden(Prompts.TREATED, false, being.id())) {
      drainStrength(being, timer);
    }
  }

  private void swallowed(Being being, Timer timer) {
    drainStrength(being, timer);
    if (!being(being.id()).isDead()) {
      emit(
          new CairnEvent.TimerSet(
              being.id(),
              new Timer(
                  Timer.What.SWALLOWED,
                  state().clock() + Rounds.SECONDS,
                  timer.detail(),
                  timer.by())),
          CRN_BST);
    }
  }

  private void drainStrength(Being being, Timer timer) {
    int points = roll(being, Amount.parse(timer.detail()), CRN_BST);
    new Harm(play).drain(being, Ability.STR, points, CRN_R_41);
  }
}
