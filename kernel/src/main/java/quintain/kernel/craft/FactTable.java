package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import quintain.kernel.Names;
import quintain.kernel.Option;

/// The facts about somebody, or about the game, in their order; a book declares each in a line.
///
/// Whatever is read may be a constant, which goes by its name in files, a list, or an `Optional`
/// that is left out where it is empty.
///
/// @param <C> what else a fact is read from: the state for somebody's fact, the seat for a fact of
///   the game, which is the Referee's while it is set
/// @param <W> whose facts they are
public final class FactTable<C, W> {
  private final List<Fact<C, W>> facts = new ArrayList<>();

  FactTable() {}

  /// A fact that nobody sets.
  public Fact<C, W> shown(String name, String about, Function<W, ?> read) {
    return shown(name, about, (_, whose) -> read.apply(whose));
  }

  public Fact<C, W> shown(String name, String about, BiFunction<C, W, ?> read) {
    var fact = new Fact<>(name, about, read);
    facts.add(fact);
    return fact;
  }

  /// What each of several things says, as a list.
  public <X> Fact<C, W> list(
      String name, String about, Function<W, ? extends Collection<X>> things, Function<X, ?> read) {
    return shown(name, about, whose -> things.apply(whose).stream().map(read).toList());
  }

  /// A number that the Referee sets within its range.
  public Fact<C, W> number(
      String name,
      String about,
      int least,
      int most,
      Function<W, Integer> read,
      BiFunction<W, Integer, W> write) {
    return number(name, about, least, _ -> most, read, write);
  }

  public Fact<C, W> number(
      String name,
      String about,
      int least,
      ToIntFunction<W> most,
      Function<W, Integer> read,
      BiFunction<W, Integer, W> write) {
    return shown(name, about, read)
        .set(
            (_, whose, _, value) ->
                write.apply(whose, Facts.number(value, least, most.applyAsInt(whose))),
            Fact.about((_, whose) -> read.apply(whose), least, most));
  }

  /// Something that holds or does not.
  public Fact<C, W> truth(
      String name, String about, Function<W, Boolean> read, BiFunction<W, Boolean, W> write) {
    return shown(name, about, read)
        .set(
            (_, whose, _, value) -> write.apply(whose, Facts.truth(value)),
            (_, _) -> List.of(Option.of("yes", "yes"), Option.of("no", "no")));
  }

  /// One of the constants of a kind.
  public <V extends Enum<V>> Fact<C, W> oneOf(
      String name, String about, V[] values, Function<W, V> read, BiFunction<W, V, W> write) {
    return oneOf(name, about, Arrays.stream(values).map(Option::of).toList(), read, write);
  }

  /// The same with the words that a form has for them.
  public <V extends Enum<V>> Fact<C, W> oneOf(
      String name,
      String about,
      List<Option<V>> values,
      Function<W, V> read,
      BiFunction<W, V, W> write) {
    return shown(name, about, read)
        .set(
            (_, whose, _, value) -> write.apply(whose, one(values, value)),
            (_, _) ->
                values.stream().map(each -> Option.of(key(each.value()), each.label())).toList());
  }

  private static <V extends Enum<V>> V one(List<Option<V>> values, String value) {
    for (Option<V> each : values) {
      if (key(each.value()).equalsIgnoreCase(value)) {
        return each.value();
      }
    }
    var known = values.stream().map(each -> key(each.value())).toList();
    throw new IllegalArgumentException(
        "Expected one of " + String.join(", ", known) + ", not " + value);
  }

  private static String key(Enum<?> constant) {
    return Names.kebab(constant.name());
  }

  /// A fact of each of several things: `left.<item>`.
  public <X> Fact<C, W> each(
      String name,
      String about,
      Function<W, ? extends Collection<X>> things,
      Function<X, String> key,
      Function<X, ?> read) {
    return shown(
        name,
        about,
        (_, whose) -> {
          var all = new LinkedHashMap<String, Object>();
          things.apply(whose).forEach(thing -> all.put(key.apply(thing), read.apply(thing)));
          return all;
        });
  }

  List<Fact<C, W>> all() {
    return facts;
  }

  Optional<Fact<C, W>> settable(String name) {
    return facts.stream().filter(fact -> fact.isSettableAs(name)).findFirst();
  }
}
