package quintain.otherworlds.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// A thing that is used: a remedy, a canister, a tool.
///
/// @param uses how often it can be used; 0 for as often as one likes
/// @param effect what it does, in words
public record Consumable(
    String id, String name, Use use, int uses, String effect, Optional<Integer> price)
    implements Gear {
  public Consumable {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("uses", uses, 0, 99);
    Check.text("effect", effect);
    price.ifPresent(marks -> Check.atLeast("price", marks, 0));
  }

  // Consumables of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
