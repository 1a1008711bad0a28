package quintain.rath.state;

import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// Something a character has learnt or was born with (RTH-DOC-02).
///
/// @param uses how often it works before it is recharged; 0 for as often as one likes
/// @param effect what it does, in words
public record Aptitude(
    String id,
    String name,
    Type type,
    Knack knack,
    @OrNone int uses,
    Recharge recharge,
    String effect)
    implements Entry {
  public Aptitude {
    Check.text("id", id);
    Check.text("name", name);
    Check.atLeast("uses", uses, 0);
    Check.text("effect", effect);
    if (uses > 0 == (recharge == Recharge.ALWAYS)) {
      throw new IllegalArgumentException(
          name + " must say what recharges it if its uses are counted, and only then");
    }
  }

  /// Who may choose it.
  public enum Type {
    /// Anybody (RTH-LVL-10).
    SKILL,
    /// With the GM's yes and a reason (RTH-LVL-11).
    INHERENT
  }

  /// What brings its uses back.
  public enum Recharge {
    ALWAYS,
    TURN,
    SCENE,
    /// RTH-SRST-05.
    SHORT,
    /// RTH-LRST-06.
    LONG
  }

  // Aptitudes of one id are the same aptitude within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
