package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Counts;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Hazard;
import quintain.rath.state.Knack;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.Severity;
import quintain.rath.state.Stat;
import quintain.rath.state.Values;

/// Condition dice: one mechanism for poison, fire, bleeding, disease and drowning.
final class Conditions extends Chapter {
  /// RTH-BLED-01.
  static final int BLEEDING_DICE = 4;

  /// What rolling about, water, pressure and bandages take off (RTH-FIRE-05, RTH-FIRE-06,
  /// RTH-BLED-05).
  static final int RELIEF = 2;

  private static final List<quintain.kernel.dice.Band> LOW_AND_HIGH =
      List.of(
          new quintain.kernel.dice.Band("low", 1, 2), new quintain.kernel.dice.Band("high", 5, 6));

  Conditions(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(DropAndRoll.class, RTH_FIRE_05)
        .offered("drops and rolls", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("flame")
        .by(DropAndRoll::by, "Who drops and rolls?")
        .refuses(Conditions::dropAndRollRefusal)
        .does(Conditions::new, Conditions::dropAndRoll);
    book.act(Douse.class, RTH_FIRE_06)
        .offered("douses somebody", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("droplets")
        .by(Douse::by, "Who pours water?")
        .at(Douse::whom, "On whom?", selfOrFriends())
        .refuses(Conditions::douseRefusal)
        .does(Conditions::new, Conditions::douse);
    book.act(StopBleeding.class, RTH_BLED_05)
        .offered("stops bleeding", ACT)
        .afterwards()
        .ifOpen()
        .when(Actions::mayDo)
        .icon("bandage")
        .by(StopBleeding::by, "Who presses on the wound?")
        .at(StopBleeding::whom, "Whose?", selfOrFriends())
        .refuses(Conditions::stopBleedingRefusal)
        .does(Conditions::new, Conditions::stopBleeding);
    book.act(Shake.class, RTH_R_62)
        .offered("shakes somebody awake", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("bell")
        .by(Shake::by, "Who shakes somebody awake?")
        .at(Shake::whom, "Whom?", friendsFirst())
        .refuses(Conditions::shakeRefusal)
        .does(Conditions::new, Conditions::shake);
    book.word(Afflict.class, RTH_COND_01)
        .offeredOnce("Afflict somebody", REFEREE)
        .ifOpen()
        .icon("skull")
        .slot(Afflict::who, "Who is afflicted?", everybody())
        .slot(Afflict::what, "By what?", oneOf(Affliction.values()))
        .slot(Afflict::severity, "How strong a poison?", Conditions::severities)
        .slot(Afflict::dice, "How many dice?", Conditions::diceOrUsual)
        .refuses(Conditions::afflictRefusal)
        .does(Conditions::new, Conditions::afflict);
    book.word(Relieve.class, RTH_COND_06)
        .offeredOnce("Relieve somebody", REFEREE)
        .ifOpen()
        .slot(Relieve::who, "Who is relieved?", everybody())
        .slot(Relieve::what, "Of what?", oneOf(Affliction.values()))
        .slot(Relieve::dice, "Of how many dice?", number(1, 40, 2))
        .refuses(Conditions::relieveRefusal)
        .does(Conditions::new, Conditions::relieve);
  }

  private static Optional<Question<?>> severities(Blank<RathState> blank, Topic topic) {
    var all = new ArrayList<Option<Severity>>();
    for (Severity severity : Severity.values()) {
      all.add(Option.of(severity));
    }
    return oneOf(topic, orUsual(all, "not said"));
  }

  private static Optional<Question<?>> diceOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, orUsual(upTo(Harm.MOST_DICE), "as the book says"));
  }

  /// A pool's dice, read as how many show 1–2 and how many 5–6 (RTH-COND-03 to 05).
  static Roll<Counts> dice(int pool) {
    return Dice.bands(pool, 6, LOW_AND_HIGH);
  }

  // Being afflicted

  /// Half the dice, rounded down, at least 2, but never more than all (RTH-POIS-03, RTH-R-59).
  static int halved(int dice) {
    return Math.min(dice, Math.max(2, dice / 2));
  }

  static Optional<Refusal> afflictRefusal(RathState state, RathStep.Afflict step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_COND_01);
    }
    if (who.get().isDead()) {
      return no(RTH_COND_01, who.get().name() + " is dead");
    }
    if (who.get().isDefeated()) {
      return no(RTH_R_49, who.get().name() + " is defeated, and nothing more befalls them");
    }
    if (step.severity().isPresent() && !step.what().isPoison()) {
      return no(RTH_POIS_05, "Only poisons are weak, moderate, strong or lethal");
    }
    if (step.what().isPoison() && step.severity().isEmpty() && step.dice().isEmpty()) {
      return no(RTH_POIS_05, "Say how strong the poison is");
    }
    if (step.dice().isEmpty()) {
      return Optional.empty();
    }
    int dice = step.dice().get();
    return switch (step.what().family()) {
      case FIRE -> between(dice, 4, 6, RTH_FIRE_01);
      case DISEASE -> between(dice, 6, 8, RTH_DIS_01);
      case BLEEDING -> between(dice, BLEEDING_DICE, BLEEDING_DICE, RTH_BLED_01);
      case DROWNING -> between(dice, Drowning.DICE, Drowning.DICE, RTH_DROW_01);
      case POISON ->
          step.severity().isPresent() && step.severity().get() == Severity.LETHAL
              ? between(dice, Severity.LETHAL.dice(), 40, RTH_POIS_08)
              : between(dice, 1, 40, RTH_POIS_05);
    };
  }

  private static Optional<Refusal> between(int dice, int least, int most, Rth why) {
    if (dice >= least && dice <= most) {
      return Optional.empty();
    }
    return no(
        why,
        "Expected " + (least == most ? "" + least : least + " to " + most) + " dice, not " + dice);
  }

  /// Condition dice from something no attack deals; the GM sets what the book leaves open
  /// (RTH-FIRE-01, RTH-DIS-01, RTH-R-60).
  void afflict(RathStep.Afflict step) {
    step.severity().ifPresent(severity -> play.cite(severity.clause()));
    int dice =
        step.dice()
            .orElseGet(
                () ->
                    switch (step.what().family()) {
                      case POISON -> poisonDice(step);
                      case FIRE -> picked(Prompts.FIRE_DICE, step.who(), 4, 6, 5);
                      case DISEASE -> picked(Prompts.DISEASE_DICE, step.who(), 6, 8, 7);
                      case BLEEDING -> BLEEDING_DICE;
                      case DROWNING -> Drowning.DICE;
                    });
    play.cite(RTH_COND_01);
    if (step.dice().isEmpty()) {
      play.cite(RTH_R_60);
    }
    then(new RathStep.Dose(step.who(), step.what(), dice));
  }

  /// What a severity says; a lethal poison has ten dice or more (RTH-POIS-08).
  private int poisonDice(RathStep.Afflict step) {
    var severity = step.severity().orElseThrow();
    return severity == Severity.LETHAL
        ? picked(Prompts.LETHAL_DICE, step.who(), severity.dice(), Harm.MOST_DICE, severity.dice())
        : severity.dice();
  }

  private int picked(Topic topic, String who, int least, int most, int byDefault) {
    return play.ask(
        Seat.REFEREE, new Question.NumberFrom(topic, List.of(who), least, most, byDefault));
  }

  /// The first dose of a poison or disease meets the body: a CON test halves it (RTH-POIS-02,
  /// RTH-DIS-02); later doses add all their dice (RTH-COND-09, RTH-R-58). Nothing more befalls a
  /// foe whom the blow has defeated that brings it (RTH-R-49).
  void dose(RathStep.Dose step) {
    var victim = being(step.who());
    var what = step.what();
    if (victim.isDead() || victim.isDefeated()) {
      return;
    }
    if (isImmune(victim, what)) {
      emit(
          new RathEvent.Told(
              victim.id(), "is immune to " + Values.key(what.family()).replace('-', ' ')),
          RTH_S_CRE);
      return;
    }
    if (what == Affliction.FIRE
        && victim.is(Flag.SUBMERGED)
        && gm(Prompts.SUBMERGED_PUTS_OUT, true, victim.id())) {
      emit(new RathEvent.Told(victim.id(), "does not burn under water"), RTH_R_65);
      return;
    }
    boolean first = pool(victim, what).isEmpty();
    int dice = step.dice();
    if (what == Affliction.FIRE && first) {
      dice += victim.habit(Habit.BurnsWell.class).map(Habit.BurnsWell::more).orElse(0);
    }
    if (what == Affliction.DROWNING) {
      become(victim, Flag.SUBMERGED, RTH_DROW_01);
    }
    if (what.takesTest() && (first || house().poisonTestEachDose())) {
      var why = what.isPoison() ? RTH_POIS_02 : RTH_DIS_02;
      boolean passed =
          new Tests(play)
              .passes(
                  victim,
                  Stat.CON,
                  Situations.againstPoison(victim),
                  what.isPoison() ? "against poison" : "against disease",
                  why);
      if (passed) {
        play.cite(what.isPoison() ? RTH_POIS_03 : RTH_DIS_03);
        play.cite(RTH_R_59);
        dice = halved(dice);
      } else {
        play.cite(what.isPoison() ? RTH_POIS_04 : RTH_DIS_04);
      }
    }
    add(victim, what, dice);
  }

  static boolean isImmune(Being victim, Affliction what) {
    var immune = victim.habit(Habit.Immune.class);
    if (immune.isPresent() && immune.get().to().contains(what.family())) {
      return true;
    }
    return what == Affliction.DROWNING && victim.is(Effect.Kind.GILLS);
  }

  /// The pool that dice of this kind go into: one for each effect, or one for all poisons if the
  /// house says so (RTH-R-57).
  private Optional<Pool> pool(Being victim, Affliction what) {
    if (what.isPoison() && house().poisonSinglePool()) {
      for (Pool pool : victim.pools()) {
        if (pool.what().isPoison()) {
          return Optional.of(pool);
        }
      }
      return Optional.empty();
    }
    return victim.pool(what);
  }

  /// Dice go in without a test.
  void add(Being victim, Affliction what, int dice) {
    var held = pool(victim, what);
    if (held.isEmpty()) {
      emit(
          new FightEvent.ConditionBegan(victim.id(), Pool.begun(what, dice, state().now())),
          RTH_COND_01);
    } else {
      emit(FightEvent.ConditionChanged.joined(victim.id(), held.get(), what, dice), RTH_COND_09);
    }
  }

  // Rolling

  /// The pools of somebody's combat turn, in their order (RTH-R-54).
  List<Affliction> dueInTurn(Being victim) {
    var due = new ArrayList<Affliction>();
    for (Pool pool : victim.pools()) {
      if (!pool.what().isDisease() || pool.due() <= state().now()) {
        due.add(pool.what());
      }
    }
    return due;
  }

  /// The same again as if the next turn had come, for odds that run on: only what the pools do by
  /// themselves, without the tests that come of it.
  void sufferOn(RathStep.SufferOn step) {
    var victim = being(step.who());
    for (Pool pool : victim.pools()) {
      int low = roll(being(victim.id()), pool);
      int hp = being(victim.id()).hp();
      if (hurts(pool) && low > 0 && hp > 0) {
        emit(
            new FightEvent.HpLost(victim.id(), Math.min(low, hp), Values.key(pool.what().family())),
            pool.what().effect());
      }
    }
  }

  /// One pool is rolled: the effect if any die shows 1–2, then dice showing 5–6 leave (RTH-COND-03
  /// to 06).
  void rollPool(RathStep.RollPool step) {
    var victim = being(step.who());
    var found = victim.pool(step.what());
    if (found.isEmpty() || victim.isDead()) {
      return;
    }
    var pool = found.get();
    if (pool.what() == Affliction.DROWNING && !victim.is(Flag.SUBMERGED)) {
      new Drowning(play).breathe(victim, RTH_DROW_05);
      return;
    }
    clearLast(victim, pool);
    int low = roll(victim, pool);
    if (low > 0) {
      play.cite(RTH_COND_04);
      play.cite(RTH_R_55);
      for (Affliction effect : pool.effects()) {
        suffer(being(victim.id()), effect, low);
      }
    }
  }

  /// How many dice showed 1–2, those showing 5–6 gone.
  private int roll(Being victim, Pool pool) {
    play.cite(RTH_COND_02);
    play.cite(RTH_COND_03);
    if (pool.what().isPoison()) {
      play.cite(RTH_POIS_09);
    } else if (pool.what().isDisease()) {
      play.cite(RTH_R_67);
    }
    var counts = play.roll(victim, dice(pool.dice()), rolling(pool.what()));
    int low = counts.in(0);
    int left = pool.dice() - counts.in(1);
    var family = Values.key(pool.what().family());
    play.measure(victim, family + "-turns", 1);
    play.measure(victim, family + "-damage", hurts(pool) ? low : 0);
    if (counts.in(1) > 0) {
      play.cite(fading(pool.what()));
      play.cite(RTH_COND_07);
    }
    if (left == 0) {
      end(victim, pool);
    } else {
      play.cite(RTH_COND_08);
      emit(FightEvent.ConditionRolled.of(victim.id(), pool, low, left), RTH_COND_05);
    }
    return low;
  }

  private static Rth fading(Affliction what) {
    return switch (what.family()) {
      case POISON -> RTH_POIS_15;
      case FIRE -> RTH_FIRE_04;
      case BLEEDING -> RTH_BLED_04;
      case DISEASE -> RTH_DIS_08;
      case DROWNING -> RTH_DROW_04;
    };
  }

  private static boolean hurts(Pool pool) {
    return pool.effects().stream().anyMatch(Affliction::hurts);
  }

  private static Rth rolling(Affliction what) {
    return switch (what.family()) {
      case POISON -> RTH_POIS_10;
      case FIRE -> RTH_FIRE_02;
      case BLEEDING -> RTH_BLED_02;
      case DISEASE -> RTH_DIS_05;
      case DROWNING -> RTH_DROW_02;
    };
  }

  /// What the last roll of this pool left ends with the next (RTH-R-61, RTH-R-63).
  private void clearLast(Being victim, Pool pool) {
    for (Affliction effect : pool.effects()) {
      switch (effect) {
        case POISON_PARALYSIS -> clear(victim, Flag.PARALYSED, RTH_R_61);
        case POISON_WEAKNESS -> clear(victim, Flag.WEAKENED, RTH_R_63);
        case DISEASE -> clear(victim, Flag.SICKENED, RTH_R_63);
        case SLOW_DISEASE -> clear(victim, Flag.AILING, RTH_R_63);
        case POISON_DAMAGE, POISON_SLEEP, FIRE, BLEEDING, DROWNING -> {}
      }
    }
  }

  void clear(Being who, Flag flag, Clause why) {
    if (being(who.id()).is(flag)) {
      emit(new FightEvent.NoLonger(who.id(), flag), why);
    }
  }

  /// The effect, once for each roll, or damage for each low die (RTH-POIS-10).
  private void suffer(Being victim, Affliction effect, int low) {
    play.cite(effect.effect());
    if (effect.hurts()) {
      new Harm(play)
          .wound(victim, new Harm.Wound(low, Values.key(effect.family())), effect.effect());
    }
    switch (effect) {
      case POISON_PARALYSIS -> become(victim, Flag.PARALYSED, RTH_POIS_12);
      case POISON_SLEEP -> become(victim, Flag.ASLEEP, RTH_POIS_13);
      case POISON_WEAKNESS -> become(victim, Flag.WEAKENED, RTH_POIS_14);
      case DISEASE -> become(victim, Flag.SICKENED, RTH_DIS_07);
      case SLOW_DISEASE -> become(victim, Flag.AILING, RTH_DIS_07);
      case POISON_DAMAGE, FIRE, BLEEDING, DROWNING -> {}
    }
  }

  void become(Being victim, Flag flag, Clause why) {
    if (!being(victim.id()).is(flag)) {
      emit(new FightEvent.Became(victim.id(), flag, "a condition"), why);
    }
  }

  /// The last die is gone (RTH-COND-06).
  private void end(Being victim, Pool pool) {
    emit(new FightEvent.ConditionOver(victim.id(), pool.what()), RTH_COND_06);
    if (pool.what().isPoison()) {
      play.cite(RTH_POIS_01);
    } else if (pool.what().isDisease()) {
      play.cite(RTH_DIS_11);
    }
    afterEnd(victim, pool);
  }

  /// Poisoned sleep, paralysis and weakness end with their pool (RTH-R-62); under water the next
  /// pool starts, however the last one ended (RTH-R-68).
  private void afterEnd(Being victim, Pool pool) {
    for (Affliction effect : pool.effects()) {
      if (effect == Affliction.POISON_SLEEP) {
        clear(victim, Flag.ASLEEP, RTH_R_62);
      }
    }
    clearLast(victim, pool);
    if (pool.what() == Affliction.DROWNING && Drowning.isInDeepWater(being(victim.id()))) {
      emit(
          new FightEvent.ConditionBegan(victim.id(), Pool.of(Affliction.DROWNING, Drowning.DICE)),
          RTH_R_68);
    }
  }

  /// The same for pools that somebody living had before and has no longer, by the GM's word.
  void afterEnds(Being was) {
    for (Pool pool : was.pools()) {
      var now = being(was.id());
      if (!now.isDead() && now.pool(pool.what()).isEmpty()) {
        afterEnd(now, pool);
      }
    }
  }

  // Cures

  /// Dice taken from a pool, never below none (RTH-R-56).
  void relieve(Being victim, Affliction what, int dice, Clause why) {
    var found = being(victim.id()).pool(what);
    if (found.isEmpty()) {
      return;
    }
    var pool = found.get();
    if (dice >= pool.dice()) {
      emit(new FightEvent.ConditionOver(victim.id(), pool.what()), why);
      afterEnd(victim, pool);
    } else {
      emit(FightEvent.ConditionChanged.to(victim.id(), pool, pool.dice() - dice), why);
    }
  }

  static Optional<Refusal> relieveRefusal(RathState state, RathStep.Relieve step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_COND_06);
    }
    if (who.get().pool(step.what()).isEmpty()) {
      return no(RTH_COND_06, who.get().name() + " has no such condition");
    }
    return step.dice() < 1 ? no(RTH_R_56, "Take at least one die") : Optional.empty();
  }

  void relieve(RathStep.Relieve step) {
    relieve(being(step.who()), step.what(), step.dice(), RTH_COND_06);
  }

  static Optional<Refusal> dropAndRollRefusal(RathState state, RathStep.DropAndRoll act) {
    var by = state.being(act.by());
    return by.pool(Affliction.FIRE).isPresent()
        ? Optional.empty()
        : no(RTH_FIRE_05, by.name() + " is not on fire");
  }

  /// A DEX test, and success takes two dice at once (RTH-FIRE-05).
  void dropAndRoll(RathStep.DropAndRoll act) {
    var by = being(act.by());
    boolean passed =
        new Tests(play).passes(by, Stat.DEX, List.of(), "to drop and roll", RTH_FIRE_05);
    play.measure(by, "succeeds", passed);
    if (passed) {
      relieve(by, Affliction.FIRE, RELIEF, RTH_FIRE_05);
    }
    if (gm(Prompts.PRONE_AFTER_ROLLING, false, by.id())) {
      become(by, Flag.PRONE, RTH_R_65);
    }
  }

  static Optional<Refusal> douseRefusal(RathState state, RathStep.Douse act) {
    return careRefusal(state, act.by(), act.whom(), Affliction.FIRE, RTH_FIRE_06);
  }

  void douse(RathStep.Douse act) {
    douse(being(act.whom()));
  }

  /// Water takes two dice, with no test (RTH-FIRE-06), and hurts what it hurts.
  void douse(Being whom) {
    relieve(whom, Affliction.FIRE, RELIEF, RTH_FIRE_06);
    hurtByWater(whom);
  }

  /// Some creatures take harm where they are doused or go under (RTH-R-65).
  void hurtByWater(Being whom) {
    var hurt = whom.habit(Habit.HurtByWater.class);
    if (hurt.isPresent()) {
      play.cite(RTH_R_65);
      new Harm(play).comes(whom, hurt.get().damage(), Hazard.BARE, "water");
    }
  }

  static Optional<Refusal> stopBleedingRefusal(RathState state, RathStep.StopBleeding act) {
    var care = careRefusal(state, act.by(), act.whom(), Affliction.BLEEDING, RTH_BLED_05);
    return care.isPresent() ? care : Harm.tendingRefusal(state, state.being(act.whom()), false);
  }

  /// Pressure or a bandage: no test, two dice, four by field medicine (RTH-BLED-05, RTH-R-66).
  void stopBleeding(RathStep.StopBleeding act) {
    play.cite(RTH_R_66);
    relieve(being(act.whom()), Affliction.BLEEDING, bandaged(being(act.by())), RTH_BLED_05);
  }

  /// The bleeding dice that somebody's bandage removes (RTH-S-APT-06).
  static int bandaged(Being by) {
    return by.has(Knack.FIELD_MEDICINE) ? 2 * RELIEF : RELIEF;
  }

  /// Oneself or somebody at Close who suffers from it.
  private static Optional<Refusal> careRefusal(
      RathState state, String by, String whom, Affliction what, Rth why) {
    var patient = state.find(whom);
    if (patient.isEmpty()) {
      return nobodyCalled(whom, why);
    }
    var away =
        goneRefusal(patient.get(), why)
            .or(() -> closeRefusal(state, state.being(by), patient.get(), why));
    if (away.isPresent()) {
      return away;
    }
    boolean water = what == Affliction.FIRE && patient.get().does(Habit.HurtByWater.class);
    return patient.get().pool(what).isEmpty() && !water
        ? no(why, patient.get().name() + " does not suffer from " + what.words())
        : Optional.empty();
  }

  static Optional<Refusal> shakeRefusal(RathState state, RathStep.Shake act) {
    var sleeper = state.find(act.whom());
    if (sleeper.isEmpty()) {
      return nobodyCalled(act.whom(), RTH_R_62);
    }
    var gone = goneRefusal(sleeper.get(), RTH_R_62);
    if (gone.isPresent()) {
      return gone;
    }
    if (!sleeper.get().is(Flag.ASLEEP)) {
      return no(RTH_R_62, sleeper.get().name() + " is not asleep");
    }
    return closeRefusal(state, state.being(act.by()), sleeper.get(), RTH_R_62);
  }

  void shake(RathStep.Shake act) {
    emit(new FightEvent.NoLonger(act.whom(), Flag.ASLEEP), RTH_POIS_13);
  }
}
