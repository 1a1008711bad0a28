package quintain.otherworlds.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// A thing that takes damage in one's place until it is used up (OTW-EQ-14).
public record Absorb(String id, String name, int amount, Optional<Integer> price) implements Gear {
  public Absorb {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("amount", amount, 1, 99);
    price.ifPresent(marks -> Check.atLeast("price", marks, 0));
  }

  // Absorb items of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
