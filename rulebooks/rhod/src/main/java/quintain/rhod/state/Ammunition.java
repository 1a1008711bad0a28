package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Check;

/// Ammunition: the Base of the weapons it fits, and Tags (RHD-AMM-01).
///
/// @param stack how many make one stack
/// @param recipe how it is made; empty for what nobody makes
@By(Rhd.RHD_AMM_01)
public record Ammunition(
    String id, String name, Skill base, int stack, Tags tags, Optional<Recipe> recipe)
    implements Thing {
  public static final List<Tag.Kind> NEEDED = List.of(Tag.Kind.SIZE, Tag.Kind.DICE, Tag.Kind.TYPE);

  public Ammunition {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("stack", stack, 1, 100);
    if (base.group() != SkillGroup.RANGED) {
      throw new IllegalArgumentException(
          "%s has the Base %s, which is no ranged one".formatted(name, base.title()));
    }
  }

  /// RHD-AMM-02.
  public boolean valid() {
    return tags.hasAll(NEEDED);
  }

  /// Whether such a weapon fires it: the one whose Base it has.
  @By(Rhd.RHD_R_88)
  public boolean fits(Weapon weapon) {
    return base.equals(weapon.base());
  }

  @Override
  public Size size() {
    return tags.size();
  }

  public Ammunition with(Tags changed) {
    return new Ammunition(id, name, base, stack, changed, recipe);
  }
}
