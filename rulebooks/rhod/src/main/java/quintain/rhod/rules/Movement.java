package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.parts.Phrases;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Words;

/// Maneuvers: Stances, running, and five feet by other means (RHD-MAN-01 to 04).
public final class Movement extends Chapter {
  /// The furthest anybody runs with one order outside an Encounter, in feet.
  private static final int STROLL = 300;

  Movement(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(Run.class, RHD_MAN_03, Movement::runCost)
        .offered("runs", MOVE)
        .plainMove()
        .icon("footprints")
        .key("m")
        .by(Run::by, "Who runs?")
        .slot(Run::to, "Where to?", Spaces::run)
        .refuses(Movement::refusal)
        .does(
            Movement::new,
            Encounter.CarryOut.class,
            (movement, act, step) -> movement.run(act, step.depth()));
    book.act(Scramble.class, RHD_MAN_04, 1)
        .offered("climbs, crawls or jumps", MOVE)
        .icon("mountain")
        .by(Scramble::by, "Who climbs, crawls or jumps?")
        .slot(Scramble::how, "How?", oneOf(How.values()))
        .slot(Scramble::to, "Where to?", Spaces::scramble)
        .refuses(Movement::refusal)
        .does(Movement::new, Movement::scramble);
    book.act(ChangeStance.class, RHD_MAN_02, Movement::stanceCost)
        .offered("changes Stance", MOVE)
        .icon("person-standing")
        .key("s")
        .by(ChangeStance::by, "Who changes Stance?")
        .slot(ChangeStance::stance, "To which?", oneOf(Stance.values()))
        .refuses(Movement::refusal)
        .does(Movement::new, Movement::changeStance);
  }

  // What it costs

  /// Who is Sure Footed leaves Prone for nothing.
  private static int stanceCost(RhodState state, ChangeStance act) {
    var by = state.being(act.by());
    return by.stance() == Stance.PRONE && by.has(Gift.SureFooted.class) ? 0 : 1;
  }

  /// As many Maneuvers as the way takes, as far as the runner sees.
  private static int runCost(RhodState state, Run act) {
    var by = state.being(act.by());
    var seen = state.asSeenBy(by.seat());
    return Math.max(
        1,
        Ways.to(seen, by, act.to())
            .map(walk -> Ways.maneuvers(seen, by, walk.steps()) * ofRun(by))
            .orElse(1));
  }

  /// AP of one Maneuver of running: 1, and 1 more for the Suppressed.
  public static int ofRun(Being by) {
    return by.is(Condition.SUPPRESSED) ? 2 : 1;
  }

  // Stance

  public static Optional<Refusal> refusal(RhodState state, Encounter.ChangeStance step) {
    var by = state.being(step.by());
    if (by.is(Condition.COLLAPSED)) {
      return no(RHD_MAN_02, by.name() + " has " + cited(state, Condition.COLLAPSED));
    }
    if (by.is(Condition.FALLING)) {
      return no(RHD_R_67, by.name() + " is falling");
    }
    return by.stance() == step.stance()
        ? no(RHD_MAN_02, by.name() + " is in that Stance already")
        : Optional.empty();
  }

  void changeStance(Encounter.ChangeStance step) {
    play.cite(RHD_STN_01);
    emit(new FightEvent.StanceTaken(step.by(), step.stance()), RHD_MAN_02);
    new Conditions(play).afterManeuver(step.by());
  }

  // Running

  /// Why somebody cannot run at all.
  public static Optional<Refusal> runRefusal(RhodState state, Being by) {
    if (!by.stance().runs()) {
      return no(RHD_MAN_03, "Nobody runs " + Words.title(by.stance()));
    }
    return hobbledRefusal(state, by);
  }

  /// Why somebody cannot run even once they are on their feet.
  public static Optional<Refusal> hobbledRefusal(RhodState state, Being by) {
    if (by.is(Condition.FALLING)) {
      return no(RHD_R_67, by.name() + " is falling");
    }
    if (by.is(Condition.GRAPPLED)) {
      return no(RHD_MAN_03, grappled(state, by));
    }
    if (by.is(Condition.BOUND)) {
      return no(RHD_MAN_03, by.name() + " is " + cited(state, Condition.BOUND));
    }
    if (by.stacks(Condition.EXHAUSTED) >= Afflictions.NO_RUN) {
      return no(
          RHD_MAN_03,
          "%s is too %s to run".formatted(by.name(), cited(state, Condition.EXHAUSTED)));
    }
    var slowed = Afflictions.slowing(by);
    if (slowed.isPresent()) {
      return no(RHD_MAN_03, "%s is %s".formatted(by.name(), slowed.get().cited()));
    }
    return Inventory.overfull(by)
        ? no(RHD_R_84, by.name() + " carries more than the Slots hold")
        : Optional.empty();
  }

