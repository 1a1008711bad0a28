package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Being;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Day;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Living.*;
import quintain.rhod.state.Ration;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Use;
import quintain.rhod.state.WatchKind;

/// Watches and days: travel, activity, rest and guard; food, water and sleep, and what heals with
/// them (RHD-TIME-01 to RHD-NEED-16).
final class Days extends Chapter {
  /// Hours of Rest that are enough (RHD-NEED-14).
  static final int FULL_REST = 8;

  /// What a Medicine check must reach to mend a Wound (RHD-R-54).
  private static final int SURGERY = 15;

  /// Dehydrated for a day without Water (RHD-NEED-12).
  private static final int THIRST = 3;

  private static final int MOST_MEALS = 9;
  private static final int MOST_QUARTS = 12;

  Days(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.doing(Tend.class, RHD_R_54)
        .offered("tends Wounds", REST)
        .afterwards()
        .ifOpen()
        .toPlayers()
        .icon("stethoscope")
        .by(Tend::by, "Who tends Wounds?")
        .slot(Tend::patient, "Whose?", selfOrFriends())
        .refuses(Days::refusal)
        .does(Days::new, Days::tend);
    book.doing(SpendWatch.class, RHD_TIME_03)
        .offered("spends the Watch", REST)
        .ifOpen()
        .toPlayers()
        .icon("clock")
        .by(SpendWatch::by, "Whose Watch?")
        .slot(SpendWatch::kind, "How is it spent?", oneOf(WatchKind.values()))
        .refuses(Days::refusal)
        .does(Days::new, Days::spend);
    book.doing(Rest.class, RHD_NEED_13)
        .offered("rests for some hours", REST)
        .afterwards()
        .ifOpen()
        .toPlayers()
        .icon("clock")
        .by(Rest::by, "Who rests?")
        .slot(Rest::hours, "For how many hours?", number(1, Clock.HOURS, 2))
        .refuses(Days::refusal)
        .does(Days::new, Days::rest);
    book.doing(Eat.class, RHD_NEED_03)
        .offered("eats", REST)
        .ifOpen()
        .toPlayers()
        .icon("utensils")
        .by(Eat::by, "Who eats?")
        .refuses(Days::refusal)
        .does(Days::new, Days::eat);
    book.doing(Drink.class, RHD_NEED_08)
        .offered("drinks", REST)
        .ifOpen()
        .toPlayers()
        .icon("droplet")
        .by(Drink::by, "Who drinks?")
        .refuses(Days::refusal)
        .does(Days::new, Days::drink);
    book.word(LetWatchPass.class, RHD_TIME_01)
        .offeredOnce("Let the Watch pass", REFEREE)
        .afterwards()
        .icon("hourglass")
        .key("h")
        .refusesNow(Days::longTimeRefusal)
        .does(Days::new, Days::letWatchPass);
    book.word(LetDayPass.class, RHD_TIME_04)
        .offeredOnce("Let the day pass", REFEREE)
        .ifOpen()
        .icon("sunrise")
        .refusesNow(Days::longTimeRefusal)
        .does(Days::new, Days::letDayPass);
    book.word(CallWatch.class, RHD_NEED_13)
        .offeredOnce("Say what a Watch counts as", REFEREE)
        .ifOpen()
        .slot(CallWatch::who, "Whose Watch?", everybody())
        .slot(CallWatch::kind, "As what does it count?", oneOf(WatchKind.values()))
        .refuses(Days::refusal)
        .does(Days::new, Days::call);
    book.word(CallRest.class, RHD_NEED_13)
        .offeredOnce("Say how long somebody rests", REFEREE)
        .ifOpen()
        .slot(CallRest::who, "Whose Watch?", everybody())
        .slot(CallRest::hours, "How many hours of it were Rest?", number(0, Clock.HOURS, 2))
        .refuses(Days::refusal)
        .does(Days::new, Days::call);
    book.word(Feed.class, RHD_NEED_03)
        .offeredOnce("Feed somebody", REFEREE)
        .ifOpen()
        .slot(Feed::who, "Who eats?", everybody())
        .slot(Feed::meals, "How many meals?", number(1, 3, 3))
        .refuses(Days::refusal)
        .does(Days::new, Days::feed);
    book.word(Water.class, RHD_NEED_08)
        .offeredOnce("Give somebody water", REFEREE)
        .ifOpen()
        .slot(Water::who, "Who drinks?", everybody())
        .slot(Water::quarts, "How many quarts?", number(1, 4, 4))
        .refuses(Days::refusal)
        .does(Days::new, Days::water);
  }

