package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Those who come and go, and the GM's own hand.
final class People extends Chapter {
  People(Play<RathState, RathStep, RathEvent> play) {
    super(play);
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
    boolean hidden = state.find(id).filter(being -> !Values.maySee(being, seat)).isPresent();
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
    check(bringInRefusal(state(), step));
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
    check(Places.mapRefusal(house(), step.map()));
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
    check(putAtRefusal(state(), step));
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
    check(takeSideRefusal(state(), step));
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
    check(Values.refusal(state(), step.fact(), step.value()));
    emit(new LifeEvent.ValueSet(step.fact(), step.value(), step.reason()), RTH_R_09);
    then(new RathStep.CheckCombat());
  }
}
