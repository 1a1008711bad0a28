package quintain.kernel;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;

/// The words and abbreviations of a book that people meet at the table, each with what it means, as
/// the book ships them in `words.yaml`.
public record Glossary(List<Term> terms) {
  /// How many characters a meaning has at most: it is read in passing.
  public static final int LONGEST_MEANING = 160;

  public static final Glossary NONE = new Glossary(List.of());

  public Glossary {
    terms = List.copyOf(terms);
    var seen = new LinkedHashSet<String>();
    for (Term term : terms) {
      if (!seen.add(term.word().toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException("'%s' is explained twice".formatted(term.word()));
      }
    }
  }

  /// A word and its meaning.
  ///
  /// @param word as it is written beside figures: `HP`
  /// @param name what it is short for; none where it is short for nothing
  /// @param means what it is for, in a line
  public record Term(String word, @OrNone String name, String means) {
    public Term {
      if (word.isBlank()) {
        throw new IllegalArgumentException("a word is not blank");
      }
      if (means.isBlank() || means.length() > LONGEST_MEANING) {
        throw new IllegalArgumentException(
            "a meaning says something, in at most " + LONGEST_MEANING + " characters: " + means);
      }
    }
  }
}
