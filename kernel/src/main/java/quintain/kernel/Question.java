package quintain.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Something only a seat can decide, with its legal answers and the answer an automatic table
/// gives.
///
/// The same vocabulary serves a rule's questions and the slots of an offer. An answer travels as a
/// *plain* value (Boolean, Integer, String, List, Map): [#plain] and [#read] translate.
public sealed interface Question<A> {
  Topic topic();

  /// Ids of those concerned, in the order of the topic's wording.
  List<String> about();

  /// The answer on automatic.
  A byDefault();

  /// What somebody sensible answers, where that differs: simulated fights reckon with it.
  default A advised() {
    return byDefault();
  }

  /// What odds assume: people buy as somebody sensible would, and decide everything else by
  /// default.
  default A assumed() {
    return this instanceof Purchase ? advised() : byDefault();
  }

  /// The answer as a plain value: itself, where it is one.
  default Object plain(A answer) {
    return answer;
  }

  /// The plain value as an answer; what is not legal is refused with a sentence.
  A read(Object plain) throws IllegalAnswer;

  /// A yes or a no.
  record YesNo(Topic topic, List<String> about, Boolean byDefault) implements Question<Boolean> {
    @Override
    public Boolean read(Object plain) {
      return switch (plain) {
        case Boolean yes -> yes;
        case String s when s.equalsIgnoreCase("yes") || s.equalsIgnoreCase("true") -> true;
        case String s when s.equalsIgnoreCase("no") || s.equalsIgnoreCase("false") -> false;
        default -> throw new IllegalAnswer("expected yes or no, not " + plain);
      };
    }
  }

  /// Exactly one of some options; there is always at least one.
  ///
  /// @param advised what somebody sensible takes
  record OneOf<T>(Topic topic, List<String> about, List<Option<T>> options, T byDefault, T advised)
      implements Question<T> {
    public OneOf(Topic topic, List<String> about, List<Option<T>> options, T byDefault) {
      this(topic, about, options, byDefault, byDefault);
    }

    public OneOf {
      if (options.isEmpty()) {
        throw new IllegalArgumentException("a choice with no options: " + topic.id());
      }
    }

    @Override
    public Object plain(T answer) {
      return keyOf(options, answer);
    }

    @Override
    public T read(Object plain) {
      return byKey(options, plain);
    }
  }

  /// Between `least` and `most` different options, in the order chosen.
  record SomeOf<T>(
      Topic topic,
      List<String> about,
      List<Option<T>> options,
      int least,
      int most,
      List<T> byDefault)
      implements Question<List<T>> {
    @Override
    public Object plain(List<T> answer) {
      var keys = new ArrayList<String>();
      for (T one : answer) {
        keys.add(keyOf(options, one));
      }
      return List.copyOf(keys);
    }

    @Override
    public List<T> read(Object plain) {
      var given = plain instanceof List<?> list ? list : List.of(plain);
      var chosen = new ArrayList<T>();
      for (Object key : given) {
        T value = byKey(options, key);
        if (chosen.contains(value)) {
          throw new IllegalAnswer(key + " is chosen twice");
        }
        chosen.add(value);
      }
      if (chosen.size() < least || chosen.size() > most) {
        throw new IllegalAnswer(
            "expected "
                + (least == most ? "" + least : least + " to " + most)
                + " of "
                + keys(options)
                + ", not "
                + chosen.size());
      }
      return List.copyOf(chosen);
    }
  }

  /// A whole number from `least` to `most`.
  ///
  /// @param marks numbers that have a name, in rising order: a book's yardstick of difficulties;
  ///   any other number may be given as well
  record NumberFrom(
      Topic topic, List<String> about, int least, int most, Integer byDefault, List<Mark> marks)
      implements Question<Integer> {
    public NumberFrom(Topic topic, List<String> about, int least, int most, Integer byDefault) {
      this(topic, about, least, most, byDefault, List.of());
    }

    /// A number with a name.
    ///
    /// @param meaning what the name stands for, or empty
    public record Mark(int number, String name, String meaning) {}

    /// A number as it reads: `20 (Hard)` where it has a name.
    public String inWords(int number) {
      return marks.stream()
          .filter(mark -> mark.number() == number)
          .findFirst()
          .map(mark -> number + " (" + mark.name() + ")")
          .orElseGet(() -> Integer.toString(number));
    }

    @Override
    public Integer read(Object plain) {
      int number =
          switch (plain) {
            case Integer i -> i;
            case String s when s.matches("-?[0-9]{1,9}") -> Integer.parseInt(s);
            case String s -> named(s);
            default -> throw new IllegalAnswer("expected a whole number, not " + plain);
          };
      if (number < least || number > most) {
        throw new IllegalAnswer(
            "expected a number from " + least + " to " + most + ", not " + number);
      }
      return number;
    }

    private int named(String name) {
      return marks.stream()
          .filter(mark -> mark.name().equalsIgnoreCase(name))
          .findFirst()
          .orElseThrow(() -> new IllegalAnswer("expected " + wanted() + ", not " + name))
          .number();
    }

    private String wanted() {
      return marks.isEmpty()
          ? "a whole number"
          : "a whole number or one of "
              + String.join(", ", marks.stream().map(Mark::name).toList());
    }
  }

