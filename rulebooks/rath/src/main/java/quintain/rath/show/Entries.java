package quintain.rath.show;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.parts.Description;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Aptitude;
import quintain.rath.state.ArmorPiece;
import quintain.rath.state.Attack;
import quintain.rath.state.Band;
import quintain.rath.state.Creature;
import quintain.rath.state.Gear;
import quintain.rath.state.Purse;
import quintain.rath.state.Sheet;
import quintain.rath.state.SheetItem;
import quintain.rath.state.Spell;
import quintain.rath.state.Stat;
import quintain.rath.state.Stats;
import quintain.rath.state.Trap;
import quintain.rath.state.Weapon;

/// What the rules reference says of everything that the book ships besides its rules.
final class Entries {
  private Entries() {}

  static List<Entry.Said> described(Entry entry) {
    var says = new Description();
    switch (entry) {
      case Gear gear -> gear(gear, says);
      case Aptitude aptitude -> aptitude(aptitude, says);
      case Spell spell -> spell(spell, says);
      case Creature creature -> creature(creature, says);
      case Trap trap -> trap(trap, says);
      case Sheet sheet -> sheet(sheet, says);
      default -> says.says(String.join(", ", entry.atAGlance()));
    }
    return says.lines();
  }

  private static void gear(Gear gear, Description says) {
    gear.weapon().ifPresent(weapon -> weapon(weapon, says));
    gear.armor().ifPresent(piece -> armor(piece, says));
    says.told("Shoots", gear.ammo());
    says.told("Usage die", gear.usage().map(sides -> "d" + sides));
    if (gear.weapon().isEmpty()) {
      says.told("Takes", hands(gear.hands()));
    }
    says.told(
        "Fills",
        !gear.service(),
        gear.slots() == 0 ? "no slot" : Phrases.counted(gear.slots(), "slot"));
    says.told(
        "Price",
        gear.price()
            .map(copper -> copper == 0 ? "" : Purse.EMPTY.plus(copper).toString())
            .orElse("not for sale"));
    says.says(gear.note());
  }

  private static void weapon(Weapon weapon, Description says) {
    says.told(
        "Damage",
        "d"
            + weapon.die()
            + (weapon.dieInTwoHands() == weapon.die()
                ? ""
                : ", d" + weapon.dieInTwoHands() + " in both hands"));
    says.told("Takes", hands(weapon.hands()));
    says.told("Range", range(weapon.range()));
    switch (weapon) {
      case SIMPLE, STANDARD, SLING, BOW -> {}
      case TWO_HANDED -> says.says("A critical hit knocks the target prone");
      case CROSSBOW -> says.says("Ignores 2 points of AC; takes an action to reload");
    }
  }

  private static void armor(ArmorPiece piece, Description says) {
    says.told("AC", "+" + piece.ac());
    if (piece.loud()) {
      says.says("Disadvantage to stealth" + (piece.sinks() ? " and swimming" : ""));
    }
    if (piece == ArmorPiece.SHIELD) {
      says.says("May be sacrificed against a hit");
    }
  }

  private static String hands(int hands) {
    return switch (hands) {
      case 0 -> "";
      case 1 -> "one hand";
      default -> "both hands";
    };
  }

  private static String range(Band band) {
    return switch (band) {
      case CLOSE -> "Close (arm's length)";
      case NEAR -> "Near (one move away)";
      case FAR -> "Far (a run away)";
      case DISTANT -> "Distant (as far as one sees)";
    };
  }

  private static void aptitude(Aptitude aptitude, Description says) {
    says.says(aptitude.effect());
    says.told(
        "Who may have it",
        switch (aptitude.type()) {
          case SKILL -> "anybody";
          case INHERENT -> "whoever has a reason that the GM agrees to";
        });
    if (aptitude.uses() > 0) {
      says.told(
          "Works",
          Phrases.counted(aptitude.uses(), "time")
              + switch (aptitude.recharge()) {
                case ALWAYS -> "";
                case TURN -> " a turn";
                case SCENE -> " a scene";
                case SHORT -> " between short rests";
                case LONG -> " between long rests";
              });
    }
  }

