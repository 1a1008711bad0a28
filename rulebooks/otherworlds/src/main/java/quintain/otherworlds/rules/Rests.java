package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Repose;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Who;

/// Rests and meditation.
final class Rests extends Chapter {
  Rests(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.deed(Rest.class, OTW_REST_01)
        .permitted(Rests::othersRefusal)
        .offeredOnce("Rest or meditate", REST)
        .afterwards()
        .toPlayers()
        .whenSeat((state, seat) -> state.own(seat).stream().anyMatch(Being::isConscious))
        .offeredOnce("The party rests or meditates", REST)
        .toReferee()
        .icon("moon")
        .key("h")
        .slot(Rest::how, "How?", oneOf(Repose.values()))
        .slot(Rest::who, "Who? (Name nobody for everybody.)", Rests::named)
        .refuses(Rests::refusal)
        .does(Rests::new, Rests::rest);
  }

  /// Any player may call for a rest of all; of some, only for their own.
  private static Optional<Refusal> othersRefusal(OtwState state, Seat seat, Rest step) {
    for (String id : step.who()) {
      if (state.find(id).filter(being -> state.speaksFor(seat, being)).isEmpty()) {
        return no(OTW_ACT_01, "You do not speak for " + id);
      }
    }
    return Optional.empty();
  }

  /// Those who rest: nobody named means everybody.
  static Optional<Question<?>> named(Blank<OtwState> blank, Topic topic) {
    var seat = blank.seat();
    var options =
        seen(
            blank,
            being ->
                being.isPc()
                    && being.isConscious()
                    && (seat.isReferee() || being.seat().equals(seat)));
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 0, options.size(), List.of()));
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.Rest step) {
    if (state.inBattle()) {
      return no(step.how().clause(), "Nobody rests in battle");
    }
    for (String id : step.who()) {
      var who = state.find(id);
      if (who.isEmpty()) {
        return nobodyCalled(id, step.how().clause());
      }
      if (!who.get().isConscious()) {
        return no(
            step.how().clause(),
            who.get().name() + (who.get().isDead() ? " is dead" : " is unconscious"));
      }
    }
    return resting(state, step).isEmpty()
        ? no(step.how().clause(), "There is nobody to rest")
        : Optional.empty();
  }

  /// Those named, or everybody of the party who can, in roster order.
  private static List<String> resting(OtwState state, OtwStep.Rest step) {
    return state.roster().stream()
        .filter(
            being ->
                step.who().isEmpty()
                    ? being.side() == Who.Side.PARTY && being.isConscious()
                    : step.who().contains(being.id()))
        .map(Being::id)
        .toList();
  }

  /// Time passes first, with whatever it brings; then everybody recovers in roster order.
  void rest(OtwStep.Rest step) {
    if (wm(Requests.INTERRUPTED, false)) {
      emit(new OtwEvent.Told("", "the rest is disturbed"), OTW_R_62);
      return;
    }
    var resting = resting(state(), step);
    play.then(new OtwStep.PassMinutes(step.how().minutes()));
    for (String who : resting) {
      play.then(new OtwStep.Recover(who, step.how()));
    }
  }

  /// What one of the resting gets from it: Health, then Astral (OTW-R-02).
  void recover(OtwStep.Recover step) {
    if (!being(step.who()).isConscious()) {
      return;
    }
    var how = step.how();
    emit(new OtwEvent.Rested(step.who(), how), how.clause());
    switch (how) {
      case SHORT_REST -> {
        shortHealth(step.who());
        shortAstral(step.who(), OTW_REST_03);
      }
      case LONG_REST -> {
        var who = being(step.who());
        int healed = new Rolls(play).sum(who, who.score(Attribute.TOU), OTW_REST_05);
        new Harm(play).heal(step.who(), healed, OTW_REST_05);
        longAstral(step.who(), OTW_REST_06);
        play.cite(OTW_REST_08);
        play.cite(OTW_REST_09);
        emit(new LifeEvent.Refreshed(step.who()), OTW_REST_07);
      }
      case SHORT_MEDITATION -> shortAstral(step.who(), OTW_MEDI_05);
      case LONG_MEDITATION -> longAstral(step.who(), OTW_MEDI_07);
    }
    if (how.rests()) {
      play.cite(OTW_R_02);
      play.cite(OTW_R_103);
      new Conditions(play).end(step.who(), Status.Kind.REGENERATING_HEALTH, OTW_MECH_33B);
      new Conditions(play).end(step.who(), Status.Kind.REGENERATING_ASTRAL, OTW_MECH_33B);
    } else {
      play.cite(OTW_MEDI_03);
      play.cite(OTW_R_64);
    }
  }

  private void shortHealth(String id) {
    var who = being(id);
    int die = new Rolls(play).roll(who, OTW_REST_02);
    int points = restored(who.score(Attribute.TOU), die, who.health().now());
    new Harm(play).heal(id, points, OTW_REST_02);
  }

  private void shortAstral(String id, Clause why) {
    var who = being(id);
    int die = new Rolls(play).roll(who, why);
    new Harm(play)
        .restoreAstral(id, restored(who.score(Attribute.RES), die, who.astral().now()), why);
  }

  /// What the cap of a short rest leaves (OTW-R-61): the one place where that is decided.
  private int restored(int score, int die, int now) {
    return switch (house().shortRestCap()) {
      case DIE -> score + Math.min(die, score);
      case TOTAL -> score;
      case LEVEL -> Math.max(0, Math.min(now + score + die, score) - now);
    };
  }

  private void longAstral(String id, Clause why) {
    var who = being(id);
    new Harm(play).restoreAstral(id, new Rolls(play).sum(who, who.score(Attribute.RES), why), why);
  }
}
