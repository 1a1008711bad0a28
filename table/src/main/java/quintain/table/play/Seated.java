package quintain.table.play;

import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Somebody who sits at a table, as those see them who answer.
public interface Seated {
  String seat();

  /// Whether they have left.
  boolean isClosed();

  /// Says something to them at the end of this turn.
  void tell(ToSeat frame);

  /// Hears a frame of theirs in a later turn.
  void say(FromSeat frame);
}
