package quintain.rhod.show;

import java.util.List;
import java.util.stream.Collectors;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.ConditionEntry;
import quintain.rhod.state.Ration;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Values;
import quintain.space.Brightness;

/// How things of the state read in the book's words.
final class Wording {
  private Wording() {}

  static String names(RhodState state, List<String> ids) {
    return ids.stream().map(state::name).collect(Collectors.joining(", "));
  }

  /// What somebody's thing is called.
  static String item(RhodState state, String who, String key) {
    return state
        .find(who)
        .flatMap(being -> being.kit().find(key))
        .map(item -> item.thing().name())
        .orElse(key);
  }

  // Days

  static String hours(int number) {
    return number == 1 ? "1 hour" : number + " hours";
  }

  /// The time of the campaign: day 1 is the day it began.
  static String moment(Clock clock) {
    return "Day %d, Watch %d".formatted(clock.day(), clock.watch());
  }

  static String ration(Ration ration) {
    return switch (ration) {
      case NONE -> "no Ration";
      case HALF -> "half a Ration";
      case FULL -> "a full Ration";
    };
  }

  static String light(Brightness light) {
    return switch (light) {
      case DARKNESS -> "Darkness";
      case LOW -> "Low Light";
      case HIGH -> "High Light";
      case BLINDING -> "Blinding Light";
    };
  }

  // Conditions

  /// Whether anybody who looks can tell, figures hidden or not.
  static boolean isPlainToSee(Condition condition) {
    return switch (condition) {
      case GRAPPLED,
          ENGAGED,
          AIDED,
          GUARDED,
          MARKED,
          SUPPRESSED,
          FRIGHTENED,
          BLINDED,
          HIDDEN,
          BURNING,
          STUNNED,
          BOUND,
          COLLAPSED,
          SUFFOCATING,
          FALLING ->
          true;
      case HUNGRY,
          STARVING,
          DEHYDRATED,
          EXHAUSTED,
          WELL_RESTED,
          HEARTENED,
          BLEEDING,
          POISONED,
          STABILIZED,
          TURNED_BLADE,
          WILLING,
          SHACKLED,
          PARRYING,
          HOLDING_BREATH,
          FAVORED,
          HINDERED,
          BENEFIT,
          DEFICIT,
          WRITTEN ->
          false;
    };
  }

  static boolean isPlainToSee(Borne borne) {
    return borne
        .entry()
        .flatMap(ConditionEntry::own)
        .map(ConditionEntry.Own::plain)
        .orElseGet(() -> isPlainToSee(borne.condition()));
  }

  /// `Exhausted 2`, or only the name.
  static String condition(Borne borne) {
    return borne.stacking() == Condition.Stacking.STACKS
        ? borne.title() + " " + borne.stacks()
        : borne.title();
  }

  /// What a Condition does to whoever bears it, as the Glossary has it.
  static String meaning(RhodState state, Borne borne) {
    return switch (borne.condition()) {
      case TURNED_BLADE -> "+3 Reflex against melee Attacks until the next Turn begins.";
      case WILLING -> "Made willing by force until that Turn ends.";
      case SHACKLED -> "Bonds are on, and only have to be closed.";
      case PARRYING -> "+%d Reflex against the next Attack.".formatted(borne.stacks());
      case FALLING -> "Falls farther as each Turn begins (RHD-FALL-01).";
      case HOLDING_BREATH ->
          "Without air for %d Rounds (RHD-SUF-01).".formatted(borne.stacks() - 1);
      case SUFFOCATING ->
          "%dd10 True Necrotic as each Turn begins (RHD-SUF-03).".formatted(borne.stacks() + 1);
      case FAVORED -> "Advantage on the next roll, by the Referee's word.";
      case HINDERED -> "Disadvantage on the next roll, by the Referee's word.";
      case BENEFIT -> "+%d on the next roll, by the Referee's word.".formatted(borne.stacks());
      case DEFICIT -> "−%d on the next roll, by the Referee's word.".formatted(borne.stacks());
      default ->
          borne
              .entry()
              .or(() -> state.shelf().condition(borne.condition()))
              .map(ConditionEntry::effect)
              .orElse("");
    };
  }

  /// That somebody bears a Condition, or how much there is of something.
  private static String measured(String what, Object value) {
    return value instanceof Boolean yes ? (yes ? "is " : "is not ") + what : what + " " + value;
  }

  /// An outcome that odds speak of, said of whomever it happens to.
  static String outcome(String outcome, Object value) {
    boolean yes = !Boolean.FALSE.equals(value);
    boolean none = Integer.valueOf(0).equals(value);
    return switch (outcome) {
      case "damage" -> none ? "takes no damage" : "takes " + value + " damage";
      case "hit" -> yes ? "is hit" : "is missed";
      case "armoring" -> "has Armoring " + value + " afterwards";
      case "vitality" -> "has Vitality " + value + " afterwards";
      case "wounds" -> "has " + value + " Wounds afterwards";
      case "wounded" -> "takes a Wound";
      case "dies" -> "dies";
      case "collapses" -> "collapses";
      case "prone" -> "is put Prone";
      case "hidden" -> yes ? "is Hidden" : "is not Hidden";
      case "grappled" -> yes ? "is Grappled" : "is not Grappled";
      case "succeeds" -> yes ? "succeeds" : "fails";
      case "endures" -> yes ? "endures" : "does not endure";
      case "free" -> yes ? "gets free" : "does not get free";
      case "shoved" -> yes ? "is shoved" : "is not shoved";
      case "found" -> yes ? "is found" : "is not found";
      default -> measured(Values.WORDS.said(outcome), value);
    };
  }
}
