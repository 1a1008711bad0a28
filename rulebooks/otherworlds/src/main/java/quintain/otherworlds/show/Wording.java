package quintain.otherworlds.show;

import java.util.List;
import quintain.kernel.Names;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Repose;
import quintain.otherworlds.state.Status;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String names(OtwState state, List<String> ids) {
    return Phrases.and(ids.stream().map(state::nameOf).toList());
  }

  /// What somebody's thing is called.
  static String item(OtwState state, String who, String key) {
    return state
        .find(who)
        .flatMap(being -> being.kit().find(key))
        .map(item -> item.gear().name())
        .orElse(Names.title(key));
  }

  static String status(Status.Kind kind) {
    return switch (kind) {
      case DOWN -> "unconscious";
      case DOWNS -> "times at 0 Health";
      case DEATH -> "death damage";
      case DRAINED -> "drained";
      case STUN -> "stunned";
      case POISON -> "poisoned";
      case BLEED -> "bleeding";
      case PETRIFY -> "petrify";
      case REGENERATING_HEALTH -> "regenerating Health";
      case REGENERATING_ASTRAL -> "regenerating Astral";
      case PASSIVE_OFF -> "a passive skill off";
      case REDUCTION -> "damage reduction";
      case DEAD,
          FROST,
          PRONE,
          BRACED,
          STAGGERED,
          HEARTENED,
          FOCUSED,
          FEINTING,
          CONCEALED,
          INTIMIDATED,
          GRAPPLED,
          BLIND,
          SILENCED,
          BERSERK,
          CONFUSED,
          FLYING,
          HAMSTRUNG,
          STEADIED,
          LEECHING,
          SHIELDED,
          ROPED,
          HOLDING ->
          Phrases.words(kind);
    };
  }

  /// A status as the one who bears it is marked with it.
  static String told(Status status) {
    return status.kind() == Status.Kind.DOWNS
        ? Phrases.counted(status.amount(), "time") + " at 0 Health"
        : status(status.kind());
  }

  private static final List<Status.Kind> THINGS =
      List.of(Status.Kind.DEATH, Status.Kind.FROST, Status.Kind.PETRIFY, Status.Kind.REDUCTION);

  /// Somebody with so much of a status, which is something they have or a way they are.
  static String having(Status.Kind kind, int amount) {
    if (kind == Status.Kind.DOWNS) {
      return "has been at 0 Health " + Phrases.counted(amount, "time");
    }
    return (THINGS.contains(kind) ? "has %s %d" : "is %s (%d)").formatted(status(kind), amount);
  }

  /// What a status means for whoever bears it.
  static String meaning(OtwState state, Status status) {
    int amount = status.amount();
    var other = status.other().isEmpty() ? "" : state.nameOf(status.other());
    return switch (status.kind()) {
      case DEAD -> "dead for good";
      case DOWN -> Phrases.counted(amount, "round") + " to live (OTW-DOWN-02)";
      case DOWNS -> amount + " since the last long rest (OTW-DOWN-03)";
      case DEATH -> amount + " that no plain healing brings back (OTW-MECH-13a)";
      case FROST -> "DEX and SPD −" + amount + " (OTW-MECH-24b)";
      case PETRIFY -> "DEF −" + amount + " (OTW-MECH-30a)";
      case STUN -> amount + " to shake off, for a turn point (OTW-MECH-42b)";
      case POISON -> amount + " damage on every turn with actions (OTW-MECH-32a)";
      case BLEED -> amount + " damage at the start of each turn (OTW-SR-02)";
      case DRAINED -> "exhausted until there is Astral again (OTW-MEDI-01)";
      case PRONE -> "loses edge, and enemies gain it (OTW-MECH-25a)";
      case BRACED -> "edge on the next defence (OTW-ACT-03)";
      case STAGGERED -> "loses edge on the next combat roll (OTW-MAN-02)";
      case HEARTENED -> "edge on the next combat roll (OTW-SK-06)";
      case FOCUSED -> "edge on the next attack this turn (OTW-SK-09)";
      case FEINTING -> "edge on the next attack on " + other + " (OTW-SK-08)";
      case CONCEALED -> "hidden with Stealth " + amount + " (OTW-R-48)";
      case INTIMIDATED -> "by " + other + ": no closer, and edge lost (OTW-ACT-08)";
      case GRAPPLED -> "held by " + other + " (OTW-R-47)";
      case BLIND -> "one die, whatever edge there is (OTW-R-89)";
      case SILENCED -> "not to be heard, and no verbal spells (OTW-MECH-36)";
      case BERSERK -> "edge, and nothing but the closest enemy (OTW-MECH-04b)";
      case CONFUSED -> "somebody else takes the turn (OTW-MECH-10a)";
      case REGENERATING_HEALTH -> "1d6 Health at the start of each turn (OTW-MECH-33a)";
      case REGENERATING_ASTRAL -> "1d6 Astral at the start of each turn (OTW-MECH-33a)";
      case FLYING -> "flight (OTW-MECH-20a)";
      case HAMSTRUNG -> "SPD −" + amount + " (OTW-SK-07)";
      case STEADIED -> "exhaustion is ignored (OTW-IT-16)";
      case LEECHING -> "the next weapon attack steals life (OTW-SP-22)";
      case SHIELDED -> "Absorb " + amount + " from " + status.other() + " (OTW-EQ-14)";
      case REDUCTION -> amount + " less damage (OTW-COM-10)";
      case ROPED -> "a fall counts " + amount + " feet less (OTW-IT-14)";
      case PASSIVE_OFF -> status.other() + " is off (OTW-SKL-02)";
      case HOLDING -> "takes no actions until the next turn because of poison (OTW-MECH-32b)";
    };
  }

  /// Whether anybody who looks can tell, figures hidden or not.
  static boolean isPlainToSee(Status.Kind kind) {
    return kind == Status.Kind.DOWN
        || (!kind.counted()
            && kind != Status.Kind.PASSIVE_OFF
            && kind != Status.Kind.FEINTING
            && kind != Status.Kind.STEADIED
            && kind != Status.Kind.DRAINED);
  }

  /// A stretch of game time as people say it.
  static String span(long minutes) {
    if (minutes < 60) {
      return Phrases.counted(minutes, "minute");
    }
    return minutes % 60 == 0
        ? Phrases.counted(minutes / 60, "hour")
        : Phrases.counted(minutes / 60, "hour") + " and " + Phrases.counted(minutes % 60, "minute");
  }

  static String repose(Repose how) {
    return switch (how) {
      case SHORT_REST -> "takes a short rest";
      case LONG_REST -> "takes a long rest";
      case SHORT_MEDITATION -> "meditates for a while";
      case LONG_MEDITATION -> "meditates long";
    };
  }

  /// An outcome that odds speak of, said of whomever it happens to.
  static String outcome(String outcome, Object value) {
    boolean yes = !Boolean.FALSE.equals(value);
    boolean none = Integer.valueOf(0).equals(value);
    return switch (outcome) {
      case "damage" -> none ? "takes no damage" : "takes " + value + " damage";
      case "hit" -> "is hit";
      case "poison-damage" -> "takes " + value + " of the poison";
      case "healed" -> none ? "is not healed" : "is healed by " + value;
      case "hp" -> "has " + value + " Health afterwards";
      case "drops" -> "falls unconscious";
      case "dies" -> "dies";
      case "prone" -> "is knocked down";
      case "frozen" -> "is frozen";
      case "jump" -> "jumps " + value + " feet";
      case "succeeds" -> yes ? "succeeds" : "fails";
      default -> outcome.replace('-', ' ').replace('.', ' ') + " " + value;
    };
  }
}
