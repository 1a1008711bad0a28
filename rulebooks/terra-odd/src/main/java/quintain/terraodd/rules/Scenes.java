package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.terraodd.state.Odd.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;

/// How scenes end, and last scenes: Sayonara.
final class Scenes extends Chapter {
  Scenes(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.word(EndScene.class, ODD_R_42)
        .offeredOnce("End the scene", REFEREE)
        .afterwards()
        .icon("flag-off")
        .refusesNow(Scenes::endRefusal)
        .does(Scenes::new, Scenes::end);
    book.deed(CallSayonara.class, ODD_SAYO_01)
        .offered("says sayonara", ADVANCE)
        .when((_, being) -> being.isInPlay() && !being.is(Flag.SAYONARA))
        .toPlayers()
        .icon("bell")
        .by(CallSayonara::by, "Whose last scene is it?")
        .refuses(Scenes::refusal)
        .does(Scenes::new, Scenes::callSayonara);
  }

  /// By default as soon as no critically harmed PC waits to be stabilised (ODD-R-42).
  void askOver() {
    if (!state().inRounds()
        && gm(Prompts.SCENE_OVER, !Lists.some(state().roster(), Scenes::waits))) {
      end();
    }
  }

  private static boolean waits(Being being) {
    return being.isPc() && being.isInPlay() && being.is(Flag.CRITICALLY_HARMED);
  }

  static Optional<Refusal> endRefusal(OddState state) {
    return state.inRounds() ? barred(ODD_R_42, "The fight is not over") : Optional.empty();
  }

  /// Conditions after panic in roster order, then departures (ODD-PANC-05, ODD-SAYO-05).
  void end() {
    for (Being being : state().roster()) {
      if (being.is(Flag.CONDITION_DUE) && being.isInPlay()) {
        play.then(new OddStep.SufferAfterPanic(being.id()));
      }
    }
    for (Being being : state().roster()) {
      if (being.is(Flag.SAYONARA) && being.isInPlay()) {
        play.then(new OddStep.Depart(being.id()));
      }
    }
    play.then(new OddStep.CloseScene());
  }

  void sufferAfterPanic(OddStep.SufferAfterPanic step) {
    new Troubles(play).gain(being(step.who()), ODD_PANC_05);
  }

  /// They must settle how they go (ODD-SAYO-05).
  void depart(OddStep.Depart step) {
    var leaver = being(step.who());
    var how = said(leaver.seat(), Prompts.DEPARTURE, "leaves for good", leaver.id());
    emit(
        new OddEvent.Departed(leaver.id(), how.isBlank() ? "leaves for good" : how.strip()),
        ODD_SAYO_05);
  }

  void close() {
    emit(new OddEvent.SceneEnded(), ODD_R_42);
  }

  // Sayonara

  static Optional<Refusal> refusal(OddState state, OddStep.CallSayonara step) {
    var caller = state.find(step.by());
    if (caller.isEmpty()) {
      return nobodyCalled(step.by(), ODD_SAYO_01);
    }
    if (!caller.get().isPc()) {
      return barred(ODD_R_44, caller.get().name() + " is no player character");
    }
    if (caller.get().is(Flag.CRITICALLY_HARMED)) {
      return barred(ODD_SAYO_01, caller.get().name() + " is critically harmed");
    }
    if (!caller.get().isInPlay()) {
      return barred(ODD_SAYO_01, caller.get().name() + " is no longer in play");
    }
    return caller.get().is(Flag.SAYONARA)
        ? barred(ODD_R_34, caller.get().name() + " is in their last scene already")
        : Optional.empty();
  }

  /// A song, then Grit anew: plain, and it replaces what was held (ODD-SAYO-02, ODD-SAYO-03,
  /// ODD-R-34).
  void callSayonara(OddStep.CallSayonara step) {
    var caller = being(step.by());
    var song = said(caller.seat(), Prompts.SONG, "", caller.id());
    int grit = roll(caller, Dice.sum(Healing.gritDice(caller), Dice.D6), ODD_SAYO_03);
    emit(new OddEvent.SayonaraCalled(caller.id(), song.strip()), ODD_SAYO_01);
    play.cite(ODD_SAYO_02);
    emit(new OddEvent.GritRolled(caller.id(), grit), ODD_SAYO_03);
  }
}
