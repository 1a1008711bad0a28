package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.kernel.parts.Lists;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position.Pause;
import quintain.table.log.Position.Running;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// The execution of commands: a command runs step by step until nothing is left to do or the table
/// waits for an answer, and goes on from there. What comes of it is news for the log.
final class Execution<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(Execution.class.getName());

  /// What a step that waits has drawn is stored with each of its questions, and some can be asked
  /// without end.
  private static final int LONGEST_TAPE = 300;

  private final OpenTable<S, T, E> table;
  private final Live<S, T, E> live;
  private final Narration<S, T, E> telling;
  private final OpenQuestion<S, T, E> question;
  private final SelfPlay<S, T, E> selfPlay;
  private final Happenings<S, T, E> happenings;

  /// The question whose time runs.
  private String timed = "";

  Execution(
      OpenTable<S, T, E> table,
      Narration<S, T, E> telling,
      OpenQuestion<S, T, E> question,
      SelfPlay<S, T, E> selfPlay) {
    this.table = table;
    this.live = new Live<>(table.volume().book(), table.premises().dice());
    this.telling = telling;
    this.question = question;
    this.selfPlay = selfPlay;
    this.happenings = new Happenings<>(table);
  }

  // Running

  Turn<S, T, E> run(Game<S, T> game, T command, Running running) {
    return live.run(game, command, manner(running));
  }

  /// Goes on with a step over a longer tape.
  Turn<S, T, E> resume(Game<S, T> game, List<Draw> tape, Running running) {
    return live.resume(game, tape, manner(running));
  }

  /// How the table plays for this command. Whoever may not see a roll does not roll it by hand.
  private Manner manner(Running running) {
    var manner = table.log().position().manner();
    return running.mode() == Mode.BLIND
        ? manner.rolling(manner.physicalDice().stream().filter(Seat::isReferee).toList())
        : manner;
  }

  /// The news of a turn, and of all that follows it until the table waits or nothing is left to do.
  Turn.@Nullable Waiting proceed(Turn<S, T, E> first, Running running, List<News> news) {
    var turn = first;
    var earlier = happenings.of(running);
    while (true) {
      for (var step : turn.committed()) {
        var told = telling.told(step, running, earlier);
        step.events().forEach(each -> earlier.add(each.event()));
        news.add(
            new News(
                new Logged.Stepped(
                    running.run(),
                    step.step(),
                    step.tape(),
                    step.events().stream()
                        .map(each -> new Logged.Cited(each.event(), each.clause()))
                        .toList(),
                    List.copyOf(step.then()),
                    told),
                running.by(),
                Narration.anyOf(told)));
      }
      switch (turn.end()) {
        case Turn.Done _ -> {
          return null;
        }
        case Turn.Waiting next when next.tape().size() > LONGEST_TAPE -> {
          news.add(cancelled(running, "It has gone on for too long", ""));
          turn = new Turn<>(withoutTop(turn.game()), List.of(), new Turn.Done());
        }
        case Turn.Waiting next -> {
          var answer = selfPlay.answer(turn.game().state(), next.asked());
          if (answer.isPresent()) {
            turn = resume(turn.game(), Lists.plus(next.tape(), answer.get()), running);
            continue;
          }
          news.add(
              new News(
                  new Logged.Paused(
                      running.run(), news.isEmpty() ? key(next) : fresh(), next.tape()),
                  running.by(),
                  Hearing.NOBODY));
          return next;
        }
        case Turn.Cancelled cancelled ->
            news.add(cancelled(running, "It no longer fits the rules: " + cancelled.reason(), ""));
        case Turn.No no -> {
          // A follow-up that refuses is given up; what waits behind it goes on.
          news.add(cancelled(running, no.refusal().toString(), ""));
          turn = new Turn<>(withoutTop(turn.game()), List.of(), new Turn.Done());
        }
      }
      if (turn.game().agenda().isEmpty()) {
        return null;
      }
      turn = resume(turn.game(), List.of(), running);
    }
  }

  private String fresh() {
    return table.premises().tokens().name();
  }

  /// What to call a question. Where several are asked and one of them passes, the others are asked
  /// no other question than before.
  private String key(Turn.Waiting next) {
    var pause = table.log().position().standing().pause();
    var before = question.now();
    return before != null && pause.isPresent() && isLeftOf(before, next)
        ? pause.get().key()
        : fresh();
  }

  private static boolean isLeftOf(Turn.Waiting before, Turn.Waiting now) {
    int drawn = before.tape().size();
    return now.tape().size() > drawn
        && now.tape().subList(0, drawn).equals(before.tape())
        && now.tape().stream().skip(drawn).allMatch(Draw.Passed.class::isInstance)
        && before.asked().questions().containsAll(now.asked().questions());
  }

  /// The same game without the step that it is at.
  static <S, T> Game<S, T> withoutTop(Game<S, T> game) {
    return new Game<>(game.state(), game.agenda().rest());
  }

  /// That a step was given up; the log tells whoever may know of its question.
  News cancelled(Running running, String reason, String by) {
    var told = List.of(Told.open("A step was given up" + (reason.isEmpty() ? "" : ": " + reason)));
    return new News(new Logged.Cancelled(running.run(), reason, told), by, question.knowing());
  }

  /// A command is taken back to some point on its way, and goes on from there.
  void startOver(Running running) {
    happenings.startOver(running);
  }

  // Waiting

  /// What the table waits for now.
  void now(Turn.@Nullable Waiting next) {
    question.become(next);
    table.stirred();
    if (next != null) {
      waitNoLonger(next);
    }
  }

  /// Goes on where the table was when it was closed.
  void wake() {
    try {
      goOn();
    } catch (RuntimeException e) {
      // As a tape that no longer fits its step: it is given up, and the table is there for all.
      LOG.log(System.Logger.Level.ERROR, "table " + table.id() + " could not go on", e);
      giveUp();
    }
  }

  /// Gives up all that was under way.
  private void giveUp() {
    var news = new ArrayList<News>();
    var running = question.running();
    for (int i = table.log().position().standing().game().agenda().steps().size(); i > 0; i--) {
      news.add(cancelled(running, "It could not be gone on with", ""));
    }
    table.append("", news);
    now(null);
  }

  /// Goes on with what is under way. A question is found again by running its step over the tape.
  void goOn() {
    var standing = table.log().position().standing();
    if (standing.game().agenda().isEmpty()) {
      return;
    }
    var running = question.running();
    var tape = standing.pause().map(Pause::tape).orElse(List.of());
    var turn = resume(standing.game(), tape, running);
    if (standing.pause().isPresent()
        && turn.committed().isEmpty()
        && turn.end() instanceof Turn.Waiting again
        && again.tape().equals(tape)
        && selfPlay.answer(turn.game().state(), again.asked()).isEmpty()) {
      now(again);
      return;
    }
    var news = new ArrayList<News>();
    var next = proceed(turn, running, news);
    table.append("", news);
    now(next);
  }

  /// Goes on where the log has come to elsewhere.
  void catchUp() {
    happenings.forget();
    if (table.log().position().standing().game().agenda().isEmpty()) {
      now(null);
    } else {
      wake();
    }
  }

  // Patience

  /// What is offered to several waits for nobody longer than the table wants.
  private void waitNoLonger(Turn.Waiting next) {
    int patience = table.log().position().manner().patience();
    var key = table.log().position().standing().pause().map(Pause::key).orElse("");
    if (patience == 0 || !next.asked().mayPass() || key.equals(timed)) {
      return;
    }
    timed = key;
    CompletableFuture.delayedExecutor(patience, TimeUnit.SECONDS, table.premises().executor())
        .execute(() -> table.post(() -> timeIsUp(key)));
  }

  private void timeIsUp(String key) {
    var now = question.now();
    var open = table.log().position().standing().pause().filter(p -> p.key().equals(key));
    if (now == null || open.isEmpty() || table.log().position().manner().patience() == 0) {
      return;
    }
    var tape = new ArrayList<>(now.tape());
    now.asked().seats().forEach(seat -> tape.add(now.asked().passed(seat)));
    var running = question.running();
    var game = table.log().position().standing().game();
    var news = new ArrayList<News>();
    var next = proceed(resume(game, List.copyOf(tape), running), running, news);
    table.append("", news);
    now(next);
  }
}
