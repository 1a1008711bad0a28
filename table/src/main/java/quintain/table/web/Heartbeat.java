package quintain.table.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Asks all browsers now and then whether they are still there, and cuts off those from which
/// nothing comes any more. That a ping could be written says nothing: the system takes it for
/// whoever is long gone.
final class Heartbeat implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Heartbeat.class.getName());

  /// Whoever was silent for so many beats is gone.
  private static final int MISSED = 3;

  /// One connection.
  interface Line {
    /// How many bytes have come over it so far, pongs and all.
    long received();

    /// Whether somebody has said who they are.
    boolean isGreeted();

    void ping();

    void cut();
  }

  private static final class Pulse {
    private long received = -1;
    private int silent;
    private int strange;
  }

  private final Map<Line, Pulse> lines = new ConcurrentHashMap<>();
  private final Thread thread;

  Heartbeat(Duration between) {
    this.thread =
        Thread.ofVirtual()
            .name("heartbeat")
            .start(
                () -> {
                  try {
                    while (true) {
                      Thread.sleep(between);
                      beat();
                    }
                  } catch (InterruptedException _) {
                    // The server is closed.
                  }
                });
  }

  void watch(Line line) {
    lines.put(line, new Pulse());
  }

  void forget(Line line) {
    lines.remove(line);
  }

  void beat() {
    lines.forEach(
        (line, pulse) -> {
          try {
            beat(line, pulse);
          } catch (RuntimeException e) {
            // One line must not stop the others.
            LOG.log(System.Logger.Level.DEBUG, "a line without a pulse", e);
            lines.remove(line);
          }
        });
  }

  private void beat(Line line, Pulse pulse) {
    long received = line.received();
    pulse.silent = received == pulse.received ? pulse.silent + 1 : 0;
    pulse.strange = line.isGreeted() ? 0 : pulse.strange + 1;
    pulse.received = received;
    if (pulse.silent >= MISSED || pulse.strange >= MISSED) {
      lines.remove(line);
      line.cut();
    } else {
      line.ping();
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
