package quintain.table.web;

import java.time.Duration;

/// How webhooks are delivered to.
///
/// @param local whether addresses of this machine and of its networks may be told, and such without
///   TLS
/// @param backOff the pause after a first failure; each further one is twice as long
/// @param timeout how long a receiver may take to answer
public record WebhookRules(boolean local, Duration backOff, Duration timeout) {
  /// Twelve failures take nearly three hours.
  public static final WebhookRules USUAL =
      new WebhookRules(false, Duration.ofSeconds(5), Duration.ofSeconds(10));

  /// The same where receivers may be nearby.
  public static final WebhookRules NEARBY =
      new WebhookRules(true, USUAL.backOff(), USUAL.timeout());

  /// The pause after so many failures in a row.
  Duration pause(int failures) {
    return backOff.multipliedBy(1L << Math.clamp(failures - 1, 0, 20));
  }
}
