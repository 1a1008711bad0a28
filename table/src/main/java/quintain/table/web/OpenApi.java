package quintain.table.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import quintain.binder.Codec;
import quintain.binder.Schemas;
import quintain.table.protocol.ToSeat;

/// The description of all routes for other programs, in OpenAPI 3.1: made of the routes themselves,
/// with the schemas of the records that they take and answer with.
final class OpenApi {
  private static final Pattern IN_PATH = Pattern.compile("\\{([^}]+)}");
  private static final String JSON = "application/json";

  private static final String ABOUT =
      "What a browser does at a table of Quintain, a program can do: docs/api.md tells how.";

  private final Schemas schemas = Schemas.within("#/components/schemas/");

  private OpenApi() {}

  /// The document, as JSON.
  static String of(List<Api.Route> routes) {
    return new OpenApi().document(routes);
  }

  private String document(List<Api.Route> routes) {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    for (Api.Route route : routes) {
      paths
          .computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
          .put(route.method().word(), operation(route));
    }
    return Codec.prettyJson(
        map(
            "openapi",
            "3.1.1",
            "info",
            map(
                "title",
                "Quintain",
                "description",
                ABOUT,
                "version",
                String.valueOf(ToSeat.VERSION),
                "license",
                map("name", "Apache License 2.0", "identifier", "Apache-2.0")),
            "servers",
            List.of(map("url", "/")),
            "paths",
            paths,
            "components",
            map(
                "schemas",
                schemas.definitions(),
                "securitySchemes",
                map("token", map("type", "http", "scheme", "bearer")))));
  }

  private Map<String, Object> operation(Api.Route route) {
    var operation =
        map(
            "operationId",
            name(route),
            "summary",
            route.says(),
            "description",
            route.access().words(),
            "security",
            security(route.access()));
    var parameters = parameters(route);
    if (!parameters.isEmpty()) {
      operation.put("parameters", parameters);
    }
    var taken = content(route.takes());
    if (!taken.isEmpty()) {
      operation.put("requestBody", map("required", true, "content", taken));
    }
    var responses = map(String.valueOf(route.status()), answer(route.status(), route.answers()));
    route
        .others()
        .forEach(
            other ->
                responses.put(
                    String.valueOf(other.status()), answer(other.status(), other.content())));
    responses.put(
        "default",
        map(
            "description",
            "What went wrong.",
            "content",
            content(new Api.Content.Json(Answer.Wrong.class))));
    operation.put("responses", responses);
    return operation;
  }

  private Map<String, Object> answer(int status, Api.Content content) {
    var answer = map("description", status == 204 ? "It is done." : "The answer.");
    var told = content(content);
    if (!told.isEmpty()) {
      answer.put("content", told);
    }
    return answer;
  }

  /// `getTableLog`, `deleteTableSeatsSeat`.
  private static String name(Api.Route route) {
    var name = new StringBuilder(route.method().word());
    Stream.of(route.path().replaceFirst("^/api/", "").split("[^A-Za-z]+"))
        .filter(word -> !word.isEmpty())
        .forEach(
            word -> name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1)));
    return name.toString();
  }

  /// The list names the scope that a token for programs needs.
  private static List<Object> security(Api.Access access) {
    return switch (access) {
      case ANYBODY -> List.of();
      case READ -> List.of(map("token", List.of("read")));
      case PLAY -> List.of(map("token", List.of("play")));
      case REFEREE -> List.of(map("token", List.of("referee")));
      case GUEST, LINK, ADMINISTRATOR -> List.of(map("token", List.of()));
    };
  }

  private static List<Object> parameters(Api.Route route) {
    var parameters = new ArrayList<>();
    IN_PATH
        .matcher(route.path())
        .results()
        .forEach(
            found ->
                parameters.add(
                    map(
                        "name",
                        found.group(1),
                        "in",
                        "path",
                        "required",
                        true,
                        "schema",
                        map("type", "string"))));
    for (Api.Parameter query : route.query()) {
      parameters.add(
          map(
              "name",
              query.name(),
              "in",
              "query",
              "required",
              query.needed(),
              "description",
              query.says(),
              "schema",
              map("type", "string")));
    }
    return parameters;
  }

  private Map<String, Object> content(Api.Content content) {
    return switch (content) {
      case Api.Content.Nothing _ -> map();
      case Api.Content.Json(var type) -> map(JSON, map("schema", schemas.schema(type)));
      case Api.Content.File(var types) -> {
        var files = map();
        types.forEach(type -> files.put(type, map()));
        yield files;
      }
    };
  }

  private static Map<String, Object> map(Object... keysAndValues) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }
}
