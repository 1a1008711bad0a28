package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Distance and movement, in zones or in feet.
final class Movement extends Chapter {
  Movement(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  /// Foes able to act in melee reach of that place.
  static Stream<Being> foesClose(RathState state, Being being, int at) {
    return state.roster().stream()
        .filter(other -> other.isAgainst(being) && other.canAct() && state.inReach(other.at(), at));
  }

  // Refusals

  static Optional<Refusal> moveRefusal(RathState state, RathStep.Move act) {
    var by = state.being(act.by());
    var distances = state.house().distanceSystem();
    boolean swift = by.does(Habit.Swift.class);
    var rooted = rootedRefusal(state, by);
    if (rooted.isPresent()) {
      return rooted;
    }
    return withinRefusal(
        state, by, act.to(), swift ? distances.run() : distances.move(), RTH_ACT_01);
  }

  static Optional<Refusal> runRefusal(RathState state, RathStep.Run act) {
    var by = state.being(act.by());
    if (by.does(Habit.CannotRun.class)) {
      return no(RTH_S_CRE, by.name() + " cannot run");
    }
    if (Encumbrance.isEncumbered(by)) {
      return no(RTH_R_88, by.name() + " is encumbered and cannot run");
    }
    var rooted = rootedRefusal(state, by);
    if (rooted.isPresent()) {
      return rooted;
    }
    return withinRefusal(state, by, act.to(), state.house().distanceSystem().run(), RTH_ACT_03);
  }

  /// Prone, held, snared or shut in: no going anywhere.
  static Optional<Refusal> rootedRefusal(RathState state, Being by) {
    if (by.is(Flag.PRONE)) {
      return no(RTH_R_43, by.name() + " is prone and must stand up first");
    }
    if (Stunts.isHeld(state, by)) {
      return no(RTH_S_CRE, by.name() + " is held");
    }
    if (by.is(Effect.Kind.SNARED)) {
      return no(RTH_S_SPL_13, by.name() + " is snared");
    }
    return shutInRefusal(state, by);
  }

  /// A flooded cell is left by its door (RTH-R-68).
  private static Optional<Refusal> shutInRefusal(RathState state, Being by) {
    var cell = Traps.floodedAround(state, by);
    return cell.isPresent()
        ? no(RTH_R_68, by.name() + " is shut in the " + cell.get().name())
        : Optional.empty();
  }

  /// Distances are only kept in combat; outside one somebody just is elsewhere.
  private static Optional<Refusal> withinRefusal(
      RathState state, Being by, int to, int most, Rth why) {
    if (to == by.at()) {
      return no(why, by.name() + " is there already");
    }
    if (by.does(Habit.StaysInWater.class) && by.is(Flag.SUBMERGED)) {
      return no(RTH_S_CRE, by.name() + " never leaves the water");
    }
    return Places.wayRefusal(state, by, to, state.inCombat() ? most : Integer.MAX_VALUE, why);
  }

  static Optional<Refusal> crawlRefusal(RathState state, RathStep.Crawl act) {
    var by = state.being(act.by());
    if (!Turns.isOutOfAction(state, by)) {
      return no(RTH_ZERO_02, by.name() + " need not crawl");
    }
    if (act.to() == by.at()) {
      return no(RTH_ZERO_02, by.name() + " is there already");
    }
    int most = Math.max(1, state.house().distanceSystem().crawl());
    return Places.wayRefusal(state, by, act.to(), most, RTH_ZERO_02)
        .or(() -> shutInRefusal(state, by));
  }

  static Optional<Refusal> standUpRefusal(RathState state, RathStep.StandUp act) {
    var by = state.being(act.by());
    return by.is(Flag.PRONE) ? Optional.empty() : no(RTH_R_43, by.name() + " is not prone");
  }

  static Optional<Refusal> takeUpRefusal(RathState state, RathStep.TakeUp act) {
    var by = state.being(act.by());
    var lying = state.lyingBy(by, act.item());
    if (lying.isEmpty()) {
      boolean elsewhere =
          state.ground().stream()
              .anyMatch(other -> other.item().key().equalsIgnoreCase(act.item()));
      return no(
          RTH_R_38,
          elsewhere ? "The " + act.item() + " lies elsewhere" : "No such thing lies about");
    }
    if (Inventory.handsFree(by) < 1) {
      return no(RTH_R_40, by.name() + " has no hand free to take anything up");
    }
    return Inventory.room(by, lying.get().item());
  }

  // Going

  /// The same deed, by a space of the map.
  void goTo(RathStep.GoTo step) {
    if (state().map().isEmpty()) {
      throw refuse(RTH_R_30, "There is no map");
    }
    new Turns(play).deed(step.deed());
  }

  void move(RathStep.Move act) {
    go(being(act.by()), act.to());
  }

  void run(RathStep.Run act) {
    go(being(act.by()), act.to());
  }

  /// Whoever moves away from a foe may be struck first, if the house says so (RTH-R-29).
  private void go(Being by, int to) {
    for (Being foe : strikers(state(), by, to)) {
      then(new RathStep.StrikeLeaver(foe.id(), by.id()));
    }
    then(new RathStep.Arrive(by.id(), to));
  }

  /// The foes who may strike at somebody on the way there (RTH-R-29).
  private static List<Being> strikers(RathState state, Being by, int to) {
    boolean provoked =
        state.house().meleeLeaveProvokes() && state.inCombat() && !state.inReach(by.at(), to);
    return provoked ? foesClose(state, by, by.at()).toList() : List.of();
  }

  /// The same for a move or a run; nobody for anything else.
  static List<Being> strikers(RathState state, RathStep step) {
    return switch (step) {
      case RathStep.Move move -> strikers(state, state.being(move.by()), move.to());
      case RathStep.Run run -> strikers(state, state.being(run.by()), run.to());
      case RathStep.GoTo go -> strikers(state, go.deed());
      default -> List.of();
    };
  }

  /// Each such foe strikes once, at no action (RTH-R-29).
  void strikeLeaver(RathStep.StrikeLeaver step) {
    var foe = being(step.by());
    var target = being(step.target());
    for (String key : Arms.keys(foe)) {
      var arms = Arms.of(state(), foe, key, Grip.PLAIN, false);
      if (arms.isPresent()
          && !arms.get().ranged()
          && !arms.get().cloud()
          && inHand(arms.get())
          && Attacks.targetRefusal(state(), foe, arms.get(), target.id()).isEmpty()) {
        if (player(foe, Prompts.STRIKE_LEAVER, true, foe.id(), target.id())) {
          then(new RathStep.Blow(foe.id(), key, Grip.PLAIN, target.id(), false));
        }
        return;
      }
    }
  }

  private static boolean inHand(Arms arms) {
    return arms.item().isEmpty() || arms.item().get().where() == Item.Where.HELD;
  }

  /// Whoever was dropped on the way stays where they were.
  void arrive(RathStep.Arrive step) {
    var who = being(step.who());
    if (!who.canAct()) {
      return;
    }
    play.cite(RTH_DIST_01);
    emit(
        new FightEvent.Moved(who.id(), step.to()),
        switch (house().distanceSystem()) {
          case ABSTRACT -> state().between(who.at(), step.to()).clause();
          case FEET -> RTH_DIST_06;
        });
    var readiness = new Readiness(play);
    readiness.spring(Trigger.When.MOVES, who);
    readiness.spring(Trigger.When.COMES_CLOSE, who);
  }

  /// Five feet, or into the next zone only if the GM allows it (RTH-R-47).
  void crawl(RathStep.Crawl act) {
    var by = being(act.by());
    boolean gets =
        switch (house().distanceSystem()) {
          case ABSTRACT -> gm(Prompts.ZONE_BY_CRAWLING, false, by.id());
          case FEET -> true;
        };
    if (gets) {
      emit(new FightEvent.Moved(by.id(), act.to()), RTH_ZERO_02);
    } else {
      emit(new RathEvent.Told(by.id(), "crawls, but gets nowhere"), RTH_ZERO_02);
    }
  }

  void standUp(RathStep.StandUp act) {
    emit(new FightEvent.NoLonger(act.by(), Flag.PRONE), RTH_R_43);
  }

  /// Into a free hand; what takes both while one is full is stowed (RTH-R-38, RTH-R-40).
  void takeUp(RathStep.TakeUp act) {
    var by = being(act.by());
    var item = state().lyingBy(by, act.item()).orElseThrow().item();
    boolean stowed = Math.max(1, item.gear().hands()) > Inventory.handsFree(by);
    emit(new ThingEvent.ItemTakenUp(by.id(), act.item(), stowed), stowed ? RTH_R_40 : RTH_R_38);
    if (item.is(Item.State.LIT) && by.is(Flag.SUBMERGED)) {
      var key = being(by.id()).pack().items().getLast().key();
      emit(new ThingEvent.ItemBecame(by.id(), key, Item.State.SOUND), RTH_R_90);
    }
  }
}
