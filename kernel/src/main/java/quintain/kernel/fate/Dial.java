package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Fate;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// How much a table does by itself, by family of questions, and what its seats never want to be
/// asked again.
public record Dial(
    Setting otherwise,
    Map<String, Setting> byFamily,
    List<Standing> standing,
    List<String> judged) {
  /// What happens when a rule asks.
  public enum Setting {
    /// People decide; the default is only a suggestion.
    SUGGEST,
    /// The default stands ready to be confirmed.
    CONFIRM,
    /// The default is taken without asking.
    AUTOMATIC
  }

  /// An answer given once for all: never ask me about effort on saves. [Fate#PASS] lets offers to
  /// several pass.
  public record Standing(Seat seat, String question, Object answer) {}

  public Dial {
    byFamily = new LinkedHashMap<>(byFamily);
    standing = List.copyOf(standing);
    judged = List.copyOf(judged);
  }

  /// A table that asks nobody anything.
  public static final Dial AUTOMATIC =
      new Dial(Setting.AUTOMATIC, new LinkedHashMap<>(), List.of(), List.of());

  /// A table that asks everything.
  public static final Dial ASKING =
      new Dial(Setting.CONFIRM, new LinkedHashMap<>(), List.of(), List.of());

  /// This dial with one family set.
  public Dial with(String family, Setting setting) {
    var families = new LinkedHashMap<>(byFamily);
    families.put(family, setting);
    return new Dial(otherwise, families, standing, judged);
  }

  /// This dial with one more standing answer.
  public Dial with(Standing answer) {
    var answers = new ArrayList<>(standing);
    answers.removeIf(s -> s.seat().equals(answer.seat()) && s.question().equals(answer.question()));
    answers.add(answer);
    return new Dial(otherwise, byFamily, answers, judged);
  }

  /// This dial with the Referee wanting a say in results of a clause.
  public Dial judging(String clause) {
    var clauses = new ArrayList<>(judged);
    clauses.add(clause);
    return new Dial(otherwise, byFamily, standing, clauses);
  }

  Setting of(Question<?> question) {
    return byFamily.getOrDefault(question.topic().family(), otherwise);
  }

  /// Whether a seat never takes such an offer.
  boolean passes(Seat seat, Question<?> question) {
    return standing(seat, question).filter(Fate.PASS::equals).isPresent();
  }

  Optional<Object> standing(Seat seat, Question<?> question) {
    return standing.stream()
        .filter(s -> s.seat().equals(seat) && s.question().equals(question.topic().id()))
        .map(Standing::answer)
        .findFirst();
  }
}
