package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Condition;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Score;
import quintain.terraodd.state.Trouble;

/// Conditions: how they come, and what they do at once.
final class Troubles extends Chapter {
  private static final String ROLL = "roll";
  private static final String OTHER = "other";

  Troubles(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.word(Afflict.class, ODD_REF_02)
        .offeredOnce("Afflict with a Condition", REFEREE)
        .ifOpen()
        .icon("brain")
        .about(Afflict::who, "Who gains a Condition?", those(Being::isPc))
        .slot(Afflict::condition, "Which?", entries(s -> s.shelf().conditions(), Troubles::told))
        .slot(Afflict::detail, "What goes with it?", words(""))
        .refuses(Troubles::refusal)
        .does(Troubles::new, Troubles::afflict);
    book.word(Cure.class, ODD_REF_02)
        .offeredOnce("Cure a Condition", REFEREE)
        .ifOpen()
        .about(Cure::who, "Who is cured?", those(Being::isPc))
        .slot(Cure::condition, "Of what?", Troubles::suffered)
        .refuses(Troubles::refusal)
        .does(Troubles::new, Troubles::cure);
    book.deed(SpeakAloud.class, ODD_REF_02)
        .offered("speaks aloud", CHECK)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .toPlayers()
        .icon("message-circle")
        .by(SpeakAloud::by, "Who speaks?")
        .refuses(Troubles::refusal)
        .does(Troubles::new, Troubles::speak);
  }

  private static Optional<Question<?>> suffered(Blank<OddState> blank, Topic topic, Being who) {
    return oneOf(
        topic,
        who.troubles().stream()
            .map(trouble -> trouble.entry().name())
            .distinct()
            .map(name -> Option.of(name, name))
            .toList());
  }

  /// Player and GM settle which; on automatic a d12 does (ODD-PANC-06, ODD-R-33).
  void gain(Being victim, Clause why) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(ROLL, "roll a d12"));
    options.add(Option.of(OTHER, "in our own words"));
    for (Condition condition : state().shelf().conditions()) {
      options.add(Option.of(key(condition), told(condition)));
    }
    var chosen =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.WHICH_CONDITION, List.of(victim.id()), options, ROLL));
    if (chosen.equals(OTHER)) {
      var words = said(Seat.REFEREE, Prompts.CONDITION_IN_WORDS, "a lasting mark", victim.id());
      var trouble = Trouble.inWords(words.isBlank() ? "a lasting mark" : words.strip());
      emit(new OddEvent.ConditionGained(victim.id(), trouble), why);
      return;
    }
    var condition =
        chosen.equals(ROLL) ? rolled(victim, why) : byKey(state().shelf().conditions(), chosen);
    if (condition.isPresent()) {
      var story = said(Seat.REFEREE, Prompts.CONDITION_STORY, "", victim.id());
      gain(victim, condition.get(), story, why);
    }
  }

  static String key(Condition condition) {
    return condition.name().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /// Its name and what it does, for those who choose.
  static String told(Condition condition) {
    return condition.name() + ": " + condition.effect();
  }

  private static Optional<Condition> byKey(List<Condition> conditions, String key) {
    return conditions.stream().filter(condition -> key(condition).equals(key)).findFirst();
  }

  private Optional<Condition> rolled(Being victim, Clause why) {
    int face = roll(victim, Dice.D12, why);
    return state().shelf().conditions().stream()
        .filter(condition -> condition.roll() == face)
        .findFirst();
  }

  void gain(Being victim, Condition condition, String detail, Clause why) {
    emit(new OddEvent.ConditionGained(victim.id(), new Trouble(condition, detail)), why);
    if (condition.ail() == Ailment.SHIFTS_POINTS) {
      shiftPoints(being(victim.id()));
    }
  }

  /// 1d6 points move between two attributes by chance; the last point stays where it is, for it is
  /// a change of mind and kills nobody (ODD-CON-P02).
  private void shiftPoints(Being victim) {
    int points = roll(victim, Dice.D6, ODD_REF_02);
    var all = List.of(Ability.values());
    var from = play.pick(all, ODD_REF_02);
    var to = play.pick(Lists.withoutFirst(all, from), ODD_REF_02);
    var giver = victim.score(from);
    int moved = Math.min(points, Math.max(0, giver.now() - 1));
    if (moved == 0) {
      return;
    }
    var taker = victim.score(to);
    emit(
        new OddEvent.AbilityChanged(
            victim.id(), from, new Score(giver.now() - moved, giver.permanent() - moved)),
        ODD_REF_02);
    emit(
        new OddEvent.AbilityChanged(
            victim.id(), to, new Score(taker.now() + moved, taker.permanent() + moved)),
        ODD_REF_02);
  }

  // By the GM's word

  static Optional<Refusal> refusal(OddState state, OddStep.Afflict step) {
    var victim = state.find(step.who());
    if (victim.isEmpty()) {
      return nobodyCalled(step.who(), ODD_REF_02);
    }
    if (!victim.get().isPc()) {
      return barred(ODD_R_44, victim.get().name() + " is no player character");
    }
    if (!victim.get().isInPlay()) {
      return barred(ODD_REF_02, victim.get().name() + " is no longer in play");
    }
    return state.shelf().condition(step.condition()).isEmpty()
        ? barred(ODD_REF_02, "There is no Condition called " + step.condition())
        : Optional.empty();
  }

  void afflict(OddStep.Afflict step) {
    state()
        .shelf()
        .condition(step.condition())
        .ifPresent(c -> gain(being(step.who()), c, step.detail(), ODD_REF_02));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Cure step) {
    var victim = state.find(step.who());
    if (victim.isEmpty()) {
      return nobodyCalled(step.who(), ODD_REF_02);
    }
    return victim.get().troubles().stream().anyMatch(t -> isCalled(t, step.condition()))
        ? Optional.empty()
        : barred(ODD_REF_02, victim.get().name() + " has no Condition " + step.condition());
  }

  private static boolean isCalled(Trouble trouble, String name) {
    return trouble.entry().name().equalsIgnoreCase(name.strip());
  }

  void cure(OddStep.Cure step) {
    for (Trouble trouble : being(step.who()).troubles()) {
      if (isCalled(trouble, step.condition())) {
        emit(new OddEvent.ConditionCured(step.who(), trouble), ODD_REF_02);
        return;
      }
    }
  }

  /// Speaking aloud costs those 1 Grit who have sworn not to (ODD-CON-09).
  static Optional<Refusal> refusal(OddState state, OddStep.SpeakAloud step) {
    var speaker = state.find(step.by());
    if (speaker.isEmpty()) {
      return nobodyCalled(step.by(), ODD_REF_02);
    }
    if (!speaker.get().isInPlay() || speaker.get().is(Flag.CRITICALLY_HARMED)) {
      return barred(ODD_CRIT_04, speaker.get().name() + " cannot speak");
    }
    return speaker.get().suffers(Ailment.SILENCE)
        ? Optional.empty()
        : barred(ODD_REF_02, speaker.get().name() + " has sworn no oath of silence");
  }

  void speak(OddStep.SpeakAloud step) {
    var speaker = being(step.by());
    emit(new OddEvent.Told(speaker.id(), "breaks the silence"), ODD_REF_02);
    if (speaker.grit() > 0) {
      emit(new OddEvent.GritLost(speaker.id(), 1), ODD_REF_02);
    }
  }
}
