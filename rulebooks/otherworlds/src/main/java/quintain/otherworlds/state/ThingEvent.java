package quintain.otherworlds.state;

import java.util.List;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;

/// What happens to things and marks, and what is used up.
public sealed interface ThingEvent extends OtwEvent {
  /// Rounds, uses, or what a guard or an absorb item still takes.
  record LeftChanged(String who, String item, int left) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).withLeft(left)));
    }
  }

  /// Something falls to the ground in somebody's space.
  record Dropped(String who, String item) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return new Thrown(who, item, state.being(who).at()).appliedTo(state);
    }
  }

  /// Something is laid where somebody can reach it again.
  record LaidDown(String who, String item, Spot at) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return new Thrown(who, item, at).appliedTo(state);
    }
  }

  /// A thing lies somewhere that was nobody's, under a key that nothing else there has.
  record SetOut(Item item, Spot at) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var ground = state.world().ground();
      var key = item.key();
      for (int n = 2; isTaken(ground, key); n++) {
        key = item.key() + " " + n;
      }
      var lying = new World.Lying(item.called(key), at);
      return state.with(state.world().withGround(Lists.plus(ground, lying)));
    }

    private static boolean isTaken(List<World.Lying> ground, String key) {
      return ground.stream().anyMatch(lying -> lying.item().key().equals(key));
    }
  }

  /// Something flies to another space, and comes to the ground there.
  record Thrown(String who, String item, Spot at) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var thing = state.being(who).kit().get(item).at(Item.Place.PACK);
      var lying = new World.Lying(thing, Field.ground(state, at));
      return state
          .withKit(who, kit -> kit.without(item))
          .with(state.world().withGround(Lists.plus(state.world().ground(), lying)));
    }
  }

  /// Something is used up.
  record Spent(String who, String item) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.without(item));
    }
  }

  /// Something is used up until a long rest (OTW-REST-08).
  record UsedToday(String who, String what) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who, being -> being.with(being.life().withToday(Lists.plus(being.life().today(), what))));
    }
  }

  /// Something is used up until the battle is over.
  record UsedInBattle(String who, String what) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being ->
              being.with(being.life().withEncounter(Lists.plus(being.life().encounter(), what))));
    }
  }

  /// A thing is put somewhere on somebody; an absorb item that is put on comes after the shells
  /// there are (OTW-R-71).
  record Placed(String who, String item, Item.Place place) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var placed = state.withKit(who, kit -> kit.with(kit.get(item).at(place)));
      return place == Item.Place.WORN && state.being(who).kit().get(item).gear() instanceof Absorb
          ? placed.with(who, ThingEvent::padded)
          : placed;
    }
  }

  private static Being padded(Being being) {
    return being.withStatuses(
        being.statuses().stream()
            .map(status -> status.kind() == Status.Kind.SHIELDED ? status.outdone() : status)
            .toList());
  }

  /// Something new is somebody's. What is in somebody's purse now.
  record MarksChanged(String who, int to) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.life().withMarks(to)));
    }
  }

  record Gained(String who, Item item) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.plus(item));
    }
  }

  /// Something that lay about comes into somebody's hand.
  record PickedUp(String who, String item, Item.Place place) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var lying = state.world().lying(item, state.being(who).at()).orElseThrow();
      return state
          .withKit(who, kit -> kit.plus(lying.item().at(place)))
          .with(state.world().withGround(Lists.withoutFirst(state.world().ground(), lying)));
    }
  }

  record HandedTo(String who, String item, String to, Item.Place place) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var thing = state.being(who).kit().get(item);
      return state
          .withKit(who, kit -> kit.without(item))
          .withKit(to, kit -> kit.plus(thing.at(place)));
    }
  }

  /// Something was taken off the fallen.
  record TakenFrom(String who, String from, String item, Item.Place place) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var thing = state.being(from).kit().get(item);
      return state
          .withKit(from, kit -> kit.without(item))
          .withKit(who, kit -> kit.plus(thing.at(place)));
    }
  }

  /// A body or a container was searched, and this is what was taken.
  record Looted(String who, String from, List<String> taken) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var left =
          state.scene().loot().stream()
              .map(
                  loot ->
                      loot.from().equalsIgnoreCase(from)
                          ? new Scene.Loot(loot.from(), without(loot.items(), taken))
                          : loot)
              .toList();
      return state.with(state.world().with(state.scene().withLoot(left)));
    }

    private static List<String> without(List<String> items, List<String> taken) {
      var left = items;
      for (String item : taken) {
        left = Lists.withoutFirst(left, item);
      }
      return left;
    }
  }

  /// Smoke or the like fills some spaces for a while.
  record ZoneFilled(World.Zone zone) implements ThingEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withZones(Lists.plus(state.world().zones(), zone)));
    }
  }
}
