package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import quintain.binder.Problem;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;

/// `quintain pack check`: tells everything that is wrong with a pack, by file, line and field.
@Command(
    name = "check",
    description = "Checks a folder or zip of homebrew content and tells every error at once.")
final class PackCheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(
      paramLabel = "DIR|ZIP",
      description = "The folder with the pack.yaml, or a zip of it.")
  Path folder = Path.of("");

  PackCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (!Files.exists(folder)) {
      throw new Wrong(
          "there is no folder or zip " + folder + "; a pack is a folder with a pack.yaml.");
    }
    var problems = InstalledPacks.problems(folder, Books.onBoard());
    if (common.json) {
      terminal.json(json -> json.object(() -> write(json, problems)));
    } else if (problems.isEmpty()) {
      terminal.say(folder + " is in order.");
    } else {
      tell(terminal, problems);
    }
    return problems.isEmpty() ? Exit.DONE : Exit.NO;
  }

  static int tell(Terminal terminal, List<Problem> problems) {
    problems.forEach(problem -> terminal.say(problem.toString()));
    int many = problems.size();
    terminal.remark(many == 1 ? "there is 1 error." : "there are " + many + " errors.");
    return Exit.NO;
  }

  static void write(Json json, List<Problem> problems) {
    json.name("errors").list(() -> problems.forEach(problem -> write(json, problem)));
  }

  private static void write(Json json, Problem problem) {
    json.object(
        () ->
            json.put("file", problem.file())
                .put("line", problem.line())
                .put("column", problem.column())
                .put("field", problem.field())
                .put("message", problem.message()));
  }
}
