package quintain.terraodd.state;

import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A Condition that somebody has.
///
/// @param detail what was settled with it: a fear, a code, an effect
public record Suffered(String name, @OrNone String detail) {
  public Suffered {
    Check.text("name", name);
  }
}
