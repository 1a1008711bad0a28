package quintain.otherworlds;

import static quintain.otherworlds.Otw.OTW_CC_01;
import static quintain.otherworlds.Otw.OTW_CR;
import static quintain.otherworlds.Otw.OTW_R_109;
import static quintain.otherworlds.Otw.OTW_R_43;
import static quintain.otherworlds.Otw.OTW_R_84;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Those who come and go, and the World Master's own hand.
final class People extends Chapter {
  private static final int MOST_AT_ONCE = 20;

  People(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.BringIn step) {
    if (state.shelf().creature(step.creature()).isEmpty()) {
      return no(OTW_CR, "The bestiary has no " + step.creature());
    }
    if (step.count() < 1 || step.count() > MOST_AT_ONCE) {
      return no(OTW_CR, "Bring in 1 to " + MOST_AT_ONCE + " at a time");
    }
    for (String id : ids(step)) {
      var taken = idRefusal(state, id);
      if (taken.isPresent()) {
        return taken;
      }
    }
    return Optional.empty();
  }

  /// Why nobody can be called so.
  static Optional<Refusal> idRefusal(OtwState state, String id) {
    if (!id.matches("[a-z][a-z0-9-]*")) {
      return no(OTW_CC_01, "An id is small letters, digits and dashes, not '" + id + "'");
    }
    return state.find(id).isPresent()
        ? no(OTW_CC_01, "Somebody is called " + id + " already")
        : Optional.empty();
  }

  /// The same for somebody new of a player's: whom the player does not see is no reason, and the
  /// newcomer gets another id.
  static Optional<Refusal> idRefusal(OtwState state, String id, Seat seat) {
    boolean hidden = state.find(id).filter(being -> !state.maySee(being, seat)).isPresent();
    return hidden ? Optional.empty() : idRefusal(state, id);
  }

  private static List<String> ids(OtwStep.BringIn step) {
    if (step.count() == 1) {
      return List.of(step.id());
    }
    var ids = new ArrayList<String>();
    for (int i = 1; i <= step.count(); i++) {
      ids.add(Names.numbered(step.id(), i));
    }
    return ids;
  }

  /// Late-comers to a battle roll on arrival (OTW-R-43).
  void bringIn(OtwStep.BringIn step) {
    check(refusal(state(), step));
    var entry = state().shelf().creature(step.creature());
    for (String id : ids(step)) {
      var creature =
          Opening.creature(id, Seat.REFEREE, entry.orElseThrow(), state().scene().foeFigures());
      emit(
          new LifeEvent.Joined(
              creature.withAt(state().scene().at().getOrDefault(id, creature.at()))),
          OTW_CR);
      joinBattle(id);
    }
  }

  private static final int STURDIEST = 500;

  static Optional<Refusal> refusal(OtwState state, OtwStep.Erect step) {
    var taken = idRefusal(state, step.id());
    if (taken.isPresent()) {
      return taken;
    }
    if (step.health() < 1 || step.health() > STURDIEST || step.armor() < 0 || step.armor() > 20) {
      return no(OTW_R_84, "A structure has 1 to %d Health and Armor 0 to 20".formatted(STURDIEST));
    }
    return Field.contains(state, step.at())
        ? Optional.empty()
        : no(OTW_R_84, step.at() + " is not on the map");
  }

  /// It takes no turns, so it joins no battle.
  void erect(OtwStep.Erect step) {
    check(refusal(state(), step));
    emit(
        new LifeEvent.Joined(
            Opening.structure(step.id(), step.health(), step.armor()).withAt(step.at())),
        OTW_R_84);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.Welcome step) {
    var taken = idRefusal(state, step.id());
    if (taken.isPresent()) {
      return taken;
    }
    try {
      Opening.person(step.id(), step.seat(), step.sheet(), state.shelf());
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return no(OTW_CC_01, String.valueOf(e.getMessage()));
    }
  }

  void welcome(OtwStep.Welcome step) {
    check(refusal(state(), step));
    emit(
        new LifeEvent.Joined(Opening.person(step.id(), step.seat(), step.sheet(), state().shelf())),
        OTW_CC_01);
    joinBattle(step.id());
  }

  private void joinBattle(String id) {
    if (state().inBattle()) {
      play.cite(OTW_R_43);
      play.then(new OtwStep.RollInitiative(id));
      play.then(new OtwStep.Arrange());
    }
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.TakeAway step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), OTW_R_109);
    }
    return state.isTurnOf(step.who())
        ? no(OTW_R_109, "It is " + state.being(step.who()).name() + "'s turn")
        : Optional.empty();
  }

  void takeAway(OtwStep.TakeAway step) {
    check(refusal(state(), step));
    emit(new LifeEvent.Left(step.who()), OTW_R_109);
    play.then(new OtwStep.CheckBattle());
  }

  void handOver(OtwStep.HandOver step) {
    var being = known(step.who(), OTW_R_109);
    emit(new LifeEvent.HandedOver(being.id(), step.seat()), OTW_R_109);
  }

  void reveal(OtwStep.Reveal step) {
    var being = known(step.who(), OTW_R_109);
    emit(new LifeEvent.Revealed(being.id(), step.secrecy()), OTW_R_109);
  }

  void setValue(OtwStep.SetValue step) {
    check(Values.refusal(state(), step.fact(), step.value()));
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), OTW_R_109);
  }

  void setCover(OtwStep.SetCover step) {
    known(step.attacker(), OTW_R_109);
    known(step.target(), OTW_R_109);
    emit(new FightEvent.CoverSet(step.attacker(), step.target(), step.grade()), Otw.OTW_R_108);
  }

  static Optional<Refusal> refusal(OtwStep.LayMap step) {
    return step.map().feet() == Field.SPACE
        ? Optional.empty()
        : no(Otw.OTW_R_56, "A space is 10 feet, not " + step.map().feet());
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.SetFog step) {
    if (state.scene().fog() != step.on()) {
      return Optional.empty();
    }
    return no(Otw.OTW_R_109, step.on() ? "There is fog already" : "There is no fog");
  }

  void setFog(OtwStep.SetFog step) {
    check(refusal(state(), step));
    emit(new FightEvent.FogSet(step.on()), Otw.OTW_R_109);
  }

  void layMap(OtwStep.LayMap step) {
    check(refusal(step));
    emit(new FightEvent.MapLaid(step.map()), Otw.OTW_R_56);
  }
}
