package quintain.mcp;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// How things stand for a seat, put together from all scenes that it was told, each of which leaves
/// out what has not changed.
final class SceneState {
  private static final List<String> KEPT = List.of("roster", "offers", "order");

  private Map<String, JsonNode> parts = Map.of();
  private final Map<String, JsonNode> panels = new LinkedHashMap<>();

  void take(JsonNode scene) {
    var now = new LinkedHashMap<String, JsonNode>();
    KEPT.forEach(name -> now.put(name, part(name)));
    scene.properties().forEach(part -> now.put(part.getKey(), part.getValue()));
    parts = now;
    scene.path("panels").forEach(panel -> panels.put(Json.text(panel, "id"), panel));
    panels.keySet().retainAll(new LinkedHashSet<>(Json.texts(part("order"))));
  }

  private JsonNode part(String name) {
    return parts.getOrDefault(name, MissingNode.getInstance());
  }

  List<JsonNode> roster() {
    return Json.stream(part("roster")).toList();
  }

  List<JsonNode> offers() {
    return Json.stream(part("offers")).toList();
  }

  List<JsonNode> panels() {
    return Json.texts(part("order")).stream()
        .map(id -> panels.getOrDefault(id, MissingNode.getInstance()))
        .filter(panel -> !panel.isMissingNode())
        .toList();
  }

  Optional<JsonNode> question() {
    return Optional.of(part("question")).filter(question -> !question.isMissingNode());
  }

  List<String> waiting() {
    return Json.texts(part("waiting"));
  }

  List<JsonNode> calls() {
    return Json.stream(part("calls")).toList();
  }

  boolean isOver() {
    return part("over").asBoolean(false);
  }
}
