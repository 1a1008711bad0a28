package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.Attack;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Fog;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Onset;
import quintain.rhod.state.Part;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Twist;
import quintain.rhod.state.Wielding;
import quintain.rhod.state.Words;
import quintain.space.Cover;

/// Attacks from their declaration to the damage they deal (RHD-ATK-01 to 05); what a hit leaves
/// behind is in [Aftermath].
final class Attacks extends Chapter {
  /// RHD-STN-02.
  private static final int HIGH_READY = 2;

  /// RHD-STN-04.
  private static final int CROUCHED = 3;

  /// RHD-HGT-01.
  private static final int HIGH_GROUND = 5;

  /// Attacks on the Prone from so near have Advantage (RHD-STN-06).
  private static final int PRONE_CLOSE = 10;

  private static final int TOP = 20;

  Attacks(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(Attack.class, RHD_ATK_01, Attacks::cost)
        .offered("attacks", ACT)
        .when(Turns::lives)
        .icon("sword")
        .key("a")
        .by(Attack::by, "Who attacks?")
        .slot(Attack::with, "With what?", Arms::options)
        .slot(Attack::thrown, "Thrown?", yesNo())
        .at(Attack::target, "Whom?", Aim::targets)
        .hostile()
        .refuses(Attacks::refusal)
        .does(
            Attacks::new,
            Encounter.CarryOut.class,
            (attacks, act, step) -> attacks.attack(act, step.depth()));
  }

  private static int cost(RhodState state, Attack act) {
    var by = state.being(act.by());
    return Turns.attackCost(
        state, by, Arms.of(state, by, new Wielding(act.with(), act.thrown())).ap());
  }

  private static Optional<Refusal> refusal(RhodState state, Attack act) {
    return Aim.refusal(
        state, state.being(act.by()), new Wielding(act.with(), act.thrown()), act.target());
  }

  // Declared

  void attack(Encounter.Attack act, int depth) {
    strike(
        new Encounter.Strike(
            act.by(), act.with(), act.thrown(), List.of(act.target()), Twist.NONE.at(depth)));
  }

  /// An Attack is declared: the wielder picks Ability and Damage Type, and whatever it triggers
  /// comes before its roll. What has become impossible since it was ordered is lost.
  void strike(Encounter.Strike step) {
    var by = being(step.by());
    var with = new Wielding(step.with(), step.thrown());
    var targets = stillMet(by, with, step.targets());
    if (targets.isEmpty()) {
      emit(new FightEvent.Fizzled(step.by(), "the Attack"), RHD_R_38);
      return;
    }
    showThemselves(by, targets);
    var arm = Arms.of(state(), by, with);
    play.cite(Arms.makeshift(state(), by, with).orElse(RHD_R_23));
    var onset =
        new Onset(
            by.id(),
            step.with(),
            step.thrown(),
            targets,
            ability(by, arm),
            type(by, arm),
            step.twist());
    emit(
        new FightEvent.AttackDeclared(
            by.id(), arm.name(), targets, step.twist().has(Twist.Quirk.GRANTED)),
        RHD_ATK_01);
    if (state().isTurnOf(by.id()) && step.twist().depth() == 0) {
      emit(new FightEvent.AttackCounted(by.id()), RHD_ATK_01);
    }
    if (new Stack(play).attack(by.id(), targets, step.twist().depth())) {
      play.then(new Encounter.Swing(onset));
    } else {
      reckon(onset, arm, targets);
    }
  }

  /// Whoever attacks out of sight is seen by then: those attacked have to answer somebody.
  private void showThemselves(Being by, List<String> targets) {
    if (by.secrecy() == Secrecy.UNSEEN
        && Lists.some(targets, target -> !being(target).seat().isReferee())) {
      emit(new FightEvent.Revealed(by.id(), Secrecy.FIGURES_HIDDEN), RHD_R_98);
    }
    if (Fog.lies(state())
        && Lists.some(targets, target -> state().hides(by, being(target).seat()))) {
      emit(new FightEvent.Spotted(by.id()), RHD_R_98);
    }
  }

  /// The wielder picks where the weapon leaves it open: the higher mod by default, STR if equal
  /// (RHD-R-24).
  private Ability ability(Being by, Arm arm) {
    var best = best(by, arm.abilities());
    if (arm.abilities().size() == 1) {
      return best;
    }
    return choose(
        by,
        Prompts.WEAPON_ABILITY,
        Lists.each(arm.abilities(), ability -> abilityOption(by, ability)),
        best,
        by.id(),
        arm.name());
  }