  private static String grappled(RhodState state, Being by) {
    var holders =
        by.conditions().stream()
            .filter(borne -> borne.condition() == Condition.GRAPPLED)
            .flatMap(borne -> state.find(borne.source()).stream())
            .map(Being::name)
            .toList();
    return "%s is %s%s"
        .formatted(
            by.name(),
            cited(state, Condition.GRAPPLED),
            holders.isEmpty() ? "" : " by " + Phrases.and(holders));
  }

  public static Optional<Refusal> refusal(RhodState state, Encounter.Run step) {
    var by = state.being(step.by());
    var unable = runRefusal(state, by);
    if (unable.isPresent()) {
      return unable;
    }
    if (step.to().equals(by.at())) {
      return no(RHD_MAN_03, by.name() + " is there already");
    }
    var seen = state.asSeenBy(by.seat());
    var way = Ways.to(seen, by, step.to());
    if (way.isEmpty()) {
      return noWay(seen, by, step.to());
    }
    if (Ways.maneuvers(seen, by, way.get().steps()) == 0) {
      var dear = Ways.dearest(seen, by, way.get().steps());
      return no(
          RHD_MAN_03,
          "The step to %s takes %d feet, and a run is %d"
              .formatted(dear.steps().getLast(), dear.feet(), Ways.run(by)));
    }
    return !state.inEncounter() && way.get().feet() > STROLL
        ? no(
            RHD_MAN_03,
            "It is %d feet to %s, and %d is as far as one goes at once"
                .formatted(way.get().feet(), step.to(), STROLL))
        : Optional.empty();
  }

  /// Why no run leads to a space: what is in the way of it.
  static Optional<Refusal> noWay(RhodState state, Being by, Spot to) {
    if (!Field.contains(state, to)) {
      return no(RHD_MAN_03, to + " is not on the map");
    }
    if (!Ways.dares(state, by, to)) {
      return no(RHD_MAN_03, frightened(state, by) + "nearer");
    }
    var there = hostileAt(state, by, to);
    if (there.isPresent()) {
      return there;
    }
    var bar = Ways.barring(state, by, to);
    if (bar.isPresent()) {
      return no(RHD_POS_04, bar.get().name() + " bars the way");
    }
    if (Ways.isFear(state, by, to)) {
      return no(RHD_MAN_03, frightened(state, by) + "that way");
    }
    var opened = Interactions.allOpen(state).flatMap(open -> Ways.to(open, by, to));
    if (opened.isPresent()) {
      var door = Ways.hindrance(state, by, opened.get().steps()).orElse("door");
      return no(RHD_MAN_03, "The way to %s is blocked: the %s is closed".formatted(to, door));
    }
    return Ways.toAny(state, by, true, to::equals).isPresent()
        ? no(RHD_MAN_04, "No run leads up or down to %s: it takes a climb".formatted(to))
        : no(RHD_MAN_03, "The way to %s is blocked: %s".formatted(to, shutOff(state, by, to)));
  }

  /// What shuts a space off; of a door that it is locked, for the others are told apart before.
  private static String shutOff(RhodState state, Being by, Spot to) {
    var thing = Ways.barrier(state, by, to);
    return Containers.lock(state, thing).isPresent() ? "the " + thing + " is locked" : thing;
  }

  private static String frightened(RhodState state, Being by) {
    return "%s is too %s to go ".formatted(by.name(), cited(state, Condition.FRIGHTENED));
  }

  private static Optional<Refusal> hostileAt(RhodState state, Being by, Spot to) {
    return Ways.hostileOn(state, by, List.of(to))
        .flatMap(other -> no(RHD_POS_04, other.name() + " is there, and hostile"));
  }

  /// Who has taken a space, or why there is no room in it.
  static Optional<Refusal> noRoom(RhodState state, Being by, Spot to) {
    return Ways.sharing(state, by, to)
        .flatMap(other -> no(RHD_POS_02, other.name() + " is at " + to))
        .or(
            () ->
                no(
                    RHD_POS_02,
                    "There is no room at %s: %s".formatted(to, Ways.filling(state, by, to))));
  }

