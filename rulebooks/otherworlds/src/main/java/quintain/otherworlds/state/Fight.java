package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;

/// A battle: whose turn it is, and what has been done in this turn and round.
///
/// @param order those in the battle, the highest initiative first (OTW-INIT-03)
/// @param turn whose turn it is; empty before the first and between two turns
/// @param reacted who has used their Reaction this round (OTW-SKL-04)
/// @param firsts what each may have only on the first such roll of a round, as `who what`
/// @param readied attacks and skills that wait for their trigger (OTW-ACT-17)
/// @param kept whether it goes on though one side has nobody conscious
public record Fight(
    int round,
    List<Place> order,
    Optional<Turn> turn,
    List<String> reacted,
    List<String> firsts,
    List<Ready> readied,
    boolean kept) {
  public Fight {
    order = List.copyOf(order);
    reacted = List.copyOf(reacted);
    firsts = List.copyOf(firsts);
    readied = List.copyOf(readied);
  }

  /// Somebody's place in the order.
  ///
  /// @param again dice rolled to break a tie, as long as the order is being made
  public record Place(String who, int initiative, List<Integer> again) {
    public Place(String who, int initiative) {
      this(who, initiative, List.of());
    }

    Place rolledAgain(int die) {
      return new Place(who, initiative, Lists.plus(again, die));
    }
  }

  /// Something readied, and for what.
  public record Ready(String who, OtwStep.Deed deed, String trigger) {}

  /// A turn under way.
  ///
  /// @param points turn points left (OTW-ACT-01)
  /// @param done what may be done once a turn and has been (OTW-ACT-13)
  /// @param steps spaces left of the movement begun
  /// @param freed free actions taken, by their kind (OTW-R-52)
  /// @param control who takes the turn instead, where somebody is confused (OTW-MECH-10a)
  public record Turn(
      String who,
      int points,
      List<Once> done,
      int steps,
      List<String> freed,
      Optional<Seat> control) {
    /// Turn points of a turn (OTW-ACT-01).
    public static final int POINTS = 2;

    public Turn {
      done = List.copyOf(done);
      freed = List.copyOf(freed);
    }

    static Turn of(String who, int points, Optional<Seat> control) {
      return new Turn(who, points, List.of(), 0, List.of(), control);
    }

    Turn withPoints(int left) {
      return new Turn(who, left, done, steps, freed, control);
    }

    Turn doing(Once once) {
      return new Turn(who, points, Lists.plus(done, once), steps, freed, control);
    }

    Turn withSteps(int left) {
      return new Turn(who, points, done, left, freed, control);
    }

    Turn freeing(String kind) {
      return new Turn(who, points, done, steps, Lists.plus(freed, kind), control);
    }

    Turn controlledBy(Optional<Seat> seat) {
      return new Turn(who, points, done, steps, freed, seat);
    }
  }

  boolean isTurnOf(String id) {
    return turn.isPresent() && turn.get().who().equals(id);
  }

  public boolean has(String id) {
    return order.stream().anyMatch(place -> place.who().equals(id));
  }

  public boolean hasReacted(String id) {
    return reacted.contains(id);
  }

  public boolean hadFirst(String who, String what) {
    return firsts.contains(who + " " + what);
  }

  Fight at(int newRound) {
    return new Fight(newRound, order, Optional.empty(), List.of(), List.of(), readied, kept);
  }

  Fight withOrder(List<Place> places) {
    return new Fight(round, places, turn, reacted, firsts, readied, kept);
  }

  Fight with(Optional<Turn> newTurn) {
    return new Fight(round, order, newTurn, reacted, firsts, readied, kept);
  }

  Fight with(Turn newTurn) {
    return with(Optional.of(newTurn));
  }

  Fight reacting(String who) {
    return new Fight(round, order, turn, Lists.plus(reacted, who), firsts, readied, kept);
  }

  Fight withFirst(String who, String what) {
    return new Fight(
        round, order, turn, reacted, Lists.plus(firsts, who + " " + what), readied, kept);
  }

  Fight withReadied(List<Ready> waiting) {
    return new Fight(round, order, turn, reacted, firsts, waiting, kept);
  }

  Fight keeping(boolean on) {
    return new Fight(round, order, turn, reacted, firsts, readied, on);
  }

  Fight without(String who) {
    return new Fight(
        round,
        Lists.without(order, place -> place.who().equals(who)),
        turn.filter(t -> !t.who().equals(who)),
        reacted,
        firsts,
        Lists.without(readied, ready -> ready.who().equals(who)),
        kept);
  }
}
