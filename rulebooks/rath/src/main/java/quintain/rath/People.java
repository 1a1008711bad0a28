package quintain.rath;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.rath.RathStep.*;
import quintain.space.Grid;

/// Those who come and go, and the GM's own hand.
final class People extends Chapter {
  private static final List<Option<Who.Side>> SIDES =
      List.of(
          new Option<>("party", "the PCs'", Who.Side.PARTY),
          new Option<>("foes", "the enemies'", Who.Side.FOES),
          new Option<>("neutral", "nobody's", Who.Side.NEUTRAL));

  /// How far off the GM puts somebody at a time, in spaces.
  private static final int FARTHEST = 25;

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
    book.word(PutAt.class, RTH_R_30)
        .offeredOnce("Put somebody into a space", REFEREE)
        .ifOpen()
        .about(PutAt::who, "Who?", everybody())
        .slot(PutAt::to, "Where to?", People::openSpaces)
        .refuses(People::putAtRefusal)
        .does(People::new, People::putAt);
    book.word(BringIn.class, RTH_DOC_05)
        .offeredOnce("Bring in creatures", REFEREE)
        .ifOpen()
        .icon("paw-print")
        .slot(BringIn::creature, "Which creature?", entries(state -> state.shelf().creatures()))
        .slot(BringIn::id, "Under which name?", People::creatureId)
        .slot(BringIn::count, "How many?", number(1, 20, 1))
        .slot(BringIn::side, "On whose side?", People::sideOrUsual)
        .refuses(People::bringInRefusal)
        .does(People::new, People::bringIn);
    book.word(Welcome.class, RTH_S_CC_01)
        .offeredOnce("A ready-made character joins", REFEREE)
        .ifOpen()
        .slot(Welcome::id, "Under which name?", freshId("guest"))
        .slot(Welcome::seat, "Who plays them?", seats())
        .slot(Welcome::sheet, "Who joins?", wholeEntries(state -> state.shelf().pregens()))
        .does(People::new, People::welcome);
    book.word(TakeAway.class, RTH_DOC_05)
        .offeredOnce("Take somebody away", REFEREE)
        .ifOpen()
        .slot(TakeAway::who, "Who leaves the scene?", those(being -> !being.isPc()))
        .does(People::new, People::takeAway);
    book.word(HandOver.class, RTH_DOC_05)
        .offeredOnce("Hand somebody over to another seat", REFEREE)
        .ifOpen()
        .slot(HandOver::who, "Who is handed over?", everybody())
        .slot(HandOver::seat, "To whom?", seats())
        .does(People::new, People::handOver);
    book.word(Reveal.class, RTH_DOC_05)
        .offeredOnce("Show or hide somebody", REFEREE)
        .ifOpen()
        .slot(Reveal::who, "Who?", those(being -> !being.isPc()))
        .slot(Reveal::secrecy, "What may players know?", oneOf(Secrecy.values()))
        .does(People::new, People::reveal);
    book.word(SetValue.class, RTH_R_09)
        .offeredOnce("Set a value", REFEREE)
        .ifOpen()
        .slot(SetValue::fact, "Which value?", People::settable)
        .slot(SetValue::value, "To what?", People::valuesFor)
        .slot(SetValue::reason, "Why?", words("the GM says so"))
        .refuses((state, step) -> Values.refusal(state, step.fact(), step.value()))
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

