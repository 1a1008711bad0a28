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
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Aptitude;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Gear;
import quintain.rath.state.Habit;
import quintain.rath.state.Injury;
import quintain.rath.state.Knack;
import quintain.rath.state.Minutes;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Use;
import quintain.rath.state.Who;

/// Short and long rests, and days in bed.
final class Rests extends Chapter {
  /// RTH-SRST-01.
  private static final int SHORT_TURNS = 6;

  /// RTH-POIS-19 and RTH-POIS-20.
  private static final int SHORT_DICE = 1;

  private static final int LONG_DICE = 2;
  private static final int MOST_DAYS = 30;

  Rests(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.deed(ShortRest.class, RTH_SRST_01)
        .permitted(Rests::restlessRefusal)
        .offeredOnce("Take a short rest", REST)
        .afterwards()
        .whenSeat(Rests::mayRest)
        .icon("tent")
        .key("h")
        .refusesNow(state -> refusal(state, RTH_SRST_02))
        .does(Rests::new, Rests::shortRest);
    book.deed(LongRest.class, RTH_LRST_01)
        .permitted(Rests::restlessRefusal)
        .offeredOnce("Take a long rest", REST)
        .afterwards()
        .whenSeat(Rests::mayRest)
        .icon("moon")
        .slot(LongRest::hours, "For how many hours?", number(6, 8, 8))
        .refuses(Rests::refusal)
        .does(Rests::new, Rests::longRest);
    book.deed(BedRest.class, RTH_INJ_03)
        .permitted(Rests::restlessRefusal)
        .offeredOnce("Rest in bed", REST)
        .whenSeat((state, seat) -> mayRest(state, seat) && isAnybodyUnrested(state))
        .icon("bed")
        .slot(BedRest::days, "For how many days?", number(1, 7, 1))
        .refuses(Rests::refusal)
        .does(Rests::new, Rests::bedRest);
    book.errand(StayTheNight.class, RTH_LRST_02)
        .offered("pays for a night under a roof", REST)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .icon("house")
        .by(StayTheNight::by, "Who pays for everybody?")
        .slot(
            StayTheNight::lodging,
            "Where?",
            entries(Rests::lodgings, gear -> Trade.priced(gear) + " each"))
        .slot(StayTheNight::hours, "For how many hours?", number(6, 8, 8))
        .refuses(Rests::refusal)
        .does(Rests::new, Rests::stayTheNight);
  }

  /// Rests are offered to whoever speaks for somebody alive, and to the GM.
  private static boolean mayRest(RathState state, Seat seat) {
    return seat.isReferee() || state.own(seat).stream().anyMatch(being -> !being.isDead());
  }

  private static boolean isAnybodyUnrested(RathState state) {
    return state.side(Who.Side.PARTY).stream().anyMatch(Being::isUnrested);
  }

  private static Optional<Refusal> restlessRefusal(RathState state, Seat seat, RathStep rest) {
    return state.own(seat).isEmpty()
        ? no(RTH_SRST_02, "You speak for nobody who could rest")
        : Optional.empty();
  }

  private static List<Gear> lodgings(RathState state) {
    return state.shelf().gear().stream()
        .filter(gear -> gear.use().filter(Use.Lodging.class::isInstance).isPresent())
        .toList();
  }

  /// Whether a long rest has just ended and no time has passed since: the moment to change spells
  /// and spend XP (RTH-LRST-05, RTH-LRST-07).
  static boolean justRested(RathState state) {
    return state.world().rested() >= 0 && state.world().rested() == state.clock();
  }

  /// Those of the party who rest: everybody who is there and alive.
  private List<Being> resting() {
    var resting = new ArrayList<Being>();
    for (Being being : state().side(Who.Side.PARTY)) {
      if (!being.isOut()) {
        resting.add(being);
      }
    }
    return resting;
  }

  private static Optional<Refusal> refusal(RathState state, Clause why) {
    if (state.inCombat()) {
      return no(why, "Nobody rests while a combat is open");
    }
    boolean somebody = false;
    for (Being being : state.side(Who.Side.PARTY)) {
      if (being.is(Flag.FALLEN)) {
        return no(
            RTH_SURV_01, being.name() + " lies at 0 HP; say first that the danger has passed");
      }
      somebody |= !being.isOut();
    }
    return somebody ? Optional.empty() : no(why, "Nobody is there to rest");
  }

