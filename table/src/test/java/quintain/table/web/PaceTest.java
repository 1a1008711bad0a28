package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {
  private final Pace pace = new Pace();

  private static long millis(double millis) {
    return (long) (millis * 1e6);
  }

  /// Looks as often as it is told to, while so many frames come a second.
  private void look(int times, int perSecond) {
    for (int i = 0; i < times; i++) {
      pace.looked((int) (perSecond * (pace.pause() / 1e9)), pace.pause());
    }
  }

  @Test
  void aFewFramesWaitForAsLongAsNobodyNotices() {
    assertThat(Duration.ofNanos(pace.pause())).isEqualTo(Pace.GATHERING);

    look(100, 250);

    assertThat(Duration.ofNanos(pace.pause())).isEqualTo(Pace.GATHERING);
  }

  @Test
  void theMoreComesTheSoonerItIsLookedFor() {
    look(100, 6000);

    assertThat(pace.pause()).isCloseTo(millis(8), within(millis(0.5)));

    look(100, 12_000);

    assertThat(pace.pause()).isCloseTo(millis(4), within(millis(0.5)));
  }

  @Test
  void aLookRightAfterAnotherIsNotTakenForAQuietMinute() {
    look(100, 9000);

    pace.looked(1, millis(0.1));

    assertThat(pace.pause()).isLessThan(millis(6));
  }

  @Test
  void whatCameWhileNobodyCouldLookDoesNotPutTheNextLookOff() {
    look(100, 6000);

    pace.looked(1200, millis(200));

    assertThat(pace.pause()).isLessThan(millis(8));
  }

  @Test
  void whenItGetsQuietItIsSoonLookedForAsSeldomAsAtFirst() {
    look(100, 12_000);

    for (int i = 0; i < 20; i++) {
      pace.looked(1, pace.pause());
    }

    assertThat(Duration.ofNanos(pace.pause())).isEqualTo(Pace.GATHERING);
  }
}