  private static void spell(Spell spell, Description says) {
    says.says(spell.effect());
    says.told("Casting test", "DC " + spell.dc());
    says.told("Range", spell.self() ? "the caster alone" : range(spell.range()));
    says.told(
        "Lasts",
        switch (spell.span()) {
          case INSTANT -> "";
          case POOL -> "as long as its dice";
          case COMBAT_OR_TURN -> "the combat, or 10 minutes outside one";
          case COMBAT_TURN -> "until the end of the target's next turn";
          case TURN -> "10 minutes";
          case SIX_TURNS -> "1 hour";
        });
  }

  private static void creature(Creature creature, Description says) {
    says.told("HP", String.valueOf(creature.hp()));
    says.told("AC", String.valueOf(creature.ac()));
    says.told("Stats", stats(creature.stats()));
    says.told(
        "Attacks", String.join("; ", creature.attacks().stream().map(Entries::attack).toList()));
    says.told(
        "Nerve",
        creature.nerve().map(nerve -> signed(nerve) + " on nerve checks").orElse("never checks"));
    says.told(
        "Threat",
        !creature.threat().isEmpty(),
        creature.threat().replace("~", "about ") + " (1 is a level 1 character)");
    says.says(creature.special());
    says.told("Motive", creature.motive());
  }

  private static String attack(Attack attack) {
    var words = new ArrayList<String>();
    words.add(
        attack.cloud()
            ? attack.name() + " on every foe in range, without a roll"
            : attack.name() + " " + signed(attack.hit()) + " to hit");
    attack.damage().ifPresent(damage -> words.add(damage + " damage"));
    if (attack.ranged()) {
      words.add("up to " + attack.range().words());
    }
    return String.join(", ", words);
  }

  private static String signed(int figure) {
    return figure < 0 ? "−" + -figure : "+" + figure;
  }

  private static List<String> stats(Stats stats) {
    var told = new ArrayList<String>();
    for (Stat stat : Stat.values()) {
      if (stats.of(stat) != 0) {
        told.add(stat + " " + signed(stats.of(stat)));
      }
    }
    if (told.size() < Stat.values().length) {
      told.add(told.isEmpty() ? "all 0" : "the others 0");
    }
    return told;
  }

  private static void trap(Trap trap, Description says) {
    says.says(trap.effect());
    says.told("Sprung by", trap.trigger());
    says.told("Strikes", trap.everyone(), "everyone in the zone");
    says.told(
        "Goes off",
        trap.type() == Trap.Type.TRAP,
        trap.charges() == 0
            ? "every time"
            : trap.charges() == 1 ? "once" : trap.charges() + " times");
    says.told("Complex", trap.complex(), "every attempt on it is a step harder");
    says.told("Broken open", trap.breakDc() > 0, "with a STR test, DC " + trap.breakDc());
    says.told("Got around", trap.bypass());
  }

  private static void sheet(Sheet sheet, Description says) {
    says.says(sheet.look());
    says.told("Level", String.valueOf(sheet.level()));
    says.told("HP", String.valueOf(sheet.hp()));
    says.told("Stats", stats(sheet.stats()));
    says.told("Aptitudes", sheet.aptitudes());
    says.told("Studied", sheet.studied());
    says.told("Spells known", sheet.knows());
    says.told("Spells at hand", sheet.equips());
    says.told("Carries", sheet.items().stream().map(Entries::item).toList());
    says.told("Purse", sheet.purse().map(Purse::toString));
    says.told("Drive", sheet.drive());
    says.told("Tie", sheet.tie());
  }

  private static String item(SheetItem item) {
    var spell = item.spell().map(written -> " of " + written).orElse("");
    return item.item()
        + spell
        + switch (item.place()) {
          case HELD -> " (in hand)";
          case WORN -> " (worn)";
          case PACK -> "";
        };
  }
}
