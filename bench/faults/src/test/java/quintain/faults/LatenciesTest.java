package quintain.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LatenciesTest {
  @Test
  void halfAndNearlyAllAreTakenFromWhatWasMeasured() {
    var latencies = new Latencies();
    latencies.begin();
    List.of(30, 10, 20).forEach(millis -> latencies.seen(millis * 1_000_000L));
    assertThat(latencies.end().half()).isEqualTo(20.0);
    assertThat(latencies.end().most()).isEqualTo(30.0);
  }
}
