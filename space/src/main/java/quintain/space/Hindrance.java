package quintain.space;

import java.util.function.UnaryOperator;
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

  /// The way there takes so many feet, which is too many.
  record TooFar(Spot at, int feet) implements Hindrance {}

  /// The reason as people read it: "Raider A bars the way".
  ///
  /// @param names what those are called who are in the way, by their ids
  default String told(UnaryOperator<String> names) {
    return switch (this) {
      case OffTheMap _ -> "that is off the map";
      case NotNext _ -> "that is not the next space";
      case Blocked(Spot _, Obstacle by, int _) -> named(by.name()) + " is in the way";
      case TooHigh(Spot _, int feet) -> "it goes up " + feet + " feet there";
      case Ground _ -> "there is solid ground";
      case TooDeep(Spot _, int feet) -> "it goes down " + feet + " feet there";
      case Occupied(Spot _, String who) -> names.apply(who) + " bars the way";
      case Forbidden _ -> "that way may not be gone";
      case TooFar(Spot _, int feet) -> "the way there takes " + feet + " feet";
    };
  }

  private static String named(String thing) {
    if (thing.isEmpty()) {
      return "something solid";
    }
    return switch (Character.toLowerCase(thing.charAt(0))) {
      case 'a', 'e', 'i', 'o', 'u' -> "an " + thing;
      default -> "a " + thing;
    };
  }
}
