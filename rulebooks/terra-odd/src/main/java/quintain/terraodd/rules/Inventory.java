package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Tag;
import quintain.terraodd.state.World;

/// Gear: in hand, on the body, packed, used up, given away.
final class Inventory extends Chapter {
  private static final int HANDS = 2;

  Inventory(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(UseItem.class, ODD_REF_03)
        .offered("uses an item", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("package-open")
        .by(UseItem::by, "Who uses it?")
        .slot(UseItem::item, "Which item?", Inventory::carried)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::use);
    book.act(Place.class, ODD_REF_03)
        .offered("holds, wears or stows an item", GEAR)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("backpack")
        .by(Place::by, "Whose?")
        .slot(Place::item, "Which item?", Inventory::carried)
        .slot(Place::where, "Where does it go?", oneOf(Item.Where.values()))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::place);
    book.act(PickUp.class, ODD_REF_03)
        .offered("picks something up", GEAR)
        .afterwards()
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("hand-grab")
        .by(PickUp::by, "Who picks it up?")
        .slot(PickUp::item, "What?", Inventory::onTheGround)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::pickUp);
    book.deed(Drop.class, ODD_REF_03)
        .offered("drops an item", GEAR)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("arrow-down")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", Inventory::loose)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::drop);
    book.act(Hand.class, ODD_REF_03)
        .offered("hands an item over", GEAR)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("hand-helping")
        .by(Hand::by, "Who hands it over?")
        .slot(Hand::item, "What?", Inventory::carried)
        .at(Hand::to, "To whom?", friendsFirst())
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::hand);
    book.word(Bestow.class, ODD_REF_03)
        .offeredOnce("Bestow an item", REFEREE)
        .ifOpen()
        .about(Bestow::to, "Who gets it?", everybody())
        .slot(Bestow::what, "What?", entries(state -> state.shelf().gear()))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::bestow);
  }

  private static Optional<Question<?>> carried(Blank<OddState> blank, Topic topic, Being by) {
    return items(topic, by.pack().items());
  }

  /// What somebody can simply let fall.
  private static Optional<Question<?>> loose(Blank<OddState> blank, Topic topic, Being by) {
    return items(
        topic,
        Lists.without(
            by.pack().items(),
            item -> blank.state().inRounds() && item.where() == Item.Where.WORN));
  }

  /// What lies within reach of somebody, of several alike the nearest.
  private static Optional<Question<?>> onTheGround(Blank<OddState> blank, Topic topic, Being by) {
    var there = blank.state().planned(by);
    return items(
        topic,
        blank.state().ground().stream()
            .filter(lying -> reaches(blank.state(), there, lying.at()))
            .map(World.Lying::item)
            .toList());
  }

  /// Things are taken from beside one; outside rounds nobody counts the feet to them (ODD-R-48).
  static boolean reaches(OddState state, Being by, int place) {
    return !state.inRounds() || by.isBeside(place);
  }

  private static Optional<Question<?>> items(Topic topic, List<Item> items) {
    return oneOf(
        topic, items.stream().map(item -> Option.of(item.key(), item.name())).distinct().toList());
  }

  // In use

  /// Weapons are drawn as part of the attack; what is in the way is stowed.
  void takeInHand(Being attacker, Arms arms) {
    int free = HANDS - arms.hands();
    for (Item item : attacker.pack().items()) {
      if (item.where() == Item.Where.HELD && !isAmong(arms, item)) {
        free -= Math.max(1, item.gear().hands());
        if (free < 0) {
          emit(new OddEvent.ItemPlaced(attacker.id(), item.key(), Item.Where.PACK), ODD_EQP_01);
        }
      }
    }
    for (Item item : arms.items()) {
      if (item.where() != Item.Where.HELD) {
        emit(new OddEvent.ItemPlaced(attacker.id(), item.key(), Item.Where.HELD), ODD_EQP_01);
      }
    }
  }

  private static boolean isAmong(Arms arms, Item item) {
    return Lists.some(arms.items(), weapon -> weapon.key().equals(item.key()));
  }

  /// One use less; the last one is the end of it.
  void useUp(String who, String key, String how) {
    var item = being(who).pack().find(key);
    if (item.isEmpty()) {
      return;
    }
    int left = item.get().left() - 1;
    if (left > 0) {
      emit(new OddEvent.ItemUsed(who, key, left), ODD_REF_03);
    } else {
      emit(new OddEvent.ItemLost(who, key, how), ODD_REF_03);
    }
  }

  static Optional<Refusal> refusal(OddState state, OddStep.UseItem act) {
    var user = state.being(act.by());
    var item = user.pack().find(act.item());
    if (item.isEmpty()) {
      return lacks(user, act.item());
    }
    var gear = item.get().gear();
    return gear.is(Tag.STIMULANT) || gear.is(Tag.CALMING)
        ? Optional.empty()
        : barred(ODD_REF_03, item.get().name() + " is not used that way");
  }

  private static Optional<Refusal> lacks(Being who, String item) {
    return barred(ODD_REF_03, who.name() + " has no " + item);
  }

  void use(OddStep.UseItem act) {
    var user = being(act.by());
    var item = user.pack().find(act.item()).orElseThrow();
    useUp(user.id(), item.key(), "used up");
    if (item.gear().is(Tag.STIMULANT)) {
      emit(new OddEvent.Became(user.id(), Flag.STIMULATED, ""), ODD_REF_03);
      new TimePassing(play).crashTomorrow(user);
    } else {
      calm(user, roll(user, Dice.D4, ODD_REF_03));
    }
  }

  /// Lost Insight comes back, never past its permanent value (ODD-R-39).
  private void calm(Being user, int points) {
    int lost = user.insight().permanent() - user.insight().now();
    if (points > lost) {
      play.cite(ODD_R_39);
    }
    if (lost > 0) {
      emit(
          new OddEvent.AbilityRestored(user.id(), Ability.INSIGHT, Math.min(points, lost)),
          ODD_REF_03);
    }
  }

  // Given up

  /// A hoarder gives nothing up without a Resolve save (ODD-CON-12).
  boolean parts(Being owner) {
    return !owner.suffers(Ailment.HOARDER)
        || new Saves(play)
            .save(owner, Ability.RESOLVE, "clinging to it", Saves.Kind.SAVE, ODD_REF_02)
            .passed();
  }

  /// Armour is taken off first, which in rounds is the turn's action (ODD-R-14).
  static Optional<Refusal> refusal(OddState state, OddStep.Drop step) {
    var held = holderRefusal(state, step.by(), step.item());
    if (held.isPresent() || !state.inRounds()) {
      return held;
    }
    return state
        .being(step.by())
        .pack()
        .find(step.item())
        .filter(item -> item.where() == Item.Where.WORN)
        .flatMap(item -> barred(ODD_R_14, item.name() + " is worn; taking it off is an action"));
  }

  private static Optional<Refusal> holderRefusal(OddState state, String by, String item) {
    var owner = state.find(by);
    if (owner.isEmpty()) {
      return nobodyCalled(by, ODD_REF_03);
    }
    var unable = handsRefusal(owner.get());
    if (unable.isPresent()) {
      return unable;
    }
    return owner.get().pack().find(item).isEmpty() ? lacks(owner.get(), item) : Optional.empty();
  }

  private static Optional<Refusal> handsRefusal(Being owner) {
    return owner.canUseHands() ? Optional.empty() : Acts.unable(owner);
  }

  void drop(OddStep.Drop step) {
    var owner = being(step.by());
    var item = owner.pack().find(step.item());
    if (item.isPresent() && parts(owner)) {
      emit(new OddEvent.ItemDropped(owner.id(), item.get().key()), ODD_REF_03);
    }
  }

  static Optional<Refusal> refusal(OddState state, OddStep.PickUp step) {
    var by = state.being(step.by());
    var lying = state.nearest(by, step.item());
    if (lying.isEmpty()) {
      return barred(ODD_REF_03, "No " + step.item() + " lies here");
    }
    return reaches(state, by, lying.get().at())
        ? Optional.empty()
        : barred(
            ODD_R_48,
            "The %s lies %d ft off"
                .formatted(lying.get().item().name(), by.distanceTo(lying.get().at())));
  }

  void pickUp(OddStep.PickUp step) {
    state()
        .nearest(being(step.by()), step.item())
        .ifPresent(
            lying -> emit(new OddEvent.ItemTakenUp(step.by(), lying.item().key()), ODD_REF_03));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Hand step) {
    var held = holderRefusal(state, step.by(), step.item());
    if (held.isPresent()) {
      return held;
    }
    var taker = state.find(step.to());
    if (taker.isEmpty()) {
      return nobodyCalled(step.to(), ODD_REF_03);
    }
    if (step.by().equals(step.to())) {
      return barred(ODD_REF_03, taker.get().name() + " has it already");
    }
    if (taker.get().isDead()) {
      return barred(ODD_REF_03, taker.get().name() + " is dead and takes nothing");
    }
    if (taker.get().hasLeft()) {
      return barred(ODD_REF_03, taker.get().name() + " " + Acts.left(taker.get()));
    }
    return state.being(step.by()).isAdjacentTo(taker.get())
        ? Optional.empty()
        : Acts.tooFar(state.being(step.by()), taker.get(), ODD_REF_03);
  }

  void hand(OddStep.Hand step) {
    var giver = being(step.by());
    var item = giver.pack().find(step.item());
    if (item.isPresent() && parts(giver)) {
      pass(giver, item.get(), step.to(), "handed over", ODD_REF_03);
    }
  }

  /// Something goes from one to another.
  void pass(Being from, Item item, String to, String how, Clause why) {
    emit(new OddEvent.ItemLost(from.id(), item.key(), how), why);
    emit(new OddEvent.ItemGained(to, item.handedOn()), why);
  }

  // Placed

  static Optional<Refusal> refusal(OddState state, OddStep.Place step) {
    var held = holderRefusal(state, step.by(), step.item());
    if (held.isPresent()) {
      return held;
    }
    var owner = state.being(step.by());
    var item = owner.pack().find(step.item()).orElseThrow();
    if (item.where() == step.where()) {
      return barred(ODD_REF_03, item.name() + " is there already");
    }
    return switch (step.where()) {
      case PACK -> Optional.empty();
      case WORN -> wearRefusal(owner, item);
      case HELD -> holdRefusal(owner, item);
    };
  }

  private static Optional<Refusal> wearRefusal(Being owner, Item item) {
    if (!item.isBodyArmour()) {
      return barred(ODD_EQP_02, item.name() + " is nothing to wear");
    }
    boolean dressed =
        owner.pack().items().stream()
            .anyMatch(other -> other.where() == Item.Where.WORN && other.isBodyArmour());
    return dressed ? barred(ODD_EQP_02, owner.name() + " wears armour already") : Optional.empty();
  }

  private static Optional<Refusal> holdRefusal(Being owner, Item item) {
    if (item.isBodyArmour()) {
      return barred(ODD_EQP_02, item.name() + " is worn, not held");
    }
    int hands = Math.max(1, item.gear().hands());
    for (Item other : owner.pack().items()) {
      if (other.where() == Item.Where.HELD) {
        hands += Math.max(1, other.gear().hands());
      }
    }
    return hands > HANDS
        ? barred(ODD_EQP_01, owner.name() + " has no hand free for it")
        : Optional.empty();
  }

  void place(OddStep.Place step) {
    var key = being(step.by()).pack().find(step.item()).map(Item::key).orElse(step.item());
    emit(new OddEvent.ItemPlaced(step.by(), key, step.where()), ODD_REF_03);
  }

  // By the GM's hand

  static Optional<Refusal> refusal(OddState state, OddStep.Bestow step) {
    var taker = state.find(step.to());
    if (taker.isEmpty()) {
      return nobodyCalled(step.to(), ODD_REF_03);
    }
    if (!taker.get().isInPlay()) {
      return barred(ODD_REF_03, taker.get().name() + " is no longer in play");
    }
    return state.shelf().gear(step.what()).isEmpty()
        ? barred(ODD_REF_03, "Nothing in this table's packs is called " + step.what())
        : Optional.empty();
  }

  void bestow(OddStep.Bestow step) {
    state()
        .shelf()
        .gear(step.what())
        .ifPresent(gear -> emit(new OddEvent.ItemGained(step.to(), Item.of(gear)), ODD_REF_03));
  }
}
