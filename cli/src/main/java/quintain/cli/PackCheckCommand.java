package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import quintain.binder.Bound;
import quintain.binder.Problem;
import quintain.kernel.NearMiss;
import quintain.packs.Books;
import quintain.packs.Pack;
import quintain.packs.PackLoader;

/// `quintain pack check`: tells everything that is wrong with a pack, by file, line and field.
@Command(
    name = "check",
    description = "Checks a folder of homebrew content and tells every error at once.")
final class PackCheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(paramLabel = "DIR", description = "The folder with the pack.yaml, or a zip file with it.")
  Path folder = Path.of("");

  PackCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (!Files.isDirectory(folder) && !folder.toString().endsWith(".zip")) {
      throw new Wrong("there is no folder " + folder + "; a pack is a folder with a pack.yaml.");
    }
    var problems = problems();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> json.name("errors").list(() -> problems.forEach(p -> write(json, p)))));
    } else if (problems.isEmpty()) {
      terminal.say(folder + " is in order.");
    } else {
      problems.forEach(problem -> terminal.say(problem.toString()));
      int many = problems.size();
      terminal.remark(many == 1 ? "there is 1 error." : "there are " + many + " errors.");
    }
    return problems.isEmpty() ? Exit.DONE : Exit.NO;
  }

  private List<Problem> problems() {
    return switch (PackLoader.describe(folder)) {
      case Bound.Bad<Pack> bad -> bad.problems();
      case Bound.Good<Pack>(Pack pack) -> {
        // The book may be misspelt in the pack, which is the pack's fault and not the caller's.
        var library = Books.onBoard();
        if (!library.ids().contains(pack.book())) {
          var paper = folder.resolve("pack.yaml").toString();
          var advice = NearMiss.advice(pack.book(), library.ids());
          var sentence = "there is no rulebook '" + pack.book() + "' on board" + advice;
          yield List.of(new Problem(paper, 1, 1, "book", sentence));
        }
        yield library.find(pack.book()).content(List.of(folder)).problems();
      }
    };
  }

  static void write(Json json, Problem problem) {
    json.object(
        () ->
            json.put("file", problem.file())
                .put("line", problem.line())
                .put("column", problem.column())
                .put("field", problem.field())
                .put("message", problem.message()));
  }
}
