package quintain.kernel.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;

/// The tables of the handbook's page about dice, row by row.
class DocumentedNotationTest {
  private static final String NAME =
      DocumentedNotationTest.class.getName().replace('.', '/') + ".java";

  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /// The rows of the table under a heading, each a list of cells.
  private static List<List<String>> rows(String heading) throws IOException {
    var page = Files.readString(Path.of("..", "docs", "dice.md"));
    var chapter = page.substring(page.indexOf("\n## " + heading + "\n"));
    var rows =
        chapter
            .lines()
            .skip(2)
            .takeWhile(line -> !line.startsWith("## "))
            .filter(line -> line.startsWith("| ") && !line.startsWith("| written"))
            .map(line -> Stream.of(line.split("\\|", -1)).skip(1).map(String::strip).toList())
            .toList();
    assertThat(rows).hasSizeGreaterThan(10);
    return rows;
  }

  static List<List<String>> peers() throws IOException {
    return rows("As others write them");
  }

  static List<List<String>> forms() throws IOException {
    return rows("Every form");
  }

  static List<List<String>> refusals() throws IOException {
    return rows("Limits and refusals");
  }

  private static List<String> codes(String cell) {
    return CODE.matcher(cell).results().map(code -> code.group(1)).toList();
  }

  @ParameterizedTest
  @MethodSource("peers")
  void what_others_write_has_the_fate_that_the_page_tells(List<String> row) {
    var written = codes(row.getFirst()).getFirst();
    if (row.get(2).equals("refused")) {
      assertThat(refusal(written)).isNotBlank();
    } else {
      var here = codes(row.get(2)).getFirst();
      assertThat(Notation.parse(written).canonical()).isEqualTo(here);
      assertThat(Notation.parse(written).roll()).isEqualTo(Notation.parse(here).roll());
    }
  }

  @Test
  void every_program_is_named_and_none_that_is_unknown() throws IOException {
    assertThat(peers().stream().flatMap(row -> Stream.of(row.get(1).split(", ", -1))).distinct())
        .containsExactlyInAnyOrder("Foundry", "Roll20", "Avrae");
  }

  @ParameterizedTest
  @MethodSource("forms")
  void every_form_is_printed_as_the_page_says(List<String> row) {
    var written = codes(row.getFirst());
    var canonical = row.get(2).equals("the same") ? written : codes(row.get(2));
    for (int i = 0; i < written.size(); i++) {
      assertThat(Notation.parse(written.get(i)).canonical())
          .isEqualTo(canonical.get(Math.min(i, canonical.size() - 1)));
    }
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void what_cannot_be_rolled_is_refused_in_the_words_of_the_page(List<String> row) {
    assertThat(refusal(codes(row.getFirst()).getFirst())).isEqualTo(row.get(1));
  }

  @Test
  void dice_in_java_are_those_of_the_notation() throws IOException {
    Roll<Integer> stat = Dice.keepHighest(3, 4, 6);
    double eighteen = stat.dist().chanceOf(18); // 21 in 1296
    assertThat(eighteen).isCloseTo(21.0 / 1296, within(1e-15));
    assertThat(Notation.parse("4d6kh3").roll()).isEqualTo(stat);

    var page = Files.readString(Path.of("..", "docs", "dice.md"));
    var block = page.substring(page.indexOf("```java\n") + 8, page.lastIndexOf("```"));
    var own = Files.readString(Path.of("src/test/java", NAME));
    assertThat(block.lines()).isNotEmpty().allMatch(own::contains);
  }

  private static String refusal(String written) {
    return catchThrowableOfType(NotationError.class, () -> Notation.parse(written)).sentence();
  }
}
