package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Tag;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Who;

/// Stabilising, rest, and days of recovery.
public final class Healing extends Chapter {
  static final long DAY = 86_400;

  /// A few hours (ODD-R-47).
  private static final long A_FEW_HOURS = 3 * 3600;

  private static final int MOST_DAYS = 60;

  /// Who tends somebody when nobody in particular is named.
  private static final String A_HEALER = "a healer";

  Healing(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(Stabilise.class, ODD_CRIT_05)
        .offered("stabilises somebody", ACT)
        .afterwards()
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("bandage")
        .by(Stabilise::by, "Who tends somebody?")
        .at(Stabilise::whom, "Whom?", friendsFirst())
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::stabilise);
    book.act(Free.class, ODD_HARM_06)
        .offered("frees somebody", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("scissors")
        .by(Free::by, "Who frees somebody?")
        .at(Free::whom, "Whom?", friendsFirst())
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::free);
    book.act(CatchBreath.class, ODD_REF_01)
        .offered("catches their breath", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("heart-pulse")
        .by(CatchBreath::by, "Who catches their breath?")
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::catchBreath);
    book.deed(Rest.class, ODD_HEAL_01)
        .offeredOnce("Rest a few hours, with a meal", REST)
        .afterwards()
        .whenSeat(Healing::mayCallForRest)
        .icon("tent")
        .key("h")
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refusesNow(Healing::restRefusal)
        .does(Healing::new, Healing::rest);
    book.deed(SpendDays.class, ODD_HEAL_02)
        .offeredOnce("Spend days recovering", REST)
        .whenSeat(Healing::mayCallForRest)
        .icon("calendar-days")
        .slot(SpendDays::days, "How many days?", number(1, 14, 1))
        .slot(SpendDays::healer, "Who tends them?", Healing::healers)
        .permitted((state, seat, _) -> restForRefusal(state, seat))
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::spendDays);
  }

  // Stabilising

  static Optional<Refusal> refusal(OddState state, OddStep.Stabilise act) {
    var helper = state.being(act.by());
    var patient = state.find(act.whom());
    if (patient.isEmpty()) {
      return nobodyCalled(act.whom(), ODD_CRIT_05);
    }
    if (patient.get().isDead()) {
      return barred(ODD_CRIT_05, patient.get().name() + " is dead and past all help");
    }
    if (!patient.get().is(Flag.CRITICALLY_HARMED)) {
      return barred(ODD_CRIT_05, patient.get().name() + " needs no stabilising");
    }
    return helper.isAdjacentTo(patient.get())
        ? Optional.empty()
        : Acts.tooFar(helper, patient.get(), ODD_R_29);
  }

  /// An action and an Insight save; healers need none (ODD-R-29).
  void stabilise(OddStep.Stabilise act) {
    var helper = being(act.by());
    var patient = being(act.whom());
    boolean works = needsNoSave(helper) || saves(helper);
    play.measure(helper, "succeeds", works);
    if (works) {
      var through = patient.life().wound();
      emit(new OddEvent.Stabilised(patient.id()), ODD_CRIT_05);
      if (patient.isPc() && through.isPresent()) {
        new Growth(play).afterCriticalHarm(being(patient.id()), through.get());
      }
    }
  }

  private boolean needsNoSave(Being helper) {
    return switch (house().stabilise()) {
      case INSIGHT_SAVE -> helper.has(Gift.HEALER);
      case NO_ROLL -> true;
    };
  }

  private boolean saves(Being helper) {
    var bag = helper.pack().first(Tag.AID);
    boolean helped = bag.isPresent() && player(helper, Prompts.USE_BAG, true, helper.id());
    if (helped) {
      new Inventory(play).useUp(helper.id(), bag.get().key(), "used up");
    }
    return new Saves(play)
        .save(helper, Ability.INSIGHT, "losing them", Saves.Kind.STABILISE, ODD_R_29, helped)
        .passed();
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Free act) {
    var helper = state.being(act.by());
    var held = state.find(act.whom());
    if (held.isEmpty()) {
      return nobodyCalled(act.whom(), ODD_HARM_06);
    }
    if (!held.get().is(Flag.HELD_FAST)) {
      return barred(ODD_HARM_06, held.get().name() + " is not held");
    }
    return helper.isAdjacentTo(held.get())
        ? Optional.empty()
        : Acts.tooFar(helper, held.get(), ODD_HARM_06);
  }

  void free(OddStep.Free act) {
    endHolds(being(act.whom()));
    emit(new OddEvent.NoLonger(act.whom(), Flag.HELD_FAST), ODD_HARM_06);
  }

  /// Whoever is freed is free of all that held them.
  void endHolds(Being freed) {
    for (Timer timer : freed.timers()) {
      if (timer.what() == Timer.What.HELD) {
        emit(new OddEvent.TimerOver(freed.id(), timer), ODD_R_49);
      }
    }
  }

  /// Arms that nobody is behind any more, or nobody near enough, let go; cuffs do not (ODD-R-49).
  void afterTheHolders() {
    for (Being held : state().roster()) {
      for (Timer timer : held.timers()) {
        if (timer.isGrip() && !isHold(timer.detail(), held)) {
          letGo(held, timer);
        }
      }
    }
  }

  /// Whether somebody still stands beside and against whom they hold.
  private boolean isHold(String holder, Being held) {
    var by = state().find(holder);
    return by.isPresent()
        && !by.get().isOut()
        && by.get().side() != held.side()
        && by.get().isAdjacentTo(held);
  }

  private void letGo(Being held, Timer timer) {
    for (OddEvent event : lettingGo(state(), held.id(), timer)) {
      emit(event, ODD_R_49);
    }
  }

  /// One hold is over; of two the other stays (ODD-R-49).
  private static List<OddEvent> lettingGo(OddState state, String held, Timer timer) {
    var over = new OddEvent.TimerOver(held, timer);
    var after = over.appliedTo(state).being(held);
    boolean free =
        after.is(Flag.HELD_FAST)
            && after.timers().stream().noneMatch(other -> other.what() == Timer.What.HELD);
    return free ? List.of(over, new OddEvent.NoLonger(held, Flag.HELD_FAST)) : List.of(over);
  }

  /// A scene as those leave it who go on to another: out of the arms of whoever stays (ODD-R-49).
  static OddState leaving(OddState scene, List<String> who) {
    var left = scene;
    for (String id : who) {
      for (Timer timer : scene.being(id).timers()) {
        if (timer.isGrip() && !who.contains(timer.detail())) {
          for (OddEvent event : lettingGo(left, id, timer)) {
            left = event.appliedTo(left);
          }
        }
      }
    }
    return left;
  }

  // Rest

  private static boolean mayCallForRest(OddState state, Seat seat) {
    return seat.isReferee() || restForRefusal(state, seat).isEmpty();
  }

  /// Why a player may not let the party rest.
  private static Optional<Refusal> restForRefusal(OddState state, Seat seat) {
    return state.own(seat).stream().anyMatch(Being::isInPlay)
        ? Optional.empty()
        : barred(ODD_HEAL_01, "Nobody you speak for could rest");
  }

  static Optional<Refusal> restRefusal(OddState state) {
    if (state.inRounds()) {
      return barred(ODD_R_47, "Nobody rests in a fight");
    }
    return state.roster().stream().anyMatch(Healing::canRest)
        ? Optional.empty()
        : barred(ODD_HEAL_01, "There is nobody who could rest");
  }

  private static boolean canRest(Being being) {
    return being.isPc() && being.isInPlay();
  }

  /// A few hours and a meal (ODD-HEAL-01).
  void rest() {
    emit(new OddEvent.Rested("a few hours"), ODD_HEAL_01);
    play.then(new OddStep.RunClock(state().clock() + A_FEW_HOURS));
    for (Being being : state().side(Who.Side.PARTY)) {
      if (canRest(being)) {
        play.then(new OddStep.RerollGrit(being.id()));
      }
    }
  }

  /// One meal is used up; without it, no re-roll (ODD-R-47).
  void rerollAfterRest(OddStep.RerollGrit step) {
    var being = being(step.who());
    if (!canRest(being) || being.is(Flag.CRITICALLY_HARMED)) {
      return;
    }
    if (being.is(Flag.BREATH_CAUGHT)) {
      emit(new OddEvent.NoLonger(being.id(), Flag.BREATH_CAUGHT), ODD_REF_01);
    }
    if (!eats(being)) {
      emit(new OddEvent.Told(being.id(), "rests without a meal"), ODD_R_47);
      return;
    }
    reroll(being, diceAtRest(being));
  }

  /// From one's own food, or a companion's.
  private boolean eats(Being being) {
    var larders = new ArrayList<Being>();
    larders.add(being);
    larders.addAll(state().side(being.side()));
    for (Being larder : larders) {
      var food = larder.pack().first(Tag.FOOD);
      if (food.isPresent() && larder.isInPlay()) {
        new Inventory(play).useUp(larder.id(), food.get().key(), "eaten");
        return true;
      }
    }
    return false;
  }

  /// One die, one more for the hard to kill, one fewer for the deprived (ODD-HEAL-04, ODD-R-25).
  private int diceAtRest(Being being) {
    boolean deprived = isStarved(being) || upsetsTheirStomach(being);
    if (deprived) {
      play.cite(ODD_HEAL_04);
      play.cite(ODD_R_25);
    }
    return gritDice(being) - (deprived ? 1 : 0);
  }

  /// Poor food alone does not count for an ascetic.
  private static boolean isStarved(Being being) {
    var needs = being.life().needs();
    return being.has(Gift.ASCETIC)
        ? needs.stream().anyMatch(need -> !need.equals("food"))
        : !needs.isEmpty();
  }

  private boolean upsetsTheirStomach(Being being) {
    return being.suffers(Ailment.GLASS_STOMACH)
        && !being.has(Gift.ASCETIC)
        && !gm(Prompts.HOT_MEAL, false, being.id());
  }

  public static int gritDice(Being being) {
    return being.has(Gift.DIE_HARD) ? 2 : 1;
  }

  /// The player may leave it at what they have; by default they roll if the dice promise more
  /// (ODD-R-26).
  private void reroll(Being being, int dice) {
    boolean better = dice * 7 > being.grit() * 2;
    if (!player(being, Prompts.REROLL_GRIT, better, being.id())) {
      return;
    }
    grit(being, dice);
  }

  /// Re-rolls Grit, perhaps with an effort (ODD-R-09, ODD-R-20).
  private void grit(Being being, int dice) {
    var known =
        Modifiers.Sources.NONE
            .impairedBy(being.suffers(Ailment.THIN_SLEEP), "thin sleep")
            .impairedBy(being.is(Flag.SHAKEN), Hindrances.SHAKEN)
            .forcedBy(being.is(Flag.SAYONARA), Hindrances.LAST_SCENE);
    var effort =
        dice == 0 ? Effort.Made.NONE : new Effort(play).before(being, Effort.On.GRIT, known);
    if (effort == Effort.Made.TOO_MUCH) {
      emit(new OddEvent.ActLost(being.id(), "the effort was too much"), ODD_R_20);
      return;
    }
    var sources = known.forcedBy(effort == Effort.Made.ENHANCES, Effort.WORD);
    var mod = new Modifiers(play).together(being, sources);
    int total =
        dice == 0 ? 0 : roll(being, Outcomes.byFace(Dice.sum(dice, Dice.D6), mod), ODD_HEAL_01);
    int held = being(being.id()).grit();
    int kept =
        switch (house().gritReroll()) {
          case REPLACE -> total;
          case KEEP_BETTER -> Math.max(held, total);
        };
    emit(new OddEvent.GritRolled(being.id(), kept), ODD_HEAL_01);
  }

  private static Optional<Refusal> refusal(OddState state, CatchBreath act) {
    var lacking = Acts.lacks(state, act.by(), Gift.SECOND_BREATH);
    if (lacking.isPresent()) {
      return lacking;
    }
    if (!state.inRounds()) {
      return barred(ODD_REF_01, "There is no fight to catch a breath in");
    }
    var being = state.being(act.by());
    return being.is(Flag.BREATH_CAUGHT)
        ? barred(ODD_REF_01, being.name() + " has done that since the last rest")
        : Optional.empty();
  }

  /// In the middle of a fight, once a rest (ODD-ADV-S04).
  void catchBreath(OddStep.CatchBreath act) {
    var being = being(act.by());
    emit(new OddEvent.Became(being.id(), Flag.BREATH_CAUGHT, ""), ODD_REF_01);
    grit(being(being.id()), gritDice(being));
  }

  // Days

  static Optional<Refusal> refusal(OddState state, OddStep.SpendDays step) {
    if (state.inRounds()) {
      return barred(ODD_HEAL_02, "Nobody recovers in a fight");
    }
    if (step.days() < 1 || step.days() > MOST_DAYS) {
      return barred(ODD_HEAL_02, "Spend 1 to " + MOST_DAYS + " days at a time");
    }
    return state.roster().stream().anyMatch(Healing::canRest)
        ? Optional.empty()
        : barred(ODD_HEAL_02, "There is nobody who could recover");
  }

  /// Whoever and whatever in the party heals.
  private static Optional<Question<?>> healers(Blank<OddState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(A_HEALER, A_HEALER));
    for (Being being : blank.state().side(Who.Side.PARTY)) {
      if (being.has(Gift.HEALER) && being.isInPlay()) {
        options.add(Option.of(being.id(), being.name()));
      }
      being
          .pack()
          .first(Tag.HEALER)
          .filter(item -> options.stream().noneMatch(known -> known.key().equals(item.key())))
          .ifPresent(item -> options.add(Option.of(item.key(), item.name())));
    }
    options.add(new Option<>("nobody", "nobody", ""));
    return oneOf(topic, options);
  }

  /// One point a day with the help of a healer (ODD-HEAL-02).
  void spendDays(OddStep.SpendDays step) {
    long start = state().clock();
    for (int day = 1; day <= step.days(); day++) {
      play.then(new OddStep.RunClock(start + day * DAY));
      for (Being being : state().side(Who.Side.PARTY)) {
        if (canRest(being)) {
          play.then(new OddStep.Recover(being.id(), step.healer()));
        }
      }
    }
  }

  /// One point in all, in an attribute of the patient's choice, or one in each if the house says so
  /// (ODD-R-24).
  void recover(OddStep.Recover step) {
    var patient = being(step.who());
    var reduced = new ArrayList<Ability>();
    for (Ability ability : Ability.values()) {
      if (patient.score(ability).reduced()) {
        reduced.add(ability);
      }
    }
    if (!patient.isInPlay()
        || reduced.isEmpty()
        || !gm(Prompts.HEALS, isTended(step), patient.id())) {
      return;
    }
    switch (house().healRate()) {
      case ONE_TOTAL -> restore(patient, chosen(patient, reduced));
      case ONE_EACH -> reduced.forEach(ability -> restore(patient, ability));
    }
  }

  /// By a healer, or with gear that counts as one (ODD-HEAL-03).
  private boolean isTended(OddStep.Recover step) {
    return !step.healer().isBlank()
        || state().side(Who.Side.PARTY).stream()
            .anyMatch(being -> being.isInPlay() && being.pack().first(Tag.HEALER).isPresent());
  }

  private void restore(Being patient, Ability ability) {
    emit(new OddEvent.AbilityRestored(patient.id(), ability, 1), ODD_HEAL_02);
  }

  /// By default the lowest, then in the order of the book (ODD-R-24).
  private Ability chosen(Being patient, List<Ability> reduced) {
    if (reduced.size() == 1) {
      return reduced.getFirst();
    }
    var lowest = reduced.getFirst();
    var options = new ArrayList<Option<Ability>>();
    for (Ability ability : reduced) {
      options.add(Option.of(ability));
      if (patient.score(ability).now() < patient.score(lowest).now()) {
        lowest = ability;
      }
    }
    return play.ask(
        patient.seat(),
        new Question.OneOf<>(Prompts.WHICH_HEALS, List.of(patient.id()), options, lowest));
  }
}
