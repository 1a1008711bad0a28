package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import quintain.kernel.Play;
import quintain.kernel.dice.Dice;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// Effort: Harm taken before a roll so that it is Enhanced.
final class Effort extends Chapter {
  /// What it is called where it enhances a roll.
  static final String WORD = "effort";

  /// What came of asking.
  enum Made {
    NONE,
    /// The roll that follows is Enhanced (ODD-EFF-02).
    ENHANCES,
    /// It was too much: the roll is lost (ODD-R-20).
    TOO_MUCH
  }

  /// Which of a character's own rolls it is.
  enum On {
    ATTACK,
    SAVE,
    /// A save that an action takes, such as tending somebody or leaping at a foe.
    ACTION,
    RETREAT,
    GRIT
  }

  Effort(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  /// Asked before every roll of a PC's own that is not Enhanced anyway (ODD-EFF-01).
  Made before(Being roller, On roll, Modifiers.Sources sources) {
    if (!mayTry(roller, roll) || sources.enhances()) {
      return Made.NONE;
    }
    if (!player(roller, Prompts.EFFORT, false, roller.id())) {
      return Made.NONE;
    }
    strain(roller);
    play.cite(ODD_EFF_02);
    return switch (house().effortDrops()) {
      case LOSES_ROLL -> isUnable(being(roller.id()), roll) ? Made.TOO_MUCH : Made.ENHANCES;
      case STILL_ROLLS -> Made.ENHANCES;
    };
  }

  /// Players' characters only, not while critically harmed; on Grit re-rolls unless the house says
  /// otherwise (ODD-R-20, ODD-R-44).
  private boolean mayTry(Being roller, On roll) {
    if (!roller.isPc() || !roller.isInPlay() || roller.is(Flag.CRITICALLY_HARMED)) {
      return false;
    }
    return switch (house().effortOn()) {
      case ANY_OWN_ROLL -> true;
      case ATTACKS_AND_SAVES -> roll != On.GRIT;
    };
  }

  /// 1d6 Harm, settled with all that follows before the roll (ODD-EFF-01).
  private void strain(Being roller) {
    if (roller.is(Flag.STIMULATED)) {
      emit(new OddEvent.NoLonger(roller.id(), Flag.STIMULATED), ODD_REF_03);
      emit(new OddEvent.EffortMade(roller.id(), 0), ODD_EFF_01);
      return;
    }
    var die = roller.has(Gift.MEASURED_EFFORT) ? Dice.D4 : Dice.D6;
    int harm = roll(roller, die, ODD_EFF_01);
    emit(new OddEvent.EffortMade(roller.id(), harm), ODD_EFF_01);
    new Harm(play).takeEffort(roller, harm);
  }

  /// Out, or panicking so that the action is out of the question (ODD-R-32).
  private static boolean isUnable(Being roller, On roll) {
    boolean panics = roller.is(Flag.FLIGHT) || roller.is(Flag.FROZEN);
    return roller.isOut()
        || switch (roll) {
          case ATTACK, ACTION -> panics;
          case RETREAT -> panics || roller.is(Flag.OBSESSED);
          case SAVE, GRIT -> false;
        };
  }
}
