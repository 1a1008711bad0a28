package quintain.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quintain admin uninvite`: takes an invitation to lay tables back.
@Command(name = "uninvite", description = "Takes back that somebody may lay tables.")
final class AdminUninviteCommand extends AdminAction {
  @Parameters(index = "0", paramLabel = "NAME", description = "What they were invited as.")
  String name = "";

  AdminUninviteCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    tell(name + " lays no more tables", ask("DELETE", "/api/admin/laying/" + escaped(name), null));
  }
}
