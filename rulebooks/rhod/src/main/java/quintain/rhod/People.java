package quintain.rhod;

import static quintain.rhod.Rhd.RHD_CHAR_01;
import static quintain.rhod.Rhd.RHD_REF_02;
import static quintain.rhod.Rhd.RHD_R_98;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Those who come and go, and the Referee's own hand.
final class People extends Chapter {
  private static final int MOST_AT_ONCE = 20;

  People(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.BringIn step) {
    if (state.shelf().creature(step.creature()).isEmpty()) {
      return no(RHD_REF_02, "The bestiary has no " + step.creature());
    }
    if (step.count() < 1 || step.count() > MOST_AT_ONCE) {
      return no(RHD_REF_02, "Bring in 1 to " + MOST_AT_ONCE + " at a time");
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
  static Optional<Refusal> idRefusal(RhodState state, String id) {
    if (!id.matches("[a-z][a-z0-9-]*")) {
      return no(RHD_CHAR_01, "An id is small letters, digits and dashes, not '" + id + "'");
    }
    return state.find(id).isPresent()
        ? no(RHD_CHAR_01, "Somebody is called " + id + " already")
        : Optional.empty();
  }

  /// The same for somebody new of a player's: whom the player does not see is no reason, and the
  /// newcomer gets another id.
  static Optional<Refusal> idRefusal(RhodState state, String id, Seat seat) {
    boolean hidden = state.find(id).filter(being -> !state.maySee(being, seat)).isPresent();
    return hidden ? Optional.empty() : idRefusal(state, id);
  }

  private static List<String> ids(Encounter.BringIn step) {
    if (step.count() == 1) {
      return List.of(step.id());
    }
    var ids = new ArrayList<String>();
    for (int i = 1; i <= step.count(); i++) {
      ids.add(Names.numbered(step.id(), i));
    }
    return ids;
  }

  /// Late-comers to an Encounter roll on arrival (RHD-R-19).
  void bringIn(Encounter.BringIn step) {
    check(refusal(state(), step));
    var entry = state().shelf().creature(step.creature());
    var ids = ids(step);
    for (String id : ids) {
      var creature =
          Opening.creature(
              id,
              Seat.REFEREE,
              entry.orElseThrow(),
              house(),
              state().shelf(),
              state().scene().foeFigures());
      emit(new FightEvent.Joined(creature.withAt(Ways.arrival(state(), creature))), RHD_REF_02);
    }
    play.cite(Rhd.RHD_R_64);
    new Rounds(play).join(ids);
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Welcome step) {
    var taken = idRefusal(state, step.id());
    if (taken.isPresent()) {
      return taken;
    }
    try {
      Opening.person(step.id(), step.seat(), step.sheet(), state.house(), state.shelf());
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return no(RHD_CHAR_01, String.valueOf(e.getMessage()));
    }
  }

  void welcome(Encounter.Welcome step) {
    check(refusal(state(), step));
    var person = Opening.person(step.id(), step.seat(), step.sheet(), house(), state().shelf());
    emit(new FightEvent.Joined(person.withAt(Ways.arrival(state(), person))), RHD_CHAR_01);
    new Rounds(play).join(List.of(step.id()));
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.TakeAway step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), RHD_R_98);
    }
    return state.isTurnOf(step.who())
        ? no(Rhd.RHD_ENC_05, "It is " + state.being(step.who()).name() + "'s turn")
        : Optional.empty();
  }

  void takeAway(Encounter.TakeAway step) {
    check(refusal(state(), step));
    emit(new FightEvent.Left(step.who()), RHD_R_98);
    new Conditions(play).leave(step.who());
    play.then(new Encounter.CheckEncounter());
  }

  void handOver(Encounter.HandOver step) {
    var being = known(step.who(), RHD_R_98);
    emit(new FightEvent.HandedOver(being.id(), step.seat()), RHD_R_98);
  }

  void reveal(Encounter.Reveal step) {
    var being = known(step.who(), RHD_R_98);
    emit(new FightEvent.Revealed(being.id(), step.secrecy()), RHD_R_98);
  }

  void setValue(Encounter.SetValue step) {
    check(Values.refusal(state(), step.fact(), step.value()));
    var before = state();
    emit(new FightEvent.ValueSet(step.fact(), step.value(), step.reason()), RHD_R_98);
    boolean fell = false;
    for (Being being : before.roster()) {
      int most = Defenses.maxVitality(house(), being);
      if (most != Defenses.maxVitality(house(), being(being.id()))) {
        new Harm(play).fit(being.id(), most, Defenses.hitDice(being));
      }
      fell |= being.isUp() && !being(being.id()).isUp();
    }
    new Conditions(play).loosen();
    if (fell) {
      play.then(new Encounter.CheckEncounter());
      play.then(new Encounter.CheckTurn());
    }
  }

  void setCover(Encounter.SetCover step) {
    known(step.attacker(), RHD_R_98);
    known(step.target(), RHD_R_98);
    emit(
        new FightEvent.CoverSet(new Scene.Covering(step.attacker(), step.target(), step.grade())),
        Rhd.RHD_COV_01);
  }

  /// How somebody regards somebody, whatever their sides (RHD-R-105).
  void setAttitude(Encounter.SetAttitude step) {
    known(step.of(), Rhd.RHD_R_105);
    known(step.toward(), Rhd.RHD_R_105);
    emit(
        new FightEvent.AttitudeSet(new Scene.Attitude(step.of(), step.toward(), step.regard())),
        Rhd.RHD_R_105);
  }

  static Optional<Refusal> refusal(Encounter.LayMap step) {
    return step.map().feet() == Field.SPACE
        ? Optional.empty()
        : no(Rhd.RHD_POS_01, "A space is 5 feet, not " + step.map().feet());
  }

  void layMap(Encounter.LayMap step) {
    check(refusal(step));
    emit(new FightEvent.MapLaid(step.map()), Rhd.RHD_POS_01);
    new Conditions(play).settle();
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.SetFog step) {
    if (state.scene().fog() != step.on()) {
      return Optional.empty();
    }
    return no(RHD_R_98, step.on() ? "There is fog already" : "There is no fog");
  }

  void setFog(Encounter.SetFog step) {
    check(refusal(state(), step));
    emit(new FightEvent.FogSet(step.on()), RHD_R_98);
  }

  static Optional<Refusal> refusal(Encounter.TurnExpansion step) {
    return step.expansion().isBlank()
        ? no(Rhd.RHD_REF_06, "Which Mechanical Expansion?")
        : Optional.empty();
  }

  void turnExpansion(Encounter.TurnExpansion step) {
    check(refusal(step));
    emit(new FightEvent.ExpansionTurned(step.expansion(), step.on()), Rhd.RHD_REF_06);
  }

  void setWeather(Encounter.SetWeather step) {
    play.cite(Rhd.RHD_R_95);
    emit(new FightEvent.WeatherSet(step.weather()), Rhd.RHD_ENV_02);
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.SetTerrain step) {
    return Field.contains(state, step.at())
        ? Optional.empty()
        : no(Rhd.RHD_ENV_01, step.at() + " is not on the map");
  }

  void setTerrain(Encounter.SetTerrain step) {
    check(refusal(state(), step));
    emit(new FightEvent.TerrainSet(step.at(), step.terrain()), Rhd.RHD_ENV_01);
  }
}
