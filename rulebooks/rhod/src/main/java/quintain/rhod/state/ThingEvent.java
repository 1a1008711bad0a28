package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;
import quintain.space.Barrier;

/// What happens to things, and with Features.
public sealed interface ThingEvent extends RhodEvent {
  /// One Armor gives so much Armoring again.
  record ArmorMended(String who, String item, int armoring) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(
          who, kit -> kit.with(kit.get(item).withLeft(kit.get(item).left() + armoring)));
    }
  }

  /// A thing is elsewhere on its owner now.
  record Shifted(String who, String item, Place place) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.moved(item, place));
    }
  }

  /// Of its like it is the first to be used.
  record Preferred(String who, String item) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.first(item));
    }
  }

  /// Somebody has a thing more.
  record Got(String who, Item item) implements ThingEvent {
    /// A thing comes into a Slot, with all that are on its stack.
    public static Got into(Place place, String who, Item item) {
      return new Got(who, item.at(place));
    }

    /// One of a stack comes there, to be used from the first step on.
    public static Got oneInto(Place place, String who, Item item) {
      return new Got(who, item.one().at(place));
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.stacking(item));
    }
  }

  /// Somebody has a thing, or some of a stack, no more.
  record Lost(String who, String item, int count) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.less(item, count));
    }
  }

  /// A thing lies somewhere.
  record Laid(Item item, Spot at) implements ThingEvent {
    /// A thing leaves its Slot and lies there, with all that are on its stack.
    public static Laid down(Item item, Spot at) {
      return new Laid(item.at(Place.PACK), at);
    }

    /// One of a stack lies there, to be used from the first step on.
    public static Laid oneDown(Item item, Spot at) {
      return new Laid(item.one().at(Place.PACK), at);
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          state.world().withGround(Lists.plus(state.world().ground(), new Lying(item, at))));
    }
  }

  /// What lay somewhere lies there no more.
  record TakenUp(Lying what) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withGround(Lists.withoutFirst(state.world().ground(), what)));
    }
  }

  /// A thing is not as it was: loaded, jammed, lit, a step further, with other Tags.
  record Changed(String who, Item item) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.with(item));
    }
  }

  /// A piece of ammunition is spent, from the weapon or from a stack.
  ///
  /// @param stack the stack it came from; empty if it was loaded
  record Fired(String who, String item, String stack) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(
          who,
          kit ->
              stack.isEmpty()
                  ? kit.with(
                      kit.get(item)
                          .withLoaded(
                              kit.get(item).loaded().subList(1, kit.get(item).loaded().size())))
                  : kit.less(stack, 1));
    }
  }

  /// A weapon is filled up with pieces from stacks.
  record Reloaded(String who, String item, List<Ammunition> pieces) implements ThingEvent {
    public Reloaded {
      pieces = List.copyOf(pieces);
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(
          who,
          kit -> {
            var after = kit;
            var weapon = kit.get(item);
            for (Ammunition piece : pieces) {
              after = after.lessPieceFor((Weapon) weapon.thing(), piece);
            }
            return after.with(weapon.withLoaded(Lists.joined(weapon.loaded(), pieces)));
          });
    }
  }

  /// RHD-R-34.
  record Jammed(String who, String item, boolean stuck) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).withJam(stuck)));
    }
  }

  /// A step of using Equipment is done; after the last one it begins anew.
  record StepTaken(String who, String item, Verb verb, int done) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).withStep(done)));
    }
  }

  /// A Charge is spent (RHD-EQP-05).
  record ChargeSpent(String who, String item) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.discharged(item));
    }
  }

  /// A thing begins or ceases to burn.
  record Lit(String who, String item, boolean burns) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).withLight(burns)));
    }
  }

  /// What lies somewhere and burns has burned for another Watch, or is put out.
  ///
  /// @param left what is left of it, which may burn no longer
  record BurnedDown(Lying what, Item left) implements ThingEvent {
    /// It has burned for a Watch: a Charge is gone, or it goes out.
    public static BurnedDown byAWatch(Lying what) {
      var item = what.item();
      return item.left() > 0 ? new BurnedDown(what, item.withLeft(item.left() - 1)) : putOut(what);
    }

    public static BurnedDown putOut(Lying what) {
      return new BurnedDown(what, what.item().withLight(false));
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      var ground = new ArrayList<>(state.world().ground());
      ground.replaceAll(lying -> lying.equals(what) ? new Lying(left, what.at()) : lying);
      return state.with(state.world().withGround(ground));
    }
  }

  /// Something holds in some spaces now.
  record ZoneMade(World.Zone zone) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withZones(Lists.plus(state.world().zones(), zone)));
    }
  }

  /// It no longer does.
  record ZoneEnded(World.Zone zone) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withZones(Lists.withoutFirst(state.world().zones(), zone)));
    }
  }

  /// A door is open or closed now.
  record DoorMoved(Barrier before, Barrier after) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var map = state.scene().map().without(before).with(after);
      return state.with(state.world().with(state.scene().withMap(map)));
    }
  }

  /// Something that can be done once a Turn is done.
  record DoneThisTurn(String who, String what) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.isTurnOf(who) ? state.inTurn(turn -> turn.doing(what)) : state;
    }
  }

  /// Something that can be done once an Encounter is done.
  record DoneThisEncounter(String who, String what) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.using(new Fight.Used(who, what, Fight.Span.ENCOUNTER)));
    }
  }

  /// Somebody does what no rule knows; nothing else follows from it.
  record Did(String who, String what) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state;
    }
  }

  /// A Watch of work succeeded or was wasted (RHD-CRT-03, RHD-R-92).
  record Worked(String who, String item, Skill skill, boolean well) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(
          who,
          kit ->
              well && kit.get(item).thing() instanceof Work work
                  ? kit.with(kit.get(item).made(work.further()))
                  : kit);
    }
  }

  /// A lock gives way, or does not.
  record LockTried(String who, boolean open) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state;
    }
  }

  /// A container stands somewhere.
  record ContainerSet(World.Container container) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          state.world().withContainers(Lists.plus(state.world().containers(), container)));
    }
  }

  /// A container is open or closed now.
  record ContainerMoved(String container, boolean open) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withContainer(container, each -> each.opened(open));
    }
  }

  /// A thing lies in a container.
  record PutIn(String container, Item item) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withContainer(
          container, each -> each.holding(each.contents().stacking(item.at(Place.PACK))));
    }
  }

  /// A thing is in a container no more.
  record TakenOut(String container, String item) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withContainer(container, each -> each.holding(each.contents().without(item)));
    }
  }

  /// Something is locked.
  record Locked(World.Lock lock) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withLocks(Lists.plus(state.world().locks(), lock)));
    }
  }

  /// Something is locked no more.
  record Unlocked(String what) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          state
              .world()
              .withLocks(
                  Lists.without(state.world().locks(), lock -> lock.on().equalsIgnoreCase(what))));
    }
  }

  /// An object can be attacked now.
  record TargetSetUp(World.Target target) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withTargets(Lists.plus(state.world().targets(), target)));
    }
  }

  /// An object is struck, or missed; without Vitality it is in pieces.
  record Battered(String who, World.Target target, int total, boolean hit, int damage)
      implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var left =
          new World.Target(
              target.name(), target.at(), target.defense(), target.vitality() - damage);
      var others = Lists.withoutFirst(state.world().targets(), target);
      return state.with(
          state.world().withTargets(left.vitality() > 0 ? Lists.plus(others, left) : others));
    }
  }
}