  private static Option<Ability> abilityOption(Being by, Ability ability) {
    return new Option<>(
        Names.kebab(ability.name()), ability.name() + " " + Words.signed(by.mod(ability)), ability);
  }

  static Ability best(Being by, List<Ability> abilities) {
    var best = abilities.getFirst();
    for (Ability ability : abilities) {
      if (by.mod(ability) > by.mod(best)) {
        best = ability;
      }
    }
    return best;
  }

  /// RHD-R-27.
  private DamageType type(Being by, Arm arm) {
    play.cite(RHD_DMG_01);
    return arm.types().size() == 1
        ? arm.types().getFirst()
        : choose(
            by,
            Prompts.DAMAGE_TYPE,
            Lists.each(arm.types(), Option::of),
            arm.types().getFirst(),
            by.id(),
            arm.name());
  }

  // Rolled

  /// Everything that adds to the Attack Roll or takes from it (RHD-ATK-03).
  static List<Part> parts(RhodState state, Being by, Arm arm, Ability ability, Being target) {
    var parts = new ArrayList<Part>();
    parts.add(Checks.ability(by, ability));
    if (arm.degree() != 0) {
      parts.add(
          new Part(
              arm.skill().title(), arm.degree(), arm.melee() ? Rhd.RHD_MEL_03 : Rhd.RHD_RNG_06));
    }
    parts.addAll(stance(by, arm));
    if (Field.isAbove(state, by, target)) {
      parts.add(new Part("High Ground", HIGH_GROUND, RHD_HGT_01));
    }
    if (!arm.melee()) {
      var cover = Field.cover(state, by, target);
      if (cover != Cover.NONE) {
        parts.add(
            new Part(
                Words.title(cover) + " Cover",
                -Field.penalty(cover),
                cover == Cover.LOW ? RHD_COV_04 : RHD_COV_03));
      }
    }
    by.gift(Gift.PackHunter.class)
        .filter(_ -> isHounded(state, by, target))
        .ifPresent(pack -> parts.add(new Part("Pack Hunter", pack.bonus(), RHD_EXP_19)));
    Afflictions.onCheck(by.conditions(), arm.skill(), parts);
    Afflictions.onAttack(by.conditions(), target.id(), parts);
    return parts;
  }

  /// What one's own Stance adds, to the roll alone (RHD-STN-02, RHD-STN-04, RHD-R-99).
  static List<Part> stance(Being by, Arm arm) {
    if (by.stance() == Stance.HIGH_READY) {
      return List.of(new Part("High Ready", HIGH_READY, RHD_STN_02));
    }
    return by.stance() == Stance.CROUCHED && !arm.melee()
        ? List.of(new Part("Crouched", CROUCHED, RHD_STN_04))
        : List.of();
  }

  /// One of the attacker's allies is next to the target.
  private static boolean isHounded(RhodState state, Being by, Being target) {
    return Lists.some(
        state.roster(),
        other ->
            !other.id().equals(by.id())
                && !other.id().equals(target.id())
                && other.isUp()
                && state.isAlly(other, by)
                && Field.adjacent(state, other, target));
  }

  /// Everything that gives Advantage or Disadvantage on the Attack Roll.
  static List<Tilt> tilts(RhodState state, Being by, Arm arm, Being target, Twist twist) {
    var tilts = new ArrayList<Tilt>();
    Tilts.onCheck(state, by, arm.skill(), tilts);
    Tilts.onAttack(state, by, target, tilts);
    if (target.stance() == Stance.PRONE && Field.feet(state, by, target) <= PRONE_CLOSE) {
      tilts.add(
          Tilt.advantage("Prone target", RHD_STN_06)
              .gainedBy(state, target, Words.title(Stance.PRONE)));
    }
    if (twist.has(Twist.Quirk.ADVANTAGE)) {
      tilts.add(Tilt.advantage("Feature", RHD_EXP_19).withTheRoll());
    }
    return tilts;
  }

  /// The Defense an Attack is against: the weapon's, or Reflex where Engaged grants it.
  static Defense against(Arm arm, Twist twist) {
    return twist.has(Twist.Quirk.GRANTED) ? Defense.REFLEX : arm.defense();
  }

