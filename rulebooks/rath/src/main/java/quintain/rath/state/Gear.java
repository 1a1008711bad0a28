package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.parts.Marks;

/// A thing or service that can be bought.
///
/// @param hands how many hands it takes in use; 0 for what is worn or only packed
/// @param usage the sides of its usage die when new (RTH-USE-01)
/// @param use what comes of using it
/// @param ammo the gear it shoots
/// @param price in copper pieces (RTH-CUR-01); absent when it is not for sale
public record Gear(
    String id,
    String name,
    @OrNone int slots,
    @OrNone int hands,
    Optional<Weapon> weapon,
    Optional<ArmorPiece> armor,
    Optional<Integer> usage,
    Optional<Use> use,
    List<Tag> tags,
    Optional<String> ammo,
    Optional<Integer> price,
    @OrNone String note)
    implements Entry {
  /// The sizes a usage die can have, largest first (RTH-USE-01).
  public static final List<Integer> USAGE_DICE = List.of(20, 12, 10, 8, 6, 4);

  public Gear {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("slots", slots, 0, 20);
    Check.between("hands", hands, 0, 2);
    price.ifPresent(copper -> Check.atLeast("price", copper, 0));
    tags = Marks.of(tags);
    if (usage.isPresent() && !USAGE_DICE.contains(usage.get())) {
      throw new IllegalArgumentException(
          "%s has a d%d; usage dice are d20, d12, d10, d8, d6 and d4".formatted(name, usage.get()));
    }
    if (weapon.isPresent() && hands != weapon.get().hands()) {
      throw new IllegalArgumentException(
          "%s is a weapon for %d, not %d hands".formatted(name, weapon.get().hands(), hands));
    }
    if (armor.isPresent() && hands != (armor.get() == ArmorPiece.SHIELD ? 1 : 0)) {
      throw new IllegalArgumentException(
          name + " takes the wrong number of hands: a shield takes one, other armor none");
    }
    int row = weapon.map(Weapon::slots).or(() -> armor.map(ArmorPiece::slots)).orElse(slots);
    if (slots != row) {
      throw new IllegalArgumentException(
          "%s fills %d slots; such things fill %d".formatted(name, slots, row));
    }
    if (weapon.isPresent() && armor.isPresent()) {
      throw new IllegalArgumentException(name + " cannot be a weapon and armor");
    }
    if (ammo.isPresent() && !weapon.map(Weapon::ranged).orElse(false)) {
      throw new IllegalArgumentException(name + " shoots nothing, so it has no ammunition");
    }
  }

  public boolean is(Tag tag) {
    return Marks.of(tags).has(tag);
  }

  /// Worn on the body, the arm or the head.
  public boolean worn() {
    return armor.isPresent();
  }

  /// Bought to be done, not to be carried.
  public boolean service() {
    return use.isPresent()
        && switch (use.get()) {
          case Use.Lodging _, Use.Cure _, Use.Hire _, Use.Beast _ -> true;
          case Use.Antitoxin _,
              Use.Potion _,
              Use.FireFlask _,
              Use.Venom _,
              Use.Douse _,
              Use.Bandage _,
              Use.Meal _,
              Use.Light _ ->
              false;
        };
  }

  // Gear of one id is the same piece of gear within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
