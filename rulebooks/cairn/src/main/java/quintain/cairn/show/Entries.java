package quintain.cairn.show;

import java.util.ArrayList;
import java.util.List;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Background;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.IllEffect;
import quintain.cairn.state.NameRow;
import quintain.cairn.state.Relic;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.cairn.state.Spell;
import quintain.cairn.state.StartingGear;
import quintain.cairn.state.Tag;
import quintain.cairn.state.TraitRow;
import quintain.kernel.Entry;
import quintain.kernel.parts.Description;
import quintain.kernel.parts.Phrases;

/// What the rules reference says of everything that the book ships besides its rules.
final class Entries {
  private static final int FACES_TO_A_SPELL = 4;

  private Entries() {}

  static List<Entry.Said> described(Entry entry) {
    var says = new Description();
    switch (entry) {
      case Gear gear -> gear(gear, says);
      case Creature creature -> creature(creature, says);
      case Spell spell -> spell(spell, says);
      case Relic relic -> relic(relic, says);
      case IllEffect ill -> says.says(ill.roll() + " on the d6 after a failed casting save");
      case Background background -> background(background, says);
      case NameRow row -> says.says(row.roll() + " on a d20, one for each of the two names");
      case TraitRow row -> traits(row, says);
      case StartingGear row -> startingGear(row, says);
      case Sheet sheet -> sheet(sheet, says);
      default -> says.says(String.join(", ", entry.atAGlance()));
    }
    return says.lines();
  }

  private static void gear(Gear gear, Description says) {
    gear.damage().ifPresent(damage -> says.told("Damage", dice(damage)));
    if (gear.armor() > 0) {
      boolean held = gear.piece().filter(piece -> piece == ArmorPiece.SHIELD).isPresent();
      says.told("Armor", "+" + gear.armor() + (held ? " while held" : " while worn"));
    }
    gear.light()
        .ifPresent(
            light ->
                says.told(
                    "Light",
                    light.feet()
                        + " ft, "
                        + (light.minutes() == 0
                            ? "as long as it is fed"
                            : "for " + Phrases.counted(light.minutes(), "minute"))));
    says.told("Takes", hands(gear.hands()));
    says.told("Fills", slots(gear.slots()));
    if (gear.carries() > 0) {
      says.told("Carries", Phrases.counted(gear.carries(), "slot") + " for those it goes with");
    }
    if (gear.uses() > 0) {
      says.told("Lasts", Phrases.counted(gear.uses(), "use") + ", then it is gone");
    }
    says.told(
        "Price", gear.price().map(gold -> gold == 0 ? "" : gold + " gp").orElse("not for sale"));
    var marks = new ArrayList<String>();
    for (Tag tag : gear.tags()) {
      if (gear.note().isEmpty() || !tellsItsUse(tag)) {
        marks.add(marked(tag));
      }
    }
    marks.removeIf(String::isEmpty);
    says.says(String.join("; ", marks));
    says.says(gear.note());
  }

  private static String dice(Damage damage) {
    return damage.dice().size() == 1
        ? damage.toString()
        : damage.toString().replace("+", " and ") + ", the highest counts";
  }

  private static String hands(int hands) {
    return switch (hands) {
      case 0 -> "";
      case 1 -> "one hand";
      default -> "both hands";
    };
  }

  private static String slots(int slots) {
    return switch (slots) {
      case 0 -> "no slot (petty)";
      case 1 -> "one slot";
      default -> slots + " slots (bulky)";
    };
  }

  /// Whether the notes of gear say the same where it has any.
  private static boolean tellsItsUse(Tag tag) {
    return switch (tag) {
      case BULKY, PETTY, THROWN, REACH, RANGED, BLAST, METAL, BLADE, AID, SLOW -> false;
      case HELD,
          WORN,
          TOOL,
          DIGGING,
          LIGHT,
          FUEL,
          ROPE,
          FOOD,
          HEALER,
          POISON_CURE,
          UNDEAD_ONLY,
          WARDS_UNDEAD,
          BINDS,
          ENTANGLES,
          STOPS,
          TRAP,
          SHELTER,
          BEAST,
          VEHICLE,
          SPELLBOOK,
          SCROLL,
          TREASURE ->
          true;
    };
  }

