package quintain.rhod.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import quintain.kernel.Entry;
import quintain.kernel.parts.Description;
import quintain.kernel.parts.Phrases;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.ConditionEntry;
import quintain.rhod.state.Craft;
import quintain.rhod.state.Creature;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Material;
import quintain.rhod.state.Place;
import quintain.rhod.state.Recipe;
import quintain.rhod.state.Requirements;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Sheet;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.SkillEntry;
import quintain.rhod.state.Source;
import quintain.rhod.state.Tag;
import quintain.rhod.state.TagEntry;
import quintain.rhod.state.Tags;
import quintain.rhod.state.ToolAction;
import quintain.rhod.state.Toolkit;
import quintain.rhod.state.Trait;
import quintain.rhod.state.UseStep;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Words;

/// What the rules reference says of everything that the book ships besides its rules.
final class Entries {
  private Entries() {}

  static List<Entry.Said> described(Entry entry) {
    var says = new Description();
    switch (entry) {
      case Feature feature -> feature(feature, says);
      case Trait trait -> trait(trait, says);
      case TagEntry tag -> tag(tag, says);
      case Armor armor -> armor(armor, says);
      case Weapon weapon -> weapon(weapon, says);
      case Ammunition ammunition -> ammunition(ammunition, says);
      case Material material -> says.told("Takes", slot(material.size()));
      case Toolkit toolkit -> toolkit(toolkit, says);
      case Equipment equipment -> equipment(equipment, says);
      case Source source -> source(source, says);
      case ConditionEntry condition -> condition(condition, says);
      case Creature creature -> creature(creature, says);
      case Sheet sheet -> sheet(sheet, says);
      case SkillEntry skill -> skill(skill, says);
      default -> says.says(String.join(", ", entry.atAGlance()));
    }
    return says.lines();
  }

  private static void feature(Feature feature, Description says) {
    says.says(feature.effect());
    says.told("Costs", inside(feature.cost()));
    says.told("When", feature.use());
    says.told("Gained for", feature.exp() + " EXP");
    needs(feature.needs(), says);
    says.told("Good for", feature.area());
  }

