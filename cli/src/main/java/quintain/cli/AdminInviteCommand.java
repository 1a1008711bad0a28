package quintain.cli;

import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quintain admin invite`: lets somebody lay tables where not everybody may.
@Command(
    name = "invite",
    description = "Lets somebody lay tables where '--laying invited' holds: tells a link for them.")
final class AdminInviteCommand extends AdminAction {
  @Parameters(index = "0", paramLabel = "NAME", description = "What to call whoever gets it.")
  String name = "";

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "How many tables they may lay; 10 unless given.")
  int most = 10;

  AdminInviteCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    var given = ask("POST", "/api/admin/laying", Map.of("name", name, "most", most));
    tell(given.path("link").asString(), given);
  }
}
