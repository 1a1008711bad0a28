package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.Mod;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Tag;

/// Saves and contests.
final class Saves extends Chapter {
  private static final List<String> FORCE_FINESSE_FORTITUDE =
      List.of(
          "lift", "bend", "push", "pull", "break", "wrestle", "hold on", "heave", "drag", "climb",
          "swim", "poison", "drown", "endure", "throw", "leap", "jump", "force");
  private static final List<String> CONFIDENCE_CHARISMA_ATTUNEMENT =
      List.of(
          "persuade",
          "convince",
          "bargain",
          "charm",
          "deceive",
          "bluff",
          "lie to",
          "intimidate",
          "command",
          "resist",
          "spirit",
          "ritual",
          "courage",
          "fear");

  /// The rules' own example, whose DEX is Insight here (ODD-R-01).
  private static final List<String> SNEAKING = List.of("sneak");

  private static final List<String> INTUITION_WITS_REFLEXES =
      List.of(
          "dodge", "duck", "notice", "spot", "hear", "listen", "sneak", "hide", "trap", "catch",
          "solve", "lock", "aim", "react", "search", "fool");

  /// The saves that an act may take, and none.
  private static final List<Option<Optional<Ability>>> RISKS = risks();

  private static final Pattern AT_A_LOCK = Pattern.compile("\\block(s|ed)?\\b");

  Saves(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(Attempt.class, ODD_SAVE_01)
        .offered("tries something else", ACT)
        .when(Rounds::hasTurn)
        .icon("lightbulb")
        .by(Attempt::by, "Who tries it?")
        .slot(Attempt::what, "What do they try?", words("something else"))
        .slot(Attempt::ability, "If it takes a save, with what?", Saves::attemptWith)
        .refuses((state, act) -> lockRefusal(state, act.by(), act.what()))
        .does(Saves::new, Saves::attempt);
    book.deed(Save.class, ODD_SAVE_01)
        .offered("makes a save", CHECK)
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("shield-half")
        .key("s")
        .by(Save::by, "Who saves?")
        .slot(Save::against, "Against what?", words("danger"))
        .slot(Save::ability, "With which attribute?", fitting("against"))
        .refuses(Saves::refusal)
        .does(Saves::new, Saves::save);
    book.deed(Contest.class, ODD_SAVE_05)
        .offered("is opposed by somebody", CHECK)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .oneOfYours()
        .icon("swords")
        .by(Contest::by, "Whose act is it?")
        .at(Contest::with, "Who opposes them?", foesFirst())
        .slot(Contest::over, "What is it about?", words("the upper hand"))
        .slot(Contest::ability, "With which attribute?", fitting("over"))
        .refuses(Saves::refusal)
        .does(Saves::new, Saves::contest);
  }

  /// The attribute that the words of the danger name, or Insight, and the two others.
  private static Slot<OddState> fitting(String danger) {
    return (blank, topic) -> {
      var words = blank.filled(danger, String.class).orElse("");
      return abilities(topic, List.of(), Optional.of(proposed(words).orElse(Ability.INSIGHT)));
    };
  }

  /// The same for what may take no save at all.
  private static Optional<Question<?>> attemptWith(Blank<OddState> blank, Topic topic) {
    var what = blank.filled("what", String.class).orElse("");
    var open = new Option<>("none", "none, unless the GM calls for one", Optional.<Ability>empty());
    return abilities(topic, List.of(open), proposed(what));
  }

  private static Optional<Question<?>> abilities(
      Topic topic, List<Option<Optional<Ability>>> before, Optional<Ability> preset) {
    var options = new ArrayList<>(before);
    for (Option<Ability> ability : attributes()) {
      options.add(new Option<>(ability.key(), ability.label(), Optional.of(ability.value())));
    }
    return Optional.of(new Question.OneOf<>(topic, List.of(), List.copyOf(options), preset));
  }

  private static List<Option<Optional<Ability>>> risks() {
    var options = new ArrayList<Option<Optional<Ability>>>();
    options.add(new Option<>("none", "no save", Optional.empty()));
    for (Option<Ability> ability : attributes()) {
      options.add(new Option<>(ability.key(), ability.label(), Optional.of(ability.value())));
    }
    return List.copyOf(options);
  }

  /// The attribute a danger calls for by the words of ODD-CRE-02; none if they do not say.
  static Optional<Ability> proposed(String danger) {
    if (names(danger, INTUITION_WITS_REFLEXES)) {
      return Optional.of(Ability.INSIGHT);
    }
    if (names(danger, CONFIDENCE_CHARISMA_ATTUNEMENT)) {
      return Optional.of(Ability.RESOLVE);
    }
    return names(danger, FORCE_FINESSE_FORTITUDE) ? Optional.of(Ability.PROWESS) : Optional.empty();
  }

  static boolean names(String danger, List<String> words) {
    var said = danger.toLowerCase(Locale.ROOT);
    return words.stream().anyMatch(said::contains);
  }

  // By command

