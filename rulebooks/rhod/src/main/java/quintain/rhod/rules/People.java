package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Being;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Fog;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Values;
import quintain.space.Cover;

/// Those who come and go, and the Referee's own hand.
final class People extends Chapter {
  private static final int MOST_AT_ONCE = 20;

  People(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(SetCover.class, RHD_COV_01)
        .offeredOnce("Set Cover", REFEREE)
        .ifOpen()
        .slot(SetCover::attacker, "Against whose Attacks?", everybody())
        .slot(SetCover::target, "Whose Cover?", everybody())
        .slot(SetCover::grade, "How good?", oneOf(Cover.values()))
        .does(People::new, People::setCover);
    book.word(SetAttitude.class, RHD_R_105)
        .offeredOnce("Set an attitude", REFEREE)
        .ifOpen()
        .slot(SetAttitude::of, "Who regards somebody?", everybody())
        .slot(SetAttitude::toward, "Whom?", everybody())
        .slot(SetAttitude::regard, "As what?", oneOf(Scene.Regard.values()))
        .does(People::new, People::setAttitude);
    book.word(LayMap.class, RHD_POS_01)
        .offeredOnce("Lay another map", REFEREE)
        .ifOpen()
        .slot(LayMap::map, "Which map?", People::maps)
        .refuses((_, step) -> refusal(step))
        .does(People::new, People::layMap);
    book.word(SetFog.class, RHD_R_98)
        .offeredOnceWith(SetFog::on, People::fog, REFEREE)
        .ifOpen()
        .icon("eye-off")
        .slot(SetFog::on, "Fog?", yesNo())
        .refuses(People::refusal)
        .does(People::new, People::setFog);
    book.word(TurnExpansion.class, RHD_REF_06)
        .offeredOnce("Turn a Mechanical Expansion on or off", REFEREE)
        .ifOpen()
        .slot(TurnExpansion::expansion, "Which Expansion?", People::expansions)
        .slot(TurnExpansion::on, "Is it on?", yesNo())
        .refuses((_, step) -> refusal(step))
        .does(People::new, People::turnExpansion);
    book.word(SetWeather.class, RHD_ENV_02)
        .offeredOnce("A word on the weather", REFEREE)
        .ifOpen()
        .slot(SetWeather::weather, "What weather?", words("rain"))
        .does(People::new, People::setWeather);
    book.word(SetTerrain.class, RHD_ENV_01)
        .offeredOnce("A word on a space", REFEREE)
        .ifOpen()
        .slot(SetTerrain::at, "Which space?", Spaces::anywhere)
        .slot(SetTerrain::terrain, "What is it like?", words("mud"))
        .refuses(People::refusal)
        .does(People::new, People::setTerrain);
    var hand = book.hand;
    hand.bringIn(
            BringIn.class,
            RHD_REF_02,
            "creatures",
            BringIn::creature,
            state -> state.shelf().creatures())
        .slot(BringIn::count, "How many?", number(1, 8, 1))
        .refuses(
            (state, step) ->
                hand.arrivalRefusal(
                    state,
                    step,
                    RHD_REF_02,
                    state.shelf().creatures(),
                    step.creature(),
                    MOST_AT_ONCE))
        .does(People::new, People::bringIn);
    hand.welcome(Welcome.class, RHD_CHAR_01, state -> state.shelf().pregens(), People::guest)
        .does(People::new, People::welcome);
    hand.takeAway(TakeAway.class, RHD_R_98, _ -> true)
        .refuses(People::refusal)
        .does(People::new, People::takeAway);
    hand.handOver(HandOver.class, RHD_REF_02)
        .emits(step -> new FightEvent.HandedOver(step.who(), step.seat()), RHD_R_98);
    hand.reveal(Reveal.class, RHD_REF_02, being -> !being.isPc())
        .emits(step -> new FightEvent.Revealed(step.who(), step.secrecy()), RHD_R_98);
    hand.setValue(SetValue.class, RHD_R_98, Values.ALL, "the Referee says so")
        .does(People::new, People::setValue);
  }

  // What there is to choose from

