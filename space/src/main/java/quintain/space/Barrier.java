package quintain.space;

import java.util.Optional;
import quintain.kernel.OrNone;

/// A wall, fence, door or curtain: a straight line on the plan, without thickness.
///
/// @param name what people call it
/// @param from one end
/// @param to the other end
/// @param cover how well it hides what is behind it; full cover breaks every line of sight
/// @param passable whether people go through it as if it were not there
/// @param height feet from the higher ground beside its middle to its top; none: without end
public record Barrier(
    @OrNone String name,
    Point from,
    Point to,
    Cover cover,
    boolean passable,
    Optional<Integer> height) {
  public Barrier {
    if (from.equals(to)) {
      throw new IllegalArgumentException("a wall from " + from + " to " + to + " has no length");
    }
    if (height.isPresent() && (height.get() < 1 || height.get() > Grid.FEET_MOST)) {
      throw new IllegalArgumentException(
          "height is a number of feet from 1 to " + Grid.FEET_MOST + ", not " + height.get());
    }
  }

  /// A stone wall from floor to ceiling.
  public static Barrier wall(Point from, Point to) {
    return new Barrier("wall", from, to, Cover.FULL, false, Optional.empty());
  }

  /// A barrier so many feet high.
  public static Barrier fence(Point from, Point to, Cover cover, int height) {
    return new Barrier("fence", from, to, cover, false, Optional.of(height));
  }
}
