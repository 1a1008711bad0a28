package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.REFEREE;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Tag;
import quintain.kernel.Clause;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Deprivation and Fatigue.
final class Deprivation extends Chapter {
  static final String FOOD = "food";
  static final String REST = "rest";

  private static final List<String> NEEDS = List.of(FOOD, "water", REST, "warmth");

  static final long DAY = 86_400;

  /// Farther back no need is noted: four weeks.
  private static final int LONGEST_HOURS = 28 * 24;

  /// A heap of coin that fills a slot (CRN-INV-08), as something to leave behind.
  private static final String COINS = "100 gp";

  private static final int HUNDRED_GOLD = 10_000;

  Deprivation(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(Eat.class, CRN_DEPR_01)
        .offered("eats", Offer.Group.REST)
        .when((_, being) -> !being.isDead() && meal(being).isPresent())
        .toPlayers()
        .icon("wheat")
        .by(Eat::by, "Who eats?")
        .refuses(Deprivation::refusal)
        .does(Deprivation::new, Deprivation::eat);
    book.word(Deprive.class, CRN_DEPR_01)
        .offeredOnce("Somebody goes without", REFEREE)
        .ifOpen()
        .about(Deprive::who, "Who goes without?", everybody())
        .slot(Deprive::need, "What do they lack?", Deprivation::needsToLack)
        .refuses(Deprivation::refusal)
        .does(Deprivation::new, Deprivation::deprive);
    book.word(MeetNeed.class, CRN_DEPR_01)
        .offeredOnce("A need is met", REFEREE)
        .ifOpen()
        .about(MeetNeed::who, "Whose need is met?", everybody())
        .slot(MeetNeed::need, "Which need?", Deprivation::needsLacking)
        .refuses(Deprivation::refusal)
        .does(Deprivation::new, Deprivation::meet);
    book.word(GiveFatigue.class, CRN_DEPR_09)
        .offeredOnce("Give Fatigue", REFEREE)
        .ifOpen()
        .about(GiveFatigue::who, "Who tires?", everybody())
        .slot(GiveFatigue::count, "How much Fatigue?", number(1, Pack.SLOTS, 1))
        .slot(GiveFatigue::reason, "Why?", words("a hard march"))
        .refuses(Deprivation::refusal)
        .does(Deprivation::new, Deprivation::giveFatigue);
  }

  private static Optional<Question<?>> needsToLack(
      Blank<CairnState> blank, Topic topic, Being who) {
    return oneOf(
        topic,
        NEEDS.stream()
            .filter(need -> !lacks(who, need))
            .map(need -> Option.of(need, need))
            .toList());
  }

  private static Optional<Question<?>> needsLacking(
      Blank<CairnState> blank, Topic topic, Being who) {
    return oneOf(
        topic, who.needs().stream().map(need -> Option.of(need.what(), need.what())).toList());
  }

