package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/// All WebSockets that are open at one path, each with whoever listens to it.
final class Sockets {
  private static final System.Logger LOG = System.getLogger(Sockets.class.getName());

  /// Listens to one browser. Its messages come one after another.
  interface Listener {
    void take(String message);

    /// Tells the browser that a frame was not taken.
    void fail(String id, String code, String sentence);

    /// The browser is gone.
    void end();
  }

  private final Function<WsContext, Listener> listening;
  private final Map<String, Listener> listeners = new ConcurrentHashMap<>();

  private Sockets(Function<WsContext, Listener> listening) {
    this.listening = listening;
  }

  /// Lays a path at which browsers open WebSockets.
  static void lay(
      RoutesConfig routes, String path, Guard guard, Function<WsContext, Listener> listening) {
    var sockets = new Sockets(listening);
    routes.wsBeforeUpgrade(path, guard::checkOrigin);
    routes.ws(
        path,
        ws -> {
          ws.onConnect(ctx -> sockets.listeners.put(ctx.sessionId(), sockets.listening.apply(ctx)));
          ws.onMessage(ctx -> sockets.take(sockets.listeners.get(ctx.sessionId()), ctx.message()));
          ws.onBinaryMessage(ctx -> ctx.closeSession(StatusCode.BAD_DATA, "text only"));
          ws.onClose(ctx -> sockets.end(ctx.sessionId()));
          ws.onError(ctx -> sockets.end(ctx.sessionId()));
        });
  }

  private void take(@Nullable Listener listener, String message) {
    if (listener == null) {
      return;
    }
    try {
      listener.take(message);
    } catch (RuntimeException fault) {
      LOG.log(System.Logger.Level.ERROR, "a frame", fault);
      listener.fail(Wire.idIn(message), "fault", "Something went wrong; nothing was changed.");
    }
  }

  private void end(String id) {
    var listener = listeners.remove(id);
    if (listener != null) {
      listener.end();
    }
  }

  /// The address of whoever is at the other end, as far as it counts.
  static String address(WsContext ctx) {
    return Addresses.counted(String.valueOf(ctx.session.getRemoteSocketAddress()));
  }
}
