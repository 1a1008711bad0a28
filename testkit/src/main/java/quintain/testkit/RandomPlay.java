package quintain.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import quintain.binder.Source;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Offer;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Committed;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;

/// Plays a book at random by its offers alone, at a table that asks everything, and keeps each
/// command with all that came of it.
final class RandomPlay<S extends State, T extends Step, E extends Event> {
  /// Commands before the play starts again from its opening.
  private static final int A_GAME = 60;

  private final Volume<S, T, E> volume;
  private final Rulebook<S, T, E> book;
  private final S opening;
  private final List<Seat> seats;
  private final SplittableRandom random;
  private final RandomAnswers<S, T, E> answers;
  private final Live<S, T, E> live;
  private final List<String> judged = new ArrayList<>();
  private @Nullable String doing;

  RandomPlay(Volume<S, T, E> volume, S opening, List<Seat> seats, long seed) {
    this.volume = volume;
    this.book = volume.book();
    this.opening = opening;
    this.seats = seats;
    this.random = new SplittableRandom(seed);
    this.answers = new RandomAnswers<>(book, random);
    this.live = new Live<>(book, sides -> 1 + random.nextInt(sides));
    for (Enum<?> clause : book.formats().clauses().getEnumConstants()) {
      judged.add(((Clause) clause).id());
    }
  }

  /// A command that was played: from which state, by which seat, its steps, and every pause.
  record Played<S, T, E>(
      S before,
      S after,
      Seat seat,
      T command,
      List<Committed<S, T, E>> committed,
      List<Pause<S, T>> pauses) {
    List<E> events() {
      return committed.stream()
          .flatMap(step -> step.events().stream())
          .map(Committed.Cited::event)
          .toList();
    }

    /// All draws of all steps, in order.
    List<Draw> tape() {
      return committed.stream().flatMap(step -> step.tape().stream()).toList();
    }
  }

  /// A moment in which the table waited.
  record Pause<S, T>(Game<S, T> game, List<Draw> tape, Asked asked, Manner manner) {}

  /// One turn of the play: what each seat was offered, and what came of the one that was taken.
  ///
  /// @param taken absent where nobody could do anything
  record Moment<S, T, E>(S state, Map<Seat, List<Offer>> offers, Optional<Taken<S, T, E>> taken) {}

  /// An offer that was filled in and played.
  record Taken<S, T, E>(Seat seat, Offer offer, T command, Played<S, T, E> played) {}

  /// What looks on.
  interface Witness<S, T, E> {
    /// Before a command is chosen: what each seat is offered.
    void offered(S state, Map<Seat, List<Offer>> offers);

    /// An offer was filled in.
    void filled(S state, Seat seat, Offer offer, T command);

    void played(Played<S, T, E> played);
  }

  /// A play to look at as often as one likes: as far as it came, and why it went no further.
  record Recording<S, T, E>(List<Moment<S, T, E>> moments, @Nullable AssertionError failure) {
    /// Shows the first so many commands.
    void show(int commands, Witness<S, T, E> witness) {
      for (int i = 0; i < Math.min(commands, moments.size()); i++) {
        var moment = moments.get(i);
        try {
          witness.offered(moment.state(), moment.offers());
          moment
              .taken()
              .ifPresent(
                  taken -> {
                    witness.filled(moment.state(), taken.seat(), taken.offer(), taken.command());
                    witness.played(taken.played());
                  });
        } catch (AssertionError | RuntimeException e) {
          var doing = moment.taken().map(t -> t.seat() + ": " + t.command()).orElse("offers");
          throw new AssertionError("command " + i + ", " + doing + ": " + e.getMessage(), e);
        }
      }
      if (failure != null && commands > moments.size()) {
        throw new AssertionError(failure.getMessage(), failure);
      }
    }
  }

  /// Plays so many commands.
  Recording<S, T, E> run(int commands) {
    var moments = new ArrayList<Moment<S, T, E>>();
    S state = opening;
    for (int i = 0; i < commands; i++) {
      if (i % A_GAME == 0) {
        state = opening;
      }
      try {
        doing = "offers";
        var moment = one(state);
        moments.add(moment);
        // nothing to do from here: begin again
        state = moment.taken().map(taken -> taken.played().after()).orElse(opening);
      } catch (AssertionError | RuntimeException e) {
        return new Recording<>(
            moments, new AssertionError("command " + i + ", " + doing + ": " + e.getMessage(), e));
      }
    }
    if (moments.stream().allMatch(moment -> moment.taken().isEmpty())) {
      return new Recording<>(List.of(), new AssertionError("nothing is ever offered"));
    }
    return new Recording<>(moments, null);
  }

