package quintain.terraodd.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quintain.kernel.Names;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.rules.Arms;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Timer;

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

  static String names(OddState state, List<String> ids) {
    return Phrases.and(ids.stream().map(state::nameOf).toList());
  }

  static String item(OddState state, String who, String key) {
    return state
        .find(who)
        .flatMap(being -> being.pack().find(key))
        .map(Item::name)
        .orElse(Names.title(key));
  }

  static String timer(Timer.What what) {
    return switch (what) {
      case DIES -> "dies unless stabilised";
      case WAKES -> "asleep";
      case CRASHES -> "stimulant wears off";
      case RECOVERS -> "deprived";
      case HELD -> "held fast";
    };
  }

  /// A stretch of game time as people say it, from a minute on to the minute: `2 hours and 5
  /// minutes`.
  static String span(long seconds) {
    if (seconds < 60) {
      return Phrases.counted(seconds, "second");
    }
    long minutes = seconds / 60 + (seconds % 60 < 30 ? 0 : 1);
    var parts = new ArrayList<String>();
    add(parts, minutes / 1440, "day");
    add(parts, minutes % 1440 / 60, "hour");
    add(parts, minutes % 60, "minute");
    return Phrases.and(parts);
  }

  private static void add(List<String> parts, long count, String unit) {
    if (count > 0) {
      parts.add(Phrases.counted(count, unit));
    }
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
