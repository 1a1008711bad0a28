package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Being;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Fog;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Who;
import quintain.space.Grid;

/// Those who come and go, and the GM's own hand.
final class People extends Chapter {
  private static final List<Option<Who.Side>> SIDES =
      List.of(
          new Option<>("party", "the heroes'", Who.Side.PARTY),
          new Option<>("foes", "the enemies'", Who.Side.FOES),
          new Option<>("neutral", "nobody's", Who.Side.NEUTRAL));

  /// How far off the GM puts somebody at a time, in spaces.
  private static final int FARTHEST = 25;

  private static final int MOST_AT_ONCE = 20;

  People(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(TakeSide.class, RTH_R_21)
        .offeredOnce("Somebody takes a side", REFEREE)
        .ifOpen()
        .slot(TakeSide::who, "Who?", everybody())
        .slot(TakeSide::side, "Whose side is it?", People::sides)
        .refuses(People::takeSideRefusal)
        .does(People::new, People::takeSide);
    book.word(SetFlag.class, RTH_R_09)
        .offeredOnce("Say what holds of somebody", REFEREE)
        .ifOpen()
        .slot(SetFlag::who, "Of whom?", everybody())
        .slot(SetFlag::flag, "What?", oneOf(Flag.values()))
        .slot(SetFlag::holds, "Does it hold?", yesNo())
        .does(People::new, People::setFlag);
    book.word(LayMap.class, RTH_R_30)
        .offeredOnce("Lay a map", REFEREE)
        .ifOpen()
        .slot(LayMap::map, "Which map?", People::maps)
        .refuses((state, step) -> Places.mapRefusal(state.house(), step.map()))
        .does(People::new, People::layMap);
    book.word(SetFog.class, RTH_R_30)
        .offeredOnceWith(SetFog::on, (state, _) -> fog(state), REFEREE)
        .ifOpen()
        .slot(SetFog::on, "Fog?", yesNo())
        .refuses(People::fogRefusal)
        .does(People::new, People::setFog);
    book.word(PutAt.class, RTH_R_30)
        .offeredOnce("Put somebody into a space", REFEREE)
        .ifOpen()
        .about(PutAt::who, "Who?", everybody())
        .slot(PutAt::to, "Where to?", People::openSpaces)
        .refuses(People::putAtRefusal)
        .does(People::new, People::putAt);
    var hand = book.hand;
    hand.bringIn(
            BringIn.class,
            RTH_DOC_05,
            "creatures",
            BringIn::creature,
            state -> state.shelf().creatures())
        .slot(BringIn::count, "How many?", number(1, MOST_AT_ONCE, 1))
        .slot(BringIn::side, "On whose side?", People::sideOrUsual)
        .refuses(
            (state, step) ->
                hand.arrivalRefusal(
                    state,
                    step,
                    RTH_DOC_05,
                    state.shelf().creatures(),
                    step.creature(),
                    MOST_AT_ONCE))
        .does(People::new, People::bringIn);
    hand.welcome(Welcome.class, RTH_S_CC_01, state -> state.shelf().pregens(), People::guest)
        .emits((state, step) -> new LifeEvent.Joined(guest(state, step)), RTH_S_PC);
    hand.takeAway(TakeAway.class, RTH_DOC_05, being -> !being.isPc())
        .does(People::new, People::takeAway);
    hand.handOver(HandOver.class, RTH_DOC_05)
        .emits(step -> new LifeEvent.HandedOver(step.who(), step.seat()), RTH_DOC_05);
    hand.reveal(Reveal.class, RTH_DOC_05, being -> !being.isPc())
        .emits(step -> new LifeEvent.Revealed(step.who(), step.secrecy()), RTH_DOC_05);
    hand.setValue(SetValue.class, RTH_R_09, RathFacts.ALL, "the GM says so")
        .does(People::new, People::setValue);
  }

