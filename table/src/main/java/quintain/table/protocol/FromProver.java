package quintain.table.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a browser says on the line of the proving ground: one frame in one message.
///
/// Every frame has an `id` that the browser makes up; whatever comes of it repeats it.
public sealed interface FromProver {
  String id();

  /// Fights each match that many times, all of them with the same dice: fight 17 of one match rolls
  /// what fight 17 of another does, as long as both ask for the same dice.
  ///
  /// A later one on the same line takes the place of one that is not over yet.
  ///
  /// @param matches one to look at; two to compare; or those of a grid
  /// @param within stops as soon as the interval of the first side's chance reaches no farther than
  ///   this to either side, for instance 0.005; absent for all fights
  /// @param people characters who are not the book's, by the names that fighters go by here: each
  ///   as `/api/table/sheet/{id}.json` tells them
  record Prove(
      String id,
      List<Match> matches,
      long fights,
      long seed,
      Optional<Double> within,
      Map<String, String> people)
      implements FromProver {
    /// With nobody but those of the book.
    public Prove(String id, List<Match> matches, long fights, long seed, Optional<Double> within) {
      this(id, matches, fights, seed, within, Map.of());
    }
  }

  /// Asks how one fight went, line by line.
  ///
  /// @param number which of the fights with this seed, from 0
  /// @param people as in [Prove]
  record Tell(String id, Match match, long seed, long number, Map<String, String> people)
      implements FromProver {
    /// With nobody but those of the book.
    public Tell(String id, Match match, long seed, long number) {
      this(id, match, seed, number, Map.of());
    }
  }

  /// Stops what is under way on this line. What was fought until then is told.
  record Stop(String id) implements FromProver {}

  /// Who fights whom.
  ///
  /// @param house switches that differ from the book's defaults
  /// @param rounds after how many rounds a fight is broken off as undecided; absent for the usual
  record Match(
      String book, List<Side> sides, Map<String, Object> house, Optional<Integer> rounds) {}

  record Side(String name, List<Fighter> fighters, String policy) {}

  /// Several of a kind.
  ///
  /// @param who a ready-made character or a creature, or one of the people that came along, by name
  /// @param given facts set before the fight, for instance `hp` 4
  record Fighter(int count, String who, Map<String, Object> given) {}
}
