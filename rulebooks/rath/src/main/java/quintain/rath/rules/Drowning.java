package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Item;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;

/// Going under, holding one's breath, drowning and coming up again.
public final class Drowning extends Chapter {
  /// RTH-DROW-01.
  static final int DICE = 6;

  Drowning(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Rescue.class, RTH_DROW_05)
        .offered("brings somebody up for air", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("life-buoy")
        .by(Rescue::by, "Who dives in?")
        .at(Rescue::whom, "Whom do they bring up?", friendsFirst())
        .refuses(Drowning::rescueRefusal)
        .does(Drowning::new, Drowning::rescue);
    book.act(Surface.class, RTH_DROW_05)
        .offered("comes up for air", MOVE)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("waves")
        .by(Surface::by, "Who comes up?")
        .refuses(Drowning::surfaceRefusal)
        .does(Drowning::new, Drowning::surface);
    book.word(Submerge.class, RTH_DROW_01)
        .offeredOnce("Somebody goes under water", REFEREE)
        .ifOpen()
        .slot(Submerge::who, "Who goes under?", everybody())
        .refuses(Drowning::submergeRefusal)
        .does(Drowning::new, Drowning::submerge);
  }

  /// How many rounds somebody's breath lasts (RTH-R-68).
  private static int breath(Being who) {
    return Math.max(1, 3 + who.stat(Stat.CON));
  }

  /// Under water without breathing it: in danger, at 0 HP above all (RTH-R-68).
  public static boolean isInDeepWater(Being being) {
    return being.is(Flag.SUBMERGED) && !Conditions.isImmune(being, Affliction.DROWNING);
  }

