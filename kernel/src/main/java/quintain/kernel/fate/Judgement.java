package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;

/// A computed result as a question to the Referee, who may replace it.
public final class Judgement {
  /// The name and the family of these questions.
  static final String ID = "judge";

  private Judgement() {}

  /// Yes or no, a number, a word, or one of an enum: what a rule may put to judgement.
  @SuppressWarnings("unchecked") // each branch makes the question of its own computed type
  public static <T> Question<T> of(Clause why, T computed) {
    var wording = "The rules say: " + words(computed);
    var topic = new Topic(ID, why, ID, wording);
    var question =
        switch (computed) {
          case Boolean yes -> new Question.YesNo(topic, List.of(), yes);
          case Integer number ->
              new Question.NumberFrom(
                  topic, List.of(), Integer.MIN_VALUE, Integer.MAX_VALUE, number);
          case String word -> new Question.Words(topic, List.of(), 200, word);
          case Enum<?> constant -> {
            var options = new ArrayList<Option<Object>>();
            for (Object other : constant.getDeclaringClass().getEnumConstants()) {
              options.add(new Option<>(other.toString(), words(other), other));
            }
            yield new Question.OneOf<Object>(topic, List.of(), options, constant);
          }
          default -> throw new IllegalArgumentException("cannot put to judgement: " + computed);
        };
    return (Question<T>) question;
  }

  private static String words(Object computed) {
    return switch (computed) {
      case Boolean yes -> yes ? "yes" : "no";
      case Enum<?> constant -> Names.kebab(constant.name()).replace('-', ' ');
      default -> computed.toString();
    };
  }
}
