package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.rath.state.Being;
import quintain.rath.state.Device;
import quintain.rath.state.Ease;
import quintain.rath.state.Fight;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Hazard;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Mode;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.Sprung;
import quintain.rath.state.Stat;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trial;
import quintain.rath.state.Who;
import quintain.rath.state.World;

/// Traps and locks.
public final class Traps extends Chapter {
  /// Failing by this much breaks tools and sets traps off (RTH-TRAP-10, RTH-TOOL-01).
  private static final int BADLY = 5;

  Traps(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Search.class, RTH_TRAP_03)
        .offered("searches for traps", CHECK)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("search")
        .by(Search::by, "Who searches?")
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::search);
    book.act(WorkOn.class, RTH_TRAP_06)
        .offeredWith(
            WorkOn::device,
            (state, being) -> toDo(state, being, device -> device.isTrap() ? "disables" : "picks"),
            CHECK)
        .when(Actions::mayDo)
        .icon("key")
        .by(WorkOn::by, "Who works on it?")
        .slot(WorkOn::device, "On what?", Traps::devices)
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::workOn);
    book.act(ForceOpen.class, RTH_CACT_01)
        .offeredWith(ForceOpen::device, (state, being) -> toDo(state, being, _ -> "breaks"), CHECK)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("hammer")
        .by(ForceOpen::by, "Who breaks it?")
        .slot(ForceOpen::device, "What?", Traps::devices)
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::forceOpen);
    book.act(SetOff.class, RTH_TRAP_09)
        .offeredWith(SetOff::device, (state, being) -> toDo(state, being, _ -> "sets off"), CHECK)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("bomb")
        .by(SetOff::by, "Who sets it off?")
        .slot(SetOff::device, "What?", Traps::devices)
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::setOff);
    book.word(SetDevice.class, RTH_S_TRP)
        .offeredOnce("Put a trap or lock here", REFEREE)
        .ifOpen()
        .slot(SetDevice::trap, "Which trap or lock?", entries(state -> state.shelf().traps()))
        .slot(SetDevice::id, "Under which name?", Traps::freshDevice)
        .slot(SetDevice::at, "Where?", Traps::places)
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::set);
    book.word(SpringTrap.class, RTH_S_TRP)
        .offeredOnce("A trap goes off", REFEREE)
        .ifOpen()
        .slot(SpringTrap::device, "Which trap?", Traps::devices)
        .slot(SpringTrap::who, "Who sets it off?", everybody())
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::springOn);
    book.word(RemoveDevice.class, RTH_S_TRP)
        .offeredOnce("Take a trap or lock away", REFEREE)
        .ifOpen()
        .slot(RemoveDevice::device, "Which?", Traps::devices)
        .refuses(Traps::refusal)
        .does(Traps::new, Traps::remove);
  }

  /// Each trap and lock that is found and not yet dealt with, with what somebody does to it.
  private static List<Option<String>> toDo(
      RathState state, Being by, Function<Device, String> doing) {
    return state.world().devices().stream()
        .filter(device -> device.found() && !device.done())
        .map(
            device ->
                Option.of(
                    device.id(),
                    "%s %s the %s"
                        .formatted(by.name(), doing.apply(device), called(state, device))))
        .toList();
  }

  /// What the seat knows of: all of them for the GM.
  static List<Device> known(Blank<RathState> blank) {
    return blank.state().world().devices().stream()
        .filter(device -> device.found() || blank.seat().isReferee())
        .toList();
  }

  private static Optional<Question<?>> devices(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        known(blank).stream()
            .map(device -> Option.of(device.id(), called(blank.state(), device)))
            .toList());
  }

  /// A zone or feet of the line; on a map where somebody stands.
  private static Optional<? extends Question<?>> places(Blank<RathState> blank, Topic topic) {
    if (blank.state().map().isEmpty()) {
      return PlainSlots.<RathState>number(0, 12, 0).of(blank, topic);
    }
    var options = new ArrayList<Option<Integer>>();
    for (Being being : blank.state().roster()) {
      options.add(
          new Option<>(
              being.id(),
              Places.told(blank.state(), being.at()) + ", with " + being.name(),
              being.at()));
    }
    return oneOf(topic, options);
  }

  /// By its name; where there are several of that name, with where it is.
  private static String called(RathState state, Device device) {
    boolean several =
        state.world().devices().stream().filter(other -> other.name().equals(device.name())).count()
            > 1;
    return device.name() + (several ? " in " + Places.told(state, device.at()) : "");
  }

  private static Optional<Question<?>> freshDevice(Blank<RathState> blank, Topic topic) {
    var taken = new ArrayList<String>();
    blank.state().roster().forEach(being -> taken.add(being.id()));
    blank.state().world().devices().forEach(device -> taken.add(device.id()));
    var id = PlainSlots.freshId("device", taken);
    return oneOf(topic, List.of(Option.of(id, Names.title(id))));
  }

  // Setting them

  static Optional<Refusal> refusal(RathState state, RathStep.SetDevice step) {
    if (state.shelf().trap(step.trap()).isEmpty()) {
      return no(RTH_S_TRP, "There is no trap or lock called " + step.trap());
    }
    return state.world().device(step.id()).isPresent()
        ? no(RTH_S_TRP, "Something is called " + step.id() + " already")
        : state.nameRefusal(step.id(), RTH_DOC_05);
  }

  void set(RathStep.SetDevice step) {
    var trap = state().shelf().trap(step.trap()).orElseThrow();
    emit(new ThingEvent.DeviceSet(Device.fresh(step.id(), trap, step.at())), RTH_S_TRP);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.RemoveDevice step) {
    return state.world().device(step.device()).isEmpty()
        ? no(RTH_S_TRP, "There is nothing called " + step.device())
        : Optional.empty();
  }

  void remove(RathStep.RemoveDevice step) {
    emit(new ThingEvent.DeviceRemoved(step.device()), RTH_S_TRP);
  }

  // Searching

  /// Anyone may (RTH-TRAP-02); in combat it takes the whole turn (RTH-R-81).
  static Optional<Refusal> refusal(RathState state, RathStep.Search act) {
    boolean moved =
        state.fight().flatMap(Fight::turn).filter(turn -> turn.who().equals(act.by())).isPresent()
            && state.theFight().turn().orElseThrow().moved();
    return moved ? no(RTH_R_81, "A search takes the whole turn, the move too") : Optional.empty();
  }

  /// One turn for a 10 ft area: a WIS test, at advantage with Dungeon Sense (RTH-TRAP-03,
  /// RTH-TRAP-04, RTH-APT-01). Nothing found sounds the same whether something is there or not
  /// (RTH-R-76).
  void search(RathStep.Search act) {
    var searcher = being(act.by());
    boolean senses = searcher.has(Knack.DUNGEON_SENSE);
    var sources = senses ? List.of(Source.advantage("Dungeon Sense")) : List.<Source>of();
    play.cite(RTH_TRAP_02);
    play.cite(RTH_TRAP_03);
    boolean success =
        new Tests(play)
            .passes(
                searcher, Stat.WIS, sources, "to find traps", senses ? RTH_APT_01 : RTH_TRAP_04);
    boolean found = false;
    for (Device device : state().world().devices()) {
      boolean news = !device.found() || (senses && !device.detailed());
      if (success && news && state().areClose(searcher.at(), device.at())) {
        found = true;
        emit(ThingEvent.DeviceChanged.found(device, senses), senses ? RTH_APT_02 : RTH_TRAP_05);
      }
    }
    if (!found) {
      emit(new RathEvent.Told(searcher.id(), "finds nothing"), RTH_R_76);
    }
    if (state().inCombat()) {
      var turn = state().theFight().turn();
      turn.filter(t -> t.who().equals(act.by()))
          .ifPresent(t -> emit(FightEvent.TurnSpent.over(t), RTH_R_81));
    } else {
      passTurn();
    }
  }

  /// Who knows whether a found thing is complex: all who know its details, and a Trapsmith at a
  /// glance (RTH-APT-02, RTH-APT-07).
  static boolean seesComplexity(Being being, Device device) {
    return device.found() && (device.detailed() || being.has(Knack.TRAPSMITH));
  }

  /// Whether somebody a seat speaks for knows how complex a thing is.
  public static boolean isComplexityKnown(RathState state, Seat seat, Device device) {
    return seat.isReferee()
        || state.roster().stream()
            .anyMatch(being -> being.seat().equals(seat) && seesComplexity(being, device));
  }

  /// The trap or lock on which a step's success hangs, complex or not.
  public static Optional<Device> workedOn(RathState state, RathStep step) {
    return switch (step) {
      case RathStep.React(RathStep.WorkOn work) -> state.world().device(work.device());
      case RathStep.React(RathStep.Act act) ->
          Casting.firstTarget(act).flatMap(state.world()::device);
      default -> Optional.empty();
    };
  }

  // Working on them

  private static boolean hasTools(Being being) {
    return Situations.carries(being, Tag.THIEVES_TOOLS);
  }

  private static Ease base(Being worker) {
    return Ease.base(
        hasTools(worker), worker.has(Knack.BREAK_AND_ENTER), worker.has(Knack.TRAPSMITH));
  }

  private static Optional<Refusal> reach(RathState state, Being being, String id, boolean close) {
    var device = state.world().device(id).filter(Device::found);
    if (device.isEmpty()) {
      return no(RTH_TRAP_06, "Nobody has found anything called " + id);
    }
    if (device.get().done()) {
      return no(
          RTH_TRAP_06,
          device.get().name()
              + (device.get().isTrap() ? " is harmless already" : " is open already"));
    }
    return close && !state.areClose(being.at(), device.get().at())
        ? no(RTH_TRAP_06, device.get().name() + " is not Close to " + being.name())
        : Optional.empty();
  }

  /// Found, within reach, and not impossible (RTH-TRAP-06, RTH-TRAP-08, RTH-CPLX-04), help and
  /// hindrance counted (RTH-R-75). Whoever does not know that it is complex may find out by being
  /// refused.
  static Optional<Refusal> refusal(RathState state, RathStep.WorkOn act) {
    var worker = state.being(act.by());
    var out = reach(state, worker, act.device(), true);
    if (out.isPresent()) {
      return out;
    }
    if (base(worker) == Ease.IMPOSSIBLE) {
      return no(RTH_TRAP_08, worker.name() + " has no thieves' tools");
    }
    var device = state.world().device(act.device()).orElseThrow();
    return ease(worker, device, Tests.standing(state, worker, Stat.DEX)) == Ease.IMPOSSIBLE
        ? no(RTH_CPLX_04, device.name() + " is too complex for " + worker.name())
        : Optional.empty();
  }

  /// Tools and aptitude first, then what else helps or hinders, then complexity (RTH-R-75).
  private static Ease ease(Being worker, Device device, List<Source> sources) {
    boolean helped = sources.stream().anyMatch(s -> s.mode() == Mode.ADVANTAGE);
    boolean hindered = sources.stream().anyMatch(s -> s.mode() == Mode.DISADVANTAGE);
    var mixed = base(worker).with(helped, hindered);
    return device.trap().complex() ? mixed.lower() : mixed;
  }

  /// DEX against DC 12 on the scale (RTH-TRAP-07). Failing by 5 or more breaks the tools and sets a
  /// trap off (RTH-TRAP-10, RTH-TOOL-01, RTH-R-80); a lesser failure may be tried again (RTH-R-79).
  void workOn(RathStep.WorkOn act) {
    var worker = being(act.by());
    var device = state().world().device(act.device()).orElseThrow();
    var tests = new Tests(play);
    var sources = asTheGmSees(worker, tests.sources(worker, Stat.DEX, List.of()));
    var ease = ease(worker, device, sources);
    if (ease == Ease.IMPOSSIBLE) {
      // what hinders can leave nothing to roll; the attempt is lost
      emit(new RathEvent.ActLost(worker.id(), "it cannot be managed like this"), RTH_R_75);
      return;
    }
    play.cite(RTH_TRAP_01);
    play.cite(clause(worker, device));
    complexity(device, ease);
    var mode =
        switch (ease) {
          case ADVANTAGE -> Mode.ADVANTAGE;
          case STRAIGHT -> Mode.STRAIGHT;
          case DISADVANTAGE, IMPOSSIBLE -> Mode.DISADVANTAGE;
        };
    var result =
        tests.testAs(
            worker,
            Stat.DEX,
            Tests.DC,
            new Tests.Tilt(mode, sources),
            (isLock(device) ? "to pick the " : "to disable the ") + device.name(),
            RTH_TRAP_07);
    play.measure(worker, "succeeds", result.success());
    passTurn();
    if (result.success()) {
      over(device, isLock(device) ? "is picked" : "is disabled", RTH_TRAP_06);
    } else if (result.shortBy() >= BADLY) {
      botch(worker, device);
    }
  }

  /// It is open or harmless from now on; the water runs out of a cell, and there is air again
  /// (RTH-DROW-05).
  void over(Device device, String how, Clause why) {
    emit(ThingEvent.DeviceChanged.over(device, how), why);
    if (device.isFlooded()) {
      for (Being being : state().roster()) {
        if (being.is(Flag.SUBMERGED) && state().areClose(being.at(), device.at())) {
          new Drowning(play).comeUp(being);
        }
      }
    }
  }

  /// The cell full of water that somebody is shut in (RTH-R-68).
  static Optional<Device> floodedAround(RathState state, Being being) {
    if (being.is(Flag.SUBMERGED)) {
      for (Device device : state.world().devices()) {
        if (device.isFlooded() && state.areClose(being.at(), device.at())) {
          return Optional.of(device);
        }
      }
    }
    return Optional.empty();
  }

  /// What is picked, and not disabled: locks, and the doors of flooded cells.
  private static boolean isLock(Device device) {
    return !device.isTrap() || device.isFlooded();
  }

  /// The list of sources stands, unless the GM says what they come to (RTH-ADV-03).
  private List<Source> asTheGmSees(Being worker, List<Source> sources) {
    var tilt = new Tests(play).tilt(worker, sources);
    return tilt.sources().equals(sources) ? sources : List.of(tilt.sources().getLast());
  }

  /// A complex one is a step harder: an advantage is straight, a straight roll at disadvantage
  /// (RTH-CPLX-01 to 03).
  private void complexity(Device device, Ease ease) {
    if (device.trap().complex()) {
      play.cite(RTH_CPLX_01);
      play.cite(ease == Ease.STRAIGHT ? RTH_CPLX_02 : RTH_CPLX_03);
    }
  }

  /// The clause that says how this one works on it; an aptitude serves for traps and locks alike
  /// (RTH-R-78).
  private Rth clause(Being worker, Device device) {
    if (worker.has(device.isTrap() ? Knack.BREAK_AND_ENTER : Knack.TRAPSMITH)) {
      play.cite(RTH_R_78);
    }
    if (worker.has(Knack.TRAPSMITH)) {
      return hasTools(worker) ? RTH_APT_05 : RTH_APT_06;
    }
    if (worker.has(Knack.BREAK_AND_ENTER)) {
      return hasTools(worker) ? RTH_APT_03 : RTH_APT_04;
    }
    return RTH_TRAP_07;
  }

  private void botch(Being worker, Device device) {
    play.cite(RTH_R_80);
    play.cite(RTH_R_11);
    for (Item item : worker.pack().items()) {
      if (item.gear().is(Tag.THIEVES_TOOLS)) {
        emit(new ThingEvent.ItemLost(worker.id(), item.key(), "broken"), RTH_TOOL_01);
        break;
      }
    }
    if (device.isTrap() && !device.isFlooded()) {
      play.cite(RTH_TRAP_10);
      spring(device, Optional.of(worker.id()));
    }
  }

  /// An attempt takes one exploration turn, one action in combat, and no more than a round where
  /// somebody burns, bleeds or drowns by rounds (RTH-R-79).
  private void passTurn() {
    play.cite(RTH_R_79);
    if (!state().inCombat()) {
      then(
          TimePassing.isAnybodyInRounds(state())
              ? new RathStep.PassRounds(1)
              : new RathStep.PassTurns(1));
    }
  }

  static Optional<Refusal> refusal(RathState state, RathStep.ForceOpen act) {
    var being = state.being(act.by());
    var out = reach(state, being, act.device(), true);
    if (out.isPresent()) {
      return out;
    }
    var device = state.world().device(act.device()).orElseThrow();
    return device.trap().breakDc() == 0
        ? no(RTH_S_TRP, device.name() + " cannot be broken open")
        : Optional.empty();
  }

  /// A STR test, at advantage with a tool for it (RTH-CACT-01).
  void forceOpen(RathStep.ForceOpen act) {
    var being = being(act.by());
    var device = state().world().device(act.device()).orElseThrow();
    var sources = Situations.of(state(), being, Trial.BREAK_DOOR, false);
    var result =
        new Tests(play)
            .test(
                being,
                Stat.STR,
                device.trap().breakDc(),
                sources,
                "to break open the " + device.name(),
                RTH_CACT_01);
    play.measure(being, "succeeds", result.success());
    passTurn();
    if (result.success()) {
      over(device, "is broken open", RTH_CACT_01);
    }
  }

  // Going off

  static Optional<Refusal> refusal(RathState state, RathStep.SetOff act) {
    var being = state.being(act.by());
    var out = reach(state, being, act.device(), false);
    if (out.isPresent()) {
      return out;
    }
    var device = state.world().device(act.device()).orElseThrow();
    if (!device.isTrap()) {
      return no(RTH_TRAP_09, "Only a trap can be set off");
    }
    return device.isFlooded()
        ? no(RTH_TRAP_09, device.name() + " is flooded already")
        : Optional.empty();
  }

  /// From a distance and without a test, if the GM agrees; nobody Close to it is spared
  /// (RTH-TRAP-09, RTH-R-80).
  void setOff(RathStep.SetOff act) {
    var device = state().world().device(act.device()).orElseThrow();
    if (gm(ThingPrompts.SETS_OFF, true, act.by())) {
      spring(device, Optional.empty());
    } else {
      emit(new RathEvent.Told(act.by(), "does not set it off"), RTH_TRAP_09);
    }
  }

  static Optional<Refusal> refusal(RathState state, RathStep.SpringTrap step) {
    var device = state.world().device(step.device());
    if (device.isEmpty() || !device.get().isTrap()) {
      return no(RTH_S_TRP, "There is no trap called " + step.device());
    }
    if (device.get().done()) {
      return no(RTH_S_TRP, device.get().name() + " is harmless");
    }
    if (device.get().isFlooded()) {
      return no(RTH_S_TRP, device.get().name() + " is flooded already");
    }
    var victim = state.find(step.who());
    return victim.isEmpty()
        ? nobodyCalled(step.who(), RTH_S_TRP)
        : goneRefusal(victim.get(), RTH_S_TRP);
  }

  void springOn(RathStep.SpringTrap step) {
    spring(state().world().device(step.device()).orElseThrow(), Optional.of(step.who()));
    then(new RathStep.CheckCombat());
  }

  /// The trap goes off: on everyone it reaches, in roster order, or on whoever set it off.
  private void spring(Device device, Optional<String> by) {
    emit(ThingEvent.DeviceChanged.sprung(device), RTH_S_TRP);
    var sprung = device.trap().sprung().orElseThrow();
    if (sprung instanceof Sprung.Warns) {
      emit(new ThingEvent.Warned(Who.Side.FOES), RTH_S_TRP);
      return;
    }
    if (sprung instanceof Sprung.Floods floods) {
      flood(device, floods.rounds());
      return;
    }
    boolean all = device.trap().everyone() || by.isEmpty();
    for (Being being : state().roster()) {
      boolean there = state().areClose(being.at(), device.at());
      boolean caught = all ? there : being.id().equals(by.orElse(""));
      if (caught && !being.isDead() && !being.hasLeft()) {
        then(new RathStep.SufferTrap(device.id(), being.id()));
      }
    }
  }

  void suffer(RathStep.SufferTrap step) {
    var device = state().world().device(step.device()).orElseThrow();
    var victim = being(step.who());
    switch (device.trap().sprung().orElseThrow()) {
      case Sprung.Afflicts dose -> then(new RathStep.Dose(victim.id(), dose.what(), dose.dice()));
      case Sprung.TestOr test -> {
        if (!new Tests(play)
            .test(
                victim,
                test.stat(),
                test.dc(),
                List.of(),
                "against the " + device.name(),
                RTH_S_TRP)
            .success()) {
          test.damage()
              .ifPresent(
                  damage -> new Harm(play).comes(victim, damage, Hazard.FALL, device.name()));
          test.what().ifPresent(what -> then(new RathStep.Dose(victim.id(), what, test.dice())));
        }
      }
      case Sprung.Strikes blow -> strike(device, blow, victim);
      case Sprung.Floods _, Sprung.Warns _ -> {} // nobody suffers these one by one
    }
  }

  /// d20 and its bonus against AC: a natural 20 hits and costs AC until the scene ends (RTH-R-36).
  private void strike(Device device, Sprung.Strikes blow, Being victim) {
    int natural = play.roll(new Machine(device.id()), Dice.D20, RTH_S_TRP);
    int total = natural + blow.hit();
    int ac = Armor.of(victim);
    boolean critical = natural == 20;
    boolean hit = play.judge(RTH_ATK_03, new Attacks(play).hits(natural, total, ac));
    emit(
        new RathEvent.AttackRolled(
            device.id(),
            victim.id(),
            device.name(),
            natural,
            total,
            ac,
            hit,
            List.of(),
            Optional.empty(),
            0),
        RTH_S_TRP);
    if (critical) {
      emit(new FightEvent.AcLost(victim.id(), 1), RTH_R_36);
    }
    if (hit) {
      var harm = new Harm(play);
      int damage =
          play.roll(
                  new Machine(device.id()),
                  harm.dice(blow.damage(), Who.Side.FOES, critical),
                  RTH_DMG_08)
              + blow.damage().plus();
      int taken = harm.blow(victim, damage, blow.damage().plus(), device.name(), RTH_S_TRP);
      harm.sting(victim, blow.stings(), taken, critical);
    }
  }

  /// Everyone in the cell goes under, with air for so many rounds (RTH-DROW-01), and what burns on
  /// its floor goes out (RTH-R-90).
  private void flood(Device device, int rounds) {
    for (World.Lying lying : state().ground()) {
      if (lying.item().is(Item.State.LIT) && state().areClose(lying.at(), device.at())) {
        emit(ThingEvent.LyingChanged.putOut(lying), RTH_R_90);
      }
    }
    for (Being being : state().roster()) {
      if (state().areClose(being.at(), device.at()) && !being.isDead() && !being.hasLeft()) {
        new Drowning(play).goUnder(being, rounds);
      }
    }
  }
}
