package quintain.mcp;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The JSON Schema of what a tool is called with, flat and with a sentence for each input, as
/// models read it best.
final class InputSchemas {
  private InputSchemas() {}

  static Map<String, Object> of(Class<? extends Record> input) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    for (RecordComponent component : input.getRecordComponents()) {
      var type = component.getGenericType();
      var property = new LinkedHashMap<String, Object>();
      property.putAll(schema(unwrapped(type)));
      var about = component.getAnnotation(About.class);
      if (about != null) {
        property.put("description", about.value());
      }
      properties.put(component.getName(), property);
      if (!isOptional(type)) {
        required.add(component.getName());
      }
    }
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", required);
    schema.put("additionalProperties", false);
    return schema;
  }

  private static boolean isOptional(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Optional.class;
  }

  private static Type unwrapped(Type type) {
    return isOptional(type) ? ((ParameterizedType) type).getActualTypeArguments()[0] : type;
  }

  private static Map<String, Object> schema(Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic.getRawType() == List.class
          ? Map.of("type", "array", "items", schema(generic.getActualTypeArguments()[0]))
          : Map.of("type", "object");
    }
    if (type == String.class) {
      return Map.of("type", "string");
    }
    if (type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == Integer.class || type == Long.class || type == int.class) {
      return Map.of("type", "integer");
    }
    if (type == Object.class) {
      return Map.of();
    }
    return of(((Class<?>) type).asSubclass(Record.class));
  }
}
