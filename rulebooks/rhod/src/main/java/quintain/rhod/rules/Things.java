package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Material;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Size;
import quintain.rhod.state.Thing;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Weapon;

/// What somebody does with things besides Actions, and things that the Referee gives and takes.
final class Things extends Chapter {
  private static final int MOST = 100;
  private static final int HEAVY = 75;
  private static final int HEAVIEST = 1000;

  Things(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(Bestow.class, RHD_REF_04)
        .offeredOnce("Give somebody a thing", REFEREE)
        .ifOpen()
        .icon("gift")
        .slot(Bestow::who, "Who gets it?", everybody())
        .slot(Bestow::thing, "What?", Things::ofTheGlossaries)
        .slot(Bestow::count, "How many?", number(1, 24, 1))
        .refuses(Things::refusal)
        .does(Things::new, Things::bestow);
    book.word(Invent.class, RHD_R_80)
        .offeredOnce("Give somebody something new", REFEREE)
        .ifOpen()
        .slot(Invent::who, "Who gets it?", everybody())
        .slot(Invent::name, "What is it called?", words("bronze statue"))
        .slot(Invent::pounds, "How many pounds?", number(0, 200, 5))
        .refuses(Things::refusal)
        .does(Things::new, Things::invent);
    book.word(TakeFrom.class, RHD_REF_04)
        .offeredOnce("Take a thing from somebody", REFEREE)
        .ifOpen()
        .about(TakeFrom::who, "From whom?", everybody())
        .slot(
            TakeFrom::item,
            "What?",
            (_, topic, who) -> named(topic, who.kit().items().stream().map(Item::key).toList()))
        .refuses(Things::refusal)
        .does(Things::new, Things::takeFrom);
    book.word(LayOut.class, RHD_REF_04)
        .offeredOnce("Lay things out", REFEREE)
        .ifOpen()
        .slot(LayOut::thing, "What?", Things::ofTheGlossaries)
        .slot(LayOut::count, "How many?", number(1, 24, 1))
        .slot(LayOut::at, "Where?", Spaces::anywhere)
        .refuses(Things::refusal)
        .does(Things::new, Things::layOut);
  }

  /// Everything that can be made or found; what grows on somebody cannot.
  static Optional<Question<?>> ofTheGlossaries(Blank<RhodState> blank, Topic topic) {
    return named(
        topic,
        blank.state().shelf().things().stream()
            .filter(thing -> !(thing instanceof Weapon weapon && weapon.natural()))
            .map(Thing::name)
            .toList());
  }

  // What is no Action

  /// Why somebody cannot do that now.
  static Optional<Refusal> refusal(RhodState state, Handling.Doing step) {
    return livingRefusal(state, step.by(), RHD_INV_01)
        .or(() -> RhodDeeds.ALL.ownRefusal(state, step));
  }

  void doing(Handling.Doing step) {
    check(refusal(state(), step));
    RhodDeeds.ALL.carryOut(step, play);
  }

  // The Referee's word

  private static Optional<Refusal> refusal(RhodState state, Bestow step) {
    return state.find(step.who()).isEmpty()
        ? nobodyCalled(step.who(), RHD_REF_04)
        : thingRefusal(state, step.thing(), step.count());
  }

  static Optional<Refusal> thingRefusal(RhodState state, String thing, int count) {
    if (state.shelf().thing(thing).isEmpty()) {
      return no(RHD_REF_04, "Nothing is called " + thing);
    }
    return count < 1 || count > MOST
        ? no(RHD_REF_04, "1 to %d of them, not %d".formatted(MOST, count))
        : Optional.empty();
  }

  void bestow(Bestow step) {
    for (Item stack : stacks(step.thing(), step.count())) {
      new Hands(play).receive(step.who(), stack, RHD_INV_01);
    }
  }

  private static Optional<Refusal> refusal(RhodState state, Invent step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), RHD_REF_04);
    }
    return step.pounds() < 0 || step.pounds() > HEAVIEST
        ? no(RHD_R_80, "A thing weighs 0 to %d pounds".formatted(HEAVIEST))
        : Optional.empty();
  }

  /// Its size by its weight, as no entry has it (RHD-R-80).
  void invent(Handling.Invent step) {
    var size = Size.ofPounds(step.pounds());
    var name = step.name().isBlank() ? "oddment" : step.name().strip();
    var id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    if (step.pounds() > HEAVY) {
      emit(new ThingEvent.Did(step.who(), "can hardly lift " + name), RHD_R_80);
    }
    new Hands(play)
        .receive(
            step.who(),
            Item.fresh(new Material("found-" + id, name, size), Place.PACK, 1),
            RHD_R_80);
  }

  private static Optional<Refusal> refusal(RhodState state, TakeFrom step) {
    return state.find(step.who()).isEmpty()
        ? nobodyCalled(step.who(), RHD_REF_04)
        : Hands.hasRefusal(state.being(step.who()), step.item(), RHD_REF_04);
  }

  void takeFrom(TakeFrom step) {
    var item = being(step.who()).kit().get(step.item());
    emit(new ThingEvent.Lost(step.who(), item.key(), item.count()), RHD_REF_04);
    var conditions = new Conditions(play);
    if (Hands.isBond(item) && being(step.who()).kit().items().stream().noneMatch(Hands::isBond)) {
      conditions.resolveAll(step.who(), Condition.BOUND, Rhd.RHD_COND_06);
    }
    conditions.loosen();
  }

  private static Optional<Refusal> refusal(RhodState state, LayOut step) {
    return Field.contains(state, step.at())
        ? thingRefusal(state, step.thing(), step.count())
        : no(RHD_REF_04, step.at() + " is not on the map");
  }

  void layOut(LayOut step) {
    for (Item stack : stacks(step.thing(), step.count())) {
      emit(new ThingEvent.Laid(stack, step.at()), RHD_REF_04);
    }
  }

  /// So many of a thing, in as few stacks as they make.
  private List<Item> stacks(String name, int count) {
    var thing = state().shelf().thing(name).orElseThrow();
    var stacks = new ArrayList<Item>();
    for (int rest = count; rest > 0; rest -= thing.stack()) {
      stacks.add(Item.fresh(thing, Place.PACK, Math.min(rest, thing.stack())));
    }
    return stacks;
  }

  // Time passes

  /// A Watch is over for everybody's things, those of the dead and those on the ground too.
  static void watchPasses(Play<RhodState, RhodStep, RhodEvent> play) {
    for (Being being : play.state().roster()) {
      new Zones(play).clear(zone -> zone.by().equals(being.id()));
      new Flames(play).watchPasses(being.id());
    }
    new Flames(play).watchPassesOnTheGround();
    new Conditions(play).settle();
  }

  /// The Encounter is over for everybody's things.
  static void encounterEnds(Play<RhodState, RhodStep, RhodEvent> play) {
    Armors.encounterEnds(play);
    new Zones(play).clear(_ -> true);
  }

  /// One Charge of something is used up by whatever else uses it.
  static void useUp(Play<RhodState, RhodStep, RhodEvent> play, String who, String key) {
    play.emit(new ThingEvent.ChargeSpent(who, key), Rhd.RHD_EQP_05);
  }
}
