package quintain.cli;

import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

/// `quintain admin invited`: who may lay tables.
@Command(name = "invited", description = "Lists who may lay tables, and how many they have laid.")
final class AdminInvitedCommand extends AdminAction {
  AdminInvitedCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    var laying = ask("GET", "/api/admin/laying", null);
    if (common.json) {
      terminal.say(laying.toString());
      return;
    }
    if (laying.get("layers").asString().equals("anybody")) {
      terminal.remark("anybody may lay tables here");
    }
    for (JsonNode each : laying.get("invited")) {
      terminal.say(
          "%s: %d of %d"
              .formatted(
                  each.get("name").asString(), each.get("laid").asInt(), each.get("most").asInt()));
    }
  }
}
