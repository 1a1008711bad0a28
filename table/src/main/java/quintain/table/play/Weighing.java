package quintain.table.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.TapeMismatch;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Changes;
import quintain.table.show.Showing;

/// Tells a seat the odds of a command, with what each optional extra would change about them, and
/// of the answers to a question.
///
/// An extra is a yes or no of the form, one of a few options of the form, or a yes that somebody
/// could say on the way where the default is no.
public final class Weighing<S extends State, T extends Step, E extends Event> {
  private static final int MOST_EXTRAS = 8;
  private static final int MOST_OPTIONS = 4;

  /// Steps run for one of several answers.
  private static final int ANSWER_BUDGET = Odds.BUDGET / 2;

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final SeatForms<S, T, E> filling;
  private final Changes<S, T, E> changes;

  public Weighing(Volume<S, T, E> volume, Showing<S, T, E> showing, SeatForms<S, T, E> filling) {
    this.volume = volume;
    this.showing = showing;
    this.filling = filling;
    this.changes = new Changes<>(volume);
  }

  /// The odds as this seat may know them, or why it may not.
  ///
  /// @param offers what the seat is offered now, which tells what is no extra of this command
  /// @param wanted whether anybody still waits for the answer
  public ToSeat.Weighed weigh(
      S state, Seat seat, Command given, List<Offer> offers, BooleanSupplier wanted) {
    T command = volume.book().formats().step().cast(given);
    var forbidden = volume.book().deeds().permits(state, seat, command);
    if (forbidden.isPresent()) {
      return unknown(forbidden.get());
    }
    try {
      var met = new Met(state, seat);
      var preview = preview(state, seat, command, met);
      var sure = surely(state, command, seat, preview);
      if (sure.isPresent()) {
        return sure.get();
      }
      return new ToSeat.Chances(
          chances(state, preview),
          preview.residual(),
          preview.exact(),
          preview.simulated(),
          dice(state, seat, preview),
          preview.exact() ? new Extras(state, seat, given, met, wanted).all(offers) : List.of());
    } catch (Refused refused) {
      return guessed(state, refused.refusal(), odds -> odds.supposing(state, command, seat));
    }
  }

  // Answers

  /// What comes of each way to go on with a step that waits, as a seat may know it.
  ///
  /// @param tape what the step has drawn so far
  /// @param answers what it may draw next
  /// @param why the clause of the question
  List<ToSeat.Weighed> weighAnswers(
      Game<S, T> game,
      List<Draw> tape,
      List<Draw> answers,
      Seat seat,
      Clause why,
      BooleanSupplier wanted) {
    var weighed = new ArrayList<ToSeat.Weighed>();
    for (Draw answer : answers) {
      if (!wanted.getAsBoolean()) {
        break;
      }
      var longer = new ArrayList<>(tape);
      longer.add(answer);
      weighed.add(weighAnswer(game, List.copyOf(longer), seat, why));
    }
    return List.copyOf(weighed);
  }

  private ToSeat.Weighed weighAnswer(Game<S, T> game, List<Draw> tape, Seat seat, Clause why) {
    try {
      var odds = new Odds<>(volume.book(), Policy.ASSUMED, ANSWER_BUDGET);
      var preview = odds.previewOn(game, tape, seat, sameDice());
      var seen = volume.book().foresight().seenBy(game.state(), seat);
      var sure =
          preview.dice().isEmpty()
              ? odds.certain(new Game<>(seen, game.agenda()), tape)
              : Optional.<S>empty();
      return sure.isPresent()
          ? certain(seen, sure.get(), seat, preview)
          : brief(game.state(), seat, preview);
    } catch (Refused refused) {
      return guessed(game.state(), refused.refusal(), odds -> odds.supposingOn(game, tape, seat));
    } catch (TapeMismatch | IllegalArgumentException | NoSuchElementException _) {
      // It hangs on somebody whom this seat does not know of.
      return new ToSeat.Unknown(why.id(), "What comes of it cannot be known yet", List.of());
    }
  }

  /// The same for a seat that does not see the dice that were rolled.
  List<ToSeat.Weighed> behindTheScreen(int answers, Clause why) {
    return Collections.nCopies(
        answers, new ToSeat.Unknown(why.id(), "It hangs on dice that you do not see", List.of()));
  }

