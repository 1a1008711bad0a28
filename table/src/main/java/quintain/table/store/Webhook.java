package quintain.table.store;

import java.time.Instant;
import java.util.Optional;

/// An address that is told what a seat sees happen. Where it has come to in the log is its queue.
///
/// @param id names it at its table
/// @param under the [Place#tokenHash] that the seat had when it was made; with another it ends
/// @param secret what deliveries are signed with
/// @param told the number of the last entry of the log that was delivered, or was not for this seat
/// @param failures how often in a row it could not be delivered to
/// @param due when it may be tried again
/// @param delivered when something was last delivered
/// @param trouble what went wrong last; empty for nothing
public record Webhook(
    String table,
    String id,
    String seat,
    String under,
    String address,
    String secret,
    Instant made,
    long told,
    int failures,
    Instant due,
    Optional<Instant> delivered,
    String trouble) {
  /// After so many failures in a row nothing more is tried.
  public static final int MOST_FAILURES = 12;

  /// Whether it was given up.
  public boolean isOff() {
    return failures >= MOST_FAILURES;
  }

  /// Nobody else tries it before that.
  public Webhook leased(Instant until) {
    return with(told, failures, until, delivered, trouble);
  }

  /// All up to an entry was delivered.
  public Webhook delivered(long upTo, Instant at) {
    return with(upTo, 0, at, Optional.of(at), "");
  }

  /// What follows, up to an entry, is not for this seat.
  public Webhook passedOver(long upTo, Instant at) {
    return with(upTo, failures, at, delivered, trouble);
  }

  /// It could not be delivered, and is tried again later.
  public Webhook failed(String why, Instant again) {
    return with(told, failures + 1, again, delivered, why);
  }

  /// It is tried again at once, with patience as at first.
  public Webhook switchedOn(Instant now) {
    return with(told, 0, now, delivered, trouble);
  }

  private Webhook with(
      long told, int failures, Instant due, Optional<Instant> delivered, String trouble) {
    return new Webhook(
        table, id, seat, under, address, secret, made, told, failures, due, delivered, trouble);
  }
}
