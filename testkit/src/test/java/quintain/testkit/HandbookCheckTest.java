package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.ClauseText;
import quintain.kernel.Handbook;
import quintain.kernel.RulingText;

class HandbookCheckTest {
  private static final List<ClauseText> CLAUSES =
      List.of(clause("XYZ-A-01", "First"), clause("XYZ-B-01", "Second"));

  private static ClauseText clause(String id, String chapter) {
    return new ClauseText(id, chapter, "A rule.", ClauseText.Kind.MECHANIC, "", "");
  }

  private static Handbook telling(String introduction, String... tells) {
    var chapter = new Handbook.Chapter("Rules", introduction, List.of(tells), List.of());
    return new Handbook(List.of(chapter), List.of(), List.of());
  }

  private static List<String> complaints(Handbook handbook, RulingText... rulings) {
    return HandbookCheck.complaints(handbook, CLAUSES, List.of(rulings));
  }

  @Test
  void aBookThatShipsNoHandbookTellsItsWholeCatalogue() {
    assertThat(complaints(Handbook.of(CLAUSES))).isEmpty();
  }

  @Test
  void whatIsLeftOutToldTwiceOrUnknownIsNamed() {
    assertThat(complaints(telling("", "First", "First", "Third")))
        .containsExactly(
            "the chapter First is told twice",
            "the chapter Third is unknown",
            "the chapter Second is told nowhere");
  }

  @Test
  void everySentenceOfAnIntroductionRestsOnClausesThatExist() {
    assertThat(complaints(telling("All is well (XYZ-A-01, XYZ-B-01).", "First", "Second")))
        .isEmpty();
    assertThat(
            complaints(
                telling("Well (XYZ-A-01). Who says so? Nobody (XYZ-C-09).", "First", "Second")))
        .containsExactly(
            "a sentence rests on no clause: Who says so?", "Rules rests on the unknown XYZ-C-09");
  }

  @Test
  void aSwitchOfTheHouseStandsInAChapter() {
    var switched =
        new RulingText(
            "XYZ-R-01",
            "Which?",
            "This.",
            true,
            List.of(new RulingText.Switch("which", "Which", List.of("a"), List.of("a"))));
    assertThat(complaints(telling("", "First", "Second"), switched))
        .containsExactly("the ruling XYZ-R-01 is told nowhere");
  }
}
