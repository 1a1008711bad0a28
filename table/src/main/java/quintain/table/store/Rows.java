package quintain.table.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// How times and hearings are written into columns.
final class Rows {
  private static final String BETWEEN = "\n";

  private Rows() {}

  static long nanos(Instant at) {
    return Math.addExact(
        Math.multiplyExact(at.getEpochSecond(), TimeUnit.SECONDS.toNanos(1)), at.getNano());
  }

  /// 0 for no moment at all.
  static long nanos(Optional<Instant> at) {
    return at.map(Rows::nanos).orElse(0L);
  }

  static Optional<Instant> moment(long nanos) {
    return nanos == 0 ? Optional.empty() : Optional.of(instant(nanos));
  }

  static Instant instant(long nanos) {
    long second = TimeUnit.SECONDS.toNanos(1);
    return Instant.ofEpochSecond(Math.floorDiv(nanos, second), Math.floorMod(nanos, second));
  }

  /// Each id stands between line feeds, so that a seat's [#mark] finds it whole and never a part of
  /// another's.
  static String seats(Hearing hearing) {
    if (hearing.seats().isEmpty()) {
      return "";
    }
    for (String seat : hearing.seats()) {
      if (seat.isEmpty() || seat.contains(BETWEEN)) {
        throw new IllegalArgumentException("the id of a seat is one line: \"" + seat + '"');
      }
    }
    return mark(String.join(BETWEEN, hearing.seats()));
  }

  static String mark(String seat) {
    return BETWEEN + seat + BETWEEN;
  }

  static Hearing hearing(boolean everyone, String seats) {
    if (seats.isEmpty()) {
      return everyone ? Hearing.EVERYONE : Hearing.NOBODY;
    }
    return new Hearing(everyone, List.of(seats.substring(1, seats.length() - 1).split(BETWEEN)));
  }
}
