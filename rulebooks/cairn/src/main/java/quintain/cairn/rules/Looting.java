package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Item;
import quintain.cairn.state.Pack;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;

/// Taking what the dead and the helpless carry (CRN-R-66).
public final class Looting extends Chapter {
  /// All the coins of somebody.
  public static final String PURSE = "purse";

  Looting(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Loot.class, CRN_R_66)
        .offered("takes something from the fallen", GEAR)
        .afterwards()
        .ifOpen()
        .when((_, being) -> being.canAct())
        .oneOfYours()
        .icon("hand-grab")
        .by(Loot::by, "Who takes it?")
        .at(Loot::from, "From whom?", Looting::fallen)
        .slot(Loot::item, "What?", Looting::spoils)
        .refuses(Looting::refusal)
        .does(Looting::new, Looting::loot);
  }

  private static Optional<Question<?>> fallen(Blank<CairnState> blank, Topic topic, Being by) {
    return oneOf(
        topic,
        seen(
            blank,
            being ->
                !being.id().equals(by.id())
                    && isAtMercy(being)
                    && hasAnything(being.pack())
                    && Inventory.reaches(blank.state(), blank.state().planned(by), being.at())));
  }

  private static boolean hasAnything(Pack pack) {
    return !pack.items().isEmpty() || pack.coins() > 0;
  }

  /// What somebody at one's mercy has about them, the coins last.
  private static Optional<Question<?>> spoils(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    var from =
        blank.filled("from", String.class).flatMap(blank.state()::find).filter(Looting::isAtMercy);
    if (from.isPresent()) {
      for (Item item : from.get().pack().items()) {
        options.add(Option.of(item.key(), item.name()));
      }
      if (from.get().pack().coins() > 0) {
        options.add(Option.of(PURSE, "the coins"));
      }
    }
    return oneOf(topic, options);
  }

  /// Whether somebody cannot keep their things from being taken, and is still there.
  private static boolean isAtMercy(Being being) {
    return !being.hasLeft() && !being.isSwallowed() && !being.canAct();
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Loot step) {
    var by = state.planned(state.being(step.by()));
    var found = state.find(step.from());
    if (found.isEmpty()) {
      return nobodyCalled(step.from(), CRN_R_66);
    }
    var from = found.get();
    if (from.isSwallowed()) {
      return barred(CRN_R_68, from.name() + " is swallowed, with all they carry");
    }
    if (from.id().equals(by.id()) || !isAtMercy(from)) {
      return barred(CRN_R_66, from.name() + " can still hold on to things");
    }
    if (!Inventory.reaches(state, by, from.at())) {
      return barred(CRN_R_55, by.name() + " is not beside " + from.name());
    }
    if (step.item().equals(PURSE)) {
      int coins = from.pack().coins();
      return coins > 0
          ? Inventory.room(by, by.pack().usedWithCoins(by.pack().coins() + coins))
          : barred(CRN_R_66, from.name() + " has no coins");
    }
    var item = from.pack().find(step.item());
    if (item.isEmpty()) {
      return barred(CRN_R_66, from.name() + " has no " + step.item());
    }
    return Inventory.stillBears(state, from, step.item())
        .or(() -> Inventory.room(by, by.pack().used() + item.get().gear().slots()));
  }

  void loot(CairnStep.Loot step) {
    var by = being(step.by());
    var from = being(step.from());
    if (step.item().equals(PURSE)) {
      emit(new CairnEvent.CoinsTaken(by.id(), from.id(), from.pack().coins()), CRN_R_66);
      new Inventory(play).bear(by.id());
      return;
    }
    // the unseen stay so
    var taker = by.secrecy() == Secrecy.UNSEEN ? "somebody" : by.name();
    new Inventory(play).pass(from, step.item(), by, "taken by " + taker, CRN_R_66);
  }
}
