package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Being;
import quintain.rath.state.Creature;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Who;

/// The nerve of foes, where the GM wants it tested (RTH-R-101).
final class Nerve extends Chapter {
  Nerve(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(TestNerve.class, RTH_S_NRV_01)
        .offeredOnce("Test the foes' nerve", REFEREE)
        .ifOpen()
        .refusesNow(Nerve::refusal)
        .does(Nerve::new, Nerve::test);
  }

  static Optional<Refusal> refusal(RathState state) {
    if (!state.inCombat()) {
      return no(RTH_S_NRV_01, "Nerve is tested in combat");
    }
    if (state.theFight().nerveTested()) {
      return no(RTH_S_NRV_01, "Their nerve has been tested in this combat");
    }
    if (!hasLostHeart(state)) {
      return no(RTH_S_NRV_01, "They have lost neither half their number nor their leader");
    }
    return bravest(state).isEmpty()
        ? no(RTH_S_NRV_01, "Nobody is left whose nerve could break")
        : Optional.empty();
  }

  /// Half its number or its leader lost.
  private static boolean hasLostHeart(RathState state) {
    int standing = 0;
    boolean leaderless = false;
    for (Being foe : state.side(Who.Side.FOES)) {
      standing += foe.isOut() ? 0 : 1;
      leaderless |= foe.isOut() && foe.does(Habit.Leads.class);
    }
    return leaderless || 2 * standing <= state.theFight().foes();
  }

  /// The best Nerve still standing.
  private static Optional<Being> bravest(RathState state) {
    Being bravest = null;
    for (Being foe : state.side(Who.Side.FOES)) {
      if (!foe.isOut() && nerve(foe).isPresent()) {
        if (bravest == null || nerve(foe).orElseThrow() > nerve(bravest).orElseThrow()) {
          bravest = foe;
        }
      }
    }
    return Optional.ofNullable(bravest);
  }

  private static Optional<Integer> nerve(Being foe) {
    return foe.creature().flatMap(Creature::nerve);
  }

  /// One test for the side, d20 + the best Nerve, DC 12; a captain has them repeat it once.
  void test() {
    var bravest = bravest(state()).orElseThrow();
    boolean held = holds(bravest);
    emit(new FightEvent.NerveTested(false, held), RTH_S_NRV_01);
    if (!held && rallier().isPresent() && !state().theFight().rallied()) {
      held = holds(bravest);
      emit(new FightEvent.NerveTested(true, held), RTH_S_CRE);
    }
    play.measure(bravest, "holds", held);
    if (!held) {
      breakAndRun();
    }
  }

  private boolean holds(Being bravest) {
    var tests = new Tests(play);
    var tilt = tests.tilt(bravest, List.of());
    int natural = tests.d20(bravest, tilt.mode(), RTH_S_NRV_01);
    int total = natural + nerve(bravest).orElseThrow();
    return play.judge(RTH_S_NRV_01, tests.succeeds(natural, total, Tests.DC));
  }

  private Optional<Being> rallier() {
    for (Being foe : state().side(Who.Side.FOES)) {
      if (foe.canAct() && foe.does(Habit.Rallies.class)) {
        return Optional.of(foe);
      }
    }
    return Optional.empty();
  }

  private void breakAndRun() {
    var flag = gm(Prompts.SURRENDER, false) ? Flag.SURRENDERED : Flag.FLED;
    play.cite(RTH_R_101);
    for (Being foe : state().side(Who.Side.FOES)) {
      if (!foe.isOut() && nerve(foe).isPresent()) {
        emit(new FightEvent.Became(foe.id(), flag, "nerve"), RTH_S_NRV_01);
      }
    }
    then(new RathStep.CheckCombat());
  }
}
