package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import quintain.kernel.Event;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

/// Finds what somebody can do with the things on their sheet: the offers whose forms let one be
/// chosen, by the name that people read in both places.
final class Uses<S extends State, T extends Step, E extends Event> {
  private final Showing<S, T, E> showing;
  private final SeatForms<S, T, E> forms;

  Uses(Showing<S, T, E> showing, SeatForms<S, T, E> forms) {
    this.showing = showing;
    this.forms = forms;
  }

  /// An offer with the slots of its form.
  private record Fitting(ToSeat.Offered offer, List<SeatForms.Answered<?>> slots) {
    /// The offer with a thing in its slot, if it fits into any. People are no things: one who is
    /// called like a thing is not chosen for it.
    Optional<ToSeat.Offered> with(String thing) {
      boolean hasIt =
          offer.filled().values().stream()
              .anyMatch(value -> value instanceof String name && name.equalsIgnoreCase(thing));
      return hasIt
          ? Optional.of(offer)
          : slots.stream()
              .flatMap(
                  slot -> chosen(slot, thing).map(value -> offer.with(slot.name(), value)).stream())
              .findFirst();
    }
  }

  List<ToSeat.Use> of(
      S state, Seat seat, List<Offer> offers, FromSeat.AskAbout about, BooleanSupplier wanted) {
    var fitting = fitting(state, seat, offers, about.actor(), wanted);
    return about.things().stream()
        .distinct()
        .map(thing -> new ToSeat.Use(thing, into(fitting, uncounted(thing))))
        .filter(use -> !use.offers().isEmpty())
        .toList();
  }

  private List<Fitting> fitting(
      S state, Seat seat, List<Offer> offers, String actor, BooleanSupplier wanted) {
    var shown = showing.offers(state, offers);
    var fitting = new ArrayList<Fitting>();
    for (int i = 0; i < offers.size() && wanted.getAsBoolean(); i++) {
      var offer = shown.get(i);
      if (offer.actor().equals(actor) && offer.blocked().isEmpty() && !offer.making()) {
        var filled = forms.walk(state, seat, offers.get(i).filled(), SeatForms.PRESETS);
        fitting.add(new Fitting(offer, filled.slots()));
      }
    }
    return fitting;
  }

  private static List<ToSeat.Offered> into(List<Fitting> fitting, String thing) {
    return fitting.stream().flatMap(each -> each.with(thing).stream()).toList();
  }

  /// What several are called where one is chosen: `12 Arrows` are arrows.
  private static String uncounted(String thing) {
    return thing.replaceFirst("^\\d+ ", "");
  }

  /// The answer that names the thing, as it goes over the wire.
  private static Optional<Object> chosen(SeatForms.Answered<?> slot, String thing) {
    return switch (slot.question()) {
      case Question.OneOf<?> q -> named(q.options(), thing).map(Option::key);
      case Question.SomeOf<?> q when q.most() > 0 ->
          named(q.options(), thing).map(option -> List.of(option.key()));
      case Question<?> _ -> Optional.empty();
    };
  }

  private static Optional<? extends Option<?>> named(
      List<? extends Option<?>> options, String thing) {
    return options.stream()
        .filter(option -> option.hints().stream().noneMatch(hint -> hint.name().equals(Hints.SIDE)))
        .filter(
            option ->
                option.label().equalsIgnoreCase(thing) || option.key().equalsIgnoreCase(thing))
        .findFirst();
  }
}
