package quintain.table.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.Names;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.table.protocol.FromProver;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToProver;
import quintain.table.protocol.ToSeat;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindContext;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.annotation.JsonTypeIdResolver;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.jsontype.impl.TypeIdResolverBase;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.ser.std.ToStringSerializer;

/// Frames and answers as JSON.
///
/// What comes in is read by the [Codec], which names every mistake. What goes out is written by
/// Jackson in the same spelling.
final class Wire {
  private static final Codec CODEC = new Codec();

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(100).build())
                  .build())
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .changeDefaultPropertyInclusion(
              usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .addModule(
              new SimpleModule()
                  .addSerializer(new Constants())
                  .addSerializer(new Word<>(ToSeat.Kind.YesNo.class))
                  .addSerializer(Spot.class, ToStringSerializer.instance)
                  .setMixInAnnotation(View.Item.class, Tagged.class)
                  .setMixInAnnotation(ToSeat.Weighed.class, Tagged.class)
                  .setMixInAnnotation(ToSeat.Kind.class, Tagged.class))
          .build();

  private Wire() {}

  /// A frame; throws [Invalid] for what is none.
  static FromSeat frame(String json) {
    return CODEC.read(json, FromSeat.class);
  }

  /// A frame of the proving ground; throws [Invalid] for what is none.
  static FromProver proverFrame(String json) {
    return CODEC.read(json, FromProver.class);
  }

  /// The body of a request; throws [RequestDeclined] with what is wrong in it.
  static <T> T body(String json, Class<T> type) {
    try {
      return CODEC.read(json, type);
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(sentence(invalid));
    }
  }

  /// The id in what was meant to be a frame, so that the reply can be matched; empty for none.
  static String idIn(String json) {
    try {
      var fields = JSON.readTree(json).values();
      var id = fields.isEmpty() ? null : fields.iterator().next().get("id");
      return id != null && id.isString() && id.stringValue().length() <= 100
          ? id.stringValue()
          : "";
    } catch (JacksonException _) {
      return "";
    }
  }

  /// The first few mistakes, in words.
  static String sentence(Invalid invalid) {
    return sentence(invalid, _ -> "");
  }

  /// The first few mistakes in a file, each with its line.
  static String sentenceWithLines(Invalid invalid) {
    return sentence(invalid, problem -> problem.line() > 0 ? "line " + problem.line() + ", " : "");
  }

  private static String sentence(Invalid invalid, Function<Problem, String> place) {
    var problems = invalid.problems();
    var words = new StringBuilder();
    for (Problem problem : problems.subList(0, Math.min(3, problems.size()))) {
      words
          .append(words.isEmpty() ? "" : "; ")
          .append(place.apply(problem))
          .append(problem.field().isEmpty() ? "" : problem.field() + ": ")
          .append(problem.message());
    }
    if (problems.size() > 3) {
      words.append("; and ").append(problems.size() - 3).append(" more");
    }
    return shortened(words.toString());
  }

  /// A message may repeat what was sent; not all of it.
  static String shortened(String words) {
    return words.length() <= 600 ? words : words.substring(0, 600) + "…";
  }

  /// A message to a seat.
  static String seatFrames(List<ToSeat> frames) {
    return frames(frames);
  }

  /// One frame to a seat.
  static String seatFrame(ToSeat frame) {
    return JSON.writeValueAsString(tagged(frame));
  }

  /// A message to somebody at the proving ground.
  static String proverFrames(List<ToProver> frames) {
    return frames(frames);
  }

  private static String frames(List<?> frames) {
    return JSON.writeValueAsString(frames.stream().map(Wire::tagged).toList());
  }

  private static Map<String, Object> tagged(Object frame) {
    return Map.of(TAGS.get(frame.getClass()), frame);
  }

  /// What a value of a sealed interface is tagged with, as in files: `{"track": {…}}`.
  private static final ClassValue<String> TAGS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> kind) {
          return Names.of(kind);
        }
      };

  /// Any record, list, map or plain value.
  static String write(Object value) {
    return JSON.writeValueAsString(value);
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.CUSTOM, include = JsonTypeInfo.As.WRAPPER_OBJECT)
  @JsonTypeIdResolver(Tags.class)
  private interface Tagged {}

  /// Tells Jackson the tags.
  static final class Tags extends TypeIdResolverBase {
    @Override
    public String idFromValue(DatabindContext context, Object value) {
      return TAGS.get(value.getClass());
    }

    @Override
    public String idFromValueAndType(DatabindContext context, Object value, Class<?> type) {
      return TAGS.get(type);
    }

    @Override
    public JsonTypeInfo.Id getMechanism() {
      return JsonTypeInfo.Id.CUSTOM;
    }
  }

  /// A tag with nothing to it is a bare word, as in files: `"yes-no"`.
  private static final class Word<T extends Record> extends StdSerializer<T> {
    Word(Class<T> type) {
      super(type);
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializationContext context) {
      out.writeString(TAGS.get(value.getClass()));
    }

    @Override
    public void serializeWithType(
        T value, JsonGenerator out, SerializationContext context, TypeSerializer tagging) {
      serialize(value, out, context);
    }
  }

  /// Enums in the spelling of files.
  private static final class Constants extends StdSerializer<Enum<?>> {
    Constants() {
      super(Enum.class);
    }

    @Override
    public void serialize(Enum<?> constant, JsonGenerator out, SerializationContext context) {
      out.writeString(Names.kebab(constant.name()));
    }
  }
}
