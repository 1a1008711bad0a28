package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Check;

/// A weapon: a Base and Tags (RHD-MEL-01, RHD-RNG-01).
///
/// @param base the weaponry Skill it is used with (RHD-R-23)
@By({Rhd.RHD_MEL_01, Rhd.RHD_RNG_01})
public record Weapon(String id, String name, Skill base, Tags tags) implements Thing {
  private static final List<Tag.Kind> RANGED =
      List.of(Tag.Kind.SIZE, Tag.Kind.RANGE, Tag.Kind.ABILITY, Tag.Kind.DEFENSE);
  private static final List<Tag.Kind> MELEE =
      List.of(
          Tag.Kind.SIZE,
          Tag.Kind.RANGE,
          Tag.Kind.ABILITY,
          Tag.Kind.DEFENSE,
          Tag.Kind.DICE,
          Tag.Kind.TYPE);
  private static final int LEAST_AP = 2;

  public Weapon {
    Check.text("id", id);
    Check.text("name", name);
    if (base.sort().filter(sort -> !sort.group().weaponry()).isPresent()) {
      throw new IllegalArgumentException(
          "%s has the Base %s, which is no weaponry Skill".formatted(name, base.title()));
    }
  }

  public boolean melee() {
    return base.group() == SkillGroup.MELEE;
  }

  public boolean ranged() {
    return !melee();
  }

  public boolean has(Tag.Kind kind) {
    return tags.has(kind);
  }

  /// The kinds of Tag every such weapon needs (RHD-MEL-04, RHD-RNG-02).
  public List<Tag.Kind> needed() {
    return melee() ? MELEE : RANGED;
  }

  /// What it lacks to be used as a weapon at all, in words.
  public List<String> lacks() {
    var lacks = new ArrayList<String>();
    for (Tag.Kind kind : tags.missing(needed())) {
      lacks.add(kind.title());
    }
    return lacks;
  }

  public boolean valid() {
    return tags.hasAll(needed());
  }

  /// W, the AP of an Attack with it: by Size, unless a Tag says it outright.
  @By(Rhd.RHD_R_22)
  public int ap() {
    if (has(Tag.Kind.AP)) {
      return tags.value(Tag.Kind.AP);
    }
    return Math.max(
        LEAST_AP, size().weaponAp() - tags.value(Tag.Kind.QUICK) + tags.value(Tag.Kind.PONDEROUS));
  }

  /// Whether it takes both hands: by its Tag, or because no one hand is Large (RHD-INV-10).
  public boolean twoHanded() {
    return has(Tag.Kind.TWO_HANDED) || size() == Size.LARGE;
  }

  public boolean natural() {
    return has(Tag.Kind.NATURAL);
  }

  /// How many pieces of ammunition it holds; 0 for those that hold none.
  public int capacity() {
    return tags.value(Tag.Kind.CAPACITY);
  }

  @Override
  public Size size() {
    return tags.size();
  }

  Weapon with(Skill lookedUp) {
    return new Weapon(id, name, lookedUp, tags);
  }

  public Weapon with(Tags changed) {
    return new Weapon(id, name, base, changed);
  }
}
