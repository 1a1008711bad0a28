package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.World;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Coin, trade and treasure.
public final class Wealth extends Chapter {
  /// Copper in a gold piece: 1 gp is 10 sp is 100 cp (CRN-WLTH-01).
  static final int GOLD = 100;

  /// Copper in a silver piece.
  static final int SILVER = 10;

  private static final List<String> PLACES = List.of("the village", "the stronghold", "the port");

  private static final List<String> TREASURES =
      List.of(
          "an idol",
          "a crown",
          "a chest of old silver",
          "a tapestry",
          "a painted altarpiece",
          "a bronze bell",
          "an ivory throne",
          "a casket of amber");

  private static final int DEAREST_PERCENT = 10_000;
  private static final int LIST_PRICE = 100;

  /// At the dearest market this still fits a purse.
  private static final int MOST_WORTH = 100_000;

  Wealth(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(Buy.class, CRN_WLTH_04)
        .offered("buys gear", GEAR)
        .ifOpen()
        .when((state, being) -> mayTrade(state, being) && being.pack().coins() > 0)
        .toPlayers()
        .icon("coins")
        .by(Buy::by, "Who buys?")
        .slot(Buy::gear, "What?", Wealth::forSale)
        .slot(Buy::place, "Where?", Wealth::markets)
        .refuses(Wealth::refusal)
        .does(Wealth::new, Wealth::buy);
    book.deed(Sell.class, CRN_WLTH_04)
        .offered("sells an item", GEAR)
        .ifOpen()
        .when(Wealth::mayTrade)
        .toPlayers()
        .icon("hand-coins")
        .by(Sell::by, "Who sells?")
        .slot(Sell::item, "What?", Inventory::carried)
        .slot(Sell::place, "Where?", Wealth::markets)
        .refuses(Wealth::refusal)
        .does(Wealth::new, Wealth::sell);
    book.word(PlaceTreasure.class, CRN_WLTH_03)
        .offeredOnce("Place a treasure", REFEREE)
        .ifOpen()
        .slot(PlaceTreasure::name, "What is it?", Wealth::treasures)
        .slot(PlaceTreasure::worth, "Worth how much gold?", number(1, 10_000, 100))
        .refuses(Wealth::refusal)
        .does(Wealth::new, Wealth::placeTreasure);
    book.word(SetPrices.class, CRN_WLTH_04)
        .offeredOnce("Set prices", REFEREE)
        .ifOpen()
        .slot(SetPrices::place, "Where?", Wealth::places)
        .refuses((_, step) -> refusal(step))
        .does(Wealth::new, Wealth::setPrices);
  }

  /// Nobody trades, hires or is cured while rounds are running.
  static boolean mayTrade(CairnState state, Being being) {
    return !state.inRounds() && !being.isDead();
  }

