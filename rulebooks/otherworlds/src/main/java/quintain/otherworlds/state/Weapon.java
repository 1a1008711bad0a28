package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A weapon.
///
/// @param categories one, or two of which the wielder picks (OTW-R-12)
/// @param defence what it adds to the defence total while held
public record Weapon(
    String id,
    String name,
    Family family,
    List<Category> categories,
    Figures figures,
    Size size,
    Grip hands,
    DamageType type,
    List<Keyword> keywords,
    @OrNone int defence,
    Optional<Integer> price)
    implements Gear {
  public Weapon {
    Check.text("id", id);
    Check.text("name", name);
    categories = List.copyOf(categories);
    keywords = List.copyOf(keywords);
    Check.some("categories (" + Otw.OTW_R_12.id() + ")", categories);
    Check.between("defence", defence, 0, 9);
    price.ifPresent(marks -> Check.atLeast("price", marks, 0));
    if (size == Size.HUGE) {
      throw new IllegalArgumentException("no weapon is huge: small, medium or large");
    }
    if (size == Size.LARGE && hands != Grip.TWO) {
      throw new IllegalArgumentException(name + " is large and so takes two hands");
    }
    if (family.kind() == Family.Kind.GUN && figures.magazine() == 0) {
      throw new IllegalArgumentException(name + " is a gun and has no magazine");
    }
  }

  public boolean has(Keyword keyword) {
    return keywords.contains(keyword);
  }

  /// Whether it can be thrown at all.
  public boolean throwable() {
    return figures.thrown() || has(Keyword.THROWABLE);
  }

  // Weapons of one id are the same weapon within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
