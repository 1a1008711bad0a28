package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rhod.state.Being;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Trick;
import quintain.rhod.state.WatchKind;

/// Food and Water found on the way, by the Feature for it.
final class Foraging extends Chapter {
  private static final String FOOD = "Food Ration";
  private static final String WATER = "Water Ration";
  private static final String FORAGED = "watch:forage";

  Foraging(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.handling(Forage.class, RHD_AP_05)
        .offered(being -> Feats.offered(being, forager(being).orElseThrow()), REST)
        .ifOpen()
        .when((state, being) -> Turns.mayAct(state, being) && forager(being).isPresent())
        .icon("leaf")
        .by(Forage::by, "Who forages?")
        .refuses(Foraging::refusal)
        .does(Foraging::new, Foraging::forage);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Forage step) {
    var by = state.being(step.by());
    if (forager(by).isEmpty()) {
      return no(RHD_AP_05, by.name() + " has no Feature for foraging");
    }
    if (state.inEncounter()) {
      return no(RHD_EXP_11, "Nobody forages within an Encounter");
    }
    if (by.day().watch() != WatchKind.TRAVEL) {
      return no(RHD_EXP_11, "Foraging takes a Travel Watch");
    }
    return by.day().has(FORAGED)
        ? no(RHD_EXP_11, by.name() + " has foraged this Watch already")
        : Optional.empty();
  }

  private static Optional<Feature> forager(Being by) {
    return Feats.used(by, Feats.Way.FORAGE).stream().findFirst();
  }

  void forage(Handling.Forage step) {
    var by = being(step.by());
    var figures = (Trick.Forage) forager(by).orElseThrow().trick();
    emit(new LifeEvent.DoneToday(by.id(), FORAGED), RHD_EXP_11);
    int total = new Checks(play).roll(by, Skill.BUSHCRAFT, RHD_AP_05);
    int rations = total >= figures.two() ? 2 : total >= figures.one() ? 1 : 0;
    emit(
        new ThingEvent.Did(by.id(), "forages with %d and finds %d".formatted(total, rations)),
        RHD_AP_05);
    for (int n = 0; n < rations; n++) {
      var kind =
          choose(
              by,
              Requests.FORAGED,
              List.of(Option.of(FOOD, FOOD), Option.of(WATER, WATER)),
              FOOD,
              by.id());
      state()
          .shelf()
          .thing(kind)
          .ifPresent(
              thing ->
                  new Hands(play).receive(by.id(), Item.fresh(thing, Place.PACK, 1), RHD_AP_05));
    }
  }
}
