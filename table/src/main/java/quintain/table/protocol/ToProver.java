package quintain.table.protocol;

import java.util.List;
import java.util.Optional;

/// What the proving ground says to a browser. A message of the line is a list of frames.
public sealed interface ToProver {
  /// How one match of a [FromProver.Prove] stands; told now and then, and when it is over.
  ///
  /// @param match which of the matches, from 0
  /// @param wanted how many fights were asked for
  /// @param over whether this is the last word on this match
  record Standing(String id, int match, long wanted, boolean over, double seconds, Result result)
      implements ToProver {}

  /// How much better the first side does in a match than in the first match.
  ///
  /// @param match which of the matches, from 1
  /// @param rate the difference of its chances to win
  /// @param low the lower end of the 95 % interval, `high` the upper one
  record Difference(String id, int match, double rate, double low, double high)
      implements ToProver {}

  /// Everything asked for is told.
  ///
  /// @param ended `all` were fought that were needed, somebody `stopped` it, or its `time` was up
  /// @param leftOut what people could do in such fights and no policy ever chooses
  record Proved(String id, String ended, double seconds, List<String> leftOut)
      implements ToProver {}

  /// How one fight went.
  record Told(String id, List<String> lines) implements ToProver {}

  /// It could not be done, and why.
  record Failed(String id, String code, String message) implements ToProver {}

  /// What many fights came to.
  ///
  /// @param draws fights that ended with nobody on either side, `capped` those broken off undecided
  record Result(
      long fights,
      List<Winner> sides,
      long draws,
      long capped,
      Rounds rounds,
      List<Fate> fates,
      List<Source> damage,
      List<Spent> spent) {}

  /// A side and how often it won; its chance lies between `low` and `high` in 95 of 100 such cases.
  record Winner(String name, long wins, double rate, double low, double high) {}

  /// How long the fights took: on average, and by which round half of them and 95 of 100 were over.
  ///
  /// @param counts fights by their number of rounds
  record Rounds(double mean, int half, int most, List<Count> counts) {}

  record Count(int rounds, long fights) {}

  /// What became of one of them: the share of fights in which they were out at the end, and dead.
  ///
  /// @param dead absent where the book does not tell the dead from the fallen
  record Fate(String who, String side, double fallen, Optional<Double> dead) {}

  /// What hurt: the damage it did in a fight on average.
  ///
  /// @param who whose it was, empty for nobody's
  record Source(String who, String source, String side, double damage) {}

  /// What was used up in a fight on average.
  record Spent(String who, String what, double amount) {}
}
