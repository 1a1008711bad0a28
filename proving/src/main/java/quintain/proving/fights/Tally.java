package quintain.proving.fights;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What came of some fights, in whole numbers: tallies add up to the same whatever the order.
///
/// @param wins by side
/// @param draws fights with nobody, or both sides, left at their end
/// @param capped fights broken off at the cap of rounds
/// @param rounds how many fights ended in round 0, 1, 2 …
/// @param fallen how often each one ended fallen or dead, by id
/// @param died how often each one ended dead
/// @param fled how often each one ran
/// @param looked fights of which the following was taken down
/// @param damage what each one did with each means, as `maren: axe`, in points
/// @param used what was used up of each one's resources, as `maren: fortune`
public record Tally(
    long fights,
    List<Long> wins,
    long draws,
    long capped,
    List<Long> rounds,
    Map<String, Long> fallen,
    Map<String, Long> died,
    Map<String, Long> fled,
    long looked,
    Map<String, Long> damage,
    Map<String, Long> used)
    implements Serializable {
  public Tally {
    wins = new ArrayList<>(wins);
    rounds = new ArrayList<>(rounds);
    fallen = new TreeMap<>(fallen);
    died = new TreeMap<>(died);
    fled = new TreeMap<>(fled);
    damage = new TreeMap<>(damage);
    used = new TreeMap<>(used);
  }

  public static final Tally NONE =
      new Tally(
          0, List.of(0L, 0L), 0, 0, List.of(), Map.of(), Map.of(), Map.of(), 0, Map.of(), Map.of());

  /// The round in which a fight ends on average.
  public double meanRounds() {
    double sum = 0;
    for (int i = 0; i < rounds.size(); i++) {
      sum += (double) i * rounds.get(i);
    }
    return sum / Math.max(1, fights);
  }

  /// The first round by which so many percent of the fights have ended.
  public int roundsBy(int percent) {
    long ended = 0;
    for (int i = 0; i < rounds.size(); i++) {
      ended += rounds.get(i);
      if (100 * ended >= percent * fights) {
        return i;
      }
    }
    return 0;
  }

  public Tally plus(Tally other) {
    return new Tally(
        fights + other.fights,
        plus(wins, other.wins),
        draws + other.draws,
        capped + other.capped,
        plus(rounds, other.rounds),
        plus(fallen, other.fallen),
        plus(died, other.died),
        plus(fled, other.fled),
        looked + other.looked,
        plus(damage, other.damage),
        plus(used, other.used));
  }

  private static List<Long> plus(List<Long> one, List<Long> other) {
    var sum = new ArrayList<Long>();
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      sum.add((i < one.size() ? one.get(i) : 0) + (i < other.size() ? other.get(i) : 0));
    }
    return sum;
  }

  private static Map<String, Long> plus(Map<String, Long> one, Map<String, Long> other) {
    var sum = new TreeMap<>(one);
    other.forEach((name, count) -> sum.merge(name, count, Long::sum));
    return sum;
  }
}
