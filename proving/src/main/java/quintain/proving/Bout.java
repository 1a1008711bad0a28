package quintain.proving;

import java.util.List;

/// A fight made ready to be fought again and again. It never changes, and many threads may use it.
public interface Bout {
  Encounter encounter();

  /// The ids of those on each side, in order.
  List<List<String>> members();

  /// Fights the fights numbered from the first up to, but without, the last. The same seed and
  /// number always give the same fight, whoever fights the others.
  Tally fight(long seed, long from, long to);

  /// One fight, told line by line.
  List<String> log(long seed, long number);
}
