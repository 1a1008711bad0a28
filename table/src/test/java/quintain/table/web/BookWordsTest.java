package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Glossary;
import quintain.packs.Volume;
import quintain.testkit.Prose;
import tools.jackson.databind.JsonNode;

/// What is read of a book besides its play is proofread: the automation dial, house rules, the
/// desk's list of creatures and characters, the proving ground's figures, the keys.
class BookWordsTest {
  @TempDir Path folder;

  static Stream<Volume<?, ?, ?>> books() {
    return Served.LIBRARY.volumes().stream();
  }

  @ParameterizedTest
  @MethodSource("books")
  void aBookThatIsTranslatedIsReadInThatLanguage(Volume<?, ?, ?> volume) throws Exception {
    var german = volume.phrasebook("de");
    var words = volume.glossary().terms().stream().map(Glossary.Term::word).toList();
    assertThat(words)
        .as("only words that there are have a meaning")
        .containsAll(german.means().keySet());
    try (var served = new Served(folder, Limits.USUAL)) {
      var english = bookIn(served, volume, "");
      assertThat(english.get("phrases").size()).isZero();
      var told = bookIn(served, volume, "?language=de");
      assertThat(told.get("phrases").propertyNames()).hasSameElementsAs(german.phrases().keySet());
      for (int i = 0; i < words.size(); i++) {
        var meant = english.get("words").get(i).get("means").stringValue();
        assertThat(told.get("words").get(i).get("means").stringValue())
            .isEqualTo(german.means().getOrDefault(words.get(i), meant));
      }
      assertThat(bookIn(served, volume, "?language=../words")).isEqualTo(english);
    }
  }

  private static JsonNode bookIn(Served served, Volume<?, ?, ?> volume, String query)
      throws Exception {
    return Served.json(served.get("/api/books" + query))
        .valueStream()
        .filter(book -> book.get("id").stringValue().equals(volume.book().id()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("books")
  void whatTheDeskAndTheProvingGroundSayIsEnglish(Volume<?, ?, ?> volume) throws Exception {
    var book = volume.book();
    var read = new Reader();
    book.theme().shortcuts().forEach(shortcut -> read.text("key", shortcut.name()));
    try (var served = new Served(folder, Limits.USUAL)) {
      var referee =
          Served.json(
                  served.post(
                      "/api/tables", Map.of("book", book.id(), "demo", true, "name", "Robin")))
              .get("token")
              .stringValue();
      for (JsonNode family : Served.json(served.get("/api/books/" + book.id() + "/questions"))) {
        read.text("dial", family.get("family").stringValue());
        for (JsonNode question : family.get("questions")) {
          read.text("dial", question.get("wording").stringValue().replaceAll("\\{\\d}", "Maren"));
        }
      }
      for (JsonNode each : Served.json(served.get("/api/table/house", referee))) {
        read.texts("house rule", each, "called", "words", "question");
        read.text("ruling", each.get("text").stringValue().replace("`", ""));
      }
      var stock = Served.json(served.get("/api/table/stock", referee));
      for (JsonNode each : stock.get("creatures")) {
        read.texts("stock", each, "name", "figures");
      }
      for (JsonNode each : stock.get("pregens")) {
        read.texts("stock", each, "name", "figures");
      }
      var yard = Served.json(served.get("/api/proving/" + book.id()));
      for (JsonNode each : yard.get("facts")) {
        read.texts("figure", each, "called", "about");
      }
    }
    assertThat(read.faults).isEmpty();
  }

  private static final class Reader {
    final Set<String> faults = new LinkedHashSet<>();

    void texts(String where, JsonNode node, String... fields) {
      for (String field : fields) {
        var value = node.get(field);
        if (value.isArray()) {
          value.forEach(each -> text(where, each.stringValue()));
        } else {
          text(where, value.stringValue());
        }
      }
    }

    void text(String where, String text) {
      assertThat(text).as(where).isNotBlank();
      for (String fault : Prose.faults(text, Set.of())) {
        faults.add(where + ": " + fault);
      }
    }
  }
}
