package quintain.space;

/// What a book takes for cover.
///
/// @param counting which obstacles on the line between the middles count
/// @param corner the grade of one who is seen only by a line beside the middle one, which full
///   cover stops
public record CoverRules(Counting counting, Cover corner) {
  /// Which obstacles count.
  public enum Counting {
    /// Those that touch the target's space, be it at a corner.
    BESIDE_TARGET,
    /// All of them.
    ANY_ON_LINE
  }
}
