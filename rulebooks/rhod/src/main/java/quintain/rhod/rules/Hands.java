package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Kit;
import quintain.rhod.state.Lying;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Tag;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.World;

/// What goes in and out of hands: UNPACK, HOLD, PLACE, PACK, and Armors put on and off.
final class Hands extends Chapter {
  Hands(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.interacting(Unpack.class, RHD_INT_02)
        .offered("unpacks", GEAR)
        .ifOpen()
        .icon("package-open")
        .by(Unpack::by, "Who unpacks?")
        .slot(Unpack::item, "What?", Inventory.things(item -> item.place() == Place.PACK))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::unpack);
    book.interacting(Hold.class, RHD_INT_03)
        .offered("takes in hand", GEAR)
        .ifOpen()
        .icon("grip")
        .by(Hold::by, "Who takes it?")
        .slot(Hold::item, "What?", Hands::holdable)
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::hold);
    book.interacting(PutAway.class, RHD_INT_05)
        .offered("puts away", GEAR)
        .ifOpen()
        .icon("archive")
        .by(PutAway::by, "Who puts it away?")
        .slot(PutAway::item, "What?", Inventory.things(Item::held))
        .slot(
            PutAway::place,
            "Where?",
            oneOf(new Place[] {Place.PACK, Place.SHEATH, Place.QUIVER, Place.COINPURSE}))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::putAway);
    book.interacting(SetDown.class, RHD_INT_04)
        .offered("sets down", GEAR)
        .ifOpen()
        .icon("arrow-down-to-line")
        .by(SetDown::by, "Who sets it down?")
        .slot(SetDown::item, "What?", Inventory.things(Item::held))
        .slot(SetDown::at, "Where?", Spaces::beside)
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::setDown);
    book.handling(Drop.class, RHD_R_36)
        .offered("drops", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-down")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", Inventory.things(_ -> true))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::drop);
    book.interacting(Don.class, RHD_R_40)
        .offered("puts Armor on", GEAR)
        .ifOpen()
        .icon("shirt")
        .by(Don::by, "Who puts it on?")
        .slot(Don::item, "What?", Inventory.things(item -> item.thing() instanceof Armor))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::don);
    book.interacting(Doff.class, RHD_R_40)
        .offered("takes Armor off", GEAR)
        .ifOpen()
        .icon("shirt")
        .by(Doff::by, "Who takes it off?")
        .slot(Doff::item, "What?", Inventory.things(item -> item.thing() instanceof Armor))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::doff);
    book.handling(Choose.class, RHD_RNG_05)
        .offered("picks the ammunition to use", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .by(Choose::by, "Who chooses?")
        .slot(Choose::item, "What?", Inventory.things(Hands::isReadyAmmunition))
        .refuses(Hands::refusal)
        .does(Hands::new, Hands::choose);
  }

  /// How many hands of somebody are empty and not busy holding anybody (RHD-R-28).
  static int free(RhodState state, Being being) {
    return being.is(Condition.BOUND)
        ? 0
        : Math.max(0, being.kit().freeHands() - busy(state, being));
  }

  /// What keeps every hand from being free: bonds, or things in them and the grip on somebody.
  static String full(RhodState state, Being being) {
    if (being.is(Condition.BOUND)) {
      return "%s is %s, and no hand is free".formatted(being.name(), cited(state, Condition.BOUND));
    }
    var busy = new ArrayList<String>();
    being.kit().held().forEach(item -> busy.add(item.key()));
    gripped(state, being).forEach(other -> busy.add("the grip on " + other.name()));
    return "%s has no hand free beside %s".formatted(being.name(), Phrases.and(busy));
  }

  /// How many hands are busy holding somebody.
  private static int busy(RhodState state, Being being) {
    return gripped(state, being).size();
  }

  private static List<Being> gripped(RhodState state, Being by) {
    var gripped = new ArrayList<Being>(0);
    for (Being other : state.roster()) {
      if (!other.isDead() && other.is(Condition.GRAPPLED, by.id())) {
        gripped.add(other);
      }
    }
    return gripped;
  }

  /// Why somebody cannot use their hands at all.
  static Optional<Refusal> boundRefusal(RhodState state, Being by) {
    return by.is(Condition.BOUND) ? no(RHD_COND_06, full(state, by)) : Optional.empty();
  }

  /// The thing of somebody by its key.
  static Optional<Refusal> hasRefusal(Being by, String key, Clause why) {
    return by.kit().find(key).isPresent()
        ? Optional.empty()
        : no(why, "%s has no %s".formatted(by.name(), key));
  }

  /// Why a thing cannot come into the hand.
  static Optional<Refusal> intoHandRefusal(RhodState state, Being by, Item item) {
    var bound = boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    var hand = hand(state, by, item);
    int free = free(state, by);
    if (hand == Place.TWO_HANDS ? free < 2 : free < 1 && !Inventory.carries(by, item, hand)) {
      if (busy(state, by) == 0 && Inventory.armful(by, item)) {
        return Optional.empty();
      }
      return no(
          by.kit().held().isEmpty() ? RHD_GRP_01 : RHD_INT_02,
          "%s for %s".formatted(full(state, by), item.key()));
    }
    return Inventory.refusal(by, item, hand);
  }

  /// The hands somebody takes a thing into.
  static Place hand(RhodState state, Being by, Item item) {
    return Inventory.handFor(by, item, free(state, by) > 0);
  }

  // UNPACK

  static Optional<Refusal> refusal(RhodState state, Handling.Unpack step) {
    var by = state.being(step.by());
    var has = hasRefusal(by, step.item(), RHD_INT_02);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    return item.place() == Place.PACK
        ? intoHandRefusal(state, by, item)
        : no(RHD_INT_02, "%s is not packed".formatted(item.key()));
  }

  void unpack(Handling.Unpack step) {
    intoHand(being(step.by()), being(step.by()).kit().get(step.item()), RHD_INT_02);
  }

  private void intoHand(Being by, Item item, Clause why) {
    emit(new ThingEvent.Shifted(by.id(), item.key(), hand(state(), by, item)), why);
  }

  // HOLD

  /// What can be drawn, changed to the other hand, or taken up near by.
  static Optional<Question<?>> holdable(Blank<RhodState> blank, Topic topic, Being by) {
    var keys = new ArrayList<String>();
    for (Item item : by.kit().items()) {
      switch (item.place()) {
        case SHEATH, COINPURSE, QUIVER, MAIN_HAND, OFF_HAND -> keys.add(item.key());
        case TWO_HANDS -> {
          if (!by.kit().wields(item)) {
            keys.add(item.key());
          }
        }
        case ARMOR_WORN, HEADGEAR, PACK, NATURAL -> {
          // worn, packed or grown
        }
      }
    }
    for (Loose loose : loose(blank.state(), by)) {
      if (!keys.contains(loose.called())) {
        keys.add(loose.called());
      }
    }
    return named(topic, keys);
  }

  /// A thing within reach that nobody keeps: on the ground, on the dead (RHD-R-106), or on who lies
  /// Collapsed (RHD-R-110).
  ///
  /// @param called what it is called for whoever may take it, different from what they have
  record Loose(Item item, String called, Optional<Lying> lying, Optional<String> fallen) {
    static Loose of(Being taker, Item item, Optional<Lying> lying, Optional<String> fallen) {
      return new Loose(item, taker.kit().fresh(item.key()), lying, fallen);
    }
  }

  static List<Loose> loose(RhodState state, Being by) {
    var found = new ArrayList<Loose>();
    for (Lying lying : state.world().ground()) {
      if (within(state, by, lying.at())) {
        found.add(Loose.of(by, lying.item(), Optional.of(lying), Optional.empty()));
      }
    }
    for (Being other : state.roster()) {
      if (!other.isUp() && within(state, by, other)) {
        for (Item item : other.kit().items()) {
          if (other.isDead()
              ? isBond(item) || !grown(item)
              : !grown(item) && !other.kit().worn().contains(item)) {
            found.add(Loose.of(by, item, Optional.empty(), Optional.of(other.id())));
          }
        }
      }
    }
    return found;
  }

  private static boolean grown(Item item) {
    return item.place() == Place.NATURAL
        || (item.thing() instanceof Armor armor && armor.tags().has(Tag.Kind.NATURAL));
  }

  /// Why somebody does not reach a space, or what is in it.
  static String away(RhodState state, Being by, String what, Spot at) {
    if (!Field.contains(state, at)) {
      return what + " is not on the map";
    }
    int feet = Field.feet(state, by, at);
    return feet <= Field.SPACE
        ? "%s is out of %s's reach: Full Cover is between them (%s)"
            .formatted(what, by.name(), Rhd.RHD_COV_02.id())
        : "%s is %d feet away, and not adjacent to %s".formatted(what, feet, by.name());
  }

  /// In one's own space or next to it, with no wall or closed door between (RHD-COV-02).
  static boolean within(RhodState state, Being by, Spot at) {
    return Field.feet(state, by, at) <= Field.SPACE && Field.sees(state, by, at);
  }

  /// Whether somebody lies within another's reach, with whichever of their spaces.
  private static boolean within(RhodState state, Being by, Being other) {
    return Field.body(other).spots().stream().anyMatch(spot -> within(state, by, spot));
  }

  private static Optional<Loose> find(RhodState state, Being by, String key) {
    return loose(state, by).stream()
        .filter(
            loose ->
                loose.called().equalsIgnoreCase(key) || loose.item().key().equalsIgnoreCase(key))
        .findFirst();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Hold step) {
    var by = state.being(step.by());
    var own = by.kit().find(step.item());
    var loose = find(state, by, step.item());
    if (own.isPresent() && own.get().place() != Place.PACK) {
      var item = own.get();
      return switch (item.place()) {
        case SHEATH, COINPURSE, QUIVER -> intoHandRefusal(state, by, item);
        case MAIN_HAND, OFF_HAND -> swapRefusal(state, by, item);
        case TWO_HANDS ->
            by.kit().wields(item)
                ? no(RHD_INT_03, item.key() + " is in hand already")
                : boundRefusal(state, by);
        case ARMOR_WORN, HEADGEAR -> no(RHD_R_40, item.key() + " is worn");
        case PACK, NATURAL -> grownRefusal(state, by, item, RHD_INT_03);
      };
    }
    if (loose.isPresent()) {
      return intoHandRefusal(state, by, loose.get().item());
    }
    return own.isPresent()
        ? no(RHD_INT_03, own.get().key() + " is packed: unpack it")
        : no(
            RHD_INV_01,
            "%s has no %s, and none lies within reach".formatted(by.name(), step.item()));
  }

  private static Optional<Refusal> swapRefusal(RhodState state, Being by, Item item) {
    var bound = boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    if (!by.kit().wields(item)) {
      return Optional.empty();
    }
    return free(state, by) > 0 ? Optional.empty() : no(RHD_R_36, full(state, by));
  }

  void hold(Handling.Hold step) {
    var by = being(step.by());
    var own = by.kit().find(step.item());
    if (own.isPresent() && own.get().place() != Place.PACK) {
      var item = own.get();
      if (item.held() && by.kit().wields(item)) {
        var other = item.place() == Place.MAIN_HAND ? Place.OFF_HAND : Place.MAIN_HAND;
        emit(new ThingEvent.Shifted(by.id(), item.key(), other), RHD_R_36);
      } else if (item.held()) {
        emit(new ThingEvent.Shifted(by.id(), item.key(), freer(by.kit(), item)), RHD_R_82);
      } else {
        intoHand(by, item, RHD_R_36);
      }
      return;
    }
    var loose = find(state(), by, step.item()).orElseThrow();
    loose.lying().ifPresent(this::takeUp);
    loose
        .fallen()
        .ifPresent(
            from ->
                emit(
                    new ThingEvent.Lost(from, loose.item().key(), loose.item().count()),
                    being(from).isDead() ? RHD_R_106 : RHD_R_110));
    take(by, loose.item(), RHD_INT_03);
  }

  /// The hand a thing goes to that was only carried: the other one where that is empty.
  private static Place freer(Kit kit, Item item) {
    var other = item.place() == Place.MAIN_HAND ? Place.OFF_HAND : Place.MAIN_HAND;
    return kit.armful() && item.place() != Place.TWO_HANDS && kit.at(other).isEmpty()
        ? other
        : item.place();
  }

  /// A thing from elsewhere comes into the hand, which wields what it took last.
  void take(Being by, Item thing, Clause why) {
    var hand = hand(state(), by, thing);
    emit(ThingEvent.Got.into(hand, by.id(), thing), why);
    var kit = being(by.id()).kit();
    var taken = Lists.without(kit.at(hand), item -> !item.thing().equals(thing.thing())).getLast();
    if (!kit.wields(taken)) {
      emit(new ThingEvent.Shifted(by.id(), taken.key(), hand), RHD_R_82);
    }
  }

  private void takeUp(Lying lying) {
    emit(new ThingEvent.TakenUp(lying), RHD_INT_03);
    // A line that is taken back hangs there no longer.
    if (Gadgets.ties(lying.item())) {
      for (World.Zone zone : state().world().zones()) {
        if (zone.kind() == World.Zone.Kind.LINE && zone.at().equals(lying.at())) {
          emit(new ThingEvent.ZoneEnded(zone), Rhd.RHD_EQP_06);
          break;
        }
      }
    }
  }

  // PLACE and dropping

  static Optional<Refusal> refusal(RhodState state, Handling.SetDown step) {
    var by = state.being(step.by());
    var held = heldRefusal(state, by, step.item(), RHD_INT_04);
    if (held.isPresent()) {
      return held;
    }
    return Field.contains(state, step.at()) && within(state, by, step.at())
        ? Optional.empty()
        : no(RHD_INT_04, away(state, by, step.at().toString(), step.at()));
  }

  void setDown(Handling.SetDown step) {
    layDown(being(step.by()), step.item(), step.at(), RHD_INT_04);
  }

  private void layDown(Being by, String key, Spot at, Clause why) {
    var item = by.kit().get(key);
    emit(new ThingEvent.Lost(by.id(), item.key(), item.count()), why);
    emit(ThingEvent.Laid.down(item, beneath(state(), at)), why);
  }

  /// The ground of a space: what is let go of in the air lies there (RHD-INV-01).
  static Spot beneath(RhodState state, Spot at) {
    return Field.map(state).standing(at.x(), at.y());
  }

  /// Everything in hand falls to the ground.
  void letGo(String who, Clause why) {
    for (Item item : being(who).kit().held()) {
      layDown(being(who), item.key(), being(who).at(), why);
    }
  }

  /// Bonds that hold nobody any more lie where they were taken off (RHD-EQP-06).
  void shedBonds(String who) {
    for (Item item : being(who).kit().items()) {
      if (isBond(item)) {
        layDown(being(who), item.key(), being(who).at(), Rhd.RHD_EQP_06);
      }
    }
  }

  /// What somebody was bound with, as close to them as what has grown.
  static boolean isBond(Item item) {
    return item.place() == Place.NATURAL && item.thing() instanceof Equipment;
  }

  /// Why nobody gets rid of what has grown on them, or of what they are bound with.
  private static Optional<Refusal> grownRefusal(RhodState state, Being by, Item item, Clause why) {
    return isBond(item)
        ? no(
            RHD_COND_06,
            "%s is %s with %s".formatted(by.name(), cited(state, Condition.BOUND), item.key()))
        : no(why, item.key() + " is a part of the body");
  }

  private static Optional<Refusal> heldRefusal(RhodState state, Being by, String key, Clause why) {
    var bound = boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    var has = hasRefusal(by, key, why);
    if (has.isPresent()) {
      return has;
    }
    return by.kit().get(key).held()
        ? Optional.empty()
        : no(why, by.kit().get(key).key() + " is not in hand");
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Drop step) {
    var by = state.being(step.by());
    var has = hasRefusal(by, step.item(), RHD_R_36);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    if (grown(item)) {
      return grownRefusal(state, by, item, RHD_R_36);
    }
    return item.place().worn()
        ? no(RHD_R_40, item.key() + " is worn: take it off")
        : Optional.empty();
  }

  void drop(Handling.Drop step) {
    var by = being(step.by());
    layDown(by, step.item(), by.at(), RHD_R_36);
    new Conditions(play).loosen();
  }

  // PACK

  /// Why somebody cannot pack a thing, wherever it should go.
  static Optional<Refusal> packRefusal(RhodState state, Being by, String key) {
    var held = heldRefusal(state, by, key, RHD_INT_05);
    if (held.isPresent()) {
      return held;
    }
    var item = by.kit().get(key);
    return item.lit() ? no(RHD_INT_05, item.key() + " burns: put it out first") : Optional.empty();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.PutAway step) {
    var by = state.being(step.by());
    var held = packRefusal(state, by, step.item());
    if (held.isPresent()) {
      return held;
    }
    var item = by.kit().get(step.item());
    return switch (step.place()) {
      case SHEATH, COINPURSE, QUIVER, PACK -> Inventory.refusal(by, item, step.place());
      case ARMOR_WORN, HEADGEAR, MAIN_HAND, OFF_HAND, TWO_HANDS, NATURAL ->
          no(RHD_INT_05, "%s is no place to pack things".formatted(step.place().title()));
    };
  }

  void putAway(Handling.PutAway step) {
    emit(new ThingEvent.Shifted(step.by(), step.item(), step.place()), RHD_INT_05);
  }

  // Armors

  static Optional<Refusal> refusal(RhodState state, Handling.Don step) {
    var by = state.being(step.by());
    var bound = boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    var has = hasRefusal(by, step.item(), RHD_R_40);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    if (!(item.thing() instanceof Armor armor)) {
      return no(RHD_R_86, item.key() + " is no Armor");
    }
    if (item.place().worn()) {
      return no(RHD_R_40, item.key() + " is worn already");
    }
    if (armor.place() == Place.ARMOR_WORN && state.inEncounter()) {
      return no(RHD_R_40, "Nobody puts on body Armor within an Encounter");
    }
    return Inventory.refusal(by, item, armor.place());
  }

  void don(Handling.Don step) {
    var item = being(step.by()).kit().get(step.item());
    play.cite(Rhd.RHD_ABL_04);
    emit(new ThingEvent.Shifted(step.by(), item.key(), ((Armor) item.thing()).place()), RHD_R_40);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Doff step) {
    var by = state.being(step.by());
    var bound = boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    var has = hasRefusal(by, step.item(), RHD_R_40);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    if (!item.place().worn()) {
      return no(RHD_R_40, item.key() + " is not worn");
    }
    if (grown(item)) {
      return no(RHD_R_40, item.key() + " is a part of the body");
    }
    return item.place() == Place.ARMOR_WORN && state.inEncounter()
        ? no(RHD_R_40, "Nobody takes off body Armor within an Encounter")
        : Optional.empty();
  }

  /// Into the pack if there is room, else onto the ground.
  void doff(Handling.Doff step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    if (Inventory.refusal(by, item, Place.PACK).isEmpty()) {
      emit(new ThingEvent.Shifted(by.id(), item.key(), Place.PACK), RHD_R_40);
    } else {
      layDown(by, item.key(), by.at(), RHD_R_40);
    }
  }

  // Ammunition at hand

  static Optional<Refusal> refusal(RhodState state, Handling.Choose step) {
    var by = state.being(step.by());
    var has = hasRefusal(by, step.item(), Rhd.RHD_RNG_05);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    return isReadyAmmunition(item)
        ? Optional.empty()
        : no(Rhd.RHD_RNG_05, item.key() + " is no ammunition in the Quiver or the Sheath");
  }

  static boolean isReadyAmmunition(Item item) {
    return item.thing() instanceof Ammunition
        && (item.place() == Place.QUIVER || item.place() == Place.SHEATH);
  }

  void choose(Handling.Choose step) {
    var item = being(step.by()).kit().get(step.item());
    emit(new ThingEvent.Preferred(step.by(), item.key()), Rhd.RHD_RNG_05);
  }

  /// A thing comes to somebody: where there is room, else at their feet.
  void receive(String who, Item item, Clause why) {
    var being = being(who);
    var place = Inventory.roomFor(being, item);
    if (place.isPresent()) {
      emit(ThingEvent.Got.into(place.get(), who, item), why);
    } else {
      emit(ThingEvent.Laid.down(item, beneath(state(), being.at())), RHD_INV_01);
    }
  }
}
