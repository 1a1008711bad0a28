package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.binder.Mark;
import quintain.binder.Problem;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.NearMiss;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Turn;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.packs.Volume;

/// One scenario being played.
final class ScenarioPlay<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Rulebook<S, T, E> book;
  private final String file;
  private final Scenario<T> scenario;
  private final List<String> log = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final List<ScenarioRunner.Given<S, T>> given = new ArrayList<>();
  private final Scripted<S, T, E> scripted;
  private Game<S, T> game;
  private int stepLog;

  ScenarioPlay(Volume<S, T, E> volume, String file, Scenario<T> scenario) {
    this.volume = volume;
    this.book = volume.book();
    this.file = file;
    this.scenario = scenario;
    this.scripted = new Scripted<>(book, log::add);
    this.game = opening();
  }

  Game<S, T> game() {
    return game;
  }

  /// Every command given so far, each with the state it was given in.
  List<ScenarioRunner.Given<S, T>> given() {
    return List.copyOf(given);
  }

  private Game<S, T> opening() {
    try {
      return Game.at(book.rules().opening(scenario.setup()));
    } catch (IllegalArgumentException | NoSuchElementException e) {
      throw invalid(new Mark(file, 1, 1), "characters", String.valueOf(e.getMessage()));
    }
  }

  private static Invalid invalid(Mark at, String field, String message) {
    return new Invalid(List.of(new Problem(at.file(), at.line(), at.column(), field, message)));
  }

  ScenarioResult play() {
    for (Scenario.Given given : scenario.given()) {
      set(given);
    }
    for (Scenario.Scene<T> step : scenario.steps()) {
      stepLog = log.size();
      log.add("step " + step.number() + (step.note().isEmpty() ? "" : ": " + step.note()));
      if (!run(step)) {
        break;
      }
    }
    return new ScenarioResult(
        file,
        scenario.title(),
        failures.isEmpty(),
        failures,
        log,
        new ScenarioResult.Saved<>(volume, game, volume.writeGame(game)));
  }

  private void set(Scenario.Given given) {
    var field = "given " + given.fact();
    try {
      T command = book.facts().setting(given.fact(), given.value(), "as the scenario begins");
      var resolved = scripted.run(game, command, new ScriptedFate(Script.EMPTY));
      if (resolved.refusal() != null) {
        throw invalid(given.at(), field, "refused: " + resolved.refusal());
      }
      game = resolved.game();
    } catch (IllegalArgumentException | OffScript e) {
      throw invalid(given.at(), field, String.valueOf(e.getMessage()));
    }
  }

  /// Runs one step; false when the game cannot go on from there.
  private boolean run(Scenario.Scene<T> step) {
    try {
      switch (step.doing()) {
        case Scenario.Play<T> play -> play(step, play);
        case Scenario.Preview<T> preview -> preview(step, preview);
        case Scenario.Sees<T> sees -> sees(step, sees);
        case Scenario.Suspend<T> suspend -> suspend(step, suspend);
      }
      return true;
    } catch (OffScript e) {
      fail(step, String.valueOf(e.getMessage()));
      return false;
    } catch (RuntimeException e) {
      // A rule that breaks is a failed step like any other; its place helps whoever wrote the rule.
      var place = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
      fail(step, "the rules broke: " + e + place);
      return false;
    }
  }

  private void fail(Scenario.Scene<T> step, String message) {
    var text = new StringBuilder();
    text.append(step.at().file()).append(':').append(step.at().line());
    text.append(": step ").append(step.number()).append(": ").append(message);
    for (String line : log.subList(stepLog, log.size())) {
      text.append("\n    | ").append(line);
    }
    failures.add(text.toString());
  }

  private void play(Scenario.Scene<T> step, Scenario.Play<T> play) {
    var fate = new ScriptedFate(play.script());
    var clauses = new ArrayList<String>();
    @Nullable Refusal refusal = null;
    for (T command : play.commands()) {
      given.add(new ScenarioRunner.Given<>(step.note(), game.state(), command));
      refusal = book.deeds().permits(game.state(), play.seat(), command).orElse(null);
      if (refusal == null) {
        var resolved = scripted.run(game, command, fate);
        refusal = resolved.refusal();
        clauses.addAll(resolved.clauses());
        game = resolved.game();
      }
      if (refusal != null) {
        break;
      }
    }
    refusal(step, play.refused(), refusal);
    fate.leftOver().forEach(left -> fail(step, left));
    expect(step, play.expect(), Seat.REFEREE);
    for (String clause : play.clauses()) {
      if (!clauses.contains(clause)) {
        fail(
            step,
            "expected "
                + clause
                + " to be applied; applied were "
                + clauses.stream().distinct().toList());
      }
    }
    var told = List.copyOf(log.subList(stepLog, log.size()));
    for (String words : play.log()) {
      if (told.stream().noneMatch(line -> line.contains(words))) {
        fail(step, "expected the log to say '" + words + "'");
      }
    }
  }

  private void refusal(
      Scenario.Scene<T> step, @Nullable String expected, @Nullable Refusal refusal) {
    if (expected == null && refusal != null) {
      fail(step, "refused: " + refusal);
    } else if (expected != null && refusal == null) {
      fail(step, "expected to be refused by " + expected + ", but it was done");
    } else if (expected != null && refusal != null && !refusal.clause().id().equals(expected)) {
      fail(step, "expected to be refused by " + expected + ", but it was refused: " + refusal);
    }
  }

  private void expect(Scenario.Scene<T> step, Map<String, Scenario.Value> expected, Seat seat) {
    var facts = book.facts().known(game.state(), seat);
    expected.forEach(
        (fact, value) -> {
          var found = facts.get(fact);
          if (value.plain() != null && !facts.containsKey(fact)) {
            fail(
                step,
                "expected "
                    + fact
                    + " to be "
                    + Values.text(value.plain())
                    + ", but "
                    + (seat.isReferee() ? "there is no such fact" : seat + " does not know it")
                    + NearMiss.advice(fact, facts.keySet()));
          } else if (!Values.same(value.plain(), found)) {
            fail(
                step,
                "expected "
                    + fact
                    + " to be "
                    + Values.text(value.plain())
                    + ", but it is "
                    + Values.text(found));
          }
        });
  }

  private void sees(Scenario.Scene<T> step, Scenario.Sees<T> sees) {
    expect(step, sees.facts(), sees.seat());
    var all = book.facts().known(game.state(), Seat.REFEREE);
    var known = book.facts().known(game.state(), sees.seat());
    for (String fact : sees.not()) {
      if (!all.containsKey(fact)) {
        fail(step, "there is no fact " + fact + NearMiss.advice(fact, all.keySet()));
      } else if (known.containsKey(fact)) {
        fail(
            step,
            "expected "
                + sees.seat()
                + " not to know "
                + fact
                + ", but it is known to be "
                + Values.text(known.get(fact)));
      }
    }
  }

  private void preview(Scenario.Scene<T> step, Scenario.Preview<T> preview) {
    Preview found;
    try {
      var odds = new Odds<>(book, Policy.ASSUMED, Odds.BUDGET);
      // A budget that is not met would be answered by rolling: a scenario has no dice for that.
      found =
          preview.until().isEmpty()
              ? odds.preview(game.state(), preview.command(), preview.seat(), ScenarioPlay::noDice)
              : odds.previewUntil(game.state(), preview.command(), preview.seat(), preview.until());
    } catch (Refused refused) {
      refusal(step, preview.refused(), refused.refusal());
      return;
    }
    refusal(step, preview.refused(), null);
    for (Scenario.Chance chance : preview.odds()) {
      double p = 0;
      for (Preview.Chance outcome : found.outcomes()) {
        if (outcome.measure().equals(chance.measure())
            && Values.same(chance.value(), outcome.value())) {
          p += outcome.p();
        }
      }
      if (Math.abs(p - chance.p()) > preview.within() + found.residual()) {
        fail(
            step,
            "expected "
                + chance.measure()
                + " "
                + Values.text(chance.value())
                + " with a chance of "
                + chance.p()
                + ", but it is "
                + p
                + "; the odds are "
                + listed(found));
      }
    }
  }

  private static int noDice(int sides) {
    throw new OffScript("the odds are too many to be exact, and a scenario rolls no dice for them");
  }

  private static List<String> listed(Preview preview) {
    return preview.outcomes().stream()
        .map(o -> o.measure() + " " + Values.text(o.value()) + ": " + o.p())
        .toList();
  }

  /// Runs the command at a table that asks everything, as far as the questions expected; the game
  /// stays as it was.
  private void suspend(Scenario.Scene<T> step, Scenario.Suspend<T> suspend) {
    log.add("> " + Written.command(suspend.command()) + " at a table that asks everything");
    var dice = new ArrayList<>(suspend.script().dice());
    var answers = new ArrayList<>(suspend.script().answers());
    var dial = Dial.ASKING;
    for (Script.Judged judged : suspend.script().judgements()) {
      dial = dial.judging(judged.clause());
    }
    var manner = new Manner(dial, List.of());
    var live = new Live<>(book, sides -> face(dice, sides));
    var asked = new ArrayList<Scenario.Question>();
    var turn = live.run(game, suspend.command(), manner);
    while (turn.end() instanceof Turn.Waiting waiting) {
      for (var asking : waiting.asked().questions()) {
        var topic = asking.question().topic().id();
        asked.add(new Scenario.Question(asking.seat(), topic));
        log.add("    " + asking.seat() + " is asked " + topic);
      }
      if (asked.size() >= suspend.asked().size()) {
        break;
      }
      var tape = new ArrayList<>(waiting.tape());
      tape.addAll(answer(waiting.asked(), answers, suspend.script().judgements()));
      turn = live.resume(turn.game(), tape, manner);
    }
    if (turn.end() instanceof Turn.No no) {
      fail(step, "refused: " + no.refusal());
    }
    if (!asked.equals(suspend.asked())) {
      fail(step, "expected these to be asked: " + suspend.asked() + "; asked were " + asked);
    }
    if (!dice.isEmpty()) {
      fail(step, "dice are left over: " + dice);
    }
    answers.forEach(answer -> fail(step, "nobody asked for the answer of " + answer));
  }

  private static int face(List<Token> dice, int sides) {
    if (dice.isEmpty()) {
      throw new OffScript("a die is missing: the rules ask for a d" + sides + " or a pick");
    }
    return switch (dice.getFirst()) {
      case Token.Die die when die.sides() == sides -> {
        dice.removeFirst();
        yield die.face();
      }
      // a table rolls a die of that many sides to pick
      case Token.Pick pick when pick.place() <= sides -> {
        dice.removeFirst();
        yield pick.place();
      }
      case Token other ->
          throw new OffScript(
              "the script has "
                  + other
                  + " next, but the rules ask for a d"
                  + sides
                  + " or a pick");
    };
  }

  /// The scripted answer to what is asked, else the default, or a pass by all where it may pass.
  private static List<Draw> answer(
      Asked asked, List<Script.Answer> answers, List<Script.Judged> judged) {
    var first = asked.questions().getFirst().question();
    try {
      for (Script.Answer answer : answers) {
        if (asked.seats().contains(answer.seat())
            && ScriptedFate.fits(answer, asked.question(answer.seat()))) {
          answers.remove(answer);
          return List.of(
              asked.mayPass() && answer.answer().equals(Fate.PASS)
                  ? asked.passed(answer.seat())
                  : asked.answered(answer.seat(), answer.answer(), Draw.By.SEAT));
        }
      }
      for (Script.Judged judgement : judged) {
        if (first.topic().id().equals("judge")
            && first.topic().clause().id().equals(judgement.clause())) {
          return List.of(asked.answered(Seat.REFEREE, judgement.answer(), Draw.By.SEAT));
        }
      }
    } catch (IllegalAnswer e) {
      throw new OffScript(
          "an answer to " + first.topic().id() + " is not legal: " + e.getMessage());
    }
    if (asked.mayPass()) {
      return asked.seats().stream().map(asked::passed).toList();
    }
    return List.of(byDefault(asked, first));
  }

  private static <A> Draw byDefault(Asked asked, quintain.kernel.Question<A> question) {
    var plain = question.plain(Objects.requireNonNull(question.byDefault()));
    return asked.answered(asked.seats().getFirst(), plain, Draw.By.AUTOMATIC);
  }
}
