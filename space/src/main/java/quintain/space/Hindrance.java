package quintain.space;

import quintain.kernel.Spot;

/// Why a step cannot be taken, or what a push ran into, and where: the space that could not be
/// entered.
public sealed interface Hindrance {
  Spot at();

  /// There is no such space.
  record OffTheMap(Spot at) implements Hindrance {}

  /// Not a neighbour of the space before, or not at a height one can be at there.
  record NotNext(Spot at) implements Hindrance {}

  /// Something solid is in the way, so many feet higher than where one comes from; the most that an
  /// int holds if it has no top.
  record Blocked(Spot at, Obstacle by, int feet) implements Hindrance {}

  /// The ground there is so many feet higher.
  record TooHigh(Spot at, int feet) implements Hindrance {}

  /// It is in the ground, or in what one would land on.
  record Ground(Spot at) implements Hindrance {}

  /// The ground there is so many feet lower.
  record TooDeep(Spot at, int feet) implements Hindrance {}

  /// Somebody is there.
  record Occupied(Spot at, String who) implements Hindrance {}

  /// The book's own rule forbids this step.
  record Forbidden(Spot at) implements Hindrance {}
}
