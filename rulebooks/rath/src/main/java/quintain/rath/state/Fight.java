package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.parts.Lists;

/// A combat in rounds.
///
/// @param first the side that initiative names for this round (RTH-INIT-02, RTH-INIT-03)
/// @param now the side whose turns are being taken
/// @param done those whose turn of this round is over
/// @param turn the turn being taken, if any
/// @param readied actions held for a trigger (RTH-ACT-05)
/// @param fired who has fired which ammunition in this combat (RTH-USE-06)
/// @param foes how many foes there were when it began (RTH-S-NRV-01)
/// @param nerveTested whether their nerve has been tested
/// @param rallied whether a captain has had them test it again
public record Fight(
    int round,
    Who.Side first,
    Who.Side now,
    List<String> done,
    Optional<Turn> turn,
    List<Readied> readied,
    List<Fired> fired,
    int foes,
    boolean nerveTested,
    boolean rallied) {
  /// One combatant's go (RTH-CMB-02).
  ///
  /// @param actions how many actions are left
  /// @param spent whether an action has been taken
  /// @param free whether the free action is still there (RTH-R-26)
  public record Turn(String who, boolean moved, int actions, boolean spent, boolean free) {
    Turn moving() {
      return new Turn(who, true, actions, spent, free);
    }

    Turn acting() {
      return new Turn(who, moved, actions - 1, true, free);
    }

    Turn freely() {
      return new Turn(who, moved, actions, spent, false);
    }

    Turn over() {
      return new Turn(who, true, 0, spent, free);
    }

    Turn withActionBack() {
      return new Turn(who, moved, actions + 1, false, free);
    }
  }

  /// An action held for a trigger (RTH-R-27).
  public record Readied(String who, Trigger trigger, RathStep.Act act) {}

  /// Ammunition that owes its one usage roll.
  public record Fired(String who, String ammunition) {}

  static Fight begun(int foes) {
    return new Fight(
        0,
        Who.Side.PARTY,
        Who.Side.PARTY,
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        foes,
        false,
        false);
  }

  /// A new round, opened by the side that initiative names.
  Fight opened(int newRound, Who.Side side) {
    return new Fight(
        newRound,
        side,
        side,
        List.of(),
        Optional.empty(),
        readied,
        fired,
        foes,
        nerveTested,
        rallied);
  }

  /// The other side's turns begin.
  Fight turnedTo(Who.Side side) {
    return new Fight(
        round, first, side, done, Optional.empty(), readied, fired, foes, nerveTested, rallied);
  }

  Fight taking(Turn newTurn) {
    return new Fight(
        round, first, now, done, Optional.of(newTurn), readied, fired, foes, nerveTested, rallied);
  }

  Fight finished(String who) {
    return new Fight(
        round,
        first,
        now,
        Lists.plus(done, who),
        Optional.empty(),
        readied,
        fired,
        foes,
        nerveTested,
        rallied);
  }

  /// Holding an action, in place of one held before.
  Fight holding(Readied held) {
    return withReadied(Lists.plus(Lists.without(readied, r -> r.who().equals(held.who())), held));
  }

  Fight lettingGo(String who) {
    return withReadied(Lists.without(readied, r -> r.who().equals(who)));
  }

  Fight holdingOnly(Predicate<Readied> which) {
    return withReadied(Lists.without(readied, which.negate()));
  }

  private Fight withReadied(List<Readied> held) {
    return new Fight(round, first, now, done, turn, held, fired, foes, nerveTested, rallied);
  }

  Fight firing(Fired shot) {
    if (fired.contains(shot)) {
      return this;
    }
    var more = new ArrayList<>(fired);
    more.add(shot);
    return new Fight(
        round, first, now, done, turn, readied, List.copyOf(more), foes, nerveTested, rallied);
  }

  Fight joinedByFoe() {
    return new Fight(round, first, now, done, turn, readied, fired, foes + 1, nerveTested, rallied);
  }

  Fight testedNerve(boolean again) {
    return new Fight(round, first, now, done, turn, readied, fired, foes, true, rallied || again);
  }

  public boolean isDone(String who) {
    return done.contains(who);
  }

  public boolean isTurnOf(String who) {
    return turn.isPresent() && turn.get().who().equals(who);
  }

  public Optional<Readied> heldBy(String who) {
    for (Readied held : readied) {
      if (held.who().equals(who)) {
        return Optional.of(held);
      }
    }
    return Optional.empty();
  }
}
