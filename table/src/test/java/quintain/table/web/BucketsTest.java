package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BucketsTest {
  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong clock = new AtomicLong();
  private final Buckets buckets = new Buckets(new Limits.Rate(3, 2), clock::get);

  private int passing(String who, int tries) {
    int passed = 0;
    for (int i = 0; i < tries; i++) {
      passed += buckets.take(who) ? 1 : 0;
    }
    return passed;
  }

  @Test
  void aBurstPassesAndThenTheRate() {
    assertThat(passing("maren", 10)).isEqualTo(3);
    clock.addAndGet(SECOND);
    assertThat(passing("maren", 10)).isEqualTo(2);
    clock.addAndGet(SECOND / 2);
    assertThat(passing("maren", 10)).isEqualTo(1);
  }

  @Test
  void aLongRestGivesNoMoreThanABurst() {
    passing("maren", 3);
    clock.addAndGet(3600 * SECOND);
    assertThat(passing("maren", 10)).isEqualTo(3);
  }

  @Test
  void everybodyHasTheirOwn() {
    passing("maren", 10);
    assertThat(passing("oskar", 10)).isEqualTo(3);
  }

  @Test
  void manyStrangersDoNotFillTheMemoryAndTheLatestAreRemembered() {
    for (int i = 0; i < 20_000; i++) {
      passing("stranger " + i, 3);
    }
    assertThat(passing("stranger 19999", 1)).isZero();
    assertThat(passing("stranger 0", 1)).isEqualTo(1);
  }
}