  private static Optional<Question<?>> forSale(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      gear.price()
          .ifPresent(
              gold -> options.add(Option.of(gear.name(), gear.name() + ", " + gold + " gp")));
    }
    return oneOf(topic, options);
  }

  private static Optional<Question<?>> markets(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("here", "here, at the list's prices", ""));
    for (World.Market market : blank.state().markets()) {
      if (!market.place().isEmpty()) {
        options.add(
            Option.of(market.place(), market.place() + ", " + market.percent() + "% of the list"));
      }
    }
    return oneOf(topic, options);
  }

  /// What treasures are made of, so that no two of one name are placed (CRN-WLTH-03).
  private static Optional<Question<?>> treasures(Blank<CairnState> blank, Topic topic) {
    var placed = blank.state().treasures().stream().map(World.Treasure::name).toList();
    return oneOf(
        topic,
        TREASURES.stream()
            .filter(name -> !placed.contains(name))
            .map(name -> Option.of(name, name))
            .toList());
  }

  /// Where trade is done (CRN-WLTH-04), and the scene itself.
  private static Optional<Question<?>> places(Blank<CairnState> blank, Topic topic) {
    var places = new ArrayList<>(PLACES);
    if (!blank.state().scene().place().isBlank()) {
      places.addFirst(blank.state().scene().place().strip());
    }
    return oneOf(topic, places.stream().map(place -> Option.of(place, place)).toList());
  }

  /// A purse as people count it: `3 gp 4 sp 5 cp`.
  public static String told(int copper) {
    var parts = new ArrayList<String>();
    if (copper / GOLD > 0) {
      parts.add(copper / GOLD + " gp");
    }
    if (copper % GOLD / SILVER > 0) {
      parts.add(copper % GOLD / SILVER + " sp");
    }
    if (copper % SILVER > 0 || parts.isEmpty()) {
      parts.add(copper % SILVER + " cp");
    }
    return String.join(" ", parts);
  }

  /// What goods cost somewhere, in percent of the list (CRN-WLTH-04).
  static int percent(CairnState state, String place) {
    for (World.Market market : state.markets()) {
      if (market.place().equalsIgnoreCase(place.strip())) {
        return market.percent();
      }
    }
    return LIST_PRICE;
  }

  /// The price of a piece of gear somewhere, in copper; none if it is not for sale.
  static Optional<Integer> price(CairnState state, Gear gear, String place) {
    int percent = percent(state, place);
    return gear.price().map(gold -> Math.toIntExact((long) gold * GOLD * percent / LIST_PRICE));
  }

  private static Optional<Refusal> tradeRefusal(CairnState state, String by) {
    var trader = state.find(by);
    if (trader.isEmpty()) {
      return nobodyCalled(by, CRN_WLTH_04);
    }
    if (state.inRounds()) {
      return barred(CRN_WLTH_04, "Nobody trades while rounds are running");
    }
    return Rounds.incapacity(trader.get());
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Buy step) {
    var barred = tradeRefusal(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var buyer = state.being(step.by());
    var gear = state.shelf().gear(step.gear()).filter(Inventory::isThing);
    if (gear.isEmpty()) {
      return barred(CRN_WLTH_04, "There is no " + step.gear() + " to be had");
    }
    var price = price(state, gear.get(), step.place());
    if (price.isEmpty()) {
      return barred(CRN_WLTH_04, gear.get().name() + " is not for sale");
    }
    int coins = buyer.pack().coins();
    if (coins < price.get()) {
      return barred(
          CRN_WLTH_01,
          "%s has %s, and %s costs %s"
              .formatted(buyer.name(), told(coins), gear.get().name(), told(price.get())));
    }
    return Inventory.room(
        buyer, buyer.pack().usedWithCoins(coins - price.get()) + gear.get().slots());
  }

  void buy(CairnStep.Buy step) {
    var gear = state().shelf().gear(step.gear());
    if (gear.isPresent()) {
      int price = price(state(), gear.get(), step.place()).orElse(0);
      emit(
          new CairnEvent.CoinsChanged(step.by(), -price, "the " + gear.get().name() + " is bought"),
          CRN_WLTH_04);
      new Inventory(play).gain(step.by(), Outfit.of(gear.get()), CRN_WLTH_04);
    }
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Sell step) {
    var barred = tradeRefusal(state, step.by());
    if (barred.isPresent()) {
      return barred;
    }
    var seller = state.being(step.by());
    var item = seller.pack().find(step.item());
    if (item.isEmpty()) {
      return barred(CRN_WLTH_04, seller.name() + " has no " + step.item());
    }
    var price = price(state, item.get().gear(), step.place());
    if (price.isEmpty()) {
      return barred(CRN_WLTH_04, "Nobody has a price for " + item.get().name());
    }
    var pack = seller.pack();
    return Inventory.room(
        seller, pack.usedWithCoins(pack.coins() + price.get()) - item.get().slots());
  }

  /// For the price of the place; a treasure for its worth.
  void sell(CairnStep.Sell step) {
    var item = being(step.by()).pack().find(step.item());
    if (item.isPresent()) {
      int price = price(state(), item.get().gear(), step.place()).orElse(0);
      new Flames(play).stowed(item.get());
      emit(new CairnEvent.ItemLost(step.by(), item.get().key(), "sold"), CRN_WLTH_04);
      emit(
          new CairnEvent.CoinsChanged(step.by(), price, "the " + item.get().name() + " is sold"),
          CRN_WLTH_04);
      new Inventory(play).bear(step.by());
    }
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.PlaceTreasure step) {
    if (step.name().isBlank() || step.worth() < 0 || step.worth() > MOST_WORTH) {
      return barred(CRN_WLTH_02, "A treasure has a name and is worth 0 to " + MOST_WORTH + " gp");
    }
    for (World.Treasure treasure : state.treasures()) {
      if (treasure.name().equalsIgnoreCase(step.name().strip())) {
        return barred(CRN_WLTH_03, treasure.name() + " is placed already");
      }
    }
    return Optional.empty();
  }

  /// Where it lies and what guards it is the Warden's to say (CRN-WLTH-03).
  void placeTreasure(CairnStep.PlaceTreasure step) {
    var name = step.name().strip();
    var place =
        play.ask(Seat.REFEREE, new Question.Words(Prompts.TREASURE_PLACE, List.of(name), 500, ""));
    var guardian =
        play.ask(Seat.REFEREE, new Question.Words(Prompts.GUARDIAN, List.of(name), 500, ""));
    emit(
        new CairnEvent.TreasurePlaced(new World.Treasure(name, step.worth(), place, guardian)),
        CRN_WLTH_03);
  }

  static Optional<Refusal> refusal(CairnStep.SetPrices step) {
    return step.place().isBlank()
        ? barred(CRN_WLTH_04, "Say where these prices hold")
        : Optional.empty();
  }

  void setPrices(CairnStep.SetPrices step) {
    var place = step.place().strip();
    int percent =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Prompts.PRICE_FACTOR, List.of(place), 1, DEAREST_PERCENT, LIST_PRICE));
    emit(new CairnEvent.PricesSet(place, percent), CRN_WLTH_04);
  }
}
