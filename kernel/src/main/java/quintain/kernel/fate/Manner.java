package quintain.kernel.fate;

import java.util.List;
import quintain.kernel.Seat;

/// How a table plays: its dial and who rolls physical dice.
public record Manner(Dial dial, List<Seat> physicalDice) {
  public static final Manner AUTOMATIC = new Manner(Dial.AUTOMATIC, List.of());
}
