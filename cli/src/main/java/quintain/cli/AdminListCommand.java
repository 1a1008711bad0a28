package quintain.cli;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/// `quintain admin list`: every table of a server, without its content.
@Command(
    name = "list",
    description = {
      "Lists the tables from the oldest on: id, book, seats invited, entries, kB,",
      "when it was last played, and its title."
    })
final class AdminListCommand extends AdminAction {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

  @Option(names = "--skip", paramLabel = "N", description = "Leaves the first N out.")
  int skip;

  @Option(names = "--limit", paramLabel = "N", description = "At most so many; 500 unless given.")
  int limit = 500;

  AdminListCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  void act() throws InterruptedException {
    var page = ask("GET", "/api/admin/tables?skip=" + skip + "&limit=" + limit, null);
    if (common.json) {
      terminal.say(page.toString());
      return;
    }
    for (JsonNode table : page.get("tables")) {
      terminal.say(line(table));
    }
    terminal.remark(page.get("tables").size() + " of " + page.get("all").asInt() + " tables");
  }

  private static String line(JsonNode table) {
    var state =
        table.hasNonNull("gone") ? "removed" : table.get("archived").asBoolean() ? "archived" : "";
    return "%s  %-12s %3d %7d %9.1f  %-16s  %-8s  %s"
        .formatted(
            table.get("table").asString(),
            table.get("book").asString(),
            table.get("seats").asInt(),
            table.get("entries").asLong(),
            table.get("bytes").asLong() / 1024.0,
            table.hasNonNull("played")
                ? TIME.format(Instant.ofEpochMilli(table.get("played").asLong()))
                : "never",
            state,
            table.get("title").asString());
  }
}
