package quintain.kernel.craft;

import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Somebody who is still being made, and has no name yet but the one that tables give.
///
/// The id of whomever a player brings in ends in the player's own seat, `ash-maren`. So it is never
/// that of somebody hidden, and nobody can find those by giving their ids to others.
final class Newcomer {
  private Newcomer() {}

  /// The kind of id that a form gives them.
  static final String KIND = "character";

  static final Pattern ID = Pattern.compile("newcomer(-\\d+)?(-.+)?|" + KIND + "-\\d+(-.+)?");

  static final String CALLED = "the newcomer";

  /// An id as this seat gives it.
  static String of(Seat seat, String id) {
    return Names.ofSeat(id, seat);
  }

  /// Why a player cannot call somebody so.
  static Optional<Refusal> refusal(Seat seat, String id, Clause why) {
    return Names.isOfSeat(id, seat)
        ? Optional.empty()
        : Optional.of(
            new Refusal(why, "Those whom you name end in -" + seat.id() + ": " + of(seat, id)));
  }
}
