package quintain.cairn.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Who;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;

/// Who acts when in a round: the one place where the house's order decides (CRN-R-30).
public final class TurnOrder {
  private TurnOrder() {}

  /// The phases of a round, in order.
  static List<Fight.Phase> phases(CairnHouse.Order order) {
    return switch (order) {
      case HOLD, REROLL_EACH_ROUND ->
          List.of(Fight.Phase.EARLY, Fight.Phase.FOES, Fight.Phase.LATE);
      case SIDES_ALTERNATE -> List.of(Fight.Phase.EARLY, Fight.Phase.FOES);
      case ALL_AT_ONCE -> List.of(Fight.Phase.ALL);
    };
  }

  /// The phase somebody acts in, if they have a turn in this round at all.
  static Optional<Fight.Phase> phaseOf(CairnState state, Being being) {
    boolean late = being.is(Flag.LATE);
    return switch (state.house().order()) {
      case ALL_AT_ONCE -> Optional.of(Fight.Phase.ALL);
      case HOLD, REROLL_EACH_ROUND -> Optional.of(phase(being, late));
      case SIDES_ALTERNATE ->
          late && being.side() == Who.Side.PARTY && state.theFight().round() == 1
              ? Optional.empty()
              : Optional.of(phase(being, false));
    };
  }

  private static Fight.Phase phase(Being being, boolean late) {
    return being.side() == Who.Side.FOES
        ? Fight.Phase.FOES
        : late ? Fight.Phase.LATE : Fight.Phase.EARLY;
  }

  /// Whether order saves are made at the start of this round (CRN-TURN-02).
  static boolean savesIn(CairnHouse.Order order, int round) {
    return switch (order) {
      case HOLD, SIDES_ALTERNATE -> round == 1;
      case REROLL_EACH_ROUND -> true;
      case ALL_AT_ONCE -> false;
    };
  }

  /// Whether anybody still in the fight acts in this phase, be it only to crawl (CRN-CRIT-04).
  static boolean hasActors(CairnState state, Fight.Phase phase) {
    for (Being being : state.roster()) {
      if ((!being.isOut() || isAboutToCrawl(state, being))
          && phaseOf(state, being).equals(Optional.of(phase))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAboutToCrawl(CairnState state, Being being) {
    return being.canCrawl() && state.theFight().hasMoved(being.id());
  }

  /// The next phase of this round with anybody in it.
  static Optional<Fight.Phase> after(CairnState state, Fight.Phase phase) {
    var phases = phases(state.house().order());
    for (int i = phases.indexOf(phase) + 1; i < phases.size(); i++) {
      if (hasActors(state, phases.get(i))) {
        return Optional.of(phases.get(i));
      }
    }
    return Optional.empty();
  }

  /// The first phase of a round with anybody in it.
  static Fight.Phase first(CairnState state) {
    var phases = phases(state.house().order());
    for (Fight.Phase phase : phases) {
      if (hasActors(state, phase)) {
        return phase;
      }
    }
    return phases.getFirst();
  }

  /// Whether somebody's turn in this round is still to come, or is now.
  public static boolean isToCome(CairnState state, Being being) {
    var phases = phases(state.house().order());
    return phaseOf(state, being)
        .map(phase -> phases.indexOf(phase) >= phases.indexOf(state.theFight().phase()))
        .orElse(false);
  }

  /// Everybody's place in this round: those of one phase act at once.
  static List<TurnPlace> places(CairnState state, Seat seat) {
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
                  acting.contains(being.id()) ? asked(being) : ""));
        }
      }
    }
    return List.copyOf(places);
  }

  private static String asked(Being being) {
    return being.canCrawl() ? "crawl" : "declare";
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
