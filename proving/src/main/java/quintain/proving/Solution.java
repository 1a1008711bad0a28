package quintain.proving;

import java.util.List;

/// A fight solved exactly.
///
/// @param wins each side's chance to win
/// @param draws the chance that nobody holds the field
/// @param bound no chance is off by more than this: what was left out, and what goes on for ever
/// @param rounds how many rounds it takes on average; 0 where choices were the best possible, which
///   do not care for rounds
/// @param situations how many different situations there are
public record Solution(
    List<Double> wins, double draws, double bound, double rounds, int situations) {
  public Solution {
    wins = List.copyOf(wins);
  }
}
