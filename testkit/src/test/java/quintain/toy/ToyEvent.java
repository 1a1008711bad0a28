package quintain.toy;

import quintain.kernel.Event;

/// What can happen in the yard.
public sealed interface ToyEvent extends Event {
  record Missed(String by, String target) implements ToyEvent {}

  record Parried(String target) implements ToyEvent {}

  record Wounded(String target, int damage) implements ToyEvent {}

  record Fell(String target) implements ToyEvent {}

  record Rested(String who, int hp) implements ToyEvent {}

  record Helped(String who, String friend) implements ToyEvent {}

  record FigureSet(String fact, Object value, String reason) implements ToyEvent {}

  record Joined(ToyState.Brawler brawler) implements ToyEvent {}
}
