package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Fog;
import quintain.rath.state.Grip;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Lights;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Sting;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;

/// Attacking, critical hits and fumbles, two weapons.
public final class Attacks extends Chapter {
  private static final String DROP = "drop-weapon";
  private static final String SLIP = "slip";
  private static final String EXPOSED = "exposed";
  private static final String OTHER = "other";
  private static final String NOBODY = "nobody";

  Attacks(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(RathStep.Attack.class, RTH_ATK_01)
        .offered("attacks", ACT)
        .when((_, being) -> !being.isDead() && !being.does(Habit.NeverFights.class))
        .icon("sword")
        .key("a")
        .by(RathStep.Attack::by, "Who attacks?")
        .slot(RathStep.Attack::with, "With what?", Attacks::arms)
        .atSome(RathStep.Attack::targets, "At whom?", someFoesFirst())
        .slot(RathStep.Attack::grip, "How is it used?", Attacks::grips)
        .refuses(Attacks::refusal)
        .does(Attacks::new, Attacks::attack);
  }

  private static Optional<Question<?>> arms(Blank<RathState> blank, Topic topic, Being by) {
    return oneOf(topic, Arms.options(blank.state(), by));
  }

  private static Optional<Question<?>> grips(Blank<RathState> blank, Topic topic) {
    var grips = new ArrayList<Option<Grip>>();
    grips.add(new Option<>("two-hands", "in both hands", Grip.TWO_HANDS));
    grips.add(new Option<>("thrown", "thrown", Grip.THROWN));
    return oneOf(topic, orUsual(grips, "as it is made for"));
  }

  // Who may attack whom with what

  static Optional<Refusal> refusal(RathState state, RathStep.Attack act) {
    var attacker = state.being(act.by());
    if (act.with().isEmpty()) {
      return no(RTH_ATK_01, "An attack needs a weapon; bare hands are '" + Arms.UNARMED + "'");
    }
    if (act.targets().isEmpty()) {
      return no(RTH_ATK_01, "An attack needs a target");
    }
    boolean all = attacker.does(Habit.AllAtOnce.class);
    if (act.with().size() > 1 && !all && act.with().size() != 2) {
      return no(RTH_TWO_01, "At most two weapons strike in one action");
    }
    if (act.targets().size() > act.with().size()) {
      return no(RTH_TWO_03, "Each blow has one target");
    }
    var arms = new ArrayList<Arms>();
    for (int i = 0; i < act.with().size(); i++) {
      var one = Arms.of(state, attacker, act.with().get(i), act.held(), i > 0 && !all);
      if (one.isEmpty()) {
        return unarmedRefusal(attacker, act.with().get(i));
      }
      arms.add(one.get());
      var unready = unreadiness(attacker, one.get());
      if (unready.isPresent()) {
        return unready;
      }
    }
    if (arms.size() > 1 && !all) {
      var pair = pairRefusal(state.house(), act.held(), arms);
      if (pair.isPresent()) {
        return pair;
      }
    }
    var hands = Hands.refusal(attacker, arms);
    if (hands.isPresent()) {
      return hands;
    }
    for (int i = 0; i < arms.size(); i++) {
      var target = targetRefusal(state, attacker, arms.get(i), target(act, i));
      if (target.isPresent()) {
        return target;
      }
    }
    return Optional.empty();
  }

  /// The second blow is meant for the first one's target unless it has its own (RTH-TWO-03).
  private static String target(RathStep.Attack act, int blow) {
    return act.targets().get(Math.min(blow, act.targets().size() - 1));
  }

  /// Not there, not made for that, or lost (RTH-R-38, RTH-R-42).
  private static Optional<Refusal> unarmedRefusal(Being attacker, String with) {
    if (Arms.attack(attacker, with).isPresent()) {
      return no(RTH_R_42, attacker.name() + " has no " + with + " in hand any more");
    }
    var item = attacker.pack().find(with);
    return no(
        RTH_ATK_01,
        item.isPresent()
            ? "The " + item.get().name() + " is not made to be used like that"
            : attacker.name() + " has nothing called " + with + " to strike with");
  }

