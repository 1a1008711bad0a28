package quintain.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quintain admin restore`: brings a removed table back.
@Command(name = "restore", description = "Brings a removed table back.")
final class AdminRestoreCommand extends AdminAction {
  @Parameters(index = "0", paramLabel = "TABLE", description = "The table's id.")
  String table = "";

  AdminRestoreCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    tell(table + " is back", ask("POST", tablePath(table) + "/restore", null));
  }
}
