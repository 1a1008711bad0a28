package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.packs.Books;
import quintain.scenario.ScenarioResult;
import quintain.scenario.ScenarioRunner;

/// `quintain scenario`: plays scenario files.
@Command(
    name = "scenario",
    description = "Plays scenario files with their scripted dice and tells which fail, and why.")
final class ScenarioCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin Homebrew homebrew = new Homebrew();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR",
      description = "Scenario files, or folders with such files.")
  List<Path> places = List.of();

  @Option(
      names = "--save-state",
      paramLabel = "FILE",
      description = "Write the game after the last step to this file; with one scenario only.")
  @Nullable Path saved;

  @Option(names = "--log", description = "Show every command, die, answer and event.")
  boolean log;

  ScenarioCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var files = files();
    if (saved != null && files.size() != 1) {
      throw new Wrong("--save-state takes one scenario, not " + files.size() + ".");
    }
    var unread = new ArrayList<Problem>();
    var results = play(files, unread);
    if (files.size() == 1 && !unread.isEmpty()) {
      throw new Invalid(unread);
    }
    if (saved != null) {
      terminal.save(saved, results.getFirst().saved().json() + "\n");
    }
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> {
                    json.name("scenarios").list(() -> results.forEach(r -> write(json, r)));
                    json.put("unread", names(unread));
                  }));
    } else {
      results.forEach(this::print);
      long failed = results.stream().filter(result -> !result.passed()).count();
      terminal.say(
          (results.size() - failed)
              + " passed, "
              + failed
              + " failed"
              + (unread.isEmpty() ? "" : ", " + names(unread).size() + " could not be read"));
    }
    if (!unread.isEmpty()) {
      throw new Invalid(unread);
    }
    return results.stream().allMatch(ScenarioResult::passed) ? Exit.DONE : Exit.NO;
  }

  private static List<String> names(List<Problem> problems) {
    return problems.stream().map(Problem::file).distinct().toList();
  }

  /// Plays all of them that can be read, and gathers the errors of the others.
  private List<ScenarioResult> play(List<Path> files, List<Problem> unread) {
    var library = Books.onBoard();
    var results = new ArrayList<ScenarioResult>();
    for (Path file : files) {
      try {
        results.add(ScenarioRunner.run(Source.file(file), library, homebrew.packs));
      } catch (Invalid invalid) {
        unread.addAll(invalid.problems());
      }
    }
    return results;
  }

  private List<Path> files() {
    var files = new ArrayList<Path>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        var inside = inside(place);
        if (inside.isEmpty()) {
          throw new Wrong("there is no scenario in " + place + "; they are .yaml files.");
        }
        files.addAll(inside);
      } else if (Files.isRegularFile(place)) {
        files.add(place);
      } else {
        throw new Wrong("there is no file or folder " + place + ".");
      }
    }
    return files;
  }

  private static List<Path> inside(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().matches(".*\\.ya?ml"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new Wrong("cannot read " + folder + ": " + e.getMessage() + ".");
    }
  }

  private void write(Json json, ScenarioResult result) {
    json.object(
        () -> {
          json.put("file", result.file())
              .put("title", result.title())
              .put("passed", result.passed())
              .put("failures", result.failures());
          if (log) {
            json.put("log", result.log());
          }
        });
  }

  private void print(ScenarioResult result) {
    terminal.say(
        (result.passed() ? "passed  " : "FAILED  ") + result.file() + ": " + result.title());
    if (log) {
      result.log().forEach(line -> terminal.say("    " + line));
    }
    for (String failure : result.failures()) {
      failure.lines().forEach(line -> terminal.say("    " + line));
    }
  }
}
