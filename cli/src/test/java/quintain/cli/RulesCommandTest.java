package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Entry;
import quintain.packs.EntryText;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

class RulesCommandTest {
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void withoutWordsEveryClauseIsShown(Volume<?, ?, ?> volume) {
    var json = quintain("rules", volume.book().id(), "--json").exits(0).json();
    assertThat(json.get("clauses")).hasSize(volume.catalogue().clauses().size());
    assertThat(json.get("rulings")).hasSize(volume.catalogue().rulings().size());
    assertThat(json.get("entries")).hasSize(volume.entries().size());
    for (JsonNode clause : json.get("clauses")) {
      assertThat(clause.get("id").asString()).isNotBlank();
      assertThat(clause.get("text").asString()).isNotBlank();
      assertThat(clause.get("kind").asString())
          .isIn("mechanic", "table", "procedure", "referee", "content");
      assertThat(clause.get("example").isString()).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void aClauseIsFoundByItsIdInAnyCase(Volume<?, ?, ?> volume) {
    var wanted = volume.catalogue().clauses().getLast();
    var id = wanted.id().toLowerCase(Locale.ROOT);
    var json = quintain("rules", volume.book().id(), id, "--json").exits(0).json();
    assertThat(json.get("clauses").valueStream().map(clause -> clause.get("id").asString()))
        .contains(wanted.id());
    assertThat(quintain("rules", volume.book().id(), id).exits(0).out())
        .contains(wanted.id() + "  " + wanted.text());
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void aClauseIsFoundByWordsInAnyOrder(Volume<?, ?, ?> volume) {
    var wanted = volume.catalogue().clauses().getFirst();
    var words = wanted.text().split(" ", -1);
    var said = quintain("rules", volume.book().id(), words[2], words[0]).exits(0);
    assertThat(said.out()).contains(wanted.id());
  }

  @Test
  void aPlainQuestionIsTakenForWhatItAsksAbout() {
    assertThat(RulesCommand.askedAbout("how do i heal?")).containsExactly("heal");
    assertThat(RulesCommand.askedAbout("how to")).containsExactly("how", "to");
    var book = OnBoard.books().findFirst().orElseThrow().book().id();
    var asked = quintain("rules", book, "How", "do", "I", "rest?").exits(0);
    assertThat(asked.out()).isEqualTo(quintain("rules", book, "rest").exits(0).out());
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void creaturesAndThingsAreFoundByNameAndById(Volume<?, ?, ?> volume) {
    var book = volume.book().id();
    var kinds = volume.book().formats().content();
    for (var kind : kinds) {
      var entry = volume.entries().stream().filter(e -> e.kind().equals(kind.name())).findFirst();
      if (entry.isPresent()) {
        var out = quintain("rules", book, entry.get().name()).exits(0).out();
        assertThat(out).contains(entry.get().id() + "  " + entry.get().name());
        // first the one of this name, then what only speaks of it
        var before = out.substring(0, out.indexOf(entry.get().id() + "  "));
        assertThat(volume.catalogue().clauses())
            .noneMatch(clause -> before.contains(clause.id() + "  "));
        assertThat(
                quintain("rules", book, entry.get().id(), "--json").exits(0).json().get("entries"))
            .anyMatch(found -> found.get("name").asString().equals(entry.get().name()));
      }
    }
  }

  /// Nobody reads a reference that is a list of fields.
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void whatABookShipsIsDescribedInWords(Volume<?, ?, ?> volume) {
    var clauses = volume.catalogue().clauses().getFirst().id().replaceAll("-.*", "-");
    for (EntryText entry : volume.entries()) {
      assertThat(entry.said()).as(entry.id()).isNotEmpty();
      for (Entry.Said line : entry.said()) {
        assertThat(line.text()).as(entry.id()).isNotBlank().doesNotContain(clauses);
        assertThat(line.label() + " " + line.text())
            .as(entry.id())
            .doesNotContainPattern("[{}\\[\\]_]|(^|, |: )(true|false|null)(,|$)|[a-z][A-Z]|: 0\\b");
        assertThat(line.label().isEmpty() ? line.text() : line.label())
            .as(entry.id())
            .matches("(?s)[^a-z].*|d\\d.*");
      }
      assertThat(entry.said().stream().map(Entry.Said::label).filter(label -> !label.isEmpty()))
          .as(entry.id())
          .doesNotHaveDuplicates();
    }
  }

  /// Whoever meets an abbreviation can read what it is.
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void abbreviationsAreExplained(Volume<?, ?, ?> volume) {
    var explained =
        volume.glossary().terms().stream()
            .map(term -> term.word().toLowerCase(Locale.ROOT))
            .toList();
    for (EntryText entry : volume.entries()) {
      assertThat(ABBREVIATION.matcher(entry.text()).results().map(MatchResult::group))
          .as(entry.id() + ": " + entry.text())
          .allSatisfy(word -> assertThat(explained).contains(word.toLowerCase(Locale.ROOT)));
    }
    var facts = volume.book().facts();
    assertThat(facts.vitals())
        .allSatisfy(
            vital ->
                assertThat(explained)
                    .contains(facts.figure(vital.label()).toLowerCase(Locale.ROOT)));
    var word = volume.glossary().terms().getFirst();
    assertThat(quintain("rules", volume.book().id(), word.word()).exits(0).out())
        .contains(word.word())
        .contains(word.means());
  }

  private static final Pattern ABBREVIATION = Pattern.compile("\\b[A-Z]{2,3}\\b");

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void nothingFoundIsANo(String book) {
    var said = quintain("rules", book, "xyzzy", "--json").exits(1);
    assertThat(said.json().get("clauses")).isEmpty();
    assertThat(said.err()).contains("xyzzy");
  }

  @Test
  void wrongUsageGetsASentence() {
    var book = OnBoard.ids().findFirst().orElseThrow();
    quintain("rules").isWrong("name a book");
    quintain("rules", book + "x").isWrong("did you mean '" + book + "'?");
    quintain("rules", book, "--covrage").isWrong("did you mean '--coverage'?");
  }
}
