package quintain.testkit;

import java.util.SplittableRandom;
import quintain.kernel.dice.Faces;

/// Dice from a seed. A die of one side takes no chance, so that whoever does not roll it at all
/// comes to the same.
final class SeededFaces implements Faces {
  private final SplittableRandom random;

  private SeededFaces(long seed) {
    this.random = new SplittableRandom(seed);
  }

  static SeededFaces of(long seed) {
    return new SeededFaces(seed);
  }

  @Override
  public int face(int sides) {
    return sides == 1 ? 1 : 1 + random.nextInt(sides);
  }
}
