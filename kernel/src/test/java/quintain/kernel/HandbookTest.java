package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandbookTest {
  private static ClauseText clause(String id, String chapter) {
    return new ClauseText(id, chapter, "A rule.", ClauseText.Kind.MECHANIC, "", "");
  }

  @Test
  void aBookWithoutOneIsReadChapterByChapter() {
    var clauses =
        List.of(
            clause("XYZ-A-01", "First"), clause("XYZ-B-01", "Second"), clause("XYZ-A-02", "First"));
    assertThat(Handbook.of(clauses).chapters())
        .extracting(Handbook.Chapter::title, Handbook.Chapter::tells)
        .containsExactly(tuple("First", List.of("First")), tuple("Second", List.of("Second")));
  }

  @Test
  void anIntroductionIsShort() {
    var longer = "x".repeat(Handbook.LONGEST_INTRODUCTION + 1);
    assertThatThrownBy(() -> new Handbook.Chapter("Rules", longer, List.of("First"), List.of()))
        .hasMessageContaining("at most 480 characters");
  }
}
