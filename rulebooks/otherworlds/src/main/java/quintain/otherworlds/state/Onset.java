package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;

/// One attack roll on its way through those it meets.
///
/// @param area whether it is of area effect, so that Dodge only halves it (OTW-R-35)
/// @param attack the attacker's whole total, 0 before the roll
/// @param sixes successes of the attack roll
/// @param bought the attacker's maneuvers
/// @param chosen whom those of them that affect one target affect (OTW-R-24)
/// @param at the space it is aimed at, where that is not somebody's
public record Onset(
    String by,
    Means means,
    Twist twist,
    boolean area,
    int attack,
    int sixes,
    List<Facing> facings,
    List<Maneuver> bought,
    String chosen,
    Optional<Spot> at) {
  public Onset {
    facings = List.copyOf(facings);
    bought = List.copyOf(bought);
  }

  public static Onset of(
      String by, Means means, Twist twist, boolean area, List<Facing> facings, Optional<Spot> at) {
    return new Onset(
        by, means, twist, area, 0, 0, facings, List.of(), facings.getFirst().target(), at);
  }

  public Onset rolled(int total, int successes) {
    return new Onset(by, means, twist, area, total, successes, facings, bought, chosen, at);
  }

  public Onset with(Facing changed) {
    var all = new ArrayList<>(facings);
    all.replaceAll(old -> old.target().equals(changed.target()) ? changed : old);
    return new Onset(by, means, twist, area, attack, sixes, all, bought, chosen, at);
  }

  public Onset joinedBy(List<Facing> more) {
    var all = new ArrayList<>(facings);
    all.addAll(more);
    return new Onset(by, means, twist, area, attack, sixes, all, bought, chosen, at);
  }

  public Onset buying(List<Maneuver> maneuvers, String target) {
    return new Onset(by, means, twist, area, attack, sixes, facings, maneuvers, target, at);
  }

  /// Attack over defence, and never below 0 (OTW-COM-06, OTW-COM-07).
  public int raw(Facing facing) {
    return Math.max(0, attack - facing.defence());
  }
}
