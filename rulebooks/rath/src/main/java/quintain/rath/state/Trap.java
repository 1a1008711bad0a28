package quintain.rath.state;

import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A trap or a lock.
///
/// @param complex whether it lowers every attempt by a step (RTH-CPLX-01)
/// @param trigger what sets a trap off
/// @param sprung what a trap does
/// @param everyone whether it does so to everyone in the zone
/// @param charges how often a trap can go off; 0 for always
/// @param breakDc the DC of the STR test that breaks it open; 0 if nothing does
/// @param effect what it does, in words
/// @param bypass how to get around it, in words
public record Trap(
    String id,
    String name,
    Type type,
    boolean complex,
    @OrNone String trigger,
    Optional<Sprung> sprung,
    boolean everyone,
    @OrNone int charges,
    @OrNone int breakDc,
    String effect,
    @OrNone String bypass)
    implements Entry {
  public Trap {
    Check.text("id", id);
    Check.text("name", name);
    Check.text("effect", effect);
    Check.atLeast("charges", charges, 0);
    Check.atLeast("breakDc", breakDc, 0);
    if (type == Type.TRAP && (sprung.isEmpty() || trigger.isBlank())) {
      throw new IllegalArgumentException(name + " is a trap but names no trigger or no effect");
    }
    if (type == Type.LOCK && sprung.isPresent()) {
      throw new IllegalArgumentException(name + " is a lock and does nothing of itself");
    }
  }

  /// What it is.
  public enum Type {
    LOCK,
    TRAP
  }

  // Traps of one id are the same entry within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
