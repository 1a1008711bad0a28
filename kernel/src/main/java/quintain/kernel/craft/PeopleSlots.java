package quintain.kernel.craft;

import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Actor;
import quintain.kernel.Entry;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Lists;

/// The slots that people and entries go into, as far as whoever fills them in can know.
public final class PeopleSlots {
  private PeopleSlots() {}

  // Beings

  /// Those whom the seat speaks for.
  public static <S extends Peopled<B>, B extends Somebody> Slot<S> own() {
    return (blank, topic) ->
        oneOf(topic, seen(blank, being -> blank.state().speaksFor(blank.seat(), being)));
  }

  public static <S extends Peopled<B>, B extends Somebody> Slot<S> everybody() {
    return those(_ -> true);
  }

  /// Everybody in sight of whom something holds.
  public static <S extends Peopled<B>, B extends Somebody> Slot<S> those(Predicate<B> which) {
    return (blank, topic) -> oneOf(topic, seen(blank, which));
  }

  /// The same as options alone.
  public static <S extends Peopled<B>, B extends Somebody> List<Option<String>> seen(
      Blank<S> blank, Predicate<B> which) {
    return blank.state().roster().stream()
        .filter(being -> blank.state().maySee(being, blank.seat()) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  /// Somebody else, foes first.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> foesFirst() {
    return (blank, topic, actor) -> oneOf(topic, others(blank, actor, true));
  }

  /// Somebody else, friends first.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> friendsFirst() {
    return (blank, topic, actor) -> oneOf(topic, others(blank, actor, false));
  }

