package quintain.cairn.state;

import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// An item holding a spell or power (CRN-RELC-01).
///
/// @param text what it is and does, in words
/// @param recharge what brings all its charges back (CRN-R-47); absent if nothing does
/// @param usedUp whether it is gone once its charges are
public record Relic(
    String id,
    String name,
    int charges,
    @OrNone int slots,
    Power power,
    String text,
    Optional<String> recharge,
    boolean usedUp)
    implements Entry {
  public Relic {
    Check.text("id", id);
    Check.text("name", name);
    Check.atLeast("charges", charges, 1);
    Check.between("slots", slots, 0, 10);
    Check.text("text", text);
    if (usedUp && recharge.isPresent()) {
      throw new IllegalArgumentException(name + " is used up, so nothing recharges it");
    }
  }
}
