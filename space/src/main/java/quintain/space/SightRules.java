package quintain.space;

/// What a book takes for a line of sight.
///
/// @param points between which points of two spaces lines are drawn
/// @param overNeighbours whether one looks over an obstacle of full cover beside either party, if
///   the line passes above its top; one farther off is looked over in any case
public record SightRules(Points points, boolean overNeighbours) {
  /// The points of a space that a line may begin or end at.
  public enum Points {
    /// The middle, the middles of the edges and the corners, drawn in by a hundredth of a foot: one
    /// open line is enough.
    ANY,
    /// The middle of the whole square alone.
    CENTRES
  }

  /// Any point to any point, and nobody looks over what he stands beside.
  public static final SightRules ANY_POINT = new SightRules(Points.ANY, false);
}
