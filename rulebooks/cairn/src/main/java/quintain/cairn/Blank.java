package quintain.cairn;

import java.util.Optional;
import quintain.kernel.Partial;
import quintain.kernel.Seat;

/// A form in somebody's hands: the situation, who fills it in, and what is filled in so far.
record Blank(CairnState state, Seat seat, Partial partial) {
  /// The being whose id stands in a slot, if that slot is filled and they are there.
  Optional<Being> being(String slot) {
    return partial.has(slot) ? state.find(partial.get(slot, String.class)) : Optional.empty();
  }

  boolean sees(Being being) {
    return Values.maySee(being, seat);
  }
}
