package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonLogTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream usual = System.err;
  private Handler[] handlers = {};

  @BeforeEach
  void install() {
    handlers = LogManager.getLogManager().getLogger("").getHandlers();
    JsonLog.install(new PrintStream(written, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void putBack() {
    System.setErr(usual);
    var root = LogManager.getLogManager().getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    for (Handler handler : handlers) {
      root.addHandler(handler);
    }
  }

  private List<JsonNode> lines() {
    return written.toString(StandardCharsets.UTF_8).lines().map(JSON::readTree).toList();
  }

  @Test
  void aFaultIsToldByItsKindAndPlaceAndNotInItsWords() {
    System.getLogger("quintain.test")
        .log(
            System.Logger.Level.ERROR,
            "table 7\nfell over",
            new IllegalStateException("Maren's secret", new ArithmeticException("of old")));
    assertThat(lines()).hasSize(1);
    var line = lines().getFirst();
    assertThat(line.get("level").stringValue()).isEqualTo(Level.SEVERE.getName());
    assertThat(line.get("logger").stringValue()).isEqualTo("quintain.test");
    assertThat(line.get("message").stringValue()).isEqualTo("table 7\nfell over");
    assertThat(line.get("time").stringValue()).endsWith("Z");
    assertThat(line.get("fault").get(0).stringValue())
        .isEqualTo(IllegalStateException.class.getName());
    assertThat(line.toString()).contains("ArithmeticException", "at ").doesNotContain("secret");
  }

  @Test
  void whatLibrariesWriteThemselvesIsALineToo() {
    System.err.println("something \"odd\"");
    System.err.println();
    System.err.println("and more");
    assertThat(lines())
        .extracting(line -> line.get("message").stringValue())
        .containsExactly("something \"odd\"", "and more");
  }
}
