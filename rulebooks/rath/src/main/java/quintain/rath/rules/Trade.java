package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Being;
import quintain.rath.state.Gear;
import quintain.rath.state.Item;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;

/// Coins and what they buy.
final class Trade extends Chapter {
  /// What a temple asks for its cure (RTH-POIS-18, RTH-DIS-09).
  static final int TEMPLE_CURE = Purse.GOLD;

  Trade(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.errand(Buy.class, RTH_DOC_04)
        .offered("buys gear", GEAR)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .icon("coins")
        .by(Buy::by, "Who buys?")
        .slot(Buy::gear, "What?", entries(Trade::forSale, Trade::priced))
        .slot(Buy::spell, "With which spell on it?", Inventory.spellWithin("gear"))
        .refuses(Trade::refusal)
        .does(Trade::new, Trade::buy);
    book.errand(Sell.class, RTH_R_91)
        .offered("sells something", GEAR)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .icon("hand-coins")
        .by(Sell::by, "Who sells?")
        .slot(Sell::item, "What?", Inventory.carried())
        .refuses(Trade::refusal)
        .does(Trade::new, Trade::sell);
    book.errand(GiveCoins.class, RTH_R_91)
        .offered("gives coins", GEAR)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .by(GiveCoins::by, "Who gives?")
        .at(GiveCoins::to, "To whom?", friendsFirst())
        .slot(GiveCoins::copper, "How much, in copper pieces?", Trade::copper)
        .refuses(Trade::refusal)
        .does(Trade::new, Trade::giveCoins);
  }

  /// Whether errands are offered for somebody.
  static boolean mayRunErrands(RathState state, Being being) {
    return !being.isDead() && !state.inCombat();
  }

  private static List<Gear> forSale(RathState state) {
    return state.shelf().gear().stream()
        .filter(gear -> gear.price().orElse(0) > 0 && !gear.service())
        .toList();
  }

  static String priced(Gear gear) {
    return gear.name() + ", " + told(gear.price().orElse(0));
  }

  private static Optional<Question<?>> copper(Blank<RathState> blank, Topic topic, Being by) {
    int most = by.pack().purse().copper();
    return most == 0
        ? Optional.empty()
        : Optional.of(new Question.NumberFrom(topic, List.of(), 1, most, Math.min(most, 10)));
  }

  /// Coins in words.
  static String told(int copper) {
    return Purse.EMPTY.plus(copper).toString();
  }

  /// Nobody goes shopping in a fight, or flat on the ground.
  static Optional<Refusal> errandRefusal(RathState state, String by, Clause why) {
    var being = state.find(by);
    if (being.isEmpty()) {
      return nobodyCalled(by, why);
    }
    if (state.inCombat()) {
      return no(why, "Not while a fight is on");
    }
    return Actions.unable(being.get()).flatMap(unable -> no(why, unable.reason()));
  }

  static Optional<Refusal> afford(Being buyer, int price, String what) {
    int has = buyer.pack().purse().copper();
    return has < price
        ? no(
            RTH_R_91,
            "%s has %s, and %s costs %s"
                .formatted(buyer.name(), buyer.pack().purse(), what, told(price)))
        : Optional.empty();
  }

  /// Pays, with change (RTH-R-91).
  void pay(String who, int price, String why, Clause clause) {
    play.cite(price % Purse.GOLD == 0 ? RTH_CUR_03 : RTH_CUR_02);
    emit(new ThingEvent.PurseChanged(who, being(who).pack().purse().minus(price), why), clause);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Buy step) {
    var barred =
        errandRefusal(state, step.by(), RTH_DOC_04)
            .or(() -> Inventory.thingRefusal(state, step.gear(), step.spell(), RTH_DOC_04));
    if (barred.isPresent()) {
      return barred;
    }
    var gear = state.shelf().gear(step.gear()).orElseThrow();
    if (gear.price().isEmpty()) {
      return no(RTH_DOC_04, gear.name() + " is not for sale");
    }
    var buyer = state.being(step.by());
    int price = gear.price().get();
    var short_ = afford(buyer, price, gear.name());
    return short_.isPresent()
        ? short_
        : Inventory.room(
            buyer,
            Encumbrance.used(buyer, Inventory.thing(state, step.gear(), step.spell()))
                + Inventory.slotsMore(buyer, buyer.pack().purse().minus(price)));
  }

  void buy(RathStep.Buy step) {
    var gear = state().shelf().gear(step.gear()).orElseThrow();
    var why = gear.is(Tag.THIEVES_TOOLS) ? RTH_TOOL_02 : RTH_DOC_04;
    pay(step.by(), gear.price().orElseThrow(), "buys " + gear.name(), why);
    var thing = Inventory.thing(state(), step.gear(), step.spell());
    new Inventory(play).gain(new ThingEvent.ItemGained(step.by(), thing), why);
  }

  /// What a merchant pays: half the price, rounded down (RTH-R-91).
  static int worth(Item item) {
    return item.gear().price().orElse(0) / 2;
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Sell step) {
    var barred = errandRefusal(state, step.by(), RTH_R_91);
    if (barred.isPresent()) {
      return barred;
    }
    var seller = state.being(step.by());
    var item = seller.pack().find(step.item());
    if (item.isEmpty()) {
      return no(RTH_R_91, seller.name() + " has no " + step.item());
    }
    if (item.get().gear().price().isEmpty()) {
      return no(RTH_R_91, "Nobody has a price for " + item.get().name());
    }
    var paid = seller.pack().purse().plus(worth(item.get()));
    return Inventory.room(
        seller, Inventory.slotsMore(seller, paid) - Encumbrance.used(seller, item.get()));
  }

  void sell(RathStep.Sell step) {
    var seller = being(step.by());
    var item = seller.pack().find(step.item()).orElseThrow();
    emit(new ThingEvent.ItemLost(step.by(), item.key(), "sold"), RTH_R_91);
    emit(
        new ThingEvent.PurseChanged(
            step.by(), seller.pack().purse().plus(worth(item)), "sells " + item.name()),
        RTH_R_91);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.GiveCoins step) {
    var barred = errandRefusal(state, step.by(), RTH_R_91);
    if (barred.isPresent()) {
      return barred;
    }
    var to = state.find(step.to());
    if (to.isEmpty()) {
      return nobodyCalled(step.to(), RTH_R_91);
    }
    if (to.get().id().equals(step.by())) {
      return no(RTH_R_91, to.get().name() + " has the coins already");
    }
    var gone = goneRefusal(to.get(), RTH_R_91);
    if (gone.isPresent()) {
      return gone;
    }
    if (step.copper() < 1) {
      return no(RTH_R_91, "At least 1 cp changes hands");
    }
    var purse = to.get().pack().purse();
    return afford(state.being(step.by()), step.copper(), "that")
        .or(() -> Inventory.room(to.get(), purse.plus(step.copper())));
  }

  void giveCoins(RathStep.GiveCoins step) {
    pay(step.by(), step.copper(), "hands over " + told(step.copper()), RTH_R_91);
    emit(
        new ThingEvent.PurseChanged(
            step.to(),
            being(step.to()).pack().purse().plus(step.copper()),
            "receives " + told(step.copper())),
        RTH_R_91);
  }
}
