package quintain.proving.fights;

import java.util.List;
import java.util.OptionalDouble;
import quintain.kernel.Move;

/// Everything a policy has to choose by: what one of its side could do, and nothing that its side
/// may not know. The state of the game is not in it.
public interface Look<T> {
  /// What is left of the chooser's health, in percent.
  int health();

  /// How many of its side are able, and how many there were.
  int able();

  int all();

  /// What could be done; never empty.
  List<Move<T>> moves();

  Chance chance();

  /// What a move is worth one step ahead, by the exact odds that this side may know: harm to foes
  /// in points, with putting somebody out of the fight worth ten and keeping somebody from acting
  /// five, and health given back; less what befalls its own side. Empty where the odds would give a
  /// secret away.
  OptionalDouble worth(Move<T> move);

  /// The share of so many fights won from here after this move, all fighting on steadily. Empty
  /// where that would take knowing what this side may not.
  OptionalDouble prospects(Move<T> move, int fights);
}
