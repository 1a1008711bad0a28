package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Use;
import quintain.rhod.state.Verb;

/// Equipment: step by step, with progress that is kept and Charges that run out; what each step
/// does is in [Uses].
public final class Gadgets extends Chapter {
  Gadgets(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.interacting(UseItem.class, RHD_EQP_02)
        .offered("uses something", GEAR)
        .ifOpen()
        .icon("backpack")
        .by(UseItem::by, "Who uses it?")
        .slot(UseItem::item, "What?", Inventory.things(Gadgets::isEquipment))
        .slot(UseItem::verb, "How?", Gadgets::nextVerbs)
        .refuses(Gadgets::refusal)
        .does(Gadgets::new, Gadgets::use);
    book.interacting(UseOn.class, RHD_EQP_02)
        .offered("uses something on somebody", GEAR)
        .ifOpen()
        .icon("stethoscope")
        .by(UseOn::by, "Who uses it?")
        .slot(UseOn::item, "What?", Inventory.things(Gadgets::isEquipment))
        .slot(UseOn::verb, "How?", Gadgets::nextVerbs)
        .slot(UseOn::target, "On whom?", selfOrFriends())
        .refuses(Gadgets::refusal)
        .does(Gadgets::new, Gadgets::use);
    book.interacting(UseAt.class, RHD_EQP_02)
        .offered("sets something off", GEAR)
        .ifOpen()
        .icon("flask-conical")
        .by(UseAt::by, "Who sets it off?")
        .slot(UseAt::item, "What?", Inventory.things(Gadgets::isEquipment))
        .slot(UseAt::at, "Where?", Spaces::beside)
        .refuses(Gadgets::refusal)
        .does(Gadgets::new, Gadgets::use);
  }

  static boolean isEquipment(Item item) {
    return item.thing() instanceof Equipment;
  }

  /// The verbs of the next step.
  private static Optional<Question<?>> nextVerbs(Blank<RhodState> blank, Topic topic, Being by) {
    return Inventory.chosen(blank, by)
        .flatMap(item -> oneOf(topic, verbs(by, item).stream().map(Option::of).toList()));
  }

  /// Whether it is tied to something when used.
  static boolean ties(Item item) {
    return item.thing() instanceof Equipment equipment
        && equipment.on(Verb.TIE).stream().anyMatch(Use.Line.class::isInstance);
  }

  // Progress

  /// Which step comes next: what is already true is skipped (RHD-R-91).
  static int next(Equipment equipment, Item item) {
    if (!item.held()) {
      return 0;
    }
    // What has gone out needs only to be lit again.
    int done = Math.min(item.step(), equipment.steps().size() - 1);
    return equipment.steps().getFirst().takes(Verb.UNPACK) ? Math.max(1, done) : done;
  }

  /// The verbs with which somebody can go on using a thing; none if it is used up or burns.
  public static List<Verb> verbs(Being by, Item item) {
    if (!(item.thing() instanceof Equipment equipment)
        || item.lit()
        || next(equipment, item) >= equipment.steps().size()) {
      return List.of();
    }
    var verbs = new ArrayList<>(equipment.steps().get(next(equipment, item)).verbs());
    if (verbs.contains(Verb.FORCE) && next(equipment, item) + 1 < equipment.steps().size()) {
      // Nobody who is willing needs to be forced.
      verbs.addAll(equipment.steps().get(next(equipment, item) + 1).verbs());
    }
    if (verbs.contains(Verb.CLOSE) && onSomebody(equipment, Verb.CLOSE)) {
      // What is not closed yet may be put on somebody else.
      verbs.add(Verb.APPLY);
    }
    return verbs;
  }

  private static boolean onSomebody(Equipment equipment, Verb verb) {
    return switch (verb) {
      case FORCE, FEED, APPLY, WRAP -> true;
      case CLOSE -> equipment.on(Verb.CLOSE).stream().anyMatch(Use.Bind.class::isInstance);
      case UNPACK, HOLD, PLACE, PACK, OPEN, PREP, INJECT, LOCATE, LIGHT, TIE -> false;
    };
  }

