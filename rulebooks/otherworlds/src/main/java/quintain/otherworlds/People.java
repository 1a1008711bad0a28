package quintain.otherworlds;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.otherworlds.OtwStep.*;

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
    book.word(BringIn.class, OTW_CR)
        .offeredOnce("Bring in creatures", REFEREE)
        .ifOpen()
        .icon("paw-print")
        .slot(BringIn::creature, "Which creature?", entries(state -> state.shelf().creatures()))
        .slot(BringIn::id, "Under which name?", freshIdAfter("creature"))
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(People::refusal)
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
    book.word(Welcome.class, OTW_CC_01)
        .offeredOnce("A ready-made character joins", REFEREE)
        .ifOpen()
        .slot(Welcome::id, "Under which name?", freshId("guest"))
        .slot(Welcome::seat, "Who plays them?", seats())
        .slot(Welcome::sheet, "Who joins?", wholeEntries(state -> state.shelf().pregens()))
        .refuses(People::refusal)
        .does(People::new, People::welcome);
    book.word(TakeAway.class, OTW_R_109)
        .offeredOnce("Take somebody away", REFEREE)
        .ifOpen()
        .slot(TakeAway::who, "Who leaves?", those(being -> !being.isPc()))
        .refuses(People::refusal)
        .does(People::new, People::takeAway);
    book.word(HandOver.class, OTW_R_109)
        .offeredOnce("Hand somebody over to another seat", REFEREE)
        .ifOpen()
        .slot(HandOver::who, "Who is handed over?", everybody())
        .slot(HandOver::seat, "To whom?", seats())
        .does(People::new, People::handOver);
    book.word(Reveal.class, OTW_R_109)
        .offeredOnce("Show or hide somebody", REFEREE)
        .ifOpen()
        .slot(Reveal::who, "Who?", those(being -> !being.isPc()))
        .slot(Reveal::secrecy, "What may players know?", oneOf(Secrecy.values()))
        .does(People::new, People::reveal);
    book.word(SetValue.class, OTW_R_109)
        .offeredOnce("Set a value", REFEREE)
        .ifOpen()
        .slot(SetValue::fact, "Which value?", People::settable)
        .slot(SetValue::value, "To what?", People::valuesFor)
        .slot(SetValue::reason, "Why?", words("the World Master says so"))
        .refuses((state, step) -> Values.refusal(state, step.fact(), step.value()))
        .does(People::new, People::setValue);
  }

  private static Option<Boolean> fog(OtwState state) {
    boolean lies = state.scene().fog();
    return new Option<>("fog", lies ? "Lift the fog" : "Hide what nobody sees", !lies);
  }

  static Optional<Question<?>> settable(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : List.of("hp", "ast", "disc")) {
        options.add(
            Option.of(
                being.id() + "." + figure, being.name() + ": " + figure.toUpperCase(Locale.ROOT)));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valuesFor(Blank<OtwState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    int dot = fact.lastIndexOf('.');
    var being = blank.state().being(fact.substring(0, dot));
    int most =
        switch (fact.substring(dot + 1)) {
          case "hp" -> being.health().max();
          case "ast" -> being.astral().max();
          default -> being.discipline().max();
        };
    return named(topic, IntStream.rangeClosed(0, most).mapToObj(Integer::toString).toList());
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
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), OTW_R_109);
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
    if (state.scene().fog() != step.on()) {
      return Optional.empty();
    }
    return no(OTW_R_109, step.on() ? "There is fog already" : "There is no fog");
  }

  void setFog(OtwStep.SetFog step) {
    emit(new FightEvent.FogSet(step.on()), OTW_R_109);
  }

  void layMap(OtwStep.LayMap step) {
    emit(new FightEvent.MapLaid(step.map()), OTW_R_56);
  }
}