  static Optional<Refusal> refusal(RathState state, RathStep.LongRest step) {
    if (step.hours() < 6 || step.hours() > 8) {
      return no(RTH_LRST_01, "A long rest takes 6 to 8 hours, not " + step.hours());
    }
    return refusal(state, RTH_LRST_02).or(() -> tooSoon(state, step.hours()));
  }

  /// One long rest in 24 hours, counted from the end of one to the end of the next, so that every
  /// night may be one (RTH-R-72).
  private static Optional<Refusal> tooSoon(RathState state, int hours) {
    long rested = state.world().rested();
    long ends = state.clock() + (long) hours * Minutes.HOUR;
    return rested >= 0 && ends - rested < Minutes.DAY
        ? no(RTH_R_72, "That would end less than a day after the last long rest")
        : Optional.empty();
  }

  static Optional<Refusal> refusal(RathState state, RathStep.BedRest step) {
    if (step.days() < 1 || step.days() > MOST_DAYS) {
      return no(RTH_INJ_03, "Say 1 to " + MOST_DAYS + " days");
    }
    return refusal(state, RTH_LRST_02);
  }

  /// An hour in a fairly safe spot (RTH-SRST-01, RTH-SRST-02): tests against poison, then the time,
  /// then what the rest gives. Interrupted, it gives nothing, the tests included (RTH-R-72).
  void shortRest() {
    if (isUnsafe(ThingPrompts.SAFE_SPOT, RTH_SRST_02)) {
      return;
    }
    int turns = restedTurns(SHORT_TURNS);
    if (turns == SHORT_TURNS) {
      rest(turns, SHORT_DICE, new RathStep.EndShortRest());
    } else {
      interrupted(turns);
    }
  }

  /// 6 to 8 hours in a safe place (RTH-LRST-01, RTH-LRST-02). Cut short after an hour or more it
  /// still serves as a short rest (RTH-R-72).
  void longRest(RathStep.LongRest step) {
    if (!isUnsafe(ThingPrompts.SAFE_CAMP, RTH_LRST_02)) {
      sleep(step.hours());
    }
  }

  private void sleep(int hours) {
    int whole = hours * TimePassing.TURNS_TO_AN_HOUR;
    int turns = restedTurns(whole);
    if (turns == whole) {
      rest(turns, LONG_DICE, new RathStep.EndLongRest());
    } else if (turns >= SHORT_TURNS) {
      rest(turns, SHORT_DICE, new RathStep.EndShortRest());
    } else {
      interrupted(turns);
    }
  }

