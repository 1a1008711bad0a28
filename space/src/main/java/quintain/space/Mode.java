package quintain.space;

/// A way of getting from space to space.
public enum Mode {
  /// On the ground, over what is no higher than a step.
  WALK,
  /// Like walking, for those who are down.
  CRAWL,
  /// Up, down and over anything that has a top; feet up and down count.
  CLIMB,
  /// Over anything that has a top.
  FLY,
  /// Just above the ground, over what is no higher than a limit.
  FLOAT,
  /// Through anything.
  GHOST;

  /// Whether the ground makes a step dearer.
  boolean treads() {
    return this == WALK || this == CRAWL || this == CLIMB;
  }
}
