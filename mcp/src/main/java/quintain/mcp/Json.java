package quintain.mcp;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads what the table says and writes what a model reads.
final class Json {
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(100).build())
                  .build())
          .build();

  private Json() {}

  /// An object of names and values in this order; what is empty or absent is left out.
  static Map<String, Object> object(Object... namesAndValues) {
    var object = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      var name = (String) namesAndValues[i];
      var value = namesAndValues[i + 1];
      if (value instanceof Optional<?> maybe) {
        maybe.ifPresent(there -> object.put(name, there));
      } else if (!isEmpty(value)) {
        object.put(name, value);
      }
    }
    return object;
  }

  private static boolean isEmpty(Object value) {
    return switch (value) {
      case Collection<?> list -> list.isEmpty();
      case Map<?, ?> map -> map.isEmpty();
      case JsonNode node -> node.isMissingNode() || (node.isContainer() && node.isEmpty());
      default -> value.equals("");
    };
  }

  static Stream<JsonNode> stream(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  /// The text of a field, empty where there is none.
  static String text(JsonNode node, String field) {
    return node.path(field).asString("");
  }

  static List<String> texts(JsonNode array) {
    return stream(array).map(each -> each.asString("")).toList();
  }
}
