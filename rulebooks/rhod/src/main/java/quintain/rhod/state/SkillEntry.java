package quintain.rhod.state;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A Skill that a Glossary adds to those of the book (RHD-REF-07).
///
/// @param abilities its Core Ability, or two of which the better counts
/// @param use what it is for
public record SkillEntry(
    String id, String name, SkillGroup group, List<Ability> abilities, String use)
    implements Entry {
  public SkillEntry {
    Check.text("id", id);
    Check.text("name", name);
    Check.text("use", use);
    abilities = List.copyOf(abilities);
    Check.between("the number of abilities", abilities.size(), 1, 2);
    if (name.contains("(")) {
      throw new IllegalArgumentException("the name of a Skill has no parentheses");
    }
    if (Skill.named(name).isPresent()) {
      throw new IllegalArgumentException("the book lists %s already".formatted(name));
    }
    if (group == SkillGroup.DEFENSES || group == SkillGroup.READINESS) {
      throw new IllegalArgumentException("Defenses and Initiative are the book's alone");
    }
  }

  Skill skill() {
    return Skill.added(name, group, abilities.getFirst(), abilities.getLast(), use);
  }
}
