package quintain.proving;

import java.util.List;

/// A fight made ready to be fought again and again. It never changes, and many threads may use it.
public interface Bout {
  Encounter encounter();

  /// The ids of those on each side, in order.
  List<List<String>> members();

  /// What somebody in the fight is called.
  String nameOf(String id);

  /// Fights the fights numbered from the first up to, but without, the last. The same seed and
  /// number always give the same fight, whoever fights the others.
  default Tally fight(long seed, long from, long to) {
    return fight(seed, from, to, new byte[0]);
  }

  /// The same, with the winner of each fight noted as far as there is room: the side's place, or
  /// below 0.
  Tally fight(long seed, long from, long to, byte[] winners);

  /// What people could do in it and no policy ever chooses.
  List<String> leftOut();

  /// One fight, told line by line.
  List<String> log(long seed, long number);

  /// The fight solved exactly, or as far as it was looked at.
  ///
  /// @param most situations to look at before it is left at bounds
  /// @param onlooker is told how far it is, and may stop it
  Solution solve(Solving solving, int most, Onlooker onlooker);
}
