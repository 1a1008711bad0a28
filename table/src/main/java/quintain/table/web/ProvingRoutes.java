package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.NoSuchElementException;
import quintain.table.proving.Trials;

/// The proving ground, for anybody who comes in: what can fight, and a WebSocket to have it fought.
final class ProvingRoutes {
  private final Trials trials;
  private final Limits limits;
  private final Buckets buckets;
  private final Guard guard;

  ProvingRoutes(Trials trials, Limits limits, Guard guard) {
    this.trials = trials;
    this.limits = limits;
    this.buckets = new Buckets(limits.dice());
    this.guard = guard;
  }

  void lay(RoutesConfig routes) {
    Sockets.lay(
        routes,
        "/api/proving/socket",
        guard,
        ctx -> new ProvingSocket(ctx, trials, limits, buckets));
    routes.get("/api/proving/{book}", ctx -> Answer.json(ctx, yard(ctx)));
  }

  private Trials.Yard yard(Context ctx) {
    if (!buckets.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
    try {
      return trials.yard(Wire.shortened(ctx.pathParam("book")));
    } catch (NoSuchElementException e) {
      throw RequestDeclined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }
}
