package quintain.otherworlds.state;

import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A skill somebody may have picked.
///
/// @param discipline what it costs in Discipline
/// @param astral what it costs in Astral
/// @param effect what it does, in words
public record Skill(
    String id,
    String name,
    Kind kind,
    @OrNone int discipline,
    @OrNone int astral,
    Limit limit,
    Feat feat,
    String effect)
    implements Entry {
  public Skill {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("discipline", discipline, 0, 20);
    Check.between("astral", astral, 0, 20);
    Check.text("effect", effect);
    if (kind == Kind.PASSIVE && discipline + astral > 0) {
      throw new IllegalArgumentException(name + " is a passive and costs nothing");
    }
  }

  /// The categories of skills (OTW-SKL-01 to 05).
  public enum Kind {
    ACTION,
    BOOST,
    PASSIVE,
    REACTION,
    MOVEMENT
  }

  /// How often it may be used.
  public enum Limit {
    NONE,
    ONCE_PER_ENCOUNTER,
    ONCE_PER_DAY
  }

  // Skills of one id are the same skill within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
