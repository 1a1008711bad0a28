package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.rhod.state.Being;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Kit;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Size;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.World;

/// What stands about and holds things, what goes in and out of it, and locks on it and on doors
/// (RHD-INT-05 to 07).
public final class Containers extends Chapter {
  private static final int MOST_SLOTS = 20;
  private static final int LONGEST_NAME = 60;
  private static final int HARDEST = 60;

  Containers(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.interacting(PackInto.class, RHD_INT_05)
        .offered("packs into a container", GEAR)
        .ifOpen()
        .icon("archive")
        .by(PackInto::by, "Who packs it?")
        .slot(PackInto::item, "What?", Inventory.things(Item::held))
        .slot(PackInto::container, "Into what?", Containers::openOnes)
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::packInto);
    book.interacting(UnpackFrom.class, RHD_INT_02)
        .offered("takes out of a container", GEAR)
        .ifOpen()
        .icon("package-open")
        .by(UnpackFrom::by, "Who takes it?")
        .slot(UnpackFrom::container, "Out of what?", Containers::openOnes)
        .slot(UnpackFrom::item, "What?", Containers::contents)
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::unpackFrom);
    book.word(SetContainer.class, RHD_INT_06)
        .offeredOnce("Put a container somewhere", REFEREE)
        .ifOpen()
        .slot(SetContainer::name, "What is it?", Containers::freshName)
        .slot(SetContainer::at, "Where?", Spaces::anywhere)
        .slot(SetContainer::size, "Slots of which size?", oneOf(Size.values()))
        .slot(SetContainer::slots, "How many of them?", number(1, MOST_SLOTS, 1))
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::set);
    book.word(Fill.class, RHD_INT_05)
        .offeredOnce("Put things into a container", REFEREE)
        .ifOpen()
        .slot(Fill::container, "Into what?", (blank, topic) -> named(topic, names(blank.state())))
        .slot(Fill::thing, "What?", Things::ofTheGlossaries)
        .slot(Fill::count, "How many?", number(1, 24, 1))
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::fill);
    book.word(LockUp.class, RHD_INT_06)
        .offeredOnce("Lock a door or a container", REFEREE)
        .ifOpen()
        .slot(LockUp::what, "What?", (blank, topic) -> named(topic, lockable(blank.state())))
        .slot(
            LockUp::dc,
            "How hard is it to pick?",
            number(1, HARDEST, Checks.MEDIUM, Checks.YARDSTICK))
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::lock);
    book.word(Unlock.class, RHD_INT_06)
        .offeredOnce("Open a lock", REFEREE)
        .ifOpen()
        .slot(Unlock::what, "What?", Containers::locked)
        .refuses(Containers::refusal)
        .does(Containers::new, Containers::unlock);
  }

  // What there is to choose from

  private static List<String> names(RhodState state) {
    return state.world().containers().stream().map(World.Container::name).toList();
  }

  /// A name that no other container has.
  private static Optional<Question<?>> freshName(Blank<RhodState> blank, Topic topic) {
    var taken = names(blank.state());
    return named(
        topic,
        List.of("chest", "barrel", "crate", "cupboard").stream()
            .map(kind -> fresh(kind, taken))
            .toList());
  }

  /// A thing by what it is, with a number where there is such a thing already.
  static String fresh(String kind, List<String> taken) {
    var name = kind;
    for (int n = 2; taken.contains(name); n++) {
      name = kind + " " + n;
    }
    return name;
  }

  /// Those within reach that stand open.
  private static Optional<Question<?>> openOnes(Blank<RhodState> blank, Topic topic, Being by) {
    return named(topic, near(blank.state(), by, true).stream().map(World.Container::name).toList());
  }

  /// What lies in the container.
  private static Optional<Question<?>> contents(Blank<RhodState> blank, Topic topic) {
    return blank
        .filled("container", String.class)
        .flatMap(name -> find(blank.state(), name))
        .flatMap(
            container ->
                named(topic, container.contents().items().stream().map(Item::key).toList()));
  }

  private static Optional<Question<?>> locked(Blank<RhodState> blank, Topic topic) {
    return named(topic, blank.state().world().locks().stream().map(World.Lock::on).toList());
  }

  // What there is

  public static Optional<World.Container> find(RhodState state, String name) {
    return state.world().containers().stream()
        .filter(container -> container.name().equalsIgnoreCase(name))
        .findFirst();
  }

  /// Those within reach of somebody that are open, or closed.
  static List<World.Container> near(RhodState state, Being by, boolean open) {
    return state.world().containers().stream()
        .filter(container -> container.open() == open)
        .filter(container -> Hands.within(state, by, container.at()))
        .toList();
  }

  // PACK into one, and UNPACK from it

  private static Optional<Refusal> openRefusal(RhodState state, Being by, String name, Rhd why) {
    var container = find(state, name);
    if (container.isEmpty()) {
      return no(why, "There is no %s here".formatted(name));
    }
    if (!Hands.within(state, by, container.get().at())) {
      return no(why, Hands.away(state, by, "The " + name, container.get().at()));
    }
    return container.get().open()
        ? Optional.empty()
        : no(why, "The %s is closed".formatted(container.get().name()));
  }

  static Optional<Refusal> refusal(RhodState state, Handling.PackInto step) {
    var by = state.being(step.by());
    var held = Hands.packRefusal(state, by, step.item());
    if (held.isPresent()) {
      return held;
    }
    var closed = openRefusal(state, by, step.container(), RHD_INT_05);
    if (closed.isPresent()) {
      return closed;
    }
    return roomRefusal(find(state, step.container()).orElseThrow(), by.kit().get(step.item()));
  }

  private static Optional<Refusal> roomRefusal(World.Container container, Item item) {
    return container.hasRoomFor(item)
        ? Optional.empty()
        : no(
            RHD_INV_14,
            "The %s has no room for %s: it has %s of Size %s"
                .formatted(
                    container.name(),
                    item.key(),
                    Phrases.counted(container.slots(), "Slot"),
                    container.size().title()));
  }

  void packInto(Handling.PackInto step) {
    var item = being(step.by()).kit().get(step.item());
    emit(new ThingEvent.Lost(step.by(), item.key(), item.count()), RHD_INT_05);
    emit(new ThingEvent.PutIn(step.container(), item), RHD_INT_05);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.UnpackFrom step) {
    var by = state.being(step.by());
    var closed = openRefusal(state, by, step.container(), RHD_INT_02);
    if (closed.isPresent()) {
      return closed;
    }
    var item = find(state, step.container()).orElseThrow().contents().find(step.item());
    return item.isPresent()
        ? Hands.intoHandRefusal(state, by, item.get())
        : no(RHD_INT_02, "The %s holds no %s".formatted(step.container(), step.item()));
  }

  void unpackFrom(Handling.UnpackFrom step) {
    var by = being(step.by());
    var item = find(state(), step.container()).orElseThrow().contents().get(step.item());
    emit(new ThingEvent.TakenOut(step.container(), item.key()), RHD_INT_02);
    new Hands(play).take(by, item, RHD_INT_02);
  }

  // The Referee's word

  static Optional<Refusal> refusal(RhodState state, Handling.SetContainer step) {
    if (step.name().isBlank() || step.name().length() > LONGEST_NAME) {
      return no(RHD_INT_06, "A container has a name of at most %d letters".formatted(LONGEST_NAME));
    }
    if (find(state, step.name()).isPresent()) {
      return no(RHD_INT_06, "Something is called " + step.name() + " already");
    }
    if (!Field.contains(state, step.at())) {
      return no(RHD_INT_06, step.at() + " is not on the map");
    }
    return step.slots() < 1 || step.slots() > MOST_SLOTS
        ? no(RHD_INV_03, "A container has 1 to %d Slots".formatted(MOST_SLOTS))
        : Optional.empty();
  }

  void set(Handling.SetContainer step) {
    emit(
        new ThingEvent.ContainerSet(
            new World.Container(
                step.name(), step.at(), step.size(), step.slots(), false, Kit.EMPTY)),
        RHD_INT_06);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Fill step) {
    var container = find(state, step.container());
    if (container.isEmpty()) {
      return no(RHD_INT_05, "No container here is called " + step.container());
    }
    return Things.thingRefusal(state, step.thing(), step.count())
        .or(() -> roomRefusal(container.get(), filling(state, step)));
  }

  private static Item filling(RhodState state, Handling.Fill step) {
    return Item.fresh(state.shelf().thing(step.thing()).orElseThrow(), Place.PACK, step.count());
  }

  void fill(Handling.Fill step) {
    emit(new ThingEvent.PutIn(step.container(), filling(state(), step)), RHD_REF_04);
  }

  // Locks

  public static Optional<World.Lock> lock(RhodState state, String on) {
    return state.world().locks().stream()
        .filter(lock -> lock.on().equalsIgnoreCase(on))
        .findFirst();
  }

  /// What can be locked: closed doors and containers that are not.
  static List<String> lockable(RhodState state) {
    var names = new ArrayList<String>();
    Interactions.doors(state, false).forEach(door -> names.add(door.name()));
    state.world().containers().stream()
        .filter(container -> !container.open())
        .forEach(container -> names.add(container.name()));
    return names.stream().distinct().filter(name -> lock(state, name).isEmpty()).toList();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.LockUp step) {
    if (lockable(state).stream().noneMatch(step.what()::equalsIgnoreCase)) {
      return no(RHD_INT_06, "No closed '%s' without a lock is here".formatted(step.what()));
    }
    return step.dc() < 1 || step.dc() > HARDEST
        ? no(RHD_INT_06, "The DC of a lock is 1 to %d".formatted(HARDEST))
        : Optional.empty();
  }

  public void lock(Handling.LockUp step) {
    emit(new ThingEvent.Locked(new World.Lock(step.what(), step.dc())), RHD_INT_06);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Unlock step) {
    return lock(state, step.what()).isPresent()
        ? Optional.empty()
        : no(RHD_INT_06, step.what() + " is not locked");
  }

  void unlock(Handling.Unlock step) {
    emit(new ThingEvent.Unlocked(step.what()), RHD_REF_04);
  }

  /// Why something cannot be opened: it is locked.
  static Optional<Refusal> lockRefusal(RhodState state, String what) {
    return lock(state, what).isPresent()
        ? no(RHD_INT_06, "The %s is locked".formatted(what))
        : Optional.empty();
  }

  /// The lock somebody works at: the one within reach, or one of several; none where the map shows
  /// none.
  Optional<World.Lock> workedAt(Being by) {
    var near = new ArrayList<World.Lock>();
    Interactions.doors(state(), by, false).stream()
        .map(door -> lock(state(), door.name()))
        .flatMap(Optional::stream)
        .distinct()
        .forEach(near::add);
    near(state(), by, false).stream()
        .map(container -> lock(state(), container.name()))
        .flatMap(Optional::stream)
        .forEach(near::add);
    if (near.size() < 2) {
      return near.stream().findFirst();
    }
    var options = near.stream().map(lock -> new Option<>(lock.on(), lock.on(), lock)).toList();
    return Optional.of(choose(by, Requests.WHICH_LOCK, options, near.getFirst(), by.id()));
  }

  /// What is in pieces keeps nothing in: a container, or a door of that name, stands open; of
  /// several doors the one that was there.
  void broken(String name, Spot at) {
    if (lock(state(), name).isPresent()) {
      emit(new ThingEvent.Unlocked(name), RHD_R_102);
    }
    find(state(), name)
        .filter(container -> !container.open())
        .ifPresent(
            container -> emit(new ThingEvent.ContainerMoved(container.name(), true), RHD_R_102));
    var doors = new ArrayList<>(Interactions.doors(state(), false));
    doors.removeIf(door -> !door.name().equalsIgnoreCase(name));
    if (doors.stream().anyMatch(door -> Interactions.isNear(door, at, 1))) {
      doors.removeIf(door -> !Interactions.isNear(door, at, 1));
    }
    for (var door : doors) {
      emit(new ThingEvent.DoorMoved(door, Interactions.opened(door)), RHD_R_102);
    }
  }
}
