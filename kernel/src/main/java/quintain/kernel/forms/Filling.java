package quintain.kernel.forms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import quintain.kernel.Barred;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.State;

/// Filling in commands slot by slot, with values only that the rules will not refuse.
///
/// The forms say what could be put into a slot; whether it may is asked of the rules themselves,
/// for a value is legal when something makes the command whole that is not refused.
public final class Filling<S extends State> {
  private final Forms<S> forms;
  private final S state;
  private final Seat seat;
  private final Function<Command, Optional<Refusal>> refusal;

  /// @param refusal why this seat may not give a command, or the rules refuse it
  public Filling(Forms<S> forms, S state, Seat seat, Function<Command, Optional<Refusal>> refusal) {
    this.forms = forms;
    this.state = state;
    this.seat = seat;
    this.refusal = refusal;
  }

  /// The next slot of a command with its legal values, or the command itself.
  public Choices choices(Partial partial) {
    var slot = partial.open();
    if (slot == null) {
      var command = partial.complete();
      return refusal(command)
          .<Choices>map(Choices.Stuck::new)
          .orElseGet(() -> new Choices.Complete(command));
    }
    var legal = slot(partial, slot, true).flatMap(question -> legal(partial, slot, question));
    if (legal.isPresent()) {
      return new Choices.Next(slot, legal.get());
    }
    return new Choices.Stuck(
        example(partial)
            .flatMap(this::refusal)
            .orElseGet(
                () ->
                    new Refusal(
                        forms.clause(partial.command()), "There is nothing to choose from")));
  }

  /// The people and the weapons that the next slot could name but for the rules, each with the
  /// reason.
  public List<Barred> barred(Partial partial) {
    var slot = partial.open();
    if (slot == null) {
      return List.of();
    }
    var here =
        slot(partial, slot, false)
            .map(question -> barred(partial, slot, question))
            .orElse(List.of());
    if (!here.isEmpty() || leadsSomewhere(partial)) {
      return here;
    }
    // Nothing leads on, whatever is chosen here: so it is told of those in the slots after it.
    var samples = samples(partial, slot, false);
    return samples.isEmpty() ? List.of() : barred(partial.with(slot, samples.getFirst()));
  }

