package quintain.table.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quintain.kernel.Option;
import quintain.kernel.Question;

/// Answers as they read: `Rope, 2 × Torch`.
final class AnswerWords {
  private AnswerWords() {}

  /// An answer as it reads.
  static String of(Question<?> question, Object plain) {
    return switch (question) {
      case Question.YesNo _ -> Boolean.TRUE.equals(plain) ? "yes" : "no";
      case Question.OneOf<?> q -> label(q.options(), plain);
      case Question.SomeOf<?> q ->
          plain instanceof List<?> keys && !keys.isEmpty()
              ? keys.stream().map(key -> label(q.options(), key)).collect(Collectors.joining(", "))
              : "none";
      case Question.NumberFrom q when plain instanceof Integer number -> q.inWords(number);
      case Question.Purchase q when plain instanceof Map<?, ?> bought -> bought(q, bought);
      case Question.Lines q when plain instanceof Map<?, ?> said -> said(q, said);
      case Question.Assignment q when plain instanceof Map<?, ?> assigned ->
          q.names().stream()
              .map(name -> name.label() + " " + assigned.get(name.key()))
              .collect(Collectors.joining(", "));
      case Question.NumberFrom _,
          Question.Words _,
          Question.Lines _,
          Question.Assignment _,
          Question.Purchase _,
          Question.Where _ ->
          String.valueOf(plain);
    };
  }

  /// What was said to those that anything was said to.
  private static String said(Question.Lines question, Map<?, ?> said) {
    var words =
        question.lines().stream()
            .map(line -> String.valueOf(said.get(line.key())))
            .filter(text -> !text.isBlank())
            .collect(Collectors.joining("; "));
    return words.isEmpty() ? "nothing" : words;
  }

  /// What was bought, in words: `Rope, 2 × Torch`.
  private static String bought(Question.Purchase question, Map<?, ?> bought) {
    var words =
        question.wares().stream()
            .filter(ware -> bought.get(ware.key()) instanceof Integer times && times > 0)
            .map(
                ware ->
                    Integer.valueOf(1).equals(bought.get(ware.key()))
                        ? ware.label()
                        : bought.get(ware.key()) + " × " + ware.label())
            .collect(Collectors.joining(", "));
    return words.isEmpty() ? "nothing" : words;
  }

  private static String label(List<? extends Option<?>> options, Object key) {
    for (Option<?> option : options) {
      if (option.key().equals(key)) {
        return option.label();
      }
    }
    return String.valueOf(key);
  }
}
