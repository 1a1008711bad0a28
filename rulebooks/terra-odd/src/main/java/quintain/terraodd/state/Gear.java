package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.parts.Marks;

/// A thing that can be carried.
///
/// @param ability the Ability an attack with it must stay under (ODD-R-04)
/// @param kind the Harm it does; physical if it says nothing (ODD-R-21)
/// @param burst the dice of its other way to fire, a blast
/// @param hands how many hands it takes in use; 0 for what is worn or only packed
/// @param uses how often it can be used before it is gone; 0 for as often as one likes
public record Gear(
    String id,
    String name,
    Genre genre,
    Optional<HarmDice> harm,
    Optional<Ability> ability,
    Optional<HarmKind> kind,
    Optional<HarmDice> burst,
    Optional<Protection> protection,
    @OrNone int armour,
    @OrNone int hands,
    List<Tag> tags,
    @OrNone int uses,
    @OrNone String note)
    implements Entry {
  public Gear {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("armour", armour, 0, 4);
    Check.between("hands", hands, 0, 2);
    Check.atLeast("uses", uses, 0);
    tags = Marks.of(tags);
    if (harm.isPresent() != ability.isPresent()) {
      throw new IllegalArgumentException(
          name + " must name the Ability it uses if it does Harm, and only then");
    }
    if (armour > 0 && protection.isEmpty()) {
      throw new IllegalArgumentException(
          name + " gives Armour but is neither light, medium, heavy nor shield");
    }
  }

  public boolean is(Tag tag) {
    return Marks.of(tags).has(tag);
  }
}
