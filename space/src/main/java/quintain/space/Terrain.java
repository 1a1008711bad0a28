package quintain.space;

import java.util.Optional;

/// What a space is made of or filled with.
/// - What is `solid` cannot be walked through: with a `height` it can be stood upon, without one it
///   goes up for ever and nobody but a ghost enters.
/// - What is not solid (a bush, smoke) hinders no step, and covers up to its height, or without one
///   however high one looks.
///
/// @param name what people call it
/// @param cover how well it hides what is behind it
/// @param solid whether it keeps people out
/// @param height feet from the ground to its top; none: without end
/// @param ground feet of the ground above, or below, the map's level
/// @param cost how many times the usual a step into it costs those who touch the ground
public record Terrain(
    String name, Cover cover, boolean solid, Optional<Integer> height, int ground, int cost) {
  /// What is not said of a terrain is as on open ground.
  public static final Terrain DEFAULTS = new Terrain("", Cover.NONE, false, Optional.empty(), 0, 1);

  /// Level ground with nothing on it; `.` in a map unless its legend says otherwise.
  public static final Terrain OPEN = DEFAULTS;

  /// Stone from floor to ceiling; `#` in a map unless its legend says otherwise.
  public static final Terrain ROCK = new Terrain("rock", Cover.FULL, true, Optional.empty(), 0, 1);

  public Terrain {
    if (height.isPresent() && (height.get() < 1 || height.get() > Grid.FEET_MOST)) {
      throw new IllegalArgumentException(
          "height is a number of feet from 1 to " + Grid.FEET_MOST + ", not " + height.get());
    }
    if (Math.abs(ground) > Grid.FEET_MOST) {
      throw new IllegalArgumentException(
          "ground is at most " + Grid.FEET_MOST + " feet up or down, not " + ground);
    }
    if (cost < 1 || cost > 100) {
      throw new IllegalArgumentException("cost is a factor from 1 to 100, not " + cost);
    }
  }
}
