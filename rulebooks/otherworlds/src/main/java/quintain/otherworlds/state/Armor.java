package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A suit of armor (OTW-EQ-04).
public record Armor(
    String id,
    String name,
    ArmorClass weight,
    @OrNone int armor,
    List<DamageType> resists,
    Optional<Integer> price)
    implements Gear {
  public Armor {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("armor", armor, 0, 20);
    resists = List.copyOf(resists);
    price.ifPresent(marks -> Check.atLeast("price", marks, 0));
    if (weight == ArmorClass.CLOTH && armor != 0) {
      throw new IllegalArgumentException(name + " is cloth, which gives no armor");
    }
  }

  // Armors of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
