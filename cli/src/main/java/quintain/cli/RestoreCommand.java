package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// `quintain restore`: all tables as they are in a copy.
@Command(
    name = "restore",
    description = "Puts a copy of all tables in their place; what was there is kept beside it.")
final class RestoreCommand extends CopyCommand {
  @Parameters(index = "0", paramLabel = "FILE", description = "The copy, as backup wrote it.")
  Path file = Path.of("");

  RestoreCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (!Files.isRegularFile(file)) {
      throw new Wrong("there is no file " + file + ".");
    }
    data.make();
    try {
      var replaced = SqliteStore.restore(file, data.file());
      if (common.json) {
        terminal.json(
            json ->
                json.object(
                    () -> {
                      json.put("file", data.file().toString());
                      replaced.ifPresent(path -> json.put("replaced", path.toString()));
                    }));
      } else {
        terminal.remark("restored " + data.file() + " from " + file);
        replaced.ifPresent(path -> terminal.remark("what was there is in " + path));
      }
    } catch (Store.Unavailable unavailable) {
      throw new Wrong(String.valueOf(unavailable.getMessage()) + ".");
    }
    return Exit.DONE;
  }
}
