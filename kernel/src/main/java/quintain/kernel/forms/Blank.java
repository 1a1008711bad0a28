package quintain.kernel.forms;

import java.util.Optional;
import quintain.kernel.Partial;
import quintain.kernel.Seat;
import quintain.kernel.State;

/// A form in somebody's hands: the situation, who fills it in, and what is filled in so far.
///
/// @param read whether somebody reads the options; where they are only tried, to see whether one is
///   legal, costly hints need not be made, but those of [quintain.kernel.Hints#SIDE] must
public record Blank<S extends State>(S state, Seat seat, Partial partial, boolean read) {
  /// What stands in a slot, if that slot is filled.
  public <V> Optional<V> filled(String slot, Class<V> type) {
    return partial.has(slot) ? Optional.of(partial.get(slot, type)) : Optional.empty();
  }
}
