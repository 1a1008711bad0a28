package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class CoverageTest {
  @Test
  void coverageCountsWhatNeedsATestAndWhatHasOne() {
    var said = quintain("rules", "--coverage", "--json");
    var books = said.json().get("books");
    assertThat(books).hasSameSizeAs(OnBoard.ids().toList());
    boolean whole = true;
    for (JsonNode book : books) {
      assertThat(book.get("clauses").intValue()).isPositive();
      int missing = book.get("missing").size();
      assertThat(book.get("covered").intValue() + missing)
          .isEqualTo(book.get("required").intValue());
      whole &= missing == 0;
    }
    said.exits(whole ? 0 : 1);
  }

  @Test
  void coverageOfOneBook() {
    var book = OnBoard.ids().findFirst().orElseThrow();
    var books = quintain("rules", book, "--coverage", "--json").json().get("books");
    assertThat(books).hasSize(1);
    assertThat(books.get(0).get("id").asString()).isEqualTo(book);
    assertThat(quintain("rules", book, "--coverage").out()).startsWith(book + ": ");
    quintain("rules", "nosuchbook", "--coverage").isWrong("nosuchbook");
  }
}
