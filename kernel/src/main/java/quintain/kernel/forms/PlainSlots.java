package quintain.kernel.forms;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.State;
import quintain.kernel.Topic;

/// The plain slots that every book has: words, numbers, yes or no, one of a few.
public final class PlainSlots {
  private static final int LONGEST = 500;

  private PlainSlots() {}

  public static <S extends State> Slot<S> words(String byDefault) {
    return (_, topic) ->
        Optional.of(new Question.Words(topic, List.of(), LONGEST, byDefault, true));
  }

  public static <S extends State> Slot<S> number(int least, int most, int byDefault) {
    return number(least, most, byDefault, List.of());
  }

  /// A number of which some have names.
  public static <S extends State> Slot<S> number(
      int least, int most, int byDefault, List<Question.NumberFrom.Mark> marks) {
    return (_, topic) ->
        Optional.of(new Question.NumberFrom(topic, List.of(), least, most, byDefault, marks));
  }

  public static <S extends State> Slot<S> yesNo() {
    return (_, topic) -> Optional.of(new Question.YesNo(topic, List.of(), false));
  }

  public static <S extends State, T extends Enum<T>> Slot<S> oneOf(T[] values) {
    return (_, topic) -> oneOf(topic, Arrays.stream(values).map(Option::of).toList());
  }

  /// The same with the words that people have for them.
  public static <S extends State, T extends Enum<T>> Slot<S> oneOf(
      T[] values, Function<T, String> words) {
    return (_, topic) ->
        oneOf(
            topic,
            Arrays.stream(values)
                .map(each -> new Option<>(Names.kebab(each.name()), words.apply(each), each))
                .toList());
  }

  /// One of these, the first by default; nothing where there are none.
  public static <T> Optional<Question<?>> oneOf(Topic topic, List<Option<T>> options) {
    return options.isEmpty()
        ? Optional.empty()
        : Optional.of(new Question.OneOf<>(topic, List.of(), options, options.getFirst().value()));
  }

  /// One of some names, each said as it is written.
  public static Optional<Question<?>> named(Topic topic, List<String> names) {
    return oneOf(topic, names.stream().map(name -> Option.of(name, name)).toList());
  }

  /// The numbered name of a kind that comes after all that are taken, so that several may be
  /// numbered on from it.
  public static String freshId(String kind, List<String> taken) {
    var numbered = Pattern.compile(Pattern.quote(kind) + "-(\\d{1,6})(?:-.*)?");
    int last =
        taken.stream()
            .map(numbered::matcher)
            .filter(Matcher::matches)
            .mapToInt(match -> Integer.parseInt(match.group(1)))
            .max()
            .orElse(0);
    return kind + "-" + (last + 1);
  }
}
