package quintain.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Question;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Committed;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Thrown;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.scenario.Token;

/// `quintain act`: resolves one command.
@Command(name = "act", description = "Resolves one command and tells what happens.")
final class ActCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Named named = new Named();
  @Mixin Situation situation = new Situation();
  @Mixin Luck luck = new Luck();
  @Mixin Common common = new Common();

  @Option(
      names = "--dice",
      paramLabel = "DIE",
      arity = "1..*",
      description = "The faces in their order: d20=14 d6=3 pick=2. Without this they are rolled.")
  @Nullable List<String> dice;

  @Option(
      names = "--answers",
      paramLabel = "ANSWER",
      description = "'{seat: S, question: Q, answer: A}', or a list of these; else the default.")
  List<String> answers = List.of();

  @Option(
      names = "--save-state",
      paramLabel = "FILE",
      description = "Write the game as it is afterwards to this file.")
  @Nullable Path saved;

  ActCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return act(named.volume());
  }

  private <S extends State, T extends Step, E extends Event> int act(Volume<S, T, E> volume) {
    var game = situation.game(volume);
    T command = situation.command(volume);
    var refusal = volume.book().deeds().permits(game.state(), situation.seat(volume), command);
    if (refusal.isPresent()) {
      terminal.refused(refusal.get(), common.json);
      return Exit.NO;
    }
    var people = new ScriptedPeople(volume, answers);
    var scripted = dice == null ? null : new ScriptedDice(dice);
    var turn = run(volume, game, command, scripted == null ? luck.faces() : scripted, people);
    if (turn.end() instanceof Turn.No no) {
      terminal.refused(no.refusal(), common.json);
      return Exit.NO;
    }
    people.finish();
    if (scripted != null) {
      scripted.finish();
    }
    if (saved != null) {
      terminal.save(saved, volume.writeGame(turn.game()) + "\n");
    }
    if (common.json) {
      terminal.json(json -> write(json, volume, turn, people));
    } else {
      print(volume, turn, people);
    }
    return Exit.DONE;
  }

  /// Runs the command to its end: whenever the table waits for somebody, the script answers.
  private static <S extends State, T extends Step, E extends Event> Turn<S, T, E> run(
      Volume<S, T, E> volume, Game<S, T> game, T command, Faces faces, ScriptedPeople people) {
    var live = new Live<>(volume.book(), faces);
    var manner = new Manner(Dial.ASKING, List.of());
    var turn = live.run(game, command, manner);
    var committed = new ArrayList<>(turn.committed());
    while (turn.end() instanceof Turn.Waiting waiting) {
      var tape = new ArrayList<>(waiting.tape());
      tape.addAll(people.answer(waiting.asked()));
      turn = live.resume(turn.game(), tape, manner);
      committed.addAll(turn.committed());
    }
    if (turn.end() instanceof Turn.Cancelled cancelled) {
      throw new IllegalStateException(cancelled.reason());
    }
    return new Turn<>(turn.game(), List.copyOf(committed), turn.end());
  }

  private static <S extends State, T extends Step, E extends Event> void write(
      Json json, Volume<S, T, E> volume, Turn<S, T, E> turn, ScriptedPeople people) {
    var book = volume.book();
    json.object(
        () -> {
          json.name("events");
          json.list(
              () -> {
                for (var cited : events(turn)) {
                  var event = cited.event();
                  var text = book.showing().narrate(event, cited.before(), List.of()).inFull();
                  json.object(
                      () ->
                          json.put("name", Names.of(event.getClass()))
                              .put("clause", cited.clause())
                              .put("text", text)
                              .put("event", volume.codec().plain(event, event.getClass())));
                }
              });
          json.name("rolls");
          json.list(
              () -> turn.committed().forEach(step -> step.thrown().forEach(t -> write(json, t))));
          json.put("dice", dice(turn));
          json.name("asked");
          json.list(() -> people.answered().forEach(answered -> write(json, answered)));
          json.put("state", volume.codec().plain(turn.game().state(), book.formats().state()));
        });
  }

  private static void write(Json json, Thrown thrown) {
    json.object(
        () ->
            json.put("actor", thrown.actor())
                .put("roll", thrown.roll())
                .put("clause", thrown.clause())
                .put("result", thrown.result())
                .put("faces", thrown.faces().stream().map(Object::toString).toList()));
  }

  private static void write(Json json, ScriptedPeople.Answered answered) {
    var question = answered.question();
    json.object(
        () ->
            json.put("seat", answered.seat().id())
                .put("question", question.topic().id())
                .put("about", question.about())
                .put("clause", question.topic().clause().id())
                .put("answer", answered.answer())
                .put("scripted", answered.scripted()));
  }

  /// All that chance decided, in tokens that `--dice` takes.
  private static List<String> dice(Turn<?, ?, ?> turn) {
    var tokens = new ArrayList<String>();
    for (var step : turn.committed()) {
      for (Draw draw : step.tape()) {
        switch (draw) {
          case Draw.Die die -> tokens.add(new Token.Die(die.sides(), die.face()).toString());
          case Draw.Picked picked -> tokens.add(new Token.Pick(picked.index()).toString());
          case Draw.Answer _, Draw.Passed _ -> {}
        }
      }
    }
    return tokens;
  }

  private static <S, E> List<Committed.Cited<S, E>> events(Turn<S, ?, E> turn) {
    return turn.committed().stream().flatMap(step -> step.events().stream()).toList();
  }

  private <S extends State, T extends Step, E extends Event> void print(
      Volume<S, T, E> volume, Turn<S, T, E> turn, ScriptedPeople people) {
    var book = volume.book();
    for (var step : turn.committed()) {
      for (Thrown thrown : step.thrown()) {
        terminal.say(
            "    %s rolls %s: %s = %s [%s]"
                .formatted(
                    book.showing().nameOf(step.before(), thrown.actor()),
                    thrown.roll(),
                    String.join(" ", thrown.faces().stream().map(Object::toString).toList()),
                    thrown.result(),
                    thrown.clause()));
      }
      for (var cited : step.events()) {
        // What only the rules need to know is not told.
        var told = book.showing().narrate(cited.event(), cited.before(), List.of()).inFull();
        if (!told.isBlank()) {
          terminal.say(told + " [" + cited.clause() + "]");
        }
      }
    }
    for (var answered : people.answered()) {
      terminal.say(
          "    %s was asked %s: %s%s"
              .formatted(
                  answered.seat(),
                  answered.question().topic().id(),
                  inWords(answered),
                  answered.scripted() ? "" : " (by default)"));
    }
  }

  private static Object inWords(ScriptedPeople.Answered answered) {
    return switch (answered.answer()) {
      case String words when words.isEmpty() -> "nothing";
      case Integer number when answered.question() instanceof Question.NumberFrom asked ->
          asked.inWords(number);
      case Object answer -> answer;
    };
  }
}
