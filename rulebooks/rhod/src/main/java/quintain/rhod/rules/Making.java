package quintain.rhod.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Craft;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Material;
import quintain.rhod.state.Recipe;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Source;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Thing;
import quintain.rhod.state.ToolAction;
import quintain.rhod.state.Toolkit;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Work;

/// What it takes to make weapons and Armors, which have no recipe of their own.
final class Making {
  private static final int BASE_DC = 10;

  private static final List<ToolAction> FORGED =
      List.of(ToolAction.HEAT, ToolAction.HAMMER, ToolAction.GRIND);
  private static final List<ToolAction> CARVED = List.of(ToolAction.CARVE, ToolAction.CUT);
  private static final List<ToolAction> SEWN = List.of(ToolAction.CUT, ToolAction.SEW);

  private Making() {}

  /// How a thing is made; empty for what nobody makes.
  static Optional<Recipe> of(Thing thing) {
    return switch (thing) {
      case Equipment equipment -> equipment.recipe();
      case Ammunition shot -> shot.recipe();
      case Toolkit tools -> tools.recipe();
      case Weapon weapon -> weapon.natural() ? Optional.empty() : Optional.of(weapon(weapon));
      case Armor armor ->
          armor.tags().has(Tag.Kind.NATURAL) || !armor.valid()
              ? Optional.empty()
              : Optional.of(armor(armor));
      case Material _, Source _, Work _ -> Optional.empty();
    };
  }

  /// As many Watches as its AP, two more on the DC for each Tag it need not have.
  private static Recipe weapon(Weapon weapon) {
    return armed(
        weapon.base(), weapon.ap(), weapon.tags().optional(weapon.needed()), weapon.size());
  }

  private static Recipe armed(Skill base, int watches, int optional, Size size) {
    int dc = BASE_DC + 2 * optional;
    int amount = size.materials();
    if (base.equals(Skill.BOW)) {
      return recipe(watches, Skill.WOODWORKING, dc, CARVED, amount, "Wood Billet");
    }
    return base.equals(Skill.SLING)
        ? recipe(watches, Skill.WEAVING, dc, CARVED, amount, "Cord")
        : recipe(watches, Skill.SMITHING, dc, FORGED, amount, "Iron Bar");
  }

  /// What it takes to change a thing into this: as for making it anew, and ammunition as a weapon
  /// of its size (RHD-R-100).
  static Optional<Recipe> changing(Thing thing) {
    return thing instanceof Ammunition shot
        ? Optional.of(
            armed(
                shot.base(),
                shot.size().weaponAp(),
                shot.tags().optional(Ammunition.NEEDED),
                shot.size()))
        : of(thing);
  }

  /// A third of its Armoring Value in Watches, rounded up; the DC by its Material.
  private static Recipe armor(Armor armor) {
    int watches = Math.ceilDiv(armor.value(), 3);
    int dc = BASE_DC + armor.tags().value(Tag.Kind.MATERIAL);
    int amount = armor.tags().value(Tag.Kind.SIZE) * 2;
    var material =
        armor.tags().first(Tag.Kind.MATERIAL).map(Tag::word).orElse("").toLowerCase(Locale.ROOT);
    return switch (material) {
      case "cloth" -> recipe(watches, Skill.WEAVING, dc, SEWN, amount, "Cloth Bolt");
      case "fur", "hide" -> recipe(watches, Skill.LEATHERWORKING, dc, SEWN, amount, "Cord");
      case "chain", "plate" -> recipe(watches, Skill.SMITHING, dc, FORGED, amount, "Iron Bar");
      default -> recipe(watches, Skill.CRAFTING, dc, CARVED, amount, "Wood Billet");
    };
  }

  private static Recipe recipe(
      int watches, Skill skill, int dc, List<ToolAction> tools, int amount, String material) {
    return new Recipe(
        Math.max(1, watches),
        Craft.of(skill, dc),
        tools,
        List.of(new Recipe.Part(amount, material)),
        1);
  }
}