  /// A line of text.
  ///
  /// @param needed whether something must be said: left blank, it is the line that is proposed
  /// @param ideas what somebody may say who leaves it to chance
  record Words(
      Topic topic,
      List<String> about,
      int longest,
      String byDefault,
      boolean needed,
      List<String> ideas)
      implements Question<String> {
    public Words(Topic topic, List<String> about, int longest, String byDefault, boolean needed) {
      this(topic, about, longest, byDefault, needed, List.of());
    }

    public Words(Topic topic, List<String> about, int longest, String byDefault) {
      this(topic, about, longest, byDefault, false);
    }

    @Override
    public String read(Object plain) {
      if (!(plain instanceof String text)) {
        throw new IllegalAnswer("expected a line of text, not " + plain);
      }
      if (text.length() > longest) {
        throw new IllegalAnswer("at most " + longest + " characters, not " + text.length());
      }
      return needed && text.isBlank() ? byDefault : text;
    }
  }

  /// Several lines of text that belong together: who somebody was, is and wants to be. The answer
  /// has a line for each key; one that is left out is as proposed.
  record Lines(
      Topic topic, List<String> about, List<Line> lines, int longest, Map<String, String> byDefault)
      implements Question<Map<String, String>> {
    /// With nothing proposed.
    public Lines(Topic topic, List<String> about, List<Line> lines, int longest) {
      this(topic, about, lines, longest, blank(lines));
    }

    /// One of the lines, and what it asks.
    public record Line(String key, String label) {}

    private static Map<String, String> blank(List<Line> lines) {
      var blank = new LinkedHashMap<String, String>();
      lines.forEach(line -> blank.put(line.key(), ""));
      return blank;
    }

    @Override
    public Map<String, String> read(Object plain) {
      if (!(plain instanceof Map<?, ?> given)) {
        throw new IllegalAnswer("expected lines of text, not " + plain);
      }
      for (Object key : given.keySet()) {
        if (lines.stream().noneMatch(line -> line.key().equals(key))) {
          throw new IllegalAnswer("nothing called " + key + " is asked for");
        }
      }
      var said = new LinkedHashMap<String, String>();
      for (Line line : lines) {
        var value =
            given.containsKey(line.key()) ? given.get(line.key()) : byDefault.get(line.key());
        if (!(value instanceof String text)) {
          throw new IllegalAnswer("expected a line of text for " + line.key() + ", not " + value);
        }
        if (text.length() > longest) {
          throw new IllegalAnswer("at most " + longest + " characters, not " + text.length());
        }
        said.put(line.key(), text);
      }
      return said;
    }
  }

  /// Numbers that lie ready, each of them given to one name: scores to abilities. The answer has a
  /// number for each name.
  record Assignment(
      Topic topic,
      List<String> about,
      List<Name> names,
      List<Integer> numbers,
      Map<String, Integer> byDefault)
      implements Question<Map<String, Integer>> {
    /// In the order in which they lie, if nobody says otherwise.
    public Assignment(Topic topic, List<String> about, List<Name> names, List<Integer> numbers) {
      this(topic, about, names, numbers, inOrder(names, numbers));
    }

    /// Something that takes a number.
    ///
    /// @param hints generic facts about it, with the names of [Hints]
    public record Name(String key, String label, List<Option.Hint> hints) {}

    private static Map<String, Integer> inOrder(List<Name> names, List<Integer> numbers) {
      var order = new LinkedHashMap<String, Integer>();
      for (int i = 0; i < names.size(); i++) {
        order.put(names.get(i).key(), numbers.get(i));
      }
      return order;
    }

    @Override
    public Map<String, Integer> read(Object plain) {
      if (!(plain instanceof Map<?, ?> given)) {
        throw new IllegalAnswer("expected a number for each name, not " + plain);
      }
      var left = new ArrayList<>(numbers);
      var assigned = new LinkedHashMap<String, Integer>();
      for (Name name : names) {
        if (!(given.get(name.key()) instanceof Integer number) || !left.remove((Object) number)) {
          throw new IllegalAnswer(
              "expected each of " + numbers + " once, not " + given + " at " + name.key());
        }
        assigned.put(name.key(), number);
      }
      return assigned;
    }
  }

