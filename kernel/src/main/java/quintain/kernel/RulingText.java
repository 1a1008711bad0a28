package quintain.kernel;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A ruling on what a book leaves open, as shipped in `rulings.yaml`: the default and its switches.
///
/// @param ruling the ruling and its alternatives, which go by the names that files have for them
public record RulingText(
    String id, String question, String ruling, boolean starred, List<Switch> switches) {
  /// A house-rule switch: its values as files write them, the default first, and what people read
  /// instead.
  ///
  /// @param called what the switch decides: `The least damage of a blow`
  /// @param words its values in words, in the same order
  public record Switch(String name, String called, List<String> values, List<String> words) {
    public Switch {
      values = List.copyOf(values);
      words = List.copyOf(words);
      if (values.size() != words.size()) {
        throw new IllegalArgumentException(
            name + " has " + values.size() + " values, and words for " + words.size());
      }
    }

    /// A value in words; a number of a range is said as it is.
    public String inWords(String value) {
      return known(value).map(words::get).orElse(value);
    }

    /// The value as it is listed, however files spell it; one of a range is as it was given.
    public String listed(String value) {
      return known(value).map(values::get).orElse(value);
    }

    private Optional<Integer> known(String value) {
      for (int i = 0; i < values.size(); i++) {
        if (folded(values.get(i)).equals(folded(value))) {
          return Optional.of(i);
        }
      }
      return Optional.empty();
    }

    private static String folded(String value) {
      return value.toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private static final Pattern CONSTANT = Pattern.compile("[A-Z_0-9]*[A-Z]{2}[A-Z_0-9]*");

  /// The ruling as people read it: switches and their values in words.
  public String told() {
    var told = ruling;
    for (Switch each : switches) {
      for (String value : each.values()) {
        told = spelled(told, each, value);
      }
      told = told.replace("`" + each.name(), "`" + each.called());
    }
    return told;
  }

  private static String spelled(String text, Switch each, String value) {
    var said = "“" + each.inWords(value) + "”";
    var named = "“" + each.called() + ": " + each.inWords(value) + "”";
    var told = text.replace("`" + each.name() + ": " + value + "`", named);
    told = told.replace("`" + value + "`", said);
    if (CONSTANT.matcher(value).matches()) {
      var where = value.contains("_") ? "\\b" : "(?=:)";
      told = told.replaceAll("\\b" + value + where, Matcher.quoteReplacement(said));
    }
    return value.equals("true") || value.equals("false")
        ? Pattern.compile("(?<=^|[.] )" + value + "(?=:)", Pattern.CASE_INSENSITIVE)
            .matcher(told)
            .replaceAll(Matcher.quoteReplacement(said))
        : told;
  }
}
