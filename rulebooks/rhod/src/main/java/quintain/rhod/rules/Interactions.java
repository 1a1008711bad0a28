package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.craft.OfActor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Field;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.ToolAction;
import quintain.rhod.state.World;
import quintain.space.Barrier;
import quintain.space.Cover;

/// The uses of Interact that need no item: simple acts, what opens and closes, force, and bonds.
public final class Interactions extends Chapter {
  private static final int HUNDREDTHS = 100;
  private static final int LONGEST = 300;

  /// What a barrier is called that can be opened, and how it is called while it is open.
  private static final List<String> DOORS =
      List.of("door", "gate", "hatch", "shutter", "portcullis");

  private static final String OPEN = "open ";

  /// What Quick Hands does once a Turn.
  private static final String QUICK = "quick hands";

  Interactions(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.interacting(Interact.class, RHD_INT_01)
        .offered("does something simple", GEAR)
        .icon("hand")
        .by(Interact::by, "Who does it?")
        .slot(Interact::what, "What?", words("pulls the lever"))
        .refuses((_, act) -> refusal(act))
        .does(Interactions::new, Interactions::interact);
    book.interacting(OpenUp.class, RHD_INT_06)
        .offered("opens", GEAR)
        .ifOpen()
        .icon("door-open")
        .by(OpenUp::by, "Who opens it?")
        .slot(OpenUp::what, "What?", within(false))
        .refuses(Interactions::refusal)
        .does(Interactions::new, Interactions::openUp);
    book.interacting(CloseUp.class, RHD_INT_07)
        .offered("closes", GEAR)
        .ifOpen()
        .icon("door-closed")
        .by(CloseUp::by, "Who closes it?")
        .slot(CloseUp::what, "What?", within(true))
        .refuses(Interactions::refusal)
        .does(Interactions::new, Interactions::closeUp);
    book.interacting(Compel.class, RHD_INT_09)
        .offered("forces somebody", ACT)
        .ifOpen()
        .icon("hand-metal")
        .by(Compel::by, "Who forces somebody?")
        .at(Compel::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Interactions::refusal)
        .does(Interactions::new, Interactions::compel);
    book.act(Release.class, RHD_COND_06, Interactions::releaseCost)
        .offered("frees somebody", ACT)
        .ifOpen()
        .icon("scissors")
        .by(Release::by, "Who frees somebody?")
        .slot(Release::target, "Whom?", friendsFirst())
        .refuses(Interactions::refusal)
        .does(Interactions::new, Interactions::release);
  }

  // What it costs

  /// 1 AP, and nothing for the first Interact of a Turn with Quick Hands (RHD-INT-01).
  static int cost(RhodState state, RhodStep.Act act) {
    return isQuick(state, act.by()) ? 0 : 1;
  }

  private static boolean isQuick(RhodState state, String who) {
    return state.being(who).has(Gift.QuickHands.class)
        && state.turnOf(who).filter(turn -> !turn.done().contains(QUICK)).isPresent();
  }

  private void quick(String who) {
    if (isQuick(state(), who)) {
      emit(new ThingEvent.DoneThisTurn(who, QUICK), RHD_INT_01);
    }
  }

  /// A use of Interact resolves. Who has no melee weapon in hand engages nobody.
  void resolve(Interacting act) {
    quick(act.by());
    RhodDeeds.ALL.carryOut(act, play);
    new Conditions(play).loosen();
  }

  // Simple acts

  static Optional<Refusal> refusal(Handling.Interact step) {
    return step.what().length() > LONGEST
        ? no(RHD_INT_01, "Say it in " + LONGEST + " letters")
        : Optional.empty();
  }

  /// Accepted unless the Referee minds; nothing follows beyond the act itself (RHD-INT-01), with
  /// whatever thing it is done (RHD-EQP-01).
  void interact(Handling.Interact step) {
    play.cite(Rhd.RHD_EQP_01);
    boolean simple = referee(Requests.SIMPLE_ACT, true, step.by(), step.what());
    var what = step.what().isBlank() ? "does something simple" : step.what();
    emit(new ThingEvent.Did(step.by(), simple ? what : "tries in vain: " + what), RHD_INT_01);
  }

  // Doors

