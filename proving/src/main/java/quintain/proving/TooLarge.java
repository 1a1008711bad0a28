package quintain.proving;

/// There are more situations in a fight than were to be looked at.
public final class TooLarge extends RuntimeException {
  private final long estimate;

  TooLarge(int looked, long estimate) {
    super(
        "this fight has more than %,d situations, about %,d or more by what some fights ran into: too many to solve; simulate it"
            .formatted(looked, estimate));
    this.estimate = estimate;
  }

  /// About how many situations there are at least.
  public long estimate() {
    return estimate;
  }
}