  static Optional<Refusal> refusal(OddState state, OddStep.Save step) {
    return saverRefusal(state, step.by()).or(() -> lockRefusal(state, step.by(), step.against()));
  }

  private static Optional<Refusal> saverRefusal(OddState state, String id) {
    var saver = state.find(id);
    if (saver.isEmpty()) {
      return nobodyCalled(id, ODD_SAVE_01);
    }
    if (!saver.get().isInPlay()) {
      return barred(ODD_SAVE_01, saver.get().name() + " is no longer in play");
    }
    return saver.get().is(Flag.CRITICALLY_HARMED)
        ? barred(ODD_CRIT_04, saver.get().name() + " can do nothing until stabilised")
        : Optional.empty();
  }

  /// Nobody saves at a lock without the tools for it.
  static Optional<Refusal> lockRefusal(OddState state, String by, String danger) {
    boolean lock = AT_A_LOCK.matcher(danger.toLowerCase(Locale.ROOT)).find();
    var saver = state.being(by);
    return lock && saver.isPc() && saver.pack().first(Tag.PICKS_LOCKS).isEmpty()
        ? barred(ODD_REF_03, saver.name() + " has no lock tools")
        : Optional.empty();
  }

  void save(OddStep.Save step) {
    var saver = being(step.by());
    if (!gm(Prompts.RISK, true, saver.id())) {
      play.measure(saver, "passes", true);
      emit(
          new OddEvent.Told(saver.id(), "runs no risk" + Phrases.because(step.against())),
          ODD_SAVE_01);
      return;
    }
    var ability = attribute(saver, step.against(), step.ability());
    boolean passed = save(saver, ability, step.against(), Kind.SAVE, ODD_SAVE_02).passed();
    play.measure(saver, "passes", passed);
  }

