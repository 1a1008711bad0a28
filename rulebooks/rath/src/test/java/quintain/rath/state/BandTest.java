package quintain.rath.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.testkit.Covers;

class BandTest {
  @ParameterizedTest
  @Covers({"RTH-DIST-02", "RTH-DIST-03", "RTH-DIST-04", "RTH-DIST-05", "RTH-R-30"})
  @CsvSource({"0, CLOSE", "1, NEAR", "-1, NEAR", "2, FAR", "3, DISTANT", "9, DISTANT"})
  void bandsByZones(int zones, Band band) {
    assertThat(Band.ofZones(zones)).isEqualTo(band);
  }

  @ParameterizedTest
  @Covers("RTH-R-30")
  @CsvSource({
    "0, CLOSE",
    "10, CLOSE",
    "11, NEAR",
    "30, NEAR",
    "31, FAR",
    "60, FAR",
    "-61, DISTANT"
  })
  void bandsByFeet(int feet, Band band) {
    assertThat(Band.ofFeet(feet)).isEqualTo(band);
  }
}