  /// Within a line, where no sentence begins.
  private static String inside(String words) {
    return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  private static void trait(Trait trait, Description says) {
    says.says(trait.effect());
    says.told(
        "Gained for", trait.creature() ? "nothing: creatures alone have it" : trait.exp() + " EXP");
    needs(trait.needs(), says);
    says.told("Good for", trait.area());
  }

  private static void needs(Requirements needs, Description says) {
    var all = new ArrayList<String>();
    if (needs.tmk() > 0) {
      all.add(needs.tmk() + " Mechanics known (TMK)");
    }
    needs.skills().forEach((skill, degree) -> all.add(skill.title() + " " + degree.title()));
    needs.scores().forEach((ability, least) -> all.add(ability + " " + least));
    says.told("Needs", all);
  }

  private static void tag(TagEntry tag, Description says) {
    says.says(tag.meaning());
    says.told(
        "Found on",
        tag.on().stream()
            .map(
                thing ->
                    switch (thing) {
                      case "weapon" -> "weapons";
                      case "melee", "ranged" -> thing + " weapons";
                      default -> thing;
                    })
            .toList());
  }

  private static String slot(Size size) {
    return Phrases.a(Words.title(size)) + " Slot";
  }

  private static void armor(Armor armor, Description says) {
    says.told("Armoring", armor.value() + ", what it takes before it is used up");
    says.told("Worn", armor.place() == Place.HEADGEAR ? "on the head" : "on the body");
    says.told("Takes", slot(armor.size()));
    says.told(
        "Make",
        armor.tags().tags().stream()
            .filter(tag -> tag.kind() == Tag.Kind.MATERIAL || tag.kind() == Tag.Kind.STYLE)
            .map(Tag::word)
            .toList());
    besides(armor.tags(), List.of(Tag.Kind.SIZE, Tag.Kind.MATERIAL, Tag.Kind.STYLE), says);
    says.told("Starting kit", armor.kit(), "may hold it");
  }

  private static void weapon(Weapon weapon, Description says) {
    damage(weapon.tags(), says);
    says.told("Attack", weapon.ap() + " AP");
    range(weapon.tags(), says);
    says.told("Rolled with", either(weapon.tags()) + ", " + weapon.base().title());
    says.told("Against", weapon.tags().defense().map(Words::title));
    says.told(
        "Takes", weapon.natural() ? "no hand" : weapon.twoHanded() ? "both hands" : "one hand");
    says.told("Size", Words.title(weapon.size()));
    besides(weapon.tags(), SHOWN, says);
  }

  private static final List<Tag.Kind> SHOWN =
      List.of(
          Tag.Kind.SIZE,
          Tag.Kind.RANGE,
          Tag.Kind.ABILITY,
          Tag.Kind.DEFENSE,
          Tag.Kind.DICE,
          Tag.Kind.TYPE,
          Tag.Kind.TWO_HANDED,
          Tag.Kind.NATURAL,
          Tag.Kind.AP,
          Tag.Kind.QUICK,
          Tag.Kind.PONDEROUS);

  private static void damage(Tags tags, Description says) {
    tags.dice()
        .ifPresent(
            dice ->
                says.told(
                    "Damage",
                    dice
                        + " "
                        + tags.types().stream()
                            .map(DamageType::title)
                            .collect(Collectors.joining(" or "))));
  }

  private static void range(Tags tags, Description says) {
    int feet = tags.value(Tag.Kind.RANGE);
    says.told("Range", feet > 0, feet + "'");
  }

  private static String either(Tags tags) {
    return tags.abilities().stream().map(Ability::name).collect(Collectors.joining(" or "));
  }

  /// The Tags that no label has told of yet.
  private static void besides(Tags tags, List<Tag.Kind> told, Description says) {
    says.told(
        "Tags",
        tags.tags().stream().filter(tag -> !told.contains(tag.kind())).map(Tag::toString).toList());
  }

  private static void ammunition(Ammunition ammunition, Description says) {
    damage(ammunition.tags(), says);
    says.told("Fired by", "weapons of the Skill " + ammunition.base().title());
    says.told("Stack", ammunition.stack() + " in " + slot(ammunition.size()));
    besides(ammunition.tags(), SHOWN, says);
    ammunition.recipe().ifPresent(recipe -> recipe(recipe, says));
  }

  private static void recipe(Recipe recipe, Description says) {
    var words = new ArrayList<String>();
    words.add(recipe.watches() == 1 ? "1 Watch" : recipe.watches() + " Watches");
    words.add(
        recipe.skill().trials().stream()
            .map(trial -> trial.skill().title() + " DC " + trial.dc())
            .collect(Collectors.joining(both(recipe.skill()))));
    if (!recipe.tools().isEmpty()) {
      words.add("tools to " + Phrases.and(actions(recipe.tools())));
    }
    if (!recipe.materials().isEmpty()) {
      words.add(Phrases.and(recipe.materials().stream().map(Recipe.Part::toString).toList()));
    }
    says.told(
        "Made with",
        String.join("; ", words) + (recipe.makes() > 1 ? "; gives " + recipe.makes() : ""));
  }

  private static String both(Craft craft) {
    return craft.all() ? " and " : " or ";
  }

  private static List<String> actions(List<ToolAction> actions) {
    return actions.stream().map(action -> action.name().toLowerCase(Locale.ROOT)).toList();
  }

  private static void toolkit(Toolkit toolkit, Description says) {
    says.told("Good to", Phrases.and(actions(toolkit.actions())));
    says.told("Takes", slot(toolkit.size()));
    toolkit.recipe().ifPresent(recipe -> recipe(recipe, says));
  }

  private static void equipment(Equipment equipment, Description says) {
    says.says(equipment.effect());
    says.told(
        "Steps",
        equipment.steps().stream().map(Entries::step).collect(Collectors.joining(", then "))
            + " ("
            + equipment.actionCost()
            + " AP)");
    says.told(
        "Charges", equipment.charged() ? String.valueOf(equipment.charges()) : "without limit");
    says.told(
        "Takes",
        slot(equipment.size()) + (equipment.stack() > 1 ? " for up to " + equipment.stack() : ""));
    equipment.recipe().ifPresent(recipe -> recipe(recipe, says));
  }

  private static String step(UseStep step) {
    return step.verbs().stream().map(Words::title).collect(Collectors.joining(" or "));
  }

  private static void source(Source source, Description says) {
    says.told(
        "Teaches",
        source.skill().title()
            + source.ceiling().map(degree -> ", up to " + degree.title()).orElse(""));
    says.told("Takes", slot(source.size()));
  }

  private static void condition(ConditionEntry condition, Description says) {
    says.says(condition.effect());
    says.told("Passes", condition.natural());
    says.told("Ended by", condition.chemical());
  }

  private static void creature(Creature creature, Description says) {
    var sums = creature.sums();
    says.told("Armoring", String.valueOf(sums.armoring()));
    says.told("Vitality", String.valueOf(sums.vitality()));
    says.told(
        "Defenses",
        List.of("Reflex " + sums.reflex(), "Fortitude " + sums.fortitude(), "Will " + sums.will()));
    says.told("AP", sums.ap() + " each Turn");
    says.told(
        "Attacks",
        sums.attacks().stream()
            .map(
                hit ->
                    "%s (%d AP) %s to hit, %s damage"
                        .formatted(hit.name(), hit.ap(), Words.signed(hit.toHit()), hit.damage()))
            .collect(Collectors.joining("; ")));
    says.told("Abilities", scores(creature.scores()));
    says.told("Skills", skills(creature.skills()));
    says.told("Resists", typed(sums.resistances()));
    says.told("Vulnerable to", typed(sums.vulnerabilities()));
    says.told("Features", creature.features());
    says.told("Traits", creature.traits());
    says.told("Carries", creature.items().stream().map(Entries::item).toList());
    says.told("Size", Words.title(creature.size()));
    says.told("Stance", Words.title(creature.stance()));
    says.told("Hit Dice", String.valueOf(sums.hitDice()));
    says.told(
        "Breath",
        sums.breath().map(rounds -> Phrases.counted(rounds, "Round")).orElse("does not breathe"));
    says.told("Kind", creature.minor(), "a minor foe");
    says.says(creature.tactics());
  }

  private static List<String> scores(Scores scores) {
    return Arrays.stream(Ability.values())
        .map(
            ability ->
                "%s %d (%s)"
                    .formatted(ability, scores.of(ability), Words.signed(scores.mod(ability))))
        .toList();
  }

  private static List<String> skills(Map<Skill, Degree> skills) {
    return skills.entrySet().stream()
        .map(each -> each.getKey().title() + " " + Words.signed(each.getValue().bonus()))
        .toList();
  }

  private static List<String> typed(Map<DamageType, Integer> types) {
    return types.entrySet().stream()
        .map(each -> each.getKey().title() + " " + each.getValue())
        .toList();
  }

  private static void sheet(Sheet sheet, Description says) {
    says.says(sheet.concept());
    says.told("Abilities", scores(sheet.scores()));
    says.told("Skills", skills(sheet.skills()));
    says.told("Features", sheet.features());
    says.told("Traits", sheet.traits());
    says.told("Stance", Words.title(sheet.stance()));
    says.told("Carries", sheet.items().stream().map(Entries::item).toList());
    says.number("EXP to spend", sheet.exp());
    says.number("Wounds", sheet.wounds());
  }

  private static String item(SheetItem item) {
    var name = item.count() > 1 ? item.count() + " × " + item.item() : item.item();
    return name
        + switch (item.place()) {
          case ARMOR_WORN, HEADGEAR -> " (worn)";
          case MAIN_HAND, OFF_HAND -> " (in hand)";
          case TWO_HANDS -> " (in both hands)";
          case SHEATH -> " (sheathed)";
          case COINPURSE -> " (in the coinpurse)";
          case QUIVER -> " (in the quiver)";
          case PACK, NATURAL -> "";
        };
  }

  private static void skill(SkillEntry skill, Description says) {
    says.says(skill.use());
    says.told("Group", Words.title(skill.group()));
    says.told(
        "Rolled with",
        skill.abilities().stream().map(Ability::name).collect(Collectors.joining(" or ")));
  }
}
