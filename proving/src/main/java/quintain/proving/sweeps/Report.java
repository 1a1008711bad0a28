package quintain.proving.sweeps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.proving.exact.Solution;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Wilson;

/// What came of fights as plain values, ready to be written as JSON.
public final class Report {
  private Report() {}

  /// The keys of `quintain fight --json`, without how long it took.
  public static Map<String, Object> plain(Encounter encounter, Tally tally, long seed) {
    var report = new LinkedHashMap<String, Object>();
    report.put("book", encounter.book());
    report.put("seed", seed);
    report.put("fights", tally.fights());
    var sides = new ArrayList<Object>();
    for (int i = 0; i < encounter.sides().size(); i++) {
      sides.add(side(encounter.sides().get(i), tally.wins().get(i), tally.fights()));
    }
    report.put("sides", sides);
    report.put("draws", tally.draws());
    report.put("capped", tally.capped());
    report.put("cap", encounter.cap());
    report.put("rounds", rounds(tally));
    report.put("fallen", shares(tally.fallen(), tally.fights()));
    report.put("died", shares(tally.died(), tally.fights()));
    report.put("fled", shares(tally.fled(), tally.fights()));
    report.put("looked", tally.looked());
    report.put("damage", shares(tally.damage(), tally.looked()));
    report.put("used", shares(tally.used(), tally.looked()));
    report.put("exact", false);
    return report;
  }

  /// The keys of `quintain fight --exact --json`.
  public static Map<String, Object> plain(Encounter encounter, Solution solution, double seconds) {
    var report = new LinkedHashMap<String, Object>();
    report.put("book", encounter.book());
    report.put("fights", 0);
    var sides = new ArrayList<Object>();
    for (int i = 0; i < encounter.sides().size(); i++) {
      double p = solution.wins().get(i);
      var side = new LinkedHashMap<String, Object>();
      side.put("name", encounter.sides().get(i).name());
      side.put("policy", encounter.sides().get(i).policy());
      side.put("wins", 0);
      side.put("winRate", p);
      side.put("ci95", List.of(p, Math.min(1, p + solution.bound())));
      sides.add(side);
    }
    report.put("sides", sides);
    report.put("draws", solution.draws());
    report.put("rounds", Map.of("mean", solution.rounds()));
    report.put("bound", solution.bound());
    report.put("situations", solution.situations());
    report.put("estimate", solution.estimate());
    report.put("seconds", seconds);
    report.put("exact", solution.done());
    return report;
  }

  private static Map<String, Object> side(Encounter.Side side, long wins, long fights) {
    var interval = Wilson.of(wins, fights);
    var plain = new LinkedHashMap<String, Object>();
    plain.put("name", side.name());
    plain.put("policy", side.policy());
    plain.put("wins", wins);
    plain.put("winRate", fights == 0 ? 0.0 : (double) wins / fights);
    plain.put("ci95", List.of(interval.low(), interval.high()));
    return plain;
  }

  /// Rounds of the fights that came to an end or the cap: mean, median, the 95th percentile, and
  /// how many ended in each.
  private static Map<String, Object> rounds(Tally tally) {
    var plain = new LinkedHashMap<String, Object>();
    plain.put("mean", tally.meanRounds());
    plain.put("p50", tally.roundsBy(50));
    plain.put("p95", tally.roundsBy(95));
    plain.put("counts", tally.rounds());
    return plain;
  }

  private static Map<String, Object> shares(Map<String, Long> counts, long of) {
    var shares = new LinkedHashMap<String, Object>();
    counts.forEach((name, count) -> shares.put(name, of == 0 ? 0.0 : (double) count / of));
    return shares;
  }
}
