package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.Mod;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// Panic: flight, freeze or fight, and what is lost by it.
final class Panic extends Chapter {
  Panic(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  void panic(Being panicked, Clause why) {
    play.cite(why);
    play.measure(panicked, "panics", true);
    switch (die(panicked, why)) {
      case 1, 2, 3 -> flight(panicked);
      case 4, 5 -> freeze(panicked);
      default -> fight(panicked);
    }
    var now = being(panicked.id());
    if (now.isDead()) {
      return;
    }
    var line = said(now.seat(), Prompts.PANIC_LINE, "", now.id());
    if (!line.isEmpty()) {
      emit(new OddEvent.StoryTold(now.id(), line), ODD_PANC_04);
    }
    if (!now.is(Flag.CONDITION_DUE)) {
      emit(new OddEvent.Became(now.id(), Flag.CONDITION_DUE, ""), ODD_PANC_05);
    }
  }

  /// One d6; those with a Nerve Drill, and those in their last scene, choose between two; for the
  /// Impaired the GM does (ODD-R-09).
  private int die(Being panicked, Clause why) {
    var mod =
        new Modifiers(play)
            .together(
                panicked,
                Modifiers.Sources.NONE
                    .impairedBy(panicked.is(Flag.SHAKEN), Hindrances.SHAKEN)
                    .enhancedBy(panicked.has(Gift.NERVE_DRILL), "Nerve Drill")
                    .forcedBy(panicked.is(Flag.SAYONARA), Hindrances.LAST_SCENE));
    int one = roll(panicked, Dice.D6, why);
    if (mod == Mod.PLAIN) {
      return told(panicked, one, why);
    }
    int other = roll(panicked, Dice.D6, why);
    if (one == other) {
      return told(panicked, one, why);
    }
    var options =
        List.of(
            new Option<>("" + one, one + ": " + outcome(one), one),
            new Option<>("" + other, other + ": " + outcome(other), other));
    boolean enhanced = mod == Mod.ENHANCED;
    int chosen =
        play.ask(
            enhanced ? panicked.seat() : Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.PANIC_DIE,
                List.of(panicked.id()),
                options,
                enhanced ? Math.max(one, other) : Math.min(one, other)));
    return told(panicked, chosen, why);
  }

  private int told(Being panicked, int face, Clause why) {
    play.cite(face <= 3 ? ODD_PANC_01 : face <= 5 ? ODD_PANC_02 : ODD_PANC_03);
    emit(new OddEvent.PanicRolled(panicked.id(), face, outcome(face)), why);
    return face;
  }

  private static String outcome(int face) {
    return face <= 3 ? "flight" : face <= 5 ? "freeze" : "fight";
  }

  /// Loses Resolve and must leave the scene; it does not panic again (ODD-R-31).
  private void flight(Being panicked) {
    lose(panicked, Ability.RESOLVE, ODD_PANC_01);
    become(panicked, Flag.FLIGHT, ODD_PANC_01);
  }

  /// Loses Prowess and cannot move; at 0 it kills (ODD-R-31).
  private void freeze(Being panicked) {
    lose(panicked, Ability.PROWESS, ODD_PANC_02);
    become(panicked, Flag.FROZEN, ODD_PANC_02);
    if (being(panicked.id()).prowess().now() == 0) {
      new Harm(play).zero(being(panicked.id()), Ability.PROWESS);
    }
  }

  /// Loses Insight, is obsessed with success, and gains an Advancement (ODD-PANC-03).
  private void fight(Being panicked) {
    boolean had = panicked.insight().now() > 0;
    lose(panicked, Ability.INSIGHT, ODD_PANC_03);
    become(panicked, Flag.OBSESSED, ODD_PANC_03);
    if (had && being(panicked.id()).insight().now() == 0) {
      new Harm(play).zero(being(panicked.id()), Ability.INSIGHT);
    }
    new Growth(play).choose(being(panicked.id()), Prompts.ADVANCEMENT, false, ODD_PANC_03);
  }

  /// Straight off the attribute: no Harm, no save (ODD-R-31).
  private void lose(Being panicked, Ability ability, Clause why) {
    play.cite(ODD_R_31);
    int points = Math.min(roll(panicked, Dice.D6, why), panicked.score(ability).now());
    if (points > 0) {
      emit(new OddEvent.AbilityLost(panicked.id(), ability, points), why);
    }
  }

  private void become(Being panicked, Flag flag, Clause why) {
    if (!panicked.is(flag)) {
      emit(new OddEvent.Became(panicked.id(), flag, "panic"), why);
    }
  }
}