  /// Doors and containers within reach that are open, or closed.
  private static OfActor<RhodState, Being> within(boolean open) {
    return (blank, topic, by) ->
        named(
            topic,
            Stream.concat(
                    doors(blank.state(), by, open).stream().map(Barrier::name),
                    Containers.near(blank.state(), by, open).stream().map(World.Container::name))
                .distinct()
                .toList());
  }

  /// Doors within reach of somebody that are open, or closed.
  public static List<Barrier> doors(RhodState state, Being by, boolean open) {
    return doors(state, open).stream().filter(door -> isNear(door, by)).toList();
  }

  public static List<Barrier> doors(RhodState state, boolean open) {
    var found = new ArrayList<Barrier>();
    for (Barrier wall : Field.map(state).walls()) {
      var name = wall.name().toLowerCase(Locale.ROOT);
      if (DOORS.stream().anyMatch(name::contains) && name.startsWith(OPEN) == open) {
        found.add(wall);
      }
    }
    return found;
  }

  /// The scene as it would be with every door open that is not locked; empty where there is none to
  /// open.
  public static Optional<RhodState> allOpen(RhodState state) {
    var closed =
        doors(state, false).stream()
            .filter(door -> Containers.lock(state, door.name()).isEmpty())
            .toList();
    var open = state;
    for (Barrier door : closed) {
      open = new ThingEvent.DoorMoved(door, opened(door)).appliedTo(open);
    }
    return closed.isEmpty() ? Optional.empty() : Optional.of(open);
  }

  static Barrier opened(Barrier door) {
    return new Barrier(OPEN + door.name(), door.from(), door.to(), Cover.NONE, true, door.height());
  }

  private static boolean isNear(Barrier wall, Being by) {
    return isNear(wall, by.at(), by.nature().spaces());
  }

  /// Whether a door is at the edge of so many spaces, or next to it.
  static boolean isNear(Barrier wall, Spot at, int size) {
    int x = (wall.from().x() + wall.to().x()) / 2;
    int y = (wall.from().y() + wall.to().y()) / 2;
    int spaces = size * HUNDREDTHS;
    int left = at.x() * HUNDREDTHS;
    int upper = at.y() * HUNDREDTHS;
    return x >= left - HUNDREDTHS / 2
        && x <= left + spaces + HUNDREDTHS / 2
        && y >= upper - HUNDREDTHS / 2
        && y <= upper + spaces + HUNDREDTHS / 2;
  }

  private static Optional<Barrier> door(RhodState state, Being by, String name, boolean open) {
    return doors(state, by, open).stream()
        .filter(wall -> wall.name().equalsIgnoreCase(name))
        .findFirst();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.OpenUp step) {
    var by = state.being(step.by());
    var bound = Hands.boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    return door(state, by, step.what(), false).isPresent()
            || container(state, by, step.what(), false).isPresent()
        ? Containers.lockRefusal(state, step.what())
        : no(RHD_INT_06, unreached(state, by, step.what(), false));
  }

  /// Why nothing of that name can be closed, as it is open, or opened: there is none, it is so
  /// already, or it is out of reach.
  private static String unreached(RhodState state, Being by, String what, boolean open) {
    var other = open ? what.replaceFirst("^" + OPEN, "") : OPEN + what;
    if (door(state, by, other, !open).isPresent()
        || container(state, by, what, !open).isPresent()) {
      return "The %s is %s already"
          .formatted(other.replaceFirst("^" + OPEN, ""), open ? "closed" : "open");
    }
    if (doors(state, open).stream().anyMatch(door -> door.name().equalsIgnoreCase(what))) {
      return "The %s is not adjacent to %s".formatted(what, by.name());
    }
    return Containers.find(state, what)
        .filter(there -> there.open() == open)
        .map(there -> Hands.away(state, by, "The " + what, there.at()))
        .orElseGet(() -> "There is no %s here".formatted(what));
  }

  void openUp(Handling.OpenUp step) {
    var container = container(state(), being(step.by()), step.what(), false);
    if (container.isPresent()) {
      emit(new ThingEvent.ContainerMoved(container.get().name(), true), RHD_INT_06);
      return;
    }
    var door = door(state(), being(step.by()), step.what(), false).orElseThrow();
    emit(new ThingEvent.DoorMoved(door, opened(door)), RHD_INT_06);
    new Conditions(play).settle();
  }

