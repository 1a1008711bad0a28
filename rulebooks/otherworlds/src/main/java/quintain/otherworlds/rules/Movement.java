package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Once;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;

/// Moving, standing up, jumping, throwing, falling, and being pushed (OTW-MOVE-01 to 07).
public final class Movement extends Chapter {
  /// The furthest anybody goes with one order outside a battle, in spaces.
  private static final int WALK = 10;

  private static final int HIGHEST_FALL = 1000;

  Movement(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(Move.class, OTW_ACT_18)
        .offered("moves", MOVE)
        .plainMove()
        .when(Turns::mayAct)
        .icon("footprints")
        .key("m")
        .by(Move::by, "Who moves?")
        .slot(Move::to, "Where to?", Spaces::walk)
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::move);
    book.act(StandUp.class, OTW_R_98)
        .offered("stands up", MOVE)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-up")
        .by(StandUp::by, "Who stands up?")
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::standUp);
    book.act(Jump.class, OTW_MOVE_06)
        .offered("jumps", MOVE)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-up-right")
        .by(Jump::by, "Who jumps?")
        .slot(Jump::to, "Towards which space?", Spaces::leap)
        .slot(Jump::runUp, "With a run-up of 10 feet?", yesNo())
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::jump);
    book.act(DropProne.class, OTW_FREE_08)
        .offered("drops prone", MOVE)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("arrow-down")
        .by(DropProne::by, "Who drops?")
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::dropProne);
    book.act(ThrowObject.class, OTW_MOVE_05)
        .offered("throws something", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("move-up-right")
        .by(ThrowObject::by, "Who throws?")
        .slot(ThrowObject::item, "What?", Hands.held())
        .slot(ThrowObject::at, "To which space?", Spaces::thrown)
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::throwObject);
    book.act(Hurl.class, OTW_MOVE_05)
        .offered("throws what lies at hand", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("move-up-right")
        .by(Hurl::by, "Who throws?")
        .slot(Hurl::what, "What lies at hand?", words("stone"))
        .slot(Hurl::at, "To which space?", Spaces::thrown)
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::hurl);
    book.word(Fall.class, OTW_MOVE_02)
        .offeredOnce("Somebody falls", REFEREE)
        .ifOpen()
        .icon("mountain")
        .about(Fall::who, "Who falls?", everybody())
        .slot(Fall::feet, "How many feet?", number(0, HIGHEST_FALL, 10))
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::letFall);
    book.word(Push.class, OTW_R_97)
        .offeredOnce("Push somebody", REFEREE)
        .ifOpen()
        .about(Push::who, "Who is pushed?", everybody())
        .slot(Push::to, "Where to?", Spaces::pushed)
        .refusesActor(Movement::refusal)
        .does(Movement::new, Movement::push);
  }

  /// What a way of moving lets somebody do beyond walking.
  ///
  /// @param over obstacles up to so many feet are no hindrance
  /// @param throughFoes whether enemies can be passed
  /// @param leaps whether nothing between is touched at all
  record Way(int over, boolean throughFoes, boolean leaps) {
    static final Way WALKING = new Way(0, false, false);
  }

  // The Movement Action

  /// Spaces somebody can still go in this turn (OTW-SPD-01, OTW-MOVE-01).
  public static int budget(OtwState state, Being by) {
    if (!state.isTurnOf(by.id())) {
      return state.inBattle() ? 0 : WALK;
    }
    return isBegun(state, by)
        ? state.theFight().turn().orElseThrow().steps()
        : by.score(Attribute.SPD);
  }

  /// Whether somebody on turn has begun to move.
  static boolean isBegun(OtwState state, Being by) {
    return state.isTurnOf(by.id())
        && state.theFight().turn().orElseThrow().done().contains(Once.MOVEMENT);
  }

  /// Why the Movement Action, begun or not, allows no more.
  static Optional<Refusal> actionRefusal(OtwState state, Being by) {
    if (!state.isTurnOf(by.id())) {
      return Optional.empty();
    }
    var turn = state.theFight().turn().orElseThrow();
    if (!turn.done().contains(Once.MOVEMENT)) {
      return Turns.points(by, turn, 1);
    }
    return turn.steps() > 0 ? Optional.empty() : no(OTW_ACT_18, by.name() + " has moved this turn");
  }

  /// Whether somebody can walk anywhere now; whether a way leads there takes a search.
  public static boolean mayWalk(OtwState state, Being by) {
    return budget(state, by) > 0
        && rootedRefusal(state, by).isEmpty()
        && actionRefusal(state, by).isEmpty();
  }

  /// Whether they can walk there, as far as they see.
  public static boolean canWalkTo(OtwState state, Being by, Spot to) {
    return Ways.to(state.asSeenBy(by.seat()), by, to, budget(state, by), Way.WALKING).isPresent();
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Move step) {
    var spent = actionRefusal(state, by);
    return spent.isPresent()
        ? spent
        : wayRefusal(state, by, step.to(), budget(state, by), Way.WALKING)
            .or(() -> rage(state.asSeenBy(by.seat()), by, step.to()));
  }

  /// Why somebody cannot leave the space they are in: held, frozen or petrified (OTW-R-97).
  private static Optional<Refusal> rootedRefusal(OtwState state, Being by) {
    if (!by.isImmobilized()) {
      return Optional.empty();
    }
    var holder = by.status(Kind.GRAPPLED).flatMap(held -> state.find(held.other()));
    return no(
        OTW_R_97,
        by.isPetrified()
            ? by.name() + " is petrified"
            : by.isFrozen()
                ? by.name() + " is frozen to the spot"
                : by.name() + " is held by " + holder.map(Being::name).orElse("somebody unseen"));
  }

  /// Why somebody cannot get there within so many spaces, as far as they see (OTW-R-114).
  static Optional<Refusal> wayRefusal(OtwState state, Being by, Spot to, int budget, Way how) {
    var rooted = rootedRefusal(state, by);
    if (rooted.isPresent()) {
      return rooted;
    }
    if (to.equals(by.at())) {
      return no(OTW_SPD_01, by.name() + " is there already");
    }
    var seen = state.asSeenBy(by.seat());
    return Ways.to(seen, by, to, budget, how).isPresent()
        ? Optional.empty()
        : Optional.of(Ways.refusal(seen, by, to, budget, how));
  }

  /// The berserk move to attack, nearer to the closest enemy where there is such a way, and never
  /// away from it (OTW-MECH-04c, OTW-R-88).
  static Optional<Refusal> rage(OtwState state, Being by, Spot to) {
    var closest = Aim.closest(state, by);
    if (!by.is(Kind.BERSERK) || closest.isEmpty()) {
      return Optional.empty();
    }
    int now = Field.distance(by, closest.getFirst());
    boolean nearer =
        now > 1
            && Ways.within(state, by, budget(state, by), Way.WALKING).keySet().stream()
                .anyMatch(spot -> distance(spot, closest) < now);
    return distance(to, closest) <= (nearer ? now - 1 : now)
        ? Optional.empty()
        : no(
            OTW_R_88,
            "%s is berserk and moves only towards the closest enemy, %s"
                .formatted(by.name(), Aim.names(closest)));
  }

  private static int distance(Spot from, List<Being> enemies) {
    int distance = Integer.MAX_VALUE;
    for (Being enemy : enemies) {
      distance = Math.min(distance, Field.distance(from, enemy.at()));
    }
    return distance;
  }

  void move(OtwStep.Move step) {
    var by = being(step.by());
    int budget = budget(state(), by);
    begin(by, budget);
    go(by, step.to(), budget, Way.WALKING, OTW_SPD_01);
  }

  /// The first part of a movement costs the turn point (OTW-ACT-18).
  void begin(Being by, int spaces) {
    if (state().isTurnOf(by.id()) && !isBegun(state(), by)) {
      new Turns(play).spend(by, 1);
      emit(new FightEvent.DoneOnce(by.id(), Once.MOVEMENT), OTW_ACT_18);
      emit(new FightEvent.StepsLeft(by.id(), spaces), OTW_SPD_01);
    }
  }

  /// Goes there by the shortest way as far as they see, and keeps the rest for later (OTW-MOVE-01).
  /// Somebody unseen who stands in it stops them (OTW-R-114).
  void go(Being by, Spot to, int budget, Way how, Clause why) {
    var way = Ways.to(state().asSeenBy(by.seat()), by, to, budget, how).orElseThrow();
    var walk = Ways.unhindered(state(), by, way, how);
    by.body().gaits().forEach(gait -> play.cite(gait.clause()));
    if (!walk.steps().isEmpty()) {
      emit(new FightEvent.Moved(by.id(), walk.steps()), why);
    }
    if (!walk.equals(way)) {
      emit(new OtwEvent.Told(by.id(), "stops: somebody unseen is in the way"), OTW_R_114);
    }
    if (state().isTurnOf(by.id())) {
      emit(new FightEvent.StepsLeft(by.id(), budget - walk.spaces()), OTW_MOVE_01);
    }
    loosen(by.id());
  }

  /// Whoever moves, or is moved, holds nobody any more, and is held by nobody out of reach
  /// (OTW-R-47).
  void loosen(String mover) {
    for (Being other : state().roster()) {
      if (other.is(Kind.GRAPPLED, mover)) {
        emit(new FightEvent.NoLongerOf(other.id(), Kind.GRAPPLED, mover), OTW_R_47);
      }
      if (being(mover).is(Kind.GRAPPLED, other.id()) && !Field.adjacent(being(mover), other)) {
        emit(new FightEvent.NoLongerOf(mover, Kind.GRAPPLED, other.id()), OTW_R_47);
      }
    }
  }

  // Prone

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.DropProne step) {
    return by.is(Kind.PRONE) ? no(OTW_MECH_25A, by.name() + " is prone already") : Optional.empty();
  }

  void dropProne(OtwStep.DropProne step) {
    new Conditions(play).become(step.by(), Status.fresh(Kind.PRONE, 1), OTW_FREE_08);
  }

  /// Half of SPD, rounded up, out of the Movement Action (OTW-R-98).
  private static int standingCost(OtwState state, Being by) {
    return state.house().standUp() == OtwHouse.StandUp.HALF_MOVE
        ? state.house().halves().of(by.score(Attribute.SPD))
        : 0;
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.StandUp step) {
    if (!by.is(Kind.PRONE)) {
      return no(OTW_MECH_25A, by.name() + " is on their feet");
    }
    if (!state.isTurnOf(by.id())) {
      return Optional.empty();
    }
    var turn = state.theFight().turn().orElseThrow();
    return switch (state.house().standUp()) {
      case FREE -> Optional.empty();
      case FULL_ACTION -> Turns.points(by, turn, 1);
      case HALF_MOVE -> {
        var spent =
            turn.done().contains(Once.MOVEMENT)
                ? Optional.<Refusal>empty()
                : actionRefusal(state, by);
        yield spent.isPresent()
            ? spent
            : budget(state, by) < standingCost(state, by)
                ? no(
                    OTW_R_98,
                    "Standing up takes %s of movement, and %s has %d left"
                        .formatted(
                            Phrases.counted(standingCost(state, by), "space"),
                            by.name(),
                            budget(state, by)))
                : Optional.empty();
      }
    };
  }

  void standUp(OtwStep.StandUp step) {
    var by = being(step.by());
    if (state().isTurnOf(by.id())) {
      switch (house().standUp()) {
        case FREE -> {
          // nothing to pay
        }
        case FULL_ACTION -> new Turns(play).spend(by, 1);
        case HALF_MOVE -> {
          int budget = budget(state(), by);
          begin(by, budget);
          emit(new FightEvent.StepsLeft(by.id(), budget - standingCost(state(), by)), OTW_R_98);
        }
      }
    }
    new Conditions(play).end(by.id(), Kind.PRONE, OTW_R_98);
  }

  // Jumping

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Jump step) {
    var spent = actionRefusal(state, by);
    if (spent.isPresent()) {
      return spent;
    }
    var rooted = rootedRefusal(state, by);
    if (rooted.isPresent()) {
      return rooted;
    }
    return step.to().equals(by.at())
        ? no(OTW_MOVE_06, "Jump where?")
        : Ways.leapRefusal(state.asSeenBy(by.seat()), by, step.to());
  }

  /// Strength (Athletics) is the distance in feet (OTW-MOVE-06); a run-up doubles it (OTW-R-60).
  void jump(OtwStep.Jump step) {
    var by = being(step.by());
    int budget = budget(state(), by);
    begin(by, budget);
    int check =
        by.score(Attribute.STR)
            + by.life().bonus(Proficiency.ATHLETICS)
            + new Rolls(play).roll(by, Rolls.acting(by), OTW_MOVE_06);
    boolean doubled = step.runUp() && wm(Prompts.RUN_UP, true, by.id());
    int feet = doubled ? 2 * check : check;
    play.measure(by, "jump", feet);
    emit(
        new OtwEvent.Told(by.id(), "jumps " + feet + " feet"), doubled ? OTW_MOVE_07 : OTW_MOVE_06);
    var way = Ways.leap(state(), by, step.to(), feet);
    if (!way.isEmpty()) {
      emit(new FightEvent.Moved(by.id(), way), OTW_MOVE_06);
      loosen(by.id());
    }
    if (state().isTurnOf(by.id())) {
      emit(new FightEvent.StepsLeft(by.id(), Math.max(0, budget - way.size())), OTW_MOVE_01);
    }
  }

  // Throwing

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.ThrowObject step) {
    var item = by.kit().find(step.item());
    if (item.isEmpty() || !item.get().isHeld()) {
      return no(OTW_MOVE_05, by.name() + " does not hold " + Phrases.a(step.item()));
    }
    return throwRefusal(state, by, step.at());
  }

  static Optional<Refusal> throwRefusal(OtwState state, Being by, Spot at) {
    if (!Field.contains(state, at)) {
      return no(OTW_MOVE_05, at + " is not on the map");
    }
    int far = Field.distance(by.at(), at);
    int reach = by.score(Attribute.STR);
    return far > reach
        ? no(
            OTW_MOVE_05,
            "%s is %s off, and %s throws %s"
                .formatted(
                    at, Phrases.counted(far, "space"), by.name(), Phrases.counted(reach, "space")))
        : Optional.empty();
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Hurl step) {
    return throwRefusal(state, by, step.at());
  }

  /// Whatever lies at hand flies as far, and stays where it lands; what it does there is the World
  /// Master's to say.
  void hurl(OtwStep.Hurl step) {
    var what = step.what().isBlank() ? "first thing at hand" : step.what();
    boolean heavy = wm(Prompts.TOO_HEAVY, false, step.by(), what);
    emit(
        new OtwEvent.Told(
            step.by(),
            heavy
                ? "finds the " + what + " too heavy to throw"
                : "throws the %s to %s".formatted(what, step.at())),
        heavy ? OTW_R_59 : OTW_MOVE_05);
  }

  /// STR × 10 feet (OTW-MOVE-05); whether something is too heavy is the World Master's word.
  void throwObject(OtwStep.ThrowObject step) {
    var item = being(step.by()).kit().get(step.item());
    if (wm(Prompts.TOO_HEAVY, false, step.by(), item.key())) {
      emit(
          new OtwEvent.Told(step.by(), "finds the " + item.key() + " too heavy to throw"),
          OTW_R_59);
      return;
    }
    emit(new ThingEvent.Thrown(step.by(), item.key(), step.at()), OTW_MOVE_05);
  }

  // Falling

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.Fall step) {
    return step.feet() < 0 || step.feet() > HIGHEST_FALL
        ? no(OTW_MOVE_02, "Between 0 and " + HIGHEST_FALL + " feet, not " + step.feet())
        : Optional.empty();
  }

  void letFall(OtwStep.Fall step) {
    fall(step.who(), step.feet());
    play.then(new OtwStep.CheckBattle());
  }

  /// 10 and a die for each full 10 feet, or 10 once (OTW-R-58), half of it as death damage
  /// (OTW-MOVE-03).
  void fall(String who, int feet) {
    var victim = being(who);
    int levels = Math.max(0, feet - victim.amount(Kind.ROPED)) / Field.SPACE;
    if (victim.at().z() > 0) {
      var at = victim.at();
      int down = Math.max(0, at.z() - feet / Field.SPACE);
      if (down != at.z()) {
        emit(new FightEvent.Moved(who, List.of(new Spot(at.x(), at.y(), down))), OTW_MOVE_02);
      }
    }
    if (levels == 0) {
      emit(new OtwEvent.Told(who, "lands unhurt"), OTW_R_58);
      return;
    }
    int dice = play.roll(victim, Rolls.pool(levels, 0), OTW_MOVE_02).total();
    int damage =
        switch (house().fall()) {
          case EACH -> 10 * levels + dice;
          case TEN_ONCE -> 10 + dice;
        };
    play.cite(OTW_MOVE_03);
    new Harm(play)
        .fixed(who, Blow.fixed(damage, DamageType.BLUDGEONING, Blow.Share.HALF, "the fall"));
  }

  /// Whoever no longer flies comes to the ground, in time and unhurt (OTW-R-94).
  void land(String who) {
    var being = being(who);
    var at = being.at();
    var ground = Field.map(state()).standing(at.x(), at.y());
    if (at.z() > ground.z() && (!being.flies() || !being.isConscious())) {
      emit(new FightEvent.Moved(who, List.of(ground)), OTW_R_94);
    }
  }

  // Being pushed

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.Push step) {
    if (who.isFrozen()) {
      return no(OTW_MECH_24F, who.name() + " is frozen to the spot");
    }
    return Ways.isFree(state, who, step.to())
        ? Optional.empty()
        : no(
            OTW_R_97,
            Field.contains(state, step.to())
                ? Ways.taken(state, who, step.to())
                : step.to() + " is not on the map");
  }

  void push(OtwStep.Push step) {
    emit(new FightEvent.Moved(step.who(), List.of(step.to())), OTW_R_97);
    loosen(step.who());
  }

  /// One space straight away from somebody, unless something is in the way or the target is frozen;
  /// whoever is pushed over an edge falls.
  void pushAway(Being from, String target, Clause why) {
    var pushed = Field.pushed(state(), from, being(target));
    if (being(target).isFrozen() || pushed.isEmpty()) {
      return;
    }
    emit(new FightEvent.Moved(target, pushed.get().way()), why);
    loosen(target);
    if (pushed.get().aloft() > 0 && !being(target).flies()) {
      fall(target, pushed.get().aloft());
    }
  }
}