  /// Empty, or out of ammunition.
  public static Optional<Refusal> unreadiness(Being attacker, Arms arms) {
    if (arms.item().isPresent() && arms.item().get().is(Item.State.UNLOADED)) {
      return no(RTH_WPN_10, arms.name() + " must be reloaded first");
    }
    return arms.ammo().isPresent() && ammunition(attacker, arms.ammo().get()).isEmpty()
        ? no(RTH_USE_06, attacker.name() + " has no " + arms.ammo().get() + " left")
        : Optional.empty();
  }

  static Optional<Item> ammunition(Being attacker, String kind) {
    for (Item item : attacker.pack().items()) {
      if (item.gear().name().equalsIgnoreCase(kind) && item.usage() > 0) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// A weapon in each hand, both Simple or Standard used one-handed; slings and thrown ones only if
  /// the house allows (RTH-R-39).
  public static Optional<Refusal> pairRefusal(RathHouse house, Grip grip, List<Arms> arms) {
    if (arms.get(0).key().equals(arms.get(1).key())) {
      return no(RTH_TWO_01, "Two weapons are two, one in each hand");
    }
    boolean ranged = house.twoWeaponsAllowRanged();
    if (grip == Grip.TWO_HANDS || (grip == Grip.THROWN && !ranged)) {
      return no(RTH_R_39, "Two weapons are each used in one hand, in melee");
    }
    for (Arms one : arms) {
      boolean fits =
          one.weapon()
              .map(
                  weapon ->
                      switch (weapon) {
                        case SIMPLE, STANDARD -> true;
                        case SLING -> ranged;
                        case TWO_HANDED, BOW, CROSSBOW -> false;
                      })
              .orElse(false);
      if (!fits) {
        return no(RTH_R_39, one.name() + " is no weapon for one hand of two");
      }
    }
    return Optional.empty();
  }

  static Optional<Refusal> targetRefusal(
      RathState state, Being attacker, Arms arms, String targetId) {
    var found = state.find(targetId);
    if (found.isEmpty()) {
      return nobodyCalled(targetId, RTH_ATK_03);
    }
    var target = found.get();
    if (target.id().equals(attacker.id())) {
      return no(RTH_ATK_03, attacker.name() + " cannot be their own target");
    }
    var gone = goneRefusal(target, RTH_ATK_03);
    if (gone.isPresent()) {
      return gone;
    }
    if (arms.reaches(state, attacker.at(), target.at())) {
      return Optional.empty();
    }
    return no(
        arms.reach(state.house()),
        Places.sees(state, attacker.at(), target.at())
            ? target.name()
                + " is out of reach, at "
                + Places.apartTold(state, attacker.at(), target.at())
                + "; "
                + arms.name()
                + " reaches "
                + arms.reachTold(state.house())
            : attacker.name() + " does not see " + target.name());
  }

  // The attack

  /// Whoever attacks out of the fog is seen by then: those attacked have to answer somebody.
  private void showThemselves(Being attacker, RathStep.Attack act) {
    if (!act.targets().isEmpty()
        && state()
            .find(act.targets().getFirst())
            .filter(target -> Fog.hides(state(), attacker, target.seat()))
            .isPresent()) {
      emit(new FightEvent.Spotted(attacker.id()), RTH_R_30);
    }
  }

  void attack(RathStep.Attack act) {
    var attacker = being(act.by());
    boolean all = attacker.does(Habit.AllAtOnce.class);
    var arms = new ArrayList<Arms>();
    for (int i = 0; i < act.with().size(); i++) {
      arms.add(
          Arms.of(state(), attacker, act.with().get(i), act.held(), i > 0 && !all).orElseThrow());
    }
    new Hands(play).takeUp(attacker, arms);
    showThemselves(attacker, act);
    new Readiness(play).spring(Trigger.When.ATTACKS, attacker);
    if (arms.getFirst().cloud()) {
      cloud(attacker, arms.getFirst());
      return;
    }
    if (arms.size() > 1 && !all) {
      play.cite(RTH_TWO_01);
    }
    then(
        new RathStep.Blow(attacker.id(), act.with().getFirst(), act.held(), target(act, 0), false));
    for (int i = 1; i < arms.size(); i++) {
      then(
          new RathStep.FurtherBlow(
              attacker.id(), act.with().get(i), act.held(), target(act, i), !all));
    }
  }

  /// A further blow may go at anyone in reach, or be let be (RTH-TWO-01, RTH-TWO-03).
  void furtherBlow(RathStep.FurtherBlow step) {
    var attacker = being(step.by());
    var arms = Arms.of(state(), attacker, step.with(), step.grip(), step.second());
    if (arms.isEmpty() || !attacker.canAct()) {
      return;
    }
    var target = aim(attacker, arms.get(), step.meant());
    if (!target.isEmpty()) {
      then(new RathStep.Blow(step.by(), step.with(), step.grip(), target, step.second()));
    }
  }

  /// A readied attack whose mark has fallen or come over since: it goes at another in reach, or at
  /// nobody (RTH-R-27).
  RathStep.Attack aimedAnew(RathStep.Attack readied) {
    var attacker = being(readied.by());
    var mark = state().find(readied.targets().getFirst());
    var arms = Arms.of(state(), attacker, readied.with().getFirst(), readied.held(), false);
    boolean holds = mark.filter(m -> !m.isOut() && m.side() != attacker.side()).isPresent();
    if (holds || arms.isEmpty()) {
      return readied;
    }
    play.cite(RTH_R_27);
    var target = aim(attacker, arms.get(), NOBODY);
    return new RathStep.Attack(readied.by(), readied.with(), List.of(target), readied.grip());
  }

  /// Whom a blow strikes that is aimed only now; empty for nobody.
  private String aim(Being attacker, Arms arms, String meant) {
    var inReach = inReach(attacker, arms);
    if (inReach.isEmpty()) {
      return "";
    }
    var options = new ArrayList<Option<String>>();
    inReach.forEach(other -> options.add(Option.of(other.id(), other.name())));
    options.add(new Option<>(NOBODY, "nobody", ""));
    return play.ask(
        attacker.seat(),
        new Question.OneOf<>(
            Prompts.FURTHER_TARGET,
            List.of(attacker.id(), arms.name()),
            options,
            likeliest(attacker, inReach, meant)));
  }

  private List<Being> inReach(Being attacker, Arms arms) {
    return state().roster().stream()
        .filter(other -> state().maySee(other, attacker.seat()))
        .filter(other -> targetRefusal(state(), attacker, arms, other.id()).isEmpty())
        .toList();
  }

  /// Whom it was meant for while they stand, else the next foe who does, else nobody.
  private static String likeliest(Being attacker, List<Being> inReach, String meant) {
    for (Being other : inReach) {
      if (other.id().equals(meant) && !other.isOut()) {
        return meant;
      }
    }
    for (Being other : inReach) {
      if (other.isAgainst(attacker) && !other.isOut()) {
        return other.id();
      }
    }
    return "";
  }

  /// Dust and the like: every foe in range, no roll, in roster order.
  private void cloud(Being attacker, Arms arms) {
    for (Being foe : state().roster()) {
      if (foe.isAgainst(attacker)
          && !foe.isDead()
          && !foe.hasLeft()
          && arms.reaches(state(), attacker.at(), foe.at())) {
        for (Sting sting : arms.stings()) {
          if (sting instanceof Sting.Dose dose) {
            then(new RathStep.Dose(foe.id(), dose.what(), dose.dice()));
          }
        }
      }
    }
  }

  /// One roll to hit: the total must reach the target's AC (RTH-ATK-03, RTH-ATK-04).
  void blow(RathStep.Blow step) {
    var attacker = being(step.by());
    var found = Arms.of(state(), attacker, step.with(), step.grip(), step.second());
    if (found.isEmpty()
        || !attacker.canAct()
        || targetRefusal(state(), attacker, found.get(), step.target()).isPresent()) {
      emit(new RathEvent.ActLost(attacker.id(), "the blow has lost its aim"), RTH_ATK_03);
      return;
    }
    var arms = found.get();
    var target = being(step.target());
    var tests = new Tests(play);
    var fortune = new Fortune(play);
    play.cite(RTH_CMB_03);
    var sources = tests.sourcesOfTest(attacker, arms.stat(), sources(attacker, arms, target, step));
    var tilt = tests.tilt(attacker, sources);
    var why = arms.ranged() ? RTH_ATK_02 : RTH_ATK_01;
    int ac = ac(target, arms);
    useUp(attacker, arms, target);
    int natural =
        fortune.settle(
            attacker,
            tests.d20(attacker, tilt.mode(), why),
            tilt.mode(),
            n -> hits(n, n + arms.hit(), ac),
            arms.hit(),
            state().isKnownToAll(target) ? "to hit " + target.name() : "to hit");
    int total = natural + arms.hit();
    boolean hit = play.judge(RTH_ATK_03, hits(natural, total, ac));
    emit(
        new RathEvent.AttackRolled(
            attacker.id(),
            target.id(),
            arms.name(),
            natural,
            total,
            ac,
            hit,
            tilt.why(),
            Optional.of(arms.stat()),
            arms.ignores()),
        hit ? RTH_ATK_03 : RTH_ATK_04);
    play.measure(attacker, "hits", hit);
    fortune.earn(attacker, natural);
    boolean critical = natural == 20;
    if (critical) {
      critical(attacker, arms, target);
    } else if (natural == 1) {
      fumble(attacker, arms);
    }
    if (hit) {
      then(
          new RathStep.Damage(
              step.by(), step.with(), step.grip(), step.target(), step.second(), critical));
    }
    afterShot(attacker, arms, target, hit);
  }

  /// The target's AC, not 12 (RTH-TEST-08), less what the weapon ignores of it (RTH-R-44).
  private int ac(Being target, Arms arms) {
    play.cite(RTH_TEST_08);
    var parts = Armor.parts(target);
    parts.forEach(part -> play.cite(part.clause()));
    if (arms.ignores() > 0) {
      play.cite(RTH_WPN_09);
      play.cite(RTH_R_44);
    }
    return Part.sum(parts) - arms.ignores();
  }

  /// A 20 always hits; a 1 always misses unless the house says otherwise (RTH-R-03).
  boolean hits(int natural, int total, int ac) {
    if (natural == 20) {
      return true;
    }
    if (natural == 1 && house().attackNatural1Misses()) {
      return false;
    }
    return total >= ac;
  }

  /// What bears on this attack (RTH-ADV-03).
  private List<Source> sources(Being attacker, Arms arms, Being target, RathStep.Blow step) {
    var sources = new ArrayList<Source>();
    if (step.second() && !attacker.has(Knack.TWIN_BLADES)) {
      play.cite(RTH_TWO_02);
      sources.add(Source.disadvantage("second weapon"));
    }
    if (house().proneModel() == RathHouse.Prone.OURS) {
      if (attacker.is(Flag.PRONE)) {
        play.cite(RTH_R_43);
        sources.add(Source.disadvantage("prone"));
      }
      if (target.is(Flag.PRONE) && !arms.ranged()) {
        play.cite(RTH_R_43);
        sources.add(Source.advantage("target prone"));
      }
    }
    if (!target.canAct()) {
      play.cite(RTH_R_100);
    }
    if (target.is(Effect.Kind.EXPOSED) && target.isAgainst(attacker)) {
      play.cite(RTH_R_38);
      sources.add(Source.advantage("target exposed"));
    }
    if (attacker.is(Effect.Kind.HIDDEN) && arms.ranged()) {
      sources.add(Source.advantage("hidden"));
    }
    if (target.is(Effect.Kind.VEILED)) {
      sources.add(Source.disadvantage("target unseen"));
    }
    if (Lights.isInTheDark(state(), attacker)) {
      sources.add(Source.disadvantage("darkness"));
    }
    if (arms.ranged() && takesAim(attacker, target)) {
      emit(new ThingEvent.AptitudeUsed(attacker.id(), Knack.DEADEYE), Knack.DEADEYE.clause());
      sources.add(Source.advantage("Deadeye"));
    }
    if (arms.ranged()
        && house().rangedInMelee() == RathHouse.InMelee.DISADVANTAGE
        && Movement.foesClose(state(), attacker, attacker.at()).findAny().isPresent()) {
      play.cite(RTH_R_29);
      sources.add(Source.disadvantage("foe at Close"));
    }
    return sources;
  }

  /// A ranged attack in a turn without moving, once a short rest (RTH-S-APT-11).
  private boolean takesAim(Being attacker, Being target) {
    boolean moved =
        state()
            .fight()
            .flatMap(Fight::turn)
            .map(turn -> turn.who().equals(attacker.id()) && turn.moved())
            .orElse(false);
    return !moved
        && attacker.isReady(Knack.DEADEYE)
        && player(attacker, ThingPrompts.DEADEYE, false, attacker.id(), target.id());
  }

  /// Openings and hiding places serve once, and a crossbow must be reloaded (RTH-WPN-10).
  private void useUp(Being attacker, Arms arms, Being target) {
    if (target.is(Effect.Kind.EXPOSED) && target.isAgainst(attacker)) {
      emit(new FightEvent.EffectEnded(target.id(), Effect.Kind.EXPOSED), RTH_R_38);
    }
    if (attacker.is(Effect.Kind.HIDDEN)) {
      emit(new FightEvent.EffectEnded(attacker.id(), Effect.Kind.HIDDEN), RTH_S_CRE);
    }
    if (attacker.is(Effect.Kind.VEILED)) {
      emit(new FightEvent.EffectEnded(attacker.id(), Effect.Kind.VEILED), RTH_S_SPL_14);
    }
    new Tests(play).useUpHelp(attacker);
    var ammo = arms.ammo().flatMap(kind -> ammunition(attacker, kind));
    if (ammo.isPresent()) {
      emit(new FightEvent.Shot(attacker.id(), ammo.get().key()), RTH_USE_02);
    }
    if (arms.isCrossbow()) {
      // before anything comes of the shot: it is unloaded even where it falls from the hand
      emit(new ThingEvent.ItemBecame(attacker.id(), arms.thing(), Item.State.UNLOADED), RTH_WPN_10);
    }
  }

  /// What leaves the hand is gone from it.
  private void afterShot(Being attacker, Arms arms, Being target, boolean hit) {
    if (arms.ranged() && arms.item().isPresent() && arms.damage().isEmpty() && !hit) {
      emit(new ThingEvent.ItemLost(attacker.id(), arms.thing(), "thrown"), RTH_S_EQ);
    } else if (arms.isThrown() && !hit) {
      emit(new ThingEvent.ItemThrown(attacker.id(), arms.thing(), target.at()), RTH_R_33);
    }
  }

  // Critical hits and fumbles

  /// The target loses AC until combat ends, on top of what weapon and aptitude do (RTH-CRIT-01,
  /// RTH-CRIT-02).
  private void critical(Being attacker, Arms arms, Being target) {
    int lost = attacker.has(Knack.SUNDERER) ? 2 : 1;
    emit(new FightEvent.AcLost(target.id(), lost), RTH_CRIT_01);
    if (arms.fells()) {
      play.cite(RTH_CRIT_02);
      if (!target.is(Flag.PRONE)) {
        emit(new FightEvent.Became(target.id(), Flag.PRONE, "a critical hit"), RTH_WPN_08);
      }
    }
  }

  /// A setback of the GM's choice (RTH-CRIT-03, RTH-CRIT-04).
  private void fumble(Being attacker, Arms arms) {
    var options =
        List.of(
            Option.of(DROP, "drops the weapon"),
            Option.of(SLIP, "slips"),
            Option.of(EXPOSED, "the next attack on them has advantage"),
            Option.of(OTHER, "something else"));
    var setback =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.FUMBLE, List.of(attacker.id()), options, EXPOSED));
    play.cite(RTH_CRIT_04);
    switch (setback) {
      case DROP -> {
        if (arms.item().isPresent()) {
          emit(new ThingEvent.ItemDropped(attacker.id(), arms.thing()), RTH_R_38);
        } else {
          emit(new RathEvent.Told(attacker.id(), "has nothing to drop"), RTH_R_38);
        }
      }
      case SLIP -> {
        if (!attacker.is(Flag.PRONE)) {
          emit(new FightEvent.Became(attacker.id(), Flag.PRONE, "a fumble"), RTH_R_38);
        }
      }
      case EXPOSED -> expose(attacker);
      default ->
          emit(
              new RathEvent.Told(attacker.id(), gmsWords(Prompts.FUMBLE_TOLD, "", attacker.id())),
              RTH_CRIT_04);
    }
  }

  /// Until the end of the fumbler's next turn (RTH-R-38).
  private void expose(Being fumbler) {
    boolean ownTurn = state().inCombat() && state().theFight().isTurnOf(fumbler.id());
    emit(
        new FightEvent.EffectBegan(
            fumbler.id(),
            new Effect(
                Effect.Kind.EXPOSED,
                fumbler.id(),
                new Effect.End.TurnEnd(fumbler.id(), ownTurn ? 2 : 1),
                0,
                "")),
        RTH_R_38);
  }
}
