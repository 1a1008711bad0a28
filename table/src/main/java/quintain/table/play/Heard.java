package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import quintain.kernel.Question;
import quintain.kernel.Topic;

/// A question as it came up in all the ways a command can go: who or what it was about each time.
record Heard(Topic topic, List<List<String>> about) {
  /// More than this are not named one by one.
  private static final int MOST_NAMED = 2;

  private static final String ANYTHING = "…";

  static Heard of(Question<?> question) {
    return new Heard(question.topic(), question.about().stream().map(List::of).toList());
  }

  /// The same, heard once more.
  Heard again(Question<?> question) {
    var together = new ArrayList<List<String>>();
    for (int i = 0; i < about.size(); i++) {
      var known = about.get(i);
      var one = i < question.about().size() ? question.about().get(i) : "";
      if (!known.contains(one) && known.size() <= MOST_NAMED) {
        known = new ArrayList<>(known);
        known.add(one);
      }
      together.add(List.copyOf(known));
    }
    return new Heard(topic, List.copyOf(together));
  }

  /// The wording with a name or two for those concerned, or that it depends.
  String prompt(UnaryOperator<String> naming) {
    return topic.prompt(about.stream().map(each -> told(each, naming)).toList());
  }

  private static String told(List<String> those, UnaryOperator<String> naming) {
    return those.size() > MOST_NAMED
        ? ANYTHING
        : String.join(" or ", those.stream().map(naming).toList());
  }
}