  /// Somebody, foes first, then oneself and friends.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> foesOrSelf() {
    return (blank, topic, actor) -> {
      long foes =
          blank.state().roster().stream()
              .filter(being -> blank.state().maySee(being, blank.seat()))
              .filter(being -> blank.state().isMeant(actor, being, true))
              .count();
      var self = option(blank, actor, actor, true);
      var options = new ArrayList<>(listed(blank, actor, true, foes > 0));
      options.add((int) foes, foes > 0 ? notMeant(self) : self);
      return oneOf(topic, options);
    };
  }

  /// Somebody, friends first and oneself last.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> friendsOrSelf() {
    return (blank, topic, actor) -> oneOf(topic, othersAndSelf(blank, actor, false));
  }

  /// Anybody there, foes first and oneself last, or nobody.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> anybody() {
    return (blank, topic, actor) -> {
      var options = othersAndSelf(blank, actor, true);
      return Optional.of(
          new Question.SomeOf<>(topic, List.of(), options, 0, options.size(), List.of()));
    };
  }

  private static <S extends Peopled<B>, B extends Somebody> List<Option<String>> othersAndSelf(
      Blank<S> blank, B actor, boolean foesFirst) {
    var options = new ArrayList<>(listed(blank, actor, foesFirst, !foesFirst));
    options.add(option(blank, actor, actor, foesFirst));
    return options;
  }

  /// Somebody, oneself first, then friends.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> selfOrFriends() {
    return (blank, topic, actor) -> oneOf(topic, selfAndOthers(blank, actor));
  }

  /// The same as options alone.
  public static <S extends Peopled<B>, B extends Somebody> List<Option<String>> selfAndOthers(
      Blank<S> blank, B actor) {
    var options = new ArrayList<Option<String>>();
    options.add(option(blank, actor, actor, false));
    options.addAll(others(blank, actor, false));
    return options;
  }

  /// One or several others, foes first.
  public static <S extends Peopled<B>, B extends Somebody> OfActor<S, B> someFoesFirst() {
    return (blank, topic, actor) -> {
      var options = others(blank, actor, true);
      return Optional.of(
          new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
    };
  }

  /// Everybody in sight but the one who acts, of whom a form tells side, distance and health: those
  /// who are meant before the others, bystanders after them, the able before the fallen, near
  /// before far. Whoever is not meant is marked, also where nobody else is there: a blow is for
  /// foes.
  public static <S extends Peopled<B>, B extends Somebody> List<Option<String>> others(
      Blank<S> blank, B actor, boolean foesFirst) {
    return listed(blank, actor, foesFirst, true);
  }

  /// @param marks whether whoever is not meant is marked in any case; otherwise only beside
  ///   bystanders, who are of neither side
  private static <S extends Peopled<B>, B extends Somebody> List<Option<String>> listed(
      Blank<S> blank, B actor, boolean foesFirst, boolean marks) {
    var state = blank.state();
    var found = new ArrayList<B>();
    for (B being : state.roster()) {
      if (!being.id().equals(actor.id()) && state.maySee(being, blank.seat())) {
        found.add(being);
      }
    }
    found.sort(
        Comparator.<B, Boolean>comparing(being -> !state.isMeant(actor, being, foesFirst))
            .thenComparing(being -> !state.isBystander(being))
            .thenComparing(being -> foesFirst && being.isOut())
            .thenComparingInt(being -> state.distance(actor, being)));
    boolean marked =
        marks
            || (found.stream().anyMatch(state::isBystander)
                && found.stream().anyMatch(being -> state.isMeant(actor, being, foesFirst)));
    return found.stream()
        .map(
            being -> {
              var option = option(blank, actor, being, foesFirst);
              return marked && !state.isMeant(actor, being, foesFirst) ? notMeant(option) : option;
            })
        .toList();
  }

  private static final Option.Hint NOT_MEANT = new Option.Hint(Hints.MEANT, Hints.NO);

  private static Option<String> notMeant(Option<String> option) {
    return option.hints().contains(NOT_MEANT)
        ? option
        : new Option<>(
            option.key(), option.label(), option.value(), Lists.plus(option.hints(), NOT_MEANT));
  }

  private static <S extends Peopled<B>, B extends Somebody> Option<String> option(
      Blank<S> blank, B actor, B being, boolean foes) {
    var state = blank.state();
    var hints = new ArrayList<Option.Hint>();
    boolean self = being.id().equals(actor.id());
    var side = self ? Hints.SELF : being.side() == actor.side() ? Hints.OWN : Hints.OTHER;
    hints.add(new Option.Hint(Hints.SIDE, side));
    int distance = self ? 0 : state.distance(actor, being);
    hints.add(new Option.Hint(Hints.DISTANCE, Integer.toString(distance)));
    if (blank.read() && distance > 0 && !state.off(distance).isEmpty()) {
      hints.add(new Option.Hint(Hints.RANGE, state.off(distance)));
    }
    if (blank.read() && !self) {
      state.ray(actor, being).ifPresent(ray -> hints.add(new Option.Hint(Hints.RAY, ray)));
    }
    if (state.maySeeFigures(being, blank.seat())) {
      hints.add(new Option.Hint(Hints.HEALTH, Integer.toString(state.health(being))));
    }
    hints.addAll(state.hints(actor, being, foes));
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  // Seats and those who come

  /// One's own seat, and for the Referee every other that speaks for somebody.
  public static <S extends Peopled<B>, B extends Somebody> Slot<S> seats() {
    return (blank, topic) -> {
      var seats = new ArrayList<Seat>();
      seats.add(blank.seat());
      if (blank.seat().isReferee()) {
        for (B being : blank.state().roster()) {
          if (!seats.contains(being.seat())) {
            seats.add(being.seat());
          }
        }
      }
      return oneOf(
          topic,
          seats.stream()
              .map(seat -> new Option<>(seat.id(), Names.title(seat.id()), seat))
              .toList());
    };
  }

  /// A name of this kind that nobody here has yet: `guest-1`.
  public static <S extends Peopled<?>> Slot<S> freshId(String kind) {
    return freshId((Blank<S> _) -> kind);
  }

  /// The same, called after what stands in another slot: `hull-ghoul-1`.
  public static <S extends Peopled<?>> Slot<S> freshIdAfter(String slot) {
    return freshId(
        (Blank<S> blank) ->
            blank
                .filled(slot, String.class)
                .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
                .orElse(slot));
  }

  private static <S extends Peopled<?>> Slot<S> freshId(Function<Blank<S>, String> kind) {
    return new FreshId<>(kind);
  }

  /// A slot for the id of somebody new.
  record FreshId<S extends Peopled<?>>(Function<Blank<S>, String> kind) implements Slot<S> {
    @Override
    public Optional<? extends Question<?>> of(Blank<S> blank, Topic topic) {
      var taken = blank.state().roster().stream().map(Actor::id).toList();
      var id = Newcomer.of(blank.seat(), PlainSlots.freshId(kind.apply(blank), taken));
      return oneOf(topic, List.of(Option.of(id, Names.title(id))));
    }
  }

  // Entries

  /// One of some entries of the table's packs, by name.
  public static <S extends Peopled<?>> Slot<S> entries(
      Function<S, ? extends List<? extends Entry>> kind) {
    return entries(kind, Entry::name);
  }

  /// The same with more words.
  public static <S extends Peopled<?>, R extends Entry> Slot<S> entries(
      Function<S, ? extends List<? extends R>> kind, Function<R, String> told) {
    return (blank, topic) ->
        oneOf(
            topic,
            kind.apply(blank.state()).stream()
                .map(entry -> Option.of(entry.name(), told.apply(entry)))
                .toList());
  }

  /// One of some entries itself: a ready-made character.
  public static <S extends Peopled<?>> Slot<S> wholeEntries(
      Function<S, ? extends List<? extends Entry>> kind) {
    return (blank, topic) ->
        oneOf(
            topic,
            kind.apply(blank.state()).stream()
                .map(entry -> new Option<Entry>(entry.name(), entry.name(), entry))
                .toList());
  }
}
