package quintain.terraodd.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.parts.Description;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.state.Advancement;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Background;
import quintain.terraodd.state.Condition;
import quintain.terraodd.state.Drive;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.Gear;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.Protection;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.SheetItem;
import quintain.terraodd.state.Tag;
import quintain.terraodd.state.Tier;

/// What the rules reference says of everything that the book ships besides its rules.
final class Entries {
  private Entries() {}

  static List<Entry.Said> described(Entry entry) {
    var says = new Description();
    switch (entry) {
      case Gear gear -> gear(gear, says);
      case Advancement advancement -> says.says(advancement.effect());
      case Condition condition -> condition(condition, says);
      case Foe foe -> foe(foe, says);
      case Tier tier -> tier(tier, says);
      case Background background -> background(background, says);
      case Drive drive -> says.told("Rolled", drive.roll() + " on a d12");
      case Sheet sheet -> sheet(sheet, says);
      default -> says.says(String.join(", ", entry.atAGlance()));
    }
    return says.lines();
  }

  private static void gear(Gear gear, Description says) {
    gear.harm()
        .ifPresent(
            harm ->
                says.told(
                    "Harm",
                    dice(harm)
                        + gear.kind()
                            .filter(kind -> kind != HarmKind.PHYSICAL)
                            .map(kind -> ", " + kind.told())
                            .orElse("")));
    gear.burst()
        .ifPresent(burst -> says.told("Or a burst", dice(burst) + " to everyone in an area"));
    gear.ability()
        .ifPresent(ability -> says.told("Hits", "with a roll that stays under " + ability.told()));
    if (gear.armour() > 0) {
      says.told("Armour", gear.armour() + gear.protection().map(Entries::worn).orElse(""));
    }
    says.told("Takes", hands(gear.hands()));
    if (gear.uses() > 0) {
      says.told("Lasts", Phrases.counted(gear.uses(), "use") + ", then it is gone");
    }
    says.told("World", gear.genre() != Genre.ANY, Phrases.words(gear.genre()));
    var marks = new ArrayList<String>();
    for (Tag tag : gear.tags()) {
      if (gear.note().isEmpty() || !tellsItsUse(tag)) {
        marks.add(marked(tag));
      }
    }
    says.says(String.join("; ", marks));
    says.says(gear.note());
  }

  private static String dice(HarmDice harm) {
    return harm.rolls().size() == 1
        ? harm.toString()
        : harm.toString().replace("+", " and ") + ", the highest success counts";
  }

  private static String worn(Protection protection) {
    return switch (protection) {
      case LIGHT -> ", light";
      case MEDIUM -> ", medium";
      case HEAVY -> ", heavy";
      case SHIELD -> " while held";
    };
  }

  private static String hands(int hands) {
    return switch (hands) {
      case 0 -> "";
      case 1 -> "one hand";
      default -> "both hands";
    };
  }

  /// Whether the notes of gear say the same where it has any.
  private static boolean tellsItsUse(Tag tag) {
    return switch (tag) {
      case RANGED, THROWN, REACH, PLACED, BLAST, CLUMSY, SMALL -> false;
      case BRACED,
          SLOW_TO_LOAD,
          OVERHEATS,
          FOOD,
          AID,
          HEALER,
          STIMULANT,
          CALMING,
          LIGHT,
          ROPE,
          PICKS_LOCKS ->
          true;
    };
  }

  private static String marked(Tag tag) {
    return switch (tag) {
      case RANGED -> "strikes from afar";
      case THROWN -> "may be thrown";
      case REACH -> "strikes a little farther than arm's length";
      case PLACED -> "is laid down and set off";
      case BLAST -> "hits everyone in an area";
      case CLUMSY -> "attacks with it are Impaired";
      case SMALL -> "small enough to hide";
      case BRACED -> "fires only on a turn without a move";
      case SLOW_TO_LOAD -> "fires once a round";
      case OVERHEATS -> "after a 12 it does not fire again in this fight";
      case FOOD -> "a meal for each use";
      case AID -> "a save to stabilise is Enhanced";
      case HEALER -> "counts as a healer";
      case STIMULANT -> "the next effort deals no Harm";
      case CALMING -> "brings lost Insight back";
      case LIGHT -> "gives light";
      case ROPE -> "serves as a rope";
      case PICKS_LOCKS -> "allows saves at locks";
    };
  }

