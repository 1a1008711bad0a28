package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import quintain.kernel.Clause;
import quintain.kernel.FactKind;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.forms.Slot;

/// Facts by name, each declared once: what scripts read, and what the Referee may set with a
/// reason.
///
/// A book's facts are one subclass, whose constructor declares those of [#somebody] and those of
/// the [#game].
public abstract class Facts<S extends Peopled<B>, B extends Somebody, T extends Step>
    implements Rulebook.Facts<S, T> {
  private static final String ANYBODY = "<id>.";

  /// What is known of everybody in the scene: `maren.hp`.
  protected final FactTable<S, B> somebody = new FactTable<>();

  /// What is known of the scene, the fight and the world around them.
  protected final FactTable<Seat, S> game = new FactTable<>();

  private final Clause why;
  private final UnaryOperator<String> words;
  private final BiFunction<S, B, S> with;

  /// @param why the clause by which the Referee sets values
  /// @param words what people call a fact by its name
  /// @param with the state with somebody changed; an [IllegalArgumentException] where they cannot
  ///   be so
  protected Facts(Clause why, UnaryOperator<String> words, BiFunction<S, B, S> with) {
    this.why = why;
    this.words = words;
    this.with = with;
  }

  /// What players may know of somebody, which the Referee shows or hides.
  protected final Fact<S, B> secrecy(BiFunction<B, Secrecy, B> show) {
    return somebody.oneOf(
        "secrecy", "open, figures-hidden or unseen", Secrecy.options(), Somebody::secrecy, show);
  }

  @Override
  public String figure(String name) {
    return words.apply(name);
  }

  @Override
  public final List<FactKind> kinds() {
    var kinds = new ArrayList<FactKind>();
    somebody.all().forEach(fact -> kinds.add(fact.kind(ANYBODY)));
    game.all().forEach(fact -> kinds.add(fact.kind("")));
    return List.copyOf(kinds);
  }

  /// What a seat may know, by name: figures only of those whose figures it may see, of the others
  /// what is plain.
  @Override
  public Map<String, Object> known(S state, Seat seat) {
    Map<String, Object> facts = new LinkedHashMap<>();
    for (B being : state.roster()) {
      if (state.maySee(being, seat)) {
        boolean figures = state.maySeeFigures(being, seat);
        for (var fact : somebody.all()) {
          fact.tell(
              state,
              being,
              figures,
              seat.isReferee(),
              (name, value) -> facts.put(being.id() + "." + name, value));
        }
      }
    }
    for (var fact : game.all()) {
      fact.tell(seat, state, true, seat.isReferee(), facts::put);
    }
    return facts;
  }

  @Override
  public final Optional<String> kindOf(S state, String id, Seat seat) {
    return state
        .find(id)
        .filter(being -> state.maySeeFigures(being, seat))
        .map(this::entryOf)
        .filter(kind -> !kind.isEmpty());
  }

  /// The entry of the bestiary that somebody comes from, by its id or its name; empty for those who
  /// come from none. Books whose creatures remember it overrule it.
  protected String entryOf(B being) {
    return "";
  }

  // Setting them

  /// Why a fact cannot be set so.
  public Optional<Refusal> refusal(S state, String fact, String value) {
    try {
      set(state, fact, value);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(new Refusal(why, String.valueOf(e.getMessage())));
    }
  }

  /// The state with a fact set; an [IllegalArgumentException] where it cannot be.
  public final S set(S state, String fact, String value) {
    var general = game.settable(fact);
    if (general.isPresent()) {
      return general.get().set(Seat.REFEREE, state, fact, value);
    }
    var own = own(state, fact);
    return with.apply(state, own.fact().set(state, own.whose(), own.name(), value));
  }

  /// A fact of somebody's.
  ///
  /// @param name what the fact is called without whose it is
  private record Own<S, B>(Fact<S, B> fact, B whose, String name) {}

  private Own<S, B> own(S state, String fact) {
    int dot = fact.indexOf('.');
    if (dot < 0) {
      throw unsettable(fact);
    }
    var id = fact.substring(0, dot);
    var name = fact.substring(dot + 1);
    var whose =
        state
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("Nobody here is called " + id));
    return new Own<>(somebody.settable(name).orElseThrow(() -> unsettable(fact)), whose, name);
  }

  /// That there is nothing of this name to set.
  protected static IllegalArgumentException unsettable(String fact) {
    return new IllegalArgumentException("Nothing called " + fact + " can be set");
  }

  /// A number within a range.
  protected static int number(String value, int least, int most) {
    if (!value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("Expected a whole number, not " + value);
    }
    int number = Integer.parseInt(value);
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          "Expected a number from " + least + " to " + most + ", not " + value);
    }
    return number;
  }

  protected static boolean truth(String value) {
    return switch (value) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw new IllegalArgumentException("Expected yes or no, not " + value);
    };
  }

  // The form in which the Referee sets them

  Slot<S> settable() {
    return (blank, topic) -> {
      var options = new ArrayList<Option<String>>();
      for (B being : blank.state().roster()) {
        for (var fact : somebody.all()) {
          if (fact.isInFormsFor(being)) {
            options.add(
                Option.of(being.id() + "." + fact.name(), being.name() + ": " + label(fact)));
          }
        }
      }
      for (var fact : game.all()) {
        if (fact.isInFormsFor(blank.state())) {
          options.add(Option.of(fact.name(), label(fact)));
        }
      }
      return PlainSlots.oneOf(topic, options);
    };
  }

  private String label(Fact<?, ?> fact) {
    return fact.label().isEmpty() ? words.apply(fact.name()) : fact.label();
  }

  /// The values of the fact in another slot; none where there is no such fact.
  Slot<S> valueOf(String slot) {
    return (blank, topic) -> {
      var fact = blank.partial().get(slot, String.class);
      var options = offered(blank.state(), fact);
      var now = now(blank.state(), fact);
      return options.stream()
          .map(Option::value)
          .filter(now::equals)
          .findFirst()
          .<Question<?>>map(value -> new Question.OneOf<>(topic, List.of(), options, value))
          .or(() -> PlainSlots.oneOf(topic, options));
    };
  }

  /// What a fact is at present, in the words for it; nothing where it is of nobody.
  private String now(S state, String fact) {
    var general = game.settable(fact);
    if (general.isPresent()) {
      return general.get().now(Seat.REFEREE, state);
    }
    try {
      var own = own(state, fact);
      return own.fact().now(state, own.whose());
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private List<Option<String>> offered(S state, String fact) {
    var general = game.settable(fact);
    if (general.isPresent()) {
      return general.get().offered(Seat.REFEREE, state);
    }
    try {
      var own = own(state, fact);
      return own.fact().offered(state, own.whose());
    } catch (IllegalArgumentException _) {
      return List.of();
    }
  }
}
