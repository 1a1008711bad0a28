package quintain.kernel.fate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;

/// How a table plays: its dial, who rolls physical dice, who plays by themselves, and how long it
/// waits for volunteers.
///
/// @param byThemselves the characters for whom nobody decides but a policy, by id, with its name
/// @param patience after how many seconds an offer to several is let pass; 0 for never
public record Manner(
    Dial dial, List<Seat> physicalDice, Map<String, String> byThemselves, @OrNone int patience) {
  public static final Manner AUTOMATIC = new Manner(Dial.AUTOMATIC, List.of());

  public Manner {
    byThemselves = new LinkedHashMap<>(byThemselves);
  }

  public Manner(Dial dial, List<Seat> physicalDice) {
    this(dial, physicalDice, new LinkedHashMap<>(), 0);
  }

  public Manner with(Dial other) {
    return new Manner(other, physicalDice, byThemselves, patience);
  }

  public Manner rolling(List<Seat> byHand) {
    return new Manner(dial, byHand, byThemselves, patience);
  }

  public Manner playing(Map<String, String> themselves) {
    return new Manner(dial, physicalDice, themselves, patience);
  }

  public Manner waiting(int seconds) {
    return new Manner(dial, physicalDice, byThemselves, seconds);
  }
}
