package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A stat block: built like a character, with natural weapons and Armor where it has such.
///
/// The figures that a Referee goes by come first, for what is told in one line begins with them.
///
/// @param sums what the block says the rules come to, for comparison
/// @param weapons its natural weapons; others are among the gear
/// @param hide its natural Armor
/// @param own Resistances and Vulnerabilities that no Trait gives
/// @param tactics what it does when the Referee leaves it to itself
public record Creature(
    String id,
    String name,
    Sums sums,
    Size size,
    Scores scores,
    Map<Skill, Degree> skills,
    List<Weapon> weapons,
    Optional<Armor> hide,
    List<String> features,
    List<String> traits,
    List<Gift> own,
    Stance stance,
    List<SheetItem> items,
    boolean minor,
    String tactics)
    implements Entry {
  /// The derived figures as printed.
  ///
  /// @param breath in Rounds; empty for those who do not breathe
  public record Sums(
      int armoring,
      int vitality,
      int reflex,
      int fortitude,
      int will,
      int ap,
      List<Hit> attacks,
      int hitDice,
      int tmk,
      Optional<Integer> breath,
      Map<DamageType, Integer> resistances,
      Map<DamageType, Integer> vulnerabilities) {
    public Sums {
      attacks = List.copyOf(attacks);
      resistances = Maps.copy(resistances);
      vulnerabilities = Maps.copy(vulnerabilities);
    }
  }

  /// An attack as printed.
  ///
  /// @param name of its weapon
  public record Hit(String name, int ap, int toHit, String damage) {}

  public Creature {
    Check.text("id", id);
    Check.text("name", name);
    skills = Maps.copy(skills);
    weapons = List.copyOf(weapons);
    features = List.copyOf(features);
    traits = List.copyOf(traits);
    own = List.copyOf(own);
    items = List.copyOf(items);
    Check.text("tactics", tactics);
  }

  @Override
  public List<String> atAGlance() {
    var told =
        new ArrayList<>(
            List.of(
                "Armoring " + sums.armoring(),
                "Vitality " + sums.vitality(),
                "Reflex " + sums.reflex(),
                "Fortitude " + sums.fortitude(),
                "Will " + sums.will(),
                sums.ap() + " AP"));
    sums.attacks().forEach(attack -> told.add(attack.name() + " " + attack.damage()));
    if (minor) {
      told.add("a minor foe");
    }
    return told;
  }

  // Creatures of one id are the same entry within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
