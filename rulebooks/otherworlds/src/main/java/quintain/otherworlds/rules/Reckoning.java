package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_MAN_02;
import static quintain.otherworlds.state.Otw.OTW_MAN_03;
import static quintain.otherworlds.state.Otw.OTW_MAN_04;
import static quintain.otherworlds.state.Otw.OTW_MAN_05;
import static quintain.otherworlds.state.Otw.OTW_MAN_10;
import static quintain.otherworlds.state.Otw.OTW_MAN_12;
import static quintain.otherworlds.state.Otw.OTW_MECH_25A;
import static quintain.otherworlds.state.Otw.OTW_MECH_26A;
import static quintain.otherworlds.state.Otw.OTW_MECH_44;
import static quintain.otherworlds.state.Otw.OTW_SK_04;
import static quintain.otherworlds.state.Otw.OTW_SK_07;
import static quintain.otherworlds.state.Otw.OTW_SR_01;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Weapon;

/// What comes of an attack once the rolls are known: successes are spent, damage is dealt, and
/// effects follow (OTW-R-08, OTW-R-20).
final class Reckoning extends Chapter {
  /// How much slower a hamstrung target is.
  private static final int HAMSTRING = 2;

  Reckoning(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// The attacker spends first; Surge dice fall when declared, and those whom a Swing meets roll
  /// before anybody answers.
  void reckon(Onset rolled) {
    var bought = new Maneuvers(play).buyAttacking(rolled);
    var swungAt = bought.contains(Maneuver.SWING) ? swungAt(rolled) : List.<Being>of();
    var onset = rolled.buying(bought, chosen(rolled, swungAt, bought));
    boolean surges = bought.contains(Maneuver.SURGE);
    if (surges) {
      play.then(new OtwStep.Surge(onset.by()));
    }
    if (bought.contains(Maneuver.SWING)) {
      play.cite(Otw.OTW_MECH_41);
      play.cite(Otw.OTW_R_32);
      play.then(new OtwStep.Face(onset.joinedBy(facings(onset, swungAt)), true));
    } else if (surges) {
      play.then(new OtwStep.Settle(onset));
    } else {
      settle(onset);
    }
  }

  /// A maneuver that affects a target affects one, of those a Swing takes in as well (OTW-R-24).
  private String chosen(Onset onset, List<Being> swungAt, List<Maneuver> bought) {
    var options = new ArrayList<Option<String>>();
    for (Facing facing : onset.facings()) {
      options.add(Option.of(facing.target(), being(facing.target()).name()));
    }
    for (Being foe : swungAt) {
      options.add(Option.of(foe.id(), foe.name()));
    }
    if (options.size() == 1 || bought.stream().noneMatch(Maneuver::onTarget)) {
      return onset.chosen();
    }
    return choose(being(onset.by()), Prompts.CHOSEN, options, onset.chosen(), onset.by());
  }

  /// Every other enemy next to the attacker meets the same roll (OTW-MAN-11, OTW-R-32).
  private List<Being> swungAt(Onset onset) {
    var by = being(onset.by());
    var more = new ArrayList<Being>();
    for (Being foe : state().foesOf(by)) {
      if (foe.isConscious()
          && Field.adjacent(by, foe)
          && !foe.id().equals(onset.facings().getFirst().target())) {
        more.add(foe);
      }
    }
    return more;
  }

  private List<Facing> facings(Onset onset, List<Being> met) {
    var defence = new Defence(play);
    var facings = new ArrayList<Facing>();
    for (Being foe : met) {
      facings.add(defence.facing(being(onset.by()), onset.means(), foe, onset.twist()));
    }
    return facings;
  }

  /// Defenders spend, then damage is dealt to each.
  void settle(Onset bought) {
    var onset = bought;
    for (Facing facing : bought.facings()) {
      var answer = new Maneuvers(play).buyDefending(onset, facing);
      if (!answer.isEmpty()) {
        onset = onset.with(facing.buying(answer));
      }
      if (answer.contains(Maneuver.COUNTER_ATTACK)) {
        new Turns(play).react(facing.target());
      }
    }
    for (Facing facing : onset.facings()) {
      int dealt = deal(onset, facing);
      new Reactions(play).after(onset, facing, dealt);
    }
    setOff(onset);
  }

  // Damage and effects

  /// One target takes what is meant for it; gives the damage dealt.
  private int deal(Onset onset, Facing facing) {
    var answer = facing.bought();
    boolean dodged = answer.contains(Maneuver.DODGE);
    if (answer.contains(Maneuver.COUNTER_ATTACK) || (dodged && !onset.area())) {
      play.measure(being(facing.target()), "damage", 0);
      return 0;
    }
    if (!dodged && onset.raw(facing) > 0) {
      play.measure(being(facing.target()), "hit", true);
    }
    boolean affected = facing.target().equals(onset.chosen()) && !dodged;
    if (affected && onset.bought().contains(Maneuver.EPIC_KILL) && kill(facing.target())) {
      return 0;
    }
    var by = being(onset.by());
    var arm = Arms.of(state(), by, onset.means());
    int dealt = damage(onset, facing, by, arm, affected);
    if (!dodged) {
      effects(onset, facing.target(), arm, dealt, affected);
    }
    return dealt;
  }

  /// Outright, and without down time, unless it is epic (OTW-MAN-10, OTW-R-31).
  private boolean kill(String target) {
    if (being(target).body().isEpic() || being(target).isDead()) {
      return false;
    }
    play.cite(Otw.OTW_R_31);
    new Harm(play).kill(target, "an Epic Kill", OTW_MAN_10);
    return true;
  }

  private int damage(Onset onset, Facing facing, Being by, Arm arm, boolean affected) {
    var bought = affected ? onset.bought() : List.<Maneuver>of();
    var blow =
        new Blow(
            onset.raw(facing),
            List.of(arm.type()),
            bought.contains(Maneuver.EXECUTE),
            arm.has(Keyword.EXECUTION) && house().execution() == OtwHouse.Execution.ALWAYS_DOUBLE,
            onset.twist().has(Twist.Quirk.BURST),
            bought.contains(Maneuver.PIERCE) || arm.has(Keyword.IGNORES_ARMOR),
            bought.contains(Maneuver.TRESPASS),
            facing.bought(),
            arm.has(Keyword.ALL_DEATH)
                ? Blow.Share.ALL
                : arm.has(Keyword.HALF_DEATH) ? Blow.Share.HALF : Blow.Share.NONE,
            by.name() + "'s " + arm.name());
    boolean fixed =
        onset.twist().has(Twist.Quirk.COUNTER)
            && house().counterDefence() == OtwHouse.CounterDefence.FIXED_DAMAGE;
    return fixed
        ? new Harm(play).fixed(facing.target(), blow)
        : new Harm(play).strike(facing.target(), blow);
  }

  /// What follows on damage, in its order (OTW-R-20, step 7), and what was bought besides.
  private void effects(Onset onset, String target, Arm arm, int dealt, boolean affected) {
    var bought = affected ? onset.bought() : List.<Maneuver>of();
    var conditions = new Conditions(play);
    if (dealt > 0) {
      play.cite(Otw.OTW_R_25);
    }
    if (dealt > 0 && arm.has(Keyword.DAZE)) {
      new Harm(play).daze(target, dealt);
    }
    if (arm.type() == DamageType.WIND && dealt > 0 && dealt >= being(target).score(Attribute.TOU)) {
      play.cite(Otw.OTW_R_106);
      fell(target, OTW_MECH_44);
    }
    if (dealt > 0 && stealsLife(onset, arm) && being(target).body().is(Nature.BLOOD)) {
      play.cite(Otw.OTW_MECH_26B);
      play.cite(Otw.OTW_R_99);
      play.then(new OtwStep.StealLife(onset.by()));
    }
    if (dealt > 0 && bought.contains(Maneuver.DISARM)) {
      disarm(onset.by(), target);
    }
    if (dealt > 0
        && bought.contains(Maneuver.BLEEDING_STRIKE)
        && being(target).body().is(Nature.BLOOD)) {
      conditions.add(target, Kind.BLEED, 1, OTW_SR_01);
    }
    if (dealt > 0 && onset.twist().has(Twist.Quirk.HAMSTRINGS)) {
      conditions.become(target, Status.fresh(Kind.HAMSTRUNG, HAMSTRING), OTW_SK_07);
    }
    if (bought.contains(Maneuver.STAGGER) && being(target).isConscious()) {
      conditions.add(target, Kind.STAGGERED, 1, OTW_MAN_02);
    }
    if (bought.contains(Maneuver.KNOCKDOWN) && Maneuvers.fells(being(onset.by()), being(target))) {
      play.cite(Otw.OTW_R_30);
      fell(target, OTW_MECH_25A);
    }
    if (dealt > 0 && onset.twist().has(Twist.Quirk.PUSHES)) {
      new Movement(play).pushAway(being(onset.by()), target, OTW_SK_04);
    }
  }

  private void fell(String target, Otw why) {
    if (being(target).isConscious() && !being(target).is(Kind.PRONE)) {
      new Conditions(play).become(target, Status.fresh(Kind.PRONE, 1), why);
    }
  }

  private boolean stealsLife(Onset onset, Arm arm) {
    return arm.has(Keyword.LIFE_STEAL)
        || onset.twist().has(Twist.Quirk.LIFE_STEAL)
        || (!arm.spell() && being(onset.by()).is(Kind.LEECHING));
  }

  /// An item in a hand of the attacker's choice falls where the target stands (OTW-MAN-05,
  /// OTW-R-28).
  private void disarm(String by, String target) {
    var options = new ArrayList<Option<String>>();
    for (Item item : being(target).kit().held()) {
      if (!(item.gear() instanceof Weapon weapon && weapon.has(Keyword.ALWAYS_THERE))) {
        options.add(Option.of(item.key(), item.gear().name()));
      }
    }
    if (options.isEmpty()) {
      return;
    }
    var item =
        options.size() == 1
            ? options.getFirst().value()
            : choose(being(by), Prompts.DISARM, options, options.getFirst().value(), by, target);
    play.cite(Otw.OTW_MECH_14);
    emit(new ThingEvent.Dropped(target, item), OTW_MAN_05);
  }

  // What it sets off

  /// Speed Attack and Dualcast first, then counter attacks, each a whole attack.
  private void setOff(Onset onset) {
    if (being(onset.by()).is(Kind.LEECHING) && onset.means() instanceof Means.Wielding) {
      emit(new FightEvent.NoLonger(onset.by(), Kind.LEECHING), Otw.OTW_SP_22);
    }
    if (onset.bought().contains(Maneuver.RELOAD)) {
      reload(onset.by());
    }
    var again = Twist.NONE.reaching(onset.twist().reach());
    var first = onset.facings().getFirst().target();
    if (onset.bought().contains(Maneuver.SPEED_ATTACK)) {
      play.then(new OtwStep.StrikeOn(onset.by(), onset.means(), first, again));
    }
    if (onset.bought().contains(Maneuver.DUALCAST)) {
      play.then(
          new OtwStep.StrikeOn(onset.by(), onset.means(), first, again.with(Twist.Quirk.COPY)));
    }
    for (Facing facing : onset.facings()) {
      if (facing.bought().contains(Maneuver.COUNTER_ATTACK)) {
        play.then(new OtwStep.Counter(facing.target(), onset.by()));
      }
    }
  }

  private void reload(String by) {
    var guns = Magazines.reloadable(being(by));
    if (guns.isEmpty()) {
      return;
    }
    var options = new ArrayList<Option<String>>();
    guns.forEach(gun -> options.add(Option.of(gun.key(), gun.gear().name())));
    var which =
        guns.size() == 1
            ? guns.getFirst().key()
            : choose(being(by), Prompts.RELOAD, options, guns.getFirst().key(), by);
    play.cite(Otw.OTW_R_33);
    new Magazines(play).refill(being(by), being(by).kit().get(which), OTW_MAN_12);
  }

  /// Health or Astral, the die capped at TOU or RES (OTW-MAN-03, OTW-MAN-04, OTW-R-27).
  void surge(OtwStep.Surge step) {
    var by = being(step.by());
    boolean astral =
        by.astral().max() > 0
            && choose(
                    by,
                    Prompts.SURGE,
                    List.of(Option.of("health", "Health"), Option.of("astral", "Astral")),
                    "health",
                    by.id())
                .equals("astral");
    play.cite(Otw.OTW_R_27);
    int die = new Rolls(play).roll(by, astral ? OTW_MAN_04 : OTW_MAN_03);
    if (astral) {
      new Harm(play).restoreAstral(by.id(), Math.min(die, by.score(Attribute.RES)), OTW_MAN_04);
    } else {
      new Harm(play).heal(by.id(), Math.min(die, by.score(Attribute.TOU)), OTW_MAN_03);
    }
  }

  /// OTW-MECH-26a.
  void stealLife(OtwStep.StealLife step) {
    var by = being(step.by());
    int die = new Rolls(play).roll(by, OTW_MECH_26A);
    new Harm(play).heal(by.id(), die, OTW_MECH_26A);
  }
}
