package quintain.kernel.fate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Seat;

/// How a table plays: its dial, who rolls physical dice, and who plays by themselves.
///
/// @param byThemselves the characters for whom nobody decides but a policy, by id, with its name
public record Manner(Dial dial, List<Seat> physicalDice, Map<String, String> byThemselves) {
  public static final Manner AUTOMATIC = new Manner(Dial.AUTOMATIC, List.of());

  public Manner {
    byThemselves = new LinkedHashMap<>(byThemselves);
  }

  public Manner(Dial dial, List<Seat> physicalDice) {
    this(dial, physicalDice, new LinkedHashMap<>());
  }

  public Manner with(Dial other) {
    return new Manner(other, physicalDice, byThemselves);
  }

  public Manner rolling(List<Seat> byHand) {
    return new Manner(dial, byHand, byThemselves);
  }

  public Manner playing(Map<String, String> themselves) {
    return new Manner(dial, physicalDice, themselves);
  }
}
