package quintain.terraodd;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quintain.kernel.Names;
import quintain.kernel.parts.FactWords;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String placed(Item.Where where, String item) {
    return switch (where) {
      case HELD -> "takes the " + item + " in hand";
      case WORN -> "puts on the " + item;
      case PACK -> "stows the " + item;
    };
  }

  /// What somebody attacks with, as it stands in a sentence.
  static String armed(String with) {
    return switch (with) {
      case Arms.UNARMED -> "bare hands";
      case Arms.IMPROVISED -> "an " + with;
      case Arms.THROWN -> "a " + with;
      default -> with.startsWith(Arms.THROW) ? "the " + with : with;
    };
  }

  /// A reason or somebody's own words after what they belong to, if there are any.
  private static final FactWords FACTS =
      new FactWords()
          .spelling("Grit", "Prowess", "Insight", "Resolve")
          .meaning("at", "place")
          .meaning("fled", "gone")
          .holding(
              "scene.closed", "there is no safe place to run to", "there is a safe place to run to")
          .holding("scene.dark", "it is dark", "it is not dark");

  /// A figure by the name it has among facts: `Grit`.
  static String figure(String fact) {
    return FACTS.said(fact);
  }

  /// What the GM does when setting a fact.
  static String setting(OddState state, String fact, String value) {
    return FACTS.setting(fact, value, id -> state.find(id).map(Being::name));
  }

  static String because(String why) {
    return why.isBlank() ? "" : ": " + why;
  }

  /// `an Ambulance driver`.
  static String a(String name) {
    return ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name;
  }

  static String names(OddState state, List<String> ids) {
    return and(ids.stream().map(state::nameOf).toList());
  }

  static String item(OddState state, String who, String key) {
    return state
        .find(who)
        .flatMap(being -> being.pack().find(key))
        .map(Item::name)
        .orElse(Names.title(key));
  }

  static String flag(Flag flag) {
    return switch (flag) {
      case CONDITION_DUE -> "Condition to come";
      case SAYONARA -> "last scene";
      case OBSESSED -> "panic: fight";
      case FROZEN -> "panic: freeze";
      case FLIGHT -> "panic: flight";
      case HARMED_THIS_SCENE -> "harmed this scene";
      case HAND_PLAYED -> "old hand played";
      case LAST_ROUND_FIRED -> "last round fired";
      case BREATH_CAUGHT -> "breath caught";
      default -> Names.kebab(flag.name()).replace('-', ' ');
    };
  }

  /// What a flag means for whoever bears it.
  static String meaning(Flag flag) {
    return switch (flag) {
      case LATE -> "acts after the foes (ODD-R-14)";
      case CRITICALLY_HARMED -> "can do nothing until stabilised; further Harm kills (ODD-CRIT-03)";
      case OUT -> "takes no more part in this combat (ODD-CRIT-01)";
      case DEAD -> "dead (ODD-ZERO-01)";
      case FLED -> "is no longer there (ODD-RETR-01)";
      case FLIGHT -> "must leave the scene (ODD-PANC-01)";
      case FROZEN -> "cannot move this scene (ODD-PANC-02)";
      case OBSESSED -> "acts only toward success, and does not retreat (ODD-PANC-03)";
      case CONDITION_DUE -> "when the scene is over (ODD-PANC-05)";
      case SAYONARA -> "all rolls are Enhanced, and then they depart (ODD-SAYO-04)";
      case DEPARTED -> "gone for good (ODD-SAYO-05)";
      case SUCCEEDED -> "the player has another character (ODD-SAYO-06)";
      case ROUTED -> "broken and gone from the fight (ODD-DET-02)";
      case WEAKENED -> "no longer strong in numbers (ODD-R-17)";
      case HELD_FAST -> "helpless until freed (ODD-HARM-06)";
      case ASLEEP -> "cannot act (ODD-HARM-06)";
      case AIMING -> "the next shot is Enhanced (ODD-REF-01)";
      case SHAKEN -> "Impaired this round (ODD-REF-02)";
      case HAS_ATTACKED -> "in this fight (ODD-REF-02)";
      case HARMED_THIS_SCENE -> "Scarred Thick is spent (ODD-REF-01)";
      case HAND_PLAYED -> "no second re-roll this scene (ODD-REF-01)";
      case PRAYED -> "no second prayer this scene (ODD-REF-01)";
      case LAST_ROUND_FIRED -> "none left in this fight (ODD-REF-01)";
      case DOOR_HELD -> "for one ally, this fight (ODD-REF-01)";
      case DOOR_OPEN -> "the retreat save is Enhanced (ODD-REF-01)";
      case BREATH_CAUGHT -> "not again before a rest (ODD-REF-01)";
      case STIMULATED -> "the next effort deals no Harm (ODD-REF-03)";
    };
  }

  /// Whether anybody who looks can tell, figures hidden or not.
  static boolean isPlainToSee(Flag flag) {
    return switch (flag) {
      case CRITICALLY_HARMED,
          OUT,
          DEAD,
          FLED,
          FLIGHT,
          FROZEN,
          DEPARTED,
          ROUTED,
          HELD_FAST,
          ASLEEP,
          AIMING ->
          true;
      case LATE,
          OBSESSED,
          CONDITION_DUE,
          SAYONARA,
          SUCCEEDED,
          WEAKENED,
          SHAKEN,
          HAS_ATTACKED,
          HARMED_THIS_SCENE,
          HAND_PLAYED,
          PRAYED,
          LAST_ROUND_FIRED,
          DOOR_HELD,
          DOOR_OPEN,
          BREATH_CAUGHT,
          STIMULATED ->
          false;
    };
  }

  /// Bookkeeping that a sheet need not show.
  static boolean isBookkeeping(Flag flag) {
    return flag == Flag.HAS_ATTACKED;
  }

  static String timer(Timer.What what) {
    return switch (what) {
      case DIES -> "dies unless stabilised";
      case WAKES -> "asleep";
      case CRASHES -> "stimulant wears off";
      case RECOVERS -> "deprived";
    };
  }

  /// A stretch of game time as people say it, to the second: `2 hours and 5 minutes`.
  static String span(long seconds) {
    var parts = new ArrayList<String>();
    count(seconds / 86_400, "day", parts);
    count(seconds % 86_400 / 3600, "hour", parts);
    count(seconds % 3600 / 60, "minute", parts);
    count(seconds % 60, "second", parts);
    return parts.isEmpty() ? "no time" : and(parts);
  }

  /// `1 hour passes`, `90 seconds pass`.
  static String passing(long seconds) {
    boolean one = seconds == 1 || seconds == 60 || seconds == 3600 || seconds == 86_400;
    return span(seconds) + (one ? " passes" : " pass");
  }

  private static void count(long count, String unit, List<String> parts) {
    if (count > 0) {
      parts.add(count + " " + unit + (count == 1 ? "" : "s"));
    }
  }

  /// A list as people say it: `Ilse, Bram and Suri`.
  static String and(List<String> parts) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  /// The moment on the clock: day 1 is the day play began.
  static String moment(long clock) {
    return "Day %d, %02d:%02d"
        .formatted(1 + clock / 86_400, clock % 86_400 / 3600, clock % 3600 / 60);
  }

  /// What an item is good for, in a few words.
  static String detail(Item item) {
    var gear = item.gear();
    var said = new ArrayList<String>();
    gear.harm().ifPresent(harm -> said.add(harm.toString()));
    gear.ability().ifPresent(ability -> said.add(ability.told()));
    gear.kind().ifPresent(kind -> said.add(kind.told()));
    if (gear.is(Tag.BLAST)) {
      said.add("blast");
    }
    gear.burst().ifPresent(burst -> said.add("or " + burst + " blast"));
    gear.protection()
        .filter(protection -> protection != Protection.SHIELD)
        .ifPresent(protection -> said.add(protection.name().toLowerCase(Locale.ROOT)));
    if (gear.armour() > 0) {
      said.add("Armour " + gear.armour());
    }
    if (!gear.note().isEmpty()) {
      said.add(gear.note());
    }
    if (gear.uses() > 1) {
      said.add(item.left() + " of " + gear.uses() + " left");
    }
    if (item.hot()) {
      said.add("overheated");
    }
    return String.join(", ", said);
  }

  static String attack(Attack attack) {
    return attack.harm()
        + ", "
        + attack.ability().told()
        + attack.kind().filter(k -> k != HarmKind.PHYSICAL).map(k -> ", " + k.told()).orElse("")
        + (attack.blast() ? ", blast" : "");
  }

  /// An outcome that odds speak of, said of whomever it happens to.
  static String outcome(String outcome, Object value) {
    boolean yes = !Boolean.FALSE.equals(value);
    return switch (outcome) {
      case "harm" ->
          Integer.valueOf(0).equals(value) ? "takes no Harm" : "takes " + value + " Harm";
      case "hit" -> yes ? "is hit" : "is missed";
      case "grit" -> "has " + value + " Grit afterwards";
      case "drops" -> "drops to 0 Grit";
      case "critical" -> yes ? "is critically harmed" : "holds against critical harm";
      case "panics" -> "panics";
      case "condition" -> "gains a Condition";
      case "dies" -> "dies";
      case "out" -> "is out of the fight";
      case "flees" -> "flees";
      case "passes" -> yes ? "passes the save" : "fails the save";
      case "goes-first" -> yes ? "acts before the foes" : "acts after the foes";
      case "wins" -> yes ? "wins the contest" : "does not win";
      case "gets-away" -> yes ? "gets away" : "is still there";
      case "succeeds" -> yes ? "succeeds" : "fails";
      case "reaction" -> "is " + String.valueOf(value).toLowerCase(Locale.ROOT);
      case "fortune.favours" -> yes ? "fortune says yes" : "fortune says no";
      default -> outcome.replace('.', ' ') + " " + value;
    };
  }
}
