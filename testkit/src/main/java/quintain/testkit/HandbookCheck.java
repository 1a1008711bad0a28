package quintain.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quintain.kernel.ClauseText;
import quintain.kernel.Handbook;
import quintain.kernel.RulingText;

/// Whether a handbook tells a whole catalogue, each part of it once, and by its own clauses.
public final class HandbookCheck {
  private static final Pattern CITED = Pattern.compile("[A-Z]{3}(?:-[A-Z0-9]+)+[a-z]?");

  private static final Pattern SENTENCE = Pattern.compile("(?<=[.?!)])\\s+(?=[A-Z])");

  private static final Pattern ENDS_CITED =
      Pattern.compile(".*\\((?:[A-Z]{3}(?:-[A-Z0-9]+)+[a-z]?(?:, )?)+\\)[.]", Pattern.DOTALL);

  private HandbookCheck() {}

  /// What keeps a handbook from telling a whole catalogue; nothing where all is well.
  public static List<String> complaints(
      Handbook handbook, List<ClauseText> clauses, List<RulingText> rulings) {
    var complaints = new ArrayList<String>();
    once(
        "the chapter",
        clauses.stream()
            .map(ClauseText::chapter)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        handbook.chapters().stream().flatMap(each -> each.tells().stream()).toList(),
        complaints);
    once(
        "the ruling",
        rulings.stream()
            .filter(each -> !each.switches().isEmpty())
            .map(RulingText::id)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        handbook.chapters().stream().flatMap(each -> each.rulings().stream()).toList(),
        complaints);
    var known =
        Stream.concat(clauses.stream().map(ClauseText::id), rulings.stream().map(RulingText::id))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    for (Handbook.Chapter chapter : handbook.chapters()) {
      if (chapter.introduction().isEmpty()) {
        continue;
      }
      for (String sentence : sentences(chapter.introduction())) {
        if (!ENDS_CITED.matcher(sentence).matches()) {
          complaints.add("a sentence rests on no clause: " + sentence);
        }
      }
      CITED
          .matcher(chapter.introduction())
          .results()
          .map(MatchResult::group)
          .filter(each -> !known.contains(each))
          .forEach(each -> complaints.add(chapter.title() + " rests on the unknown " + each));
    }
    return complaints;
  }

  private static List<String> sentences(String introduction) {
    return SENTENCE.splitAsStream(introduction.strip()).toList();
  }

  private static void once(
      String what, Set<String> expected, List<String> told, List<String> complaints) {
    var seen = new LinkedHashSet<String>();
    for (String each : told) {
      if (!expected.contains(each)) {
        complaints.add(what + " " + each + " is unknown");
      } else if (!seen.add(each)) {
        complaints.add(what + " " + each + " is told twice");
      }
    }
    expected.stream()
        .filter(each -> !seen.contains(each))
        .forEach(each -> complaints.add(what + " " + each + " is told nowhere"));
  }
}
