package quintain.mcp;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// The log in lines that a model reads.
final class LogWords {
  private static final int MOST_LINES = 120;

  private LogWords() {}

  /// Each line of the entries with its number, the clause that decided it and its dice; where there
  /// are too many, the last of them.
  static List<String> lines(List<JsonNode> entries) {
    var lines = new ArrayList<String>();
    for (JsonNode entry : entries) {
      var head = "#" + entry.path("seq").asLong(0) + " " + by(entry);
      entry.path("lines").forEach(line -> lines.add(head + line(line)));
    }
    if (lines.size() <= MOST_LINES) {
      return List.copyOf(lines);
    }
    int left = lines.size() - MOST_LINES;
    var shown = new ArrayList<String>();
    shown.add("(" + left + " earlier lines are left out; 'log' has them)");
    shown.addAll(lines.subList(left, lines.size()));
    return List.copyOf(shown);
  }

  private static String by(JsonNode entry) {
    var by = Json.text(entry, "by");
    return (by.isEmpty() || !Json.text(entry, "kind").equals("talk") ? "" : by + ": ")
        + (entry.path("secret").asBoolean(false) ? "(not for everybody) " : "")
        + (entry.path("undone").asBoolean(false) ? "(taken back) " : "");
  }

  private static String line(JsonNode line) {
    var words = new StringBuilder(Json.text(line, "text"));
    var clause = Json.text(line, "clause");
    if (!clause.isEmpty()) {
      words.append(" [").append(clause).append(']');
    }
    var dice = Json.stream(line.path("dice")).map(LogWords::rolled).toList();
    if (!dice.isEmpty()) {
      words.append(" {").append(String.join("; ", dice)).append('}');
    }
    return words.toString();
  }

  /// Dice as they lay on the table: `Maren d8: 6`.
  static String rolled(JsonNode rolled) {
    return (Json.text(rolled, "who") + " " + Json.text(rolled, "roll")).strip()
        + ": "
        + Json.text(rolled, "result");
  }
}
