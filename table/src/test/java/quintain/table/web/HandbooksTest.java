package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.ClauseText;
import quintain.packs.Books;
import quintain.packs.EntryText;
import quintain.packs.Volume;
import quintain.testkit.HandbookCheck;

/// The handbook of every book on board tells its whole catalogue, and nothing else.
class HandbooksTest {
  static Stream<Volume<?, ?, ?>> books() {
    return Books.onBoard().volumes().stream();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyChapterAndEverySwitchIsToldOnceAndIntroductionsRestOnClauses(Volume<?, ?, ?> volume) {
    var catalogue = volume.catalogue();
    assertThat(
            HandbookCheck.complaints(volume.handbook(), catalogue.clauses(), catalogue.rulings()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void whatPeopleAskLeadsSomewhere(Volume<?, ?, ?> volume) {
    var known = new LinkedHashSet<String>();
    volume.catalogue().clauses().stream().map(ClauseText::id).forEach(known::add);
    volume.entries().stream().map(EntryText::id).forEach(known::add);
    var questions = volume.handbook().questions();
    assertThat(questions).hasSizeGreaterThanOrEqualTo(5);
    assertThat(questions).allMatch(each -> known.contains(each.finds()));
  }
}