  /// What will happen where nothing is left to chance.
  private Optional<ToSeat.Weighed> surely(S state, T command, Seat seat, Preview preview) {
    if (!preview.exact() || !preview.dice().isEmpty()) {
      return Optional.empty();
    }
    var foresight = volume.book().foresight();
    var seen = foresight.seenBy(state, seat);
    var game = Game.<S, T>at(seen).with(foresight.previewed(seen, command));
    return new Odds<>(volume.book(), Policy.ASSUMED, Odds.BUDGET)
        .certain(game, List.of())
        .map(after -> certain(seen, after, seat, preview));
  }

  /// What is going to happen: what comes true by name, and what will be seen to change.
  private ToSeat.Weighed certain(S before, S after, Seat seat, Preview preview) {
    var told = new ArrayList<ToSeat.Change>();
    for (var chance : chances(before, preview)) {
      if (!(chance.value() instanceof Integer)) {
        told.add(new ToSeat.Change(chance.subject(), chance.outcome()));
      }
    }
    told.addAll(changes.between(before, after, seat));
    return new ToSeat.Certain(List.copyOf(told));
  }

  /// Why the odds are not told, with one's own part of them where the book has a scale for the
  /// rest.
  private ToSeat.Weighed guessed(
      S state, Refusal refusal, Function<Odds<S, T, E>, Map<String, Preview>> supposing) {
    var guesses = new ArrayList<ToSeat.Guess>();
    try {
      var odds = new Odds<>(volume.book(), Policy.ASSUMED, ANSWER_BUDGET);
      supposing
          .apply(odds)
          .forEach(
              (supposed, preview) ->
                  guesses.add(new ToSeat.Guess(supposed, likely(chances(state, preview)))));
    } catch (Refused | IllegalArgumentException | NoSuchElementException _) {
      // What is refused in any case has no odds.
      guesses.clear();
    }
    // Where it makes no difference what is supposed, something else decides that is hidden.
    boolean decides = guesses.stream().map(ToSeat.Guess::outcomes).distinct().count() > 1;
    return new ToSeat.Unknown(
        refusal.clause().id(), refusal.reason(), decides ? List.copyOf(guesses) : List.of());
  }

  /// Without the long tail of open-ended dice, which nobody guesses at.
  private static List<ToSeat.Chance> likely(List<ToSeat.Chance> chances) {
    return chances.stream().filter(chance -> chance.p() >= 1e-6).toList();
  }

  /// The odds of a command without extras.
  ToSeat.Weighed weighBriefly(S state, Seat seat, T command) {
    try {
      var preview = preview(state, seat, command, Policy.ASSUMED);
      return new ToSeat.Chances(
          chances(state, preview),
          preview.residual(),
          preview.exact(),
          preview.simulated(),
          List.of(),
          List.of());
    } catch (Refused refused) {
      return unknown(refused.refusal());
    }
  }

  private static ToSeat.Weighed unknown(Refusal refusal) {
    return new ToSeat.Unknown(refusal.clause().id(), refusal.reason(), List.of());
  }

  private ToSeat.Chances brief(S state, Seat seat, Preview preview) {
    return new ToSeat.Chances(
        chances(state, preview),
        preview.residual(),
        preview.exact(),
        preview.simulated(),
        dice(state, seat, preview),
        List.of());
  }

  private Preview preview(S state, Seat seat, T command, Policy policy) {
    return new Odds<>(volume.book(), policy, Odds.BUDGET).preview(state, command, seat, sameDice());
  }

  /// Whoever asks twice gets the same answer, simulated or not.
  private static Faces sameDice() {
    var random = new SplittableRandom(0);
    return sides -> random.nextInt(sides) + 1;
  }

  // Outcomes in words

  private List<ToSeat.Chance> chances(S state, Preview preview) {
    var roster = volume.book().cast().roster(state);
    return preview.outcomes().stream().map(chance -> chance(state, roster, chance)).toList();
  }

  /// `captain.damage` is said of the captain; what is not about anybody in the scene, of nobody.
  private ToSeat.Chance chance(S state, List<String> roster, Preview.Chance chance) {
    var book = volume.book();
    int dot = chance.measure().lastIndexOf('.');
    var id = dot < 0 ? "" : chance.measure().substring(0, dot);
    boolean about = roster.contains(id);
    var name = about ? chance.measure().substring(dot + 1) : chance.measure();
    return new ToSeat.Chance(
        chance.measure(),
        about ? book.showing().nameOf(state, id) : "",
        book.facts().figure(name),
        book.showing().wording(name, chance.value()),
        volume.codec().plain(chance.value()),
        chance.p());
  }

