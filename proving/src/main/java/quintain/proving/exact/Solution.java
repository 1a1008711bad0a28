package quintain.proving.exact;

import java.util.List;

/// A fight solved exactly, or as far as it was looked at.
///
/// @param wins each side's chance to win
/// @param draws the chance that nobody holds the field
/// @param bound each chance may be more by so much, and none is less: what was left out, what goes
///   on for ever, and what was not looked at
/// @param rounds how many rounds it takes on average; 0 where choices were the best possible, which
///   do not care for rounds, and where it is not done
/// @param situations how many different situations were resolved
/// @param done whether that is all of them
/// @param estimate about how many there are at least, where there are too many; 0 otherwise
public record Solution(
    List<Double> wins,
    double draws,
    double bound,
    double rounds,
    int situations,
    boolean done,
    long estimate) {
  public Solution {
    wins = List.copyOf(wins);
  }

  /// The same, of about so many situations.
  Solution outOf(long many) {
    return new Solution(wins, draws, bound, rounds, situations, done, Math.max(situations, many));
  }
}
