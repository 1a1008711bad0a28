package quintain.table.web;

import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/// Hears a browser for its [Socket].
///
/// It stands at the connection itself, and not behind Javalin, which looks up whom a message is for
/// each time one comes. It is public because Jetty calls it.
public final class Earpiece implements Session.Listener.AutoDemanding {
  private static final System.Logger LOG = System.getLogger(Earpiece.class.getName());

  private final Function<Session, Socket> made;
  private final Collection<Socket> open;
  private @Nullable Socket socket;

  /// @param open all sockets that are open
  Earpiece(Function<Session, Socket> made, Collection<Socket> open) {
    this.made = made;
    this.open = open;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    socket = made.apply(session);
    open.add(socket);
  }

  @Override
  public void onWebSocketText(String message) {
    if (socket == null) {
      return;
    }
    try {
      socket.take(message);
    } catch (RuntimeException fault) {
      LOG.log(System.Logger.Level.ERROR, "a frame", fault);
      socket.fail(Wire.idIn(message), "fault", "Something went wrong; nothing was changed.");
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    if (socket != null) {
      socket.close(StatusCode.BAD_DATA, "text only");
    }
  }

  @Override
  public void onWebSocketClose(int status, String reason, Callback callback) {
    end();
    callback.succeed();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    end();
  }

  private void end() {
    if (socket != null && open.remove(socket)) {
      socket.end();
    }
  }
}