  /// The dice of those whose dice the seat may see.
  private List<ToSeat.Throw> dice(S state, Seat seat, Preview preview) {
    var book = volume.book();
    var roster = book.cast().roster(state);
    return preview.dice().stream()
        .filter(
            each ->
                !roster.contains(each.by())
                    || book.showing().witnesses(state, each.by()).includes(seat))
        .map(
            each ->
                new ToSeat.Throw(
                    roster.contains(each.by()) ? book.showing().nameOf(state, each.by()) : "",
                    each.dice(),
                    each.why().id()))
        .distinct()
        .toList();
  }

  // Extras

  /// Answers as an automatic table would, and remembers where somebody could have said yes.
  private final class Met implements Policy {
    private final S state;
    private final Seat seat;
    private final Map<String, Heard> questions = new LinkedHashMap<>();
    private final Set<Buys> purchases = new LinkedHashSet<>();
    private final Map<String, String> labels = new LinkedHashMap<>();

    Met(S state, Seat seat) {
      this.state = state;
      this.seat = seat;
    }

    @Override
    public <A> A answer(Seat who, Question<A> question) {
      if (Boolean.FALSE.equals(question.byDefault())) {
        remember(question);
      }
      if (question instanceof Question.Purchase purchase && maySee(question)) {
        for (Question.Purchase.Ware ware : purchase.wares()) {
          purchases.add(new Buys(question.topic().id(), purchase.about().getFirst(), ware.key()));
          labels.putIfAbsent(ware.key(), ware.label());
        }
      }
      return question.assumed();
    }

    @Override
    public <A> Optional<A> accept(Seat who, Question<A> question) {
      if (question instanceof Question.YesNo) {
        remember(question);
      }
      return Optional.empty();
    }

    private void remember(Question<?> question) {
      if (maySee(question)) {
        questions.compute(
            question.topic().id(),
            (_, known) -> known == null ? Heard.of(question) : known.again(question));
      }
    }

    /// Only what is about those whose dice the seat may see.
    private boolean maySee(Question<?> question) {
      return question.about().stream()
          .allMatch(about -> volume.book().showing().witnesses(state, about).includes(seat));
    }
  }

  /// Says yes to one question wherever it comes up.
  private record Yes(String topic) implements Policy {
    @Override
    public <A> A answer(Seat who, Question<A> question) {
      return is(question) ? question.read(true) : question.assumed();
    }

    @Override
    public <A> Optional<A> accept(Seat who, Question<A> question) {
      return is(question) ? Optional.of(question.read(true)) : Optional.empty();
    }

    private boolean is(Question<?> question) {
      return question instanceof Question.YesNo && question.topic().id().equals(topic);
    }
  }

  /// Buys one thing alone wherever somebody can pay for it.
  private record Buys(String topic, String who, String ware) implements Policy {
    @Override
    public <A> A answer(Seat seat, Question<A> question) {
      return question instanceof Question.Purchase purchase && isOpen(purchase)
          ? question.read(Map.of(ware, 1))
          : question.assumed();
    }

    private boolean isOpen(Question.Purchase purchase) {
      return purchase.topic().id().equals(topic)
          && purchase.about().getFirst().equals(who)
          && purchase.wares().stream().anyMatch(each -> each.key().equals(ware));
    }

    @Override
    public <A> Optional<A> accept(Seat seat, Question<A> question) {
      return Optional.empty();
    }
  }

  /// The extras of one command.
  private final class Extras {
    private final S state;
    private final Seat seat;
    private final Command whole;
    private final T command;
    private final Met met;
    private final BooleanSupplier wanted;
    private final List<ToSeat.Extra> extras = new ArrayList<>();
    private int room = MOST_EXTRAS;

    Extras(S state, Seat seat, Command whole, Met met, BooleanSupplier wanted) {
      this.state = state;
      this.seat = seat;
      this.whole = whole;
      this.command = volume.book().formats().step().cast(whole);
      this.met = met;
      this.wanted = wanted;
    }

    List<ToSeat.Extra> all(List<Offer> offers) {
      fields(offers);
      for (Heard heard : List.copyOf(met.questions.values())) {
        var change = heard.prompt(id -> volume.book().showing().nameOf(state, id)) + " Yes";
        add(change, "", true, command, new Yes(heard.topic().id()));
      }
      room = extras.size() + MOST_EXTRAS;
      for (Buys bought : List.copyOf(met.purchases)) {
        var change =
            volume.book().showing().nameOf(state, bought.who())
                + " buys "
                + met.labels.getOrDefault(bought.ware(), bought.ware());
        add(change, "", true, command, bought);
      }
      return List.copyOf(extras);
    }

    private boolean full() {
      return extras.size() >= room || !wanted.getAsBoolean();
    }