  static boolean lacks(Being being, String need) {
    for (Need lacked : being.needs()) {
      if (lacked.what().equals(need)) {
        return true;
      }
    }
    return false;
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Deprive step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), CRN_DEPR_01);
    }
    if (step.need().isBlank()) {
      return barred(CRN_DEPR_01, "Say what " + being.get().name() + " lacks");
    }
    if (being.get().isDead()) {
      return barred(CRN_DEPR_01, being.get().name() + " is dead");
    }
    return lacks(being.get(), step.need())
        ? barred(CRN_DEPR_01, being.get().name() + " lacks " + step.need() + " already")
        : Optional.empty();
  }

  /// Somebody lacks a crucial need, as the Warden says, since as long as the Warden says
  /// (CRN-DEPR-01).
  void deprive(CairnStep.Deprive step) {
    int hours =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Prompts.LACKING_SINCE, List.of(step.who()), 0, LONGEST_HOURS, 0));
    long since = state().clock() - hours * 3600L;
    emit(new CairnEvent.NeedArose(step.who(), new Need(step.need(), since, 0)), CRN_DEPR_01);
    if (hours > 0) {
      play.then(new CairnStep.RunClock(state().clock()));
    }
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.MeetNeed step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), CRN_DEPR_01);
    }
    return lacks(being.get(), step.need())
        ? Optional.empty()
        : barred(CRN_DEPR_01, being.get().name() + " does not lack " + step.need());
  }

  void meet(CairnStep.MeetNeed step) {
    emit(new CairnEvent.NeedMet(step.who(), step.need()), CRN_DEPR_01);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.GiveFatigue step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), CRN_DEPR_09);
    }
    if (being.get().isDead()) {
      return barred(CRN_DEPR_09, being.get().name() + " is dead");
    }
    return step.count() < 0 || step.count() > Pack.SLOTS
        ? barred(CRN_DEPR_09, "Fatigue is given 0 to 10 at a time, not " + step.count())
        : Optional.empty();
  }

  /// Events in the fiction may give Fatigue; a count of 0 leaves the number to the Warden's answer
  /// (CRN-DEPR-09).
  void giveFatigue(CairnStep.GiveFatigue step) {
    int count =
        step.count() > 0
            ? step.count()
            : play.ask(
                Seat.REFEREE,
                new Question.NumberFrom(Prompts.FATIGUE, List.of(step.who()), 0, Pack.SLOTS, 0));
    addFatigue(being(step.who()), count, step.reason(), CRN_DEPR_09);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Eat step) {
    var being = state.find(step.by());
    if (being.isEmpty()) {
      return nobodyCalled(step.by(), CRN_DEPR_01);
    }
    var unable = Rounds.incapacity(being.get());
    if (unable.isPresent()) {
      return unable;
    }
    return meal(being.get()).isEmpty()
        ? barred(CRN_DEPR_01, being.get().name() + " has nothing to eat")
        : mealRefusal(state);
  }

  /// A day's ration takes longer than a fight leaves (CRN-R-63).
  static Optional<Refusal> mealRefusal(CairnState state) {
    return state.inRounds()
        ? barred(CRN_R_63, "Nobody sits down to a meal while rounds are running")
        : Optional.empty();
  }

  private static Optional<Item> meal(Being being) {
    for (Item item : being.pack().items()) {
      if (item.gear().is(Tag.FOOD)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// A day's ration; whoever lacked food lacks it no longer.
  void eat(CairnStep.Eat step) {
    var eater = being(step.by());
    meal(eater).ifPresent(meal -> eat(eater, meal));
  }

  void eat(Being eater, Item meal) {
    new Inventory(play).useUp(eater, meal, CRN_DEPR_01);
    met(eater.id(), FOOD, CRN_DEPR_01);
  }

  /// Whoever lacked something lacks it no longer.
  void met(String id, String need, Crn why) {
    if (lacks(being(id), need)) {
      emit(new CairnEvent.NeedMet(id, need), why);
    }
  }

  /// Another day gone without (CRN-DEPR-04), for anyone (CRN-DEPR-05). Whoever lacks several
  /// things, at once or one after another without a break, is deprived once, and a day costs one
  /// Fatigue.
  void anotherDay(Being being) {
    var need = being.needs().getFirst().what();
    int days = Need.fatigueGiven(being.needs()) + 1;
    emit(new CairnEvent.NeedTold(being.id(), need, days), CRN_R_37);
    play.cite(CRN_DEPR_05);
    addFatigue(being(being.id()), 1, day(need), CRN_DEPR_04);
  }

  private static String day(String need) {
    return (need.equals(Healing.WOUND) ? "a day with " : "a day without ") + need;
  }

  /// The moment past which going without costs the next Fatigue: the first past 24 hours, the
  /// second past 48 (CRN-R-37).
  static long nextFatigue(List<Need> needs) {
    return Need.deprivedSince(needs) + (Need.fatigueGiven(needs) + 1) * DAY;
  }

  /// Fatigue fills slots; with none free an item goes (CRN-DEPR-06, CRN-INV-09, CRN-R-35).
  void addFatigue(Being being, int count, String why, Clause clause) {
    for (int i = 0; i < count; i++) {
      if (Movement.isSpent(being(being.id()))) {
        play.cite(CRN_R_35);
        break;
      }
      while (being(being.id()).pack().free() <= 0) {
        leaveBehind(being(being.id()));
      }
      emit(new CairnEvent.FatigueGained(being.id(), 1, why), clause);
    }
    new Inventory(play).bear(being.id());
  }

  /// Nobody carries more than their slots hold, Fatigue and all.
  void makeRoom(String id) {
    while (being(id).pack().free() < 0) {
      leaveBehind(being(id));
    }
  }

  /// The player drops an item of their choice; on automatic the last in sheet order.
  private void leaveBehind(Being being) {
    var options = new ArrayList<Option<String>>();
    var byDefault = COINS;
    for (Item item : being.pack().items()) {
      if (item.slots() > 0) {
        options.add(Option.of(item.key(), item.name()));
        byDefault = item.key();
      }
    }
    if (being.pack().coins() >= HUNDRED_GOLD) {
      options.add(Option.of(COINS, COINS));
    }
    var dropped =
        play.ask(
            being.seat(),
            new Question.OneOf<>(
                Prompts.DROP_FOR_FATIGUE, List.of(being.id()), options, byDefault));
    if (dropped.equals(COINS)) {
      emit(new CairnEvent.CoinsChanged(being.id(), -HUNDRED_GOLD, "left behind"), CRN_INV_09);
    } else {
      emit(new CairnEvent.ItemDropped(being.id(), dropped), CRN_INV_09);
    }
  }
}
