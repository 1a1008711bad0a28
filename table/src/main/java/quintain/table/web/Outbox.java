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
  private final AtomicLong behind = new AtomicLong();

  /// @param most how many characters may stand in line
  Outbox(WsContext socket, int most) {
    this.session = socket.session;
    this.most = most;
  }

  /// Sends a message. A browser that does not keep up is cut off; it comes back and asks for what
  /// it has missed.
  void send(String message) {
    int length = message.length();
    if (behind.addAndGet(length) > most) {
      session.disconnect();
      return;
    }
    session.sendText(
        message, Callback.from(() -> behind.addAndGet(-length), _ -> behind.addAndGet(-length)));
  }

  /// Says why, and ends the connection when all that was sent before has gone out.
  void close(int status, String reason) {
    session.close(status, reason, Callback.NOOP);
  }
}