    /// The odds with one thing changed, unless they are too much work to be exact or it may not be.
    private void add(String change, String slot, Object value, T changed, Policy policy) {
      if (full()) {
        return;
      }
      try {
        var preview = preview(state, seat, changed, policy);
        if (preview.exact()) {
          extras.add(
              new ToSeat.Extra(change, slot, value, chances(state, preview), Optional.empty()));
        }
      } catch (Refused _) {
        // What the rules refuse is no way to do better.
      }
    }

    /// Every slot of the form that was open, with what else could stand there.
    private void fields(List<Offer> offers) {
      var values = filling.values(whole);
      var start = begin(values, offers);
      var slots = filling.walk(state, seat, start, new As(values, "", "")).slots();
      for (SeatForms.Answered<?> slot : slots) {
        switch (slot.question()) {
          case Question.YesNo q -> {
            boolean other = Optional.of(false).equals(slot.answer());
            vary(start, values, slot.name(), q, other, other ? "Yes" : "No");
          }
          case Question.OneOf<?> q when q.options().size() <= MOST_OPTIONS -> {
            for (Option<?> option : q.options()) {
              // Nobody does better against a friend.
              if (!Optional.of(option.value()).equals(slot.answer()) && !SeatForms.strays(option)) {
                vary(start, values, slot.name(), q, option.key(), option.label());
              }
            }
          }
          case Question<?> _ -> {}
        }
      }
    }

    private void vary(
        Partial start,
        Map<String, Object> values,
        String slot,
        Question<?> question,
        Object plain,
        String label) {
      if (full()) {
        return;
      }
      var filled = filling.walk(state, seat, start, new As(values, slot, plain));
      var change = showing.prompt(state, question) + " " + label;
      var barred = barred(start, values, slot, filled);
      if (barred.isPresent()) {
        extras.add(new ToSeat.Extra(change, slot, plain, List.of(), barred));
      } else if (!turns(values, slot, filled)) {
        filled
            .command()
            .ifPresent(
                changed ->
                    add(
                        change,
                        slot,
                        plain,
                        volume.book().formats().step().cast(changed),
                        Policy.ASSUMED));
      }
    }

    /// Why those whom the command is meant for cannot be chosen with that slot changed.
    private Optional<ToSeat.Why> barred(
        Partial start, Map<String, Object> values, String varied, SeatForms.Filled filled) {
      return filling.barred(state, seat, start, filled).stream()
          .filter(each -> !each.slot().equals(varied))
          .filter(each -> has(values.get(each.slot()), each.option().value()))
          .findFirst()
          .map(each -> SeatForms.why(each.why()));
    }

    private static boolean has(@Nullable Object chosen, Object one) {
      return chosen instanceof List<?> several ? several.contains(one) : one.equals(chosen);
    }

    /// Whether it would be done to somebody else with that slot changed: the odds of that tell
    /// nothing about doing it better.
    private static boolean turns(
        Map<String, Object> values, String varied, SeatForms.Filled filled) {
      return filled.slots().stream()
          .filter(SeatForms.Answered::isWhom)
          .filter(slot -> !slot.name().equals(varied))
          .anyMatch(slot -> !slot.answer().equals(Optional.ofNullable(values.get(slot.name()))));
    }

    /// Whoever acts is no choice, nor is what the offer fills in; of several offers, the one that
    /// fills in most.
    private Partial begin(Map<String, Object> values, List<Offer> offers) {
      var best = filling.byActor(whole, volume.book().cast().roster(state));
      for (Offer offer : offers) {
        var filled = offer.filled().slots();
        if (offer.command().equals(whole.getClass())
            && filled.size() > best.slots().size()
            && filled.entrySet().stream()
                .allMatch(each -> each.getValue().equals(values.get(each.getKey())))) {
          best = offer.filled();
        }
      }
      return best;
    }
  }

  /// Fills a form in as a command has it, with one slot changed; what does not fit any more gets
  /// its default.
  private final class As implements SeatForms.Given {
    private final Map<String, Object> values;
    private final String slot;
    private final Object plain;

    As(Map<String, Object> values, String slot, Object plain) {
      this.values = values;
      this.slot = slot;
      this.plain = plain;
    }

    @Override
    public <A> Optional<A> answer(String name, Question<A> question) {
      var answer =
          name.equals(slot)
              ? filling.legal(question, plain)
              : filling.known(question, Objects.requireNonNull(values.get(name), name));
      return Optional.of(answer.orElse(question.byDefault()));
    }
  }
}