  /// A target's Defense against an Attack (RHD-DEF-05); Looping takes Low Ready and Warding away.
  static int defense(RhodState state, Being by, Arm arm, Being target, Twist twist) {
    var defense = against(arm, twist);
    int value = Defenses.base(target, defense);
    for (Part part : Defenses.situation(target, defense, arm.melee())) {
      if (!(arm.looping() && Defenses.isLooped(part))) {
        value += part.amount();
      }
    }
    for (Borne borne : target.conditions()) {
      if (defense == Defense.REFLEX
          && borne.condition() == Condition.PARRYING
          && borne.isFrom(by.id())) {
        value += borne.stacks();
      }
    }
    return value;
  }

  /// Those of the targets who can be attacked now.
  private List<String> stillMet(Being by, Wielding with, List<String> targets) {
    var met = new ArrayList<String>(targets.size());
    for (String target : targets) {
      if (by.isUp() && Aim.refusal(state(), by, with, target).isEmpty()) {
        met.add(target);
      }
    }
    return List.copyOf(met);
  }

  /// What has become impossible on the stack is lost; else the roll is next.
  void swing(Encounter.Swing step) {
    var onset = step.onset();
    var with = new Wielding(onset.with(), onset.thrown());
    var by = being(onset.by());
    var targets = stillMet(by, with, onset.targets());
    if (targets.isEmpty()) {
      emit(new FightEvent.Fizzled(onset.by(), "the Attack"), RHD_R_38);
      return;
    }
    reckon(onset, Arms.of(state(), by, with), targets);
  }

  /// Everything that bears on the roll, before any die.
  private void reckon(Onset onset, Arm arm, List<String> targets) {
    var by = being(onset.by());
    var first = being(targets.getFirst());
    var all = new ArrayList<>(targets);
    all.addAll(new Aftermath(play).caught(arm, targets.getFirst(), by.id()));
    var met = inTurnOrder(all);
    play.then(
        new Encounter.Throw(
            onset,
            arm,
            met,
            Lists.each(met, target -> defense(state(), by, arm, being(target), onset.twist())),
            parts(state(), by, arm, onset.ability(), first),
            tilts(state(), by, arm, first, onset.twist())));
  }

  /// By which rules an Attack finds its target where it is, besides those of its parts.
  private void cite(Encounter.Throw step, Being by, Being target) {
    play.cite(RHD_DEF_01);
    play.cite(RHD_R_59);
    if (step.arm().melee()) {
      play.cite(RHD_COV_06);
    } else {
      play.cite(is(step, RHD_COV_03) || is(step, RHD_COV_04) ? RHD_LOS_02 : RHD_COV_05);
      play.cite(target.stance() == Stance.PRONE ? RHD_R_61 : RHD_R_62);
      play.cite(by.stance() == Stance.CROUCHED ? RHD_R_99 : RHD_RNG_06);
    }
    if (is(step, RHD_HGT_01)) {
      play.cite(RHD_R_66);
    }
    if (Lists.some(step.tilts(), tilt -> tilt.why() == RHD_LIT_07)) {
      play.cite(RHD_R_94);
    }
  }

  private static boolean is(Encounter.Throw step, Rhd why) {
    return Lists.some(step.parts(), part -> part.why() == why);
  }

  /// One Attack Roll, compared with each Defense it meets (RHD-R-107).
  void roll(Encounter.Throw step) {
    var onset = step.onset();
    var by = being(onset.by());
    cite(step, by, being(onset.targets().getFirst()));
    var thrown = new Checks(play).thrown(by, step.parts(), step.tilts(), RHD_ATK_03);
    new Magazines(play).fire(by, step.arm());
    var hit = new ArrayList<String>();
    var pinned = new ArrayList<String>();
    for (int i = 0; i < step.met().size(); i++) {
      var target = step.met().get(i);
      boolean hits = hits(onset, step.arm(), being(target), step.values().get(i), thrown);
      if (hits) {
        hit.add(target);
      }
      if (onset.twist().has(Twist.Quirk.PIN)
          && (hits || thrown.total() >= step.values().get(i) - onset.twist().within())) {
        pinned.add(target);
      }
    }
    play.then(
        new Encounter.Land(
            onset,
            step.arm(),
            hit,
            step.met(),
            pinned,
            doubles(thrown),
            thrown.natural() <= step.arm().jam()));
  }