  /// As many Maneuvers as the way takes, each paid and answered on its own.
  void run(Encounter.Run step, int depth) {
    var by = being(step.by());
    var way = Ways.to(state().asSeenBy(by.seat()), by, step.to()).orElseThrow();
    play.then(new Encounter.RunOn(step.by(), way.steps(), depth));
  }

  /// One Maneuver of a run: paid, then answered by whoever may, then gone; and then the rest.
  void runOn(Encounter.RunOn step) {
    var by = being(step.by());
    int ap = state().isTurnOf(by.id()) ? ofRun(by) : 0;
    var seen = state().asSeenBy(by.seat());
    var leg = state().inEncounter() ? Ways.leg(seen, by, step.way(), Ways.run(by)) : step.way();
    if (!by.isUp()
        || runRefusal(state(), by).isPresent()
        || leg.isEmpty()
        || Turns.left(state(), by.id()) < ap) {
      emit(new FightEvent.Fizzled(by.id(), "the run"), RHD_R_38);
      return;
    }
    new Turns(play).pay(by.id(), ap, RHD_MAN_03);
    new Stack(play).maneuver(by.id(), "run", true, step.depth());
    play.then(new Encounter.Go(by.id(), leg, step.depth()));
    if (leg.size() < step.way().size()) {
      play.then(
          new Encounter.RunOn(
              by.id(),
              List.copyOf(step.way().subList(leg.size(), step.way().size())),
              step.depth()));
    }
  }

  /// A Maneuver resolves: its runner goes, if still able to run after what it triggered.
  void go(Encounter.Go step) {
    var by = being(step.by());
    if (!by.isUp() || runRefusal(state(), by).isPresent()) {
      emit(new FightEvent.Fizzled(by.id(), "the move"), RHD_R_38);
    } else {
      go(by, step.way());
    }
  }

  /// Five feet that are no run: neither Stance nor exhaustion keeps anybody from them.
  void slip(String who, Spot to) {
    go(being(who), List.of(to));
  }

  private void go(Being by, List<Spot> way) {
    if (isInTheWay(by, way)) {
      emit(new FightEvent.Fizzled(by.id(), "the move"), RHD_R_38);
      return;
    }
    var free = Ways.unhindered(state(), by, way);
    if (!free.isEmpty()) {
      walk(by.id(), free);
    }
    if (free.size() < way.size()) {
      stop(by.id());
    }
    new Conditions(play).afterManeuver(by.id());
  }

  private boolean isInTheWay(Being by, List<Spot> way) {
    return Ways.along(state().asSeenBy(by.seat()), by, way).isEmpty();
  }

  /// Somebody unseen stands where the next step leads (RHD-R-108).
  private void stop(String who) {
    emit(new FightEvent.Told(who, "stops: somebody unseen is in the way"), RHD_R_108);
  }

  /// Somebody goes space by space, and stops where something makes them.
  void walk(String who, List<Spot> way) {
    var from = being(who).at();
    var gone = Zones.halted(state(), being(who), way);
    for (Spot spot : gone) {
      if (Ways.sharing(state(), being(who), spot).isPresent()) {
        play.cite(RHD_POS_03);
        play.cite(RHD_R_65);
      }
    }
    emit(new FightEvent.Moved(who, gone), RHD_MAN_03);
    arrive(who, last(from, gone));
  }

  /// The space from which the last step of a way was taken.
  static Spot last(Spot from, List<Spot> way) {
    return way.size() > 1 ? way.get(way.size() - 2) : from;
  }

  /// What a new place does to whoever comes there.
  ///
  /// @param from the space they come from
  void arrive(String who, Spot from) {
    new Zones(play).enters(who, from);
    new Conditions(play).settle();
  }

  /// A Maneuver that is part of something else, and triggers what Maneuvers trigger.
  void maneuver(String who, List<Spot> way, int depth) {
    new Stack(play).maneuver(who, "run", true, depth);
    play.then(new Encounter.Go(who, way, depth));
  }

  // Climbing, crawling, jumping

