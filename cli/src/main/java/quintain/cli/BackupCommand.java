package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import quintain.table.store.SqliteStore;

/// `quintain backup`: a copy of all tables, whether or not people play.
@Command(name = "backup", description = "Copies all tables to a file, also while people play.")
final class BackupCommand extends CopyCommand {
  @Parameters(index = "0", paramLabel = "FILE", description = "The file to write; a new one.")
  Path file = Path.of("");

  BackupCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (!Files.exists(data.file())) {
      throw new Wrong(
          "there are no tables in "
              + data.folder()
              + "; --data names the folder they are kept in.");
    }
    if (Files.exists(file)) {
      throw new Wrong(file + " is there already; name a new file.");
    }
    var parent = file.toAbsolutePath().getParent();
    if (parent == null || !Files.isDirectory(parent)) {
      throw new Wrong("cannot write " + file + ": there is no such folder.");
    }
    SqliteStore.backup(data.file(), file);
    if (common.json) {
      terminal.json(json -> json.object(() -> json.put("file", file.toString())));
    } else {
      terminal.remark("wrote " + file);
    }
    return Exit.DONE;
  }
}
