package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What the server says of its routes, held against what is really asked and answered: whatever was
/// fulfilled was asked for as described, and whatever was answered is what was described.
final class Contract {
  private final JsonNode document;
  private final List<Operation> operations = new ArrayList<>();
  private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
  private final Set<String> fulfilled = ConcurrentHashMap.newKeySet();

  private record Operation(String route, String method, Pattern path, JsonNode described) {}

  /// @param document the server's own
  Contract(String document) {
    this.document = Served.JSON.readTree(document);
    for (var path : this.document.get("paths").properties()) {
      for (var each : path.getValue().properties()) {
        var method = each.getKey().toUpperCase(java.util.Locale.ROOT);
        operations.add(
            new Operation(
                method + " " + path.getKey(),
                method,
                Pattern.compile(path.getKey().replaceAll("\\{[^}]+}", "[^/]+")),
                each.getValue()));
      }
    }
    // What is said letter by letter goes before what has a name in it.
    operations.sort(Comparator.comparingInt(each -> each.route().contains("{") ? 1 : 0));
  }

  /// All routes that are described.
  Set<String> routes() {
    var routes = new TreeSet<String>();
    operations.forEach(each -> routes.add(each.route()));
    return routes;
  }

  /// The routes that have fulfilled a request.
  Set<String> fulfilled() {
    return new TreeSet<>(fulfilled);
  }

  JsonNode operation(String route) {
    return operations.stream()
        .filter(each -> each.route().equals(route))
        .findFirst()
        .orElseThrow()
        .described();
  }

  void check(HttpRequest request, HttpResponse<String> answer) {
    var path = request.uri().getPath();
    var found =
        operations.stream()
            .filter(each -> each.method().equals(request.method()))
            .filter(each -> each.path().matcher(path).matches())
            .findFirst();
    found.ifPresent(each -> check(each, request, answer));
  }

  private void check(Operation operation, HttpRequest request, HttpResponse<String> answer) {
    var responses = operation.described().get("responses");
    var success = responses.get(String.valueOf(answer.statusCode()));
    if (success != null) {
      fulfilled.add(operation.route());
      checkQuery(operation, request);
      Optional.ofNullable(operation.described().get("requestBody"))
          .map(body -> body.get("content").get("application/json"))
          .filter(content -> content.has("schema"))
          .ifPresent(content -> check(operation, "asked", content.get("schema"), sent(request)));
    }
    checkAnswer(operation, success == null ? responses.get("default") : success, answer);
  }

  private static void checkQuery(Operation operation, HttpRequest request) {
    var query = Optional.ofNullable(request.uri().getRawQuery()).orElse("");
    var given =
        Stream.of(query.split("&")).filter(each -> !each.isEmpty()).map(e -> e.split("=", 2)[0]);
    var known = new TreeSet<String>();
    var needed = new TreeSet<String>();
    operation
        .described()
        .path("parameters")
        .forEach(
            parameter -> {
              if (parameter.get("in").stringValue().equals("query")) {
                known.add(parameter.get("name").stringValue());
                if (parameter.get("required").booleanValue()) {
                  needed.add(parameter.get("name").stringValue());
                }
              }
            });
    var names = given.toList();
    assertThat(known).as(operation.route() + "?" + query).containsAll(names);
    assertThat(names).as(operation.route() + "?" + query).containsAll(needed);
  }

  private void checkAnswer(Operation operation, JsonNode described, HttpResponse<String> answer) {
    var content = described.get("content");
    if (content == null) {
      assertThat(answer.body()).as(operation.route()).isEmpty();
      return;
    }
    var type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    assertThat(content.propertyNames()).as(operation.route()).contains(type);
    var schema = content.get(type).get("schema");
    if (schema != null) {
      check(operation, "answered " + answer.statusCode(), schema, answer.body());
    }
  }

  private void check(Operation operation, String what, JsonNode schema, String json) {
    assertThat(
            schemas
                .computeIfAbsent(schema.toString(), this::whole)
                .validate(json, InputFormat.JSON))
        .as(operation.route() + " " + what + ": " + json)
        .isEmpty();
  }

  /// A schema together with the definitions that it refers to.
  private Schema whole(String schema) {
    var whole = (ObjectNode) Served.JSON.readTree(schema);
    whole.set("components", document.get("components"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(whole.toString());
  }

  /// The body of a request.
  private static String sent(HttpRequest request) {
    var bytes = new java.io.ByteArrayOutputStream();
    var whole = new CompletableFuture<String>();
    request
        .bodyPublisher()
        .orElseThrow()
        .subscribe(
            new Flow.Subscriber<>() {
              @Override
              public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
              }

              @Override
              public void onNext(ByteBuffer part) {
                var copy = new byte[part.remaining()];
                part.get(copy);
                bytes.writeBytes(copy);
              }

              @Override
              public void onError(Throwable broken) {
                whole.completeExceptionally(broken);
              }

              @Override
              public void onComplete() {
                whole.complete(bytes.toString(StandardCharsets.UTF_8));
              }
            });
    return whole.join();
  }
}