  /// What a mark means, where its figures do not say it.
  private static String marked(Tag tag) {
    return switch (tag) {
      case BULKY, PETTY, HELD, WORN, LIGHT -> "";
      case THROWN -> "may be thrown";
      case REACH -> "strikes a little farther than arm's length";
      case RANGED -> "strikes from afar";
      case BLAST -> "hits everyone in an area";
      case METAL -> "mostly metal";
      case BLADE -> "has an edge";
      case TOOL -> "a craft's tool";
      case DIGGING -> "digs";
      case FUEL -> "feeds a light";
      case ROPE -> "serves as a rope";
      case FOOD -> "a day's food for each use";
      case AID -> "helps to aid the critically damaged";
      case HEALER -> "lends the skill that a week's healing takes";
      case POISON_CURE -> "ends one poison";
      case UNDEAD_ONLY -> "harms the dead alone";
      case WARDS_UNDEAD -> "the dead do not cross a line of it";
      case BINDS -> "binds the hands: attacks are impaired";
      case ENTANGLES -> "whoever it catches is helpless this round unless a DEX save passes";
      case STOPS -> "whoever crosses it stops unless a DEX save passes";
      case TRAP -> "lies in wait for what comes by";
      case SHELTER -> "may make a camp safe";
      case BEAST -> "an animal that carries";
      case VEHICLE -> "rolls and carries";
      case SLOW -> "slows whoever travels with it";
      case SPELLBOOK -> "holds one spell and is kept after casting";
      case SCROLL -> "holds one spell and vanishes when it is cast";
      case TREASURE -> "worth much and good for little else";
    };
  }

  private static void creature(Creature creature, Description says) {
    says.told("HP", String.valueOf(creature.hp()));
    says.told("Armor", creature.armor() == 0 ? "none" : String.valueOf(creature.armor()));
    says.told(
        "Abilities",
        List.of("STR " + creature.str(), "DEX " + creature.dex(), "WIL " + creature.wil()));
    says.told("Attacks", creature.attacks().stream().map(Entries::attack).toList());
    says.told("Critical damage", creature.criticalText());
    var nature = new ArrayList<String>();
    if (creature.detachment()) {
      nature.add("a detachment: many who fight as one");
    }
    if (creature.leader()) {
      nature.add("a leader: its fellows save on its WIL");
    }
    if (creature.noMorale()) {
      nature.add("never flees");
    }
    says.says(String.join("; ", nature));
    says.says(creature.note());
  }

  private static String attack(Attack attack) {
    return attack.name()
        + " "
        + dice(attack.damage())
        + (attack.blast() ? " to everyone in an area" : "");
  }

  private static void spell(Spell spell, Description says) {
    says.says(spell.effect());
    says.told("With time and safety", spell.enhanced());
    if (spell.row() > 0) {
      int last = spell.row() * FACES_TO_A_SPELL;
      says.told("Found on a d100", (last - FACES_TO_A_SPELL + 1) + "–" + last);
    }
  }

  private static void relic(Relic relic, Description says) {
    says.says(relic.text());
    says.told("Charges", String.valueOf(relic.charges()));
    says.told(
        "Recharge", relic.recharge().orElse(relic.usedUp() ? "none: it is used up" : "nothing"));
    says.told("Fills", slots(relic.slots()));
  }

  private static void background(Background background, Description says) {
    says.told("Knows about", background.knows());
    says.told("Brings", background.items());
    says.told("Purse", background.purse().map(amount -> amount + " gp more than usual"));
    says.told("Rolled", background.roll() > 0, background.roll() + " on a d20");
  }

  private static void traits(TraitRow row, Description says) {
    says.told("Build", row.build());
    says.told("Face", row.face());
    says.told("Voice", row.voice());
    says.told("Dress", row.dress());
    says.told("Virtue", row.virtue());
    says.told("Vice", row.vice());
    says.told("Known for", row.knownFor());
    says.told("Trouble", row.trouble());
    says.says("One d12 is rolled for each of these");
  }

  private static void startingGear(StartingGear row, Description says) {
    var brings =
        row.oneOf().stream()
            .map(
                grant ->
                    switch (grant) {
                      case StartingGear.Grant.Items items -> Phrases.and(items.gear());
                      case StartingGear.Grant.RollOn again ->
                          "one more roll for " + again.table().told();
                    })
            .toList();
    says.told(
        brings.size() > 1 ? "Brings one of" : "Brings",
        brings.isEmpty() ? "nothing" : String.join(", ", brings));
  }

  private static void sheet(Sheet sheet, Description says) {
    says.told("HP", String.valueOf(sheet.hp()));
    says.told(
        "Abilities", List.of("STR " + sheet.str(), "DEX " + sheet.dex(), "WIL " + sheet.wil()));
    says.told("Background", sheet.background());
    says.told("Traits", sheet.traits());
    says.told("Carries", sheet.items().stream().map(Entries::item).toList());
    says.number("Coins in copper", sheet.coins());
    says.told("Works for", sheet.employer());
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
