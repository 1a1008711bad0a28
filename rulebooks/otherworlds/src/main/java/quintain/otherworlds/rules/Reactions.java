package quintain.otherworlds.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Twist;

/// Reaction skills, asked for when an attack is declared and when it is over (OTW-R-54).
final class Reactions extends Chapter {
  /// What a barrier raised against one attack goes by among the shields of its bearer.
  static final String BARRIER = "Snap Barrier";

  Reactions(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// The target is asked first, then the others in roster order; what comes back is the attack as
  /// it is now aimed.
  OtwStep.Strike before(OtwStep.Strike strike) {
    raiseBarrier(strike.by(), strike.target());
    // nobody steps in the way of what sweeps: that has an area, not one target (OTW-R-35)
    if (strike.twist().has(Twist.Quirk.COUNTER)
        || Arms.of(state(), being(strike.by()), strike.means()).sweeps()) {
      return strike;
    }
    for (Being guard : state().roster()) {
      var skill = usable(guard, Feat.Bodyguard.class);
      if (skill.isPresent()
          && guards(guard, strike)
          && player(guard, Requests.BODYGUARD, false, guard.id(), strike.by(), strike.target())) {
        pay(guard, skill.get());
        dropBarrier(strike.target());
        return new OtwStep.Strike(strike.by(), strike.means(), guard.id(), strike.twist());
      }
    }
    return strike;
  }

  /// The same for one of several targets of an area.
  void beforeArea(String by, String target) {
    raiseBarrier(by, target);
  }

  private void raiseBarrier(String by, String id) {
    var target = being(id);
    var barrier = usable(target, Feat.SnapBarrier.class);
    if (barrier.isPresent() && player(target, Requests.SNAP_BARRIER, false, id, by)) {
      pay(target, barrier.get());
      new Conditions(play)
          .become(
              id,
              Status.forBattle(Status.Kind.SHIELDED, target.score(Attribute.RES), BARRIER),
              Otw.OTW_SK_22);
    }
  }

  /// A neighbour of the target, on its side.
  private boolean guards(Being guard, OtwStep.Strike strike) {
    var target = being(strike.target());
    return !guard.id().equals(target.id())
        && !guard.id().equals(strike.by())
        && guard.side() == target.side()
        && guard.side() != being(strike.by()).side()
        && Field.adjacent(guard, target);
  }

  /// The attack on somebody is over: its barrier falls, and whoever was not hurt may strike back.
  void after(Onset onset, Facing facing, int dealt) {
    dropBarrier(facing.target());
    var target = being(facing.target());
    var riposte = usable(target, Feat.Riposte.class);
    if (dealt > 0 || riposte.isEmpty() || !struckFromBeside(onset, target)) {
      return;
    }
    var with = weapon(target, onset.by());
    if (with.isPresent() && player(target, Requests.RIPOSTE, false, target.id(), onset.by())) {
      pay(target, riposte.get());
      play.then(
          new OtwStep.Strike(
              target.id(), new Means.Wielding(with.get(), false), onset.by(), Twist.NONE));
    }
  }

  /// A melee attack of an adjacent enemy who is still up.
  private boolean struckFromBeside(Onset onset, Being target) {
    var by = being(onset.by());
    return onset.means() instanceof Means.Wielding
        && by.isFoeOf(target)
        && by.isConscious()
        && Field.adjacent(target, by)
        && Arms.of(state(), by, onset.means()).melee();
  }

  /// What is left of a barrier goes with the attack it was raised against.
  void dropBarrier(String id) {
    if (being(id).is(Status.Kind.SHIELDED, BARRIER)) {
      emit(new FightEvent.NoLongerOf(id, Status.Kind.SHIELDED, BARRIER), Otw.OTW_SK_22);
    }
  }

  /// The first weapon in hand or grown that reaches, or bare hands.
  private Optional<String> weapon(Being by, String target) {
    for (Item item : Arms.atHand(state(), by)) {
      var means = new Means.Wielding(item.key(), false);
      if (Arms.refusal(state(), by, means).isEmpty()
          && !Arms.of(state(), by, means).area()
          && Aim.refusal(state(), by, means, target, Twist.NONE).isEmpty()) {
        return Optional.of(item.key());
      }
    }
    return Optional.empty();
  }

  private Optional<Skill> usable(Being who, Class<? extends Feat> feat) {
    if (who.life().skills().isEmpty() || !Turns.canReact(state(), who)) {
      return Optional.empty();
    }
    // the berserk strike back, and do nothing else (OTW-MECH-04c)
    if (who.is(Status.Kind.BERSERK) && feat != Feat.Riposte.class) {
      return Optional.empty();
    }
    var skills = who.life().skills();
    for (int i = 0; i < skills.size(); i++) {
      var skill = skills.get(i);
      if (feat.isInstance(skill.feat()) && Skills.affordable(who, skill).isEmpty()) {
        return Optional.of(skill);
      }
    }
    return Optional.empty();
  }

  private void pay(Being who, Skill skill) {
    new Turns(play).react(who.id());
    new Skills(play).pay(who, skill, List.of());
  }
}
