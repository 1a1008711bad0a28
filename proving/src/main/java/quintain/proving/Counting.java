package quintain.proving;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import quintain.kernel.Fights.Standing;

/// A tally in the making.
final class Counting {
  private static final List<Standing> STANDINGS = List.of(Standing.values());

  private final List<String> ids = new ArrayList<>();
  private final long[] wins = new long[2];
  private final long[] rounds;
  private final long[][] stood;
  private final Map<String, Long> damage = new TreeMap<>();
  private final Map<String, Long> used = new TreeMap<>();
  private long fights;
  private long draws;
  private long capped;
  private long looked;

  Counting(List<List<String>> members, int cap) {
    members.forEach(ids::addAll);
    rounds = new long[cap + 2];
    stood = new long[STANDINGS.size()][ids.size()];
  }

  List<String> ids() {
    return ids;
  }

  /// A fight is over.
  ///
  /// @param winner the place of the side that won; below 0 for none
  void ended(int winner, int round, boolean brokenOff) {
    fights++;
    rounds[Math.min(round, rounds.length - 1)]++;
    if (brokenOff) {
      capped++;
    } else if (winner < 0) {
      draws++;
    } else {
      wins[winner]++;
    }
  }

  /// A way to stand as a number, for whoever remembers many.
  static int number(Standing standing) {
    return STANDINGS.indexOf(standing);
  }

  /// @param standing the number of a [Standing]
  void stood(int who, int standing) {
    stood[standing][who]++;
  }

  void lookedAt() {
    looked++;
  }

  void damaged(String source, long points) {
    damage.merge(source, points, Long::sum);
  }

  void used(String what, long amount) {
    used.merge(what, amount, Long::sum);
  }

  Tally tally() {
    int last = rounds.length;
    while (last > 0 && rounds[last - 1] == 0) {
      last--;
    }
    var counted = new ArrayList<Long>();
    for (int i = 0; i < last; i++) {
      counted.add(rounds[i]);
    }
    return new Tally(
        fights,
        List.of(wins[0], wins[1]),
        draws,
        capped,
        counted,
        named(Standing.FALLEN, Standing.DEAD),
        named(Standing.DEAD),
        named(Standing.FLED),
        looked,
        damage,
        used);
  }

  private Map<String, Long> named(Standing... standings) {
    var named = new TreeMap<String, Long>();
    for (int i = 0; i < ids.size(); i++) {
      long sum = 0;
      for (Standing standing : standings) {
        sum += stood[number(standing)][i];
      }
      named.put(ids.get(i), sum);
    }
    return named;
  }
}
