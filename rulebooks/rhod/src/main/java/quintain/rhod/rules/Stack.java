package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_R_25;
import static quintain.rhod.state.Rhd.RHD_R_37;
import static quintain.rhod.state.Rhd.RHD_R_38;
import static quintain.rhod.state.Rhd.RHD_TIM_01;
import static quintain.rhod.state.Rhd.RHD_TIM_02;
import static quintain.rhod.state.Rhd.RHD_TIM_03;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Trigger;
import quintain.rhod.state.Twist;
import quintain.rhod.state.Wielding;

/// The stack: what is triggered latest resolves before what triggered it (RHD-TIM-01 to 03). It is
/// the agenda itself; this chapter knows who may put something on it, and asks them when it comes
/// up.
final class Stack extends Chapter {
  /// How deep it goes at most (RHD-R-38).
  static final int DEEPEST = 64;

  Stack(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  // Triggers

  /// Somebody makes a Maneuver. Gives whether anything comes first.
  boolean maneuver(String who, String what, boolean movement, int depth) {
    return put(who, what, onManeuver(state(), being(who), movement), depth);
  }

  /// Somebody attacks somebody. Gives whether anything comes first.
  boolean attack(String by, List<String> targets, int depth) {
    return put(by, "Attack", onAttack(state(), being(by), targets), depth);
  }

  /// Triggers of one event go on the stack in Turn Order beginning with whose Turn it is, so that
  /// the last of them resolves first (RHD-R-38).
  private boolean put(String by, String what, List<Trigger> triggers, int depth) {
    if (triggers.isEmpty() || depth >= DEEPEST) {
      return false;
    }
    emit(new FightEvent.ActDeclared(by, what), depth == 0 ? RHD_TIM_01 : RHD_TIM_03);
    for (Trigger trigger : triggers.reversed()) {
      play.then(new Encounter.React(trigger, depth + 1));
    }
    return true;
  }

  static List<Trigger> onManeuver(RhodState state, Being mover, boolean movement) {
    if (!mover.is(Condition.ENGAGED) && !answersAny(state, Feature.Moment.MANEUVER)) {
      return List.of();
    }
    var triggers = new ArrayList<Trigger>();
    for (Being other : inStackOrder(state)) {
      if (mover.is(Condition.ENGAGED, other.id())
          && (movement || state.house().engagedOn() == RhodHouse.EngagedOn.ANY_MANEUVER)
          && mayEngage(state, other, mover)) {
        triggers.add(new Trigger.Engaging(other.id(), mover.id()));
      }
      for (Feature feature : other.life().features()) {
        if (feature.on().filter(on -> on == Feature.Moment.MANEUVER).isPresent()
            && state.isHostile(other, mover)
            && mayCatch(state, other, feature, mover)) {
          triggers.add(new Trigger.Catching(other.id(), feature.name(), mover.id()));
        }
      }
    }
    return triggers;
  }

  /// An Attack needs a weapon that reaches; what a pack has written reaches as far as it says.
  private static boolean mayCatch(RhodState state, Being by, Feature feature, Being mover) {
    return feature.trick() instanceof Trick.Own own
        ? mayUse(state, by, feature, own, mover)
        : inMelee(state, by, mover);
  }

  private static boolean mayUse(
      RhodState state, Being by, Feature feature, Trick.Own own, Being cause) {
    return by.isUp()
        && WrittenFeats.oftenRefusal(state, by, feature, own.often()).isEmpty()
        && (own.whom() == Trick.Whom.SELF
            || WrittenFeats.targetRefusal(state, by, feature, own, cause.id()).isEmpty());
  }

  private static boolean answersAny(RhodState state, Feature.Moment moment) {
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      if (answers(roster.get(i), moment)) {
        return true;
      }
    }
    return false;
  }

  private static boolean answers(Being being, Feature.Moment moment) {
    for (Feature feature : being.life().features()) {
      if (feature.on().isPresent() && feature.on().get() == moment) {
        return true;
      }
    }
    return false;
  }

  static List<Trigger> onAttack(RhodState state, Being attacker, List<String> targets) {
    boolean answered = false;
    for (int i = 0; i < targets.size(); i++) {
      answered |= answers(state.being(targets.get(i)), Feature.Moment.ATTACKED);
    }
    if (!answered) {
      return List.of();
    }
    var triggers = new ArrayList<Trigger>();
    for (Being other : inStackOrder(state)) {
      if (targets.contains(other.id()) && other.isUp()) {
        for (Feature feature : other.life().features()) {
          if (feature.on().filter(on -> on == Feature.Moment.ATTACKED).isPresent()) {
            triggers.add(new Trigger.Answering(other.id(), feature.name(), attacker.id()));
          }
        }
      }
    }
    return triggers;
  }

  private static List<Being> inStackOrder(RhodState state) {
    return state.inOrderFromTurn().stream().flatMap(id -> state.find(id).stream()).toList();
  }

  /// Once a Round, with a melee weapon whose Range the mover is in (RHD-G-COND-09).
  private static boolean mayEngage(RhodState state, Being source, Being mover) {
    return source.isUp()
        && state.fight().filter(fight -> fight.hasUsed(source.id(), engaging(mover))).isEmpty()
        && inMelee(state, source, mover);
  }

  private static String engaging(Being mover) {
    return "engage " + mover.id();
  }

  /// Whether somebody has a melee weapon to use on somebody from where they are.
  static boolean inMelee(RhodState state, Being by, Being target) {
    return weaponFor(state, by, target).isPresent();
  }