  static Optional<Refusal> refusal(RathState state, RathStep.StayTheNight step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_S_EQ);
    if (barred.isPresent()) {
      return barred;
    }
    var lodging = lodging(state, step.lodging());
    if (lodging.isEmpty()) {
      return no(RTH_S_EQ, "Nobody lets rooms as " + step.lodging());
    }
    return refusal(state, new RathStep.LongRest(step.hours()))
        .or(
            () ->
                Trade.afford(
                    state.being(step.by()),
                    priceForAll(state, lodging.get()),
                    lodging.get().name() + " for " + guests(state)));
  }

  private static Optional<Gear> lodging(RathState state, String name) {
    return state
        .shelf()
        .gear(name)
        .filter(gear -> gear.use().filter(Use.Lodging.class::isInstance).isPresent());
  }

  /// A bed for everybody who rests; beasts stand in the stable.
  private static int guests(RathState state) {
    int guests = 0;
    for (Being being : state.side(Who.Side.PARTY)) {
      guests += being.isOut() || being.does(Habit.NeverFights.class) ? 0 : 1;
    }
    return guests;
  }

  private static int priceForAll(RathState state, Gear lodging) {
    return guests(state) * lodging.price().orElse(0);
  }

  /// A roof is a safe place: nobody asks whether it is (RTH-LRST-02).
  void stayTheNight(RathStep.StayTheNight step) {
    var lodging = lodging(state(), step.lodging()).orElseThrow();
    new Trade(play)
        .pay(
            step.by(),
            priceForAll(state(), lodging),
            "pays for " + Phrases.counted(guests(state()), "bed"),
            RTH_S_EQ);
    play.cite(RTH_LRST_02);
    sleep(step.hours());
  }

  private void rest(int turns, int poisonDice, RathStep end) {
    shakeOff(poisonDice);
    then(new RathStep.PassTurns(turns));
    then(end);
  }

  void bedRest(RathStep.BedRest step) {
    if (isUnsafe(ThingPrompts.SAFE_CAMP, RTH_LRST_02)) {
      return;
    }
    day(step.days());
  }

  private void day(int left) {
    rest(TimePassing.TURNS_TO_A_DAY, LONG_DICE, new RathStep.EndLongRest());
    then(new RathStep.EndBedDay(left - 1));
  }

  /// A day of rest off what the injured owe (RTH-INJ-03, RTH-INJ-04).
  void endBedDay(RathStep.EndBedDay step) {
    for (Being being : resting()) {
      if (being.isUnrested()) {
        var left = new ArrayList<Injury>();
        for (Injury injury : being.injuries()) {
          injury.afterADayOfRest().ifPresent(left::add);
        }
        emit(new FightEvent.InjuriesMended(being.id(), List.copyOf(left)), RTH_R_51);
      }
    }
    if (step.left() > 0) {
      day(step.left());
    }
  }

  private boolean isUnsafe(Topic topic, Clause why) {
    if (gm(topic, true)) {
      return false;
    }
    emit(new RathEvent.RestTaken("finds no safe place to rest"), why);
    return true;
  }

  /// How many turns the party rests before something happens; all of them by default (RTH-R-72).
  private int restedTurns(int whole) {
    return play.ask(
        Seat.REFEREE,
        new Question.NumberFrom(ThingPrompts.INTERRUPTED, List.of(), 0, whole, whole));
  }

  private void interrupted(int turns) {
    if (turns > 0) {
      then(new RathStep.PassTurns(turns));
    }
    emit(new RathEvent.RestTaken("is interrupted, and the rest gives nothing"), RTH_R_72);
  }

  /// One CON test for each pool of poison, at the start so that the dice removed no longer bite
  /// (RTH-POIS-19, RTH-POIS-20, RTH-R-70).
  private void shakeOff(int dice) {
    for (Being being : resting()) {
      for (Pool pool : being.pools()) {
        if (pool.what().isPoison()) {
          then(new RathStep.ShakeOff(being.id(), pool.what(), dice));
        }
      }
    }
  }

  void shakeOff(RathStep.ShakeOff step) {
    var being = being(step.who());
    if (being.pool(step.what()).isEmpty()) {
      return;
    }
    play.cite(RTH_R_70);
    var clause = step.dice() == SHORT_DICE ? RTH_POIS_19 : RTH_POIS_20;
    if (new Tests(play)
        .passes(
            being,
            Stat.CON,
            Situations.againstPoison(being),
            "against poison while resting",
            clause)) {
      new Conditions(play).relieve(being(step.who()), step.what(), step.dice(), clause);
    }
  }

  /// More than one's slots may be carried for a while only: how long is the GM's to say (RTH-R-88).
  private void remindOfLoads() {
    for (Being being : resting()) {
      if (Encumbrance.isEncumbered(being)) {
        emit(new RathEvent.Told(being.id(), "still carries more than their slots hold"), RTH_R_88);
      }
    }
  }

  // The end of a short rest

  void endShortRest() {
    emit(new RathEvent.RestTaken("takes a short rest"), RTH_SRST_01);
    remindOfLoads();
    var tended = tended();
    for (Being being : resting()) {
      then(new RathStep.RestUp(being.id(), tended.contains(being.id())));
    }
    for (Being being : resting()) {
      if (Items.ration(being).isPresent()) {
        then(new RathStep.EatAtRest(being.id(), false));
      }
    }
  }

  /// Up to 1 + WIS people for each medic, at least one (RTH-S-APT-06).
  private List<String> tended() {
    var tended = new ArrayList<String>();
    for (Being medic : resting()) {
      if (!medic.has(Knack.FIELD_MEDICINE)) {
        continue;
      }
      var options = new ArrayList<Option<String>>();
      for (Being being : resting()) {
        if (being.hp() < being.maxHp() && !tended.contains(being.id())) {
          options.add(Option.of(being.id(), being.name()));
        }
      }
      int most = Math.min(options.size(), Math.max(1, 1 + medic.stat(Stat.WIS)));
      if (most > 0) {
        var byDefault = options.stream().limit(most).map(Option::value).toList();
        tended.addAll(
            play.ask(
                medic.seat(),
                new Question.SomeOf<>(
                    ThingPrompts.TEND, List.of(medic.id()), options, 0, most, byDefault)));
      }
    }
    return tended;
  }

  /// 1d6 + CON HP and no more, one spell unburned, short uses back (RTH-SRST-03 to 05,
  /// RTH-SRST-08).
  void restUp(RathStep.RestUp step) {
    var being = being(step.who());
    int hp = roll(being, Dice.D6, RTH_SRST_03) + being.stat(Stat.CON);
    if (step.tended()) {
      hp += roll(being, Dice.D6, RTH_S_APT_06);
    }
    new Harm(play).heal(being, hp, RTH_SRST_03);
    play.cite(RTH_SRST_08);
    play.cite(RTH_REC_01);
    new Sessions(play)
        .recharge(being(step.who()), List.of(Aptitude.Recharge.SCENE, Aptitude.Recharge.SHORT));
    unburnOne(being);
  }

  /// The caster's choice; the one burned first on automatic (RTH-SRST-04).
  private void unburnOne(Being being) {
    var burned = being.magic().burned();
    if (burned.isEmpty()) {
      return;
    }
    var spell =
        burned.size() == 1
            ? burned.getFirst()
            : play.ask(
                being.seat(),
                new Question.OneOf<>(
                    ThingPrompts.UNBURN,
                    List.of(being.id()),
                    Casting.options(state(), burned),
                    burned.getFirst()));
    emit(new ThingEvent.SpellUnburned(being.id(), spell), RTH_SRST_04);
    play.cite(RTH_S_CAST_08);
  }

  // The end of a long rest

  /// Full HP, all spells unburned, all uses back, short troubles over (RTH-LRST-03 to 08).
  void endLongRest() {
    emit(new RathEvent.RestTaken("takes a long rest"), RTH_LRST_01);
    emit(new ThingEvent.LongRested(state().clock()), RTH_R_72);
    remindOfLoads();
    for (Being being : resting()) {
      if (being.hp() < being.maxHp()) {
        emit(new FightEvent.HpRestored(being.id(), being.maxHp()), RTH_LRST_03);
      }
      for (String spell : being.magic().burned()) {
        emit(new ThingEvent.SpellUnburned(being.id(), spell), RTH_LRST_04);
      }
      new Sessions(play)
          .recharge(
              being,
              List.of(Aptitude.Recharge.SCENE, Aptitude.Recharge.SHORT, Aptitude.Recharge.LONG));
      recover(being);
    }
    for (Being being : resting()) {
      if (being.isPc()) {
        then(new RathStep.EatAtRest(being.id(), true));
      }
    }
  }

  /// What is temporary ends; poison and disease have rules of their own, unless the house clears
  /// them too (RTH-LRST-08, RTH-R-71). Injuries need their own days.
  private void recover(Being being) {
    for (Pool pool : being.pools()) {
      boolean over =
          switch (pool.what().family()) {
            case POISON -> house().longRestClearsPoison();
            case DISEASE -> house().longRestClearsDisease();
            case FIRE, BLEEDING, DROWNING -> true;
          };
      if (over) {
        emit(new FightEvent.ConditionOver(being.id(), pool.what()), RTH_LRST_08);
      }
    }
    for (Flag flag : Flag.WEAKENING.with(Flag.ASLEEP).with(Flag.PRONE).with(Flag.PARALYSED)) {
      if (being.is(flag)) {
        emit(new FightEvent.NoLonger(being.id(), flag), RTH_LRST_08);
      }
    }
    for (Effect effect : being.effects()) {
      emit(new FightEvent.EffectEnded(being.id(), effect.kind()), RTH_LRST_08);
    }
  }

  // Food

  /// At will in a short rest, one use in a long one; HP do not depend on it (RTH-SRST-06,
  /// RTH-REC-02, RTH-R-74).
  void eat(RathStep.EatAtRest step) {
    var being = being(step.who());
    var ration = Items.ration(being);
    if (ration.isEmpty()) {
      var told = gmsWords(ThingPrompts.NO_RATION, "", being.id());
      if (!told.isBlank()) {
        emit(new RathEvent.Told(being.id(), told), RTH_R_74);
      }
    } else if (step.night() || player(being, ThingPrompts.EAT, false, being.id())) {
      play.cite(RTH_REC_02);
      new Wear(play).use(being, ration.get(), RTH_USE_02);
    }
  }
}
