package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The description of the routes. That requests and answers are as it says, [Served] sees to in all
/// tests of the server.
class OpenApiTest {
  @TempDir Path folder;

  /// To write it anew, run this test with `-Dquintain.write=true`.
  @Test
  void theHandbookHasTheDescriptionThatTheServerGives() throws IOException {
    try (var served = new Served(folder, Limits.USUAL)) {
      var told = served.get("/api/openapi.json").body().strip() + "\n";
      var file = Path.of("../docs/protocol/openapi.json");
      if (Boolean.getBoolean("quintain.write")) {
        Files.writeString(file, told);
      }
      assertThat(file).content().isEqualTo(told);
    }
  }

  @Test
  void everyRouteOfTheServerIsDescribed() throws IOException {
    try (var served = new Served(folder, Limits.USUAL)) {
      var routes = new TreeSet<String>();
      for (var each : served.routes().allHttpHandlers()) {
        if (each.endpoint.method.isHttpMethod()) {
          routes.add(each.endpoint.method.name() + " " + each.endpoint.path);
        }
      }
      routes.remove("GET /*"); // the pages of the client
      assertThat(Served.CONTRACT.routes()).isEqualTo(routes);
    }
  }

  @Test
  void everyOperationHasANameOfItsOwnAndEverySchemaIsThere() throws IOException {
    try (var served = new Served(folder, Limits.USUAL)) {
      var document = Served.json(served.get("/api/openapi.json"));
      var names = new LinkedHashSet<String>();
      for (String route : Served.CONTRACT.routes()) {
        var name = Served.CONTRACT.operation(route).get("operationId").stringValue();
        assertThat(names.add(name)).as(name).isTrue();
      }
      var schemas = document.get("components").get("schemas");
      for (String wanted : references(document, new TreeSet<>())) {
        assertThat(schemas.has(wanted.replace("#/components/schemas/", ""))).as(wanted).isTrue();
      }
      var meta =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema("{\"$ref\": \"https://json-schema.org/draft/2020-12/schema\"}");
      for (JsonNode schema : schemas) {
        assertThat(meta.validate(schema.toString(), InputFormat.JSON)).isEmpty();
      }
    }
  }

  private static Set<String> references(JsonNode node, Set<String> found) {
    if (node.path("$ref").isString()) {
      found.add(node.get("$ref").stringValue());
    }
    node.forEach(child -> references(child, found));
    return found;
  }
}
