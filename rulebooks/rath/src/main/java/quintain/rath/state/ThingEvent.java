package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// What happens to things and coins, to spells, and to traps and locks.
public sealed interface ThingEvent extends RathEvent {
  // Things

  record ItemGained(String who, Item item) implements ThingEvent {
    public static ItemGained stowed(String who, Item item) {
      return new ItemGained(who, item.to(Item.Where.PACK));
    }

    public static ItemGained held(String who, Item item) {
      return new ItemGained(who, item.to(Item.Where.HELD));
    }

    /// A light that goes out and is stowed.
    public static ItemGained putOut(String who, Item light) {
      return stowed(who, light.with(Item.State.SOUND));
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.plus(item));
    }
  }

  record ItemLost(String who, String item, String how) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.minus(item));
    }
  }

  record ItemDropped(String who, String item) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var bearer = state.being(who);
      var dropped = bearer.pack().find(item);
      if (dropped.isEmpty()) {
        return state;
      }
      var lying = new World.Lying(dropped.get().to(Item.Where.PACK), bearer.at());
      return state.withPack(who, p -> p.minus(item)).withGround(Lists.plus(state.ground(), lying));
    }
  }

  /// A thing leaves the hand and comes to lie where it was thrown.
  record ItemThrown(String who, String item, int at) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var thrown = state.being(who).pack().find(item);
      return thrown
          .map(
              i ->
                  state
                      .withPack(who, p -> p.minus(item))
                      .withGround(
                          Lists.plus(state.ground(), new World.Lying(i.to(Item.Where.PACK), at))))
          .orElse(state);
    }
  }

  /// A thing on the ground has changed, or is gone.
  record LyingChanged(World.Lying was, Optional<Item> now) implements ThingEvent {
    /// A light has burned so many turns since its last usage roll (RTH-USE-07).
    public static LyingChanged burned(World.Lying light, int turns) {
      return new LyingChanged(light, Optional.of(light.item().burning(turns)));
    }

    /// Water puts a light out, and what it has burned of its hour is gone (RTH-R-90).
    public static LyingChanged putOut(World.Lying light) {
      return new LyingChanged(light, Optional.of(light.item().with(Item.State.SOUND)));
    }

    /// A light goes out with its hour (RTH-R-90).
    public static LyingChanged wentOut(World.Lying light) {
      return new LyingChanged(light, Optional.of(light.item().burning(0).with(Item.State.SOUND)));
    }

    /// The usage die of a light has been rolled, and has so many sides left (RTH-USE-04).
    public static LyingChanged rolled(World.Lying light, int sides) {
      return new LyingChanged(light, Optional.of(light.item().burning(0).using(sides)));
    }

    public static LyingChanged gone(World.Lying was) {
      return new LyingChanged(was, Optional.empty());
    }

    @Override
    public RathState appliedTo(RathState state) {
      var left = Lists.withoutFirst(state.ground(), was);
      return state.withGround(
          now.map(item -> Lists.plus(left, new World.Lying(item, was.at()))).orElse(left));
    }
  }

  /// Something that lay about is in somebody's hand, or stowed where it takes more hands than are
  /// free (RTH-R-40).
  record ItemTakenUp(String who, String item, boolean stowed) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var place = stowed ? Item.Where.PACK : Item.Where.HELD;
      return state
          .lyingBy(state.being(who), item)
          .map(
              lying ->
                  state
                      .withPack(who, p -> p.plus(lying.item().to(place)))
                      .withGround(Lists.withoutFirst(state.ground(), lying)))
          .orElse(state);
    }
  }

  record ItemPlaced(String who, String item, Item.Where where) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.to(where))).orElse(p));
    }
  }

  record ItemBecame(String who, String item, Item.State what) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.with(what))).orElse(p));
    }
  }

  /// A usage die has a new size (RTH-USE-04).
  record UsageDropped(String who, String item, int sides) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.using(sides))).orElse(p));
    }
  }

  record AptitudeUsed(String who, Knack knack) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.growth().using(knack)));
    }
  }

  // Coins, wear and rest

  record PurseChanged(String who, Purse to, String why) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, pack -> pack.with(to));
    }
  }

  /// Venom is on a weapon, for its next wounding hit; with none it is gone into the wound.
  record ItemCoated(String who, String item, String venom) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.coatedWith(venom))).orElse(p));
    }
  }

  /// A light has burned so many turns since its last usage roll (RTH-USE-07).
  record LightBurned(String who, String item, int turns) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.burning(turns))).orElse(p));
    }
  }

  /// Shots outside combat owe one usage roll for the scene (RTH-R-90).
  record ScenesShotsReckoned() implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withLoosed(List.of()));
    }
  }

  /// A long rest has ended at that minute (RTH-R-72).
  record LongRested(long at) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withRested(at));
    }
  }

  /// The uses of what this recharges come back (RTH-SRST-05, RTH-LRST-06).
  record Recharged(String who, List<Aptitude.Recharge> by) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.growth().recharged(by)));
    }
  }

  // Magic

  record SpellBurned(String who, String spell) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().burning(spell)));
    }
  }

  record SpellUnburned(String who, String spell) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().unburning(spell)));
    }
  }

  record SpellsEquipped(String who, List<String> spells) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().equipping(spells)));
    }
  }

  record SpellLearnt(String who, String spell) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().knowing(spell)));
    }
  }

  // Traps and locks

  record DeviceSet(Device device) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().with(device));
    }
  }

  /// Something about a trap or lock has changed: found, sprung, disabled, open.
  record DeviceChanged(Device device, String how) implements ThingEvent {
    public static DeviceChanged found(Device device, boolean inDetail) {
      return new DeviceChanged(device.found(inDetail), "is found");
    }

    public static DeviceChanged sprung(Device device) {
      return new DeviceChanged(device.sprung(), "goes off");
    }

    /// It is disabled or open.
    public static DeviceChanged over(Device device, String how) {
      return new DeviceChanged(device.over(), how);
    }

    public static DeviceChanged locked(Device device) {
      return new DeviceChanged(device.shut(), "locks");
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().with(device));
    }
  }

  record DeviceRemoved(String device) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withoutDevice(device));
    }
  }

  /// Those on this side are warned, and act first when combat begins.
  record Warned(Who.Side side) implements ThingEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().warned(Optional.of(side)));
    }
  }
}
