package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// What goes out over one WebSocket. Sending never waits; what a slow browser has not taken yet
/// stands in line, up to a bound.
final class Outbox {
  private final Session session;
  private final int most;
  private final Backlog backlog;
  private final AtomicLong behind = new AtomicLong();

  /// @param most how many characters may stand in line
  /// @param backlog what stands in line for all
  Outbox(WsContext socket, int most, Backlog backlog) {
    this.session = socket.session;
    this.most = most;
    this.backlog = backlog;
  }

  /// Sends a message. A browser that does not keep up is cut off; it comes back and asks for what
  /// it has missed.
  void send(String message) {
    int length = message.length();
    long waiting = behind.addAndGet(length);
    boolean room = backlog.add(length, waiting);
    if (waiting > most || !room) {
      sent(length);
      session.disconnect();
      return;
    }
    session.sendText(message, Callback.from(() -> sent(length), _ -> sent(length)));
  }

  private void sent(int length) {
    behind.addAndGet(-length);
    backlog.take(length);
  }

  /// Says why, and ends the connection when all that was sent before has gone out.
  void close(int status, String reason) {
    session.close(status, reason, Callback.NOOP);
  }
}