  private static Optional<Question<?>> sides(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, SIDES);
  }

  private static Optional<Question<?>> sideOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, orUsual(SIDES, "the enemies', as usual"));
  }

  /// Every open space about somebody, for the GM to put them into.
  private static Optional<Question<?>> openSpaces(Blank<RathState> blank, Topic topic, Being who) {
    if (blank.state().map().isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<Spot>>();
    for (int at : Places.open(blank.state().map().get())) {
      if (Places.apart(blank.state(), at, who.at()) <= FARTHEST * Places.unit(blank.state())
          && !Places.isTaken(blank.state(), at, who.id())) {
        options.add(Option.of(Places.spot(at), List.of()));
      }
    }
    return Movement.where(blank, topic, who, options);
  }

  /// The map there is, and open ground.
  private static Optional<Question<?>> maps(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<Grid>>();
    blank.state().map().ifPresent(map -> options.add(new Option<>("as it is", "as it is", map)));
    options.add(
        new Option<>(
            "open ground",
            "open ground",
            switch (blank.state().house().distanceSystem()) {
              case ABSTRACT -> Grid.open(25, 6, 4);
              case FEET -> Grid.open(5, 24, 16);
            }));
    return oneOf(topic, options);
  }

  void bringIn(RathStep.BringIn step) {
    var entry = state().shelf().creature(step.creature()).orElseThrow();
    for (int n = 1; n <= step.count(); n++) {
      var who =
          Who.creature(
              step.id(n),
              Seat.REFEREE,
              step.side().orElse(Who.Side.FOES),
              state().scene().foeFigures());
      int at = Places.entrance(state(), who.id());
      emit(
          new LifeEvent.Joined(Opening.creature(who, entry, state().shelf(), Optional.empty(), at)),
          RTH_DOC_05);
    }
  }

  private static Being guest(RathState state, RathStep.Welcome step) {
    return Opening.person(
        step.id(),
        step.seat(),
        Who.Side.PARTY,
        step.sheet(),
        state.shelf(),
        Places.entrance(state, step.id()));
  }

  void takeAway(RathStep.TakeAway step) {
    emit(new LifeEvent.Left(step.who()), RTH_DOC_05);
    then(new RathStep.CheckCombat());
  }

  // The map

  private static List<Option<Boolean>> fog(RathState state) {
    boolean lies = Fog.lies(state);
    return state.map().isEmpty()
        ? List.of()
        : List.of(new Option<>("fog", lies ? "Lift the fog" : "Hide what nobody sees", !lies));
  }

  private static Optional<Refusal> fogRefusal(RathState state, RathStep.SetFog step) {
    if (state.map().isEmpty()) {
      return no(RTH_R_30, "There is no map for fog to lie on");
    }
    return Fog.lies(state) == step.on()
        ? no(RTH_R_30, step.on() ? "There is fog already" : "There is no fog")
        : Optional.empty();
  }

  void setFog(RathStep.SetFog step) {
    emit(new FightEvent.FogSet(step.on()), RTH_R_30);
  }

  /// Everybody stands where they stood if that is open ground, and else on the first space that is
  /// (RTH-R-30).
  void layMap(RathStep.LayMap step) {
    emit(new LifeEvent.MapLaid(step.map()), RTH_R_30);
    for (Being being : state().roster()) {
      if (Places.isTaken(state(), being.at(), being.id())) {
        emit(
            new FightEvent.Moved(being.id(), Places.free(state(), being.id(), being.at())),
            RTH_R_30);
      }
    }
  }

  static Optional<Refusal> putAtRefusal(RathState state, RathStep.PutAt step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), RTH_R_30);
    }
    if (state.map().isEmpty()) {
      return no(RTH_R_30, "There is no map");
    }
    int at = Places.of(step.to());
    return Places.standingRefusal(state, at, RTH_R_30)
        .or(
            () ->
                Places.standing(state, at, step.who())
                    .flatMap(there -> no(RTH_R_30, there.name() + " stands there")));
  }

  void putAt(RathStep.PutAt step) {
    emit(new FightEvent.Moved(step.who(), Places.of(step.to())), RTH_R_30);
  }

  static Optional<Refusal> takeSideRefusal(RathState state, RathStep.TakeSide step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RTH_R_21);
    }
    return being.get().side() == step.side()
        ? no(RTH_R_21, being.get().name() + " is on that side already")
        : Optional.empty();
  }

  /// Turns, targets, friends and the end of the fight go by the new side from now on (RTH-R-21),
  /// and so does whether somebody at 0 HP is defeated or owes a survival test (RTH-R-49).
  void takeSide(RathStep.TakeSide step) {
    emit(new LifeEvent.SideTaken(step.who(), step.side()), RTH_R_21);
    var turned = being(step.who());
    if (turned.isDefeated()) {
      new Conditions(play).clear(turned, Flag.FALLEN, RTH_R_49);
    } else if (turned.isDown() && !turned.isDead() && !turned.is(Flag.FALLEN)) {
      emit(new FightEvent.Became(turned.id(), Flag.FALLEN, "0 HP"), RTH_R_49);
    }
    then(new RathStep.CheckCombat());
  }

  void setFlag(RathStep.SetFlag step) {
    var being = known(step.who(), RTH_R_09);
    if (being.is(step.flag()) == step.holds()) {
      throw refuse(RTH_R_09, "That is so already");
    }
    if (step.flag() == Flag.SUBMERGED && !being.isDead()) {
      water(being, step.holds());
    } else if (step.flag() == Flag.DEAD && step.holds()) {
      emit(new FightEvent.Died(being.id(), "the GM's word"), RTH_R_09);
    } else {
      emit(
          step.holds()
              ? new FightEvent.Became(being.id(), step.flag(), "the GM's word")
              : new FightEvent.NoLonger(being.id(), step.flag()),
          RTH_R_09);
    }
    then(new RathStep.CheckCombat());
  }

  /// A figure that is set brings about what it brings about in play (RTH-R-09).
  void setValue(RathStep.SetValue step) {
    var before = state();
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), RTH_R_09);
    for (Being was : before.roster()) {
      var now = being(was.id());
      if (!now.isDead() && now.is(Flag.SUBMERGED) != was.is(Flag.SUBMERGED)) {
        water(now, now.is(Flag.SUBMERGED));
      }
      new Conditions(play).afterEnds(was);
    }
    new Stunts(play).letGo();
    then(new RathStep.CheckCombat());
  }

  private void water(Being who, boolean under) {
    if (under) {
      new Drowning(play).goUnder(who);
    } else {
      new Drowning(play).comeUp(who);
    }
  }
}