  private static Optional<World.Container> container(
      RhodState state, Being by, String name, boolean open) {
    return Containers.near(state, by, open).stream()
        .filter(container -> container.name().equalsIgnoreCase(name))
        .findFirst();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.CloseUp step) {
    var by = state.being(step.by());
    var bound = Hands.boundRefusal(state, by);
    if (bound.isPresent()) {
      return bound;
    }
    return door(state, by, step.what(), true).isPresent()
            || container(state, by, step.what(), true).isPresent()
        ? Optional.empty()
        : no(RHD_INT_07, unreached(state, by, step.what(), true));
  }

  void closeUp(Handling.CloseUp step) {
    var container = container(state(), being(step.by()), step.what(), true);
    if (container.isPresent()) {
      emit(new ThingEvent.ContainerMoved(container.get().name(), false), RHD_INT_07);
      return;
    }
    var door = door(state(), being(step.by()), step.what(), true).orElseThrow();
    emit(
        new ThingEvent.DoorMoved(
            door,
            new Barrier(
                door.name().substring(OPEN.length()),
                door.from(),
                door.to(),
                Cover.FULL,
                false,
                door.height())),
        RHD_INT_07);
    new Conditions(play).settle();
  }

  // FORCE

  static Optional<Refusal> refusal(RhodState state, Handling.Compel step) {
    var by = state.being(step.by());
    var target = state.find(step.target());
    if (target.isEmpty()) {
      return nobodyCalled(step.target(), RHD_INT_09);
    }
    if (step.by().equals(step.target())) {
      return no(RHD_INT_09, by.name() + " needs somebody else for that");
    }
    return target.get().isDead()
        ? no(RHD_INT_09, target.get().name() + " is dead")
        : Aim.touchRefusal(state, by, target.get(), RHD_INT_09);
  }

  void compel(Handling.Compel step) {
    force(being(step.by()), being(step.target()));
  }

  /// Athletics against Athletics, with Advantage on whoever one holds: willing until the end of
  /// one's Turn (RHD-R-35).
  boolean force(Being by, Being target) {
    if (!referee(Requests.FORCE, true, by.id(), target.id())) {
      emit(new ThingEvent.Did(by.id(), "cannot force " + target.name()), RHD_INT_09);
      return false;
    }
    var tilts =
        target.is(Condition.GRAPPLED, by.id())
            ? List.of(Tilt.advantage("Grappled", RHD_R_35))
            : List.<Tilt>of();
    boolean won =
        new Checks(play).contest(by, Skill.ATHLETICS, tilts, target, Skill.ATHLETICS, RHD_R_35);
    if (won) {
      new Conditions(play).gain(target.id(), Condition.WILLING, 1, by.id(), RHD_INT_09);
    }
    return won;
  }

  // Bonds

  static Optional<Refusal> refusal(RhodState state, Handling.Release step) {
    var by = state.being(step.by());
    var target = state.find(step.target());
    if (target.isEmpty()) {
      return nobodyCalled(step.target(), RHD_COND_06);
    }
    if (!target.get().is(Condition.BOUND)) {
      return no(RHD_COND_06, target.get().name() + " is not Bound");
    }
    if (step.by().equals(step.target())) {
      return no(RHD_COND_06, "It takes somebody else to release them");
    }
    var barred =
        Aim.touchRefusal(state, by, target.get(), RHD_COND_06)
            .or(() -> Hands.boundRefusal(state, by));
    if (barred.isPresent()) {
      return barred;
    }
    return hasKey(by, target.get()) || Workshop.missingTools(by, List.of(ToolAction.CUT)).isEmpty()
        ? Optional.empty()
        : no(RHD_COND_06, by.name() + " has neither the key nor a tool that cuts");
  }

  /// Whoever bound somebody has the key.
  static boolean hasKey(Being by, Being target) {
    return target.is(Condition.BOUND, by.id());
  }

  /// 1 AP more without the key.
  private static int releaseCost(RhodState state, Release act) {
    boolean key =
        state
            .find(act.target())
            .filter(target -> hasKey(state.being(act.by()), target))
            .isPresent();
    return cost(state, act) + (key ? 0 : 1);
  }

  void release(Handling.Release step) {
    quick(step.by());
    unbind(step.target());
  }

  void unbind(String who) {
    new Conditions(play).resolve(who, Condition.BOUND, 1, RHD_COND_06);
  }
}
