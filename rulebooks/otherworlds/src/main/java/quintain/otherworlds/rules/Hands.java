package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Grip;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Weapon;

/// What is in whose hands: drawing, holstering, picking up, handing over, putting on and away.
public final class Hands extends Chapter {
  private static final int HANDS = 2;

  Hands(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(Draw.class, OTW_FREE_02)
        .offered("draws", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("swords")
        .by(Draw::by, "Who draws?")
        .slot(Draw::item, "What?", carried())
        .slot(Draw::bothHands, "In both hands?", yesNo())
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::draw);
    book.act(Holster.class, OTW_FREE_01)
        .offered("holsters", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("archive")
        .by(Holster::by, "Who holsters?")
        .slot(Holster::item, "What?", held())
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::holster);
    book.act(Grasp.class, OTW_FREE_09)
        .offered("changes grip", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("grip")
        .by(Grasp::by, "Who changes grip?")
        .slot(Grasp::item, "On what?", held())
        .slot(Grasp::bothHands, "To both hands?", yesNo())
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::grasp);
    book.act(PickUp.class, OTW_FREE_03)
        .offered("picks a weapon up", GEAR)
        .afterwards()
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-up-from-line")
        .by(PickUp::by, "Who picks it up?")
        .slot(PickUp::item, "What?", Hands::onTheGround)
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::pickUp);
    book.act(TakeItem.class, OTW_FREE_04)
        .offered("takes something", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("package")
        .by(TakeItem::by, "Who takes it?")
        .slot(TakeItem::item, "What?", Hands::onTheGround)
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::takeItem);
    book.act(HandTo.class, OTW_FREE_07)
        .offered("hands something over", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("hand-helping")
        .by(HandTo::by, "Who hands it over?")
        .slot(HandTo::item, "What?", carried())
        .slot(HandTo::to, "To whom?", friendsFirst())
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::handTo);
    book.act(Drop.class, OTW_FREE_09)
        .offered("drops something", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-down-to-line")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", carried())
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::drop);
    book.act(PutDown.class, OTW_FREE_04)
        .offered("lays something down", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-down")
        .by(PutDown::by, "Who lays it down?")
        .slot(PutDown::item, "What?", carried())
        .slot(PutDown::at, "Where?", Spaces::withinReach)
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::putDown);
    book.errand(Stow.class, OTW_CC_10)
        .offered("stows or puts something on", GEAR)
        .ifOpen()
        .when((_, being) -> Turns.unable(being).isEmpty())
        .toPlayers()
        .icon("shirt")
        .by(Stow::by, "Whose?")
        .slot(Stow::item, "What?", carried())
        .slot(Stow::place, "Where does it go?", oneOf(Item.Place.values()))
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::stow);
    book.word(Bestow.class, OTW_R_109)
        .offeredOnce("Bestow a thing", REFEREE)
        .ifOpen()
        .icon("gift")
        .about(Bestow::who, "Who gets it?", everybody())
        .slot(Bestow::gear, "What?", entries(state -> state.shelf().gear()))
        .refusesActor(Hands::refusal)
        .does(Hands::new, Hands::bestow);
    book.word(SetOut.class, OTW_FREE_04)
        .offeredOnce("Lay a thing somewhere", REFEREE)
        .ifOpen()
        .icon("package")
        .slot(SetOut::gear, "What?", entries(state -> state.shelf().gear()))
        .slot(SetOut::at, "Where does it lie?", Spaces::anywhere)
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::setOut);
  }

  // Which things

  /// What somebody carries of a kind; what is part of their body is not carried.
  static OfActor<OtwState, Being> items(Predicate<Item> which) {
    return (_, topic, by) ->
        oneOfThem(
            topic,
            Lists.without(
                by.kit().items(), item -> item.place() == Item.Place.NATURAL || !which.test(item)));
  }

  static OfActor<OtwState, Being> carried() {
    return items(_ -> true);
  }

  static OfActor<OtwState, Being> held() {
    return items(Item::isHeld);
  }

  static Optional<Question<?>> oneOfThem(Topic topic, List<Item> items) {
    return oneOf(
        topic, items.stream().map(item -> Option.of(item.key(), item.gear().name())).toList());
  }

  static Optional<Question<?>> onTheGround(Blank<OtwState> blank, Topic topic) {
    var found = new LinkedHashMap<String, Item>();
    blank.state().world().ground().forEach(l -> found.putIfAbsent(l.item().key(), l.item()));
    return oneOfThem(topic, List.copyOf(found.values()));
  }

  // Room

  /// How many hands somebody has free.
  static int free(Being who) {
    int taken = 0;
    for (Item item : who.kit().held()) {
      taken += item.place() == Item.Place.BOTH_HANDS ? 2 : 1;
    }
    return HANDS - taken;
  }

  /// How many things are in the inventory; weapons at one's side count.
  public static int packed(Being who) {
    int packed = 0;
    for (Item item : who.kit().items()) {
      if (item.place() == Item.Place.PACK || item.place() == Item.Place.SHEATHED) {
        packed++;
      }
    }
    return packed;
  }

  /// Why nothing more goes into the inventory.
  private static Optional<Refusal> fullRefusal(Being who) {
    return packed(who) >= Growth.INVENTORY ? noRoom(who) : Optional.empty();
  }

  static Optional<Refusal> noRoom(Being who) {
    return no(
        OTW_CC_10,
        "%s has %d things in the inventory, and room for no more"
            .formatted(who.name(), packed(who)));
  }

  static int quick(Being who) {
    int quick = 0;
    for (Item item : who.kit().items()) {
      if (item.place() == Item.Place.QUICK) {
        quick++;
      }
    }
    return quick;
  }

  /// Where a thing goes that somebody gets without asking for a place: a fourth quick item goes to
  /// the inventory (OTW-CC-10).
  static Optional<Item.Place> room(Being who, Gear gear) {
    if (gear instanceof Consumable && quick(who) < Growth.QUICK_ITEMS) {
      return Optional.of(Item.Place.QUICK);
    }
    return packed(who) < Growth.INVENTORY ? Optional.of(Item.Place.PACK) : Optional.empty();
  }

  // Draw, holster, grip

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Draw step) {
    return having(
        by,
        step.item(),
        OTW_FREE_02,
        item -> {
          if (item.isHeld() || item.place() == Item.Place.NATURAL) {
            return no(OTW_FREE_02, item.key() + " is in hand already");
          }
          if (item.place() == Item.Place.WORN) {
            return no(OTW_FREE_02, item.key() + " is worn, not sheathed");
          }
          if (item.place() == Item.Place.PACK && state.inBattle()) {
            return no(OTW_R_51, item.key() + " is in the inventory, not at hand");
          }
          return grip(by, item, step.bothHands(), free(by));
        });
  }

  /// What keeps the hands from taking one thing more.
  private static Optional<Refusal> handRefusal(Being by, Item item) {
    var held = Phrases.and(by.kit().held().stream().map(Item::key).toList());
    return no(
        OTW_CC_10, "%s has no hand free for %s beside %s".formatted(by.name(), item.key(), held));
  }

  private static Optional<Refusal> grip(Being by, Item item, boolean both, int hands) {
    if (both && item.gear() instanceof Weapon weapon && weapon.hands() == Grip.ONE) {
      return no(OTW_FREE_02, item.key() + " is for one hand");
    }
    if (both && !(item.gear() instanceof Weapon)) {
      return no(OTW_FREE_02, item.key() + " is for one hand");
    }
    if (!both && item.gear() instanceof Weapon weapon && weapon.hands() == Grip.TWO) {
      return no(OTW_FREE_02, item.key() + " takes both hands");
    }
    return hands < (both ? 2 : 1) ? handRefusal(by, item) : Optional.empty();
  }

  void draw(OtwStep.Draw step) {
    move(step.by(), step.item(), inHand(step.bothHands()), OTW_FREE_02);
  }

  private static Item.Place inHand(boolean both) {
    return both ? Item.Place.BOTH_HANDS : Item.Place.HAND;
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Holster step) {
    return having(
        by,
        step.item(),
        OTW_FREE_01,
        item -> {
          if (!item.isHeld()) {
            return no(OTW_FREE_01, item.key() + " is not in hand");
          }
          return fullRefusal(by);
        });
  }

  void holster(OtwStep.Holster step) {
    move(step.by(), step.item(), Item.Place.SHEATHED, OTW_FREE_01);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Grasp step) {
    return having(
        by,
        step.item(),
        OTW_FREE_09,
        item -> {
          if (!item.isHeld()) {
            return no(OTW_FREE_09, item.key() + " is not in hand");
          }
          if (item.place() == inHand(step.bothHands())) {
            return no(OTW_FREE_09, item.key() + " is held so already");
          }
          return grip(by, item, step.bothHands(), free(by) + (step.bothHands() ? 1 : 2));
        });
  }

  /// Takes a weapon in one hand or in both.
  void grasp(OtwStep.Grasp step) {
    play.cite(OTW_R_73);
    move(step.by(), step.item(), inHand(step.bothHands()), OTW_FREE_09);
  }

  // On the ground

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.PickUp step) {
    return lying(
        state,
        by,
        step.item(),
        OTW_FREE_03,
        item ->
            item.gear() instanceof Weapon || item.gear() instanceof Innate
                ? room(by, item)
                : no(OTW_FREE_03, item.key() + " is no weapon; take it instead"));
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.TakeItem step) {
    return lying(state, by, step.item(), OTW_FREE_04, item -> room(by, item));
  }

  /// A dropped weapon comes into the hand (OTW-FREE-03).
  void pickUp(OtwStep.PickUp step) {
    take(step.by(), step.item(), OTW_FREE_03);
  }

  /// A thing off a table or the ground comes into the hand (OTW-FREE-04).
  void takeItem(OtwStep.TakeItem step) {
    take(step.by(), step.item(), OTW_FREE_04);
  }

  private void take(String by, String key, Clause why) {
    var item = state().world().lying(key, being(by).at()).orElseThrow().item();
    emit(new ThingEvent.PickedUp(by, item.key(), inHand(needsBoth(item))), why);
  }

  private static boolean needsBoth(Item item) {
    return item.gear() instanceof Weapon weapon && weapon.hands() == Grip.TWO;
  }

  private static Optional<Refusal> room(Being by, Item item) {
    return free(by) < (needsBoth(item) ? 2 : 1) ? handRefusal(by, item) : Optional.empty();
  }

  /// Where a thing goes that somebody takes: into a free hand, else where there is room.
  static Optional<Item.Place> roomAnywhere(Being by, Item item) {
    return room(by, item).isEmpty() ? Optional.of(inHand(needsBoth(item))) : room(by, item.gear());
  }

  /// Why something that lies about cannot be taken up: it must lie within reach.
  private static Optional<Refusal> lying(
      OtwState state, Being by, String key, Clause why, Function<Item, Optional<Refusal>> refusal) {
    var lying = state.world().lying(key, by.at());
    if (lying.isEmpty()) {
      return no(why, "No " + key + " lies about");
    }
    var item = lying.get().item();
    int reach = why == OTW_FREE_03 ? 0 : 1;
    return Field.distance(by.at(), lying.get().at()) > reach
        ? no(
            why,
            "%s lies %s off, out of %s's reach"
                .formatted(
                    item.key(),
                    Phrases.counted(Field.distance(by.at(), lying.get().at()), "space"),
                    by.name()))
        : refusal.apply(item);
  }

  // Letting go

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Drop step) {
    return having(
        by,
        step.item(),
        OTW_FREE_09,
        item ->
            item.place() == Item.Place.NATURAL ? grown(item, OTW_FREE_09) : dressed(state, item));
  }

  /// Claws and the like are nobody's to lay aside.
  static Optional<Refusal> grown(Item item, Clause why) {
    return no(why, item.key() + " is a part of the body");
  }

  /// Nobody takes off in passing what they wear (OTW-CC-10).
  static Optional<Refusal> dressed(OtwState state, Item item) {
    return state.inBattle() && item.place() == Item.Place.WORN
        ? no(OTW_CC_10, item.key() + " is worn; there is no time for that in battle")
        : Optional.empty();
  }

  void drop(OtwStep.Drop step) {
    emit(
        new ThingEvent.Dropped(step.by(), being(step.by()).kit().get(step.item()).key()),
        OTW_FREE_09);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.PutDown step) {
    return having(
        by,
        step.item(),
        OTW_FREE_09,
        item -> {
          if (item.place() == Item.Place.NATURAL) {
            return grown(item, OTW_FREE_09);
          }
          if (!Field.contains(state, step.at())) {
            return no(OTW_FREE_09, step.at() + " is not on the map");
          }
          return Field.distance(by.at(), step.at()) > 1
              ? no(OTW_FREE_09, step.at() + " is out of " + by.name() + "'s reach")
              : dressed(state, item);
        });
  }

  /// What is laid on a table can be taken off it again (OTW-FREE-04).
  void putDown(OtwStep.PutDown step) {
    var item = being(step.by()).kit().get(step.item());
    emit(new ThingEvent.LaidDown(step.by(), item.key(), step.at()), OTW_FREE_09);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.HandTo step) {
    return having(
        by,
        step.item(),
        OTW_FREE_07,
        item -> {
          var to = state.find(step.to());
          if (to.isEmpty()) {
            return nobodyCalled(step.to(), OTW_FREE_07);
          }
          if (to.get().id().equals(by.id())) {
            return no(OTW_FREE_07, by.name() + " has it already");
          }
          if (item.place() == Item.Place.NATURAL) {
            return grown(item, OTW_FREE_07);
          }
          return reachRefusal(by, to.get(), OTW_FREE_07)
              .or(() -> Turns.unable(to.get()).flatMap(why -> no(OTW_FREE_07, why.reason())))
              .or(() -> dressed(state, item))
              .or(() -> room(to.get(), item));
        });
  }

  void handTo(OtwStep.HandTo step) {
    var item = being(step.by()).kit().get(step.item());
    emit(
        new ThingEvent.HandedTo(step.by(), item.key(), step.to(), inHand(needsBoth(item))),
        OTW_FREE_07);
  }

  // In peace

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Stow step) {
    return Turns.unable(by).or(() -> stowRefusal(state, by, step));
  }

  private static Optional<Refusal> stowRefusal(OtwState state, Being by, OtwStep.Stow step) {
    return having(
        by,
        step.item(),
        OTW_CC_10,
        item -> {
          if (state.inBattle()) {
            return no(OTW_CC_10, "There is no time for that in battle");
          }
          if (item.place() == Item.Place.NATURAL || step.place() == Item.Place.NATURAL) {
            return item.place() == Item.Place.NATURAL
                ? grown(item, OTW_CC_10)
                : no(OTW_CC_10, item.key() + " is no part of " + by.name() + "'s body");
          }
          if (item.place() == step.place()) {
            return no(OTW_CC_10, item.key() + " is there already");
          }
          return place(by, item, step.place());
        });
  }

  /// Why a thing cannot go there.
  static Optional<Refusal> place(Being by, Item item, Item.Place place) {
    int freed =
        switch (item.place()) {
          case HAND -> 1;
          case BOTH_HANDS -> 2;
          case WORN, QUICK, SHEATHED, PACK, NATURAL -> 0;
        };
    return switch (place) {
      case HAND -> grip(by, item, false, free(by) + freed);
      case BOTH_HANDS -> grip(by, item, true, free(by) + freed);
      case WORN -> Armors.refusal(by, item.gear());
      case QUICK ->
          quick(by) >= Growth.QUICK_ITEMS
              ? no(OTW_CC_10, by.name() + " has three quick items already")
              : Optional.empty();
      case SHEATHED ->
          item.gear() instanceof Weapon
              ? Optional.empty()
              : no(OTW_CC_10, item.key() + " has no sheath");
      case PACK -> fullRefusal(by);
      case NATURAL -> grown(item, OTW_CC_10);
    };
  }

  void stow(OtwStep.Stow step) {
    move(step.by(), step.item(), step.place(), OTW_CC_10);
  }

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.Bestow step) {
    var gear = state.shelf().gear(step.gear());
    if (gear.isEmpty()) {
      return no(OTW_R_109, "Nothing is called " + step.gear());
    }
    return room(who, gear.get()).isEmpty() ? noRoom(who) : Optional.empty();
  }

  /// The World Master gives somebody a thing.
  void bestow(OtwStep.Bestow step) {
    var gear = state().shelf().gear(step.gear()).orElseThrow();
    gain(being(step.who()), gear, OTW_R_109);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.SetOut step) {
    if (state.shelf().gear(step.gear()).isEmpty()) {
      return no(OTW_R_109, "Nothing is called " + step.gear());
    }
    return Field.contains(state, step.at())
        ? Optional.empty()
        : no(OTW_R_109, step.at() + " is not on the map");
  }

  /// The World Master lays a thing somewhere, for anybody to take (OTW-FREE-04).
  void setOut(OtwStep.SetOut step) {
    var gear = state().shelf().gear(step.gear()).orElseThrow();
    emit(new ThingEvent.SetOut(Item.fresh(gear, Item.Place.PACK), step.at()), OTW_FREE_04);
  }

  /// A new thing goes where there is room.
  void gain(Being who, Gear gear, Clause why) {
    var place = room(who, gear).orElseThrow();
    emit(new ThingEvent.Gained(who.id(), Item.fresh(gear, place)), why);
  }

  /// Why something cannot be done with a thing, which they must have.
  static Optional<Refusal> having(
      Being by, String key, Clause why, Function<Item, Optional<Refusal>> refusal) {
    return by.kit().find(key).map(refusal).orElseGet(() -> no(why, by.name() + " has no " + key));
  }

  private void move(String by, String key, Item.Place place, Clause why) {
    emit(new ThingEvent.Placed(by, being(by).kit().get(key).key(), place), why);
  }
}
