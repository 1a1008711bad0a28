package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.parts.Phrases;

/// A stat block of the bestiary.
///
/// @param armor its Armor, worn or its own
/// @param worn the class of armor it wears, which may cap its DEX
/// @param proficient what it is proficient in, at +2
/// @param special what it is and does, in words
public record Creature(
    String id,
    String name,
    Tier tier,
    Size size,
    List<Nature> natures,
    List<Gait> gaits,
    Attributes attributes,
    int health,
    @OrNone int armor,
    Optional<ArmorClass> worn,
    Optional<Reserve> guard,
    List<Attack> attacks,
    Responses responses,
    List<Habit> habits,
    List<Proficiency> proficient,
    @OrNone String special)
    implements Entry {
  public Creature {
    Check.text("id", id);
    Check.text("name", name);
    natures = List.copyOf(natures);
    gaits = List.copyOf(gaits);
    Check.between("health", health, 1, 500);
    Check.between("armor", armor, 0, 20);
    attacks = List.copyOf(attacks);
    Check.some("attacks", attacks);
    habits = List.copyOf(habits);
    proficient = List.copyOf(proficient);
  }

  /// How much of a fight it is, with what its weaknesses take to find out (OTW-R-50).
  public enum Tier {
    BASIC(6),
    TOUGH(9),
    ELITE(12),
    EPIC(15);

    private final int scanDl;

    Tier(int scanDl) {
      this.scanDl = scanDl;
    }

    public int scanDl() {
      return scanDl;
    }
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<>(List.of(Phrases.words(tier), "Health " + health));
    if (armor > 0) {
      told.add("Armor " + armor);
    }
    told.addAll(attributes.told());
    attacks.forEach(attack -> told.add(attack.name()));
    return told;
  }

  // Creatures of one id are the same entry within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
