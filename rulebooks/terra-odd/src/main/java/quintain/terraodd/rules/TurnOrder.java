package quintain.terraodd.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Who;

/// Who acts when in a round: the one place where the house's order decides (ODD-R-14).
public final class TurnOrder {
  private TurnOrder() {}

  private static final List<Fight.Phase> THREE =
      List.of(Fight.Phase.EARLY, Fight.Phase.FOES, Fight.Phase.LATE);
  private static final List<Fight.Phase> TWO = List.of(Fight.Phase.EARLY, Fight.Phase.FOES);

  /// The phases of a round, in order.
  static List<Fight.Phase> phases(OddHouse.Order order) {
    return switch (order) {
      case HOLD, REROLL_EACH_ROUND -> THREE;
      case SIDES_ALTERNATE -> TWO;
    };
  }

  /// The phase somebody acts in, if they have a turn in this round at all.
  static Optional<Fight.Phase> phaseOf(OddState state, Being being) {
    if (being.side() == Who.Side.FOES) {
      return Optional.of(Fight.Phase.FOES);
    }
    boolean late = being.is(Flag.LATE);
    boolean firstRound = state.theFight().round() <= 1;
    if (late && firstRound && being.suffers(Ailment.COUNTING)) {
      return Optional.empty();
    }
    return switch (state.house().order()) {
      case HOLD, REROLL_EACH_ROUND -> Optional.of(late ? Fight.Phase.LATE : Fight.Phase.EARLY);
      case SIDES_ALTERNATE ->
          late && firstRound ? Optional.empty() : Optional.of(Fight.Phase.EARLY);
    };
  }

  static boolean actsIn(OddState state, Being being, Fight.Phase phase) {
    var own = phaseOf(state, being);
    return own.isPresent() && own.get() == phase;
  }

  /// Whether order saves are made at the start of this round (ODD-INIT-01).
  static boolean savesIn(OddHouse.Order order, int round) {
    return switch (order) {
      case HOLD, SIDES_ALTERNATE -> round == 1;
      case REROLL_EACH_ROUND -> true;
    };
  }

  private static boolean hasActors(OddState state, Fight.Phase phase) {
    for (Being being : state.roster()) {
      if (!being.isOut() && actsIn(state, being, phase)) {
        return true;
      }
    }
    return false;
  }

  /// The next phase of this round with anybody in it.
  static Optional<Fight.Phase> after(OddState state, Fight.Phase phase) {
    var phases = phases(state.house().order());
    for (int i = phases.indexOf(phase) + 1; i < phases.size(); i++) {
      if (hasActors(state, phases.get(i))) {
        return Optional.of(phases.get(i));
      }
    }
    return Optional.empty();
  }

  /// The first phase of a round with anybody in it.
  static Fight.Phase first(OddState state) {
    var phases = phases(state.house().order());
    for (Fight.Phase phase : phases) {
      if (hasActors(state, phase)) {
        return phase;
      }
    }
    return phases.getFirst();
  }

  /// Whether somebody's turn in this round is still to come, or is now.
  public static boolean isToCome(OddState state, Being being) {
    var own = phaseOf(state, being);
    return own.isPresent() && own.get().compareTo(state.theFight().phase()) >= 0;
  }

  /// Everybody's place in this round: those of one phase act at once.
  static List<TurnPlace> places(OddState state, Seat seat) {
    if (!state.inRounds()) {
      return List.of();
    }
    var phases = phases(state.house().order());
    var acting = Rounds.onTurn(state);
    var places = new ArrayList<TurnPlace>();
    for (Fight.Phase phase : phases) {
      for (Being being : state.roster()) {
        if (state.maySee(being, seat) && phaseOf(state, being).equals(Optional.of(phase))) {
          places.add(
              new TurnPlace(
                  being.id(),
                  phases.indexOf(phase) + 1,
                  !isToCome(state, being),
                  acting.contains(being.id()) ? left(state.theFight(), being) : List.of(),
                  acting.contains(being.id()) ? "declare" : ""));
        }
      }
    }
    return List.copyOf(places);
  }

  private static List<String> left(Fight fight, Being being) {
    var left = new ArrayList<String>();
    if (!fight.hasMoved(being.id())) {
      left.add("a move");
    }
    if (fight.of(being.id()).isEmpty() && !being.isOut()) {
      left.add("an action");
    }
    return List.copyOf(left);
  }
}