  public static Optional<Refusal> refusal(RhodState state, Encounter.Scramble step) {
    var by = state.being(step.by());
    if (by.is(Condition.FALLING)) {
      return no(RHD_R_67, by.name() + " is falling");
    }
    if (by.is(Condition.GRAPPLED)) {
      return no(RHD_MAN_04, grappled(state, by));
    }
    if (step.to().equals(by.at())) {
      return no(RHD_MAN_04, by.name() + " is there already");
    }
    if (!Ways.dares(state.asSeenBy(by.seat()), by, step.to())) {
      return no(RHD_MAN_04, frightened(state, by) + "nearer");
    }
    return wayRefusal(state.asSeenBy(by.seat()), by, step);
  }

  private static Optional<Refusal> wayRefusal(RhodState state, Being by, Encounter.Scramble step) {
    return switch (step.how()) {
      case CRAWL -> crawlRefusal(state, by, step.to());
      case CLIMB -> climbRefusal(state, by, step.to());
      case JUMP -> jumpRefusal(state, by, step.to());
    };
  }

  private static Optional<Refusal> crawlRefusal(RhodState state, Being by, Spot to) {
    var walk = Ways.along(state, by, List.of(to));
    if (walk.isPresent() && walk.get().feet() <= Ways.SCRAMBLE) {
      return Optional.empty();
    }
    return hostileAt(state, by, to)
        .or(
            () ->
                no(
                    RHD_MAN_04,
                    near(by, to, 1) && walk.isEmpty()
                        ? "The way to %s is blocked: %s"
                            .formatted(
                                to, Ways.hindrance(state, by, List.of(to)).orElse("the ground"))
                        : "A crawl is %d feet, and %s takes more".formatted(Ways.SCRAMBLE, to)));
  }

  /// Nobody climbs without a hand to hold on with (RHD-G-COND-20).
  private static Optional<Refusal> climbRefusal(RhodState state, Being by, Spot to) {
    var bound = Hands.boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    if (!near(by, to, Zones.climbs(state, by.at()))) {
      return no(RHD_MAN_04, "A climb is 5 feet, and %s is farther off".formatted(to));
    }
    var wall = walledOff(state, by, to);
    if (wall.isPresent()) {
      return wall;
    }
    if (!Ways.holds(state, to)) {
      return no(RHD_MAN_04, "There is nothing to hold on to at " + to);
    }
    return Ways.isFree(state, by, to) ? Optional.empty() : noRoom(state, by, to);
  }

  private static Optional<Refusal> walledOff(RhodState state, Being by, Spot to) {
    return Ways.wall(state, by, to)
        .flatMap(wall -> no(RHD_MAN_04, "Nothing leads over the %s to %s".formatted(wall, to)));
  }

  /// 5 feet across or 5 up; any height down, for that is falling (RHD-R-30).
  private static Optional<Refusal> jumpRefusal(RhodState state, Being by, Spot to) {
    int across = Math.max(Math.abs(to.x() - by.at().x()), Math.abs(to.y() - by.at().y()));
    if (across > 1 || to.z() > by.at().z() + 1) {
      return no(RHD_R_30, "A jump is 5 feet across or 5 feet up");
    }
    if (!Field.contains(state, to)) {
      return no(RHD_MAN_04, to + " is not on the map");
    }
    var wall = walledOff(state, by, to);
    if (wall.isPresent()) {
      return wall;
    }
    return Ways.isFree(state, by, new Spot(to.x(), to.y(), Math.max(to.z(), by.at().z())))
            || Ways.isFree(state, by, to)
        ? Optional.empty()
        : noRoom(state, by, to);
  }

  private static boolean near(Being by, Spot to, int spaces) {
    return Math.abs(to.x() - by.at().x()) <= spaces
        && Math.abs(to.y() - by.at().y()) <= spaces
        && Math.abs(to.z() - by.at().z()) <= spaces;
  }

  void scramble(Encounter.Scramble step) {
    if (wayRefusal(state(), being(step.by()), step).isPresent()) {
      stop(step.by());
      new Conditions(play).afterManeuver(step.by());
      return;
    }
    var from = being(step.by()).at();
    var to = step.to();
    // Whoever jumps down stays as high as they were, and falls from there.
    var at =
        step.how() == Encounter.How.JUMP && to.z() < from.z()
            ? new Spot(to.x(), to.y(), from.z())
            : to;
    emit(new FightEvent.Moved(step.by(), List.of(at)), RHD_MAN_04);
    if (step.how() == Encounter.How.JUMP && Ways.isAloft(state(), at)) {
      new Falls(play).begin(step.by());
    }
    arrive(step.by(), from);
    new Conditions(play).afterManeuver(step.by());
  }
}
