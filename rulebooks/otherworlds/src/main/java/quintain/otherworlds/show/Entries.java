package quintain.otherworlds.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Description;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.ArmorClass;
import quintain.otherworlds.state.Attack;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Origin;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Reserve;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.SheetItem;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Weapon;

/// What the rules reference says of everything that the book ships besides its rules.
final class Entries {
  private Entries() {}

  static List<Entry.Said> described(Entry entry) {
    var says = new Description();
    switch (entry) {
      case Weapon weapon -> weapon(weapon, says);
      case Armor armor -> armor(armor, says);
      case Guard guard -> says.told("Guard", reserve(guard.reserve()));
      case Absorb absorb ->
          says.says("Takes " + absorb.amount() + " damage for its bearer, then it is spent");
      case Consumable thing -> consumable(thing, says);
      case Skill skill -> skill(skill, says);
      case Spell spell -> spell(spell, says);
      case Origin origin -> origin(origin, says);
      case Creature creature -> creature(creature, says);
      case Sheet sheet -> sheet(sheet, says);
      default -> says.says(String.join(", ", entry.atAGlance()));
    }
    price(entry).ifPresent(marks -> says.told("Price", Phrases.counted(marks, "mark")));
    return says.lines();
  }

  private static Optional<Integer> price(Entry entry) {
    return entry instanceof Gear gear ? gear.price() : Optional.empty();
  }

  private static void weapon(Weapon weapon, Description says) {
    says.told("Family", weapon.family().title());
    figures(weapon.figures(), says);
    says.told(
        "Rolled with",
        weapon.categories().stream()
            .map(category -> category.attribute().title())
            .distinct()
            .reduce((one, other) -> one + " or " + other));
    says.told("Damage type", Phrases.words(weapon.type()));
    says.told(
        "Takes",
        switch (weapon.hands()) {
          case ONE -> "one hand";
          case TWO -> "both hands";
          case EITHER -> "one hand, or both for an edge";
        });
    says.told("Size", Phrases.words(weapon.size()));
    says.told("Keywords", weapon.keywords().stream().map(Keyword::title).toList());
    says.told("Defence", weapon.defence() > 0, "+" + weapon.defence() + " while held");
  }

  private static void figures(Figures figures, Description says) {
    if (figures.explodes()) {
      says.told("Explosive", "grade " + figures.explosive());
    } else {
      says.told("Attack Value", String.valueOf(figures.attack()));
    }
    says.told(
        figures.range() <= 2 && !figures.thrown() ? "Reach" : "Range",
        figures.thrown()
            ? "thrown as far as the thrower's Strength"
            : Phrases.counted(figures.range(), "space"));
    says.told(
        "Magazine",
        figures.magazine() > 0 && !figures.thrown(),
        Phrases.counted(figures.magazine(), "round"));
  }

  private static void armor(Armor armor, Description says) {
    says.told("Armor", armor.armor() == 0 ? "none" : armor.armor() + " off every hit");
    says.told("Class", Phrases.words(armor.weight()));
    if (armor.weight() != ArmorClass.CLOTH) {
      says.told("Worn with", "Toughness " + armor.weight().toughness() + " or more");
      says.told("Dexterity counts", "up to " + armor.weight().dexCap());
    }
    says.told("Resistance", DamageType.told(armor.resists()));
  }

  private static String reserve(Reserve reserve) {
    return "takes "
        + reserve.full()
        + " damage first, and regains "
        + reserve.recharge()
        + " of it each turn";
  }

  private static void consumable(Consumable thing, Description says) {
    says.says(thing.effect());
    says.told("Lasts", thing.uses() > 0, Phrases.counted(thing.uses(), "use"));
  }

  private static void skill(Skill skill, Description says) {
    says.says(skill.effect());
    says.told(
        "Used as",
        switch (skill.kind()) {
          case ACTION -> "an Action";
          case BOOST -> "a Boost beside an action";
          case PASSIVE -> "a Passive: it always holds";
          case REACTION -> "a Reaction to what others do";
          case MOVEMENT -> "Movement";
        });
    says.told("Costs", costs(skill.discipline(), skill.astral()));
    says.told(
        "How often",
        switch (skill.limit()) {
          case NONE -> "";
          case ONCE_PER_ENCOUNTER -> "once an encounter";
          case ONCE_PER_DAY -> "once a day";
        });
  }

