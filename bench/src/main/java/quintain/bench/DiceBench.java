package quintain.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import quintain.kernel.dice.Band;
import quintain.kernel.dice.Counts;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Dist;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Rolled;
import quintain.kernel.dice.notation.Notation;

/// Dice: reading the notation, rolling, and exact distributions.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DiceBench {
  /// Rolls, by what they look like in the notation.
  @State(Scope.Thread)
  public static class Rolling {
    @Param({"1d20+5", "4d6kh3", "8d6!", "100d6"})
    public String expression = "";

    private final SplittableRandom random = new SplittableRandom(7);
    private final Faces faces = sides -> random.nextInt(sides) + 1;
    private Roll<Integer> parsed = Dice.D6;

    @Setup
    public void parse() {
      parsed = Notation.parse(expression).roll();
    }
  }

  /// From the text to the total with every face.
  @Benchmark
  public Rolled<Integer> parseAndRoll(Rolling rolling) {
    return Notation.parse(rolling.expression).roll().trace(rolling.faces);
  }

  /// The total with every face, of dice read before.
  @Benchmark
  public Rolled<Integer> roll(Rolling rolling) {
    return rolling.parsed.trace(rolling.faces);
  }

  /// The bare total, as simulations take it.
  @Benchmark
  public Integer total(Rolling rolling) {
    return rolling.parsed.roll(rolling.faces);
  }

  /// Dice whose whole distribution is reckoned.
  @State(Scope.Thread)
  public static class Weighing {
    @Param({"2d20kh1", "4d6kh3", "50d10kh5"})
    public String expression = "";

    private Roll<Integer> parsed = Dice.D6;

    @Setup
    public void parse() {
      parsed = Notation.parse(expression).roll();
    }
  }

  /// The exact distribution of a total.
  @Benchmark
  public Dist<Integer> odds(Weighing weighing) {
    return weighing.parsed.dist();
  }

  /// How many of ten dice fall low, between and high.
  @State(Scope.Thread)
  public static class Banded {
    private final Roll<Counts> tenDice =
        Dice.bands(
            10, 6, List.of(new Band("low", 1, 2), new Band("mid", 3, 4), new Band("high", 5, 6)));
  }

  /// The exact distribution of counts in bands.
  @Benchmark
  public Dist<Counts> oddsOfBands(Banded banded) {
    return banded.tenDice.dist();
  }
}
