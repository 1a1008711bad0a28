package quintain.kernel.dice;

/// One face as it lay on the table.
///
/// @param sides how many sides the die has
/// @param face what it showed, 1 to `sides`, before anything was added or clamped
/// @param kept whether it counts: false for dropped and rerolled dice
/// @param exploded whether it made a further die be rolled
public record Face(int sides, int face, boolean kept, boolean exploded) {

  /// The face as scenarios write it: `d6=4`.
  @Override
  public String toString() {
    return "d" + sides + "=" + face + (exploded ? "!" : "") + (kept ? "" : " dropped");
  }
}
