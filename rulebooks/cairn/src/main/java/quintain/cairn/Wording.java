package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Names;
import quintain.kernel.parts.FactWords;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String on(CairnState state, List<String> targets, Predicate<String> seen) {
    return targets.isEmpty() ? "" : " on " + those(state, targets, seen);
  }

  /// Those of them whom the reader may know to be there.
  static String those(CairnState state, List<String> targets, Predicate<String> seen) {
    var known = targets.stream().filter(seen).toList();
    return known.isEmpty() ? "somebody unseen" : names(state, known);
  }

  static String names(CairnState state, List<String> ids) {
    return and(ids.stream().map(state::nameOf).toList());
  }

  static String item(CairnState state, String who, String key) {
    return state
        .find(who)
        .flatMap(being -> being.pack().find(key))
        .map(Item::name)
        .orElse(Names.title(key));
  }

  static String onTheGround(CairnState state, String key) {
    return state.ground().stream()
        .filter(item -> item.key().equals(key))
        .findFirst()
        .map(Item::name)
        .orElse(key);
  }

  static String placed(Item.Where where, String item) {
    return switch (where) {
      case HELD -> "takes the " + item + " in hand";
      case WORN -> "puts on the " + item;
      case PACK -> "stows the " + item;
      case LOADED -> "loads up the " + item;
    };
  }

  /// `Maren, Oskar and Tilda`.
  static String and(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  /// A reason or somebody's own words after what they belong to, if there are any.
  private static final FactWords FACTS =
      new FactWords()
          .spelling("HP", "STR", "DEX", "WIL", "Fatigue")
          .meaning("coins", "copper")
          .meaning("at", "place")
          .meaning("broken-leg", "down to one good leg")
          .meaning("broken-arm", "down to one good arm")
          .meaning("lost-eye", "missing an eye")
          .meaning("fled", "gone")
          .holding(
              "scene.closed",
              "there is no safe place to run to",
              "there is a safe place to run to");

  /// A figure by the name it has among facts: `HP`.
  static String figure(String fact) {
    return FACTS.said(fact);
  }

  /// What the Warden does when setting a fact.
  static String setting(CairnState state, String fact, String value) {
    return FACTS.setting(fact, value, id -> state.find(id).map(Being::name));
  }

  static String because(String why) {
    return why.isBlank() ? "" : ": " + why;
  }

  /// Whoever is deprived lacks something, or suffers from what deprives them.
  static String lacks(String need) {
    return switch (need) {
      case Healing.WOUND -> "suffers from " + need;
      case Relics.LEYCAP -> "lacks a " + need;
      default -> "lacks " + need;
    };
  }

  /// A day of that.
  static String day(String need) {
    return (need.equals(Healing.WOUND) ? "a day with " : "a day without ") + need;
  }

  static String sentence(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /// `an Eel-fisher`.
  static String a(String name) {
    return ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name;
  }

  /// What a foe is about to do: as telegraphed, else with the first attack of its entry
  /// (CRN-TURN-01).
  static String intent(Fight fight, Being foe) {
    for (Fight.Intent intent : fight.intents()) {
      if (intent.who().equals(foe.id())) {
        return intent.told();
      }
    }
    var attacks = foe.block().attacks();
    return attacks.isEmpty() ? "attacks" : "attacks with " + attacks.getFirst().name();
  }

  static String flag(Flag flag) {
    return Names.kebab(flag.name()).replace('-', ' ');
  }

  /// What a flag means for whoever bears it.
  static String meaning(Flag flag) {
    return switch (flag) {
      case LATE -> "acts after the foes while the fight lasts (CRN-R-30)";
      case CRITICALLY_DAMAGED ->
          "can only crawl, and dies within the hour without aid (CRN-CRIT-04)";
      case AIDED -> "has had aid; a rest brings them back (CRN-R-16)";
      case DEAD -> "dead (CRN-LOSS-01)";
      case HELPLESS -> "cannot act; attacks on them are enhanced (CRN-MOD-04)";
      case UNCONSCIOUS -> "cannot act; attacks on them are enhanced (CRN-R-53)";
      case ASLEEP -> "sleeps until struck (CRN-SPL)";
      case FLED -> "has left the fight (CRN-MORL-06)";
      case MORTALLY_WOUNDED -> "out of action, and dies within the hour without aid (CRN-SCAR-T11)";
      case DOOMED -> "the next critical damage save decides (CRN-SCAR-T12)";
      case DEAF -> "deaf until extraordinary help is found (CRN-SCAR-T08)";
      case HAMSTRUNG -> "moves at most 5 ft until treated and rested (CRN-SCAR-T07)";
      case BROKEN_LEG -> "moves at most 5 ft until mended (CRN-R-59)";
      case BROKEN_ARM -> "that hand holds nothing until mended (CRN-R-59)";
      case BOUND -> "hands bound: attacks are impaired, no casting (CRN-MOD-02)";
      case MUTE -> "cannot speak, and so cannot cast (CRN-CAST-02)";
      case BLIND -> "cannot see (CRN-CRIT-03)";
      case LOST_EYE -> "ranged attacks are impaired (CRN-CRIT-03)";
      case ADDICTED -> "craves leycaps (CRN-RELC-10)";
      case CAPTIVE -> "taken alive (CRN-R-13)";
      case ROUTED -> "broken and gone from the fight (CRN-DET-02)";
      case WEAKENED -> "no longer strong in numbers (CRN-R-26)";
      case READING -> "both hands on a book until the next turn (CRN-R-43)";
      case FALLEN -> "has fallen and must get up (CRN-SPL)";
      case GLOVED -> "the next blow strikes everyone near (CRN-REL)";
      case STOPPED -> "stopped by caltrops: no move this round (CRN-GEAR)";
      case REPLACED -> "the player has another character (CRN-DEAD-01)";
    };
  }

  /// Whether anybody who looks can tell, figures hidden or not.
  static boolean isPlainToSee(Flag flag) {
    return switch (flag) {
      case CRITICALLY_DAMAGED,
          DEAD,
          HELPLESS,
          UNCONSCIOUS,
          ASLEEP,
          FLED,
          MORTALLY_WOUNDED,
          BOUND,
          CAPTIVE,
          ROUTED,
          FALLEN,
          READING,
          STOPPED ->
          true;
      case LATE,
          AIDED,
          DOOMED,
          DEAF,
          HAMSTRUNG,
          BROKEN_LEG,
          BROKEN_ARM,
          MUTE,
          BLIND,
          LOST_EYE,
          ADDICTED,
          WEAKENED,
          GLOVED,
          REPLACED ->
          false;
    };
  }

  static String timer(Timer.What what) {
    return switch (what) {
      case DIES -> "dies without aid";
      case DIES_OF_WOUND -> "dies of the wound without aid";
      case STANDS -> "helpless";
      case WAKES -> "asleep";
      case SEES -> "blind";
      case SPEAKS -> "mute";
      case CRAVES -> "relief from craving";
      case VENOM -> "venom works";
      case BARB -> "a barb stays in";
      case SWALLOWED -> "swallowed";
      case MOVES -> "stopped";
    };
  }

  /// A stretch of game time as people say it, to the second: `1 day, 2 hours and 30 minutes`.
  static String span(long seconds) {
    var parts = new ArrayList<String>();
    part(parts, seconds / 86_400, "day");
    part(parts, seconds % 86_400 / 3600, "hour");
    part(parts, seconds % 3600 / 60, "minute");
    part(parts, seconds % 60, "second");
    if (parts.isEmpty()) {
      return "no time";
    }
    var last = parts.removeLast();
    return parts.isEmpty() ? last : String.join(", ", parts) + " and " + last;
  }

  private static void part(List<String> parts, long count, String unit) {
    if (count > 0) {
      parts.add(count + " " + unit + (count == 1 ? "" : "s"));
    }
  }

  /// That such a stretch goes by.
  static String passing(long seconds) {
    var span = span(seconds);
    boolean one = span.startsWith("1 ") && !span.contains(" and ");
    return span + (one ? " passes" : " pass");
  }

  /// The moment on the clock: day 1 is the day play began.
  static String moment(long clock) {
    return "Day %d, %02d:%02d"
        .formatted(1 + clock / 86_400, clock % 86_400 / 3600, clock % 3600 / 60);
  }

  /// What an item is good for, in a few words.
  static String detail(Item item) {
    var said = new ArrayList<String>();
    item.gear().damage().ifPresent(damage -> said.add(damage.toString()));
    if (item.gear().armor() > 0) {
      said.add("Armor " + item.gear().armor());
    }
    if (item.gear().is(Tag.BLAST)) {
      said.add("blast");
    }
    slots(item.gear()).ifPresent(said::add);
    item.relic().ifPresent(relic -> said.add(item.left() + " of " + relic.charges() + " charges"));
    if (item.gear().uses() > 0) {
      said.add(item.left() + " of " + item.gear().uses() + " uses");
    }
    item.spell().ifPresent(spell -> said.add(spell.effect()));
    item.relic().ifPresent(relic -> said.add(relic.text()));
    Optional.of(item.property()).filter(p -> !p.isEmpty()).ifPresent(said::add);
    return String.join("; ", said);
  }

  /// What an item that is told apart by its slots fills of them.
  private static Optional<String> slots(Gear gear) {
    if (gear.is(Tag.SPELLBOOK)) {
      return Optional.of("one slot (CRN-MAGC-02)");
    }
    if (gear.is(Tag.SCROLL)) {
      return Optional.of("no slot (CRN-SCRL-02)");
    }
    return gear.is(Tag.PETTY) ? Optional.of("petty: no slot (CRN-INV-04)") : Optional.empty();
  }

  /// An outcome that odds speak of, said of whomever it happens to.
  static String outcome(String outcome, Object value) {
    boolean yes = !Boolean.FALSE.equals(value);
    return switch (outcome) {
      case "damage" ->
          Integer.valueOf(0).equals(value) ? "takes no damage" : "takes " + value + " damage";
      case "hp" -> "has " + value + " HP afterwards";
      case "first" -> yes ? "acts before the foes" : "acts after the foes";
      case "drops" -> "drops to 0 HP";
      case "critical" -> "takes critical damage";
      case "scar" -> "gets a scar";
      case "dies" -> "dies";
      case "out" -> "is out of the fight";
      case "flees" -> "flees";
      case "fatigue" -> "carries " + value + " Fatigue";
      case "passes" -> yes ? "passes the save" : "fails the save";
      case "succeeds" -> yes ? "succeeds" : "fails";
      case "fate.favours" -> yes ? "fate favours the party" : "fate is against the party";
      default -> outcome.replace('.', ' ') + " " + value;
    };
  }
}
