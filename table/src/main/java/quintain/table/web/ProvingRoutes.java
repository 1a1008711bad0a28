package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;

import io.javalin.http.Context;
import java.util.NoSuchElementException;
import quintain.table.proving.Trials;

/// The proving ground, for anybody who comes in: what can fight, and a WebSocket to have it fought.
final class ProvingRoutes {
  private final Trials trials;
  private final Buckets buckets;
  private final Sockets sockets;

  ProvingRoutes(Trials trials, Sockets.Shared shared) {
    this.trials = trials;
    this.buckets = new Buckets(shared.limits().dice());
    this.sockets =
        new Sockets(ctx -> new ProvingSocket(ctx, shared.outbox(ctx), trials, buckets), shared);
  }

  Sockets sockets() {
    return sockets;
  }

  void lay(Api api) {
    api.get("/api/proving/{book}", ANYBODY, "What can fight by a book's rules.")
        .answers(Trials.Yard.class, this::yard);
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