  private List<Barred> barred(Partial partial, String slot, Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> barred(partial, slot, q.options(), Option::value);
      case Question.SomeOf<?> q ->
          barred(partial, slot, q.options(), option -> List.of(option.value()));
      case Question<?> _ -> List.of();
    };
  }

  private List<Barred> barred(
      Partial partial,
      String slot,
      List<? extends Option<?>> options,
      Function<Option<?>, Object> value) {
    var barred = new ArrayList<Barred>();
    for (Option<?> option : options) {
      if (isMissed(option)) {
        var filled = partial.with(slot, value.apply(option));
        if (!leadsSomewhere(filled)) {
          example(filled)
              .flatMap(this::refusal)
              .ifPresent(why -> barred.add(new Barred(slot, option, why)));
        }
      }
    }
    return List.copyOf(barred);
  }

  /// Whether people look for it in a form and ask why it is not there: whoever is meant, and every
  /// weapon.
  private static boolean isMissed(Option<?> option) {
    for (Option.Hint hint : option.hints()) {
      if (hint.name().equals(Hints.SIDE)) {
        return !hint.value().equals(Hints.SELF) && Meant.isFor(option);
      }
      if (hint.name().equals(Hints.POWER)) {
        return true;
      }
    }
    return false;
  }

  /// Why not, if not.
  Optional<Refusal> refusal(Command command) {
    return refusal.apply(command);
  }

  /// Everything that could go into a slot, legal or not; empty where there is nothing.
  private Optional<Question<?>> slot(Partial partial, String slot, boolean read) {
    return forms.question(new Blank<>(state, seat, partial, read), slot).map(Meant::marked);
  }

  /// Whether some way to fill in the rest is legal.
  boolean leadsSomewhere(Partial partial) {
    return leadsSomewhere(partial, false);
  }

  /// Whether some way to fill in the rest is legal and works on those it is meant for.
  private boolean leadsAsMeant(Partial partial) {
    return leadsSomewhere(partial, true);
  }

  private boolean leadsSomewhere(Partial partial, boolean asMeant) {
    var slot = partial.open();
    if (slot == null) {
      return refusal(partial.complete()).isEmpty();
    }
    for (Object value : samples(partial, slot, asMeant)) {
      if (leadsSomewhere(partial.with(slot, value), asMeant)) {
        return true;
      }
    }
    return false;
  }

  /// One concrete command, filled in without regard for what is legal; empty where a slot has
  /// nothing at all to go into it.
  Optional<Command> example(Partial partial) {
    var filled = partial;
    for (var slot = filled.open(); slot != null; slot = filled.open()) {
      var samples = samples(filled, slot, false);
      if (samples.isEmpty()) {
        return Optional.empty();
      }
      filled = filled.with(slot, samples.getFirst());
    }
    return Optional.of(filled.complete());
  }

  /// Values that stand for all that could go into a slot, or for those that the command is meant
  /// for: only then is it found out who that is.
  private List<?> samples(Partial partial, String slot, boolean asMeant) {
    var found = forms.question(new Blank<>(state, seat, partial, false), slot);
    if (found.isEmpty()) {
      return List.of();
    }
    return switch (asMeant ? Meant.marked(found.get()) : found.get()) {
      case Question.OneOf<?> q -> values(q.options(), asMeant);
      case Question.SomeOf<?> q -> singles(q, asMeant);
      case Question.YesNo _ -> List.of(false, true);
      case Question<?> q -> List.of(q.byDefault());
    };
  }

  private static List<Object> values(List<? extends Option<?>> options, boolean asMeant) {
    var values = new ArrayList<Object>(options.size());
    for (Option<?> option : options) {
      if (!asMeant || Meant.isFor(option)) {
        values.add(option.value());
      }
    }
    return values;
  }

  /// Each option by itself, and none where none is needed.
  private static List<?> singles(Question.SomeOf<?> question, boolean asMeant) {
    var lists = new ArrayList<List<?>>();
    for (Object value : values(question.options(), asMeant)) {
      lists.add(List.of(value));
    }
    if (question.least() == 0 || lists.isEmpty()) {
      lists.add(List.of());
    }
    return lists;
  }

  /// The question with the legal answers only; empty where there is none.
  private Optional<Question<?>> legal(Partial partial, String slot, Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> oneOf(partial, slot, q);
      case Question.SomeOf<?> q -> someOf(partial, slot, q);
      case Question.YesNo q -> yesNo(partial, slot, q);
      case Question<?> q ->
          leadsSomewhere(partial.with(slot, q.byDefault())) ? Optional.of(q) : Optional.empty();
    };
  }

  private <T> Optional<Question<?>> oneOf(Partial partial, String slot, Question.OneOf<T> q) {
    var legal = new ArrayList<Option<T>>();
    for (Option<T> option : q.options()) {
      if (leadsSomewhere(partial.with(slot, option.value()))) {
        legal.add(option);
      }
    }
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Question.OneOf<>(
            q.topic(),
            q.about(),
            List.copyOf(legal),
            byDefault(partial, slot, legal, q.byDefault())));
  }

  /// The usual answer if it is legal, else the first; but rather one that leads to a command for
  /// those it is meant for.
  private <T> T byDefault(Partial partial, String slot, List<Option<T>> legal, T usual) {
    var likely =
        legal.stream()
            .sorted(Comparator.comparing(option -> !option.value().equals(usual)))
            .toList();
    return likely.stream()
        .filter(Meant::isFor)
        .filter(option -> leadsAsMeant(partial.with(slot, option.value())))
        .findFirst()
        .orElse(likely.getFirst())
        .value();
  }

  private <T> Optional<Question<?>> someOf(Partial partial, String slot, Question.SomeOf<T> q) {
    var legal = new ArrayList<Option<T>>();
    for (Option<T> option : q.options()) {
      if (leadsSomewhere(partial.with(slot, List.of(option.value())))) {
        legal.add(option);
      }
    }
    boolean none = q.least() == 0 && leadsSomewhere(partial.with(slot, List.of()));
    if (legal.isEmpty() && !none) {
      return Optional.empty();
    }
    return together(partial, slot, legal)
        .<Question<?>>map(
            most ->
                new Question.SomeOf<>(
                    q.topic(),
                    q.about(),
                    List.copyOf(legal),
                    none ? 0 : 1,
                    most,
                    first(none ? 0 : 1, legal)))
        .or(() -> Optional.of(groups(partial, slot, q, legal)));
  }

  /// How many of those who are legal alone are legal together, whoever they are; empty if that
  /// depends on who they are.
  private <T> Optional<Integer> together(Partial partial, String slot, List<Option<T>> legal) {
    int all = legal.size();
    if (all < 2 || leadsSomewhere(partial.with(slot, first(all, legal)))) {
      return Optional.of(all);
    }
    int pairs = 0;
    for (int i = 0; i < all; i++) {
      for (int j = i + 1; j < all; j++) {
        var pair = List.of(legal.get(i).value(), legal.get(j).value());
        pairs += leadsSomewhere(partial.with(slot, pair)) ? 1 : 0;
      }
    }
    if (pairs == 0) {
      return Optional.of(1);
    }
    if (pairs < all * (all - 1) / 2) {
      return Optional.empty();
    }
    int most = 2;
    while (leadsSomewhere(partial.with(slot, first(most + 1, legal)))) {
      most++;
    }
    return Optional.of(most);
  }

  /// Each one alone, and with each one as many others as fit: those one circle of fire can hold.
  private <T> Question<?> groups(
      Partial partial, String slot, Question.SomeOf<T> q, List<Option<T>> legal) {
    var options = new ArrayList<Option<List<T>>>();
    for (Option<T> one : legal) {
      options.add(new Option<>(one.key(), one.label(), List.of(one.value()), one.hints()));
    }
    for (Option<T> one : legal) {
      var group = new ArrayList<Option<T>>();
      group.add(one);
      for (Option<T> other : legal) {
        if (!other.equals(one)) {
          group.add(other);
          if (!leadsSomewhere(partial.with(slot, first(group.size(), group)))) {
            group.removeLast();
          }
        }
      }
      group.sort(Comparator.comparingInt(legal::indexOf));
      var option =
          new Option<>(
              String.join(" and ", group.stream().map(Option::key).toList()),
              String.join(", ", group.stream().map(Option::label).toList()),
              first(group.size(), group));
      if (options.stream().noneMatch(known -> known.key().equals(option.key()))) {
        options.add(option);
      }
    }
    return new Question.OneOf<>(q.topic(), q.about(), options, options.getFirst().value());
  }

  private static <T> List<T> first(int count, List<Option<T>> options) {
    return options.subList(0, count).stream().map(Option::value).toList();
  }

  /// A yes or no where only one of them is legal is no question of yes or no.
  private Optional<Question<?>> yesNo(Partial partial, String slot, Question.YesNo q) {
    boolean yes = leadsSomewhere(partial.with(slot, true));
    boolean no = leadsSomewhere(partial.with(slot, false));
    if (yes && no) {
      return Optional.of(q);
    }
    if (!yes && !no) {
      return Optional.empty();
    }
    var only = new Option<>(yes ? "yes" : "no", yes ? "yes" : "no", yes);
    return Optional.of(new Question.OneOf<>(q.topic(), q.about(), List.of(only), yes));
  }
}
