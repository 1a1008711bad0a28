package quintain.kernel;

import java.util.List;

/// How a book's clauses are read as a handbook: its chapters in order, what people ask, and words
/// that mean nearly the same, as the book ships it in `handbook.yaml`. The rules themselves stand
/// in the catalogue alone.
///
/// @param questions what people ask, each with where the answer stands
/// @param synonyms words that are looked for together, each line separated by commas
public record Handbook(List<Chapter> chapters, List<Question> questions, List<String> synonyms) {
  /// How many characters an introduction has at most.
  public static final int LONGEST_INTRODUCTION = 480;

  public Handbook {
    chapters = List.copyOf(chapters);
    questions = List.copyOf(questions);
    synonyms = List.copyOf(synonyms);
  }

  /// A chapter of the handbook.
  ///
  /// @param introduction what it is about, each sentence with the clauses it rests on; none where
  ///   the clauses speak for themselves
  /// @param tells the chapters of the catalogue that it tells, in order
  /// @param rulings the rulings with switches that belong here
  public record Chapter(
      String title, @OrNone String introduction, List<String> tells, List<String> rulings) {
    public Chapter {
      tells = List.copyOf(tells);
      rulings = List.copyOf(rulings);
      if (title.isBlank()) {
        throw new IllegalArgumentException("a chapter has a title");
      }
      if (introduction.length() > LONGEST_INTRODUCTION) {
        throw new IllegalArgumentException(
            "an introduction has at most " + LONGEST_INTRODUCTION + " characters: " + introduction);
      }
    }
  }

  /// A plain question and the clause, ruling or piece of content that answers it.
  public record Question(String ask, String finds) {}

  /// The handbook of a book that ships none: its catalogue, chapter by chapter.
  public static Handbook of(List<ClauseText> clauses) {
    return new Handbook(
        clauses.stream()
            .map(ClauseText::chapter)
            .distinct()
            .map(each -> new Chapter(each, "", List.of(each), List.of()))
            .toList(),
        List.of(),
        List.of());
  }
}
