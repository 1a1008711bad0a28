package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Fog;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Values;

/// Those who come and go, and the World Master's own hand.
final class People extends Chapter {
  private static final int MOST_AT_ONCE = 20;
  private static final int STURDIEST = 500;

  People(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(SetCover.class, OTW_R_108)
        .offeredOnce("Set cover", REFEREE)
        .ifOpen()
        .slot(SetCover::attacker, "Against whose attacks?", everybody())
        .slot(SetCover::target, "Whose cover?", everybody())
        .slot(SetCover::grade, "How good?", oneOf(Scene.Grade.values()))
        .does(People::new, People::setCover);
    book.word(LayMap.class, OTW_R_56)
        .offeredOnce("Lay another map", REFEREE)
        .ifOpen()
        .slot(LayMap::map, "Which map?", Spaces::maps)
        .refuses((_, step) -> refusal(step))
        .does(People::new, People::layMap);
    book.word(SetFog.class, OTW_R_109)
        .offeredOnceWith(SetFog::on, (state, _) -> List.of(fog(state)), REFEREE)
        .ifOpen()
        .slot(SetFog::on, "Fog?", yesNo())
        .refuses(People::refusal)
        .does(People::new, People::setFog);
    var hand = book.hand;
    hand.bringIn(
            BringIn.class,
            OTW_CR,
            "creatures",
            BringIn::creature,
            state -> state.shelf().creatures())
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(
            (state, step) ->
                hand.arrivalRefusal(
                    state, step, OTW_CR, state.shelf().creatures(), step.creature(), MOST_AT_ONCE))
        .does(People::new, People::bringIn);
    book.word(Erect.class, OTW_R_84)
        .offeredOnce("Something that can be broken stands here", REFEREE)
        .ifOpen()
        .icon("package")
        .slot(Erect::id, "What is it called?", freshId("barricade"))
        .slot(Erect::health, "How much Health has it?", number(1, STURDIEST, 20))
        .slot(Erect::armor, "How much Armor?", number(0, 20, 2))
        .slot(Erect::at, "Where does it stand?", Spaces::anywhere)
        .refuses(People::refusal)
        .does(People::new, People::erect);
    hand.welcome(Welcome.class, OTW_CC_01, state -> state.shelf().pregens(), People::guest)
        .does(People::new, People::welcome);
    hand.takeAway(TakeAway.class, OTW_R_109, being -> !being.isPc())
        .does(People::new, People::takeAway);
    hand.handOver(HandOver.class, OTW_R_109)
        .emits(step -> new LifeEvent.HandedOver(step.who(), step.seat()), OTW_R_109);
    hand.reveal(Reveal.class, OTW_R_109, being -> !being.isPc())
        .emits(step -> new LifeEvent.Revealed(step.who(), step.secrecy()), OTW_R_109);
    hand.setValue(SetValue.class, OTW_R_109, Values.ALL, "the World Master says so")
        .does(People::new, People::setValue);
  }

  private static Option<Boolean> fog(OtwState state) {
    boolean lies = Fog.lies(state);
    return new Option<>("fog", lies ? "Lift the fog" : "Hide what nobody sees", !lies);
  }

  /// Late-comers to a battle roll on arrival (OTW-R-43).
  void bringIn(OtwStep.BringIn step) {
    var entry = state().shelf().creature(step.creature()).orElseThrow();
    for (int n = 1; n <= step.count(); n++) {
      var id = step.id(n);
      join(Opening.creature(id, Seat.REFEREE, entry, state().scene()), OTW_CR);
      new Battle(play).join(id);
    }
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.Erect step) {
    var taken = state.nameRefusal(step.id(), OTW_CC_01);
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
    emit(
        new LifeEvent.Joined(Opening.structure(step.id(), step.health(), step.armor(), step.at())),
        OTW_R_84);
  }

  private static Being guest(OtwState state, OtwStep.Welcome step) {
    return Opening.person(step.id(), step.seat(), step.sheet(), state.shelf(), Opening.CORNER);
  }

  void welcome(OtwStep.Welcome step) {
    join(guest(state(), step), OTW_CC_01);
    new Battle(play).join(step.id());
  }

  private void join(Being newcomer, Otw why) {
    emit(new LifeEvent.Joined(newcomer.withAt(Ways.arrival(state(), newcomer))), why);
  }

  void takeAway(OtwStep.TakeAway step) {
    emit(new LifeEvent.Left(step.who()), OTW_R_109);
    play.then(new OtwStep.CheckBattle());
  }

  /// Whoever falls by it lets go, comes to the ground, and may be the last of a side; whoever is
  /// moved by it lets go as well (OTW-R-47).
  void setValue(OtwStep.SetValue step) {
    var before = state();
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), OTW_R_109);
    boolean fell = false;
    for (Being being : before.roster()) {
      if (being.isConscious() && !being(being.id()).isConscious()) {
        new Harm(play).letGo(being.id());
        new Movement(play).land(being.id());
        fell = true;
      }
    }
    loosen(before);
    if (fell) {
      play.then(new OtwStep.CheckBattle());
    }
  }

  /// Whoever has been moved holds nobody any more, and is held by nobody out of reach (OTW-R-47).
  private void loosen(OtwState before) {
    for (Being being : before.roster()) {
      if (!being.at().equals(being(being.id()).at())) {
        new Movement(play).loosen(being.id());
      }
    }
  }

  void setCover(OtwStep.SetCover step) {
    known(step.attacker(), OTW_R_109);
    known(step.target(), OTW_R_109);
    emit(new FightEvent.CoverSet(step.attacker(), step.target(), step.grade()), OTW_R_108);
  }

  static Optional<Refusal> refusal(OtwStep.LayMap step) {
    return step.map().feet() == Field.SPACE
        ? Optional.empty()
        : no(OTW_R_56, "A space is 10 feet, not " + step.map().feet());
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.SetFog step) {
    if (Fog.lies(state) != step.on()) {
      return Optional.empty();
    }
    return no(OTW_R_109, step.on() ? "There is fog already" : "There is no fog");
  }

  void setFog(OtwStep.SetFog step) {
    emit(new FightEvent.FogSet(step.on()), OTW_R_109);
  }

  void layMap(OtwStep.LayMap step) {
    var before = state();
    emit(new FightEvent.MapLaid(step.map()), OTW_R_56);
    loosen(before);
  }
}