  /// Things bought with a budget: maneuvers for successes, for instance. The answer counts each
  /// key.
  ///
  /// @param advised what somebody sensible buys
  /// @param coins what prices and budget are counted in, the greatest first; none where the wording
  ///   says it
  record Purchase(
      Topic topic,
      List<String> about,
      int budget,
      List<Ware> wares,
      Map<String, Integer> byDefault,
      Map<String, Integer> advised,
      List<Coin> coins)
      implements Question<Map<String, Integer>> {
    public Purchase(
        Topic topic,
        List<String> about,
        int budget,
        List<Ware> wares,
        Map<String, Integer> byDefault,
        Map<String, Integer> advised) {
      this(topic, about, budget, wares, byDefault, advised, List.of());
    }

    public Purchase(
        Topic topic,
        List<String> about,
        int budget,
        List<Ware> wares,
        Map<String, Integer> byDefault) {
      this(topic, about, budget, wares, byDefault, byDefault);
    }

    /// The same, counted in coins.
    public Purchase in(Coin... those) {
      return new Purchase(topic, about, budget, wares, byDefault, advised, List.of(those));
    }

    /// Something on offer: its price and how often it may be bought.
    ///
    /// @param hints generic facts about it, with the names of [Hints]
    public record Ware(String key, String label, int price, int most, List<Option.Hint> hints) {
      public Ware(String key, String label, int price, int most) {
        this(key, label, price, most, List.of());
      }
    }

    /// A coin, or whatever one pays with, and how much of the price it is worth.
    public record Coin(int worth, String one, String many) {}

    @Override
    public Map<String, Integer> read(Object plain) {
      if (!(plain instanceof Map<?, ?> given)) {
        throw new IllegalAnswer("expected what to buy and how often, not " + plain);
      }
      var bought = new LinkedHashMap<String, Integer>();
      int spent = 0;
      for (var entry : given.entrySet()) {
        var ware =
            wares.stream()
                .filter(w -> w.key().equals(entry.getKey()))
                .findFirst()
                .orElseThrow(
                    () -> new IllegalAnswer("nothing called " + entry.getKey() + " is on offer"));
        if (!(entry.getValue() instanceof Integer times) || times < 0 || times > ware.most()) {
          throw new IllegalAnswer(ware.key() + " may be bought 0 to " + ware.most() + " times");
        }
        spent += times * ware.price();
        bought.put(ware.key(), times);
      }
      if (spent > budget) {
        throw new IllegalAnswer("that costs " + spent + ", and there are " + budget + " to spend");
      }
      return bought;
    }
  }

  /// One of some spaces of the scene; hints say what a space costs and what lies on the way
  /// ([Hints#COST], [Hints#WAY], [Hints#AREA]).
  record Where(Topic topic, List<String> about, List<Option<Spot>> spots, Spot byDefault)
      implements Question<Spot> {
    @Override
    public Object plain(Spot answer) {
      return answer.toString();
    }

    @Override
    public Spot read(Object plain) {
      var spot = Spot.parse(String.valueOf(plain));
      if (spots.stream().noneMatch(option -> option.value().equals(spot))) {
        throw new IllegalAnswer(spot + " is out of reach");
      }
      return spot;
    }
  }

  private static <T> String keyOf(List<Option<T>> options, T value) {
    for (Option<T> option : options) {
      if (option.value().equals(value)) {
        return option.key();
      }
    }
    throw new IllegalAnswer(value + " is none of " + keys(options));
  }

  private static <T> T byKey(List<Option<T>> options, Object key) {
    for (Option<T> option : options) {
      if (option.key().equalsIgnoreCase(String.valueOf(key))) {
        return option.value();
      }
    }
    throw new IllegalAnswer("expected one of " + keys(options) + ", not " + key);
  }

  private static <T> String keys(List<Option<T>> options) {
    return String.join(", ", options.stream().map(Option::key).toList());
  }
}
