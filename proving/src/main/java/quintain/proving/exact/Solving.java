package quintain.proving.exact;

/// Who chooses in a fight that is solved exactly: each side by its policy, or as well as anybody
/// could who sees everything.
public enum Solving {
  BY_POLICY,
  FIRST_SIDE_BEST,
  SECOND_SIDE_BEST,
  BOTH_BEST;

  boolean isBest(int side) {
    return this == BOTH_BEST || this == (side == 0 ? FIRST_SIDE_BEST : SECOND_SIDE_BEST);
  }
}
