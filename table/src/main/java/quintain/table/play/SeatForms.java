package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.binder.Invalid;
import quintain.kernel.Barred;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Hints;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

/// Fills in the form of a command: what the offer holds, then what the seat chose where that is
/// legal, then defaults.
///
/// A seat finds nothing in a form but what the book lets it choose: what it says an offer holds is
/// taken as it is only if there is such an offer, and otherwise checked like any other choice.
final class SeatForms<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Slips slips;

  SeatForms(Volume<S, T, E> volume, Showing<S, T, E> showing) {
    this.volume = volume;
    this.showing = showing;
    this.slips = new Slips(volume);
  }

  /// What a form comes to. Names that are unknown, and offers that are gone, are thrown as
  /// [Slips.Misread].
  ///
  /// @param offers what the seat is offered now
  Filled fill(S state, Seat seat, FromSeat.Fill fill, List<Offer> offers) {
    var command = slips.command(fill.command());
    slips.check(command, fill.filled().keySet());
    slips.check(command, fill.chosen().keySet());
    return filledIn(state, seat, command, fill, offers);
  }

  /// The form as its seat sees it, without odds.
  ToSeat.Form form(S state, FromSeat.Fill fill, Filled filled) {
    var fields =
        filled.slots().stream()
            .filter(slot -> !fill.filled().containsKey(slot.name()))
            .map(slot -> field(state, slot))
            .toList();
    return new ToSeat.Form(
        fill.id(),
        fields,
        filled.command().map(slips::plain),
        filled.stuck().map(SeatForms::why),
        filled.barred().stream().map(SeatForms::barred).toList(),
        Optional.empty(),
        Optional.empty());
  }

  static ToSeat.Why why(Refusal refusal) {
    return new ToSeat.Why(refusal.clause().id(), refusal.reason());
  }

  private static ToSeat.Barred barred(Barred barred) {
    var option = barred.option();
    return new ToSeat.Barred(barred.slot(), option.key(), option.label(), why(barred.why()));
  }

  private ToSeat.Field field(S state, Answered<?> slot) {
    var question = slot.question();
    return new ToSeat.Field(
        slot.name(),
        showing.prompt(state, question),
        question.topic().clause().id(),
        showing.kind(question),
        plain(slot).orElseGet(() -> question instanceof Question.SomeOf<?> ? List.of() : ""));
  }

  <A> Optional<Object> plain(Answered<A> slot) {
    return slot.answer().map(slot.question()::plain);
  }

  /// A slot that was open, what it asked, and the answer it has now; none where the only ones are
  /// not whom the command is meant for, and one of them has to be chosen on purpose.
  record Answered<A>(String name, Question<A> question, Optional<A> answer) {
    /// What is chosen, in words. A bare "no" or 0 says nothing to somebody who does not see what
    /// was asked.
    List<String> words() {
      if (answer.isEmpty() || answer.get() instanceof Boolean || answer.get().equals(0)) {
        return List.of();
      }
      return switch (question) {
        case Question.OneOf<?> q -> labels(q.options(), List.of(answer.get()));
        case Question.SomeOf<?> q -> labels(q.options(), (List<?>) answer.get());
        case Question.Where q -> labels(q.spots(), List.of(answer.get()));
        case Question.NumberFrom q -> List.of(q.inWords((Integer) answer.get()));
        case Question.Words _ -> List.of((String) answer.get());
        case Question.YesNo _, Question.Purchase _, Question.Lines _, Question.Assignment _ ->
            List.of();
      };
    }

    /// Whether it is what would be chosen without a word.
    boolean isUsual() {
      return answer.isPresent() && answer.get().equals(question.byDefault());
    }

    /// Whether it asks for people.
    boolean isWhom() {
      List<? extends Option<?>> options =
          switch (question) {
            case Question.OneOf<?> q -> q.options();
            case Question.SomeOf<?> q -> q.options();
            case Question.Where _,
                Question.NumberFrom _,
                Question.Words _,
                Question.YesNo _,
                Question.Purchase _,
                Question.Lines _,
                Question.Assignment _ ->
                List.of();
          };
      return options.stream()
          .flatMap(option -> option.hints().stream())
          .anyMatch(hint -> hint.name().equals(Hints.SIDE));
    }

    /// What it costs to go where was chosen; empty where the book does not say.
    String cost() {
      return question instanceof Question.Where where
          ? where.spots().stream()
              .filter(spot -> answer.equals(Optional.of(spot.value())))
              .flatMap(spot -> spot.hints().stream())
              .filter(hint -> hint.name().equals(Hints.COST))
              .map(Option.Hint::value)
              .collect(Collectors.joining(", "))
          : "";
    }

    private static List<String> labels(List<? extends Option<?>> options, List<?> chosen) {
      return options.stream()
          .filter(option -> chosen.contains(option.value()))
          .map(Option::label)
          .toList();
    }
  }

  /// A form filled in: every slot that was open, and the command or why there is none.
  ///
  /// @param barred those whom a slot could name but for the rules
  record Filled(
      List<Answered<?>> slots,
      Optional<Command> command,
      Optional<Refusal> stuck,
      List<Barred> barred) {
    Filled(List<Answered<?>> slots, Optional<Command> command, Optional<Refusal> stuck) {
      this(List.copyOf(slots), command, stuck, List.of());
    }

    private Filled with(List<Barred> others) {
      return new Filled(slots, command, stuck, others);
    }
  }

  private Filled filledIn(
      S state,
      Seat seat,
      Class<? extends Command> command,
      FromSeat.Fill fill,
      List<Offer> offers) {
    var offered =
        offers.stream()
            .filter(offer -> offer.command().equals(command))
            .map(Offer::filled)
            .filter(partial -> slips.plain(partial).equals(fill.filled()))
            .findFirst();
    var start = offered.orElseGet(() -> Partial.of(command));
    var filled = walk(state, seat, start, given(fill));
    return filled.with(barred(state, seat, start, filled));
  }

  /// Those in sight whom no slot of the form lets through, slot by slot; also of the one that it is
  /// stuck at.
  List<Barred> barred(S state, Seat seat, Partial start, Filled filled) {
    var deeds = volume.book().deeds();
    var barred = new ArrayList<Barred>();
    var partial = start;
    for (Answered<?> slot : filled.slots()) {
      barred.addAll(deeds.barred(state, seat, partial));
      if (slot.answer().isEmpty()) {
        return List.copyOf(barred);
      }
      partial = partial.with(slot.name(), slot.answer().get());
    }
    if (filled.stuck().isPresent()) {
      barred.addAll(deeds.barred(state, seat, partial));
    }
    return List.copyOf(barred);
  }

  private Given given(FromSeat.Fill fill) {
    return new Given() {
      @Override
      public <A> Optional<A> answer(String slot, Question<A> question) {
        if (fill.filled().containsKey(slot)) {
          return Optional.of(claimed(slot, question, fill));
        }
        var chosen = fill.chosen().get(slot);
        return chosen == null
            ? preset(question)
            : legal(question, chosen).or(() -> preset(question));
      }
    };
  }

  /// What goes into an open slot; empty where somebody has to choose first.
  interface Given {
    <A> Optional<A> answer(String slot, Question<A> question);
  }

  /// Nothing was chosen yet.
  static final Given PRESETS =
      new Given() {
        @Override
        public <A> Optional<A> answer(String slot, Question<A> question) {
          return preset(question);
        }
      };

  /// The default, unless it is somebody whom the command is not meant for: nobody strikes a friend
  /// because a form says so.
  private static <A> Optional<A> preset(Question<A> question) {
    boolean strays =
        switch (question) {
          case Question.OneOf<?> q -> strays(q.options(), List.of(q.byDefault()));
          case Question.SomeOf<?> q -> strays(q.options(), q.byDefault());
          case Question<?> _ -> false;
        };
    return strays ? Optional.empty() : Optional.of(question.byDefault());
  }

  private static boolean strays(List<? extends Option<?>> options, List<?> chosen) {
    return options.stream()
        .filter(option -> chosen.contains(option.value()))
        .anyMatch(SeatForms::strays);
  }

  /// Whether it is somebody whom the command is not meant for.
  static boolean strays(Option<?> option) {
    return has(option, Hints.MEANT, Hints.NO);
  }

  private static boolean has(Option<?> option, String name, String value) {
    return option.hints().contains(new Option.Hint(name, value));
  }

  /// That nobody whom a command is meant for can be chosen.
  private static Refusal nobodyMeant(Question<?> question) {
    var options =
        switch (question) {
          case Question.OneOf<?> q -> q.options();
          case Question.SomeOf<?> q -> q.options();
          case Question<?> _ -> List.<Option<?>>of();
        };
    boolean friends = options.stream().anyMatch(each -> has(each, Hints.SIDE, Hints.OTHER));
    return new Refusal(
        question.topic().clause(), (friends ? "No friend" : "No foe") + " is in reach");
  }

  /// Fills slot by slot. A command has only so many slots, and each of them is filled once.
  Filled walk(S state, Seat seat, Partial start, Given given) {
    var slots = new ArrayList<Answered<?>>();
    var partial = start;
    for (int i = 0; i <= slips.slots(start.command()).size(); i++) {
      switch (volume.book().deeds().choices(state, seat, partial)) {
        case Choices.Complete complete -> {
          return new Filled(slots, Optional.of(complete.command()), Optional.empty());
        }
        case Choices.Stuck stuck -> {
          return new Filled(slots, Optional.empty(), Optional.of(stuck.refusal()));
        }
        case Choices.Next next -> {
          var answered = answered(next.slot(), next.question(), given);
          slots.add(answered);
          if (answered.answer().isEmpty()) {
            var stuck = nobodyMeant(next.question());
            return new Filled(slots, Optional.empty(), Optional.of(stuck));
          }
          partial = partial.with(next.slot(), answered.answer().get());
        }
      }
    }
    throw new IllegalStateException("the form of " + start + " has no end");
  }

  private static <A> Answered<A> answered(String slot, Question<A> question, Given given) {
    return new Answered<>(slot, question, given.answer(slot, question));
  }

  /// The answer that a plain value is, if it is legal.
  <A> Optional<A> legal(Question<A> question, Object plain) {
    try {
      return Optional.of(question.read(plain));
    } catch (IllegalAnswer | Invalid _) {
      return Optional.empty();
    }
  }

  /// The answer that is this very value, if it is legal.
  // A value that is of another type than the question's answers is not among them.
  @SuppressWarnings("unchecked")
  <A> Optional<A> known(Question<A> question, Object value) {
    try {
      return Optional.of(question.read(question.plain((A) value)));
    } catch (IllegalAnswer | ClassCastException _) {
      return Optional.empty();
    }
  }

  /// The form of a command with nothing in it but who acts.
  Partial byActor(Command command, List<String> roster) {
    var blank = Partial.of(command.getClass());
    return slips
        .actorSlot(command.getClass())
        .flatMap(
            slot ->
                Optional.ofNullable(values(command).get(slot.name()))
                    .filter(roster::contains)
                    .map(actor -> blank.with(slot.name(), actor)))
        .orElse(blank);
  }

  /// The values in the slots of a whole command.
  Map<String, Object> values(Command command) {
    return slips.values(command);
  }

  /// What a seat says an offer holds that is not among its offers.
  private <A> A claimed(String slot, Question<A> question, FromSeat.Fill fill) {
    return legal(question, fill.filled().getOrDefault(slot, ""))
        .orElseThrow(
            () ->
                new Slips.Misread(
                    "'"
                        + fill.command()
                        + "' with "
                        + slot
                        + " '"
                        + fill.filled().get(slot)
                        + "' is not on offer any more."));
  }
}
