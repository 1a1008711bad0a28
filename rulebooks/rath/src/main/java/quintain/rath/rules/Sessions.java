package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Aptitude;
import quintain.rath.state.Being;
import quintain.rath.state.Darkness;
import quintain.rath.state.Growth;
import quintain.rath.state.Knack;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.ThingEvent;

/// Sessions and scenes: what begins and ends with them.
public final class Sessions extends Chapter {
  Sessions(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(EndScene.class, RTH_R_36)
        .offeredOnce("End the scene", REFEREE)
        .afterwards()
        .ifOpen()
        .refusesNow(Sessions::endSceneRefusal)
        .does(Sessions::new, Sessions::endScene);
    book.word(BeginSession.class, RTH_FORT_05)
        .offeredOnce("Begin a session", REFEREE)
        .ifOpen()
        .refusesNow(Sessions::beginRefusal)
        .does(Sessions::new, Sessions::begin);
    book.word(EndSession.class, RTH_XP_01)
        .offeredOnce("End the session", REFEREE)
        .ifOpen()
        .refusesNow(Sessions::endRefusal)
        .does(Sessions::new, Sessions::end);
    book.word(SetDarkness.class, RTH_ADV_03)
        .offeredOnce("Say how dark it is", REFEREE)
        .ifOpen()
        .slot(SetDarkness::darkness, "How dark is it?", oneOf(Darkness.values(), Sessions::words))
        .does(Sessions::new, Sessions::darken);
  }

  private static String words(Darkness darkness) {
    return switch (darkness) {
      case NONE -> "there is light enough";
      case DARK -> "dark";
      case MAGICAL -> "dark by magic, and no light helps";
    };
  }

  /// Fortune in somebody's first session: 1, or 2 for the lucky (RTH-S-CC-08, RTH-S-APT-18).
  public static int fortuneAtFirst(List<Growth.Known> aptitudes) {
    return aptitudes.stream().anyMatch(k -> k.aptitude().knack() == Knack.LUCKY) ? 2 : 1;
  }

  static Optional<Refusal> beginRefusal(RathState state) {
    return state.world().session()
        ? no(RTH_FORT_05, "A session is open already")
        : Optional.empty();
  }

  void begin() {
    emit(new LifeEvent.SessionChanged(true), RTH_FORT_05);
    for (Being pc : state().roster()) {
      if (pc.isPc() && !pc.isDead()) {
        new Fortune(play).startSession(pc);
        recharge(pc, List.of(Aptitude.Recharge.SCENE));
      }
    }
  }

  static Optional<Refusal> endRefusal(RathState state) {
    if (state.inCombat()) {
      return no(RTH_XP_01, "A combat is open");
    }
    return state.world().session() ? Optional.empty() : no(RTH_XP_01, "No session is open");
  }

  /// 1 XP for everybody present, if something substantial happened (RTH-XP-01, RTH-R-82).
  void end() {
    if (gm(ThingPrompts.SUBSTANTIAL, true)) {
      play.cite(RTH_R_82);
      for (Being pc : state().roster()) {
        if (pc.isPc() && !pc.isDead()) {
          emit(new LifeEvent.XpGained(pc.id(), pc.growth().xp() + 1), RTH_XP_01);
        }
      }
    }
    emit(new LifeEvent.SessionChanged(false), RTH_R_99);
  }

  static Optional<Refusal> endSceneRefusal(RathState state) {
    return state.inCombat() ? no(RTH_R_36, "A combat is open; end it first") : Optional.empty();
  }

  /// AC lost to a trap comes back, what is counted by the scene begins anew, and shots outside
  /// combat have their one usage roll (RTH-R-36, RTH-R-90).
  void endScene() {
    emit(new LifeEvent.SceneEnded(), RTH_R_36);
    for (Being being : state().roster()) {
      recharge(being, List.of(Aptitude.Recharge.SCENE));
    }
    new Wear(play).reckon(state().world().loosed());
    if (!state().world().loosed().isEmpty()) {
      emit(new ThingEvent.ScenesShotsReckoned(), RTH_R_90);
    }
  }

  /// Darkness is a named source of disadvantage that the GM sets (RTH-ADV-03).
  void darken(RathStep.SetDarkness step) {
    emit(new LifeEvent.Darkened(step.darkness()), RTH_ADV_03);
  }

  /// Uses come back where any are gone.
  void recharge(Being being, List<Aptitude.Recharge> by) {
    if (being.growth().isUsed(by)) {
      emit(
          new ThingEvent.Recharged(being.id(), by),
          by.contains(Aptitude.Recharge.LONG) ? RTH_LRST_06 : RTH_SRST_05);
    }
  }
}