  private static Optional<Question<?>> creatureId(Blank<RathState> blank, Topic topic) {
    var kind = blank.filled("creature", String.class).map(Outfits::key).orElse("creature");
    var taken = blank.state().roster().stream().map(Being::id).toList();
    var id = PlainSlots.freshId(kind, taken);
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  private static Optional<Question<?>> settable(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : Values.settable()) {
        options.add(
            Option.of(being.id() + "." + figure, being.name() + ": " + Wording.figure(figure)));
      }
    }
    return oneOf(topic, options);
  }

  /// Any number that the figure can have.
  private static Optional<Question<?>> valuesFor(Blank<RathState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    int dot = fact.indexOf('.');
    var being = blank.state().being(fact.substring(0, dot));
    return oneOf(
        topic,
        Values.range(being, fact.substring(dot + 1)).stream()
            .map(number -> Option.of(Integer.toString(number), Integer.toString(number)))
            .toList());
  }

  static Optional<Refusal> bringInRefusal(RathState state, RathStep.BringIn step) {
    if (state.shelf().creature(step.creature()).isEmpty()) {
      return no(RTH_DOC_05, "The bestiary has no " + step.creature());
    }
    if (step.count() < 1 || step.count() > 20) {
      return no(RTH_DOC_05, "Between 1 and 20 come in at a time");
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
  static Optional<Refusal> idRefusal(RathState state, String id) {
    if (!id.matches("[a-z][a-z0-9-]*")) {
      return no(RTH_DOC_05, "An id is small letters, digits and dashes, not '" + id + "'");
    }
    return state.find(id).isPresent()
        ? no(RTH_DOC_05, "Somebody is called " + id + " already")
        : Optional.empty();
  }

  /// The same for somebody new of a player's: whom the player does not see is no reason, and the
  /// newcomer gets another id.
  static Optional<Refusal> idRefusal(RathState state, String id, Seat seat) {
    boolean hidden = state.find(id).filter(being -> !state.maySee(being, seat)).isPresent();
    return hidden ? Optional.empty() : idRefusal(state, id);
  }

  private static List<String> ids(RathStep.BringIn step) {
    if (step.count() == 1) {
      return List.of(step.id());
    }
    var ids = new ArrayList<String>();
    for (int i = 1; i <= step.count(); i++) {
      ids.add(Names.numbered(step.id(), i));
    }
    return ids;
  }

  void bringIn(RathStep.BringIn step) {
    var entry = state().shelf().creature(step.creature()).orElseThrow();
    for (String id : ids(step)) {
      var newcomer =
          Opening.creature(id, Seat.REFEREE, entry, state().shelf(), state().scene().foeFigures());
      var side = step.side().orElse(Who.Side.FOES);
      emit(new LifeEvent.Joined(onTheMap(newcomer.with(newcomer.who().siding(side)))), RTH_DOC_05);
    }
  }

  /// On a map newcomers stand on the first space that is open and free.
  private Being onTheMap(Being newcomer) {
    return state().map().isPresent()
        ? newcomer.withAt(Places.free(state(), newcomer.id(), newcomer.at()))
        : newcomer;
  }

  void welcome(RathStep.Welcome step) {
    check(idRefusal(state(), step.id()));
    Being newcomer;
    try {
      newcomer = Opening.person(step.id(), step.seat(), step.sheet(), state().shelf());
    } catch (IllegalArgumentException e) {
      throw refuse(RTH_S_CC_01, String.valueOf(e.getMessage()));
    }
    emit(new LifeEvent.Joined(onTheMap(newcomer)), RTH_S_PC);
  }

  void takeAway(RathStep.TakeAway step) {
    var being = known(step.who(), RTH_DOC_05);
    if (state().inCombat() && state().theFight().isTurnOf(being.id())) {
      throw refuse(RTH_DOC_05, "It is " + being.name() + "'s turn");
    }
    emit(new LifeEvent.Left(being.id()), RTH_DOC_05);
  }

  void handOver(RathStep.HandOver step) {
    var being = known(step.who(), RTH_DOC_05);
    emit(new LifeEvent.HandedOver(being.id(), step.seat()), RTH_DOC_05);
  }

  void reveal(RathStep.Reveal step) {
    var being = known(step.who(), RTH_DOC_05);
    emit(new LifeEvent.Revealed(being.id(), step.secrecy()), RTH_DOC_05);
  }

  // The map

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
    if (!Places.isOpen(state.map().get(), at)) {
      return no(RTH_R_30, "Nobody can stand there");
    }
    return Places.isTaken(state, at, step.who())
        ? no(RTH_R_30, "Somebody stands there")
        : Optional.empty();
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

  /// Turns, targets, friends and the end of the fight go by the new side from now on (RTH-R-21).
  void takeSide(RathStep.TakeSide step) {
    emit(new LifeEvent.SideTaken(step.who(), step.side()), RTH_R_21);
    then(new RathStep.CheckCombat());
  }

  void setFlag(RathStep.SetFlag step) {
    var being = known(step.who(), RTH_R_09);
    if (being.is(step.flag()) == step.holds()) {
      throw refuse(RTH_R_09, "That is so already");
    }
    if (step.flag() == Flag.SUBMERGED && !being.isDead()) {
      if (step.holds()) {
        new Drowning(play).goUnder(being);
      } else {
        new Drowning(play).comeUp(being);
      }
    } else {
      emit(
          step.holds()
              ? new FightEvent.Became(being.id(), step.flag(), "the GM's word")
              : new FightEvent.NoLonger(being.id(), step.flag()),
          RTH_R_09);
    }
    then(new RathStep.CheckCombat());
  }

  void setValue(RathStep.SetValue step) {
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), RTH_R_09);
    then(new RathStep.CheckCombat());
  }
}
