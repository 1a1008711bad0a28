package quintain.rhod;

/// What happens to things.
public sealed interface ThingEvent extends RhodEvent {
  record Placed(String who, String item, Place place) implements ThingEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).at(place)));
    }
  }
}