  /// The GM names the attribute; proposed is what the saver asked for, else what the act is tagged
  /// with, else Insight (ODD-SAVE-01).
  Ability attribute(Being saver, String danger, Optional<Ability> asked) {
    var fitting = asked.or(() -> proposed(danger));
    fitting.ifPresent(_ -> play.cite(names(danger, SNEAKING) ? ODD_SAVE_07 : ODD_CRE_02));
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(
            Prompts.WHICH_ATTRIBUTE,
            List.of(saver.id()),
            attributes(),
            fitting.orElse(Ability.INSIGHT)));
  }

  static List<Option<Ability>> attributes() {
    var options = new ArrayList<Option<Ability>>();
    for (Ability ability : Ability.values()) {
      options.add(new Option<>(ability.name().toLowerCase(Locale.ROOT), ability.told(), ability));
    }
    return options;
  }

  /// Something not covered elsewhere: it works, unless the GM calls for a save that fails.
  void attempt(OddStep.Attempt act) {
    var actor = being(act.by());
    boolean works = dares(actor, act.ability().or(() -> proposed(act.what())), act.what());
    play.measure(actor, "succeeds", works);
    emit(new OddEvent.Told(actor.id(), came(works, act.what())), ODD_SAVE_01);
  }

  private static String came(boolean works, String what) {
    if (what.isBlank()) {
      return works ? "succeeds" : "fails";
    }
    return (works ? "does it: " : "fails to: ") + what;
  }

  /// Whether something risky comes off: the GM says which save it takes, if any (ODD-SAVE-01).
  private boolean dares(Being actor, Optional<Ability> fitting, String what) {
    var called =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.RISKY_ACT, List.of(actor.id()), RISKS, fitting));
    return called.isEmpty() || save(actor, called.get(), what, Kind.ACT, ODD_SAVE_02).passed();
  }

  /// Whether what somebody does comes off, where it is daring.
  boolean dares(Being actor, OddStep.Act act) {
    if (!(act instanceof OddStep.Daring) || dares(actor, Optional.empty(), "a mishap")) {
      return true;
    }
    emit(new OddEvent.ActLost(actor.id(), "it goes wrong"), ODD_SAVE_01);
    return false;
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Contest step) {
    var one = saverRefusal(state, step.by());
    if (one.isPresent()) {
      return one;
    }
    return step.by().equals(step.with())
        ? barred(ODD_SAVE_05, "A contest takes two")
        : saverRefusal(state, step.with());
  }

  /// Both save, the acting side first; the highest success wins (ODD-SAVE-05, ODD-SAVE-06).
  void contest(OddStep.Contest step) {
    var one = being(step.by());
    var other = being(step.with());
    var oneUses = attribute(one, step.over(), step.ability());
    var otherUses = attribute(other, step.over(), step.ability());
    var first = save(one, oneUses, step.over(), Kind.CONTEST, ODD_SAVE_02);
    var second = save(being(other.id()), otherUses, step.over(), Kind.CONTEST, ODD_SAVE_05);
    var winner = winner(one, oneUses, first, other, otherUses, second);
    play.measure(one, "wins", winner.equals(one.id()));
    play.measure(other, "wins", winner.equals(other.id()));
    emit(
        new OddEvent.ContestDecided(one.id(), other.id(), winner, step.over()),
        winner.isEmpty() ? ODD_R_12 : ODD_SAVE_05);
  }

  /// Nobody, where all fail or the best are tied (ODD-R-12).
  private String winner(
      Being one, Ability oneUses, Result first, Being other, Ability otherUses, Result second) {
    if (!first.passed() || !second.passed()) {
      play.cite(ODD_SAVE_06);
      return first.passed() ? one.id() : second.passed() ? other.id() : "";
    }
    if (first.face() != second.face()) {
      return first.face() > second.face() ? one.id() : other.id();
    }
    boolean oneStudied = one.has(Gift.QUICK_STUDY) && oneUses == Ability.INSIGHT;
    boolean otherStudied = other.has(Gift.QUICK_STUDY) && otherUses == Ability.INSIGHT;
    return oneStudied == otherStudied ? "" : oneStudied ? one.id() : other.id();
  }

  // One save

  /// What a save is for, which says who and what helps or hinders.
  enum Kind {
    SAVE,
    /// One that an action takes (ODD-SAVE-01).
    ACT,
    CONTEST,
    /// To act before the foes (ODD-INIT-01).
    ORDER,
    RETREAT,
    STABILISE,
    /// Against critical harm (ODD-HARM-05).
    CRITICAL,
    /// The same, when one's own effort caused it: no further effort (ODD-R-20).
    CRITICAL_BY_EFFORT,
    MORALE;

    /// Of most saves only matters whether they pass. In a contest the highest wins (ODD-SAVE-05),
    /// and some who see visions are shaken by a low face (ODD-REF-02).
    private boolean readsTheFace() {
      return this == CONTEST || this == ORDER;
    }

    private Effort.On effort() {
      return switch (this) {
        case RETREAT -> Effort.On.RETREAT;
        case ACT, STABILISE -> Effort.On.ACTION;
        case SAVE, CONTEST, ORDER, CRITICAL, CRITICAL_BY_EFFORT, MORALE -> Effort.On.SAVE;
      };
    }
  }

  /// The face that counts, and whether it passes.
  record Result(int face, boolean passed) {
    static final Result LOST = new Result(0, false);
  }

  Result save(Being saver, Ability ability, String against, Kind kind, Clause why) {
    return save(saver, ability, against, kind, why, false);
  }

  /// One d20, equal to or under the current value (ODD-SAVE-02 to 04).
  ///
  /// @param helped Enhanced by something used up for it
  Result save(Being saver, Ability ability, String against, Kind kind, Clause why, boolean helped) {
    if (saver.is(Flag.SAYONARA)) {
      play.cite(ODD_SAYO_04);
    }
    var sources =
        new Modifiers(play)
            .circumstances(
                saver, new Hindrances(state()).of(saver, ability, against, kind, helped));
    if (kind != Kind.CRITICAL_BY_EFFORT) {
      switch (new Effort(play).before(saver, kind.effort(), sources)) {
        case NONE -> {}
        case ENHANCES -> sources = sources.forcedBy(true, Effort.WORD);
        case TOO_MUCH -> {
          emit(new OddEvent.ActLost(saver.id(), "the effort was too much"), ODD_R_20);
          return Result.LOST;
        }
      }
    }
    var mod = new Modifiers(play).together(saver, sources);
    var rolled = new Rolled(ability, mod, sources.told(), against, kind);
    var result = roll(being(saver.id()), rolled, why);
    if (!result.passed() && mayRollAgain(saver, ability)) {
      emit(new OddEvent.Became(saver.id(), Flag.HAND_PLAYED, ""), ODD_REF_01);
      return roll(being(saver.id()), rolled, why);
    }
    return result;
  }

  /// An Old Hand rolls one failed Insight save of a scene again.
  private boolean mayRollAgain(Being saver, Ability ability) {
    return ability == Ability.INSIGHT
        && saver.has(Gift.OLD_HAND)
        && !saver.is(Flag.HAND_PLAYED)
        && player(saver, Prompts.ROLL_AGAIN, true, saver.id());
  }

  /// How a save is rolled, once all is said.
  private record Rolled(Ability ability, Mod mod, String because, String against, Kind kind) {}

  private Result roll(Being saver, Rolled how, Clause why) {
    int score = saver.score(how.ability()).now();
    boolean naturals =
        switch (house().naturals()) {
          case NONE -> false;
          case CAIRN -> true;
        };
    var order = new Outcomes.Order(score, naturals);
    var roll = Outcomes.roll(Dice.D20, how.mod(), order);
    int face =
        how.kind().readsTheFace() ? roll(saver, roll, why) : play.roll(saver, roll, why, order);
    boolean passed = play.judge(why, order.succeeds(face));
    play.cite(passed ? ODD_SAVE_03 : ODD_SAVE_04);
    emit(
        new OddEvent.SaveMade(
            saver.id(), how.ability(), face, score, passed, how.against(), how.because()),
        why);
    return new Result(face, passed);
  }
}
