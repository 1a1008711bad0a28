package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Choices;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Hints;
import quintain.kernel.Move;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Outcome;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Quick;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

/// Fights of a book that says nothing special about them, read from what it offers to people: slow,
/// but it works for every book.
public final class FightsByOffers<S extends State, T extends Step, E extends Event>
    implements Fights<S, T, E> {
  /// Ways to fill in one offer that are looked at.
  private static final int WAYS = 40;

  private final Rulebook<S, T, E> book;
  private final Quick<S, T, E> trial;
  private int turns;

  public FightsByOffers(Rulebook<S, T, E> book) {
    this.book = book;
    this.trial = new Quick<>(book, new QuickFate(sides -> (sides + 1) / 2, Policy.DEFAULTS));
  }

  @Override
  public List<String> sides() {
    return List.of("party", "foes");
  }

  /// Such a book puts everybody on a side by itself: characters here, creatures there.
  @Override
  public S drawnUp(S opening, Map<String, String> sides) {
    for (Outcome.Side side : book.outcome(opening).sides()) {
      for (String id : side.able()) {
        if (!side.name().equals(sides.getOrDefault(id, side.name()))) {
          throw new Unfit(book.title() + " cannot have " + id + " fight for the " + sides.get(id));
        }
      }
    }
    return opening;
  }

  @Override
  public T beginning(S state) {
    var word = word(state);
    if (word == null) {
      throw new Unfit(book.title() + " offers no way to begin a fight");
    }
    return word;
  }

  @Override
  public Call<T> next(S state) {
    if (book.outcome(state).over()) {
      return new Call.Over<>();
    }
    for (String id : book.onTurn(state)) {
      if (!moves(state, id).isEmpty()) {
        return new Call.Turn<>(id, book.seatOf(state, id));
      }
    }
    var word = word(state);
    return word == null ? new Call.Over<>() : new Call.Goes<>(word);
  }

  /// A word of the Referee's that needs nothing filled in and after which the fight goes on.
  private @Nullable T word(S state) {
    for (Offer offer : book.offers(state, Seat.REFEREE)) {
      if (offer.group() == Offer.Group.REFEREE
          && offer.blocked().isEmpty()
          && book.choices(state, Seat.REFEREE, offer.filled()) instanceof Choices.Complete done) {
        T command = book.formats().step().cast(done.command());
        S after = trial.run(state, command);
        if (!book.onTurn(after).isEmpty() || book.outcome(after).over()) {
          return command;
        }
      }
    }
    return null;
  }

  @Override
  public List<Move<T>> moves(S state, String actor) {
    var seat = book.seatOf(state, actor);
    var moves = new ArrayList<Move<T>>();
    for (Offer offer : book.offers(state, seat)) {
      if (offer.blocked().isEmpty()
          && (offer.group() == Offer.Group.ACT || offer.group() == Offer.Group.MOVE)
          && offer.filled().has("by")
          && offer.filled().get("by", Object.class).equals(actor)) {
        var found = new ArrayList<Move<T>>();
        fill(state, seat, offer, offer.filled(), Seen.NOTHING, found);
        moves.addAll(found);
      }
    }
    return moves;
  }

  /// What the options chosen so far say of a move.
  private record Seen(String target, boolean foe, int distance, int health, int power) {
    static final Seen NOTHING = new Seen("", false, 0, Move.UNKNOWN, 0);

    Seen with(Option<?> option) {
      var seen = this;
      for (Option.Hint hint : option.hints()) {
        seen =
            switch (hint.name()) {
              case Hints.SIDE ->
                  new Seen(option.key(), hint.value().equals(Hints.OTHER), distance, health, power);
              case Hints.DISTANCE ->
                  new Seen(target, foe, Integer.parseInt(hint.value()), health, power);
              case Hints.HEALTH ->
                  new Seen(target, foe, distance, Integer.parseInt(hint.value()), power);
              case Hints.POWER ->
                  new Seen(target, foe, distance, health, Integer.parseInt(hint.value()));
              default -> seen;
            };
      }
      return seen;
    }
  }

  private void fill(
      S state, Seat seat, Offer offer, Partial partial, Seen seen, List<Move<T>> found) {
    if (found.size() >= WAYS) {
      return;
    }
    switch (book.choices(state, seat, partial)) {
      case Choices.Stuck _ -> {}
      case Choices.Complete complete -> {
        T command = book.formats().step().cast(complete.command());
        found.add(
            new Move<>(
                command,
                kind(offer, seen),
                seen.target(),
                seen.distance(),
                seen.health(),
                seen.power()));
      }
      case Choices.Next next -> {
        switch (next.question()) {
          case Question.OneOf<?> q -> {
            for (Option<?> option : q.options()) {
              fill(
                  state,
                  seat,
                  offer,
                  partial.with(next.slot(), option.value()),
                  seen.with(option),
                  found);
            }
          }
          case Question.SomeOf<?> q when q.least() <= 1 && !q.options().isEmpty() -> {
            for (Option<?> option : q.options()) {
              fill(
                  state,
                  seat,
                  offer,
                  partial.with(next.slot(), List.of(option.value())),
                  seen.with(option),
                  found);
            }
          }
          case Question<?> q ->
              fill(state, seat, offer, partial.with(next.slot(), q.byDefault()), seen, found);
        }
      }
    }
  }

  private static Move.Kind kind(Offer offer, Seen seen) {
    var name = Names.of(offer.command());
    if (name.contains("attack") || name.contains("strike")) {
      return seen.foe() ? Move.Kind.ATTACK : Move.Kind.OTHER;
    }
    if (name.contains("retreat") || name.contains("flee")) {
      return Move.Kind.RETREAT;
    }
    if (name.contains("end-turn") || name.equals("wait") || name.contains("pass")) {
      return Move.Kind.END;
    }
    return Move.Kind.OTHER;
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.empty();
  }

  /// Where the facts do not tell the round, turns are counted for it.
  @Override
  public int round(S state) {
    return book.facts(state, Seat.REFEREE).get("fight.round") instanceof Integer round
        ? round
        : ++turns / 50;
  }

  @Override
  public int winner(S state) {
    var sides = book.outcome(state).sides();
    boolean party = !sides.get(0).able().isEmpty();
    boolean foes = !sides.get(1).able().isEmpty();
    return party == foes ? -1 : party ? 0 : 1;
  }

  @Override
  public Standing standing(S state, String who) {
    for (Outcome.Side side : book.outcome(state).sides()) {
      if (side.able().contains(who)) {
        return Standing.ABLE;
      }
    }
    var facts = book.facts(state, Seat.REFEREE);
    return Boolean.TRUE.equals(facts.get(who + ".dead")) ? Standing.DEAD : Standing.FALLEN;
  }

  @Override
  public int health(S state, String who) {
    var facts = book.facts(state, Seat.REFEREE);
    return facts.get(who + ".hp") instanceof Integer hp
            && facts.get(who + ".max-hp") instanceof Integer max
            && max > 0
        ? 100 * hp / max
        : 100;
  }

  @Override
  public Optional<Harm> harm(E event, S before) {
    return Optional.empty();
  }

  @Override
  public List<String> resources() {
    return List.of();
  }
}
