package quintain.cli;

import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quintain admin archive`: puts a table away, or takes it out again.
@Command(name = "archive", description = "Puts a table into the archive.")
final class AdminArchiveCommand extends AdminAction {
  @Parameters(index = "0", paramLabel = "TABLE", description = "The table's id.")
  String table = "";

  @Option(names = "--back", description = "Takes it out of the archive.")
  boolean back;

  AdminArchiveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    var answer = ask("POST", tablePath(table) + "/archive", Map.of("away", !back));
    tell(table + (back ? " is out of the archive" : " is in the archive"), answer);
  }
}
