package quintain.space;

import java.util.function.UnaryOperator;
import quintain.kernel.Spot;

/// Why a step cannot be taken, or what a push ran into, and where: the space that could not be
/// entered.
public sealed interface Hindrance {
  Spot at();

  /// What it is, as people say it, on the map where it was met.
  ///
  /// @param names what people call somebody
  default String told(Grid map, UnaryOperator<String> names) {
    return switch (this) {
      case OffTheMap _ -> "the edge of the map";
      case NotNext _ -> "a gap";
      case Blocked(var _, var obstacle, var _) -> orElse(obstacle.name(), "a wall");
      case TooHigh(var at, int feet) -> standing(map, at, feet + " feet up");
      case Ground(var at) -> standing(map, at, "the ground");
      case TooDeep(var _, int feet) -> feet + " feet down";
      case Occupied(var _, var who) -> names.apply(who);
      case Forbidden _ -> "a step that may not be taken";
    };
  }

  private static String standing(Grid map, Spot at, String ground) {
    var terrain = map.terrain(at.x(), at.y());
    return terrain.solid() ? orElse(terrain.name(), ground) : ground;
  }

  private static String orElse(String name, String otherwise) {
    return name.isBlank() ? otherwise : name;
  }

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
