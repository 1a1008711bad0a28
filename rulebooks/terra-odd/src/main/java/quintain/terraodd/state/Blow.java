package quintain.terraodd.state;

import java.util.List;
import quintain.kernel.OrNone;

/// An attack die that has fallen and whose Harm is not yet taken.
///
/// @param face what it shows, or the total where dice are added up
/// @param hit whether it is equal to or under the attacker's Ability (ODD-ATK-01)
/// @param critical what it does besides to a target that fails its critical harm save
/// @param because why it was rolled twice, or was not although something spoke for it
public record Blow(
    String attacker,
    Who.Side side,
    String target,
    String with,
    int face,
    Ability ability,
    int score,
    boolean hit,
    HarmKind kind,
    boolean blast,
    List<CriticalEffect> critical,
    @OrNone String because) {
  public boolean isOf(String whom, Who.Side from) {
    return side == from && target.equals(whom);
  }
}
