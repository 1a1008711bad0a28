package quintain.otherworlds.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// A guard X/Y (OTW-EQ-12).
public record Guard(String id, String name, Reserve reserve, Optional<Integer> price)
    implements Gear {
  public Guard {
    Check.text("id", id);
    Check.text("name", name);
    price.ifPresent(marks -> Check.atLeast("price", marks, 0));
  }

  // Guards of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
