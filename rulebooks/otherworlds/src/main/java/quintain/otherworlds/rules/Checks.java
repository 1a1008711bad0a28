package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Lack;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Status;

/// Skill checks and opposed checks (OTW-CHK-01 to 03).
final class Checks extends Chapter {
  private static final int HARDEST = 60;

  Checks(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.errand(MakeCheck.class, OTW_CHK_01)
        .offered("makes a check", CHECK)
        .when((_, being) -> being.isConscious())
        .oneOfYours()
        .icon("dices")
        .key("k")
        .by(MakeCheck::by, "Who tries it?", Checks::ownAwake)
        .slot(
            MakeCheck::attribute,
            "With which attribute?",
            oneOf(Attribute.values(), Attribute::title))
        .slot(MakeCheck::proficiency, "Which proficiency helps?", Checks::noneOrAny)
        .refusesActor(Checks::refusal)
        .does(Checks::new, Checks::make);
    book.errand(Contest.class, OTW_R_65)
        .offered("contests somebody", CHECK)
        .ifOpen()
        .when((_, being) -> being.isConscious())
        .oneOfYours()
        .icon("scale")
        .by(Contest::by, "Who tries it?", Checks::ownAwake)
        .slot(Contest::against, "Against whom?", Checks::opponents)
        .slot(
            Contest::attribute,
            "With which attribute?",
            oneOf(Attribute.values(), Attribute::title))
        .slot(Contest::proficiency, "Which proficiency helps?", Checks::noneOrAny)
        .slot(
            Contest::othersAttribute,
            "With which attribute?",
            oneOf(Attribute.values(), Attribute::title))
        .slot(Contest::othersProficiency, "Which proficiency helps them?", Checks::noneOrAny)
        .refuses(Checks::refusal)
        .does(Checks::new, Checks::contest);
  }

  static Optional<Question<?>> ownAwake(Blank<OtwState> blank, Topic topic) {
    return oneOf(
        topic,
        seen(blank, being -> being.isConscious() && blank.state().speaksFor(blank.seat(), being)));
  }

  /// Somebody conscious to measure oneself against.
  static Optional<Question<?>> opponents(Blank<OtwState> blank, Topic topic, Being by) {
    return oneOf(
        topic,
        Lists.without(
            others(blank, by, true), option -> blank.state().being(option.value()).isOut()));
  }

  /// None, or one that goes with any attribute.
  static Optional<Question<?>> noneOrAny(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Proficiency>>>();
    options.add(new Option<>("none", "none", Optional.empty()));
    for (Proficiency proficiency : Proficiency.values()) {
      options.add(
          new Option<>(
              Names.kebab(proficiency.name()), proficiency.title(), Optional.of(proficiency)));
    }
    return oneOf(topic, options);
  }

  /// What somebody checks: an attribute, and what they may be proficient in.
  ///
  /// @param more what helps besides
  /// @param heard whether somebody else has to hear what is said
  record With(Attribute attribute, Optional<Proficiency> proficiency, int more, boolean heard) {
    With(Attribute attribute, Optional<Proficiency> proficiency) {
      this(attribute, proficiency, 0, true);
    }

    static With plain(Attribute attribute) {
      return new With(attribute, Optional.empty());
    }

    static With skill(Proficiency proficiency) {
      return new With(proficiency.attribute(), Optional.of(proficiency));
    }

    With plus(int bonus) {
      return new With(attribute, proficiency, more + bonus, heard);
    }

    /// The same where nobody else has to hear it.
    With unheard() {
      return new With(attribute, proficiency, more, false);
    }

    /// What is added to the die.
    int score(Being who) {
      return who.score(attribute) + proficiency.map(who.life()::bonus).orElse(0) + more;
    }

    String title() {
      return proficiency
          .map(skill -> "%s (%s)".formatted(attribute.title(), skill.title()))
          .orElse(attribute.title());
    }
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.MakeCheck step) {
    return by.isConscious() ? Optional.empty() : no(OTW_CHK_01, by.name() + " is unconscious");
  }

