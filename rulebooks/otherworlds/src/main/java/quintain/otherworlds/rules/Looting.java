package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
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
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.ThingEvent;

/// Searching the fallen and what stands about (OTW-ACT-20), and taking what the fallen carry
/// (OTW-R-115).
final class Looting extends Chapter {
  Looting(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(OtwStep.Loot.class, OTW_ACT_20)
        .offered("searches", GEAR)
        .afterwards()
        .ifOpen()
        .when(Turns::mayAct)
        .icon("search")
        .by(OtwStep.Loot::by, "Who searches?")
        .slot(OtwStep.Loot::from, "What or whom?", Looting::fallenOrChests)
        .refusesActor(Looting::refusal)
        .does(Looting::new, Looting::search);
    book.act(OtwStep.TakeFrom.class, OTW_R_115)
        .offered("takes something off the fallen", GEAR)
        .afterwards()
        .ifOpen()
        .when(Turns::mayAct)
        .icon("hand-grab")
        .by(OtwStep.TakeFrom::by, "Who takes it?")
        .at(OtwStep.TakeFrom::from, "From whom?", foesFirst())
        .slot(OtwStep.TakeFrom::item, "What?", Looting::spoils)
        .refusesActor(Looting::refusal)
        .does(Looting::new, Looting::take);
  }

  static Optional<Question<?>> fallenOrChests(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<>(seen(blank, Being::isOut));
    for (Scene.Loot loot : blank.state().scene().loot()) {
      if (blank.state().find(loot.from()).isEmpty()) {
        options.add(Option.of(loot.from(), loot.from()));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Loot step) {
    var body = state.find(step.from());
    if (body.isPresent()) {
      if (body.get().isConscious()) {
        return no(OTW_R_51, body.get().name() + " has not fallen");
      }
      return reachRefusal(by, body.get(), OTW_R_51);
    }
    return loot(state, step.from()).isPresent()
        ? Optional.empty()
        : no(OTW_ACT_20, "There is nothing called " + step.from() + " to search");
  }

  private static Optional<Scene.Loot> loot(OtwState state, String from) {
    return state.scene().loot().stream()
        .filter(loot -> loot.from().equalsIgnoreCase(from))
        .findFirst();
  }

  /// What the scene lists is found, unless the World Master holds something back; what there is no
  /// room for stays.
  void search(OtwStep.Loot step) {
    var listed = loot(state(), step.from()).map(Scene.Loot::items).orElse(List.of());
    if (listed.isEmpty()) {
      emit(new ThingEvent.Looted(step.by(), step.from(), List.of()), OTW_ACT_20);
      return;
    }
    var options = new ArrayList<Option<Integer>>();
    var all = new ArrayList<Integer>();
    for (int i = 0; i < listed.size(); i++) {
      options.add(new Option<>("%d-%s".formatted(i + 1, listed.get(i)), listed.get(i), i));
      all.add(i);
    }
    var given =
        play.ask(
            Seat.REFEREE,
            new Question.SomeOf<>(
                Requests.LOOTED,
                List.of(step.by(), step.from()),
                options,
                0,
                listed.size(),
                List.copyOf(all)));
    var taken = new ArrayList<String>();
    for (int i : given) {
      var gear = state().shelf().gear(listed.get(i));
      if (gear.isPresent() && Hands.room(being(step.by()), gear.get()).isPresent()) {
        new Hands(play).gain(being(step.by()), gear.get(), OTW_ACT_20);
        taken.add(listed.get(i));
      }
    }
    emit(new ThingEvent.Looted(step.by(), step.from(), List.copyOf(taken)), OTW_ACT_20);
  }

  // What the fallen carry

  /// What one of the fallen has about them.
  private static Optional<Question<?>> spoils(Blank<OtwState> blank, Topic topic) {
    return Hands.oneOfThem(
        topic,
        blank
            .filled("from", String.class)
            .flatMap(blank.state()::find)
            .filter(Being::isOut)
            .map(from -> Lists.without(from.kit().items(), item -> isGrown(item)))
            .orElse(List.of()));
  }

  private static boolean isGrown(Item item) {
    return item.place() == Item.Place.NATURAL;
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.TakeFrom step) {
    var from = state.find(step.from());
    if (from.isEmpty()) {
      return nobodyCalled(step.from(), OTW_R_115);
    }
    if (from.get().id().equals(by.id()) || from.get().isConscious()) {
      return no(OTW_R_115, from.get().name() + " has not fallen");
    }
    var far = reachRefusal(by, from.get(), OTW_R_51);
    if (far.isPresent()) {
      return far;
    }
    return Hands.having(
        from.get(),
        step.item(),
        OTW_R_115,
        item -> {
          if (isGrown(item)) {
            return Hands.grown(item, OTW_R_115);
          }
          return Hands.dressed(state, item)
              .or(
                  () ->
                      Hands.roomAnywhere(by, item).isEmpty() ? Hands.noRoom(by) : Optional.empty());
        });
  }

  /// It comes into a free hand, else into the inventory (OTW-R-115).
  void take(OtwStep.TakeFrom step) {
    var item = being(step.from()).kit().get(step.item());
    play.cite(OTW_ACT_20);
    emit(
        new ThingEvent.TakenFrom(
            step.by(),
            step.from(),
            item.key(),
            Hands.roomAnywhere(being(step.by()), item).orElseThrow()),
        OTW_R_115);
  }
}
