package quintain.rhod.state;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A Trait: something about a character that always holds.
///
/// @param creature whether it is for creatures alone, not for sale
/// @param expansion the Mechanical Expansion it belongs to (RHD-REF-06); empty for none
public record Trait(
    String id,
    String name,
    @OrNone int exp,
    Requirements needs,
    List<Gift> gifts,
    String effect,
    @OrNone String area,
    boolean creature,
    @OrNone String expansion)
    implements Entry {
  public Trait {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("exp", exp, 0, 100);
    gifts = List.copyOf(gifts);
    Check.some("gifts", gifts);
    Check.text("effect", effect);
  }

  // Traits of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
