package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.ArmorPiece;
import quintain.rath.state.Being;
import quintain.rath.state.Flag;
import quintain.rath.state.Gear;
import quintain.rath.state.Item;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;

/// What somebody carries: slots, hands, and handing things on.
final class Inventory extends Chapter {
  private static final int HANDS = 2;

  private static final List<String> COINS = List.of("1 gp", "1 sp", "1 cp");

  /// The most coins of a kind that are found in one go.
  private static final int MOST_COINS = 9999;

  Inventory(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Place.class, RTH_R_26)
        .offered("holds, wears or stows something", GEAR)
        .ifOpen()
        .when(Actions::mayHandle)
        .icon("backpack")
        .by(Place::by, "Whose?")
        .slot(Place::item, "Which item?", carried())
        .slot(Place::where, "Where does it go?", oneOf(Item.Where.values()))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::place);
    book.act(Give.class, RTH_ACT_02)
        .offered("hands something over", GEAR)
        .ifOpen()
        .when(Actions::mayHandle)
        .icon("hand-helping")
        .by(Give::by, "Who hands it over?")
        .slot(Give::item, "What?", carried())
        .at(Give::to, "To whom?", friendsFirst())
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::give);
    book.word(Bestow.class, RTH_DOC_04)
        .offeredOnce("Bestow something", REFEREE)
        .ifOpen()
        .slot(Bestow::to, "Who finds it?", everybody())
        .slot(Bestow::what, "What?", entries(Inventory::ofThePacks))
        .slot(Bestow::spell, "With which spell on it?", spellWithin("what"))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::bestow);
    book.word(BestowCoins.class, RTH_CUR_01)
        .offeredOnce("Bestow coins", REFEREE)
        .ifOpen()
        .slot(BestowCoins::to, "Who finds them?", everybody())
        .slot(BestowCoins::coins, "Which coins?", Inventory::purses)
        .slot(BestowCoins::times, "How many of them?", number(1, MOST_COINS, 1))
        .refuses(Inventory::refusal)
        .does(Inventory::new, Inventory::bestowCoins);
  }

  /// Something that somebody carries.
  static OfActor<RathState, Being> carried() {
    return things(_ -> true);
  }

  /// The same of which something holds.
  static OfActor<RathState, Being> things(Predicate<Item> which) {
    return (_, topic, being) ->
        oneOf(
            topic,
            being.pack().items().stream()
                .filter(which)
                .map(item -> Option.of(item.key(), item.name()))
                .toList());
  }

  private static List<Gear> ofThePacks(RathState state) {
    return state.shelf().gear().stream().filter(gear -> !gear.service()).toList();
  }

  /// A spell for a scroll, nothing for anything else.
  static Slot<RathState> spellWithin(String slot) {
    return (blank, topic) -> {
      var what = blank.filled(slot, String.class).orElse("");
      boolean scroll = blank.state().shelf().gear(what).map(g -> g.is(Tag.SCROLL)).orElse(false);
      return oneOf(
          topic,
          scroll ? Casting.allSpells(blank.state()) : List.of(new Option<>("none", "none", "")));
    };
  }

  private static Optional<Question<?>> purses(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic, COINS.stream().map(text -> new Option<>(text, text, Purse.parse(text))).toList());
  }

  // What slots and hands allow

  /// Nobody carries more than their slots and STR allow (RTH-ENC-01, RTH-R-88).
  ///
  /// @param more slots filled more than now
  static Optional<Refusal> room(Being being, int more) {
    int used = Encumbrance.used(being) + more;
    int limit = Encumbrance.limit(being);
    return used > limit
        ? no(
            RTH_ENC_01,
            being.name() + " would fill " + used + " slots and can fill " + limit + " at most")
        : Optional.empty();
  }

  /// Why somebody has no room for one thing more.
  static Optional<Refusal> room(Being being, Item item) {
    return room(being, Encumbrance.used(being, item));
  }

  /// Why somebody has no room for these coins in place of those they have.
  static Optional<Refusal> room(Being being, Purse then) {
    return room(being, slotsMore(being, then));
  }

  /// The slots that these coins fill more than those that somebody has (RTH-CUR-04).
  static int slotsMore(Being being, Purse then) {
    return then.slots() - being.pack().purse().slots();
  }

  /// The hands a thing takes where it is (RTH-R-40); a shield is strapped to the arm.
  static int handsOn(Item item) {
    return switch (item.where()) {
      case HELD -> Math.max(1, item.gear().hands());
      case WORN -> isShield(item) ? 1 : 0;
      case PACK -> 0;
    };
  }

  static int handsFull(Being being) {
    int full = 0;
    for (Item item : being.pack().items()) {
      full += handsOn(item);
    }
    return full;
  }

  static int handsFree(Being being) {
    return Math.max(0, HANDS - handsFull(being));
  }

  static boolean isShield(Item item) {
    return item.gear().armor().equals(Optional.of(ArmorPiece.SHIELD));
  }

  // Holding, wearing, stowing

  private static Optional<Refusal> lacks(Being being, String item) {
    return being.pack().find(item).isEmpty()
        ? no(RTH_ACT_02, being.name() + " has no " + item)
        : Optional.empty();
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Place step) {
    var being = state.being(step.by());
    var found = being.pack().find(step.item());
    if (found.isEmpty()) {
      return lacks(being, step.item());
    }
    var item = found.get();
    if (item.where() == step.where()) {
      return no(RTH_R_26, item.name() + " is there already");
    }
    if (state.inCombat() && item.gear().worn() && !isShield(item)) {
      return no(RTH_R_26, "Nobody puts on or takes off " + item.name() + " in a fight");
    }
    return switch (step.where()) {
      case HELD -> holding(being, item);
      case WORN -> wearing(being, item);
      case PACK -> Optional.empty();
    };
  }

  /// Armor and helmets stay on while a combat lasts, whoever would have them off (RTH-R-26).
  static Optional<Refusal> dressed(RathState state, Item item) {
    return state.inCombat() && item.where() == Item.Where.WORN && !isShield(item)
        ? no(RTH_R_26, "Nobody takes off " + item.name() + " in a fight")
        : Optional.empty();
  }

  private static Optional<Refusal> holding(Being being, Item item) {
    if (item.gear().worn()) {
      return no(RTH_R_26, item.name() + " is worn, not held");
    }
    int then = handsFull(being) - handsOn(item) + Math.max(1, item.gear().hands());
    return then > HANDS ? handRefusal(being, item.name()) : Optional.empty();
  }

  static Optional<Refusal> handRefusal(Being being, String what) {
    return no(
        RTH_R_40,
        "%s has no hand free for %s beside %s".formatted(being.name(), what, inHands(being)));
  }

  /// What somebody's hands are full of.
  static String inHands(Being being) {
    return Phrases.and(
        being.pack().items().stream().filter(item -> handsOn(item) > 0).map(Item::name).toList());
  }

  /// One body armor, one shield, one helmet (RTH-R-32).
  private static Optional<Refusal> wearing(Being being, Item item) {
    var piece = item.gear().armor();
    if (piece.isEmpty()) {
      return no(RTH_R_32, item.name() + " cannot be worn");
    }
    for (Item worn : being.pack().items()) {
      boolean same =
          worn.where() == Item.Where.WORN
              && worn.gear().armor().isPresent()
              && sameSpot(worn.gear().armor().get(), piece.get());
      if (same) {
        return no(RTH_R_32, being.name() + " wears " + worn.name() + " already");
      }
    }
    return isShield(item) && handsFull(being) >= HANDS
        ? handRefusal(being, item.name())
        : Optional.empty();
  }

  private static boolean sameSpot(ArmorPiece one, ArmorPiece other) {
    return one == other || (one.body() && other.body());
  }

  void place(RathStep.Place step) {
    var item = being(step.by()).pack().find(step.item()).orElseThrow();
    emit(new ThingEvent.ItemPlaced(step.by(), item.key(), step.where()), RTH_R_26);
    if (item.is(Item.State.LIT) && step.where() == Item.Where.PACK) {
      // nothing burns in a pack (RTH-R-90)
      emit(new ThingEvent.ItemBecame(step.by(), item.key(), Item.State.SOUND), RTH_R_90);
    }
  }

  // Handing on

  static Optional<Refusal> refusal(RathState state, RathStep.Give step) {
    var giver = state.being(step.by());
    var found = state.find(step.to());
    if (found.isEmpty()) {
      return nobodyCalled(step.to(), RTH_ACT_02);
    }
    var taker = found.get();
    if (taker.id().equals(giver.id())) {
      return no(RTH_ACT_02, giver.name() + " has it already");
    }
    var away =
        goneRefusal(taker, RTH_ACT_02).or(() -> closeRefusal(state, giver, taker, RTH_DIST_02));
    if (away.isPresent()) {
      return away;
    }
    var item = giver.pack().find(step.item());
    return item.isEmpty()
        ? lacks(giver, step.item())
        : dressed(state, item.get()).or(() -> room(taker, item.get()));
  }

  void give(RathStep.Give step) {
    var item = being(step.by()).pack().find(step.item()).orElseThrow();
    var to = being(step.to());
    var how = "handed " + (state().isKnownToAll(to) ? "to " + to.name() : "away");
    emit(new ThingEvent.ItemLost(step.by(), item.key(), how), RTH_ACT_02);
    take(to, item, RTH_ACT_02);
  }

  /// Into the pack; a burning light into a free hand, or it goes out, as it does under water
  /// (RTH-R-90).
  void take(Being taker, Item item, Clause why) {
    if (!item.is(Item.State.LIT)) {
      gain(ThingEvent.ItemGained.stowed(taker.id(), item), why);
    } else if (taker.is(Flag.SUBMERGED) || handsFree(taker) < Math.max(1, item.gear().hands())) {
      gain(ThingEvent.ItemGained.putOut(taker.id(), item), why);
    } else {
      gain(ThingEvent.ItemGained.held(taker.id(), item), why);
    }
  }

  void gain(ThingEvent.ItemGained gained, Clause why) {
    play.cite(RTH_DER_03);
    play.cite(RTH_R_89);
    emit(gained, why);
  }

  // Finds

  /// A thing of the packs as an item, a scroll with its spell on it; or why not.
  static Optional<Refusal> refusal(RathState state, RathStep.Bestow step) {
    var to = state.find(step.to());
    if (to.isEmpty()) {
      return nobodyCalled(step.to(), RTH_DOC_04);
    }
    return thingRefusal(state, step.what(), step.spell(), RTH_DOC_04)
        .or(() -> room(to.get(), thing(state, step.what(), step.spell())));
  }

  /// Why there is no such thing to carry.
  static Optional<Refusal> thingRefusal(RathState state, String what, String spell, Clause why) {
    var gear = state.shelf().gear(what).filter(found -> !found.service());
    if (gear.isEmpty()) {
      return no(why, "There is no " + what + " to be had");
    }
    if (!gear.get().is(Tag.SCROLL)) {
      return Optional.empty();
    }
    return state.shelf().spell(spell).isEmpty()
        ? no(RTH_S_CAST_09, "Say which spell is on the scroll")
        : Optional.empty();
  }

  static Item thing(RathState state, String what, String spell) {
    var gear = state.shelf().gear(what).orElseThrow();
    var written = gear.is(Tag.SCROLL) ? state.shelf().spell(spell).orElseThrow().name() : "";
    return Item.of(gear.name(), gear, Item.Where.PACK, gear.usage().orElse(0), written);
  }

  void bestow(RathStep.Bestow step) {
    var thing = thing(state(), step.what(), step.spell());
    gain(new ThingEvent.ItemGained(step.to(), thing), RTH_DOC_04);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.BestowCoins step) {
    var to = state.find(step.to());
    if (to.isEmpty()) {
      return nobodyCalled(step.to(), RTH_CUR_01);
    }
    if (step.times() < 0 || step.times() > MOST_COINS) {
      return no(RTH_CUR_01, "Between 1 and " + MOST_COINS + " coins are found at a time");
    }
    return room(to.get(), sum(to.get().pack().purse(), step.all()));
  }

  /// Coins keep their kind when they change hands.
  static Purse sum(Purse one, Purse other) {
    return new Purse(one.cp() + other.cp(), one.sp() + other.sp(), one.gp() + other.gp());
  }

  void bestowCoins(RathStep.BestowCoins step) {
    var purse = sum(being(step.to()).pack().purse(), step.all());
    play.cite(RTH_CUR_04);
    emit(new ThingEvent.PurseChanged(step.to(), purse, "finds " + step.all()), RTH_CUR_01);
  }
}
