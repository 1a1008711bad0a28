package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import quintain.kernel.FactKind;
import quintain.kernel.Names;
import quintain.kernel.Option;

/// A fact, declared once: its name, what it is about, how it is read, who knows it, and, where the
/// Referee may set it, how that is done and which values a form offers.
///
/// @param <C> what else it is read from: the state for somebody's fact, the seat for a fact of the
///   game
/// @param <W> whose fact it is
public final class Fact<C, W> {
  /// A fact's value, set from the words for it.
  @FunctionalInterface
  public interface Setter<C, W> {
    /// Whoever it is about, with the value set.
    ///
    /// @param key which of a fact of things is meant, and empty for any other fact
    W set(C context, W whose, String key, String value);
  }

  /// How far a form looks from the number that is.
  private static final int WIDE = 100;

  private final String name;
  private final String about;
  private final BiFunction<C, W, ?> read;
  private @Nullable BiFunction<C, W, ?> plainly;
  private boolean referees;
  private @Nullable Setter<C, W> setter;
  private @Nullable BiFunction<C, W, List<Option<String>>> offered;
  private Predicate<W> inForms = _ -> false;
  private String label = "";

  Fact(String name, String about, BiFunction<C, W, ?> read) {
    this.name = name;
    this.about = about;
    this.read = read;
  }

  // Who knows it

  /// Plain to see for whoever sees somebody, figures hidden or not.
  public Fact<C, W> plain() {
    plainly = read;
    return this;
  }

  /// What of it is plain to see.
  public Fact<C, W> plain(Function<W, ?> shown) {
    plainly = (_, whose) -> shown.apply(whose);
    return this;
  }

  /// The Referee alone knows it.
  public Fact<C, W> onlyTheReferee() {
    referees = true;
    return this;
  }

  // How it is set

  /// The Referee sets it, from words of its own.
  public Fact<C, W> set(Setter<C, W> how) {
    setter = how;
    return this;
  }

  Fact<C, W> set(Setter<C, W> how, BiFunction<C, W, List<Option<String>>> values) {
    offered = values;
    return set(how);
  }

  /// Words for numbers: "hardy" for 6.
  public Fact<C, W> inWords(Function<String, Optional<Integer>> scale) {
    var numbers = settable();
    return set(
        (context, whose, key, value) ->
            numbers.set(
                context, whose, key, scale.apply(value).map(String::valueOf).orElse(value)));
  }

  private Setter<C, W> settable() {
    if (setter == null) {
      throw new IllegalStateException(name + " cannot be set");
    }
    return setter;
  }

  // What forms offer

  /// A form offers to set it: a number to all of its range, or of a long one to what lies about the
  /// number it is now.
  public Fact<C, W> inForms() {
    settable();
    inForms = _ -> true;
    return this;
  }

  /// The same with no more than this.
  public Fact<C, W> inForms(ToIntFunction<W> most) {
    return inForms((_, whose) -> most.applyAsInt(whose));
  }

  public Fact<C, W> inForms(ToIntBiFunction<C, W> most) {
    offered = (context, whose) -> numbers(0, most.applyAsInt(context, whose));
    return inForms();
  }

  /// The same in other words.
  public Fact<C, W> inForms(String words) {
    label = words;
    return inForms();
  }

  /// A form offers it only of those of whom this holds.
  public Fact<C, W> when(Predicate<W> which) {
    inForms = which;
    return this;
  }

  /// The numbers about the one that is, as far as they go.
  static <C, W> BiFunction<C, W, List<Option<String>>> about(
      BiFunction<C, W, Integer> now, int least, ToIntFunction<W> most) {
    return (context, whose) -> {
      int number = now.apply(context, whose);
      return numbers(
          Math.max(least, number - WIDE), Math.min(most.applyAsInt(whose), number + WIDE));
    };
  }

  private static List<Option<String>> numbers(int least, int most) {
    var options = new ArrayList<Option<String>>();
    for (int number = least; number <= most; number++) {
      options.add(Option.of(Integer.toString(number), Integer.toString(number)));
    }
    return options;
  }

  // What a table of facts reads off it

  FactKind kind(String whose) {
    return new FactKind(whose + name, about, setter != null);
  }

  void tell(C context, W whose, boolean figures, boolean referee, BiConsumer<String, Object> told) {
    var reading = figures ? read : plainly;
    if (reading == null || (referees && !referee)) {
      return;
    }
    var value = reading.apply(context, whose);
    if (isOfThings() && value instanceof Map<?, ?> each) {
      each.forEach((key, one) -> told.accept(beginning() + key, one));
    } else {
      var there = value instanceof Optional<?> perhaps ? perhaps : Optional.of(value);
      there.ifPresent(one -> told.accept(name, plainWords(one)));
    }
  }

  private static Object plainWords(Object value) {
    return switch (value) {
      case Enum<?> constant -> Names.kebab(constant.name());
      case List<?> several -> several.stream().map(Fact::plainWords).toList();
      default -> value;
    };
  }

  /// One of many of a kind goes by `left.<item>`.
  private boolean isOfThings() {
    return name.endsWith(">");
  }

  private String beginning() {
    return name.substring(0, name.indexOf('<'));
  }

  boolean isSettableAs(String fact) {
    return setter != null
        && (isOfThings()
            ? fact.startsWith(beginning()) && fact.length() > beginning().length()
            : fact.equals(name));
  }

  W set(C context, W whose, String fact, String value) {
    return settable()
        .set(context, whose, isOfThings() ? fact.substring(beginning().length()) : "", value);
  }

  boolean isInFormsFor(W whose) {
    return inForms.test(whose);
  }

  String name() {
    return name;
  }

  /// What a form calls it, where that is not its name.
  String label() {
    return label;
  }

  /// What it is at present, in the words that set it.
  String now(C context, W whose) {
    return switch (read.apply(context, whose)) {
      case Boolean truth -> truth ? "yes" : "no";
      case Optional<?> perhaps -> perhaps.map(value -> plainWords(value).toString()).orElse("");
      case Object value -> plainWords(value).toString();
    };
  }

  List<Option<String>> offered(C context, W whose) {
    return offered == null ? List.of() : offered.apply(context, whose);
  }
}
