package quintain.cairn.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.cairn.rules.Arms;
import quintain.cairn.state.Being;
import quintain.cairn.state.Block;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Pack;
import quintain.kernel.Move;

/// What each one strikes with: at one foe, or at many at once.
final class Strikes {
  /// The arms of somebody as long as they carry what they carry and have the hands for it.
  private record Armed(Block block, Pack pack, int hands, List<Ready> arms) {}

  private final Map<String, Armed> armed = new LinkedHashMap<>();

  @SuppressWarnings("ReferenceEquality") // comparing what they carry costs more than looking again
  List<Ready> of(Being by) {
    var known = armed.get(by.id());
    if (known != null
        && known.block() == by.block()
        && known.pack() == by.pack()
        && known.hands() == by.hands()) {
      return known.arms();
    }
    var found = new Armed(by.block(), by.pack(), by.hands(), find(by));
    armed.put(by.id(), found);
    return found.arms();
  }

  /// Bare hands only where there is nothing better.
  private static List<Ready> find(Being by) {
    var ready = new ArrayList<Ready>();
    for (String name : Arms.choices(by)) {
      if (name.equals(Arms.UNARMED) && !ready.isEmpty()) {
        continue;
      }
      var with = List.of(name);
      Arms.of(by, with)
          .filter(arms -> arms.hands() <= by.hands())
          .ifPresent(arms -> ready.add(new Ready(with, arms)));
    }
    return ready;
  }

  /// Flasks, kegs and breath of fire, and detachments among individuals (CRN-DET-07).
  static List<Ready> blasts(Being by) {
    var blasts = new ArrayList<Ready>();
    for (String name : Arms.choices(by)) {
      var with = List.of(name);
      Arms.of(by, with)
          .filter(arms -> arms.hands() <= by.hands())
          .filter(arms -> arms.blast() || by.isDetachment())
          .ifPresent(arms -> blasts.add(new Ready(with, arms)));
    }
    return blasts;
  }

  /// Arms ready to be used, with the moves they made last: fights are fought by the million, and
  /// most blows are struck again and again.
  static final class Ready {
    private final List<String> with;
    private final Arms arms;
    private final double average;
    private final int power;
    private final boolean undeadOnly;
    private final List<Move<CairnStep>> made = new ArrayList<>();

    private Ready(List<String> with, Arms arms) {
      this.with = with;
      this.arms = arms;
      this.average = Arms.averageHighest(arms.dice());
      this.power = (int) Math.round(100 * average);
      this.undeadOnly = arms.undeadOnly();
    }

    boolean reaches(Being by, Being foe) {
      return arms.reaches(by, foe);
    }

    boolean mayStrike(Being by, Being foe) {
      return reaches(by, foe) && (!undeadOnly || foe.block().isUndead());
    }

    /// How much it does at each on average.
    double average() {
      return average;
    }

    CairnStep.Act at(Being by, List<String> targets) {
      return new CairnStep.Attack(by.id(), with, targets);
    }

    Move<CairnStep> at(CairnState state, Being by, Being foe) {
      int distance = by.distanceTo(foe);
      int health = CairnFights.health(state, foe, by);
      for (int i = 0; i < made.size(); i++) {
        var move = made.get(i);
        if (move.target().equals(foe.id())) {
          if (move.distance() == distance && move.health() == health) {
            return move;
          }
          var changed =
              new Move<>(move.command(), Move.Kind.ATTACK, foe.id(), distance, health, power);
          made.set(i, changed);
          return changed;
        }
      }
      var move =
          new Move<CairnStep>(
              at(by, List.of(foe.id())), Move.Kind.ATTACK, foe.id(), distance, health, power);
      made.add(move);
      return move;
    }
  }
}
