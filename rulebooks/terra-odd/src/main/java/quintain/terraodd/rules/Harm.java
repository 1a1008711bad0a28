package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Armour;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.CriticalEffect;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Timer;

/// What Harm does: Grit, attributes, critical harm, what 0 means.
public final class Harm extends Chapter {
  /// Critical harm untended kills in an hour (ODD-R-40).
  static final int HOUR = 3600;

  /// Harm on its way in: after Armour, of a kind, from whom, and what else it may do.
  ///
  /// @param by the attacker's id, or a word for what did it
  /// @param own whether it comes of the target's own effort
  private record Wound(
      int net, HarmKind kind, String by, List<CriticalEffect> critical, boolean own) {}

  Harm(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  // Attacks

  /// Everybody struck takes their Harm, in the order they were first targeted; then morale is
  /// checked (ODD-R-02).
  void settle() {
    var blows = state().blows();
    for (int i = 0; i < blows.size(); i++) {
      if (isFirstOfItsPool(blows, i)) {
        play.then(new OddStep.TakeBlows(blows.get(i).target(), blows.get(i).side()));
      }
    }
    if (state().inRounds()) {
      play.then(new OddStep.CheckMorale());
    }
  }

  private static boolean isFirstOfItsPool(List<Blow> blows, int at) {
    for (int i = 0; i < at; i++) {
      if (blows.get(i).isOf(blows.get(at).target(), blows.get(at).side())) {
        return false;
      }
    }
    return true;
  }

  /// Of all dice of one side on one target the highest success counts, and Armour comes off once
  /// (ODD-MULT-01, ODD-MULT-02, ODD-R-11).
  void takeBlows(OddStep.TakeBlows step) {
    var kept = kept(step);
    emit(new OddEvent.PoolSpent(step.target(), step.from()), ODD_R_02);
    var target = being(step.target());
    if (target.isDead()) {
      return;
    }
    play.measure(target, "hit", kept != null);
    if (kept == null) {
      play.cite(ODD_ATK_03);
      play.measure(target, "harm", 0);
      return;
    }
    var taker = bodyguard(target);
    int armour = armour(kept, taker);
    int net = Math.max(0, kept.face() - armour);
    if (kept.blast() && taker.has(Gift.BLAST_WISE)) {
      net = (net + 1) / 2;
    }
    int judged = play.judge(ODD_ATK_02, net);
    emit(new OddEvent.HarmDealt(taker.id(), kept.face(), armour, judged), ODD_ATK_02);
    take(taker, new Wound(judged, kept.kind(), kept.attacker(), kept.critical(), false));
  }

  /// Each die is checked against its own attacker's Ability first, unless the house checks only the
  /// highest (ODD-R-11).
  private @Nullable Blow kept(OddStep.TakeBlows step) {
    Blow kept = null;
    Blow other = null;
    for (Blow blow : state().blows()) {
      if (!blow.isOf(step.target(), step.from())) {
        continue;
      }
      if (other != null) {
        play.cite(other.attacker().equals(blow.attacker()) ? ODD_MULT_02 : ODD_MULT_01);
      }
      other = blow;
      if (counts(house(), blow) && (kept == null || blow.face() > kept.face())) {
        kept = blow;
      }
    }
    return kept != null && kept.hit() ? kept : null;
  }

  /// Whether a blow is among those of which the highest is taken.
  public static boolean counts(OddHouse house, Blow blow) {
    return switch (house.poolHighest()) {
      case SUCCESSFUL -> blow.hit();
      case RAW_THEN_CHECK -> true;
    };
  }

  /// Armour stops physical Harm, or all attacks if the house says so (ODD-R-06).
  private int armour(Blow blow, Being target) {
    boolean stops =
        switch (house().armourVs()) {
          case PHYSICAL -> blow.kind() == HarmKind.PHYSICAL;
          case ALL_ATTACKS -> true;
        };
    return stops ? Armour.against(state(), blow.attacker(), target) : 0;
  }

  /// Somebody beside the target may take it for them (ODD-ADV-P03).
  private Being bodyguard(Being target) {
    for (Being ally : state().side(target.side())) {
      if (ally.has(Gift.BODYGUARD)
          && !ally.id().equals(target.id())
          && ally.canAct()
          && ally.isAdjacentTo(target)
          && player(ally, Prompts.TAKE_FOR, false, ally.id(), target.id())) {
        return ally;
      }
    }
    return target;
  }

  // Other Harm

  /// Harm that no attack deals.
  void take(Being target, int harm, HarmKind kind, boolean pastArmour, String source) {
    int armour =
        pastArmour || kind != HarmKind.PHYSICAL ? 0 : Armour.against(state(), source, target);
    int net = play.judge(ODD_ATK_02, Math.max(0, harm - armour));
    take(target, new Wound(net, kind, source, List.of(), false));
  }

  /// What somebody does to themselves by effort: never stopped by Armour (ODD-R-06).
  void takeEffort(Being target, int harm) {
    take(target, new Wound(harm, HarmKind.EFFORT, target.id(), List.of(), true));
  }

  // Taking it

  private void take(Being target, Wound coming) {
    var wound = coming.own() || !givesUpShield(target, coming) ? coming : null;
    int net = wound == null ? 0 : toughened(target, wound.net());
    if (!coming.own()) {
      play.measure(target, "harm", net);
    }
    if (wound == null || net <= 0) {
      play.cite(ODD_R_05);
      return;
    }
    remember(target, wound);
    if (target.is(Flag.CRITICALLY_HARMED)) {
      play.cite(ODD_R_28);
      die(target, "harmed further", ODD_CRIT_03);
      return;
    }
    int grit = target.grit();
    if (grit > 0) {
      emit(new OddEvent.GritLost(target.id(), Math.min(grit, net)), ODD_HARM_01);
    } else {
      play.cite(ODD_R_46);
    }
    if (net == grit) {
      exactlyZero(target, wound);
    } else if (net > grit) {
      pastGrit(being(target.id()), net - grit, wound);
    }
  }

  /// A shield held may be given up to avoid one instance of Harm wholly (ODD-EQP-03).
  private boolean givesUpShield(Being target, Wound wound) {
    if (wound.net() <= 0 || target.is(Flag.DEAD)) {
      return false;
    }
    for (Item item : target.pack().items()) {
      if (item.isShield() && item.where() == Item.Where.HELD) {
        if (!player(target, Prompts.SACRIFICE_SHIELD, false, target.id())
            || !new Inventory(play).parts(target)) {
          return false;
        }
        emit(new OddEvent.ItemLost(target.id(), item.key(), "sacrificed"), ODD_EQP_03);
        return true;
      }
    }
    return false;
  }

  /// The first Harm of a scene is 1 lower for those scarred thick (ODD-ADV-S07).
  private int toughened(Being target, int net) {
    if (net <= 0 || !target.has(Gift.SCARRED_THICK) || target.is(Flag.HARMED_THIS_SCENE)) {
      return net;
    }
    emit(new OddEvent.Became(target.id(), Flag.HARMED_THIS_SCENE, ""), ODD_REF_01);
    return net - 1;
  }

  private void remember(Being target, Wound wound) {
    if (target.suffers(Ailment.GRUDGE)
        && !wound.own()
        && state().find(wound.by()).isPresent()
        && !target.life().grudge().map(wound.by()::equals).orElse(false)) {
      emit(new OddEvent.Resented(target.id(), wound.by()), ODD_REF_02);
    }
    if (target.is(Flag.ASLEEP)) {
      new TimePassing(play).wake(target);
    }
  }

  /// Nothing for PCs, unless the house has them panic (ODD-R-23).
  private void exactlyZero(Being target, Wound wound) {
    boolean panics =
        switch (house().panicAtExactZero()) {
          case NEVER -> false;
          case EFFORT_ONLY -> wound.own();
          case ANY -> true;
        };
    if (panics && target.isPc()) {
      new Panic(play).panic(being(target.id()), ODD_R_23);
    }
  }

  /// The remainder comes off the attribute of its kind, and then a save (ODD-HARM-02 to 05).
  private void pastGrit(Being target, int through, Wound wound) {
    var ability = wound.kind().ability();
    int before = target.score(ability).now();
    if (before == 0) {
      play.cite(ODD_R_38);
    } else {
      emit(
          new OddEvent.AbilityLost(target.id(), ability, Math.min(before, through)),
          wound.kind().clause());
    }
    var hurt = being(target.id());
    if (hurt.score(ability).now() > 0) {
      criticalSave(hurt, ability, wound);
      return;
    }
    switch (house().zero()) {
      case REPLACES_SAVE -> play.cite(ODD_R_22);
      case ALSO_CRITICAL -> criticalSave(hurt, ability, wound);
    }
    zero(being(target.id()), ability);
  }

  // Critical harm

  /// A save on the attribute that was lost, at its new value (ODD-HARM-05, ODD-R-45).
  private void criticalSave(Being target, Ability ability, Wound wound) {
    play.cite(ODD_R_45);
    var kind = wound.own() ? Saves.Kind.CRITICAL_BY_EFFORT : Saves.Kind.CRITICAL;
    boolean held =
        new Saves(play).save(target, ability, "critical harm", kind, ODD_HARM_05).passed();
    play.measure(target, "critical", !held);
    var now = being(target.id());
    if (!held && !now.isDead()) {
      criticalHarm(now, ability, wound);
    }
  }

  /// An hour to live without help (ODD-CRIT-06, ODD-R-40).
  void startClock(Being target) {
    play.cite(ODD_R_40);
    emit(
        new OddEvent.TimerSet(
            target.id(), new Timer(Timer.What.DIES, state().clock() + HOUR, "critical harm")),
        ODD_CRIT_06);
  }

  private void criticalHarm(Being target, Ability ability, Wound wound) {
    if (target.is(Flag.CRITICALLY_HARMED)) {
      // an effort for this very save was too much: it counts as failed all the same (ODD-R-20)
      emit(new OddEvent.LostForGood(target.id(), ability, 1), ODD_CRIT_02);
    } else if (target.isDetachment()) {
      rout(target);
    } else if (target.isPc()) {
      emit(new OddEvent.CriticallyHarmed(target.id(), ability), ODD_CRIT_01);
      emit(new OddEvent.LostForGood(target.id(), ability, 1), ODD_CRIT_02);
      startClock(target);
    } else {
      switch (house().npcCrit()) {
        case OUT -> emit(new OddEvent.CriticallyHarmed(target.id(), ability), ODD_R_27);
        case DEAD -> die(target, "critical harm", ODD_R_27);
      }
    }
    new CriticalEffects(play).apply(being(target.id()), wound.critical(), wound.by());
  }

  /// A detachment is routed, or weakened if the GM says so (ODD-DET-02, ODD-R-17).
  private void rout(Being target) {
    var options =
        List.of(
            new Option<>("routed", "routed", Flag.ROUTED),
            new Option<>("weakened", "weakened", Flag.WEAKENED));
    var flag =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.ROUTED, List.of(target.id()), options, Flag.ROUTED));
    emit(new OddEvent.Became(target.id(), flag, "critical harm"), ODD_DET_02);
    play.cite(ODD_R_17);
  }

  // Zero

  /// Death, a Condition, or panic; NPCs die, are out or flee (ODD-ZERO-01 to 03, ODD-R-27).
  void zero(Being target, Ability ability) {
    if (target.isDead()) {
      return;
    }
    switch (ability) {
      case PROWESS ->
          die(
              target,
              target.isDetachment() ? "destroyed" : "Prowess 0",
              target.isDetachment() ? ODD_DET_03 : ODD_ZERO_01);
      case INSIGHT -> {
        if (target.isPc()) {
          play.cite(ODD_R_33);
          new Troubles(play).gain(target, ODD_ZERO_02);
        } else {
          emit(new OddEvent.Became(target.id(), Flag.OUT, "Insight 0"), ODD_R_27);
        }
      }
      case RESOLVE -> {
        if (target.isPc()) {
          new Panic(play).panic(target, ODD_ZERO_03);
        } else {
          emit(new OddEvent.Became(target.id(), Flag.FLED, "Resolve 0"), ODD_R_27);
        }
      }
    }
  }

  void die(Being target, String cause, Clause why) {
    emit(new OddEvent.Died(target.id(), cause), why);
  }
}