  private List<String> inTurnOrder(List<String> ids) {
    var met = new ArrayList<String>(ids.size());
    for (String id : state().inOrder()) {
      if (ids.contains(id)) {
        met.add(id);
      }
    }
    return met;
  }

  /// Whether an Attack Roll is equal to or above what it must reach; naturals are nothing special
  /// unless the house says so (RHD-R-06).
  boolean reaches(Checks.Thrown thrown, int value) {
    boolean computed = thrown.total() >= value;
    if (house().naturals() == RhodHouse.Naturals.NONE) {
      return computed;
    }
    play.cite(RHD_R_06);
    return thrown.natural() == TOP || (computed && thrown.natural() != 1);
  }

  /// Whether the damage dice are doubled (RHD-R-06).
  boolean doubles(Checks.Thrown thrown) {
    return thrown.natural() == TOP && house().naturals() == RhodHouse.Naturals.CRIT_DOUBLE_DICE;
  }

  /// One who is met by an Attack Roll (RHD-ATK-04).
  boolean hits(Onset onset, Arm arm, Being target, int value, Checks.Thrown thrown) {
    boolean hit = play.judge(RHD_ATK_04, reaches(thrown, value));
    play.measure(target, "hit", hit);
    emit(
        new FightEvent.AttackRolled(
            onset.by(),
            arm.name(),
            target.id(),
            thrown.total(),
            against(arm, onset.twist()),
            value,
            hit,
            thrown.parts(),
            thrown.tilts()),
        RHD_ATK_04);
    if (target.is(Condition.PARRYING)) {
      new Conditions(play).resolveFrom(target.id(), Condition.PARRYING, onset.by(), RHD_TIM_03);
    }
    return hit;
  }

  /// Weapon or ammunition first, then what a Feature adds (RHD-R-107); a set rolled twice keeps the
  /// higher total.
  int damage(Being by, Arm arm, Onset onset, boolean doubled) {
    int times = doubled ? 2 : 1;
    var parts = new ArrayList<Part>();
    int dice = rolled(by, arm.dice(), times);
    if (onset.twist().has(Twist.Quirk.DICE_TWICE)) {
      play.cite(RHD_R_05);
      dice = Math.max(dice, rolled(by, arm.dice(), times));
    }
    parts.add(new Part("dice", dice, RHD_ATK_05));
    parts.add(new Part("Feature", rolled(by, onset.twist().dice(), times), RHD_EXP_19));
    boolean bare =
        onset.twist().has(Twist.Quirk.TRUE_WITHOUT_MOD)
            || (!arm.melee() && !house().rangedAddsMod());
    if (!bare) {
      parts.add(Checks.ability(by, onset.ability()));
    }
    parts.add(new Part(Tag.Kind.HEAVY_SHOT.title(), arm.heavyShot(), RHD_ATK_05));
    parts.add(new Part(Tag.Kind.SOFT.title(), -arm.soft(), RHD_ATK_05));
    int sum = Math.max(house().minHitDamage(), Part.sum(parts));
    int damage = Math.max(0, judged(by, "deals damage", sum, RHD_ATK_05));
    emit(
        new FightEvent.DamageDealt(
            by.id(), damage, onset.type(), onset.twist().has(Twist.Quirk.TRUE_WITHOUT_MOD), parts),
        RHD_ATK_05);
    return damage;
  }

  int rolled(Being by, List<Cast> casts, int times) {
    int sum = 0;
    for (Cast cast : casts) {
      Roll<Integer> roll = Dice.sum(cast.count() * times, Dice.d(cast.sides()));
      sum += play.roll(by, roll, RHD_ATK_05);
    }
    return sum;
  }

  /// The Attack Roll is over: what waited for it is used up (RHD-G-COND-06, RHD-G-COND-13).
  void used(String by, List<String> met) {
    var conditions = new Conditions(play);
    if (being(by).is(Condition.HIDDEN)) {
      conditions.resolve(by, Condition.HIDDEN, 1, RHD_COND_06);
    }
    for (String target : met) {
      if (being(target).is(Condition.MARKED) && !being(target).is(Condition.MARKED, by)) {
        conditions.resolve(target, Condition.MARKED, 1, RHD_COND_06);
      }
    }
  }
}
