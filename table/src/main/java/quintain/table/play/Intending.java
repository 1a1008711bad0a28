package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Hints;
import quintain.kernel.Move;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;

/// Tells people what somebody is about to do, in words and with its odds, and opens the form of it
/// again. Nothing of it happens before somebody wants it.
final class Intending<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Autopilot<S, T, E> autopilot;
  private final SeatForms<S, T, E> forms;
  private final Weighing<S, T, E> weighing;
  private final Slips slips;

  Intending(Volume<S, T, E> volume, SeatForms<S, T, E> forms, Weighing<S, T, E> weighing) {
    this.volume = volume;
    this.autopilot = new Autopilot<>(volume.book());
    this.forms = forms;
    this.weighing = weighing;
    this.slips = new Slips(volume);
  }

  /// Drafts and how they are told.
  record Intended<S>(List<Row<S>> rows, ToSeat.Intents told) {}

  /// Something intended, with what its form begins with and what stands in it.
  ///
  /// @param seat the seat that would say so
  record Row<S>(
      S state, Seat seat, Command command, List<Offer> offers, Partial start, SlotsInWords slots) {}

  /// What stands in the slots that are open, plain and in words.
  ///
  /// @param cost what it costs to go there; empty where the book does not say, or nobody goes
  record SlotsInWords(Map<String, Object> plain, List<String> words, String cost) {}

  /// What these would do now.
  ///
  /// @param seat whoever wants to know, and is told the odds it may know
  Intended<S> intended(FromSeat.Intend asked, S state, Seat seat, BooleanSupplier wanted) {
    var drafts = autopilot.draft(state, new LinkedHashSet<>(asked.who()));
    var rows = drafts.stream().filter(_ -> wanted.getAsBoolean()).map(this::row).toList();
    var told =
        rows.stream().filter(_ -> wanted.getAsBoolean()).map(row -> intent(row, seat)).toList();
    Optional<String> none =
        rows.isEmpty() ? Optional.of("None of them is to act now") : Optional.empty();
    var together =
        wanted.getAsBoolean() ? together(drafts, seat) : Optional.<ToSeat.Weighed>empty();
    return new Intended<>(rows, new ToSeat.Intents(asked.id(), told, together, none));
  }

  /// What comes of all that is declared and happens together, where anything does.
  private Optional<ToSeat.Weighed> together(List<Autopilot.Drafted<S, T>> drafts, Seat seat) {
    return drafts.isEmpty() || drafts.getLast().pooled().equals(drafts.getLast().state())
        ? Optional.empty()
        : Optional.of(
            weighing.weighBriefly(
                drafts.getLast().pooled(), seat, drafts.getLast().choice().command()));
  }

  private Row<S> row(Autopilot.Drafted<S, T> drafted) {
    return row(drafted.state(), drafted.choice());
  }

  private Row<S> row(S state, Autopilot.Choice<T> choice) {
    var command = (Command) choice.command();
    var offers = volume.book().deeds().offers(state, choice.seat());
    var start = slips.offer(command, offers).map(Offer::filled);
    var begun = start.orElseGet(() -> forms.byActor(command, List.of(choice.actor())));
    var slots = slots(state, choice.seat(), command, begun);
    // Where somebody goes says less than to whom.
    boolean goes = choice.kind() == Move.Kind.APPROACH && !choice.target().isEmpty();
    return new Row<>(
        state,
        choice.seat(),
        command,
        offers,
        begun,
        goes
            ? new SlotsInWords(
                slots.plain(), List.of(towards(state, choice, slots.cost())), slots.cost())
            : slots);
  }

  /// `towards Captain (20 ft)`.
  private String towards(S state, Autopilot.Choice<T> choice, String cost) {
    return "towards "
        + volume.book().showing().nameOf(state, choice.target())
        + (cost.isEmpty() ? "" : " (" + cost + ")");
  }

  private SlotsInWords slots(S state, Seat seat, Command command, Partial start) {
    var values = forms.values(command);
    var filled =
        forms.walk(
            state,
            seat,
            start,
            new SeatForms.Given() {
              @Override
              public <A> Optional<A> answer(String slot, Question<A> question) {
                return Optional.of(
                    forms
                        .known(question, Objects.requireNonNull(values.get(slot), slot))
                        .orElse(question.byDefault()));
              }
            });
    var plain = new LinkedHashMap<String, Object>();
    var words = new ArrayList<String>();
    boolean whomIsTold = false;
    var cost = "";
    for (SeatForms.Answered<?> slot : filled.slots()) {
      forms.plain(slot).ifPresent(value -> plain.put(slot.name(), value));
      // With what and whom is always told, how only where it is not the usual way.
      if (!whomIsTold || !slot.isUsual()) {
        words.addAll(slot.words());
      }
      whomIsTold |= slot.isWhom();
      if (cost.isEmpty() && slot.answer().equals(Optional.ofNullable(values.get(slot.name())))) {
        cost = slot.cost();
      }
    }
    return new SlotsInWords(plain, List.copyOf(words), cost);
  }

  private ToSeat.Intent intent(Row<S> row, Seat seat) {
    T command = volume.book().formats().step().cast(row.command());
    var actor = actor(row.command());
    return new ToSeat.Intent(
        actor,
        volume.book().showing().nameOf(row.state(), actor),
        label(row),
        row.slots().words(),
        slips.plain(row.command()),
        weighing.weighBriefly(row.state(), seat, command));
  }

  private String actor(Command command) {
    return slips
        .actorSlot(command.getClass())
        .map(slot -> String.valueOf(forms.values(command).get(slot.name())))
        .orElse("");
  }

  /// What is on the offer's button.
  private String label(Row<S> row) {
    return slips
        .offer(row.command(), row.offers())
        .map(Offer::label)
        .orElseGet(
            () ->
                volume.book().showing().nameOf(row.state(), actor(row.command()))
                    + ": "
                    + Names.of(row.command().getClass()).replace('-', ' '));
  }

  /// The form of something intended, with other choices laid over it.
  FromSeat.Fill fill(Row<S> row, FromSeat.Reconsider frame) {
    var chosen = new LinkedHashMap<>(row.slots().plain());
    chosen.putAll(frame.chosen());
    return new FromSeat.Fill(
        frame.id(),
        Names.of(row.command().getClass()),
        slips.plain(row.start()),
        chosen,
        true,
        Optional.empty());
  }

  // Where nobody is in reach

  /// The way to a foe, where a form is stuck that is meant for one.
  ToSeat.Form withWay(S state, FromSeat.Fill fill, List<Offer> offers, ToSeat.Form form) {
    if (form.command().isPresent() || form.stuck().isEmpty()) {
      return form;
    }
    var actor =
        slips
            .actorSlot(slips.command(fill.command()))
            .flatMap(slot -> Optional.ofNullable(fill.filled().get(slot.name())))
            .map(String::valueOf);
    return actor
        .filter(by -> isForFoes(state, by, fill, offers, form))
        .flatMap(by -> autopilot.approach(state, by))
        .map(choice -> form.with(instead(state, choice)))
        .orElse(form);
  }

  /// Whether friends stand in it whom nobody is to choose by mistake, or what keeps it blocked was
  /// tried on a foe.
  private boolean isForFoes(
      S state, String by, FromSeat.Fill fill, List<Offer> offers, ToSeat.Form form) {
    if (!form.fields().isEmpty()) {
      return form.fields().getLast().kind().options().stream()
          .anyMatch(option -> Hints.NO.equals(option.hints().get(Hints.MEANT)));
    }
    var sides = volume.book().foresight().outcome(state).sides();
    var foes = new LinkedHashSet<String>();
    sides.stream()
        .filter(side -> !side.able().contains(by))
        .forEach(side -> foes.addAll(side.able()));
    return offers.stream()
        .filter(offer -> Names.of(offer.command()).equals(fill.command()))
        .filter(offer -> slips.plain(offer.filled()).equals(fill.filled()))
        .flatMap(offer -> offer.blocked().stream())
        .anyMatch(blocked -> slips.named(blocked.example()).stream().anyMatch(foes::contains));
  }

  private ToSeat.Instead instead(S state, Autopilot.Choice<T> choice) {
    var row = row(state, choice);
    return new ToSeat.Instead(
        label(row) + " " + towards(state, choice, row.slots().cost()), slips.plain(row.command()));
  }
}