  // What a Watch is spent on

  private static Optional<Refusal> quietRefusal(RhodState state, String who, Clause why) {
    return livingRefusal(state, who, why).or(() -> timeRefusal(state));
  }

  static Optional<Refusal> refusal(RhodState state, Living.SpendWatch step) {
    var quiet = quietRefusal(state, step.by(), RHD_TIME_03);
    if (quiet.isPresent()) {
      return quiet;
    }
    var by = state.being(step.by());
    if (by.day().has(Day.CHOSEN)) {
      return no(
          RHD_TIME_03,
          "%s spends this Watch %s already".formatted(by.name(), by.day().watch().spent()));
    }
    if (by.day().has(Day.WORKED) && step.kind() == WatchKind.RESTING) {
      return no(RHD_TIME_03, by.name() + " has worked in this Watch");
    }
    return step.kind() == WatchKind.GUARD && company(state, by) < 2
        ? no(RHD_TIME_05, "A guard watches over at least two others")
        : Optional.empty();
  }

  /// Others of the same side who are there to be watched over.
  private static long company(RhodState state, Being by) {
    return state.roster().stream()
        .filter(other -> other.side() == by.side() && !other.isDead())
        .filter(other -> !other.id().equals(by.id()))
        .count();
  }

  void spend(Living.SpendWatch step) {
    choose(step.by(), step.kind(), RHD_TIME_03);
  }

  private void choose(String who, WatchKind kind, Clause why) {
    emit(new LifeEvent.WatchChosen(who, kind), why);
    if (!being(who).day().has(Day.CHOSEN)) {
      emit(new LifeEvent.DoneToday(who, Day.CHOSEN), why);
    }
  }

  static Optional<Refusal> refusal(RhodState state, Living.CallWatch step) {
    return quietRefusal(state, step.who(), RHD_NEED_13);
  }

  /// The Referee says what a Watch counts as: sleep in a wagon, for instance (RHD-NEED-13).
  void call(Living.CallWatch step) {
    choose(step.who(), step.kind(), RHD_NEED_13);
  }

  static Optional<Refusal> refusal(RhodState state, Living.Rest step) {
    return refusal(state, new Living.SpendWatch(step.by(), WatchKind.RESTING))
        .or(() -> hoursRefusal(step.hours(), 1));
  }

  static Optional<Refusal> refusal(RhodState state, Living.CallRest step) {
    return quietRefusal(state, step.who(), RHD_NEED_13).or(() -> hoursRefusal(step.hours(), 0));
  }

  private static Optional<Refusal> hoursRefusal(int hours, int least) {
    return hours < least || hours > Clock.HOURS
        ? no(
            RHD_TIME_01,
            "A Watch has %d to %d hours for Rest, not %d".formatted(least, Clock.HOURS, hours))
        : Optional.empty();
  }

  /// A Watch is spent resting, but not all of it.
  void rest(Living.Rest step) {
    rest(step.by(), step.hours(), RHD_TIME_03);
  }

  /// The Referee says how long somebody has rested: until the alarm, for instance.
  void call(Living.CallRest step) {
    rest(step.who(), step.hours(), RHD_NEED_13);
  }

  private void rest(String who, int hours, Clause why) {
    choose(who, WatchKind.RESTING, why);
    emit(new LifeEvent.RestMeasured(who, hours), why);
  }

