package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Choices;
import quintain.kernel.Event;
import quintain.kernel.Hints;
import quintain.kernel.Move;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// The moves of somebody as a book offers them to people: every offer of theirs, filled in every
/// way.
final class OfferedMoves<S extends State, T extends Step, E extends Event> {
  /// Ways to fill in one offer that are looked at.
  private static final int MOST_WAYS = 40;

  private final Rulebook<S, T, E> book;
  private final S state;
  private final String actor;
  private final Seat seat;
  private final List<String> foes;

  /// @param foes the ids of those on the other side
  OfferedMoves(Rulebook<S, T, E> book, S state, String actor, List<String> foes) {
    this.book = book;
    this.state = state;
    this.actor = actor;
    this.seat = book.cast().seatOf(state, actor);
    this.foes = foes;
  }

  List<Move<T>> all() {
    var moves = new ArrayList<Move<T>>();
    for (Offer offer : book.deeds().offers(state, seat)) {
      if (offer.blocked().isEmpty()
          && (offer.group() == Offer.Group.ACT || offer.group() == Offer.Group.MOVE)
          && offer.filled().has("by")
          && offer.filled().get("by", Object.class).equals(actor)) {
        var found = new ArrayList<Move<T>>();
        fill(offer, offer.filled(), Seen.NOTHING, found);
        moves.addAll(found);
      }
    }
    return moves;
  }

  /// What the options chosen so far say of a move.
  private record Seen(
      String target, boolean foe, boolean meant, int distance, int health, int power) {
    static final Seen NOTHING = new Seen("", false, true, 0, Move.UNKNOWN, 0);

    Seen at(String whom) {
      return new Seen(whom, true, meant, distance, health, power);
    }

    Seen with(Option<?> option) {
      var seen = this;
      for (Option.Hint hint : option.hints()) {
        seen =
            switch (hint.name()) {
              case Hints.SIDE ->
                  new Seen(
                      option.key(),
                      hint.value().equals(Hints.OTHER),
                      seen.meant,
                      seen.distance,
                      seen.health,
                      seen.power);
              case Hints.DISTANCE ->
                  new Seen(
                      seen.target,
                      seen.foe,
                      seen.meant,
                      Integer.parseInt(hint.value()),
                      seen.health,
                      seen.power);
              case Hints.HEALTH ->
                  new Seen(
                      seen.target,
                      seen.foe,
                      seen.meant,
                      seen.distance,
                      Integer.parseInt(hint.value()),
                      seen.power);
              case Hints.POWER ->
                  new Seen(
                      seen.target,
                      seen.foe,
                      seen.meant,
                      seen.distance,
                      seen.health,
                      Integer.parseInt(hint.value()));
              case Hints.MEANT ->
                  new Seen(seen.target, seen.foe, false, seen.distance, seen.health, seen.power);
              default -> seen;
            };
      }
      return seen;
    }
  }

  private void fill(Offer offer, Partial partial, Seen seen, List<Move<T>> found) {
    if (found.size() >= MOST_WAYS) {
      return;
    }
    switch (book.deeds().choices(state, seat, partial)) {
      case Choices.Stuck _ -> {}
      case Choices.Complete complete ->
          found.add(
              new Move<>(
                  book.formats().step().cast(complete.command()),
                  kind(offer, seen),
                  seen.target(),
                  seen.distance(),
                  seen.health(),
                  seen.power()));
      case Choices.Next next -> {
        switch (next.question()) {
          case Question.OneOf<?> q -> {
            for (Option<?> option : q.options()) {
              fill(offer, partial.with(next.slot(), option.value()), seen(seen, option), found);
            }
          }
          case Question.SomeOf<?> q when q.least() <= 1 && !q.options().isEmpty() -> {
            for (Option<?> option : q.options()) {
              var one = List.of(option.value());
              fill(offer, partial.with(next.slot(), one), seen(seen, option), found);
            }
          }
          case Question<?> q -> fill(offer, partial.with(next.slot(), q.byDefault()), seen, found);
        }
      }
    }
  }

  /// Who is a foe is known where the book does not say it.
  private Seen seen(Seen before, Option<?> option) {
    return (foes.contains(option.key()) ? before.at(option.key()) : before).with(option);
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
    // Whatever a book calls it, what is meant for foes is an attack.
    return seen.foe() && seen.meant() ? Move.Kind.ATTACK : Move.Kind.OTHER;
  }
}
