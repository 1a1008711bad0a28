package quintain.table.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import quintain.binder.Schemas;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The frames that the page about the protocol shows are frames of the protocol: every field of
/// them is one, and is of the kind that it shows. What an `…` leaves out may be anything.
class ProtocolPageTest {
  private static final Path PAGE = Path.of("../docs/protocol.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```json\\n(.*?)^```");
  private static final String LEFT_OUT = "…";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /// @param said one frame that goes to the server, or a list of those that come from it
  private record Shown(JsonNode said, boolean proving) {
    Class<?> frames() {
      if (said.isArray()) {
        return proving ? ToProver.class : ToSeat.class;
      }
      return proving ? FromProver.class : FromSeat.class;
    }
  }

  private static List<Shown> shown() throws IOException {
    var shown = new ArrayList<Shown>();
    for (MatchResult block : BLOCK.matcher(Files.readString(PAGE)).results().toList()) {
      var text = block.group(1).replaceAll(",\\s*…", "").replaceAll("(?<!\")…(?!\")", "");
      try (var parser = JSON.createParser(text)) {
        while (parser.nextToken() != null) {
          shown.add(new Shown(parser.readValueAsTree(), text.contains("\"prove\"")));
        }
      }
    }
    return shown;
  }

  @Test
  void everyFrameOnThePageIsOneOfTheProtocol() throws IOException {
    var all = shown();
    assertThat(all).hasSizeGreaterThan(25);
    for (Shown each : all) {
      var schema = JSON.readTree(Schemas.of(each.frames()));
      for (JsonNode frame : each.said().isArray() ? each.said() : List.of(each.said())) {
        assertThat(wrongs(frame, schema, schema)).as(frame.toString()).isEmpty();
      }
    }
  }

  @Test
  void aFieldThatIsNoneIsFound() {
    var schema = JSON.readTree(Schemas.of(FromSeat.class));
    var frame = "{\"say\": {\"id\": 7, \"texte\": \"hello\"}}";
    assertThat(wrongs(JSON.readTree(frame), schema, schema))
        .containsExactlyInAnyOrder("id is no string", "there is no texte");
  }

  /// What is wrong with a value, but for what it lacks.
  private static List<String> wrongs(JsonNode value, JsonNode schema, JsonNode whole) {
    if (schema.has("$ref")) {
      var name = schema.get("$ref").stringValue().replace("#/$defs/", "");
      return wrongs(value, whole.get("$defs").get(name), whole);
    }
    for (String choice : List.of("oneOf", "anyOf")) {
      if (schema.has(choice)) {
        return best(value, schema.get(choice), whole);
      }
    }
    if (value.isString() && value.stringValue().equals(LEFT_OUT)) {
      return List.of();
    }
    var wrongs = new ArrayList<String>();
    if (schema.has("enum")) {
      if (schema.get("enum").valueStream().noneMatch(value::equals)) {
        wrongs.add(value + " is none of " + schema.get("enum"));
      }
    } else if (schema.path("type").isString() && !isA(schema.get("type").stringValue(), value)) {
      wrongs.add("is no " + schema.get("type").stringValue());
    } else if (value.isObject()) {
      value
          .properties()
          .forEach(field -> wrongs.addAll(field(field.getKey(), field.getValue(), schema, whole)));
    } else if (value.isArray() && schema.has("items")) {
      value.forEach(item -> wrongs.addAll(wrongs(item, schema.get("items"), whole)));
    }
    return wrongs;
  }

  /// Of several kinds of value the one that is meant: that which has such fields, or fits best.
  private static List<String> best(JsonNode value, JsonNode choices, JsonNode whole) {
    return choices
        .valueStream()
        .filter(choice -> value.isObject() && has(choice, value))
        .findFirst()
        .map(choice -> wrongs(value, choice, whole))
        .orElseGet(
            () ->
                choices
                    .valueStream()
                    .map(choice -> wrongs(value, choice, whole))
                    .min(Comparator.comparingInt(List::size))
                    .orElseThrow());
  }

  private static boolean has(JsonNode choice, JsonNode value) {
    return choice.has("properties")
        && value.propertyStream().allMatch(field -> choice.get("properties").has(field.getKey()));
  }

  private static List<String> field(String name, JsonNode value, JsonNode schema, JsonNode whole) {
    var known = schema.path("properties").path(name);
    if (known.isMissingNode()) {
      return schema.path("additionalProperties").isBoolean()
          ? List.of("there is no " + name)
          : List.of();
    }
    return wrongs(value, known, whole).stream()
        .map(wrong -> wrong.startsWith("is ") ? name + " " + wrong : wrong)
        .toList();
  }

  private static boolean isA(String type, JsonNode value) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "boolean" -> value.isBoolean();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "null" -> value.isNull();
      default -> throw new IllegalArgumentException(type);
    };
  }
}
