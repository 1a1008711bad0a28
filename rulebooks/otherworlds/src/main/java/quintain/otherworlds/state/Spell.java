package quintain.otherworlds.state;

import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A spell.
///
/// @param astral what it costs
/// @param range in spaces; 0 for the caster alone
/// @param verbal whether it has to be spoken (OTW-R-104)
/// @param boost whether it is cast as a Boost instead of an Action Skill (OTW-R-13)
/// @param effect what it does, in words
public record Spell(
    String id,
    String name,
    int astral,
    @OrNone int range,
    boolean verbal,
    boolean boost,
    Power power,
    String effect)
    implements Entry {
  public Spell {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("astral", astral, 0, 50);
    Check.between("range", range, 0, 100);
    Check.text("effect", effect);
  }

  // Spells of one id are the same spell within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
