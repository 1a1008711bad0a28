package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.ThingEvent;

/// Buying and selling after the first sixty marks are spent (OTW-CC-09). The book names what things
/// cost; what somebody gives for them is the World Master's to say, half of it unless they do.
final class Trade extends Chapter {
  Trade(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.errand(Buy.class, OTW_CC_09)
        .offered("buys gear", GEAR)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .toPlayers()
        .by(Buy::by, "Who buys?")
        .slot(Buy::gear, "What?", Trade::forSale)
        .refusesActor(Trade::refusal)
        .does(Trade::new, Trade::buy);
    book.errand(Sell.class, OTW_CC_09)
        .offered("sells gear", GEAR)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .toPlayers()
        .by(Sell::by, "Who sells?")
        .slot(Sell::item, "What?", Hands.carried())
        .refusesActor(Trade::refusal)
        .does(Trade::new, Trade::sell);
  }

  /// Everything that has a price somebody can pay.
  static Optional<Question<?>> forSale(Blank<OtwState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      gear.price()
          .filter(price -> price <= by.life().marks())
          .ifPresent(
              price ->
                  options.add(
                      Option.of(gear.name(), "%s, %d marks".formatted(gear.name(), price))));
    }
    return oneOf(topic, options);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Buy step) {
    var gear = state.shelf().gear(step.gear());
    if (gear.isEmpty() || gear.get().price().isEmpty()) {
      return no(OTW_CC_09, "Nothing called " + step.gear() + " is for sale");
    }
    int price = gear.get().price().get();
    int marks = by.life().marks();
    if (price > marks) {
      return no(
          OTW_CC_09,
          "The %s costs %d marks, and %s has %d"
              .formatted(gear.get().name(), price, by.name(), marks));
    }
    return inBattle(state)
        .or(() -> Hands.room(by, gear.get()).isEmpty() ? Hands.noRoom(by) : Optional.empty());
  }

  private static Optional<Refusal> inBattle(OtwState state) {
    return state.inBattle() ? no(OTW_CC_09, "Nobody trades in battle") : Optional.empty();
  }

  void buy(OtwStep.Buy step) {
    var by = being(step.by());
    var gear = state().shelf().gear(step.gear()).orElseThrow();
    emit(
        new ThingEvent.MarksChanged(by.id(), by.life().marks() - gear.price().orElseThrow()),
        OTW_CC_09);
    new Hands(play).gain(by, gear, OTW_CC_09);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Sell step) {
    var item = by.kit().find(step.item());
    if (item.isEmpty()) {
      return no(OTW_CC_09, by.name() + " has no " + step.item());
    }
    return item.get().gear().price().isEmpty()
        ? no(OTW_CC_09, "Nobody buys the " + item.get().gear().name())
        : inBattle(state);
  }

  void sell(OtwStep.Sell step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    int price = item.gear().price().orElseThrow();
    int paid =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Requests.WORTH, List.of(by.id(), item.gear().name()), 0, price, price / 2));
    emit(new ThingEvent.Spent(by.id(), item.key()), OTW_CC_09);
    emit(new ThingEvent.MarksChanged(by.id(), by.life().marks() + paid), OTW_CC_09);
  }
}