  /// Why a step cannot be taken, whoever it is taken on.
  private static Optional<Refusal> stepRefusal(RhodState state, Being by, String key, Verb verb) {
    var bound = Hands.boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    var has = Hands.hasRefusal(by, key, RHD_EQP_02);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(key);
    if (!(item.thing() instanceof Equipment equipment)) {
      return no(RHD_EQP_02, item.key() + " has no listed use");
    }
    if (item.lit()) {
      return no(RHD_R_91, item.key() + " burns already");
    }
    if (equipment.charged() && item.left() <= 0) {
      return no(RHD_EQP_05, item.key() + " is used up");
    }
    var verbs = verbs(by, item);
    if (!verbs.contains(verb)) {
      return no(
          RHD_R_91,
          "%s: next comes %s"
              .formatted(item.key(), String.join(" or ", verbs.stream().map(Verb::name).toList())));
    }
    if (verb == Verb.UNPACK) {
      return item.place() == Place.PACK
          ? Hands.refusal(state, new Handling.Unpack(by.id(), key))
          : Hands.refusal(state, new Handling.Hold(by.id(), key));
    }
    if (!by.kit().wields(item)) {
      return no(Rhd.RHD_R_82, item.key() + " is not held");
    }
    return useRefusal(state, by, by, equipment, verb);
  }

  /// Why what a step does cannot be done to somebody now.
  private static Optional<Refusal> useRefusal(
      RhodState state, Being by, Being target, Equipment equipment, Verb verb) {
    for (Use use : equipment.on(verb)) {
      var meal =
          switch (use) {
            case Use.Food _ -> Days.eatRefusal(state, target);
            case Use.Water _ -> Days.drinkRefusal(state, target);
            default -> Optional.<Refusal>empty();
          };
      if (meal.isPresent()) {
        return meal;
      }
      if (use instanceof Use.Remedy remedy
          && remedy.daily()
          && target.day().has(equipment.name())) {
        return no(
            RHD_EQP_04, "%s (%s) works once a day".formatted(equipment.name(), equipment.id()));
      }
      if (use instanceof Use.Mend
          && target.kit().worn().stream().allMatch(item -> Armors.missing(item) == 0)) {
        return no(RHD_EQP_04, target.name() + " wears no damaged Armor");
      }
      if (use instanceof Use.Bind && target.id().equals(by.id())) {
        return no(RHD_EQP_04, "Nobody binds themselves");
      }
    }
    return Optional.empty();
  }

  // On oneself or nothing

  static Optional<Refusal> refusal(RhodState state, Handling.UseItem step) {
    var by = state.being(step.by());
    var item = by.kit().find(step.item());
    if (item.isPresent()
        && item.get().thing() instanceof Equipment equipment
        && (onSomebody(equipment, step.verb()) || step.verb() == Verb.PLACE)) {
      return no(step.verb().clause(), "%s needs a target".formatted(step.verb()));
    }
    return stepRefusal(state, by, step.item(), step.verb());
  }

  void use(Handling.UseItem step) {
    take(being(step.by()), step.item(), step.verb(), step.by());
  }

  // On somebody

  static Optional<Refusal> refusal(RhodState state, Handling.UseOn step) {
    var by = state.being(step.by());
    var step1 = stepRefusal(state, by, step.item(), step.verb());
    if (step1.isPresent() && !isSelfOnly(step1.get(), state, by, step)) {
      return step1;
    }
    var equipment = (Equipment) by.kit().get(step.item()).thing();
    if (!onSomebody(equipment, step.verb())) {
      return no(step.verb().clause(), "%s is done to nobody".formatted(step.verb()));
    }
    var target = targetRefusal(state, by, step.target(), step.verb());
    if (target.isPresent()) {
      return target;
    }
    return useRefusal(state, by, state.being(step.target()), equipment, step.verb());
  }

  // What the step would not do to its user may well be done to somebody else.
  private static boolean isSelfOnly(
      Refusal refusal, RhodState state, Being by, Handling.UseOn step) {
    return !step.by().equals(step.target())
        && by.kit().find(step.item()).isPresent()
        && by.kit().get(step.item()).thing() instanceof Equipment equipment
        && useRefusal(state, by, by, equipment, step.verb()).filter(refusal::equals).isPresent()
        && state.find(step.target()).isPresent();
  }

  /// Adjacent, in sight, and willing where that matters (RHD-INT-10, RHD-INT-12).
  private static Optional<Refusal> targetRefusal(RhodState state, Being by, String id, Verb verb) {
    var gone = livingRefusal(state, id, verb.clause());
    if (gone.isPresent()) {
      return gone;
    }
    var target = state.being(id);
    if (id.equals(by.id())) {
      return verb == Verb.FEED || verb == Verb.FORCE
          ? no(verb.clause(), "%s is done to somebody else".formatted(verb))
          : Optional.empty();
    }
    var away = Aim.touchRefusal(state, by, target, verb.clause());
    if (away.isPresent()) {
      return away;
    }
    if (verb == Verb.CLOSE && isOnSomebodyElse(state, by, target)) {
      return no(RHD_R_91, target.name() + " has none on: APPLY comes first");
    }
    if (verb == Verb.FORCE || verb == Verb.CLOSE) {
      return Optional.empty();
    }
    return isWilling(state, by, target)
        ? Optional.empty()
        : no(
            verb == Verb.FEED ? RHD_INT_12 : RHD_INT_10,
            target.name() + " is not willing: FORCE comes first");
  }

