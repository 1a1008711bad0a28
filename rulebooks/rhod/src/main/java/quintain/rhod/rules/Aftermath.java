package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_ATK_05;
import static quintain.rhod.state.Rhd.RHD_EXP_19;
import static quintain.rhod.state.Rhd.RHD_RNG_07;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Play;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Onset;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Twist;

/// What an Attack leaves behind: damage, and what weapon, Feature or target add to it.
final class Aftermath extends Chapter {
  Aftermath(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  /// Everybody else within the Burst of what was fired at somebody (RHD-G-TAG-24).
  List<String> caught(Arm arm, String target, String by) {
    var caught = new ArrayList<String>();
    if (arm.burst() > 0) {
      for (Being other : state().roster()) {
        if (!other.isDead()
            && !other.id().equals(target)
            && !other.id().equals(by)
            && Field.feet(state(), other, being(target)) <= arm.burst()) {
          caught.add(other.id());
        }
      }
    }
    return caught;
  }

  /// One set of damage dice, dealt to each who is hit in Turn Order, and what comes of it.
  void land(Encounter.Land step) {
    var onset = step.onset();
    var arm = step.arm();
    if (!step.hit().isEmpty()) {
      int damage = new Attacks(play).damage(being(onset.by()), arm, onset, step.doubled());
      var hurt = new ArrayList<String>();
      for (String target : step.hit()) {
        if (deal(onset, arm, damage, target)) {
          hurt.add(target);
        }
      }
      for (String target : step.hit()) {
        mark(onset, arm, target, hurt.contains(target));
      }
    }
    for (String target : step.pinned()) {
      if (!being(target).isDead()) {
        new Conditions(play).gain(target, Condition.SUPPRESSED, 1, onset.by(), RHD_EXP_19);
      }
    }
    new Attacks(play).used(onset.by(), step.met());
    if (step.jams()) {
      new Magazines(play).jam(being(onset.by()), arm, arm.jam());
    }
    new Magazines(play).leave(being(onset.by()), arm, being(onset.targets().getFirst()).at());
    play.then(new Encounter.CheckEncounter());
  }

  /// Half the damage of what was fired at an object beside somebody, and its fire (RHD-G-TAG-24).
  void burst(String by, Arm arm, int damage, String target) {
    play.cite(RHD_RNG_07);
    new Harm(play)
        .take(
            target,
            new Damage(damage / 2, arm.types().getFirst(), false, arm.penetrating(), arm.name()));
    if (arm.igniting() > 0 && !being(target).isDead()) {
      new Conditions(play).gain(target, Condition.BURNING, arm.igniting(), by, RHD_RNG_07);
    }
  }

  private boolean deal(Onset onset, Arm arm, int damage, String target) {
    boolean near = onset.targets().contains(target);
    int keen = near && being(target).kit().armoring() == 0 ? arm.keen() : 0;
    int points = near ? damage + keen : damage / 2;
    play.cite(RHD_ATK_05);
    return new Harm(play)
        .take(
            target,
            new Damage(
                points,
                onset.type(),
                onset.twist().has(Twist.Quirk.TRUE_WITHOUT_MOD),
                arm.penetrating(),
                arm.name()));
  }

  /// What a hit does beyond its damage.
  private void mark(Onset onset, Arm arm, String target, boolean hurt) {
    var by = being(onset.by());
    if (arm.melee() && state().isTurnOf(by.id())) {
      emit(new FightEvent.HitCounted(by.id(), target), RHD_ATK_05);
    }
    var conditions = new Conditions(play);
    if (arm.igniting() > 0 && !being(target).isDead()) {
      conditions.gain(target, Condition.BURNING, arm.igniting(), by.id(), RHD_RNG_07);
    }
    if (hurt && arm.natural() && !being(target).isDead()) {
      by.gift(Gift.Venomous.class)
          .ifPresent(
              venom ->
                  conditions.gain(target, Condition.POISONED, venom.stacks(), by.id(), RHD_EXP_19));
    }
    being(target)
        .gift(Gift.EmberCore.class)
        .filter(_ -> arm.melee() && Field.adjacent(state(), by, being(target)))
        .ifPresent(
            ember ->
                new Harm(play)
                    .suffer(
                        by.id(),
                        Damage.of(ember.damage(), DamageType.FIRE, false, "an Ember Core"),
                        target,
                        RHD_EXP_19));
    if (onset.twist().has(Twist.Quirk.TOPPLE) && being(target).isUp()) {
      topple(onset, target);
    }
    new WrittenFeats(play).follow(by.id(), onset.twist().feature(), target, onset.twist().hit());
  }

  /// Athletics, or Prone (RHD-G-FEAT-14).
  private void topple(Onset onset, String target) {
    var victim = being(target);
    if (victim.stance() != Stance.PRONE
        && !victim.has(Gift.Swarm.class)
        && !new Checks(play).check(victim, Skill.ATHLETICS, onset.twist().dc(), RHD_EXP_19)) {
      emit(new FightEvent.StanceTaken(target, Stance.PRONE), RHD_EXP_19);
    }
  }
}
