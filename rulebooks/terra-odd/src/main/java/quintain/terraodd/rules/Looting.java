package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Pack;

/// Taking what the dead and the helpless carry (ODD-R-48).
public final class Looting extends Chapter {
  /// All the credits of somebody.
  public static final String PURSE = "purse";

  Looting(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(Loot.class, ODD_R_48)
        .offered("takes something from the fallen", GEAR)
        .afterwards()
        .ifOpen()
        .when((_, being) -> Acts.unable(being).isEmpty())
        .oneOfYours()
        .icon("hand-grab")
        .by(Loot::by, "Who takes it?")
        .at(Loot::from, "From whom?", Looting::fallen)
        .slot(Loot::item, "What?", Looting::spoils)
        .refuses(Looting::refusal)
        .does(Looting::new, Looting::loot);
  }

  private static Optional<Question<?>> fallen(Blank<OddState> blank, Topic topic, Being by) {
    var there = blank.state().planned(by);
    return oneOf(
        topic,
        seen(
            blank,
            being ->
                !being.id().equals(by.id())
                    && isAtMercy(being)
                    && hasAnything(being.pack())
                    && Inventory.reaches(blank.state(), there, being.at())));
  }

  private static boolean hasAnything(Pack pack) {
    return !pack.items().isEmpty() || pack.credits() > 0;
  }

  /// What somebody at one's mercy has about them, the credits last.
  private static Optional<Question<?>> spoils(Blank<OddState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    var from =
        blank.filled("from", String.class).flatMap(blank.state()::find).filter(Looting::isAtMercy);
    if (from.isPresent()) {
      for (Item item : from.get().pack().items()) {
        options.add(Option.of(item.key(), item.name()));
      }
      if (from.get().pack().credits() > 0) {
        options.add(Option.of(PURSE, "the credits"));
      }
    }
    return oneOf(topic, options);
  }

  /// Whether somebody cannot keep their things from being taken, and is still there. A character
  /// who is only out of this combat can.
  private static boolean isAtMercy(Being being) {
    return !being.hasLeft() && (!being.canUseHands() || (!being.isPc() && being.isOut()));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Loot step) {
    var by = state.being(step.by());
    var found = state.find(step.from());
    if (found.isEmpty()) {
      return nobodyCalled(step.from(), ODD_R_48);
    }
    var from = found.get();
    if (from.id().equals(by.id()) || !isAtMercy(from)) {
      return barred(ODD_R_48, from.name() + " can still hold on to things");
    }
    if (!Inventory.reaches(state, by, from.at())) {
      return Acts.tooFar(by, from, ODD_R_48);
    }
    if (step.item().equals(PURSE)) {
      return from.pack().credits() > 0
          ? Optional.empty()
          : barred(ODD_R_48, from.name() + " has no credits");
    }
    return from.pack().find(step.item()).isPresent()
        ? Optional.empty()
        : barred(ODD_R_48, from.name() + " has no " + step.item());
  }

  void loot(OddStep.Loot step) {
    var by = being(step.by());
    var from = being(step.from());
    if (step.item().equals(PURSE)) {
      emit(new OddEvent.CreditsTaken(by.id(), from.id(), from.pack().credits()), ODD_R_48);
      return;
    }
    // the unseen stay so
    var taker = by.secrecy() == Secrecy.UNSEEN ? "somebody" : by.name();
    from.pack()
        .find(step.item())
        .ifPresent(
            item -> new Inventory(play).pass(from, item, by.id(), "taken by " + taker, ODD_R_48));
  }
}
