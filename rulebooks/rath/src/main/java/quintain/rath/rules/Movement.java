package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Fog;
import quintain.rath.state.Grip;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Pace;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;
import quintain.rath.state.Values;
import quintain.rath.state.World;
import quintain.space.Reach;

/// Distance and movement, in zones or in feet.
public final class Movement extends Chapter {
  private static final int FOOT_STEP = 5;

  /// How far somebody may be taken outside combat at a time.
  private static final int STROLL = 12;

  Movement(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Move.class, RTH_ACT_01)
        .offered("moves", MOVE)
        .plainMove()
        .ifOpen()
        .when((state, being) -> state.map().isEmpty() && Actions.mayDo(state, being))
        .icon("footprints")
        .key("m")
        .by(Move::by, "Who moves?")
        .slot(Move::to, "Where to?", Movement::near)
        .refuses(Movement::moveRefusal)
        .does(Movement::new, Movement::move);
    book.act(Run.class, RTH_ACT_03)
        .offered("runs", MOVE)
        .ifOpen()
        .when(Movement::isOnALineInCombat)
        .icon("chevrons-right")
        .by(Run::by, "Who runs?")
        .slot(Run::to, "Where to?", Movement::far)
        .refuses(Movement::runRefusal)
        .does(Movement::new, Movement::run);
    book.act(Crawl.class, RTH_ZERO_02)
        .offered("crawls", MOVE)
        .ifOpen()
        .when(Movement::isOnALineInCombat)
        .icon("bug")
        .by(Crawl::by, "Who crawls?")
        .slot(Crawl::to, "Where to?", Movement::nearby)
        .refuses(Movement::crawlRefusal)
        .does(Movement::new, Movement::crawl);
    book.deed(GoTo.class, RTH_R_30)
        .owned(RTH_ACT_02)
        .offeredWith(GoTo::pace, Movement::paces, MOVE)
        .plainMove(GoTo::pace, Pace.MOVE)
        .ifOpen()
        .when((state, being) -> state.map().isPresent() && Actions.mayDo(state, being))
        .icon("footprints")
        .by(GoTo::by, "Who goes?")
        .slot(GoTo::pace, "At what pace?", oneOf(Pace.values()))
        .slot(GoTo::to, "Where to?", Movement::spaces)
        .does(Movement::new, Movement::goTo);
    book.act(StandUp.class, RTH_R_43)
        .offered("gets up", MOVE)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("arrow-up")
        .by(StandUp::by, "Who gets up?")
        .refuses(Movement::standUpRefusal)
        .does(Movement::new, Movement::standUp);
    book.act(TakeUp.class, RTH_R_38)
        .offered("takes something up", GEAR)
        .afterwards()
        .ifOpen()
        .when(Actions::mayHandle)
        .icon("hand")
        .by(TakeUp::by, "Who takes it up?")
        .slot(TakeUp::item, "What?", Movement::onTheGround)
        .refuses(Movement::takeUpRefusal)
        .does(Movement::new, Movement::takeUp);
  }

  // Where to

  private static boolean isOnALineInCombat(RathState state, Being being) {
    return state.map().isEmpty() && state.inCombat() && Actions.mayDo(state, being);
  }

  /// Outside combat everybody just walks.
  private static List<Option<Pace>> paces(RathState state, Being being) {
    var paces = new ArrayList<Option<Pace>>();
    for (Pace pace : state.inCombat() ? Pace.values() : new Pace[] {Pace.MOVE}) {
      paces.add(new Option<>(pace.name(), being.name() + " " + pace.told(), pace));
    }
    return paces;
  }

  private static Optional<Question<?>> places(
      Blank<RathState> blank, Topic topic, Being by, int reach) {
    int step = blank.state().house().distanceSystem().adjacent() > 0 ? FOOT_STEP : 1;
    var options = new ArrayList<Option<Integer>>();
    for (int to = by.at() - reach; to <= by.at() + reach; to += step) {
      if (to != by.at()) {
        options.add(new Option<>(Integer.toString(to), Places.told(blank.state(), to), to));
      }
    }
    int goal = goal(blank, by);
    options.sort(Comparator.comparingInt(option -> Math.abs(option.value() - goal)));
    return oneOf(topic, options);
  }

  /// Where the nearest able foe is.
  private static int goal(Blank<RathState> blank, Being mover) {
    return blank.state().roster().stream()
        .filter(
            foe -> foe.isAgainst(mover) && !foe.isOut() && blank.state().maySee(foe, blank.seat()))
        .min(Comparator.comparingInt(foe -> blank.state().distance(mover, foe)))
        .map(Being::at)
        .orElse(mover.at() + 1);
  }

  private static Optional<Question<?>> near(Blank<RathState> blank, Topic topic, Being by) {
    var distances = blank.state().house().distanceSystem();
    boolean swift = by.does(Habit.Swift.class);
    return places(blank, topic, by, swift ? distances.run() : distances.move());
  }

  private static Optional<Question<?>> far(Blank<RathState> blank, Topic topic, Being by) {
    return places(blank, topic, by, blank.state().house().distanceSystem().run());
  }

  private static Optional<Question<?>> nearby(Blank<RathState> blank, Topic topic, Being by) {
    return places(blank, topic, by, Math.max(1, blank.state().house().distanceSystem().crawl()));
  }

  /// The spaces of the map that somebody gets to at the pace chosen, with what they cost.
  private static Optional<Question<?>> spaces(Blank<RathState> blank, Topic topic, Being by) {
    var pace = blank.filled("pace", Pace.class);
    if (pace.isEmpty() || blank.state().map().isEmpty()) {
      return Optional.empty();
    }
    var state = blank.state();
    var sight = Fog.sight(state, blank.seat());
    var options = new ArrayList<Option<Spot>>();
    if (Places.isOpen(state.map().orElseThrow(), by.at())) {
      var reach = Ways.within(state, by, reach(state, by, pace.get()));
      for (Spot spot : reach.spots()) {
        if (Places.of(spot) != by.at()
            && sight.map(seen -> seen.contains(spot.x(), spot.y())).orElse(true)) {
          var flat = new Spot(spot.x(), spot.y(), 0);
          options.add(Option.of(flat, blank.read() ? costs(state, reach, spot) : List.of()));
        }
      }
    }
    return where(blank, topic, by, options);
  }

  private static int reach(RathState state, Being by, Pace pace) {
    var distances = state.house().distanceSystem();
    if (!state.inCombat()) {
      return STROLL * Places.unit(state);
    }
    return switch (pace) {
      case MOVE -> by.does(Habit.Swift.class) ? distances.run() : distances.move();
      case RUN -> distances.run();
      case CRAWL -> Math.max(1, distances.crawl());
    };
  }

  private static List<Option.Hint> costs(RathState state, Reach reach, Spot spot) {
    var way = reach.way(spot).orElseThrow();
    int far = way.feet() / state.map().orElseThrow().feet() * Places.unit(state);
    return List.of(
        new Option.Hint(Hints.COST, Places.far(state, far)),
        new Option.Hint(
            Hints.WAY, String.join(" ", way.steps().stream().map(Spot::toString).toList())));
  }

  /// By default as near as can be to the nearest able foe in sight.
  static Optional<Question<?>> where(
      Blank<RathState> blank, Topic topic, Being by, List<Option<Spot>> options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    int goal = goal(blank, by);
    var nearest =
        options.stream()
            .map(Option::value)
            .min(
                Comparator.comparingInt(spot -> Places.apart(blank.state(), Places.of(spot), goal)))
            .orElseThrow();
    return Optional.of(new Question.Where(topic, List.of(by.id()), List.copyOf(options), nearest));
  }

  private static Optional<Question<?>> onTheGround(Blank<RathState> blank, Topic topic) {
    var keys = new ArrayList<String>();
    var options = new ArrayList<Option<String>>();
    for (World.Lying lying : blank.state().ground()) {
      if (!keys.contains(lying.item().key())) {
        keys.add(lying.item().key());
        options.add(Option.of(lying.item().key(), lying.item().name()));
      }
    }
    return oneOf(topic, options);
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
    if (by.is(Effect.Kind.SNARED)) {
      return no(RTH_S_SPL_13, by.name() + " is snared");
    }
    return Stunts.heldRefusal(state, by, RTH_S_CRE).or(() -> shutInRefusal(state, by));
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
    return Ways.wayRefusal(
        Values.asSeenBy(state, by.seat()),
        by,
        to,
        state.inCombat() ? most : Integer.MAX_VALUE,
        why);
  }

  static Optional<Refusal> crawlRefusal(RathState state, RathStep.Crawl act) {
    var by = state.being(act.by());
    if (!Actions.isOutOfAction(state, by)) {
      return no(RTH_ZERO_02, by.name() + " need not crawl");
    }
    if (act.to() == by.at()) {
      return no(RTH_ZERO_02, by.name() + " is there already");
    }
    int most = Math.max(1, state.house().distanceSystem().crawl());
    return Ways.wayRefusal(Values.asSeenBy(state, by.seat()), by, act.to(), most, RTH_ZERO_02)
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
          elsewhere
              ? "The %s does not lie Close to %s".formatted(act.item(), by.name())
              : "No %s lies about".formatted(act.item()));
    }
    if (Inventory.handsFree(by) < 1) {
      return Inventory.handRefusal(by, "the " + act.item());
    }
    return Inventory.room(by, lying.get().item());
  }

  // Going

  /// The same deed, by a space of the map.
  void goTo(RathStep.GoTo step) {
    if (state().map().isEmpty()) {
      throw refuse(RTH_R_30, "There is no map");
    }
    new Actions(play).deed(step.deed());
  }

  void move(RathStep.Move act) {
    go(being(act.by()), act.to());
  }

  void run(RathStep.Run act) {
    go(being(act.by()), act.to());
  }

  /// Whoever moves away from a foe may be struck first, if the house says so (RTH-R-29).
  void go(Being by, int to) {
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
  public static List<Being> strikers(RathState state, RathStep step) {
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
    int to = Ways.unhindered(state(), who, step.to());
    if (to != who.at()) {
      emit(
          new FightEvent.Moved(who.id(), to),
          switch (house().distanceSystem()) {
            case ABSTRACT -> state().between(who.at(), to).clause();
            case FEET -> RTH_DIST_06;
          });
    }
    stopBefore(step.to(), who.id(), to);
    springOnMove(who);
  }

  /// Others may have waited for it, be it a step or a crawl (RTH-R-27).
  private void springOnMove(Being mover) {
    var readiness = new Readiness(play);
    readiness.spring(Trigger.When.MOVES, mover);
    readiness.spring(Trigger.When.COMES_CLOSE, mover);
  }

  /// Somebody unseen stands where the next step would lead (RTH-R-103).
  private void stopBefore(int goal, String who, int at) {
    if (at != goal) {
      emit(new RathEvent.Told(who, "stops: somebody unseen is in the way"), RTH_R_103);
    }
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
      int to = Ways.unhindered(state(), by, act.to());
      if (to != by.at()) {
        emit(new FightEvent.Moved(by.id(), to), RTH_ZERO_02);
      }
      stopBefore(act.to(), by.id(), to);
      springOnMove(by);
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
