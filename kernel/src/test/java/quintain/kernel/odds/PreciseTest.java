package quintain.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Double-double arithmetic beside exact decimals.
class PreciseTest {
  private static BigDecimal exact(Precise number) {
    return new BigDecimal(number.high()).add(new BigDecimal(number.low()));
  }

  private static void close(Precise number, BigDecimal exact) {
    var off = exact(number).subtract(exact).abs().doubleValue();
    assertThat(off).isLessThanOrEqualTo(1e-29 * exact.abs().doubleValue());
  }

  @Test
  void thousandsOfSmallNumbersAddUpToTheirSum() {
    var random = new SplittableRandom(5);
    var sum = Precise.ZERO;
    var exact = BigDecimal.ZERO;
    for (int i = 0; i < 2_000; i++) {
      double small = random.nextDouble() * Math.pow(10, -random.nextInt(12));
      sum = sum.plus(Precise.of(small));
      exact = exact.add(new BigDecimal(small));
      close(sum, exact);
    }
    assertThat(sum.toDouble()).isEqualTo(exact.doubleValue());
  }

  @Test
  void productsKeepWhatADoubleWouldLose() {
    var random = new SplittableRandom(6);
    for (int i = 0; i < 500; i++) {
      double a = random.nextDouble();
      double b = random.nextDouble() * 1e-9;
      var left = Precise.of(a).plus(Precise.of(b));
      var right = Precise.of(random.nextDouble()).plus(Precise.of(random.nextDouble() * 1e-18));

      close(left.times(right), exact(left).multiply(exact(right)));
    }
  }

  @Test
  void aQuotientTimesItsDivisorIsWhatWasDivided() {
    var random = new SplittableRandom(8);
    for (int i = 0; i < 500; i++) {
      var left = Precise.of(random.nextDouble()).plus(Precise.of(random.nextDouble() * 1e-18));
      var right = Precise.of(random.nextDouble() + 0.01).plus(Precise.of(1e-19));

      close(left.over(right).times(right), exact(left));
    }
  }

  @Test
  void whatRoundingLeftOffComesBackWhenTheGreatPartIsTakenAway() {
    var great = Precise.of(1).plus(Precise.of(1e-20));

    assertThat(great.toDouble()).isEqualTo(1);
    assertThat(great.plus(Precise.of(-1)).toDouble()).isEqualTo(1e-20);
    assertThat(Precise.of(-1).plus(great).toDouble()).isEqualTo(1e-20);
    assertThat(new Precise(0, 3).toDouble()).isEqualTo(3);
  }
}
