package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Facts in words, for the log: `captain.max-hp` is `Captain's max HP`.
public final class FactWords {
  private static final List<String> YES = List.of("true", "yes");
  private static final List<String> NO = List.of("false", "no");

  private final Map<String, String> words = new LinkedHashMap<>();
  private final Map<String, String> clauses = new LinkedHashMap<>();

  /// With words as the book spells them, where facts do not: `HP`, `Hit Dice`.
  public FactWords spelling(String... spelled) {
    for (String each : spelled) {
      words.put(each.toLowerCase(Locale.ROOT).replace(' ', '-'), each);
    }
    return this;
  }

  /// With a fact or a word of it in other words; with a dot at its end, a fact of things: `left.`
  /// is `what is left of`.
  public FactWords meaning(String fact, String words) {
    this.words.put(fact, words);
    return this;
  }

  /// With what it means that something holds, and that it does not.
  public FactWords holding(String fact, String yes, String no) {
    clauses.put(fact + " true", yes);
    clauses.put(fact + " false", no);
    return this;
  }

  /// What the Referee does when setting a fact: `sets Captain's HP to 6`, `says that Captain is
  /// dead`.
  ///
  /// @param names the name of whoever goes by an id
  public String setting(String fact, String value, Function<String, Optional<String>> names) {
    var parts = List.of(fact.split("\\.", -1));
    boolean truth = YES.contains(value) || NO.contains(value);
    var clause = clauses.get(fact + (YES.contains(value) ? " true" : " false"));
    if (truth && clause != null) {
      return "says that " + clause;
    }
    var name = names.apply(parts.getFirst());
    if (name.isEmpty()) {
      return parts.size() == 4 && truth
          ? "says that %s has %scover against %s"
              .formatted(
                  names.apply(parts.get(3)).orElse(parts.get(3)),
                  YES.contains(value) ? "" : "no ",
                  names.apply(parts.get(2)).orElse(parts.get(2)))
          : "sets the %s to %s".formatted(said(fact), value);
    }
    var figure = fact.substring(parts.getFirst().length() + 1);
    return truth
        ? "says that %s %s %s%s"
            .formatted(
                name.get(),
                Voice.isSeveral(name.get()) ? "are" : "is",
                YES.contains(value) ? "" : "not ",
                said(figure))
        : "sets %s to %s".formatted(owned(name.get(), parts.subList(1, parts.size())), value);
  }

  /// `Captain's HP`; of a thing, `what is left of Captain's lamp oil`.
  private String owned(String name, List<String> figure) {
    var whose = name + (Voice.isSeveral(name) ? "' " : "'s ");
    var first = words.get(figure.getFirst() + ".");
    return figure.size() == 2 && first != null
        ? first + " " + whose + said(figure.get(1))
        : whose + said(String.join(".", figure));
  }

  /// A figure by the name it has among facts: `max HP`.
  public String said(String figure) {
    var whole = words.get(figure);
    if (whole != null) {
      return whole;
    }
    var said = new ArrayList<String>();
    for (String word : figure.split("[-.]", -1)) {
      said.add(words.getOrDefault(word, word));
    }
    return String.join(" ", said);
  }
}
