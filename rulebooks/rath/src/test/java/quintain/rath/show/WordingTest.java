package quintain.rath.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

class WordingTest {
  @Test
  @Covers({"RTH-TIME-03", "RTH-TIME-04"})
  void sixTurnsAreAnHourAnd144ADay() {
    assertThat(Wording.span(144 * 10)).isEqualTo("1 day");
    assertThat(Wording.span(6 * 10)).isEqualTo("1 hour");
  }
}
