package quintain.otherworlds.state;

import java.util.List;

/// Somebody an attack meets: how they meet it, what they rolled, and what they bought.
///
/// @param covered what partial cover adds to their total
/// @param defence their whole total
/// @param sixes successes of their roll
/// @param rolled whether the roll is made
public record Facing(
    String target,
    Stance stance,
    int covered,
    int defence,
    int sixes,
    boolean rolled,
    List<Maneuver> bought) {
  public Facing {
    bought = List.copyOf(bought);
  }

  public static Facing before(String target, Stance stance, int covered) {
    return new Facing(target, stance, covered, 0, 0, false, List.of());
  }

  public Facing rolled(int total, int successes) {
    return new Facing(target, stance, covered, total, successes, true, bought);
  }

  public Facing buying(List<Maneuver> maneuvers) {
    return new Facing(target, stance, covered, defence, sixes, rolled, maneuvers);
  }
}
