package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Phrases;

/// Abilities and saves.
final class Saves extends Chapter {
  /// The Warden calls for no save.
  private static final String NO_SAVE = "nobody";

  private static final List<Option<String>> RISKS = risks(Optional.empty());

  /// Words for saves of bodily power (CRN-ABIL-02).
  private static final Pattern BODILY_POWER =
      anyOf(
          "lift gate bend bar poison push pull break wrestle hold heave drag force strength drown"
              + " swim");

  /// Words for saves of poise, speed and reflex (CRN-ABIL-03).
  private static final Pattern POISE =
      anyOf(
          "dodge climb sneak balance leap jump beam hide duck catch edge slip run tumble fall"
              + " trap");

  /// Words for saves of the will (CRN-ABIL-04).
  private static final Pattern SPIRIT =
      anyOf(
          "persuade deceive interrogate intimidate charm provoke spell bluff lie scare convince"
              + " bargain will fear song");

  /// Any of these as a word of its own, in whatever form: balance, balances, balancing.
  private static Pattern anyOf(String list) {
    var stems = new ArrayList<String>();
    for (String word : list.split(" ", -1)) {
      var stem = word.endsWith("e") ? word.substring(0, word.length() - 1) : word;
      stems.add(stem + stem.charAt(stem.length() - 1) + "?");
    }
    return Pattern.compile("\\b(" + String.join("|", stems) + ")(e|s|es|d|ed|t|ing)?\\b");
  }

  Saves(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(Save.class, CRN_SAVE_01)
        .offered("makes a save", CHECK)
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("shield-half")
        .key("s")
        .by(Save::by, "Who saves?")
        .slot(Save::against, "Against what?", words("danger"))
        .slot(Save::ability, "With which ability?", fitting("against"))
        .does(Saves::new, Saves::save);
    book.deed(Contest.class, CRN_R_04)
        .offered("is opposed by somebody", CHECK)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .oneOfYours()
        .icon("swords")
        .by(Contest::by, "Whose act is it?")
        .at(Contest::with, "Who opposes them?", foesFirst())
        .slot(Contest::over, "What is it about?", words("the upper hand"))
        .slot(Contest::ability, "With which ability?", fitting("over"))
        .does(Saves::new, Saves::contest);
  }

  /// The abilities, preset the one that the words of another slot call for (CRN-ABIL-05).
  private static Slot<CairnState> fitting(String words) {
    return (blank, topic) -> {
      var likely = blank.filled(words, String.class).flatMap(Saves::proposed).orElse(Ability.DEX);
      var options = new ArrayList<Option<Optional<Ability>>>();
      for (Ability ability : Ability.values()) {
        options.add(new Option<>(ability.name(), ability.name(), Optional.of(ability)));
      }
      return Optional.of(new Question.OneOf<>(topic, List.of(), options, Optional.of(likely)));
    };
  }

  /// The ability a danger calls for: that of the list whose word comes first in it, for people name
  /// what is done before what it is done to (CRN-ABIL-02 to 04); none if no list has a word of it.
  static Optional<Ability> proposed(String danger) {
    var said = danger.toLowerCase(Locale.ROOT);
    Ability proposed = null;
    int first = said.length();
    for (Ability ability : Ability.values()) {
      var found = wordsFor(ability).matcher(said);
      if (found.find() && found.start() < first) {
        proposed = ability;
        first = found.start();
      }
    }
    return Optional.ofNullable(proposed);
  }

  private static Pattern wordsFor(Ability ability) {
    return switch (ability) {
      case STR -> BODILY_POWER;
      case DEX -> POISE;
      case WIL -> SPIRIT;
    };
  }

  /// Equal to or under the score passes; 1 always does, 20 never (CRN-SAVE-03 to 06).
  static boolean passes(int face, int score) {
    return face == 1 || (face != 20 && face <= score);
  }

  void save(CairnStep.Save step) {
    var saver = known(step.by(), CRN_SAVE_01);
    if (!warden(Prompts.RISK, true, saver.id())) {
      play.measure(saver, "passes", true);
      emit(
          new CairnEvent.Told(saver.id(), "runs no risk" + Phrases.because(step.against())),
          CRN_SAVE_01);
      return;
    }
    var ability = ability(saver, step.against(), step.ability());
    boolean passed = save(saver, ability, step.against(), CRN_SAVE_02);
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
    var ability = ability(saver, step.over(), step.ability());
    boolean passed = save(saver, ability, step.over(), CRN_R_04);
    play.measure(saver, "passes", passed);
  }

  /// The Warden names the ability; proposed is what whoever saves chose, else what the lists say,
  /// else DEX (CRN-ABIL-05).
  private Ability ability(Being saver, String danger, Optional<Ability> chosen) {
    var fitting = chosen.or(() -> proposed(danger));
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

  /// Something risky takes the save the Warden calls for, none by default; whether it works
  /// (CRN-ACT-05).
  boolean risky(CairnStep.Attempt act) {
    return risky(being(act.by()), act.what(), risks(proposed(act.what())));
  }

  /// The same for an attack, of which nobody says in words how it is made.
  boolean riskyAttack(Being attacker) {
    return risky(attacker, "the risk of it", RISKS);
  }

  /// Which save it may take, if any; marked is the one that fits.
  private static List<Option<String>> risks(Optional<Ability> fitting) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(NO_SAVE, "no save"));
    for (Ability ability : Ability.values()) {
      boolean fits = fitting.equals(Optional.of(ability));
      options.add(Option.of(ability.name(), ability + (fits ? ", by the sound of it" : "")));
    }
    return List.copyOf(options);
  }

  private boolean risky(Being actor, String what, List<Option<String>> options) {
    var ability =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.RISKY_ACT, List.of(actor.id()), options, NO_SAVE));
    return ability.equals(NO_SAVE) || save(actor, Ability.valueOf(ability), what, CRN_ACT_05);
  }

  /// Which rule a face goes by: 1 and 20 rule whatever the score (CRN-R-03), and NPCs save by the
  /// same numbers.
  private void citeRuleOf(Being saver, int face, int score) {
    play.cite(
        face == 1
            ? CRN_SAVE_05
            : face == 20 ? CRN_SAVE_06 : face <= score ? CRN_SAVE_03 : CRN_SAVE_04);
    if ((face == 1 && score < 1) || (face == 20 && score >= 20)) {
      play.cite(CRN_R_03);
    }
    if (!saver.isPc()) {
      play.cite(CRN_SAVE_08);
    }
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
    play.cite(CRN_R_05);
    return save(saver, ability, saver.score(ability).now(), against, why);
  }

  /// A save against a score that is not the current one.
  boolean save(Being saver, Ability ability, int score, String against, Clause why) {
    int face = play.roll(saver, Dice.D20, why, new Under(score));
    citeRuleOf(saver, face, score);
    boolean passed = play.judge(why, passes(face, score));
    emit(new CairnEvent.SaveMade(saver.id(), ability, face, score, passed, against), why);
    return passed;
  }
}
