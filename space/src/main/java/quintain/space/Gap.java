package quintain.space;

/// How many spaces lie from one creature to another, along the rows, the columns and upward,
/// counted between the spaces of theirs that are nearest.
public record Gap(int x, int y, int z) {
  public Gap {
    x = Math.abs(x);
    y = Math.abs(y);
    z = Math.abs(z);
  }

  /// Whether they are neighbours, at a corner too, and not in the same space.
  public boolean adjacent() {
    return Math.max(Math.max(x, y), z) == 1;
  }
}
