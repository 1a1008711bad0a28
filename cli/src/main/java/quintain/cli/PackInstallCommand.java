package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.binder.Bound;
import quintain.binder.Problem;
import quintain.packs.Books;
import quintain.packs.InstalledPacks.Installed;

/// `quintain pack install`: puts a pack where tables can be laid with it, all of it or nothing.
@Command(
    name = "install",
    description = "Installs a pack for the tables here, all of it or nothing.")
final class PackInstallCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin DataFolder data = new DataFolder();
  @Mixin PackFolder packs = new PackFolder();

  @Parameters(
      paramLabel = "DIR|ZIP",
      description = "The folder with the pack.yaml, or a zip of it.")
  Path from = Path.of("");

  @Option(names = "--replace", description = "Take the place of an installed pack with its id.")
  boolean replace;

  PackInstallCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (!Files.exists(from)) {
      throw new Wrong("there is no folder or zip " + from + ".");
    }
    return switch (packs.shelf(data).install(from, Books.onBoard(), replace)) {
      case Bound.Good<Installed>(Installed good) -> installed(good);
      case Bound.Bad<Installed>(List<Problem> problems) -> refused(problems);
    };
  }

  private int installed(Installed good) {
    if (common.json) {
      terminal.json(json -> json.object(() -> PackListCommand.write(json, good)));
    } else {
      terminal.say("Installed: " + good.pack().told() + ", for " + good.pack().book() + ".");
    }
    return Exit.DONE;
  }

  private int refused(List<Problem> problems) {
    if (!common.json) {
      return PackCheckCommand.tell(terminal, problems);
    }
    terminal.json(json -> json.object(() -> PackCheckCommand.write(json, problems)));
    return Exit.NO;
  }
}