  /// Why somebody cannot work through the Watch under way.
  static Optional<Refusal> workRefusal(RhodState state, String who, Clause why) {
    var quiet = quietRefusal(state, who, why);
    if (quiet.isPresent()) {
      return quiet;
    }
    var by = state.being(who);
    if (by.is(Condition.COLLAPSED)) {
      return no(RHD_COND_06, by.name() + " has " + cited(state, Condition.COLLAPSED));
    }
    if (by.day().has(Day.WORKED)) {
      return no(why, by.name() + " has worked through this Watch already");
    }
    return by.day().watch() == WatchKind.RESTING || by.day().watch() == WatchKind.GUARD
        ? no(why, by.name() + " rests or keeps guard in this Watch")
        : Optional.empty();
  }

  /// The same where it takes hands, which the Bound have not free (RHD-G-COND-20).
  static Optional<Refusal> handiworkRefusal(RhodState state, String who, Clause why) {
    return workRefusal(state, who, why).or(() -> Hands.boundRefusal(state, state.being(who)));
  }

  /// The Watch under way is spent working.
  void work(String who, Clause why) {
    emit(new LifeEvent.DoneToday(who, Day.WORKED), why);
  }

  // Watches pass

  static Optional<Refusal> timeRefusal(RhodState state) {
    return state.inEncounter()
        ? no(RHD_TIME_02, "An Encounter is on, Round by Round")
        : Optional.empty();
  }

  /// Hours do not pass while somebody's breath is counted in Rounds (RHD-R-71).
  private static Optional<Refusal> longTimeRefusal(RhodState state) {
    return timeRefusal(state)
        .or(
            () ->
                state.roster().stream()
                    .filter(being -> Breath.breathes(being) && Breath.lacksAir(being))
                    .findFirst()
                    .flatMap(
                        being ->
                            no(
                                RHD_R_71,
                                being.name()
                                    + " has no air: let Rounds pass, or say that there is some")));
  }

  void letWatchPass() {
    play.then(new Living.PassWatch());
  }

  /// The rest of a typical day (RHD-TIME-04).
  void letDayPass() {
    play.then(
        new Living.PassWatches(
            WatchKind.TYPICAL_DAY.subList(state().clock().watch() - 1, Clock.WATCHES)));
  }

  /// Whoever has chosen nothing else does what the day brings.
  void pass(Living.PassWatches step) {
    for (Being being : state().roster()) {
      if (!being.isDead() && !being.day().has(Day.CHOSEN)) {
        emit(new LifeEvent.WatchChosen(being.id(), step.kinds().getFirst()), RHD_TIME_04);
      }
    }
    play.then(new Living.PassWatch());
    if (step.kinds().size() > 1) {
      play.then(new Living.PassWatches(step.kinds().subList(1, step.kinds().size())));
    }
  }

  /// Four hours (RHD-TIME-01): those who rest have rested, and with the sixth Watch a day passes
  /// (RHD-R-77).
  void passWatch() {
    for (Being being : state().roster()) {
      var who = being.id();
      if (being.isDead()) {
        continue;
      }
      int hours = being.day().hours();
      if (hours > 0) {
        emit(new LifeEvent.Rested(who, hours), RHD_NEED_13);
      }
      if (hours == Clock.HOURS) {
        Armors.tend(play, who);
      }
      new Conditions(play).watchPasses(who);
    }
    Things.watchPasses(play);
    boolean dayPasses = state().clock().isLast();
    emit(new LifeEvent.WatchPassed(state().clock().plus(1)), RHD_TIME_01);
    if (dayPasses) {
      for (Being being : state().roster()) {
        if (being.isPc() && !being.isDead()) {
          play.then(new Living.JudgeDay(being.id()));
        } else if (!being.isDead()) {
          // nobody asks what creatures have had to eat, but what is done once a day is so for them
          emit(new LifeEvent.DayBegan(being.id()), RHD_R_77);
        }
      }
    }
  }

