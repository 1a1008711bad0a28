package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Lying;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.ThingEvent;

/// What burns: how long it does, and how it is put out.
final class Flames extends Chapter {
  Flames(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.handling(PutOut.class, RHD_INT_15)
        .offered("puts a light out", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .by(PutOut::by, "Who puts it out?")
        .slot(PutOut::item, "What?", Flames::alight)
        .refuses(Flames::refusal)
        .does(Flames::new, Flames::putOut);
  }

  /// What burns in somebody's hands or within their reach.
  static Optional<Question<?>> alight(Blank<RhodState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<String>>();
    for (Item item : by.kit().items()) {
      if (item.lit()) {
        options.add(Option.of(item.key(), item.key()));
      }
    }
    for (Lying lying : burning(blank.state(), by)) {
      var key = lying.item().key();
      if (options.stream().noneMatch(option -> option.key().equals(key))) {
        options.add(Option.of(key, "%s, on the ground".formatted(key)));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.PutOut step) {
    var by = state.being(step.by());
    if (burning(state, by, step.item()).isPresent()) {
      return Optional.empty();
    }
    var has = Hands.hasRefusal(by, step.item(), RHD_INT_15);
    if (has.isPresent()) {
      return has;
    }
    return by.kit().get(step.item()).lit()
        ? Optional.empty()
        : no(RHD_INT_15, step.item() + " does not burn");
  }

  /// What burns on the ground within somebody's reach, unless they carry such a thing that burns.
  private static Optional<Lying> burning(RhodState state, Being by, String key) {
    return by.kit().find(key).filter(Item::lit).isPresent()
        ? Optional.empty()
        : burning(state, by).stream()
            .filter(lying -> lying.item().key().equalsIgnoreCase(key))
            .findFirst();
  }

  private static List<Lying> burning(RhodState state, Being by) {
    return state.world().ground().stream()
        .filter(lying -> lying.item().lit() && Hands.within(state, by, lying.at()))
        .toList();
  }

  /// Only lighting it must be done again (RHD-R-91).
  void putOut(Handling.PutOut step) {
    play.cite(RHD_R_91);
    var by = being(step.by());
    var lying = burning(state(), by, step.item());
    if (lying.isPresent()) {
      emit(ThingEvent.BurnedDown.putOut(lying.get()), RHD_INT_15);
    } else {
      goOut(by.id(), by.kit().get(step.item()));
    }
    new Conditions(play).settle();
  }

  private void goOut(String who, Item item) {
    emit(new ThingEvent.Lit(who, item.key(), false), RHD_INT_15);
  }

  /// A Watch is over: what burns uses up a Charge for the next one, or goes out (RHD-EQP-05).
  void watchPasses(String who) {
    for (Item item : being(who).kit().items()) {
      if (item.lit() && item.left() > 0) {
        emit(new ThingEvent.ChargeSpent(who, item.key()), RHD_EQP_05);
      } else if (item.lit()) {
        goOut(who, item);
      }
    }
  }

  /// The same for what burns on the ground.
  void watchPassesOnTheGround() {
    for (Lying lying : state().world().ground()) {
      if (lying.item().lit()) {
        emit(ThingEvent.BurnedDown.byAWatch(lying), RHD_EQP_05);
      }
    }
  }
}
