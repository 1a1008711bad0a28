package quintain.cairn.state;

import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A spell of the spellbooks.
///
/// @param row its row when a spell is rolled by d100 ÷ 4, rounded up; 0 if it is never rolled
/// @param effect what it does, in words
/// @param enhanced what time and safety add (CRN-CAST-04), in words
/// @param enhancedPower the whole power when enhanced
public record Spell(
    String id,
    String name,
    @OrNone int row,
    String effect,
    @OrNone String enhanced,
    Power power,
    Power enhancedPower)
    implements Entry {
  public Spell {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("row", row, 0, 25);
    Check.text("effect", effect);
  }
}
