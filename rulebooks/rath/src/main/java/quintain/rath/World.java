package quintain.rath;

import java.util.List;
import java.util.Optional;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock minutes since play began (RTH-TIME-01 to 04)
/// @param ground what lies about, and where
/// @param session whether a session is open (RTH-R-99)
/// @param warned the side that acts first when combat begins, if something has warned it
/// @param shelf the entries that may still be drawn on in play
public record World(
    RathHouse house,
    Scene scene,
    long clock,
    List<Lying> ground,
    boolean session,
    Optional<Who.Side> warned,
    Shelf shelf) {
  /// A thing on the ground.
  public record Lying(Item item, int at) {}

  World withClock(long minutes) {
    return new World(house, scene, minutes, ground, session, warned, shelf);
  }

  World with(Scene newScene) {
    return new World(house, newScene, clock, ground, session, warned, shelf);
  }

  World withGround(List<Lying> items) {
    return new World(house, scene, clock, items, session, warned, shelf);
  }

  World inSession(boolean open) {
    return new World(house, scene, clock, ground, open, warned, shelf);
  }

  World warned(Optional<Who.Side> side) {
    return new World(house, scene, clock, ground, session, side, shelf);
  }
}
