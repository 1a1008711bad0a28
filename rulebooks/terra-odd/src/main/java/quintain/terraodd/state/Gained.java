package quintain.terraodd.state;

import quintain.kernel.OrNone;

/// An Advancement that somebody has.
///
/// @param name its name, or empty while the player has not named it (ODD-R-30)
/// @param detail what was chosen with it: a field, a sense
public record Gained(@OrNone String name, @OrNone String detail) {
  public static final Gained OPEN = new Gained("", "");
}