  // Food and Water

  /// Why somebody cannot eat now (RHD-NEED-03).
  static Optional<Refusal> eatRefusal(RhodState state, Being being) {
    return mealRefusal(state, being, RHD_NEED_03, "eats");
  }

  /// Why somebody cannot drink now (RHD-NEED-08).
  static Optional<Refusal> drinkRefusal(RhodState state, Being being) {
    return mealRefusal(state, being, RHD_NEED_08, "drinks");
  }

  private static Optional<Refusal> mealRefusal(
      RhodState state, Being being, Clause why, String verb) {
    return state.inEncounter() || !being.day().watch().meals()
        ? no(why, "%s %s while travelling or resting only".formatted(being.name(), verb))
        : Optional.empty();
  }

  /// So many twelfths of a day's Food; what is more than a day's is not saved (RHD-R-73).
  void eat(String who, int twelfths, Clause why) {
    play.cite(RHD_R_72);
    emit(new LifeEvent.Ate(who, twelfths), why);
  }

  void drink(String who, int twelfths, Clause why) {
    emit(new LifeEvent.Drank(who, twelfths), why);
  }

  static Optional<Refusal> refusal(RhodState state, Living.Eat step) {
    return livingRefusal(state, step.by(), RHD_NEED_03)
        .or(() -> Hands.boundRefusal(state, state.being(step.by())))
        .or(() -> eatRefusal(state, state.being(step.by())))
        .or(() -> rationRefusal(state.being(step.by()), Use.Food.class, "Food", RHD_NEED_04));
  }

  static Optional<Refusal> refusal(RhodState state, Living.Drink step) {
    return livingRefusal(state, step.by(), RHD_NEED_08)
        .or(() -> Hands.boundRefusal(state, state.being(step.by())))
        .or(() -> drinkRefusal(state, state.being(step.by())))
        .or(() -> rationRefusal(state.being(step.by()), Use.Water.class, "Water", RHD_NEED_09));
  }

  private static Optional<Refusal> rationRefusal(
      Being by, Class<? extends Use> kind, String what, Clause why) {
    return ration(by, kind).isEmpty()
        ? no(why, "%s has no %s Ration".formatted(by.name(), what))
        : Optional.empty();
  }

