package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import quintain.table.Trials;

/// The proving ground, for anybody who comes in: what can fight, and a line to have it fought.
final class ProvingRoutes {
  private static final System.Logger LOG = System.getLogger(ProvingRoutes.class.getName());

  private final Trials trials;
  private final Limits limits;
  private final Buckets buckets;
  private final Guard guard;
  private final Map<String, ProvingLine> lines = new ConcurrentHashMap<>();

  ProvingRoutes(Trials trials, Limits limits, Guard guard) {
    this.trials = trials;
    this.limits = limits;
    this.buckets = new Buckets(limits.dice());
    this.guard = guard;
  }

  void lay(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/proving/socket", guard::checkOrigin);
    routes.ws("/api/proving/socket", this::listen);
    routes.get("/api/proving/{book}", ctx -> Answer.json(ctx, yard(ctx)));
  }

  private Trials.Yard yard(Context ctx) {
    if (!buckets.take(Addresses.counted(ctx.ip()))) {
      throw Declined.tooFast();
    }
    try {
      return trials.yard(Wire.shortened(ctx.pathParam("book")));
    } catch (NoSuchElementException e) {
      throw Declined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }

  private void listen(WsConfig ws) {
    ws.onConnect(
        ctx -> {
          var address = Addresses.counted(String.valueOf(ctx.session.getRemoteSocketAddress()));
          lines.put(ctx.sessionId(), new ProvingLine(ctx, trials, limits, buckets, address));
        });
    ws.onMessage(
        ctx -> {
          var line = lines.get(ctx.sessionId());
          if (line == null) {
            return;
          }
          try {
            line.take(ctx.message());
          } catch (RuntimeException fault) {
            LOG.log(System.Logger.Level.ERROR, "a frame of the proving ground", fault);
            line.fail(Wire.idIn(ctx.message()), "fault", "Something went wrong.");
          }
        });
    ws.onBinaryMessage(ctx -> ctx.closeSession(1003, "text only"));
    ws.onClose(ctx -> end(ctx.sessionId()));
    ws.onError(ctx -> end(ctx.sessionId()));
  }

  private void end(String id) {
    var line = lines.remove(id);
    if (line != null) {
      line.end();
    }
  }
}
