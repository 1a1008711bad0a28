package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.table.log.Salvage;
import quintain.table.log.Verification.Verified;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// `quintain table salvage`: all that is sound of all tables, in a new folder.
@Command(
    name = "salvage",
    description = {
      "Takes all tables over into a new folder, each up to its first bad entry,",
      "and tells what was left out. Leaves the old folder as it is."
    })
final class TableSalvageCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin KeptTables kept = new KeptTables();

  @Option(
      names = "--to",
      paramLabel = "DIR",
      required = true,
      description = "The folder to take them to; a new or an empty one.")
  Path to = Path.of("");

  TableSalvageCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  private record Taken(Verified table, List<String> leftOut) {}

  @Override
  public Integer call() throws IOException {
    if (Files.exists(to) && !isEmpty(to)) {
      throw new Wrong(to + " is not empty; name a new folder.");
    }
    var taken = new ArrayList<Taken>();
    try (var file = kept.open();
        var store = store()) {
      var salvage = new Salvage(file, store);
      for (Verified each : KeptTables.verified(file)) {
        taken.add(new Taken(each, salvage.take(each)));
      }
    }
    if (common.json) {
      tellJson(taken);
    } else {
      tell(taken);
    }
    return Exit.DONE;
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (var inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  private SqliteStore store() {
    try {
      return SqliteStore.open(to.resolve("tables.db"));
    } catch (Store.Unavailable unavailable) {
      throw new Wrong(String.valueOf(unavailable.getMessage()) + ".");
    }
  }

  private void tellJson(List<Taken> taken) {
    terminal.json(
        json ->
            json.object(
                () -> {
                  json.put("to", to.toString());
                  json.name("tables")
                      .list(
                          () ->
                              taken.forEach(
                                  each ->
                                      json.object(
                                          () -> {
                                            KeptTables.write(json, each.table());
                                            json.put("leftOut", each.leftOut());
                                          })));
                }));
  }

  private void tell(List<Taken> taken) {
    for (Taken each : taken) {
      var table = each.table().table();
      terminal.say(
          (each.leftOut().isEmpty() ? "whole    " : "in part  ")
              + table.id()
              + "  "
              + table.title());
      KeptTables.flaws(each.table()).forEach(flaw -> terminal.say("         " + flaw));
      each.leftOut().forEach(part -> terminal.say("         left out: " + part));
    }
    terminal.remark("what is sound is in " + to);
  }
}
