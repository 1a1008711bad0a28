package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Advancement;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Talent;

/// Advancements: surviving critical harm, and what is learned by it.
final class Growth extends Chapter {
  static final String OPEN = "open";
  private static final String NONE = "none";

  Growth(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.deed(NameAdvancement.class, ODD_R_30)
        .offered("names an Advancement", ADVANCE)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .toPlayers()
        .icon("award")
        .by(NameAdvancement::by, "Whose Advancement?")
        .slot(NameAdvancement::advancement, "Which is it?", Growth::toLearn)
        .refuses(Growth::refusal)
        .does(Growth::new, Growth::name);
    book.word(Grant.class, ODD_REF_01)
        .offeredOnce("Grant an Advancement", REFEREE)
        .ifOpen()
        .icon("award")
        .about(Grant::who, "Who gains an Advancement?", those(Being::isPc))
        .slot(Grant::advancement, "Which?", Growth::toLearn)
        .refuses(Growth::refusal)
        .does(Growth::new, Growth::grant);
  }

  private static Optional<Question<?>> toLearn(Blank<OddState> blank, Topic topic, Being learner) {
    return PlainSlots.oneOf(
        topic,
        learnable(blank.state(), learner).stream()
            .map(a -> Option.of(a.name(), a.name()).meaning(a.effect()))
            .toList());
  }

  /// Once stable: the new permanent value must be at least the Advancements held (ODD-ADV-01,
  /// ODD-ADV-02, ODD-R-30).
  void afterCriticalHarm(Being survivor, Ability through) {
    if (survivor.score(through).permanent() < survivor.talents().size()) {
      emit(new OddEvent.Told(survivor.id(), "learns nothing from it"), ODD_ADV_02);
      return;
    }
    choose(survivor, Prompts.ONE_MORE, true, ODD_ADV_01);
  }

  /// The player names it; on automatic it is taken and its name left open (ODD-R-30).
  void choose(Being learner, Topic topic, boolean mayDecline, Clause why) {
    play.cite(ODD_R_30);
    var options = new ArrayList<Option<String>>();
    if (mayDecline) {
      options.add(Option.of(NONE, "none"));
    }
    options.add(Option.of(OPEN, "one to be named later"));
    for (Advancement advancement : learnable(state(), learner)) {
      options.add(option(advancement));
    }
    var chosen =
        play.ask(learner.seat(), new Question.OneOf<>(topic, List.of(learner.id()), options, OPEN));
    if (chosen.equals(OPEN)) {
      emit(new OddEvent.AdvancementGained(learner.id(), Talent.UNNAMED), why);
    } else if (!chosen.equals(NONE)) {
      var talent = talent(learner, byKey(state().shelf().advancements(), chosen));
      emit(new OddEvent.AdvancementGained(learner.id(), talent), why);
      grow(being(learner.id()), talent.entry());
    }
  }

  static String key(Advancement advancement) {
    return advancement.name().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /// For those who choose: what it does.
  static Option<String> option(Advancement advancement) {
    return Option.of(key(advancement), advancement.name()).meaning(advancement.effect());
  }

  static Advancement byKey(List<Advancement> advancements, String key) {
    for (Advancement advancement : advancements) {
      if (key(advancement).equals(key)) {
        return advancement;
      }
    }
    throw new IllegalArgumentException("there is no Advancement " + key);
  }

  /// Those not held already; a skill in another field may be learned again.
  static List<Advancement> learnable(OddState state, Being learner) {
    return state.shelf().advancements().stream()
        .filter(
            advancement ->
                advancement.gift() == Gift.EXPERT
                    || learner.talents().stream()
                        .noneMatch(t -> t.entry().id().equals(advancement.id())))
        .toList();
  }

  /// With what has to be chosen for it: a field, a sense.
  Talent talent(Actor learner, Advancement advancement) {
    return switch (advancement.gift()) {
      case EXPERT ->
          new Talent(advancement, said(learner.seat(), Prompts.FIELD, "", learner.id()).strip());
      case KEEN_SENSE -> {
        var options = new ArrayList<Option<Sense>>();
        for (Sense sense : Sense.values()) {
          options.add(Option.of(sense));
        }
        var sense =
            play.ask(
                learner.seat(),
                new Question.OneOf<>(Prompts.SENSE, List.of(learner.id()), options, Sense.HEARING));
        yield new Talent(advancement, sense.told());
      }
      default -> new Talent(advancement, "");
    };
  }

  /// 3d6; above the current value, it takes its place (ODD-ADV-P05, P06, P13).
  private void grow(Being learner, Advancement advancement) {
    if (advancement.gift() != Gift.GROWS || advancement.ability().isEmpty()) {
      return;
    }
    var ability = advancement.ability().get();
    int total = roll(learner, Dice.sum(3, Dice.D6), ODD_REF_01);
    if (total > learner.score(ability).now()) {
      emit(
          new OddEvent.AbilityChanged(
              learner.id(), ability, learner.score(ability).raisedTo(total)),
          ODD_REF_01);
    }
  }

  // By command

  static Optional<Refusal> refusal(OddState state, OddStep.NameAdvancement step) {
    var learner = state.find(step.by());
    if (learner.isEmpty()) {
      return nobodyCalled(step.by(), ODD_R_30);
    }
    if (learner.get().talents().stream().noneMatch(Talent::isOpen)) {
      return barred(ODD_R_30, learner.get().name() + " has no Advancement left to name");
    }
    return learnRefusal(state, learner.get(), step.advancement());
  }

  private static Optional<Refusal> learnRefusal(OddState state, Being learner, String name) {
    var advancement = state.shelf().advancement(name);
    if (advancement.isEmpty()) {
      return barred(ODD_REF_01, "There is no Advancement called " + name);
    }
    return learnable(state, learner).contains(advancement.get())
        ? Optional.empty()
        : barred(ODD_REF_01, learner.name() + " has " + advancement.get().name() + " already");
  }

  void name(OddStep.NameAdvancement step) {
    var learner = being(step.by());
    state()
        .shelf()
        .advancement(step.advancement())
        .ifPresent(
            entry -> {
              var talent = talent(learner, entry);
              emit(new OddEvent.AdvancementNamed(learner.id(), talent), ODD_R_30);
              grow(being(learner.id()), entry);
            });
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Grant step) {
    var learner = state.find(step.who());
    if (learner.isEmpty()) {
      return nobodyCalled(step.who(), ODD_REF_01);
    }
    if (!learner.get().isPc() || !learner.get().isInPlay()) {
      return barred(ODD_REF_01, learner.get().name() + " is no player character in play");
    }
    return learnRefusal(state, learner.get(), step.advancement());
  }

  void grant(OddStep.Grant step) {
    var learner = being(step.who());
    state()
        .shelf()
        .advancement(step.advancement())
        .ifPresent(
            entry -> {
              var talent = talent(learner, entry);
              emit(new OddEvent.AdvancementGained(learner.id(), talent), ODD_REF_01);
              grow(being(learner.id()), entry);
            });
  }
}