  /// The map there is, and open ground.
  static Optional<Question<?>> maps(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        List.of(
            new Option<>("as it is", "as it is", Field.map(blank.state())),
            new Option<>("open ground", "open ground", Scene.OPEN)));
  }

  private static List<Option<Boolean>> fog(RhodState state, Seat seat) {
    return List.of(
        Fog.lies(state)
            ? new Option<>("off", "Lift the fog", false)
            : new Option<>("on", "Hide what nobody sees", true));
  }

  /// Expansions that something in the Glossaries belongs to, that are on, or that one may think of.
  static Optional<Question<?>> expansions(Blank<RhodState> blank, Topic topic) {
    var names = new ArrayList<>(blank.state().scene().expansions());
    blank.state().shelf().features().forEach(feature -> names.add(feature.expansion()));
    blank.state().shelf().traits().forEach(trait -> names.add(trait.expansion()));
    names.add("Magic");
    names.add("Future Tech");
    return named(topic, names.stream().filter(name -> !name.isEmpty()).distinct().toList());
  }

  // Coming and going

  /// Late-comers to an Encounter roll on arrival (RHD-R-19).
  void bringIn(Encounter.BringIn step) {
    var entry = state().shelf().creature(step.creature()).orElseThrow();
    var ids = IntStream.rangeClosed(1, step.count()).mapToObj(step::id).toList();
    for (String id : ids) {
      var creature =
          Beings.creature(
              id, Seat.REFEREE, entry, house(), state().shelf(), state().scene().foeFigures());
      emit(FightEvent.Joined.at(Ways.arrival(state(), creature), creature), RHD_REF_02);
    }
    play.cite(Rhd.RHD_R_64);
    new Rounds(play).join(ids);
  }

  private static Being guest(RhodState state, Encounter.Welcome step) {
    return Beings.person(step.id(), step.seat(), step.sheet(), state.house(), state.shelf());
  }

  void welcome(Encounter.Welcome step) {
    var person = guest(state(), step);
    emit(FightEvent.Joined.at(Ways.arrival(state(), person), person), RHD_CHAR_01);
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
    emit(new FightEvent.Left(step.who()), RHD_R_98);
    new Conditions(play).leave(step.who());
    play.then(new Encounter.CheckEncounter());
  }

  /// A figure that is set brings about what it brings about in play (RHD-R-98).
  void setValue(Encounter.SetValue step) {
    var before = state();
    emit(new FightEvent.ValueSet(step.fact(), step.value(), step.reason()), RHD_R_98);
    boolean fell = false;
    var back = new ArrayList<String>();
    for (Being was : before.roster()) {
      if (!was.equals(being(was.id()))) {
        new Harm(play).set(was);
        new Conditions(play).set(was);
        var now = being(was.id());
        fell |= (was.isUp() && !now.isUp()) || was.side() != now.side();
        if (!was.at().equals(now.at())) {
          new Conditions(play).dazzle(now.id());
        }
        if (was.isDead() && !now.isDead() && !isInOrder(now)) {
          back.add(now.id());
        }
      }
    }
    if (!back.isEmpty()) {
      new Rounds(play).join(back);
    }
    new Conditions(play).loosen();
    if (fell) {
      play.then(new Encounter.CheckEncounter());
      play.then(new Encounter.CheckTurn());
    }
  }

  private boolean isInOrder(Being being) {
    return state().fight().filter(fight -> fight.has(being.id())).isPresent();
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
    var standing = Lists.without(state().roster(), being -> Ways.isAloft(state(), being.at()));
    emit(new FightEvent.MapLaid(step.map()), Rhd.RHD_POS_01);
    // Whoever stood on a height that is no longer there stands on what is.
    for (Being being : standing) {
      var at = being(being.id()).at();
      if (Ways.isAloft(state(), at)) {
        emit(
            new FightEvent.Pushed(being.id(), List.of(Hands.beneath(state(), at))), Rhd.RHD_POS_01);
      }
    }
    new Conditions(play).settle();
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.SetFog step) {
    if (Fog.lies(state) != step.on()) {
      return Optional.empty();
    }
    return no(RHD_R_98, step.on() ? "There is fog already" : "There is no fog");
  }

  void setFog(Encounter.SetFog step) {
    emit(new FightEvent.FogSet(step.on()), RHD_R_98);
  }

  static Optional<Refusal> refusal(Encounter.TurnExpansion step) {
    return step.expansion().isBlank()
        ? no(Rhd.RHD_REF_06, "Which Mechanical Expansion?")
        : Optional.empty();
  }

  void turnExpansion(Encounter.TurnExpansion step) {
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
    emit(new FightEvent.TerrainSet(step.at(), step.terrain()), Rhd.RHD_ENV_01);
  }
}
