package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a command line said, and how it ended.
record Said(int code, String out, String err) {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  static Said quintain(String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args,
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8));
    return new Said(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// The one document on standard output.
  JsonNode json() {
    return JSON.readTree(out);
  }

  Said exits(int expected) {
    assertThat(code).as("exit code of %s", this).isEqualTo(expected);
    return this;
  }

  /// Wrong usage or bad input: a sentence that says this, no result and no stack trace.
  void isWrong(String... words) {
    exits(Exit.WRONG);
    assertThat(out).isEmpty();
    assertThat(err).startsWith("quintain: ").contains(words).doesNotContain("Exception", "\tat ");
  }
}