  /// The first melee weapon in hand that reaches somebody.
  private static Optional<Wielding> weaponFor(RhodState state, Being by, Being target) {
    return weaponsFor(state, by, target).stream().findFirst();
  }

  private static List<Wielding> weaponsFor(RhodState state, Being by, Being target) {
    return Arms.melee(state, by).stream()
        .filter(with -> Aim.refusal(state, by, with, target.id()).isEmpty())
        .toList();
  }

  // Reactions

  /// Whoever may use what was triggered is asked now that it comes up.
  void react(Encounter.React step) {
    var trigger = step.trigger();
    if (state().find(trigger.who()).filter(Being::isUp).isEmpty()) {
      return;
    }
    switch (trigger) {
      case Trigger.Engaging t -> engage(t, step.depth());
      case Trigger.Answering t -> answer(t, step.depth());
      case Trigger.Catching t -> caught(t, step.depth());
    }
  }

  /// Engaged lets its source Attack first (RHD-TIM-02, RHD-R-25, RHD-R-37).
  private void engage(Trigger.Engaging trigger, int depth) {
    var source = being(trigger.who());
    var mover = state().find(trigger.mover());
    if (mover.isEmpty() || mover.get().isDead() || !mayEngage(state(), source, mover.get())) {
      return;
    }
    if (!player(source, Prompts.ENGAGED_ATTACK, true, source.id(), trigger.mover())) {
      return;
    }
    if (state().inEncounter()) {
      emit(new FightEvent.UsedUp(source.id(), engaging(mover.get()), Fight.Span.ROUND), RHD_TIM_02);
    }
    play.cite(RHD_R_25);
    play.cite(RHD_R_37);
    strike(source, mover.get(), Twist.of(Twist.Quirk.GRANTED).at(depth));
  }

  private void strike(Being by, Being target, Twist twist) {
    var weapons = weaponsFor(state(), by, target);
    if (weapons.isEmpty()) {
      return;
    }
    var with =
        weapons.size() == 1
            ? weapons.getFirst()
            : choose(
                by,
                Prompts.ANSWER_WITH,
                weapons.stream().map(one -> new Option<>(one.item(), one.item(), one)).toList(),
                weapons.getFirst(),
                by.id(),
                target.id());
    play.then(
        new Encounter.Strike(by.id(), with.item(), with.thrown(), List.of(target.id()), twist));
  }

  /// A Feature that answers an Attack.
  private void answer(Trigger.Answering trigger, int depth) {
    var owner = being(trigger.who());
    var feature = feature(owner, trigger.feature());
    var attacker = state().find(trigger.attacker());
    if (feature.isEmpty() || attacker.filter(Being::isUp).isEmpty()) {
      return;
    }
    switch (feature.get().trick()) {
      case Trick.Parry parry -> {
        if (player(
            owner, Prompts.REACTION, true, owner.id(), feature.get().name(), trigger.attacker())) {
          emit(new FightEvent.Told(owner.id(), "uses " + feature.get().name()), RHD_TIM_03);
          new Conditions(play)
              .gain(owner.id(), Condition.PARRYING, parry.reflex(), trigger.attacker(), RHD_TIM_03);
        }
      }
      case Trick.Riposte _ -> {
        if (inMelee(state(), owner, attacker.get())
            && player(
                owner,
                Prompts.REACTION,
                true,
                owner.id(),
                feature.get().name(),
                trigger.attacker())) {
          emit(new FightEvent.Told(owner.id(), "uses " + feature.get().name()), RHD_TIM_03);
          strike(owner, attacker.get(), Twist.of(Twist.Quirk.RIPOSTE).at(depth));
        }
      }
      case Trick.Own own -> use(owner, feature.get(), own, attacker.get());
      default -> play.cite(RHD_R_38);
    }
  }

  /// What a pack has written, on oneself or on whoever has triggered it.
  private void use(Being owner, Feature feature, Trick.Own own, Being cause) {
    if (mayUse(state(), owner, feature, own, cause)
        && player(owner, Prompts.REACTION, true, owner.id(), feature.name(), cause.id())) {
      play.cite(RHD_TIM_03);
      new WrittenFeats(play)
          .use(
              owner,
              feature,
              own,
              List.of(own.whom() == Trick.Whom.SELF ? owner.id() : cause.id()));
    }
  }

  /// A Feature that catches somebody on the move with an Attack.
  private void caught(Trigger.Catching trigger, int depth) {
    var owner = being(trigger.who());
    var mover = state().find(trigger.mover());
    if (mover.isEmpty() || mover.get().isDead()) {
      return;
    }
    var written = feature(owner, trigger.feature()).map(Feature::trick);
    if (written.isPresent() && written.get() instanceof Trick.Own own) {
      use(owner, feature(owner, trigger.feature()).orElseThrow(), own, mover.get());
      return;
    }
    if (!inMelee(state(), owner, mover.get())) {
      return;
    }
    if (player(owner, Prompts.REACTION, true, owner.id(), trigger.feature(), trigger.mover())) {
      emit(new FightEvent.Told(owner.id(), "uses " + trigger.feature()), RHD_TIM_03);
      strike(owner, mover.get(), Twist.of(Twist.Quirk.RIPOSTE).at(depth));
    }
  }

  private static Optional<Feature> feature(Being owner, String name) {
    return owner.life().features().stream().filter(one -> one.name().equals(name)).findFirst();
  }
}
