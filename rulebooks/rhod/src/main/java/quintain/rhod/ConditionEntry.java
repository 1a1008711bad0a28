package quintain.rhod;

import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// What a Glossary says of a Condition (RHD-COND-06).
///
/// @param effect what it does to whoever bears it
/// @param natural how it resolves by itself; empty if it does not
/// @param chemical what resolves it; empty if nothing does
public record ConditionEntry(
    String id,
    String name,
    Condition condition,
    String effect,
    @OrNone String natural,
    @OrNone String chemical)
    implements Entry {
  public ConditionEntry {
    Check.text("id", id);
    Check.text("name", name);
    Check.text("effect", effect);
    if (!condition.listed()) {
      throw new IllegalArgumentException(condition.title() + " is in no Glossary");
    }
  }
}
