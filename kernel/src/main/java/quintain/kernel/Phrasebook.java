package quintain.kernel;

import static java.util.Collections.emptyMap;

import java.util.List;
import java.util.Map;

/// What a book's own words are in another language than English, as the book ships them in
/// `words.de.yaml` and the like. What is not in it stays as it is.
///
/// @param phrases what stands beside figures and on buttons, each with its translation: `attacks`
/// @param means what the words of the glossary mean, by the word
public record Phrasebook(Map<String, String> phrases, Map<String, String> means) {
  public static final Phrasebook NONE = new Phrasebook(emptyMap(), emptyMap());

  public Phrasebook {
    phrases.forEach(Phrasebook::check);
    means.forEach(Phrasebook::check);
  }

  private static void check(String english, String translated) {
    if (english.isBlank() || translated.isBlank()) {
      throw new IllegalArgumentException(
          "'%s' is translated as '%s': neither is blank".formatted(english, translated));
    }
  }

  /// The words of a glossary with their meanings in this language.
  public List<Glossary.Term> told(Glossary glossary) {
    return glossary.terms().stream()
        .map(
            term ->
                new Glossary.Term(
                    term.word(), term.name(), means.getOrDefault(term.word(), term.means())))
        .toList();
  }
}
