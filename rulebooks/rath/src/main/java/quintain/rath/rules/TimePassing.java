package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Item;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Minutes;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.World;

/// Exploration time: rounds, turns, hours and days, and what falls due in them.
public final class TimePassing extends Chapter {
  /// RTH-TIME-03.
  static final int TURNS_TO_AN_HOUR = 6;

  /// RTH-TIME-04.
  static final int TURNS_TO_A_DAY = 24 * TURNS_TO_AN_HOUR;

  TimePassing(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(LetTurnsPass.class, RTH_TIME_02)
        .offeredOnce("Let turns pass", REFEREE)
        .icon("clock")
        .slot(LetTurnsPass::turns, "How many turns?", number(1, 36, 1))
        .refuses((state, step) -> refusal(state, step.turns(), 1440))
        .does(TimePassing::new, TimePassing::letTurnsPass);
    book.word(LetRoundsPass.class, RTH_TIME_01)
        .offeredOnce("Let rounds pass", REFEREE)
        .ifOpen()
        .icon("hourglass")
        .slot(LetRoundsPass::rounds, "How many rounds?", number(1, 30, 1))
        .refuses((state, step) -> refusal(state, step.rounds(), 100))
        .does(TimePassing::new, TimePassing::letRoundsPass);
  }

  static Optional<Refusal> refusal(RathState state, int amount, int most) {
    if (state.inCombat()) {
      return no(RTH_TIME_02, "A combat is running, round by round");
    }
    return amount < 1 || amount > most
        ? no(RTH_TIME_02, "Expected 1 to " + most + ", not " + amount)
        : Optional.empty();
  }

  /// Up to ten days at once (RTH-TIME-04).
  void letTurnsPass(RathStep.LetTurnsPass step) {
    then(new RathStep.PassTurns(step.turns()));
  }

  void letRoundsPass(RathStep.LetRoundsPass step) {
    then(new RathStep.PassRounds(step.rounds()));
  }

  /// Fire, bleeding and drowning go by rounds even now (RTH-R-64); then the turn is over.
  void passTurns(RathStep.PassTurns step) {
    if (isQuiet()) {
      emit(new LifeEvent.TimePassed(Minutes.TURN * step.left()), unit(step.left()));
      return;
    }
    if (isAnybodyInRounds(state())) {
      then(new RathStep.PassRounds(Minutes.TURN));
    } else {
      emit(new LifeEvent.TimePassed(Minutes.TURN), RTH_TIME_02);
      then(new RathStep.Mark());
    }
    if (step.left() > 1) {
      then(new RathStep.PassTurns(step.left() - 1));
    }
  }

  /// Turns by the largest unit they fill (RTH-TIME-02 to 04).
  private static Rth unit(int turns) {
    if (turns % TURNS_TO_A_DAY == 0) {
      return RTH_TIME_04;
    }
    return turns % TURNS_TO_AN_HOUR == 0 ? RTH_TIME_03 : RTH_TIME_02;
  }

  /// Whether a light burns or a spell runs out by exploration turns.
  public static boolean isAnythingOnTheClock(RathState state) {
    for (World.Lying lying : state.ground()) {
      if (lying.item().is(Item.State.LIT)) {
        return true;
      }
    }
    for (Being being : state.roster()) {
      for (Effect effect : being.effects()) {
        if (effect.end() instanceof Effect.End.Clock) {
          return true;
        }
      }
      for (Item item : being.pack().items()) {
        if (item.is(Item.State.LIT)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Nothing runs on the clock: all the turns pass as one.
  private boolean isQuiet() {
    for (Being being : state().roster()) {
      if (!being.pools().isEmpty() || !being.effects().isEmpty()) {
        return false;
      }
    }
    return !isAnythingOnTheClock(state());
  }

  /// Whether somebody burns, bleeds, drowns or holds the breath, round by round (RTH-R-64).
  static boolean isAnybodyInRounds(RathState state) {
    for (Being being : state.roster()) {
      if (goesByRounds(being)) {
        return true;
      }
    }
    return false;
  }

  private static boolean goesByRounds(Being being) {
    if (being.isDead() || being.isDefeated()) {
      return false;
    }
    if (being.is(Effect.Kind.BREATH)) {
      return true;
    }
    for (Pool pool : being.pools()) {
      if (goesByRounds(pool.what())) {
        return true;
      }
    }
    return false;
  }

  private static boolean goesByRounds(Affliction what) {
    return switch (what.family()) {
      case FIRE, BLEEDING, DROWNING -> true;
      case POISON, DISEASE -> false;
    };
  }

  /// One round, a minute (RTH-R-23), in roster order.
  void passRounds(RathStep.PassRounds step) {
    emit(new LifeEvent.TimePassed(1), RTH_TIME_01);
    play.cite(RTH_R_23);
    play.cite(RTH_R_64);
    new Stunts(play).letGo();
    for (Being being : state().roster()) {
      if (goesByRounds(being)) {
        new Drowning(play).holdBreath(being);
        for (Pool pool : being.pools()) {
          if (goesByRounds(pool.what())) {
            then(new RathStep.RollPool(being.id(), pool.what()));
          }
        }
      }
    }
    if (state().clock() % Minutes.TURN == 0) {
      then(new RathStep.Mark());
    }
    if (step.left() > 1) {
      then(new RathStep.PassRounds(step.left() - 1));
    }
  }

  /// Ten minutes are full: poison rolls, and diseases whose hour or day has come; then lights
  /// (RTH-POIS-09, RTH-DIS-05).
  void mark() {
    for (Being being : state().roster()) {
      if (!being.isDead() && !being.isDefeated()) {
        expire(being);
        for (Pool pool : being.pools()) {
          if (pool.what().isPoison()) {
            then(new RathStep.RollPool(being.id(), pool.what()));
          }
        }
        rollDiseases(being);
      }
    }
    then(new RathStep.BurnLights());
  }

  /// Those whose hour or day has come (RTH-DIS-05).
  private void rollDiseases(Being being) {
    for (Pool pool : being.pools()) {
      if (pool.what().isDisease() && pool.due() <= state().clock()) {
        then(new RathStep.RollPool(being.id(), pool.what()));
      }
    }
  }

  /// Ten rounds of a fight are an exploration turn, and so is what is left of one when it ends:
  /// lights burn and spells run out, while conditions have had their rolls turn by turn; but a
  /// disease keeps its hour, and one that is due as the fight ends is rolled (RTH-R-24, RTH-R-64).
  void combatTurn() {
    for (Being being : state().roster()) {
      if (!being.isDead() && !being.isDefeated()) {
        expire(being);
        if (!state().inCombat()) {
          play.cite(RTH_R_64);
          rollDiseases(being);
        }
      }
    }
    then(new RathStep.BurnLights());
  }

  private void expire(Being being) {
    boolean fighting = state().inCombat();
    for (Effect effect : being.effects()) {
      boolean over =
          switch (effect.end()) {
            case Effect.End.Clock(long until) -> until <= state().now();
            case Effect.End.Combat(long until) -> !fighting && until <= state().clock();
            case Effect.End.TurnEnd _, Effect.End.TurnStart _ -> !fighting;
            case Effect.End.AfterCombat _, Effect.End.Lasting _ -> false;
          };
      if (over) {
        emit(new FightEvent.EffectEnded(being.id(), effect.kind()), RTH_TIME_02);
        new Drowning(play).ifNoLongerBreathing(being.id(), effect.kind());
      }
    }
  }
}
