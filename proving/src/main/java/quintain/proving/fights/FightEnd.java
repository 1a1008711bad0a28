package quintain.proving.fights;

import org.jspecify.annotations.Nullable;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Standing;
import quintain.kernel.State;

/// How one fight ended.
///
/// @param state the last one
/// @param field the state when the Referee was asked to end the fight, which tells who has won:
///   after that those who ran or fell may be up again; null where nobody was asked
/// @param round the last one
/// @param brokenOff whether it was left undecided after too many rounds or commands
public record FightEnd<S extends State>(S state, @Nullable S field, int round, boolean brokenOff) {
  /// The place of the side that won; below 0 for none.
  public int winner(Fights<S, ?, ?> fights) {
    return brokenOff ? -1 : fights.winner(field == null ? state : field);
  }

  /// As the fight left somebody; but whoever dies of it afterwards is dead.
  public Standing standing(Fights<S, ?, ?> fights, String id) {
    var after = fights.standing(state, id);
    return field == null || after == Standing.DEAD ? after : fights.standing(field, id);
  }
}
