package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.kernel.NearMiss;

/// `quintain man`: the manual's pages, for `man`.
@Command(name = "man", description = "Prints a page of the manual: quintain man serve | man -l -")
final class ManCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description =
          "The command that the page is about, as in 'pack check'; quintain itself unless given.")
  List<String> words = List.of();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "Write all pages to this folder instead, such as ~/.local/share/man/man1.")
  @Nullable Path into;

  ManCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var pages = Pages.of(Main.everything(terminal));
    if (into != null) {
      write(pages, into);
      return Exit.DONE;
    }
    var wanted = words.isEmpty() ? "quintain" : "quintain-" + String.join("-", words);
    var page = pages.stream().filter(each -> each.name().equals(wanted)).findFirst();
    if (page.isEmpty()) {
      var near = NearMiss.suggest(wanted, pages.stream().map(Pages.Page::name).toList());
      throw new Wrong("there is no page " + wanted + (near.isEmpty() ? "." : "; " + near));
    }
    if (common.json) {
      terminal.json(
          json -> json.object(() -> json.put("name", wanted).put("page", page.get().text())));
    } else {
      terminal.out().print(page.get().text());
    }
    return Exit.DONE;
  }

  private void write(List<Pages.Page> pages, Path folder) {
    try {
      Files.createDirectories(folder);
      for (Pages.Page page : pages) {
        Files.writeString(folder.resolve(page.file()), page.text());
      }
    } catch (IOException e) {
      throw new Wrong("cannot write to " + folder + ": " + e.getMessage() + ".");
    }
    if (common.json) {
      terminal.json(
          json ->
              json.object(() -> json.put("pages", pages.stream().map(Pages.Page::file).toList())));
    } else {
      terminal.remark("wrote " + pages.size() + " pages to " + folder);
    }
  }
}