  private Moment<S, T, E> one(S state) {
    var offers = new LinkedHashMap<Seat, List<Offer>>();
    for (Seat seat : seats) {
      offers.put(seat, book.deeds().offers(state, seat));
    }
    var able =
        seats.stream()
            .filter(s -> offers.getOrDefault(s, List.of()).stream().anyMatch(RandomPlay::open))
            .toList();
    if (able.isEmpty()) {
      return new Moment<>(state, offers, Optional.empty());
    }
    Seat seat = answers.one(able);
    var open = offers.getOrDefault(seat, List.of()).stream().filter(RandomPlay::open).toList();
    // Kinds of commands come first, or a long list of one kind would crowd the others out.
    var kind = answers.one(open.stream().map(Offer::command).distinct().toList());
    var offer = answers.one(open.stream().filter(o -> o.command().equals(kind)).toList());
    doing = seat + ": " + offer.label();
    var filled = answers.fill(state, seat, offer);
    if (filled.isEmpty()) {
      throw new AssertionError("the offer is open, but leads nowhere");
    }
    T command = book.formats().step().cast(filled.get());
    doing = seat + ": " + command;
    var played = play(state, seat, command, false);
    return new Moment<>(state, offers, Optional.of(new Taken<>(seat, offer, command, played)));
  }

  private static boolean open(Offer offer) {
    return offer.blocked().isEmpty();
  }

  /// Plays a command once more, with other dice and answers, at a table that is put away and taken
  /// out of its files again at every pause.
  Played<S, T, E> withRestarts(S state, Seat seat, T command) {
    return play(state, seat, command, true);
  }

  private Played<S, T, E> play(S state, Seat seat, T command, boolean restarting) {
    var dial =
        answers.chance(0.2)
            ? new Dial(Dial.Setting.CONFIRM, new LinkedHashMap<>(), List.of(), judged)
            : Dial.ASKING;
    var manner = new Manner(dial, List.of());
    var committed = new ArrayList<Committed<S, T, E>>();
    var pauses = new ArrayList<Pause<S, T>>();
    @Nullable Game<S, T> stored = null; // the same until a step ends
    var turn = live.run(Game.at(state), command, manner);
    committed.addAll(turn.committed());
    while (turn.end() instanceof Turn.Waiting waiting) {
      var game = turn.game();
      pauses.add(new Pause<>(game, waiting.tape(), waiting.asked(), manner));
      var tape = new ArrayList<>(waiting.tape());
      if (restarting) {
        stored = stored != null && stored.equals(game) ? stored : stored(game);
        game = stored;
        tape = new ArrayList<>(volume.readTape(volume.writeTape(tape)));
        same("the tape as stored", waiting.tape(), tape);
      }
      tape.add(answer(waiting.asked()));
      turn = live.resume(game, tape, manner);
      committed.addAll(turn.committed());
    }
    return switch (turn.end()) {
      case Turn.Done _ ->
          new Played<>(state, turn.game().state(), seat, command, committed, pauses);
      case Turn.No no -> throw new AssertionError("offered, but refused: " + no.refusal());
      case Turn.Cancelled cancelled ->
          throw new AssertionError("its own tape does not match: " + cancelled.reason());
      case Turn.Waiting _ -> throw new AssertionError("it waits for ever");
    };
  }

  private Game<S, T> stored(Game<S, T> game) {
    var stored = volume.readGame(Source.json("", volume.writeGame(game))).orThrow();
    same("the game as stored", game, stored);
    return stored;
  }

  private Draw answer(Asked asked) {
    var seat = answers.one(asked.seats());
    return asked.mayPass() && answers.chance(0.5)
        ? asked.passed(seat)
        : asked.answered(seat, answers.plain(asked.question(seat)), Draw.By.SEAT);
  }

  static void same(String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new AssertionError(
          what + " differs:\n  expected " + expected + "\n  found    " + found);
    }
  }
}
