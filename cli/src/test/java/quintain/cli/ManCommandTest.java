package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.kernel.Names;

class ManCommandTest {
  /// What a page is made of; any other line that begins with a dot would vanish from it.
  private static final List<String> MACROS = List.of(".TH", ".SH", ".TP", ".B", ".nf", ".fi");

  @TempDir Path folder;

  @Test
  void thePageOfACommandTellsAllItsOptions() {
    var page = quintain("man", "roll").exits(0).out();
    assertThat(page)
        .startsWith(".TH \"QUINTAIN-ROLL\" 1 ")
        .contains(".SH NAME\nquintain\\-roll \\- Rolls dice")
        .contains("\\fB\\-\\-times\\fR=\\fIN\\fR\n")
        .contains("\\fIEXPR\\fR\n")
        .contains(".SH EXIT STATUS", "\\fBquintain\\fR(1)");
    assertThat(quintain("man", "serve").exits(0).out())
        .contains("\\fB\\-\\-open\\fR, \\fB\\-\\-no\\-open\\fR\n")
        .doesNotContain("once");
    assertThat(quintain("man", "pack", "check", "--json").exits(0).json().get("name").stringValue())
        .isEqualTo("quintain-pack-check");
  }

  @Test
  void theFirstPageLeadsToAllOthers() {
    var page = quintain("man").exits(0).out();
    for (Commands command : Commands.values()) {
      var word = Names.kebab(command.name()).replace("-", "\\-");
      assertThat(page).contains("\\fBquintain\\-" + word + "\\fR(1)");
    }
  }

  @Test
  void everyPageIsWrittenAndReadsWell() throws IOException {
    var pages = folder.resolve("man1");
    assertThat(quintain("man", "--into", pages.toString()).exits(0).err()).contains("pages to ");
    try (var files = Files.list(pages)) {
      var written = files.toList();
      assertThat(written).hasSizeGreaterThan(Commands.values().length);
      for (Path file : written) {
        assertThat(Files.readAllLines(file))
            .as(file.toString())
            .noneMatch(line -> line.startsWith("'"))
            .filteredOn(line -> line.startsWith("."))
            .allMatch(
                line -> Arrays.stream(line.split(" ", 2)).limit(1).allMatch(MACROS::contains));
      }
    }
  }

  @Test
  void aPageThatIsNotThereGetsASuggestion() {
    quintain("man", "rol").isWrong("quintain-rol", "did you mean 'quintain-roll'?");
  }
}
