package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Relic;
import quintain.cairn.state.Spell;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;

/// Slots: what fits, what is held, what is dropped.
public final class Inventory extends Chapter {
  Inventory(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Place.class, CRN_INV_02)
        .offered("holds, wears or stows an item", GEAR)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("backpack")
        .by(Place::by, "Whose?")
        .slot(Place::item, "Which item?", Inventory::carried)
        .slot(Place::where, "Where does it go?", oneOf(Item.Where.values()))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::place);
    book.act(PickUp.class, CRN_INV_06)
        .offered("picks something up", GEAR)
        .afterwards()
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("hand-grab")
        .by(PickUp::by, "Who picks it up?")
        .slot(PickUp::item, "What?", Inventory::lying)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::pickUp);
    book.deed(Drop.class, CRN_INV_02)
        .offered("drops an item", GEAR)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("arrow-down")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", Inventory::loose)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::drop);
    book.act(Hand.class, CRN_INV_06)
        .offered("hands an item over", GEAR)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("hand-helping")
        .by(Hand::by, "Who hands it over?")
        .slot(Hand::item, "What?", Inventory::carried)
        .at(Hand::to, "To whom?", friendsFirst())
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::hand);
    book.word(Bestow.class, CRN_WLTH_03)
        .offeredOnce("Bestow an item", REFEREE)
        .ifOpen()
        .slot(Bestow::to, "Who finds it?", Inventory::finders)
        .slot(Bestow::what, "What?", Inventory::finds)
        .slot(Bestow::spell, "Holding which spell?", Inventory::spells)
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::bestow);
  }

  // What could be chosen

  static Optional<Question<?>> carried(Blank<CairnState> blank, Topic topic, Being owner) {
    return among(topic, owner, _ -> true);
  }

  /// What somebody can simply let fall.
  private static Optional<Question<?>> loose(Blank<CairnState> blank, Topic topic, Being owner) {
    return among(
        topic, owner, item -> !blank.state().inRounds() || item.where() != Item.Where.WORN);
  }

  /// One of the things that somebody carries, of those for which something holds.
  static Optional<Question<?>> among(Topic topic, Being owner, Predicate<Item> which) {
    return oneOf(
        topic,
        owner.pack().items().stream()
            .filter(which)
            .map(item -> Option.of(item.key(), item.name()))
            .toList());
  }

  /// What lies within reach of somebody, of several alike the nearest.
  private static Optional<Question<?>> lying(Blank<CairnState> blank, Topic topic, Being by) {
    var there = blank.state().planned(by);
    var keys = new ArrayList<String>();
    var options = new ArrayList<Option<String>>();
    for (World.Lying lying : blank.state().ground()) {
      var item = lying.item();
      if (!keys.contains(item.key()) && reaches(blank.state(), there, lying.at())) {
        keys.add(item.key());
        options.add(Option.of(item.key(), item.name()));
      }
    }
    return oneOf(topic, options);
  }

  /// Things are taken from beside one; outside rounds nobody counts the feet to them, unless they
  /// crawl (CRN-R-66, CRN-RND-01).
  static boolean reaches(CairnState state, Being by, int place) {
    return by.isBeside(place) || !Movement.isCounted(state, Movement.reach(state, by));
  }

  /// Somebody, or nobody: then it lies on the ground.
  private static Optional<Question<?>> finders(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      if (!being.isDead() && blank.state().maySee(being, blank.seat())) {
        options.add(Option.of(being.id(), being.name()));
      }
    }
    options.add(new Option<>("nobody", "nobody: it lies there", ""));
    return oneOf(topic, options);
  }

  private static Optional<Question<?>> finds(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      options.add(Option.of(gear.name(), gear.name()));
    }
    for (Relic relic : blank.state().shelf().relics()) {
      options.add(Option.of(relic.name(), relic.name()));
    }
    for (World.Treasure treasure : blank.state().treasures()) {
      options.add(Option.of(treasure.name(), treasure.name()));
    }
    return oneOf(topic, options);
  }

  /// A spell for a spellbook or scroll, nothing for anything else.
  private static Optional<Question<?>> spells(Blank<CairnState> blank, Topic topic) {
    var what = blank.filled("what", String.class).orElse("");
    var options = new ArrayList<Option<String>>();
    if (blank.state().shelf().gear(what).filter(Gear::holdsSpell).isPresent()) {
      options.add(new Option<>("any", "by d100", ""));
      for (Spell spell : blank.state().shelf().spells()) {
        options.add(Option.of(spell.name(), spell.name()));
      }
    } else {
      options.add(new Option<>("none", "none", ""));
    }
    return oneOf(topic, options);
  }

  // What slots and hands allow

  /// Nobody carries more than their slots allow (CRN-INV-06).
  ///
  /// @param slots those that would be filled
  static Optional<Refusal> room(Being being, int slots) {
    return slots > Pack.SLOTS
        ? barred(CRN_INV_06, being.name() + " would fill " + slots + " slots and has " + Pack.SLOTS)
        : Optional.empty();
  }

  /// What is loaded on a beast takes slots once it is on somebody.
  private static Optional<Refusal> roomOnSelf(Being being, Item item) {
    return room(being, being.pack().used() - item.slots() + item.gear().slots());
  }

  /// Ten filled slots leave no HP, and none comes back: the one place where the house decides
  /// (CRN-R-36).
  public static boolean weighsDown(CairnState state, Being being) {
    return state.house().fullPackZeroHp() && being.pack().full();
  }

  /// Whoever is weighed down is at 0 HP: not damage, so no scar and no save (CRN-INV-05).
  void bear(String who) {
    var being = being(who);
    if (weighsDown(state(), being) && being.hp() > 0) {
      emit(new CairnEvent.SlotsFilled(who), CRN_INV_05);
    }
  }

  private static int hands(Item item) {
    return Math.max(1, item.gear().hands());
  }

  private static int handsFull(Being being) {
    int full = 0;
    for (Item item : being.pack().items()) {
      if (item.where() == Item.Where.HELD) {
        full += hands(item);
      }
    }
    return full;
  }

  static boolean hasHandFor(Being being, Item item) {
    return item.where() == Item.Where.HELD || handsFull(being) + hands(item) <= being.hands();
  }

  static Optional<Refusal> noHandFor(Being being, Item item) {
    var hands =
        switch (being.hands()) {
          case 0 -> handsGone(being) + " and no hand for ";
          case 1 -> handsGone(being) + " and no hand free for ";
          default -> "has no hand free for ";
        };
    return barred(CRN_INV_01, being.name() + " " + hands + item.name());
  }

  /// What has taken the hands of whoever lacks one or both (CRN-R-59, CRN-R-69).
  static String handsGone(Being being) {
    if (being.lostHands() == 0) {
      return being.brokenArms() > 1 ? "has two broken arms" : "has a broken arm";
    }
    if (being.lostHands() > 1) {
      return "has both hands lost";
    }
    return being.brokenArms() > 0 ? "has one hand lost, one arm broken" : "has one hand lost";
  }

  /// The slots that beasts, carts, wagons and spells add for a side (CRN-INV-07); a cart only while
  /// pulled.
  static int capacity(CairnState state, Who.Side side) {
    int slots = 0;
    for (Being being : state.side(side)) {
      slots += Powers.carriedFor(state, being);
      for (Item item : being.pack().items()) {
        slots += carries(item);
      }
    }
    return slots;
  }

  private static int carries(Item item) {
    return item.gear().hands() == 0 || item.where() == Item.Where.HELD ? item.gear().carries() : 0;
  }

  /// The slots of all that a side has loaded.
  static int loaded(CairnState state, Who.Side side) {
    int slots = 0;
    for (Being being : state.side(side)) {
      for (Item item : being.pack().items()) {
        if (item.where() == Item.Where.LOADED) {
          slots += item.gear().slots();
        }
      }
    }
    return slots;
  }

  /// What nothing bears any more falls where its owner stands: of the load of whoever had a spell
  /// to carry it what came last, then of the others' (CRN-R-66).
  static List<CairnEvent> unborne(CairnState state, Being bearer) {
    var falling = new ArrayList<CairnEvent>();
    int over = loaded(state, bearer.side()) - capacity(state, bearer.side());
    var owners = new ArrayList<Being>();
    owners.add(bearer);
    owners.addAll(Lists.without(state.side(bearer.side()), bearer::equals));
    for (Being owner : owners) {
      for (Item item : owner.pack().items().reversed()) {
        if (over > 0 && item.where() == Item.Where.LOADED && item.gear().slots() > 0) {
          falling.add(new CairnEvent.ItemDropped(owner.id(), item.key()));
          over -= item.gear().slots();
        }
      }
    }
    return falling;
  }

  // In an attack

  /// Takes arms in hand, stowing what no longer fits; shields go last.
  void takeInHand(Being attacker, Arms arms) {
    if (areHeld(arms.items())) {
      return;
    }
    int hands = arms.hands();
    for (Item held : attacker.pack().items()) {
      if (held.where() == Item.Where.HELD && !arms.items().contains(held)) {
        hands += hands(held);
      }
    }
    hands = stow(attacker, arms, hands, false);
    stow(attacker, arms, hands, true);
    for (Item item : arms.items()) {
      if (item.where() != Item.Where.HELD) {
        emit(new CairnEvent.ItemPlaced(attacker.id(), item.key(), Item.Where.HELD), CRN_INV_01);
      }
    }
  }

  private static boolean areHeld(List<Item> items) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).where() != Item.Where.HELD) {
        return false;
      }
    }
    return true;
  }

  /// A broken arm's hand holds nothing: what came to hand last goes (CRN-R-59).
  void emptyTheBrokenHand(Being being) {
    int full = handsFull(being);
    for (Item held : being.pack().items().reversed()) {
      if (full > being.hands() && held.where() == Item.Where.HELD) {
        stow(being, held, CRN_R_59);
        full -= hands(held);
      }
    }
  }

  /// A lost hand lets go of what it held: what came to hand last falls (CRN-R-69).
  void letFall(Being being) {
    int full = handsFull(being);
    for (Item held : being.pack().items().reversed()) {
      if (full > being.hands() && held.where() == Item.Where.HELD) {
        emit(new CairnEvent.ItemDropped(being.id(), held.key()), CRN_R_69);
        full -= hands(held);
      }
    }
  }

  private int stow(Being attacker, Arms arms, int hands, boolean shields) {
    int full = hands;
    for (Item held : attacker.pack().items()) {
      if (full > attacker.hands()
          && held.where() == Item.Where.HELD
          && isShield(held) == shields
          && !arms.items().contains(held)) {
        stow(attacker, held, CRN_INV_01);
        full -= hands(held);
      }
    }
    return full;
  }

  /// Into the pack, where nothing burns (CRN-R-64).
  private void stow(Being being, Item item, Clause why) {
    new Flames(play).stowed(item);
    emit(new CairnEvent.ItemPlaced(being.id(), item.key(), Item.Where.PACK), why);
  }

  static boolean isShield(Item item) {
    return item.gear().piece().equals(Optional.of(ArmorPiece.SHIELD));
  }

  /// What the attack used up, or threw out of hand.
  void spend(Being attacker, Arms arms, List<Being> targets) {
    for (Item item : arms.items()) {
      if (arms.kind() == Arms.Kind.HURLED) {
        hurl(attacker, item, targets);
      } else if (item.isWeapon() && item.gear().uses() > 0) {
        useUp(attacker, item, CRN_GEAR);
      } else if (item.gear().is(Tag.THROWN) && isThrown(attacker, targets)) {
        hurl(attacker, item, targets);
      }
    }
  }

  /// It lies where it was thrown (CRN-R-66).
  private void hurl(Being attacker, Item item, List<Being> targets) {
    int at = targets.isEmpty() ? attacker.at() : targets.getFirst().at();
    emit(new CairnEvent.ItemThrown(attacker.id(), item.key(), at), CRN_GEAR);
  }

  private static boolean isThrown(Being attacker, List<Being> targets) {
    for (Being target : targets) {
      if (!attacker.isAdjacentTo(target)) {
        return true;
      }
    }
    return false;
  }

  /// One use of something that has few of them; after the last it is gone.
  void useUp(Being being, Item item, Clause why) {
    if (item.gear().uses() == 0) {
      return;
    }
    if (item.left() > 1) {
      emit(new CairnEvent.ItemUsed(being.id(), item.key(), item.left() - 1), why);
    } else {
      emit(new CairnEvent.ItemLost(being.id(), item.key(), "used up"), why);
    }
  }

  // By hand

  private static Optional<Refusal> handsBarred(CairnState state, String by) {
    var being = state.find(by);
    if (being.isEmpty()) {
      return nobodyCalled(by, CRN_INV_02);
    }
    return Rounds.incapacity(being.get());
  }

  private static Optional<Refusal> lacks(Being being, String item) {
    return being.pack().find(item).isEmpty()
        ? barred(CRN_INV_02, being.name() + " has no " + item)
        : Optional.empty();
  }

  private static Optional<World.Lying> onTheGround(CairnState state, Being by, String item) {
    return state.nearest(by, item.strip().toLowerCase(Locale.ROOT));
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.PickUp step) {
    var barred = handsBarred(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var being = state.planned(state.being(step.by()));
    var lying = onTheGround(state, being, step.item());
    if (lying.isEmpty()) {
      return barred(CRN_INV_02, "No " + step.item() + " lies here");
    }
    var item = lying.get().item();
    return reaches(state, being, lying.get().at())
        ? room(being, being.pack().used() + item.slots())
        : barred(
            CRN_R_66,
            "The %s lies %s off"
                .formatted(item.name(), Phrases.along(being.distanceTo(lying.get().at()), "ft")));
  }

  void pickUp(CairnStep.PickUp step) {
    onTheGround(state(), being(step.by()), step.item())
        .map(World.Lying::item)
        .ifPresent(
            item -> {
              emit(new CairnEvent.ItemTakenUp(step.by(), item.key()), CRN_INV_02);
              receive(step.by(), item);
            });
    bear(step.by());
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Drop step) {
    var barred = handsBarred(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var being = state.being(step.by());
    return lacks(being, step.item())
        .or(() -> stillWorn(state, being, step.item()))
        .or(() -> stillBears(state, being, step.item()));
  }

  /// What is worn is taken off first, which in rounds is the turn's action (CRN-R-63).
  private static Optional<Refusal> stillWorn(CairnState state, Being being, String item) {
    return being
        .pack()
        .find(item)
        .filter(worn -> state.inRounds() && worn.where() == Item.Where.WORN)
        .flatMap(worn -> barred(CRN_R_63, worn.name() + " is worn; taking it off is an action"));
  }

  /// A beast or cart that others' loads ride on stays until they are off it.
  static Optional<Refusal> stillBears(CairnState state, Being being, String item) {
    int carried = being.pack().find(item).map(Inventory::carries).orElse(0);
    return carried > 0 && loaded(state, being.side()) > capacity(state, being.side()) - carried
        ? barred(CRN_INV_07, item + " is loaded: unload it first")
        : Optional.empty();
  }

  void drop(CairnStep.Drop step) {
    emit(new CairnEvent.ItemDropped(step.by(), key(step.by(), step.item())), CRN_INV_02);
  }

  private String key(String who, String item) {
    return being(who).pack().find(item).map(Item::key).orElse(item);
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Hand step) {
    var barred = handsBarred(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var giver = state.planned(state.being(step.by()));
    var found = state.find(step.to());
    if (found.isEmpty()) {
      return nobodyCalled(step.to(), CRN_INV_02);
    }
    var taker = found.get();
    if (taker.id().equals(giver.id())) {
      return barred(CRN_INV_02, giver.name() + " has it already");
    }
    if (taker.isDead()) {
      return barred(CRN_INV_02, taker.name() + " is dead and takes nothing");
    }
    if (taker.hasLeft()) {
      return barred(CRN_MORL_06, taker.name() + " has left");
    }
    if (taker.isSwallowed()) {
      return barred(CRN_R_68, taker.name() + " is swallowed, out of everybody's reach");
    }
    if (!giver.isAdjacentTo(taker)) {
      return barred(CRN_R_55, giver.name() + " is not beside " + taker.name());
    }
    return lacks(giver, step.item())
        .or(() -> stillBears(state, giver, step.item()))
        .or(
            () ->
                giver
                    .pack()
                    .find(step.item())
                    .flatMap(item -> room(taker, taker.pack().used() + item.gear().slots())));
  }

  /// Hands something to somebody beside one.
  void hand(CairnStep.Hand step) {
    var to = being(step.to());
    boolean unseen = to.secrecy() == Secrecy.UNSEEN;
    var how = "handed " + (unseen ? "away" : "to " + to.name());
    pass(being(step.by()), step.item(), to, how, CRN_INV_02);
  }

  /// Something goes from one to another.
  void pass(Being from, String key, Being to, String how, Clause why) {
    var item = from.pack().find(key);
    if (item.isPresent()) {
      emit(new CairnEvent.ItemLost(from.id(), item.get().key(), how), why);
      gain(to.id(), item.get().to(Item.Where.PACK), why);
      receive(to.id(), item.get());
    }
  }

  /// What burns is taken in hand, or goes out where no hand is free (CRN-R-64).
  private void receive(String who, Item light) {
    for (Item item : being(who).pack().items()) {
      if (light.burns() && item.flame() == light.flame()) {
        if (hasHandFor(being(who), item)) {
          emit(new CairnEvent.ItemPlaced(who, item.key(), Item.Where.HELD), CRN_R_64);
        } else {
          new Flames(play).stowed(item);
        }
      }
    }
  }

  /// Somebody comes by an item, and by its weight.
  void gain(String who, Item item, Clause why) {
    emit(new CairnEvent.ItemGained(who, item), why);
    bear(who);
  }

  // Holding, wearing, stowing, loading

  static Optional<Refusal> refusal(CairnState state, CairnStep.Place step) {
    var barred = handsBarred(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var being = state.being(step.by());
    var found = being.pack().find(step.item());
    if (found.isEmpty()) {
      return lacks(being, step.item());
    }
    var item = found.get();
    if (item.where() == step.where()) {
      return barred(CRN_INV_02, item.name() + " is there already");
    }
    return switch (step.where()) {
      case HELD -> holding(being, item);
      case WORN -> wearing(being, item);
      case PACK -> roomOnSelf(being, item);
      case LOADED -> loading(state, being, item);
    };
  }

  private static Optional<Refusal> holding(Being being, Item item) {
    if (!hasHandFor(being, item)) {
      return noHandFor(being, item);
    }
    return roomOnSelf(being, item);
  }

  /// One body armor, and one of each other kind (CRN-R-42).
  private static Optional<Refusal> wearing(Being being, Item item) {
    if (item.gear().piece().isEmpty() || isShield(item)) {
      return barred(CRN_ARMR_02, item.name() + " cannot be worn");
    }
    for (Item worn : being.pack().items()) {
      if (worn.where() == Item.Where.WORN && worn.gear().piece().equals(item.gear().piece())) {
        return barred(CRN_R_42, being.name() + " wears " + worn.name() + " already");
      }
    }
    return roomOnSelf(being, item);
  }

  private static Optional<Refusal> loading(CairnState state, Being being, Item item) {
    if (item.gear().carries() > 0) {
      return barred(CRN_INV_07, item.name() + " carries and is not carried");
    }
    int capacity = capacity(state, being.side());
    return loaded(state, being.side()) + item.gear().slots() > capacity
        ? barred(CRN_INV_07, "Beasts and carts here bear " + capacity + " slots and no more")
        : Optional.empty();
  }

  void place(CairnStep.Place step) {
    if (step.where() != Item.Where.HELD) {
      being(step.by()).pack().find(step.item()).ifPresent(new Flames(play)::stowed);
    }
    emit(
        new CairnEvent.ItemPlaced(step.by(), key(step.by(), step.item()), step.where()),
        step.where() == Item.Where.LOADED ? CRN_INV_07 : CRN_INV_02);
    bear(step.by());
  }

  // Finds

  static Optional<Refusal> refusal(CairnState state, CairnStep.Bestow step) {
    if (!step.to().isBlank() && state.find(step.to()).isEmpty()) {
      return nobodyCalled(step.to(), CRN_INV_06);
    }
    var gear = state.shelf().gear(step.what()).filter(Inventory::isThing);
    var relic = state.shelf().relic(step.what()).map(Outfit::of);
    var item = gear.map(Outfit::of).or(() -> relic).or(() -> treasure(state, step.what()));
    if (item.isEmpty()) {
      return barred(CRN_INV_02, "There is no gear, relic or treasure called " + step.what());
    }
    boolean spelled = gear.isPresent() && gear.get().holdsSpell();
    if (!spelled && !step.spell().isBlank()) {
      return barred(CRN_MAGC_01, step.what() + " cannot hold a spell");
    }
    if (spelled && !step.spell().isBlank() && state.shelf().spell(step.spell()).isEmpty()) {
      return barred(CRN_MAGC_01, "There is no spell called " + step.spell());
    }
    return state
        .find(step.to())
        .flatMap(being -> room(being, being.pack().used() + item.get().slots()));
  }

  /// Bare hands have an entry of their own, but nobody finds or buys them.
  static boolean isThing(Gear gear) {
    return !gear.name().equalsIgnoreCase(Arms.UNARMED);
  }

  private static Optional<Item> treasure(CairnState state, String name) {
    for (World.Treasure treasure : state.treasures()) {
      if (treasure.name().equalsIgnoreCase(name.strip())) {
        return Optional.of(Outfit.treasure(treasure.name(), treasure.worth()));
      }
    }
    return Optional.empty();
  }

  /// The Warden hands something out, or, to nobody, lays it down. A book whose spell is not said
  /// takes it by d100 (CRN-SPL).
  void bestow(CairnStep.Bestow step) {
    var gear = state().shelf().gear(step.what());
    if (gear.isPresent() && gear.get().holdsSpell()) {
      var spell =
          step.spell().isBlank()
              ? new Creation(play).rollSpell(new Creation.Newcomer("warden"))
              : state().shelf().spell(step.spell());
      spell.ifPresent(holds -> bestow(step.to(), Outfit.of(gear.get(), holds)));
    } else if (gear.isPresent()) {
      bestow(step.to(), Outfit.of(gear.get()));
    } else if (state().shelf().relic(step.what()).isPresent()) {
      state().shelf().relic(step.what()).ifPresent(relic -> bestow(step.to(), Outfit.of(relic)));
    } else {
      treasure(state(), step.what())
          .ifPresent(
              found -> {
                emit(new CairnEvent.TreasureTaken(found.gear().name()), CRN_WLTH_02);
                bestow(step.to(), found);
              });
    }
  }

  private void bestow(String to, Item item) {
    if (to.isBlank()) {
      emit(new CairnEvent.ItemLaid(item, new Creation(play).whereThePartyIs()), CRN_INV_02);
    } else {
      gain(to, item, CRN_INV_02);
    }
  }
}
