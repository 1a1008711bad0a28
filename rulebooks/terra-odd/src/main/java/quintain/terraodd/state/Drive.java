package quintain.terraodd.state;

import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// What a character is after.
public record Drive(String id, int roll, String name) implements Entry {
  public Drive {
    Check.text("id", id);
    Check.between("roll", roll, 1, 12);
    Check.text("name", name);
  }
}
