package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Standing;
import quintain.kernel.State;

/// A [Tally] in the making.
public final class TallyBuilder {
  private static final List<Standing> STANDINGS = List.of(Standing.values());

  private final List<String> ids = new ArrayList<>();
  private final long first;
  private final byte[] winners;
  private final long[] wins = new long[2];
  private final long[] rounds;
  private final long[][] stood;
  private final Map<String, Long> damage = new TreeMap<>();
  private final Map<String, Long> used = new TreeMap<>();
  private long fights;
  private long draws;
  private long capped;
  private long looked;

  /// @param winners room for the side that won each fight from the first on; below 0 for none
  TallyBuilder(List<List<String>> members, int cap, long first, byte[] winners) {
    members.forEach(ids::addAll);
    this.first = first;
    this.winners = winners;
    rounds = new long[cap + 2];
    stood = new long[STANDINGS.size()][ids.size()];
  }

  List<String> ids() {
    return ids;
  }

  /// A fight is over, and how it ended is asked of the book.
  public <S extends State> void add(long number, FightEnd<S> end, Fights<S, ?, ?> book) {
    ended(number, end.winner(book), end.round(), end.brokenOff());
    for (int i = 0; i < ids.size(); i++) {
      stood(i, number(end.standing(book, ids.get(i))));
    }
  }

  /// A fight is over.
  ///
  /// @param winner the place of the side that won; below 0 for none
  public void ended(long number, int winner, int round, boolean brokenOff) {
    if (number - first < winners.length) {
      winners[(int) (number - first)] = (byte) winner;
    }
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
  public static int number(Standing standing) {
    return STANDINGS.indexOf(standing);
  }

  /// How somebody, by their place among all members, came out of the fight that was ended last.
  ///
  /// @param standing the number of a [Standing]
  public void stood(int who, int standing) {
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

  Tally build() {
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
