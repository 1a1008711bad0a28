package quintain.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quintain admin remove`: removes a table.
@Command(
    name = "remove",
    description = "Removes a table; for 30 days it can be brought back with 'restore'.")
final class AdminRemoveCommand extends AdminAction {
  @Parameters(index = "0", paramLabel = "TABLE", description = "The table's id.")
  String table = "";

  @Option(names = "--for-good", description = "At once and for ever, with all that was played.")
  boolean forGood;

  AdminRemoveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    var answer = ask("DELETE", tablePath(table) + (forGood ? "?for-good=true" : ""), null);
    tell(table + (forGood ? " is gone" : " is removed"), answer);
  }
}
