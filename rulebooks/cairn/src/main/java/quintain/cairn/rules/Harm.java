package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Armor;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CriticalEffect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Timer;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// What damage does: HP, scars, critical damage, ability loss, death.
public final class Harm extends Chapter {
  /// Untreated critical damage kills in an hour (CRN-R-17).
  static final int HOUR = 3600;

  /// What may become of an NPC.
  private static final List<Option<String>> FATES =
      List.of(
          Option.of("dead", "dead"), Option.of("dying", "dying"), Option.of("captive", "captive"));

  Harm(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// Everybody struck takes their damage, in the order they were first targeted; then what the
  /// phase promised comes about, and morale is checked (CRN-R-01).
  void settle() {
    var blows = state().blows();
    for (int i = 0; i < blows.size(); i++) {
      if (isFirstOfItsPool(blows, i)) {
        play.then(new CairnStep.TakeBlows(blows.get(i).target(), blows.get(i).side()));
      }
    }
    if (!state().promised().isEmpty() || !state().effects().isEmpty()) {
      play.then(new CairnStep.EndTurns());
    }
    if (state().inRounds()) {
      play.then(new CairnStep.CheckMorale());
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

  /// Of all dice of one side on one target only the single highest counts, and Armor comes off once
  /// (CRN-MULT-01, CRN-R-18).
  void takeBlows(CairnStep.TakeBlows step) {
    Blow kept = null;
    for (Blow blow : state().blows()) {
      if (blow.isOf(step.target(), step.from()) && (kept == null || blow.face() > kept.face())) {
        kept = blow;
      }
    }
    if (kept == null) {
      return;
    }
    int already = alreadyTaken(step);
    int remembered =
        switch (house().pool()) {
          case SIDE_AND_PHASE -> 0;
          case WHOLE_ROUND -> Math.max(kept.face(), already);
        };
    emit(new CairnEvent.PoolSpent(step.target(), step.from(), remembered), CRN_MULT_01);
    var target = being(step.target());
    if (target.isDead()) {
      return;
    }
    int net = net(target, kept.face(), kept.ignoresArmor());
    if (already > 0) {
      net = Math.max(0, net - net(target, already, kept.ignoresArmor()));
    }
    take(
        target,
        new Wound(play.judge(CRN_ARMR_01, net), kept.face(), kept.attacker(), kept.critical()));
  }

  /// Where a whole round is one pool, a later phase only adds what it has above the highest so far
  /// (CRN-R-18).
  private int alreadyTaken(CairnStep.TakeBlows step) {
    if (state().inRounds()) {
      for (Fight.Struck struck : state().theFight().struck()) {
        if (struck.target().equals(step.target()) && struck.by() == step.from()) {
          return struck.face();
        }
      }
    }
    return 0;
  }

  /// Damage less Armor, never below nothing, or below 1 if the house says so (CRN-R-02).
  private int net(Being target, int face, boolean ignoresArmor) {
    int armor = ignoresArmor ? 0 : Armor.of(state(), target);
    return Math.max(face > 0 ? house().minDamage() : 0, face - armor);
  }

  /// Damage that no attack deals, from a trap or a spell gone wrong.
  void take(Being target, int damage, boolean ignoresArmor, String source) {
    int net = net(target, damage, ignoresArmor);
    take(target, new Wound(play.judge(CRN_ARMR_01, net), damage, source, List.of()));
  }

  /// Damage on its way in: after Armor, as the die showed, from whom, and what else it may do.
  private record Wound(int net, int face, String by, List<CriticalEffect> critical) {}

  private void take(Being target, Wound wound) {
    play.measure(target, "damage", wound.net());
    if (wound.net() <= 0) {
      play.cite(CRN_R_02);
      return;
    }
    wake(target);
    new Powers(play).shatterCopy(target);
    if (target.is(Flag.CRITICALLY_DAMAGED)) {
      hurtAgain(target, wound);
      return;
    }
    int hp = target.hp();
    if (hp > 0) {
      emit(new CairnEvent.HpLost(target.id(), Math.min(hp, wound.net())), CRN_ATK_01);
    } else {
      play.cite(CRN_R_14);
    }
    if (wound.net() == hp) {
      exactlyZero(target, wound);
    } else if (wound.net() > hp) {
      throughToStrength(target, wound.net() - hp, wound);
    }
  }

  private void wake(Being target) {
    if (target.is(Flag.ASLEEP)) {
      emit(new CairnEvent.NoLonger(target.id(), Flag.ASLEEP), CRN_SPL);
      emit(new CairnEvent.TimerStopped(target.id(), Timer.What.WAKES), CRN_SPL);
    }
  }

  /// A PC whose HP is brought to exactly 0 is scarred (CRN-SCAR-01, CRN-R-09).
  private void exactlyZero(Being target, Wound wound) {
    if (!target.isPc()) {
      return;
    }
    play.cite(CRN_SCAR_01);
    play.cite(CRN_R_06);
    int row =
        switch (house().scarIndex()) {
          case NET_OF_ATTACK -> wound.net();
          case DIE_BEFORE_ARMOR -> wound.face();
          case ALL_SINCE_FULL_HP -> target.maxHp();
        };
    new Scars(play).suffer(being(target.id()), row);
  }

  /// What HP does not stop comes off STR, and then a STR save (CRN-CRIT-01, CRN-CRIT-02).
  private void throughToStrength(Being target, int through, Wound wound) {
    int before = target.str().now();
    emit(new CairnEvent.AbilityLost(target.id(), Ability.STR, through), CRN_CRIT_01);
    var hurt = being(target.id());
    if (hurt.str().now() == 0) {
      play.cite(CRN_R_12);
      die(target, target.isDetachment() ? "destroyed" : "STR 0", strengthGone(target));
      return;
    }
    int score =
        switch (house().critStr()) {
          case NEW -> hurt.str().now();
          case OLD -> before;
        };
    if (!criticalSave(hurt, score)) {
      criticalDamage(being(target.id()), wound.critical(), wound.by());
    }
  }

  private static Clause strengthGone(Being target) {
    return target.isDetachment() ? CRN_DET_03 : CRN_LOSS_01;
  }

  /// The critical damage save; whoever is doomed lives or dies by it (CRN-SCAR-T12).
  private boolean criticalSave(Being target, int score) {
    var saves = new Saves(play);
    boolean passed = saves.save(target, Ability.STR, score, "critical damage", CRN_CRIT_02);
    if (!passed && new Relics(play).rollAgain(target)) {
      passed = saves.save(target, Ability.STR, score, "critical damage", CRN_CRIT_02);
    }
    if (passed && target.is(Flag.DOOMED)) {
      new Scars(play).escapeDoom(target);
    }
    return passed;
  }

  private void criticalDamage(Being target, List<CriticalEffect> effects, String by) {
    play.measure(target, "critical", true);
    if (target.is(Flag.DOOMED)) {
      die(target, "doomed", CRN_SCAR_T12);
      return;
    }
    if (target.isDetachment()) {
      new Detachments(play).criticalDamage(target);
    } else if (target.isNpc()) {
      fateOfFoe(target);
    } else {
      startDying(target, CRN_CRIT_04);
    }
    new CriticalEffects(play).apply(being(target.id()), effects, by);
  }

  /// What becomes of an NPC: dead unless the Warden says otherwise (CRN-NPC-01, CRN-R-13).
  private void fateOfFoe(Being foe) {
    var byDefault =
        switch (house().npcCrit()) {
          case DEAD, WARDEN -> "dead";
          case DYING_LIKE_PC -> "dying";
        };
    var fate =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.FATE_OF_FOE, List.of(foe.id()), FATES, byDefault));
    switch (fate) {
      case "dying" -> startDying(foe, CRN_R_13);
      case "captive" ->
          emit(new CairnEvent.Became(foe.id(), Flag.CAPTIVE, "critical damage"), CRN_R_13);
      default -> die(foe, "critical damage", CRN_NPC_01);
    }
  }

  private void startDying(Being target, Clause why) {
    emit(new CairnEvent.Became(target.id(), Flag.CRITICALLY_DAMAGED, ""), why);
    startClock(target);
  }

  /// An hour to live without aid (CRN-R-17).
  void startClock(Being target) {
    emit(
        new CairnEvent.TimerSet(
            target.id(), new Timer(Timer.What.DIES, state().clock() + HOUR, "critical damage")),
        CRN_R_17);
  }

  /// Somebody critically damaged is hurt again (CRN-R-15).
  private void hurtAgain(Being target, Wound wound) {
    if (house().critAgain() == CairnHouse.CritAgain.DEAD) {
      die(target, "hurt while critically damaged", CRN_R_15);
      return;
    }
    emit(new CairnEvent.AbilityLost(target.id(), Ability.STR, wound.net()), CRN_R_15);
    var hurt = being(target.id());
    if (hurt.str().now() == 0) {
      die(hurt, "STR 0", strengthGone(hurt));
    } else if (house().critAgain() == CairnHouse.CritAgain.SAVE_OR_DIE
        && !new Saves(play).save(hurt, Ability.STR, "critical damage", CRN_R_15)) {
      die(hurt, "hurt while critically damaged", CRN_R_15);
    }
  }

  /// Points straight off an ability: no Armor, no critical save; STR 0 still kills (CRN-R-41).
  void drain(Being target, Ability ability, int points, Clause why) {
    if (points <= 0 || target.isDead()) {
      return;
    }
    emit(new CairnEvent.AbilityLost(target.id(), ability, points), why);
    if (being(target.id()).score(ability).now() > 0) {
      return;
    }
    switch (ability) {
      case STR -> die(target, "STR 0", strengthGone(target));
      case DEX -> play.cite(CRN_LOSS_02);
      case WIL -> play.cite(CRN_LOSS_03);
    }
    if (!target.isPc()) {
      play.cite(CRN_R_54);
    }
  }

  void die(Being target, String cause, Clause why) {
    emit(new CairnEvent.Died(target.id(), cause), why);
  }
}