  static Optional<Refusal> submergeRefusal(RathState state, RathStep.Submerge step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_DROW_01);
    }
    return who.get().is(Flag.SUBMERGED)
        ? no(RTH_DROW_01, who.get().name() + " is under water already")
        : goneRefusal(who.get(), RTH_DROW_01);
  }

  void submerge(RathStep.Submerge step) {
    goUnder(being(step.who()));
    then(new RathStep.CheckCombat());
  }

  void goUnder(Being who) {
    goUnder(who, breath(who));
  }

  /// Whoever is under water when a spell stops breathing it for them holds the breath (RTH-R-68).
  void ifNoLongerBreathing(String who, Effect.Kind ended) {
    if (ended == Effect.Kind.GILLS && being(who).is(Flag.SUBMERGED)) {
      goUnder(being(who));
    }
  }

  /// Under water, with breath for so many rounds at most (RTH-R-68). What burns goes out (RTH-R-65,
  /// RTH-R-90).
  void goUnder(Being who, int breath) {
    new Conditions(play).become(who, Flag.SUBMERGED, RTH_DROW_01);
    if (!Conditions.isImmune(who, Affliction.DROWNING) && who.pool(Affliction.DROWNING).isEmpty()) {
      int held = who.effect(Effect.Kind.BREATH).map(Effect::amount).orElse(breath);
      hold(who, Math.min(held, breath));
    }
    if (who.pool(Affliction.FIRE).isPresent() && gm(Prompts.SUBMERGED_PUTS_OUT, true, who.id())) {
      new Conditions(play).relieve(who, Affliction.FIRE, Integer.MAX_VALUE, RTH_R_65);
    }
    for (Item item : who.pack().items()) {
      if (item.is(Item.State.LIT)) {
        emit(new ThingEvent.ItemBecame(who.id(), item.key(), Item.State.SOUND), RTH_R_90);
      }
    }
    new Conditions(play).hurtByWater(being(who.id()));
  }

  private void hold(Being who, int breath) {
    emit(
        new FightEvent.EffectBegan(
            who.id(),
            new Effect(Effect.Kind.BREATH, who.id(), new Effect.End.Lasting(), breath, "")),
        RTH_R_68);
  }

  /// A round under water is over: the breath shortens, and when it is spent drowning begins
  /// (RTH-DROW-01); its dice, gained now, are first rolled a round later (RTH-R-54). On land nobody
  /// runs out of air.
  void holdBreath(Being who) {
    var breath = who.effect(Effect.Kind.BREATH);
    if (breath.isEmpty()) {
      return;
    }
    if (!who.is(Flag.SUBMERGED)) {
      breathe(who, RTH_DROW_05);
      return;
    }
    int left = breath.get().amount() - 1;
    if (left > 0) {
      hold(who, left);
    } else if (gm(Prompts.OUT_OF_AIR, true, who.id())) {
      emit(new FightEvent.EffectEnded(who.id(), Effect.Kind.BREATH), RTH_R_68);
      emit(
          new FightEvent.ConditionBegan(who.id(), Pool.of(Affliction.DROWNING, DICE)), RTH_DROW_01);
    }
  }

  static Optional<Refusal> surfaceRefusal(RathState state, RathStep.Surface act) {
    var by = state.being(act.by());
    if (!by.is(Flag.SUBMERGED)) {
      return no(RTH_DROW_05, by.name() + " is not under water");
    }
    return stuckRefusal(state, by, RTH_DROW_05).or(() -> noAirRefusal(state, by));
  }

  /// In somebody's grip, or snared to the spot (RTH-S-SPL-13).
  private static Optional<Refusal> stuckRefusal(RathState state, Being by, Clause why) {
    return by.is(Effect.Kind.SNARED)
        ? no(RTH_S_SPL_13, by.name() + " is snared")
        : Stunts.heldRefusal(state, by, why);
  }

  /// A cell full of water has no surface; its door must be opened first (RTH-R-68).
  private static Optional<Refusal> noAirRefusal(RathState state, Being below) {
    var cell = Traps.floodedAround(state, below);
    return cell.isPresent()
        ? no(RTH_R_68, "There is no air in the " + cell.get().name() + " until its door is open")
        : Optional.empty();
  }

  void surface(RathStep.Surface act) {
    comeUp(being(act.by()));
  }

  static Optional<Refusal> rescueRefusal(RathState state, RathStep.Rescue act) {
    var by = state.being(act.by());
    var found = state.find(act.whom());
    if (found.isEmpty()) {
      return nobodyCalled(act.whom(), RTH_R_68);
    }
    var friend = found.get();
    if (friend.id().equals(by.id())) {
      return no(RTH_R_68, by.name() + " surfaces by swimming up");
    }
    var gone = goneRefusal(friend, RTH_R_68);
    if (gone.isPresent()) {
      return gone;
    }
    if (!friend.is(Flag.SUBMERGED)) {
      return no(RTH_R_68, friend.name() + " is not under water");
    }
    return closeRefusal(state, by, friend, RTH_R_68)
        .or(() -> stuckRefusal(state, by, RTH_R_68))
        .or(() -> noAirRefusal(state, friend));
  }

  /// Brings a friend up to the air: out of a creature's grip only by winning STR against STR
  /// (RTH-DROW-05, RTH-R-68).
  void rescue(RathStep.Rescue act) {
    var friend = being(act.whom());
    if (Stunts.isHeld(state(), friend)) {
      var holder = friend.effect(Effect.Kind.HELD).orElseThrow().by();
      then(
          new RathStep.Contend(
              act.by(), Stat.STR, holder, Stat.STR, true, Stake.RESCUE, friend.id()));
    } else {
      bringUp(being(act.by()), friend);
    }
  }

  /// Whoever brings somebody up comes up, too.
  void bringUp(Being rescuer, Being friend) {
    comeUp(friend);
    if (rescuer.is(Flag.SUBMERGED)) {
      comeUp(rescuer);
    }
  }

  /// Air again: drowning ends at once (RTH-DROW-05). Whoever lay at 0 HP below is in danger no
  /// longer, unless something else threatens them (RTH-R-50, RTH-R-68).
  void comeUp(Being who) {
    new Conditions(play).clear(who, Flag.SUBMERGED, RTH_DROW_05);
    breathe(being(who.id()), RTH_DROW_05);
    if (!state().inCombat() && who.is(Flag.FALLEN)) {
      new Survival(play).ifDangerHasPassed(being(who.id()));
    }
  }

  /// By surfacing, or by breathing water (RTH-DROW-05, RTH-DROW-06).
  void breathe(Being who, Clause why) {
    if (who.is(Effect.Kind.BREATH)) {
      emit(new FightEvent.EffectEnded(who.id(), Effect.Kind.BREATH), why);
    }
    new Conditions(play).relieve(who, Affliction.DROWNING, Integer.MAX_VALUE, why);
  }
}
