package quintain.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import quintain.table.store.Hearing;

class SeatNumbersTest {
  /// Counts by walking through the whole log.
  private static long slowCount(List<Hearing> log, String seat, long upTo) {
    return log.stream().limit(upTo).filter(hearing -> hearing.includes(seat)).count();
  }

  @Test
  void countsAndFindsLikeSomebodyWhoWalksThroughTheLog() {
    var random = new Random(3);
    var kinds =
        List.of(
            Hearing.EVERYONE,
            Hearing.NOBODY,
            Hearing.only(List.of("a")),
            Hearing.only(List.of("a", "b")));
    var ears = new SeatNumbers();
    var log = new ArrayList<Hearing>();
    for (int seq = 1; seq <= 300; seq++) {
      var hearing = kinds.get(random.nextInt(kinds.size()));
      log.add(hearing);
      ears.heard(seq, hearing);
    }
    for (String seat : List.of("a", "b", "c")) {
      for (int upTo = 0; upTo <= 300; upTo++) {
        long count = slowCount(log, seat, upTo);
        assertThat(ears.count(seat, upTo)).isEqualTo(count);
        if (upTo > 0 && log.get(upTo - 1).includes(seat)) {
          assertThat(ears.entry(seat, count, 300)).isEqualTo(upTo);
        }
      }
    }
  }
}
