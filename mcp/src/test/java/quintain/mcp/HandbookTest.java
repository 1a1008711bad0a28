package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The calls that the handbook shows are made, in their order, and the tools it names are there.
class HandbookTest {
  private static final Path PAGE = Path.of("../docs/mcp.md");

  @TempDir Path folder;

  @Test
  void itsCallsAreMade() throws IOException {
    var calls = new ArrayList<JsonNode>();
    var blocks =
        Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
    while (blocks.find()) {
      calls.add(Json.MAPPER.readTree(blocks.group(1)));
    }
    assertThat(calls).hasSize(10);

    try (var house = new TableHouse(folder, 2);
        var door = HttpDoor.open(Tables.own(house::address), "test", 0, Model.KEY);
        var model = new Model(door)) {
      for (JsonNode call : calls) {
        var input =
            call.path("arguments").properties().stream()
                .flatMap(each -> Stream.of(each.getKey(), each.getValue()))
                .toArray();
        assertThat(model.call(Json.text(call, "name"), input)).isNotNull();
      }
    }
  }

  @Test
  void everyToolIsNamed() throws IOException {
    var page = Files.readString(PAGE);
    for (Tool<?> tool : McpDoor.tools(Tables.own(() -> URI.create("http://localhost")))) {
      assertThat(page).contains("`" + tool.name() + "`");
    }
  }
}