  private static String costs(int discipline, int astral) {
    var costs = new ArrayList<String>();
    if (discipline > 0) {
      costs.add(discipline + " Discipline");
    }
    if (astral > 0) {
      costs.add(astral + " Astral");
    }
    return Phrases.and(costs);
  }

  private static void spell(Spell spell, Description says) {
    says.says(spell.effect());
    says.told("Costs", spell.astral() + " Astral");
    says.told(
        "Range", spell.range() == 0 ? "the caster alone" : Phrases.counted(spell.range(), "space"));
    says.told("Cast", spell.boost() ? "as a Boost beside an action" : "as an Action");
    says.told("Spoken", spell.verbal(), "whoever cannot speak cannot cast it");
  }

  private static void origin(Origin origin, Description says) {
    says.told("Nature", origin.natures().stream().map(Phrases::words).toList());
    says.told("Size", Phrases.words(origin.size()));
    says.told("Moves", origin.gaits().stream().map(Entries::gait).toList());
    says.told("Picks", origin.picks() > 0, origin.picks() + " more than usual");
    says.told(
        "Health",
        origin.health() != 0,
        Math.abs(origin.health()) + (origin.health() < 0 ? " less" : " more") + " than usual");
    responses(origin.responses(), says);
  }

  private static String gait(Gait gait) {
    return switch (gait) {
      case FLIGHT -> "flies over whatever stands in the way";
      case FLOAT -> "floats over things up to its own height";
      case GHOST -> "passes through anything, and resists physical damage";
    };
  }

  private static void responses(Responses responses, Description says) {
    says.told("Immune to", DamageType.told(responses.immune()));
    says.told("Resists", DamageType.told(responses.resistance()));
    says.told("Weak against", DamageType.told(responses.weakness()));
    says.told("Healed by", DamageType.told(responses.affinity()));
  }

  private static void creature(Creature creature, Description says) {
    says.told("Health", String.valueOf(creature.health()));
    says.told("Armor", creature.armor() == 0 ? "none" : String.valueOf(creature.armor()));
    says.told("Guard", creature.guard().map(Entries::reserve));
    says.told("Attributes", attributes(creature.attributes()));
    says.told(
        "Attacks", String.join("; ", creature.attacks().stream().map(Entries::attack).toList()));
    says.told("Proficient in", creature.proficient().stream().map(Proficiency::title).toList());
    responses(creature.responses(), says);
    says.told("Moves", creature.gaits().stream().map(Entries::gait).toList());
    says.told("Tier", Phrases.words(creature.tier()));
    says.told("Size", Phrases.words(creature.size()));
    says.told(
        "Nature", creature.natures().stream().map((Nature each) -> Phrases.words(each)).toList());
    says.says(creature.special());
  }

  private static String attack(Attack attack) {
    var words = new ArrayList<String>();
    words.add(attack.name() + " with " + attack.attribute().title());
    words.add(attack.figures().told().replace("; ", ", "));
    words.add(Phrases.words(attack.type()));
    if (attack.figures().magazine() > 0) {
      words.add("magazine of " + attack.figures().magazine());
    }
    attack.keywords().forEach(keyword -> words.add(keyword.title()));
    return String.join(", ", words);
  }

  private static List<String> attributes(Attributes attributes) {
    return Arrays.stream(Attribute.values())
        .map(each -> each.title() + " " + attributes.of(each))
        .toList();
  }

  private static void sheet(Sheet sheet, Description says) {
    says.told("Origin", sheet.origin());
    says.told("Rank", String.valueOf(sheet.rank()));
    says.told("Attributes", attributes(sheet.attributes()));
    says.told("Proficient in", sheet.proficiencies().stream().map(Proficiency::title).toList());
    says.told("Masters", sheet.masteries().stream().map(Family::title).toList());
    says.told("Skills and spells", sheet.picks());
    says.told("Warded against", sheet.ward().map(Phrases::words));
    says.told("Carries", sheet.items().stream().map(Entries::item).toList());
    says.told("Money", sheet.marks() > 0, Phrases.counted(sheet.marks(), "mark"));
  }

  private static String item(SheetItem item) {
    return item.item()
        + switch (item.place()) {
          case HAND -> " (in hand)";
          case BOTH_HANDS -> " (in both hands)";
          case WORN -> " (worn)";
          case QUICK -> " (at hand)";
          case SHEATHED -> " (sheathed)";
          case PACK -> "";
        };
  }
}
