package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A crucial need that somebody lacks.
///
/// @param since when it began to be lacking
/// @param fatigueGiven the days of going without that are paid for with Fatigue so far
/// @param deprivedBefore since when they have gone without something or other, where a need that is
///   met by now began before this one (CRN-R-37)
public record Need(String what, long since, int fatigueGiven, Optional<Long> deprivedBefore) {
  public Need(String what, long since, int fatigueGiven) {
    this(what, since, fatigueGiven, Optional.empty());
  }

  Need paidWith(int fatigue) {
    return new Need(what, since, fatigue, deprivedBefore);
  }

  /// Since when whoever has these needs is deprived of one thing or another.
  public static long deprivedSince(List<Need> needs) {
    long first = Long.MAX_VALUE;
    for (int i = 0; i < needs.size(); i++) {
      var need = needs.get(i);
      first = Math.min(first, Math.min(need.since, need.deprivedBefore.orElse(need.since)));
    }
    return first;
  }

  /// The Fatigue that this deprivation has cost so far.
  public static int fatigueGiven(List<Need> needs) {
    int given = 0;
    for (int i = 0; i < needs.size(); i++) {
      given = Math.max(given, needs.get(i).fatigueGiven);
    }
    return given;
  }

  /// What is left when one need is met; the deprivation goes on as long as there is another.
  static List<Need> without(List<Need> needs, String met) {
    var left = new ArrayList<Need>();
    var since = Optional.of(deprivedSince(needs));
    for (Need need : needs) {
      if (!need.what.equals(met)) {
        left.add(new Need(need.what, need.since, fatigueGiven(needs), since));
      }
    }
    return left;
  }
}
