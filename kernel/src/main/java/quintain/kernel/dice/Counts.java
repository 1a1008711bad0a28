package quintain.kernel.dice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How many dice fell into each band: a small immutable vector.
public final class Counts {
  private final int[] counts;

  private Counts(int[] counts) {
    this.counts = counts;
  }

  public static Counts of(int... counts) {
    return new Counts(counts.clone());
  }

  /// Takes the array over without a copy: the caller must not touch it again.
  static Counts owning(int[] counts) {
    return new Counts(counts);
  }

  /// How many bands there are.
  public int size() {
    return counts.length;
  }

  /// How many dice fell into the band at this place.
  public int in(int band) {
    return counts[band];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Counts that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
