package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

/// Days, Watches, Rounds, and the bands of a day's rations.
class ClockTest {
  @Test
  @Covers("RHD-TIME-01")
  void sixWatchesAreADay() {
    assertThat(Clock.WATCHES * Clock.HOURS).isEqualTo(24);
    assertThat(Clock.DAWN.plus(7)).isEqualTo(new Clock(2, 2));
    assertThat(new Clock(1, 6).plus(1)).isEqualTo(new Clock(2, 1));
    assertThat(new Clock(1, 6).isLast()).isTrue();
    assertThat(new Clock(1, 5).isLast()).isFalse();
    assertThat(Clock.parse("12.3")).isEqualTo(new Clock(12, 3)).hasToString("12.3");
    assertThatThrownBy(() -> Clock.parse("1.7")).hasMessageContaining("2.1");
    assertThatThrownBy(() -> new Clock(0, 1)).hasMessageContaining("days count from 1");
  }

  @Test
  @Covers({"RHD-TIME-02", "RHD-R-78"})
  void sixRoundsAreAMinute() {
    assertThat(Clock.seconds(6)).isEqualTo(60);
    assertThat(Clock.ROUND_SECONDS).isBetween(6, 12);
  }

  @Test
  @Covers({"RHD-TIME-03", "RHD-TIME-04"})
  void aTypicalDay() {
    assertThat(WatchKind.TYPICAL_DAY)
        .containsExactly(
            WatchKind.TRAVEL,
            WatchKind.ACTIVE,
            WatchKind.ACTIVE,
            WatchKind.TRAVEL,
            WatchKind.RESTING,
            WatchKind.RESTING);
    assertThat(WatchKind.TYPICAL_DAY.stream().mapToInt(kind -> Day.FRESH.in(kind).hours()).sum())
        .isEqualTo(8);
  }

  @Test
  @Covers({"RHD-NEED-04", "RHD-NEED-09", "RHD-R-73"})
  void whatLiesBetweenFallsToTheLowerBand() {
    assertThat(List.of(3, 2, 1, 0).stream().map(meals -> Ration.of(meals * Ration.MEAL)))
        .containsExactly(Ration.FULL, Ration.HALF, Ration.NONE, Ration.NONE);
    assertThat(Ration.of(Ration.PARTS)).isEqualTo(Ration.FULL);
    assertThat(Ration.of(2 * Ration.HALF_DAY)).isEqualTo(Ration.FULL);
    assertThat(Ration.of(Ration.PARTS / 2)).isEqualTo(Ration.HALF);
    assertThat(Ration.of(Ration.PARTS / 4)).isEqualTo(Ration.NONE);
  }
}