  /// A check the table calls for; the World Master sets its difficulty (OTW-CHK-03).
  void make(OtwStep.MakeCheck step) {
    int dl =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Requests.DIFFICULTY,
                List.of(step.by()),
                0,
                HARDEST,
                Difficulty.MODERATE.level(),
                Difficulty.MARKS));
    succeeds(being(step.by()), new With(step.attribute(), step.proficiency()), dl, OTW_CHK_03);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.Contest step) {
    for (String id : List.of(step.by(), step.against())) {
      var who = state.find(id);
      if (who.isEmpty()) {
        return nobodyCalled(id, OTW_R_65);
      }
      if (!who.get().isConscious()) {
        return no(OTW_R_65, who.get().name() + " is unconscious");
      }
    }
    return step.by().equals(step.against())
        ? no(OTW_R_65, "It takes two to contest")
        : Optional.empty();
  }

  void contest(OtwStep.Contest step) {
    beats(
        being(step.by()),
        new With(step.attribute(), step.proficiency()),
        being(step.against()),
        new With(step.othersAttribute(), step.othersProficiency()),
        OTW_R_65);
  }

  /// Attribute + Proficiency Bonus + 1d6 must be above the DL (OTW-CHK-01, OTW-CHK-02).
  boolean succeeds(Being who, With with, int dl, Clause why) {
    var lacking = lacking(who, with);
    if (lacking.isPresent()) {
      emit(
          new OtwEvent.Checked(who.id(), with.title(), 0, dl, false, lacking),
          clauseOf(lacking.get()));
      return false;
    }
    play.cite(OTW_CHK_01);
    if (with.proficiency().isPresent()) {
      play.cite(OTW_PROF_01);
      play.cite(with.proficiency().get().attribute() == with.attribute() ? OTW_PROF_02 : OTW_R_66);
    }
    int total = with.score(who) + new Rolls(play).roll(who, Rolls.acting(who), why);
    boolean success = play.judge(OTW_CHK_02, total > dl);
    play.measure(who, "succeeds", success);
    emit(
        new OtwEvent.Checked(who.id(), with.title(), total, dl, success, Optional.empty()),
        OTW_CHK_02);
    return success;
  }

  /// The initiator rolls first, and must be higher (OTW-R-65).
  boolean beats(Being by, With with, Being other, With others, Clause why) {
    var lacking = lacking(by, with);
    boolean unable = lacking.isPresent();
    boolean unseeing = !unable && failsForSight(other, others);
    var othersLack = unseeing ? Optional.of(Lack.SIGHT) : Optional.<Lack>empty();
    lacking.or(() -> othersLack).ifPresent(lack -> play.cite(clauseOf(lack)));
    int total = unable ? 0 : with.score(by) + rolled(by, Rolls.acting(by), other, why);
    int against =
        unseeing || unable
            ? 0
            : others.score(other) + rolled(other, Rolls.exhaustion(other), by, why);
    boolean won = play.judge(OTW_R_65, !unable && (unseeing || total > against));
    play.measure(by, "succeeds", won);
    emit(
        new OtwEvent.Opposed(
            by.id(), with.title(), total, other.id(), against, won, lacking, othersLack),
        OTW_R_65);
    return won;
  }

  /// The intimidated lose edge against whoever did it (OTW-ACT-09, OTW-R-49).
  private int rolled(Being who, List<Edge> edges, Being against, Clause why) {
    var all = new ArrayList<>(edges);
    if (who.is(Status.Kind.INTIMIDATED, against.id())) {
      all.add(Edge.loss("intimidated"));
    }
    return new Rolls(play).roll(who, all, why);
  }

  /// What a check fails for before any die is thrown.
  private Optional<Lack> lacking(Being who, With with) {
    if (failsForSight(who, with)) {
      return Optional.of(Lack.SIGHT);
    }
    return failsForVoice(who, with) ? Optional.of(Lack.VOICE) : Optional.empty();
  }

  private static Clause clauseOf(Lack lack) {
    return switch (lack) {
      case SIGHT -> OTW_MECH_05B;
      case VOICE -> OTW_MECH_36;
    };
  }

  /// The silenced cannot be heard (OTW-MECH-36): what needs a voice fails, and for what does the
  /// World Master says.
  private boolean failsForVoice(Being who, With with) {
    return with.heard()
        && with.proficiency().filter(Proficiency::speaks).isPresent()
        && who.is(Status.Kind.SILENCED)
        && wm(Requests.BY_VOICE, true, who.id());
  }

  /// The blind perceive nothing by sight (OTW-MECH-05b).
  private boolean failsForSight(Being who, With with) {
    return with.proficiency().filter(Proficiency.PERCEPTION::equals).isPresent()
        && who.is(Status.Kind.BLIND)
        && wm(Requests.BY_SIGHT, true, who.id());
  }
}
