package quintain.cairn.show;

import java.util.ArrayList;
import java.util.List;
import quintain.cairn.rules.Healing;
import quintain.cairn.rules.Relics;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Item;
import quintain.cairn.state.Timer;
import quintain.cairn.state.World;
import quintain.kernel.Names;
import quintain.kernel.parts.Phrases;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String names(CairnState state, List<String> ids) {
    return Phrases.and(ids.stream().map(state::nameOf).toList());
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
        .map(World.Lying::item)
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

  /// Whoever is deprived lacks something, or suffers from what deprives them.
  static String lacks(String need) {
    return switch (need) {
      case Healing.WOUND -> "suffers from " + need;
      case Relics.LEYCAP -> "lacks a " + need;
      default -> "lacks " + need;
    };
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
      case HELD -> "held fast";
      case SHACKLED -> "in manacles";
    };
  }

  /// A stretch of game time as people say it, from a minute on to the minute: `1 day, 2 hours and
  /// 30 minutes`.
  static String span(long seconds) {
    if (seconds < 60) {
      return Phrases.counted(seconds, "second");
    }
    long minutes = seconds / 60 + (seconds % 60 < 30 ? 0 : 1);
    var parts = new ArrayList<String>();
    part(parts, minutes / 1440, "day");
    part(parts, minutes % 1440 / 60, "hour");
    part(parts, minutes % 60, "minute");
    return Phrases.and(parts);
  }

  private static void part(List<String> parts, long count, String unit) {
    if (count > 0) {
      parts.add(Phrases.counted(count, unit));
    }
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