  private static void condition(Condition condition, Description says) {
    says.says(condition.effect());
    says.told("Troubles saves on", condition.ability().map(ability -> ability.told()));
    says.told(
        "Comes from",
        condition.roll() > 0 ? condition.roll() + " on the d12 for Conditions" : "a choice");
  }

  private static void foe(Foe foe, Description says) {
    says.told("Grit", String.valueOf(foe.grit()));
    says.told("Armour", foe.armour() == 0 ? "none" : String.valueOf(foe.armour()));
    says.told(
        "Attributes",
        List.of(
            "Prowess " + foe.prowess(), "Insight " + foe.insight(), "Resolve " + foe.resolve()));
    says.told("Attacks", foe.attacks().stream().map(Entries::attack).toList());
    says.told("Critical harm", foe.criticalText());
    var nature = new ArrayList<String>();
    if (foe.detachment()) {
      nature.add("a detachment: many who fight as one");
    }
    if (foe.leader()) {
      nature.add("a leader: its fellows save on its Resolve");
    }
    if (foe.noMorale()) {
      nature.add("never flees");
    }
    if (foe.firstShotUnseen()) {
      nature.add("its first shot is Enhanced while nobody has seen it");
    }
    says.says(String.join("; ", nature));
    says.says(foe.note());
  }

  private static String attack(Attack attack) {
    var kind =
        attack.kind().filter(sort -> sort != HarmKind.PHYSICAL).map(sort -> " " + sort.told());
    return attack.name()
        + " "
        + dice(attack.harm())
        + kind.orElse("")
        + ", rolled under "
        + attack.ability().told()
        + (attack.ranged() ? ", from afar" : "")
        + (attack.blast() ? ", on everyone in an area" : "");
  }

  private static void tier(Tier tier, Description says) {
    says.told("All three attributes", String.valueOf(tier.score()));
    says.told("Grit", String.valueOf(tier.grit()));
    says.told("Harm", dice(tier.harm()));
  }

  private static void background(Background background, Description says) {
    says.told("Knows about", background.knows());
    says.told("Brings", Phrases.and(both(background.items(), background.keepsakes())));
    says.told("Rolled", background.roll() + " on a d20");
  }

  private static List<String> both(List<String> items, List<String> keepsakes) {
    var all = new LinkedHashMap<String, Integer>();
    items.forEach(item -> all.merge(item, 1, Integer::sum));
    keepsakes.forEach(keepsake -> all.merge(keepsake, 1, Integer::sum));
    return all.entrySet().stream()
        .map(each -> each.getValue() > 1 ? each.getValue() + " × " + each.getKey() : each.getKey())
        .toList();
  }

  private static void sheet(Sheet sheet, Description says) {
    says.told("Grit", String.valueOf(sheet.grit()));
    says.told(
        "Attributes",
        List.of(
            "Prowess " + sheet.prowess(),
            "Insight " + sheet.insight(),
            "Resolve " + sheet.resolve()));
    says.told("Background", sheet.background());
    says.told("Drive", sheet.drive());
    says.told("Advancements", sheet.advancements().stream().map(each -> each.name()).toList());
    says.told("Conditions", sheet.conditions().stream().map(each -> each.name()).toList());
    says.told("Carries", sheet.items().stream().map(Entries::item).toList());
    says.told("Keepsakes", sheet.keepsakes());
    says.number("Credits", sheet.credits());
  }

  private static String item(SheetItem item) {
    return item.item()
        + switch (item.place()) {
          case HELD -> " (in hand)";
          case WORN -> " (worn)";
          case PACK -> "";
        };
  }
}
