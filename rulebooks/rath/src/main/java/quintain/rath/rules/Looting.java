package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Being;
import quintain.rath.state.Item;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.ThingEvent;

/// Taking what the fallen hold and carry (RTH-R-102).
final class Looting extends Chapter {
  /// All the coins of somebody.
  static final String PURSE = "purse";

  Looting(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Loot.class, RTH_R_102)
        .offered("takes something from the fallen", GEAR)
        .afterwards()
        .ifOpen()
        .when(Actions::mayHandle)
        .icon("hand-grab")
        .by(Loot::by, "Who takes it?")
        .at(Loot::from, "From whom?", foesFirst())
        .slot(Loot::item, "What?", Looting::spoils)
        .refuses(Looting::refusal)
        .does(Looting::new, Looting::loot);
  }

  /// What somebody at one's mercy has about them, the coins last.
  private static Optional<Question<?>> spoils(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    var from =
        blank.filled("from", String.class).flatMap(blank.state()::find).filter(Looting::isAtMercy);
    if (from.isPresent()) {
      for (Item item : from.get().pack().items()) {
        options.add(Option.of(item.key(), item.name()));
      }
      if (from.get().pack().purse().coins() > 0) {
        options.add(Option.of(PURSE, "the coins"));
      }
    }
    return oneOf(topic, options);
  }

  /// Whether somebody cannot keep their things from being taken: dead, down, asleep, senseless,
  /// paralysed, or given up.
  static boolean isAtMercy(Being being) {
    return !being.hasLeft() && (being.isOut() || !being.canAct());
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Loot act) {
    var by = state.being(act.by());
    var found = state.find(act.from());
    if (found.isEmpty()) {
      return nobodyCalled(act.from(), RTH_R_102);
    }
    var from = found.get();
    if (from.id().equals(by.id()) || !isAtMercy(from)) {
      return no(RTH_R_102, from.name() + " can still hold on to things");
    }
    var away = closeRefusal(state, by, from, RTH_DIST_02);
    if (away.isPresent()) {
      return away;
    }
    if (act.item().equals(PURSE)) {
      var purse = from.pack().purse();
      return purse.coins() == 0
          ? no(RTH_R_102, from.name() + " has no coins")
          : Inventory.room(by, Inventory.sum(by.pack().purse(), purse));
    }
    var item = from.pack().find(act.item());
    if (item.isEmpty()) {
      return no(RTH_R_102, from.name() + " has no " + act.item());
    }
    return Inventory.dressed(state, item.get()).or(() -> Inventory.room(by, item.get()));
  }

  void loot(RathStep.Loot act) {
    var by = being(act.by());
    var from = being(act.from());
    if (act.item().equals(PURSE)) {
      var purse = Inventory.sum(by.pack().purse(), from.pack().purse());
      emit(new ThingEvent.PurseChanged(from.id(), Purse.EMPTY, "is robbed of coins"), RTH_R_102);
      emit(
          new ThingEvent.PurseChanged(by.id(), purse, "takes coins from " + named(from)),
          RTH_R_102);
      return;
    }
    var item = from.pack().find(act.item()).orElseThrow();
    emit(new ThingEvent.ItemLost(from.id(), item.key(), "taken by " + named(by)), RTH_R_102);
    new Inventory(play).take(by, item, RTH_R_102);
  }

  /// The unseen stay so.
  private String named(Being being) {
    return state().isKnownToAll(being) ? being.name() : "somebody";
  }
}
