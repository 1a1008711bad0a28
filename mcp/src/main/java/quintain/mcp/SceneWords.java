package quintain.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// The scene of a seat in words.
final class SceneWords {
  private static final int MOST_SPACES = 200;

  private SceneWords() {}

  /// Everybody in the scene, a line each.
  static List<Map<String, Object>> roster(SceneState scene) {
    return scene.roster().stream().map(SceneWords::figure).toList();
  }

  private static Map<String, Object> figure(JsonNode figure) {
    var place = figure.path("place");
    return Json.object(
        "id",
        Json.text(figure, "id"),
        "name",
        Json.text(figure, "name"),
        "side",
        Json.text(figure, "side"),
        "seat",
        Json.text(figure, "seat"),
        "vitals",
        Json.stream(figure.path("vitals")).map(SceneWords::vital).collect(Collectors.joining(", ")),
        "turn",
        figure.path("turn").asBoolean(false) ? Optional.of(true) : Optional.empty(),
        "left",
        Json.texts(place.path("left")),
        "gone",
        Json.text(figure, "gone"),
        "out",
        figure.path("out").asBoolean(false) ? Optional.of(true) : Optional.empty(),
        "playsItself",
        Json.text(figure, "itself"));
  }

  private static String vital(JsonNode vital) {
    return Json.text(vital, "label")
        + " "
        + vital.path("now").asInt(0)
        + (vital.has("most") ? " of " + vital.path("most").asInt(0) : "");
  }

  /// The panels, each with its items as lines.
  static List<Map<String, Object>> panels(Stream<JsonNode> panels) {
    return panels
        .map(
            panel ->
                Json.object(
                    "id",
                    Json.text(panel, "id"),
                    "title",
                    Json.text(panel, "title"),
                    "about",
                    Json.text(panel, "subject"),
                    "lines",
                    Json.stream(panel.path("items")).flatMap(SceneWords::item).toList()))
        .toList();
  }

  /// A client passes over what it does not know.
  private static Stream<String> item(JsonNode tagged) {
    return tagged.properties().stream().flatMap(item -> item(item.getKey(), item.getValue()));
  }

  private static Stream<String> item(String kind, JsonNode item) {
    var label = Json.text(item, "label");
    return switch (kind) {
      case "score" -> Stream.of(label + " " + item.path("value").asInt(0) + parts(item));
      case "track" ->
          Stream.of(label + " " + item.path("now").asInt(0) + " of " + item.path("most").asInt(0));
      case "slots" -> slots(label, item);
      case "chip" -> Stream.of(joined(label, Json.text(item, "detail")));
      case "countdown" -> Stream.of(label + ": " + item.path("seconds").asInt(0) + " seconds left");
      case "pool" ->
          Stream.of(label + " " + item.path("dice").asInt(0) + "d" + item.path("sides").asInt(0));
      case "bands" -> Json.stream(item.path("bands")).map(SceneWords::band);
      case "grid" -> grid(label, item);
      case "prose" -> Stream.of(joined(label, Json.text(item, "text")));
      default -> Stream.of();
    };
  }

  private static String joined(String label, String text) {
    return label.isEmpty() || text.isEmpty() ? label + text : label + ": " + text;
  }

  private static String parts(JsonNode score) {
    var parts =
        Json.stream(score.path("parts"))
            .map(part -> Json.text(part, "from") + " " + part.path("amount").asInt(0))
            .toList();
    return parts.size() < 2 ? "" : " (" + String.join(", ", parts) + ")";
  }

  private static Stream<String> slots(String label, JsonNode item) {
    int room = item.path("room").asInt(0);
    var head = label + " " + item.path("used").asInt(0) + (room == 0 ? "" : " of " + room);
    return Stream.concat(Stream.of(head), Json.stream(item.path("held")).map(SceneWords::held));
  }

  private static String held(JsonNode held) {
    var details =
        Stream.of(Json.text(held, "where"), Json.text(held, "detail"))
            .filter(detail -> !detail.isEmpty())
            .toList();
    return "- "
        + Json.text(held, "name")
        + (details.isEmpty() ? "" : " (" + String.join(", ", details) + ")");
  }

  private static String band(JsonNode band) {
    var who = Json.texts(band.path("who"));
    return Json.text(band, "name")
        + " (at "
        + band.path("at").asInt(0)
        + "): "
        + (who.isEmpty() ? "nobody" : String.join(", ", who));
  }

  private static Stream<String> grid(String label, JsonNode grid) {
    var lines = new ArrayList<String>();
    lines.add(
        "%s: %d columns, %d rows, %d feet a space; places are column,row from the upper left"
            .formatted(
                label,
                grid.path("columns").asInt(0),
                grid.path("rows").asInt(0),
                grid.path("feet").asInt(0)));
    grid.path("tokens")
        .forEach(token -> lines.add(Json.text(token, "who") + " at " + Json.text(token, "at")));
    var cells = Json.stream(grid.path("cells")).map(SceneWords::cell).toList();
    lines.addAll(cells.subList(0, Math.min(MOST_SPACES, cells.size())));
    if (cells.size() > MOST_SPACES) {
      lines.add("and " + (cells.size() - MOST_SPACES) + " more spaces that are not plain floor");
    }
    Json.stream(grid.path("walls")).limit(MOST_SPACES).map(SceneWords::wall).forEach(lines::add);
    return lines.stream();
  }

  private static String cell(JsonNode cell) {
    int feet = cell.path("feet").asInt(0);
    var facts =
        Stream.of(
                Json.text(cell, "ground"),
                feet == 0 ? "" : feet + " feet up",
                Json.text(cell, "light"),
                cell.path("seen").asBoolean(true) ? "" : "not seen now")
            .filter(fact -> !fact.isEmpty())
            .toList();
    return Json.text(cell, "at") + " " + String.join(", ", facts);
  }

  private static String wall(JsonNode wall) {
    return "%s from %s,%s to %s,%s"
        .formatted(
            Json.text(wall, "kind"),
            number(wall.path("fromX")),
            number(wall.path("fromY")),
            number(wall.path("toX")),
            number(wall.path("toY")));
  }

  private static String number(JsonNode number) {
    double value = number.asDouble(0);
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
