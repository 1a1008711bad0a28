package quintain.kernel.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;

/// Whom a command is meant for, where one could choose from both sides: a book names first those on
/// the side it is for, foes to strike and friends to heal. The others are marked [Hints#MEANT].
/// Where nobody of that side is there to be named, only the book knows, and marks its options
/// itself.
final class Meant {
  private static final Option.Hint NOT = new Option.Hint(Hints.MEANT, Hints.NO);

  private Meant() {}

  /// The question with the options of the other side marked.
  static Question<?> marked(Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> marked(q);
      case Question.SomeOf<?> q -> marked(q);
      case Question<?> q -> q;
    };
  }

  private static <T> Question<T> marked(Question.OneOf<T> q) {
    return new Question.OneOf<>(q.topic(), q.about(), marked(q.options()), q.byDefault());
  }

  private static <T> Question<List<T>> marked(Question.SomeOf<T> q) {
    return new Question.SomeOf<>(
        q.topic(), q.about(), marked(q.options()), q.least(), q.most(), q.byDefault());
  }

  private static <T> List<Option<T>> marked(List<Option<T>> options) {
    if (!options.stream().allMatch(Meant::isFor)) {
      return options;
    }
    var first = options.stream().flatMap(option -> side(option).stream()).findFirst();
    if (first.isEmpty()) {
      return options;
    }
    var marked = new ArrayList<Option<T>>();
    for (Option<T> option : options) {
      var side = side(option);
      marked.add(side.isEmpty() || side.equals(first) ? option : against(option));
    }
    return List.copyOf(marked);
  }

  private static <T> Option<T> against(Option<T> option) {
    var hints = new ArrayList<>(option.hints());
    hints.add(NOT);
    return new Option<>(option.key(), option.label(), option.value(), List.copyOf(hints));
  }

  /// Oneself is of one's own side.
  private static Optional<String> side(Option<?> option) {
    for (Option.Hint hint : option.hints()) {
      if (hint.name().equals(Hints.SIDE)) {
        return Optional.of(hint.value().equals(Hints.SELF) ? Hints.OWN : hint.value());
      }
    }
    return Optional.empty();
  }

  static boolean isFor(Option<?> option) {
    return !option.hints().contains(NOT);
  }
}
