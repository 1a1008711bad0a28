package quintain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quintain.packs.InstalledPacks.Installed;

/// `quintain pack list`: the packs that tables here can be laid with.
@Command(name = "list", description = "Lists the packs that tables here can be laid with.")
final class PackListCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin DataFolder data = new DataFolder();
  @Mixin PackFolder packs = new PackFolder();

  PackListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var all = packs.shelf(data).all();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.name("packs")
                          .list(() -> all.forEach(each -> json.object(() -> write(json, each))))));
    } else if (all.isEmpty()) {
      terminal.say("No pack is installed.");
    } else {
      all.forEach(this::say);
    }
    return Exit.DONE;
  }

  private void say(Installed each) {
    var pack = each.pack();
    terminal.say(
        "%-14s %-8s %-12s %s, by %s, %s"
            .formatted(
                pack.id(),
                pack.version(),
                pack.book(),
                pack.title(),
                String.join(", ", pack.authors()),
                pack.licence()));
  }

  /// What a pack says of itself, as fields of an object.
  static void write(Json json, Installed each) {
    var pack = each.pack();
    json.put("id", pack.id())
        .put("title", pack.title())
        .put("version", pack.version())
        .put("book", pack.book())
        .put("fits", pack.fits().toString())
        .put("authors", pack.authors())
        .put("licence", pack.licence());
    pack.source().ifPresent(source -> json.put("source", source));
    json.put("folder", each.folder().toString());
  }
}