  /// The first thing somebody carries that still holds Food, or Water.
  private static Optional<Item> ration(Being being, Class<? extends Use> kind) {
    for (Item item : being.kit().items()) {
      if (item.thing() instanceof Equipment equipment
          && item.left() > 0
          && equipment.uses().stream().anyMatch(use -> kind.isInstance(use.does()))) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// Outside an Encounter nobody counts the steps of a meal.
  void eat(Living.Eat step) {
    var item = ration(being(step.by()), Use.Food.class).orElseThrow();
    Things.useUp(play, step.by(), item.key());
    eat(step.by(), amount(item, Use.Food.class), RHD_NEED_04);
  }

  void drink(Living.Drink step) {
    var item = ration(being(step.by()), Use.Water.class).orElseThrow();
    Things.useUp(play, step.by(), item.key());
    drink(step.by(), amount(item, Use.Water.class), RHD_NEED_09);
  }

  private static int amount(Item item, Class<? extends Use> kind) {
    if (item.thing() instanceof Equipment equipment) {
      for (Equipment.Effect effect : equipment.uses()) {
        if (kind.isInstance(effect.does())) {
          return switch (effect.does()) {
            case Use.Food food -> food.halves() * Ration.HALF_DAY;
            case Use.Water water -> water.halves() * Ration.HALF_DAY;
            default -> 0;
          };
        }
      }
    }
    return 0;
  }

  static Optional<Refusal> refusal(RhodState state, Living.Feed step) {
    return fare(state, step.who(), step.meals(), MOST_MEALS, RHD_NEED_03);
  }

  static Optional<Refusal> refusal(RhodState state, Living.Water step) {
    return fare(state, step.who(), step.quarts(), MOST_QUARTS, RHD_NEED_08);
  }

  private static Optional<Refusal> fare(
      RhodState state, String who, int amount, int most, Clause why) {
    var gone = livingRefusal(state, who, why);
    if (gone.isPresent()) {
      return gone;
    }
    return amount < 1 || amount > most
        ? no(why, "Between 1 and " + most + ", not " + amount)
        : Optional.empty();
  }

  void feed(Living.Feed step) {
    eat(step.who(), step.meals() * Ration.MEAL, RHD_NEED_04);
  }

  void water(Living.Water step) {
    drink(step.who(), step.quarts() * Ration.QUART, RHD_NEED_09);
  }

  // A day passes

  /// Food, then Water, then Sleep (RHD-NEED-02), and then what heals.
  void judge(Living.JudgeDay step) {
    var who = step.who();
    var day = being(who).day();
    boolean needless = being(who).has(Gift.Needless.class);
    var food = needless ? Ration.FULL : food(being(who));
    var water = needless ? Ration.FULL : Ration.of(day.water());
    int rest = rested(being(who));
    play.cite(RHD_R_73);
    emit(new LifeEvent.DayJudged(who, food, water, rest), RHD_NEED_02);
    if (!needless) {
      eaten(who, food);
      drunk(who, water);
      slept(who, rest);
    }
    if (!being(who).isDead()) {
      heal(who, food == Ration.FULL && water == Ration.FULL, rest >= FULL_REST);
    }
    emit(new LifeEvent.DayBegan(who), RHD_R_77);
  }

  private static Ration food(Being being) {
    var eaten = Ration.of(being.day().food());
    return eaten == Ration.HALF && being.has(Gift.IronGut.class) ? Ration.FULL : eaten;
  }

  /// The hours of Rest as they count.
  private static int rested(Being being) {
    int hours = being.day().rest();
    boolean enough =
        being.gift(Gift.LightSleeper.class).map(gift -> hours >= gift.hours()).orElse(false);
    return enough ? Math.max(FULL_REST, hours) : hours;
  }

  /// RHD-NEED-05 to 07, and the Wound of those who starve too long.
  private void eaten(String who, Ration food) {
    var conditions = new Conditions(play);
    switch (food) {
      case FULL -> {
        resolveSome(who, Condition.HUNGRY, RHD_NEED_05);
        resolveSome(who, Condition.STARVING, RHD_NEED_05);
      }
      case HALF -> {
        conditions.gain(who, Condition.HUNGRY, 1, "", RHD_NEED_06);
        resolveSome(who, Condition.STARVING, RHD_NEED_06);
      }
      case NONE -> conditions.gain(who, Condition.STARVING, 1, "", RHD_NEED_07);
    }
    if (being(who).stacks(Condition.STARVING) > 2 + Math.max(being(who).mod(Ability.CON), 1)) {
      new Harm(play).wound(who, "starvation");
    }
  }

  /// RHD-NEED-10 to 12, and the Wound of those who thirst too long.
  private void drunk(String who, Ration water) {
    var conditions = new Conditions(play);
    switch (water) {
      case FULL -> resolveSome(who, Condition.DEHYDRATED, RHD_NEED_10);
      case HALF -> conditions.gain(who, Condition.DEHYDRATED, 1, "", RHD_NEED_11);
      case NONE -> {
        int stacks =
            being(who)
                .gift(Gift.CamelsPatience.class)
                .map(Gift.CamelsPatience::stacks)
                .orElse(THIRST);
        conditions.gain(who, Condition.DEHYDRATED, stacks, "", RHD_NEED_12);
      }
    }
    if (!being(who).isDead()
        && being(who).stacks(Condition.DEHYDRATED) > 3 + Math.max(being(who).mod(Ability.CON), 0)) {
      new Harm(play).wound(who, "thirst");
    }
  }

  /// All stacks, unless the player keeps some (RHD-R-74).
  private void resolveSome(String who, Condition condition, Clause why) {
    int stacks = being(who).stacks(condition);
    if (stacks == 0) {
      return;
    }
    int resolved =
        play.ask(
            being(who).seat(),
            new Question.NumberFrom(
                Asks.KEEP_STACKS, List.of(who, condition.title()), 0, stacks, stacks));
    new Conditions(play).resolve(who, condition, resolved, why);
  }

  /// RHD-NEED-14 to 16; four hours sharp do nothing (RHD-R-75). Yesterday's good night is over.
  private void slept(String who, int hours) {
    var conditions = new Conditions(play);
    conditions.resolve(who, Condition.WELL_RESTED, 1, RHD_COND_02);
    if (hours >= FULL_REST) {
      if (being(who).is(Condition.EXHAUSTED)) {
        conditions.resolve(who, Condition.EXHAUSTED, 1, RHD_NEED_14);
      } else {
        play.cite(RHD_R_76);
        conditions.gain(who, Condition.WELL_RESTED, 1, "", RHD_NEED_14);
      }
    } else if (hours < Clock.HOURS) {
      conditions.gain(who, Condition.EXHAUSTED, 1, "", RHD_NEED_16);
    } else {
      play.cite(hours > Clock.HOURS ? RHD_NEED_15 : RHD_R_75);
    }
  }

  /// Hit Dice and some Vitality with enough Rest (RHD-R-52, RHD-R-53), a Wound if all needs were
  /// met (RHD-R-54).
  private void heal(String who, boolean fed, boolean rested) {
    if (!rested) {
      return;
    }
    int missing = Defenses.hitDice(being(who)) - being(who).vitals().hitDice();
    int back =
        switch (house().hitDiceRecovery()) {
          case ALL -> missing;
          case HALF -> Math.min(missing, (Defenses.hitDice(being(who)) + 1) / 2);
          case ONE -> Math.min(missing, 1);
        };
    if (back > 0) {
      emit(new FightEvent.HitDiceRegained(who, back), RHD_R_52);
    }
    new Harm(play).mend(who, Math.max(being(who).mod(Ability.CON), 1), RHD_R_53);
    int wounds = being(who).vitals().wounds();
    int healed =
        switch (house().woundRecovery()) {
          case ONE_FULL_DAY -> Math.min(1, wounds);
          case FULL -> wounds;
          case MEDICINE_ONLY, NONE -> 0;
        };
    if (fed && healed > 0) {
      emit(new FightEvent.WoundsHealed(who, healed), RHD_R_54);
      new Conditions(play).settle();
    }
  }

  // Surgery

  static Optional<Refusal> refusal(RhodState state, Living.Tend step) {
    var work = handiworkRefusal(state, step.by(), RHD_R_54);
    if (work.isPresent()) {
      return work;
    }
    var gone = livingRefusal(state, step.patient(), RHD_R_54);
    if (gone.isPresent()) {
      return gone;
    }
    var patient = state.being(step.patient());
    if (patient.vitals().wounds() == 0) {
      return no(RHD_R_54, patient.name() + " has no Wounds");
    }
    if (patient.day().has(Day.TENDED)) {
      return no(RHD_R_54, patient.name() + " has been tended today");
    }
    return state.house().woundRecovery() == RhodHouse.WoundRecovery.NONE
        ? no(RHD_R_54, "Nothing mends Wounds at this table")
        : Optional.empty();
  }

  /// A Medicine check over a Watch, once a day for each patient (RHD-R-54).
  void tend(Living.Tend step) {
    work(step.by(), RHD_R_54);
    emit(new LifeEvent.DoneToday(step.patient(), Day.TENDED), RHD_R_54);
    if (new Checks(play).check(being(step.by()), Skill.MEDICINE, SURGERY, RHD_R_54)) {
      emit(new FightEvent.WoundsHealed(step.patient(), 1), RHD_R_54);
      new Conditions(play).settle();
    }
  }
}
