package quintain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.table.store.Store;
import quintain.table.store.StoreChecksum;
import quintain.table.store.Transfer;

/// `quintain move`: all tables from a folder to a database, or back.
@Command(
    name = "move",
    description = {
      "Copies all tables from a folder or database to another one that has none.",
      "Makes sure that both keep the same. Nothing is removed where they were."
    })
final class MoveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Option(
      names = "--from",
      paramLabel = "DIR|URL",
      required = true,
      description = "The folder or the database (postgresql://user@host/database) they are in.")
  String from = "";

  @Option(
      names = "--to",
      paramLabel = "DIR|URL",
      required = true,
      description = "The folder or the database they are to be in.")
  String to = "";

  MoveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var source = Storage.at(from);
    var target = Storage.at(to);
    source.mustBeThere();
    try (var old = source.open();
        var young = target.open()) {
      mustBeAlone(old, source);
      mustBeAlone(young, target);
      if (!young.tables().isEmpty() || !young.layingTokens().isEmpty()) {
        throw new Wrong("there are tables in " + target + " already; name one that has none.");
      }
      int tables = old.tables().size();
      Transfer.copy(old, young, table -> terminal.remark("moved " + table.title()));
      var before = StoreChecksum.of(old);
      var after = StoreChecksum.of(young);
      if (!before.equals(after)) {
        throw new Wrong(
            target
                + " does not keep the same as "
                + source
                + " (SHA-256 "
                + after
                + ", not "
                + before
                + "): do not use it.");
      }
      tell(source, target, tables, after);
    }
    return Exit.DONE;
  }

  private static void mustBeAlone(Store store, Storage storage) {
    if (store.peers().areThere()) {
      throw new Wrong("a server has " + storage + " open; stop it first.");
    }
  }

  private void tell(Storage source, Storage target, int tables, String checksum) {
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.put("from", source.toString())
                          .put("to", target.toString())
                          .put("tables", tables)
                          .put("sha256", checksum)));
    } else {
      terminal.say(
          target
              + " keeps all that "
              + source
              + " does: "
              + tables
              + " tables, SHA-256 "
              + checksum);
    }
  }
}