  /// Whether the bonds that somebody would close are on another.
  private static boolean isOnSomebodyElse(RhodState state, Being by, Being target) {
    return !target.is(Condition.SHACKLED, by.id())
        && state.roster().stream()
            .anyMatch(other -> !other.isDead() && other.is(Condition.SHACKLED, by.id()));
  }

  /// Allies are willing, others once they are forced.
  static boolean isWilling(RhodState state, Being by, Being target) {
    return target.id().equals(by.id())
        || target.is(Condition.WILLING, by.id())
        || state.isAlly(target, by);
  }

  void use(Handling.UseOn step) {
    var by = being(step.by());
    if (step.verb() == Verb.FORCE) {
      if (new Interactions(play).force(by, being(step.target()))) {
        advance(by.id(), step.item(), step.verb());
      }
      return;
    }
    take(by, step.item(), step.verb(), step.target());
  }

  // Somewhere

  static Optional<Refusal> refusal(RhodState state, Handling.UseAt step) {
    var by = state.being(step.by());
    var taken = stepRefusal(state, by, step.item(), Verb.PLACE);
    if (taken.isPresent()) {
      return taken;
    }
    return Field.contains(state, step.at()) && Hands.within(state, by, step.at())
        ? Optional.empty()
        : no(RHD_INT_04, Hands.away(state, by, step.at().toString(), step.at()));
  }

  void use(Handling.UseAt step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    var equipment = (Equipment) item.thing();
    emit(new ThingEvent.StepTaken(by.id(), item.key(), Verb.PLACE, 0), RHD_EQP_03);
    emit(new ThingEvent.Lost(by.id(), item.key(), 1), RHD_EQP_05);
    var uses = new Uses(play);
    equipment.on(Verb.PLACE).forEach(use -> uses.carryOut(use, by.id(), step.at()));
    new Conditions(play).settle();
  }

  // Taking a step

  private void take(Being by, String key, Verb verb, String target) {
    var item = by.kit().get(key);
    var equipment = (Equipment) item.thing();
    if (verb == Verb.UNPACK) {
      if (item.place() == Place.PACK) {
        new Hands(play).unpack(new Handling.Unpack(by.id(), item.key()));
      } else {
        new Hands(play).hold(new Handling.Hold(by.id(), item.key()));
      }
      return;
    }
    boolean done = true;
    var uses = new Uses(play);
    for (Use use : equipment.on(verb)) {
      done &= uses.carryOut(use, by, item, equipment, target);
    }
    if (verb == Verb.APPLY && onSomebody(equipment, Verb.CLOSE)) {
      putOn(by.id(), target);
    }
    if (done && being(by.id()).kit().find(item.key()).isPresent()) {
      advance(by.id(), item.key(), verb);
    }
  }

  /// Bonds that are not closed yet are on nobody else any more.
  private void putOn(String by, String target) {
    var conditions = new Conditions(play);
    for (Being other : state().roster()) {
      if (!other.id().equals(target)) {
        conditions.resolveFrom(other.id(), Condition.SHACKLED, by, RHD_R_91);
      }
    }
    conditions.gain(target, Condition.SHACKLED, 1, by, RHD_EQP_03);
  }

  /// A step is done; the last one spends a Charge, and the next use begins anew (RHD-R-91).
  private void advance(String who, String key, Verb verb) {
    var item = being(who).kit().get(key);
    var equipment = (Equipment) item.thing();
    int at = step(equipment, next(equipment, item), verb);
    boolean last = equipment.last(at);
    int done = !last ? at + 1 : item.lit() ? equipment.steps().size() : 0;
    emit(new ThingEvent.StepTaken(who, item.key(), verb, done), RHD_EQP_03);
    if (last && equipment.charged()) {
      emit(new ThingEvent.ChargeSpent(who, item.key()), RHD_EQP_05);
    }
  }

  /// Which step that was: one that was skipped counts as done, and one before is taken again.
  private static int step(Equipment equipment, int next, Verb verb) {
    int steps = equipment.steps().size();
    for (int at = next; at < steps; at++) {
      if (equipment.steps().get(at).takes(verb)) {
        return at;
      }
    }
    for (int at = 0; at < next; at++) {
      if (equipment.steps().get(at).takes(verb)) {
        return at;
      }
    }
    return steps - 1;
  }
}
