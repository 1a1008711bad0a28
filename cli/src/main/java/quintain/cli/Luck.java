package quintain.cli;

import java.security.SecureRandom;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quintain.kernel.dice.Faces;

/// Where faces come from: a secure source, or a seed that gives the same faces each time.
final class Luck {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number; the same seed gives the same dice.")
  @Nullable Long seed;

  Faces faces() {
    if (seed != null) {
      return seeded(seed);
    }
    var random = new SecureRandom();
    return sides -> random.nextInt(sides) + 1;
  }

  static Faces seeded(long seed) {
    var random = new SplittableRandom(seed);
    return sides -> random.nextInt(sides) + 1;
  }
}
