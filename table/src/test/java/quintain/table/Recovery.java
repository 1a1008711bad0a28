package quintain.table;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Comes back and says things again, as a browser does when a server sends everybody away.
final class Recovery {
  private static final int TRIES = 300;
  private static final Duration PAUSE = Duration.ofMillis(100);

  private Recovery() {}

  /// Says a frame until it is done.
  static Ear said(Node node, Ear ear, String token, FromSeat frame) {
    var now = ear;
    for (int i = 0; i < TRIES; i++) {
      now.chair.say(frame);
      var reply =
          now.until(
              heard ->
                  heard instanceof ToSeat.Farewell
                      || (heard instanceof ToSeat.Done done && done.id().equals(frame.id())));
      if (reply instanceof ToSeat.Done) {
        return now;
      }
      now = seated(node, token);
    }
    throw new AssertionError("it was never done: " + frame);
  }

  /// Sits down as soon as that is possible.
  static Ear seated(Node node, String token) {
    RuntimeException last = null;
    for (int i = 0; i < TRIES; i++) {
      try {
        return Ear.greeted(node.house(), token);
      } catch (RuntimeException away) {
        last = away;
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
    throw new AssertionError("nobody may sit down", last);
  }
}
