package quintain.rhod.state;

import java.util.List;

/// What one Attack is made with: a weapon and what it fires, in one.
///
/// @param item the key of the weapon
/// @param skill whose Degree counts
/// @param degree that Degree's bonus
/// @param ap W
/// @param abilities what the wielder may choose from (RHD-R-24)
/// @param dice the ammunition's first, then the weapon's
/// @param types of which the attacker picks one (RHD-R-27)
/// @param melee whether it is a melee Attack; thrown weapons make ranged ones (RHD-R-89)
/// @param tags of the weapon
/// @param shot Tags of the ammunition; none without any
public record Arm(
    String item,
    String name,
    Skill skill,
    int degree,
    int ap,
    int range,
    List<Ability> abilities,
    Defense defense,
    List<Cast> dice,
    List<DamageType> types,
    boolean melee,
    boolean thrown,
    Size size,
    Tags tags,
    Tags shot) {
  public Arm {
    abilities = List.copyOf(abilities);
    dice = List.copyOf(dice);
    types = List.copyOf(types);
  }

  public boolean ranged() {
    return !melee;
  }

  /// More damage to somebody without Armoring.
  public int keen() {
    return tags.value(Tag.Kind.KEEN);
  }

  /// What it adds to the damage, or takes off it.
  public int extra() {
    return tags.value(Tag.Kind.HEAVY_SHOT) - tags.value(Tag.Kind.SOFT);
  }

  public int heavyShot() {
    return tags.value(Tag.Kind.HEAVY_SHOT);
  }

  public int soft() {
    return tags.value(Tag.Kind.SOFT);
  }

  /// The highest kept d20 that jams it; 0 for none (RHD-R-34).
  public int jam() {
    return tags.value(Tag.Kind.JAM);
  }

  public int penetrating() {
    return shot.value(Tag.Kind.PENETRATING);
  }

  /// Feet about the target that are in it too; 0 for none.
  public int burst() {
    return shot.value(Tag.Kind.BURST);
  }

  public int igniting() {
    return shot.value(Tag.Kind.IGNITING);
  }

  public boolean looping() {
    return tags.has(Tag.Kind.LOOPING);
  }

  public boolean hooking() {
    return tags.has(Tag.Kind.HOOKING);
  }

  public boolean natural() {
    return tags.has(Tag.Kind.NATURAL);
  }

  public boolean large() {
    return size == Size.LARGE;
  }

  /// Average damage in hundredths, and what the Degree adds to a hit.
  public int power() {
    int power = 100 * degree;
    for (Cast cast : dice) {
      power += cast.average();
    }
    return power;
  }
}
