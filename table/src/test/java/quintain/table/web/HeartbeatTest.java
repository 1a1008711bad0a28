package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who is still there, and who is cut off.
class HeartbeatTest {
  private final Heartbeat heartbeat = new Heartbeat(Duration.ofDays(1));

  @AfterEach
  void close() {
    heartbeat.close();
  }

  private static final class Line implements Heartbeat.Line {
    private long received;
    private boolean greeted = true;
    private int pings;
    private boolean cut;

    @Override
    public long received() {
      return received;
    }

    @Override
    public boolean isGreeted() {
      return greeted;
    }

    @Override
    public void ping() {
      pings++;
    }

    @Override
    public void cut() {
      cut = true;
    }
  }

  @Test
  void whoeverAnswersStays() {
    var line = new Line();
    heartbeat.watch(line);
    for (int i = 0; i < 20; i++) {
      line.received += 6;
      heartbeat.beat();
    }
    assertThat(line.cut).isFalse();
    assertThat(line.pings).isEqualTo(20);
  }

  @Test
  void whoeverIsSilentForThreeBeatsIsCutOff() {
    var line = new Line();
    heartbeat.watch(line);
    heartbeat.beat();
    heartbeat.beat();
    heartbeat.beat();
    assertThat(line.cut).as("asked three times, and twice without an answer").isFalse();
    heartbeat.beat();
    assertThat(line.cut).isTrue();
    assertThat(line.pings).isEqualTo(3);
  }

  @Test
  void whoeverNeverSaysWhoTheyAreIsCutOffHoweverMuchComes() {
    var line = new Line();
    line.greeted = false;
    heartbeat.watch(line);
    for (int i = 0; i < 3; i++) {
      line.received += 6;
      heartbeat.beat();
    }
    assertThat(line.cut).isTrue();
  }

  @Test
  void whoeverHasLeftIsNotAskedAnyMore() {
    var line = new Line();
    heartbeat.watch(line);
    heartbeat.forget(line);
    heartbeat.beat();
    assertThat(line.pings).isZero();
  }
}
