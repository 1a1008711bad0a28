package quintain.rath.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.testkit.Covers;

/// The scale for traps and locks.
class EaseTest {
  @ParameterizedTest
  @CsvSource({
    "ADVANTAGE, STRAIGHT",
    "STRAIGHT, DISADVANTAGE",
    "DISADVANTAGE, IMPOSSIBLE",
    "IMPOSSIBLE, IMPOSSIBLE"
  })
  @Covers({"RTH-TRAP-01", "RTH-CPLX-01", "RTH-CPLX-02", "RTH-CPLX-03", "RTH-CPLX-04"})
  void complexIsOneStepHarder(Ease ordinary, Ease complex) {
    assertThat(ordinary.lower()).isEqualTo(complex);
    assertThat(complex).isLessThanOrEqualTo(ordinary);
  }

  @ParameterizedTest
  @CsvSource({
    // tools, Break and Enter, Trapsmith, ordinary, complex
    "true, false, false, DISADVANTAGE, IMPOSSIBLE",
    "false, false, false, IMPOSSIBLE, IMPOSSIBLE",
    "true, true, false, ADVANTAGE, STRAIGHT",
    "false, true, false, DISADVANTAGE, IMPOSSIBLE",
    "true, false, true, ADVANTAGE, STRAIGHT",
    "false, false, true, STRAIGHT, DISADVANTAGE",
    "true, true, true, ADVANTAGE, STRAIGHT",
    "false, true, true, STRAIGHT, DISADVANTAGE"
  })
  @Covers({
    "RTH-TRAP-07",
    "RTH-TRAP-08",
    "RTH-APT-03",
    "RTH-APT-04",
    "RTH-APT-05",
    "RTH-APT-06",
    "RTH-R-77"
  })
  void theStepTable(boolean tools, boolean breaker, boolean smith, Ease ordinary, Ease complex) {
    var base = Ease.base(tools, breaker, smith);

    assertThat(base).isEqualTo(ordinary);
    assertThat(base.lower()).isEqualTo(complex);
  }

  @ParameterizedTest
  @CsvSource({
    "STRAIGHT, true, false, ADVANTAGE",
    "STRAIGHT, false, true, DISADVANTAGE",
    "STRAIGHT, true, true, STRAIGHT",
    "STRAIGHT, false, false, STRAIGHT",
    "ADVANTAGE, true, false, ADVANTAGE",
    "ADVANTAGE, false, true, STRAIGHT",
    "ADVANTAGE, true, true, STRAIGHT",
    "DISADVANTAGE, true, false, STRAIGHT",
    "DISADVANTAGE, false, true, DISADVANTAGE",
    "DISADVANTAGE, true, true, STRAIGHT",
    "IMPOSSIBLE, true, false, IMPOSSIBLE",
    "IMPOSSIBLE, true, true, IMPOSSIBLE"
  })
  @Covers("RTH-R-75")
  void otherSourcesMixIntoTheScale(Ease base, boolean helped, boolean hindered, Ease mixed) {
    assertThat(base.with(helped, hindered)).isEqualTo(mixed);
  }
}
