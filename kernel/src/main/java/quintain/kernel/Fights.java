package quintain.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// A book's fights for those who only choose, by the million: whose turn it is and what they could
/// do, without the labels and forms that people need.
///
/// Everything a [Move] tells is what the seat of whoever acts may know.
public interface Fights<S extends State, T extends Step, E extends Event> {
  /// The names of the two sides, as [Outcome] tells them.
  List<String> sides();

  /// The opening as a fight begins from it: everybody on the side named for them, by id, and in
  /// their place where the scene does not say.
  ///
  /// @throws IllegalArgumentException with a sentence for people where somebody cannot fight on
  ///   that side
  S drawnUp(S opening, Map<String, String> sides);

  /// The Referee's command that begins the fight.
  T beginning(S state);

  /// What happens next.
  Call<T> next(S state);

  /// What somebody on turn could do, every one of them legal. Never empty for whoever [#next]
  /// calls.
  List<Move<T>> moves(S state, String actor);

  /// The same for somebody who only looks at these kinds: moves of others may be left out, as long
  /// as one is left.
  default List<Move<T>> moves(S state, String actor, Predicate<Move.Kind> wanted) {
    return moves(state, actor);
  }

  /// The round that is being fought; once it is over, the one it ended in, or 0 where the state no
  /// longer says.
  int round(S state);

  /// The side that is left when it is over, as a place in [#sides]; -1 where none or both are.
  int winner(S state);

  /// What the Referee is asked when one side has nobody left: whoever has run or fallen may be up
  /// again once that is answered, so this is the moment that tells who has won.
  Optional<Topic> ending();

  /// How somebody has come out of it so far.
  Standing standing(S state, String who);

  /// What is left of somebody's health, in percent, for their own side to know.
  int health(S state, String who);

  /// What an event tells of harm, if it tells anything.
  Optional<Harm> harm(E event, S before);

  /// Whether somebody looks at more than plain blows and ways: at magic, things that are used up,
  /// care for oneself and others.
  static boolean wantsMore(Predicate<Move.Kind> wanted) {
    return wanted.test(Move.Kind.COSTLY_ATTACK)
        || wanted.test(Move.Kind.HINDER)
        || wanted.test(Move.Kind.STRENGTHEN)
        || wanted.test(Move.Kind.HEAL)
        || wanted.test(Move.Kind.PROTECT);
  }

  /// The facts that are used up in a fight, by their names without whose they are: `fortune`. A
  /// name may stand for all the facts below it: `left` for `left.torch` and `left.rations`.
  List<String> resources();

  /// The facts that grow by what is used up: `fatigue`, or a list of spells that are `burned`.
  default List<String> burdens() {
    return List.of();
  }

  /// What people could do in a fight and nobody here ever chooses, in a few words each: told with
  /// every result.
  default List<String> leftOut() {
    return List.of();
  }

  /// How somebody comes out of a fight.
  enum Standing {
    ABLE,
    /// Gone by their own will or nerve.
    FLED,
    /// Alive, and out of it.
    FALLEN,
    DEAD
  }

  /// What happens next in a fight.
  sealed interface Call<T> {
    /// Somebody chooses.
    record Turn<T>(String actor, Seat seat) implements Call<T> {}

    /// Nobody waits for anybody: these act in turns, in this order, round after round.
    record Anybody<T>(List<Turn<T>> turns) implements Call<T> {}

    /// Something that nobody chooses: a phase is played out.
    record Goes<T>(T command) implements Call<T> {}

    /// Nothing: the fight is over.
    record Over<T>() implements Call<T> {}
  }

  /// What an event tells of harm.
  sealed interface Harm {
    /// What befalls this target next comes from somebody, by some weapon or cause.
    record Blow(String by, String with, String target) implements Harm {}

    /// The same for several at once.
    record Blast(String by, String with, List<String> targets) implements Harm {}

    /// So much was lost of what keeps this target in the fight.
    record Loss(String target, int points) implements Harm {}
  }
}
