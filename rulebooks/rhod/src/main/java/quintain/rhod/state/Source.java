package quintain.rhod.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// A Knowledge Source that can be carried: a book, as a rule (RHD-EXP-17).
///
/// @param ceiling the highest Degree it teaches; empty for every Degree (RHD-R-14)
public record Source(String id, String name, Size size, Skill skill, Optional<Degree> ceiling)
    implements Thing {
  public Source {
    Check.text("id", id);
    Check.text("name", name);
    if (skill.sort().filter(sort -> sort.group() != SkillGroup.KNOWLEDGE).isPresent()) {
      throw new IllegalArgumentException(
          "%s teaches %s, which is no Knowledge Skill".formatted(name, skill.title()));
    }
  }

  /// Whether somebody may reach that Degree with it.
  public boolean teaches(Skill what, Degree degree) {
    return skill.equals(what) && ceiling.map(most -> degree.bonus() <= most.bonus()).orElse(true);
  }
}
