package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;

/// All WebSockets that are open at one path, each with whoever listens to it.
final class Sockets {
  private static final System.Logger LOG = System.getLogger(Sockets.class.getName());

  /// Where it is kept from whom a line came.
  private static final String ADDRESS = "quintain.address";

  /// For so long browsers are waited for that are told of the end.
  private static final int SECONDS_TO_LEAVE = 2;

  /// Listens to one browser. Its messages come one after another.
  interface Listener {
    void take(String message);

    /// Tells the browser that a frame was not taken.
    void fail(String id, String code, String sentence);

    /// Whether the browser has said who it is, where that is asked for.
    boolean isGreeted();

    /// The browser is gone.
    void end();
  }

  /// What all sockets of a server share.
  ///
  /// @param backlog what waits for all browsers together
  record Shared(Guard guard, Limits limits, Metrics metrics, Heartbeat heartbeat, Backlog backlog) {
    Outbox outbox(WsContext socket) {
      return new Outbox(socket, limits.behind(), backlog);
    }
  }

  /// A browser and whoever listens to it.
  private record Line(WsContext socket, Listener listener) implements Heartbeat.Line {
    @Override
    public long received() {
      return socket.session instanceof WebSocketSession session
              && session.getCoreSession() instanceof WebSocketCoreSession core
          ? core.getConnection().getBytesIn()
          : -1;
    }

    @Override
    public boolean isGreeted() {
      return listener.isGreeted();
    }

    @Override
    public void ping() {
      socket.sendPing();
    }

    @Override
    public void cut() {
      socket.session.disconnect();
    }
  }

  private final Function<WsContext, Listener> listening;
  private final Shared shared;
  private final Crowd addresses;
  private final Map<String, Line> lines = new ConcurrentHashMap<>();

  Sockets(Function<WsContext, Listener> listening, Shared shared) {
    this.listening = listening;
    this.shared = shared;
    this.addresses = new Crowd(shared.limits().lines());
  }

  /// Lays the path at which browsers open them.
  void lay(RoutesConfig routes, String path) {
    shared.metrics().countLines(path, lines.values());
    routes.wsBeforeUpgrade(
        path,
        ctx -> {
          shared.guard().checkOrigin(ctx);
          ctx.attribute(ADDRESS, Addresses.counted(ctx.ip()));
        });
    routes.ws(
        path,
        ws -> {
          ws.onConnect(this::begin);
          ws.onMessage(ctx -> take(lines.get(ctx.sessionId()), ctx.message()));
          ws.onBinaryMessage(ctx -> ctx.closeSession(StatusCode.BAD_DATA, "text only"));
          ws.onClose(this::end);
          ws.onError(this::end);
        });
  }

  private void begin(WsContext ctx) {
    if (addresses.enter(address(ctx))) {
      var line = new Line(ctx, listening.apply(ctx));
      lines.put(ctx.sessionId(), line);
      shared.heartbeat().watch(line);
    } else {
      ctx.closeSession(StatusCode.TRY_AGAIN_LATER, "too many lines from this address");
    }
  }

  private void take(@Nullable Line line, String message) {
    if (line == null) {
      return;
    }
    try {
      line.listener().take(message);
    } catch (RuntimeException fault) {
      shared.metrics().fault();
      LOG.log(System.Logger.Level.ERROR, "a frame", fault);
      line.listener()
          .fail(Wire.idIn(message), "fault", "Something went wrong; nothing was changed.");
    }
  }

  private void end(WsContext ctx) {
    var line = lines.remove(ctx.sessionId());
    if (line != null) {
      shared.heartbeat().forget(line);
      addresses.leave(address(ctx));
      line.listener().end();
    }
  }

  /// Tells all browsers that the server stops, so that they know it for no fault and come back.
  void stop() {
    var open = List.copyOf(lines.values());
    var left = new CountDownLatch(open.size());
    for (Line line : open) {
      line.socket()
          .session
          .close(
              StatusCode.SHUTDOWN,
              "the server stops",
              Callback.from(left::countDown, _ -> left.countDown()));
    }
    try {
      var _ = left.await(SECONDS_TO_LEAVE, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// The address of whoever is at the other end, as far as it counts.
  static String address(WsContext ctx) {
    return Objects.requireNonNullElse(ctx.attribute(ADDRESS), "");
  }
}
