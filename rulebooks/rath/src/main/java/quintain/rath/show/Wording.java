package quintain.rath.show;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Affliction;
import quintain.rath.state.Attack;
import quintain.rath.state.Effect;
import quintain.rath.state.Injury;
import quintain.rath.state.Minutes;
import quintain.rath.state.RathState;
import quintain.rath.state.Sting;
import quintain.rath.state.Values;
import quintain.rath.state.Who;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String names(RathState state, List<String> ids) {
    return String.join(", ", ids.stream().map(state::nameOf).toList());
  }

  static String effect(Effect.Kind kind) {
    return switch (kind) {
      case HELPED -> "helped";
      case BREATH -> "holding the breath";
      case LIT -> "lit";
      case GILLS -> "breathing water";
      case TONGUES -> "able to understand";
      case DREAD -> "in dread";
      case FEATHERED -> "light as a feather";
      case EXPOSED, HIDDEN, WARDED, SNARED, HELD, VEILED, HASTED -> Phrases.words(kind);
    };
  }

  /// What something at work means for whoever bears it.
  static String meaning(Effect effect) {
    return switch (effect.kind()) {
      case EXPOSED -> "the next attack on them has advantage (RTH-R-38)";
      case HELPED -> "the next test or attack has advantage (RTH-R-28)";
      case HIDDEN -> "the next shot has advantage (RTH-S-CRE)";
      case WARDED -> "AC +" + effect.amount() + " (RTH-S-SPL-06)";
      case LIT -> "bright light to Near (RTH-S-SPL-08)";
      case GILLS -> "cannot drown (RTH-S-SPL-10)";
      case DREAD -> "runs away on the next turn (RTH-S-SPL-12)";
      case SNARED -> "cannot move (RTH-S-SPL-13)";
      case HELD -> "held fast (RTH-S-CRE)";
      case VEILED -> "attacks on them have disadvantage (RTH-S-SPL-14)";
      case HASTED -> "a second action on the next turn (RTH-S-SPL-15)";
      case TONGUES -> "one speech or text (RTH-S-SPL-16)";
      case FEATHERED -> "the next fall does no damage (RTH-S-SPL-11)";
      case BREATH -> Phrases.counted(effect.amount(), "round") + " more (RTH-R-68)";
    };
  }

  /// How being afflicted shows.
  static String shows(Affliction what) {
    return switch (what.family()) {
      case POISON -> "is poisoned";
      case FIRE -> "is on fire";
      case BLEEDING -> "bleeds";
      case DISEASE -> "is infected";
      case DROWNING -> "is drowning";
    };
  }

  static String injury(Injury injury) {
    var told =
        Phrases.words(injury.kind()) + (injury.told().isEmpty() ? "" : " (" + injury.told() + ")");
    return injury.daysOwed() == 0
        ? told
        : told + ", with " + Phrases.counted(injury.daysOwed(), "day") + " of rest owed";
  }

  static String side(Who.Side side) {
    return switch (side) {
      case PARTY -> "the heroes";
      case FOES -> "the enemies";
      case NEUTRAL -> "the bystanders";
    };
  }

  /// Minutes as people say them (RTH-TIME-01 to 04).
  static String span(long minutes) {
    if (minutes % Minutes.DAY == 0 && minutes > 0) {
      return Phrases.counted(minutes / Minutes.DAY, "day");
    }
    if (minutes % Minutes.HOUR == 0 && minutes > 0) {
      return Phrases.counted(minutes / Minutes.HOUR, "hour");
    }
    return Phrases.counted(minutes, "minute");
  }

  static String dice(int count) {
    return count == 1 ? "1 die" : count + " dice";
  }

  /// What a creature's attack does, in a few words.
  static String attack(Attack attack) {
    var said = new ArrayList<String>();
    if (!attack.cloud()) {
      said.add((attack.hit() < 0 ? "−" : "+") + Math.abs(attack.hit()));
    }
    attack.damage().ifPresent(damage -> said.add(damage.toString()));
    if (attack.ranged()) {
      said.add(Phrases.words(attack.range()));
    }
    for (Sting sting : attack.stings()) {
      said.add(
          switch (sting) {
            case Sting.Dose dose ->
                Phrases.words(dose.when()) + ": " + dose.what().words() + " " + dose.dice() + "d6";
            case Sting.Prone prone -> Phrases.words(prone.when()) + ": prone";
          });
    }
    return String.join(", ", said);
  }

  /// An outcome that odds speak of, said of whomever it happens to.
  static String outcome(String outcome, Object value) {
    boolean yes = !Boolean.FALSE.equals(value);
    var ofDice = Values.ofDice(outcome);
    if (ofDice.isPresent()) {
      return Integer.valueOf(0).equals(value)
          ? "is rid of " + ofDice.get()
          : "has " + dice((Integer) value) + " of " + ofDice.get();
    }
    if (outcome.endsWith("-turns")) {
      return "suffers "
          + Phrases.counted((Integer) value, "turn")
          + " of "
          + before(outcome, "-turns");
    }
    if (outcome.endsWith("-damage")) {
      return "takes " + value + " damage by " + before(outcome, "-damage");
    }
    return switch (outcome) {
      case "damage" ->
          Integer.valueOf(0).equals(value) ? "takes no damage" : "takes " + value + " damage";
      case "casts" -> yes ? "casts the spell" : "casts in vain";
      case "heals" -> "heals " + value + " HP";
      case "hp" -> "has " + value + " HP afterwards";
      case "drops" -> "drops to 0 HP";
      case "dies" -> "dies";
      case "hits" -> yes ? "hits" : "misses";
      case "wins" -> yes ? "wins" : "loses";
      case "holds" -> yes ? "holds" : "breaks";
      case "survives" -> yes ? "gets away without an injury" : "suffers an injury";
      case "injury" ->
          value.equals("tough-bastard")
              ? "is a tough bastard, and up again"
              : "is " + String.valueOf(value).replace('-', ' ');
      case "prone", "asleep", "paralysed" -> "is " + outcome;
      case "fled" -> "flees";
      case "succeeds" -> yes ? "succeeds" : "fails";
      default -> outcome.replace('.', ' ').replace('-', ' ') + " " + value;
    };
  }

  private static String before(String outcome, String end) {
    return outcome.substring(0, outcome.length() - end.length()).replace('-', ' ');
  }
}
