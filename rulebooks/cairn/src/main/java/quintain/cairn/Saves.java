package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;

/// Abilities and saves.
final class Saves extends Chapter {
  private static final List<String> BODILY_POWER =
      List.of(
          "lift",
          "gate",
          "bend",
          "bar",
          "poison",
          "push",
          "pull",
          "break",
          "wrestle",
          "hold",
          "heave",
          "drag",
          "force",
          "strength",
          "drown",
          "swim");
  private static final List<String> POISE =
      List.of(
          "dodge", "climb", "sneak", "balance", "leap", "jump", "beam", "hide", "duck", "catch",
          "edge", "slip", "run", "tumble", "fall", "trap");
  private static final List<String> SPIRIT =
      List.of(
          "persuade",
          "deceive",
          "interrogate",
          "intimidate",
          "charm",
          "provoke",
          "spell",
          "bluff",
          "lie",
          "scare",
          "convince",
          "bargain",
          "will",
          "fear",
          "resist the song");

  Saves(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// The ability a danger calls for, by the lists of CRN-ABIL-02 to 04; none if no list has it.
  static Optional<Ability> proposed(String danger) {
    var words = danger.toLowerCase(Locale.ROOT);
    if (BODILY_POWER.stream().anyMatch(words::contains)) {
      return Optional.of(Ability.STR);
    }
    if (SPIRIT.stream().anyMatch(words::contains)) {
      return Optional.of(Ability.WIL);
    }
    if (POISE.stream().anyMatch(words::contains)) {
      return Optional.of(Ability.DEX);
    }
    return Optional.empty();
  }

  /// Equal to or under the score passes; 1 always does, 20 never (CRN-SAVE-03 to 06).
  static boolean passes(int face, int score) {
    return face == 1 || (face != 20 && face <= score);
  }

  void save(CairnStep.Save step) {
    var saver = known(step.by(), CRN_SAVE_01);
    if (!warden(Prompts.RISK, true, saver.id())) {
      play.measure(saver, "passes", true);
      emit(new CairnEvent.Told(saver.id(), "no risk: " + step.against()), CRN_SAVE_01);
      return;
    }
    boolean passed = save(saver, ability(saver, step.against()), step.against(), CRN_SAVE_02);
    play.measure(saver, "passes", passed);
  }

  /// The one most at risk saves (CRN-R-04).
  void contest(CairnStep.Contest step) {
    var one = known(step.by(), CRN_R_04);
    var other = known(step.with(), CRN_R_04);
    var options = List.of(Option.of(one.id(), one.name()), Option.of(other.id(), other.name()));
    var atRisk =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.MOST_AT_RISK, List.of(one.id(), other.id()), options, one.id()));
    var saver = being(atRisk);
    boolean passed = save(saver, ability(saver, step.over()), step.over(), CRN_R_04);
    play.measure(saver, "passes", passed);
  }

  /// The Warden names the ability; proposed is what the lists say, else DEX (CRN-ABIL-05).
  Ability ability(Being saver, String danger) {
    var fitting = proposed(danger);
    fitting.ifPresent(
        a ->
            play.cite(
                switch (a) {
                  case STR -> CRN_ABIL_02;
                  case DEX -> CRN_ABIL_03;
                  case WIL -> CRN_ABIL_04;
                }));
    var options = new ArrayList<Option<Ability>>();
    for (Ability ability : Ability.values()) {
      options.add(Option.of(ability));
    }
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(
            Prompts.WHICH_ABILITY, List.of(saver.id()), options, fitting.orElse(Ability.DEX)));
  }

  /// Of a save only matters whether it passes.
  private record Under(int score) implements Matters<Integer> {
    @Override
    public Object essence(Integer face) {
      return passes(face, score);
    }
  }

  /// A save with the current score (CRN-R-05).
  boolean save(Being saver, Ability ability, String against, Clause why) {
    return save(saver, ability, saver.score(ability).now(), against, why);
  }

  /// A save against a score that is not the current one.
  boolean save(Being saver, Ability ability, int score, String against, Clause why) {
    int face = play.roll(saver, Dice.D20, why, new Under(score));
    boolean passed = play.judge(why, passes(face, score));
    emit(new CairnEvent.SaveMade(saver.id(), ability, face, score, passed, against), why);
    return passed;
  }
}
