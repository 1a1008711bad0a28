package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class BooksCommandTest {
  @Test
  void everyBookIsListedWithItsFigures() {
    var json = quintain("books", "--json").exits(0).json();
    assertThat(json.get("books").valueStream().map(book -> book.get("id").asString()))
        .containsExactlyElementsOf(OnBoard.ids().toList());
    for (JsonNode book : json.get("books")) {
      assertThat(book.get("title").asString()).isNotBlank();
      assertThat(book.get("referee").asString()).isNotBlank();
      assertThat(book.get("clauses").intValue()).isPositive();
    }
  }

  @Test
  void peopleReadOneLineForEachBook() {
    var lines = quintain("books").exits(0).out().lines().toList();
    assertThat(lines).hasSameSizeAs(OnBoard.ids().toList());
  }

  @Test
  void wrongUsageGetsASentence() {
    quintain("books", "--jsn").isWrong("did you mean '--json'?");
    quintain("books", "all").isWrong("all");
    quintain("bokos").isWrong("did you mean 'books'?");
  }
}
