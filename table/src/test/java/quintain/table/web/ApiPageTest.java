package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tour of docs/api.md, run in a shell word for word: what it prints is what the page shows.
class ApiPageTest {
  private static final Path PAGE = Path.of("..", "docs", "api.md");

  private static final Pattern SHOWN =
      Pattern.compile("```sh\\n(?<lines>.*?)```\\n\\n```text\\n(?<said>.*?)```", Pattern.DOTALL);

  private static final String END = "-- end of a part --";

  @TempDir Path folder;

  @Test
  void theTourOfThePageIsTheServers() throws Exception {
    var shown = SHOWN.matcher(Files.readString(PAGE)).results().toList();
    assertThat(shown).hasSizeGreaterThanOrEqualTo(8);
    var script =
        shown.stream()
            .map(part -> part.group("lines") + "echo; echo '" + END + "'\n")
            .collect(Collectors.joining());
    var said = run(script).split("\n?" + END + "\n", -1);
    assertThat(said).as(String.join(END, said)).hasSize(shown.size() + 1);
    for (int i = 0; i < shown.size(); i++) {
      assertThat(said[i].strip())
          .as(shown.get(i).group("lines"))
          .matches(pattern(shown.get(i).group("said").strip()));
    }
  }

  private static Pattern pattern(String shown) {
    return Pattern.compile(
        Arrays.stream(shown.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
  }

  private String run(String script) throws IOException, InterruptedException {
    try (var served = new Served(folder.resolve("data"), Limits.USUAL)) {
      var said = folder.resolve("said.txt");
      var process =
          new ProcessBuilder("bash", "-eu", "-c", script)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile());
      process.environment().put("Q", served.at("").toString());
      var running = process.start();
      assertThat(running.waitFor(5, TimeUnit.MINUTES)).isTrue();
      assertThat(running.exitValue()).as(Files.readString(said)).isZero();
      return Files.readString(said);
    }
  }
}
