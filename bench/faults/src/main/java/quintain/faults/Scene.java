package quintain.faults;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/// How things stand for a seat, put together from all scenes that it was told, each of which leaves
/// out what has not changed.
final class Scene {
  private static final List<String> KEPT = List.of("roster", "offers", "order");
  private static final List<String> TOLD =
      List.of("question", "others", "waiting", "busy", "over", "calls");

  private final Map<String, JsonNode> parts = new LinkedHashMap<>();
  private final Map<String, JsonNode> panels = new LinkedHashMap<>();

  void take(JsonNode scene) {
    TOLD.forEach(parts::remove);
    for (var part : scene.properties()) {
      if (KEPT.contains(part.getKey()) || TOLD.contains(part.getKey())) {
        parts.put(part.getKey(), part.getValue());
      }
    }
    scene.path("panels").forEach(panel -> panels.put(panel.get("id").stringValue(), panel));
    var order = new LinkedHashSet<String>();
    part("order").forEach(id -> order.add(id.stringValue()));
    panels.keySet().retainAll(order);
  }

  private JsonNode part(String part) {
    var there = parts.get(part);
    return there == null ? MissingNode.getInstance() : there;
  }

  JsonNode roster() {
    return part("roster");
  }

  JsonNode offers() {
    return part("offers");
  }

  Optional<JsonNode> question() {
    return Optional.ofNullable(parts.get("question"));
  }

  /// The key of what the seat is asked, empty for nothing.
  String asked() {
    return question().map(question -> question.get("key").stringValue()).orElse("");
  }

  boolean busy() {
    return part("busy").asBoolean(false);
  }

  boolean over() {
    return part("over").asBoolean(false);
  }

  /// All of it, to be compared with another. What a seat said to a question before is not kept with
  /// the table.
  ObjectNode whole() {
    var whole = Json.MAPPER.createObjectNode();
    parts.forEach((name, part) -> whole.set(name, part.deepCopy()));
    var shown = whole.putObject("panels");
    part("order").forEach(id -> shown.set(id.stringValue(), panels.get(id.stringValue())));
    if (whole.get("question") instanceof ObjectNode question) {
      question.remove("before");
    }
    whole.path("others").forEach(other -> ((ObjectNode) other).remove("before"));
    return whole;
  }
}
