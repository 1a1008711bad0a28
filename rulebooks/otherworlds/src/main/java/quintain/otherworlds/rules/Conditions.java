package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Status;

/// Statuses: how they come, how long they last, how they go (OTW-R-107).
final class Conditions extends Chapter {
  Conditions(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(Inflict.class, OTW_R_107)
        .offeredOnce("Put a status on somebody", REFEREE)
        .ifOpen()
        .slot(Inflict::who, "On whom?", everybody())
        .slot(Inflict::status, "What?", oneOf(Status.Kind.values()))
        .slot(Inflict::amount, "How much?", number(1, 20, 1))
        .refuses(Conditions::refusal)
        .does(Conditions::new, Conditions::inflict);
    book.word(Relieve.class, OTW_R_107)
        .offeredOnce("End a status", REFEREE)
        .ifOpen()
        .about(Relieve::who, "Whom?", everybody())
        .slot(Relieve::status, "Of what?", Conditions::borne)
        .refuses(Conditions::refusal)
        .does(Conditions::new, Conditions::relieve);
  }

  /// What somebody bears now.
  static Optional<Question<?>> borne(Blank<OtwState> blank, Topic topic, Being who) {
    return oneOf(
        topic, who.statuses().stream().map(Status::kind).distinct().map(Option::of).toList());
  }

  /// A status for so many of somebody's coming turns, the one under way not counted.
  static Status forNextTurns(OtwState state, String who, Status.Kind kind, int amount, int turns) {
    return Status.forTurns(
        kind, amount, Status.Ends.END_OF_TURN, turns + (state.isTurnOf(who) ? 1 : 0));
  }

  /// Lets a moment of somebody's turn pass over their statuses.
  void pass(String who, Status.Ends moment) {
    var being = being(who);
    var left = being.statusesAfter(moment);
    if (!left.equals(being.statuses())) {
      emit(new FightEvent.StatusesPassed(who, left), OTW_R_107);
    }
  }

  void become(String who, Status status, Clause why) {
    emit(new FightEvent.Became(who, status), why);
  }

  /// A counter goes up.
  void add(String who, Status.Kind kind, int amount, Clause why) {
    var being = being(who);
    if (being.is(kind)) {
      emit(new FightEvent.Counted(who, kind, being.amount(kind) + amount), why);
    } else {
      emit(new FightEvent.Became(who, Status.fresh(kind, amount)), why);
    }
  }

  void end(String who, Status.Kind kind, Clause why) {
    if (being(who).is(kind)) {
      emit(new FightEvent.NoLonger(who, kind), why);
    }
  }

  // The World Master's word

  static Optional<Refusal> refusal(OtwState state, OtwStep.Inflict step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), OTW_R_109);
    }
    if (step.status().needsOther()) {
      return no(OTW_R_109, "It takes somebody else to be " + Phrases.words(step.status()));
    }
    return step.amount() < 1 || step.amount() > 99
        ? no(OTW_R_109, "Between 1 and 99, not " + step.amount())
        : Optional.empty();
  }

  /// Whoever falls by it lets go and comes to the ground.
  void inflict(OtwStep.Inflict step) {
    become(step.who(), Status.fresh(step.status(), step.amount()), OTW_R_107);
    if (!being(step.who()).isConscious()) {
      new Harm(play).letGo(step.who());
      new Movement(play).land(step.who());
    }
    play.then(new OtwStep.CheckBattle());
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.Relieve step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), OTW_R_109);
    }
    return being.get().is(step.status())
        ? Optional.empty()
        : no(OTW_R_109, being.get().name() + " is not " + Phrases.words(step.status()));
  }

  /// Flight that ends in peace is no fall (OTW-R-94).
  void relieve(OtwStep.Relieve step) {
    end(step.who(), step.status(), OTW_R_107);
    if (!state().inBattle()) {
      new Movement(play).land(step.who());
    }
  }
}
