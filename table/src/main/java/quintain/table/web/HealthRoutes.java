package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;

import io.javalin.http.Context;
import quintain.table.Hall;

/// For whoever keeps the server: whether it is alive, whether it can take moves, and how it fares.
final class HealthRoutes {
  /// For so long an answer stands, so that nobody keeps the disk busy by asking.
  private static final long STANDS = 1_000_000_000L;

  /// @param status `up`, `ready` or `not-ready`
  record Health(String status) {}

  private final Hall hall;
  private final Metrics metrics;
  private long asked;
  private boolean known;
  private boolean ready;

  HealthRoutes(Hall hall, Metrics metrics) {
    this.hall = hall;
    this.metrics = metrics;
  }

  void lay(Api api) {
    api.get("/health", ANYBODY, "Whether the server is alive.")
        .handled(Health.class, ctx -> answer(ctx, new Health("up")));
    api.get("/ready", ANYBODY, "Whether moves can be taken.")
        .or(503, Health.class)
        .handled(Health.class, this::ready);
    api.get("/metrics", ANYBODY, "How the server fares, for programs on the same machine.")
        .file(this::metrics, "text/plain");
  }

  private static void answer(Context ctx, Health health) {
    Answer.json(ctx.header("Cache-Control", "no-store"), health);
  }

  private void ready(Context ctx) {
    boolean now = isReady();
    answer(ctx.status(now ? 200 : 503), new Health(now ? "ready" : "not-ready"));
  }

  private synchronized boolean isReady() {
    long now = System.nanoTime();
    if (!known || now - asked > STANDS) {
      ready = hall.isReady();
      asked = System.nanoTime();
      known = true;
    }
    return ready;
  }

  /// Only for programs on this machine that come here straight, not through a proxy.
  private void metrics(Context ctx) {
    boolean straight = ctx.header("X-Forwarded-For") == null && ctx.header("Forwarded") == null;
    if (!straight || !Addresses.isLoopback(Addresses.bare(ctx.ip()))) {
      throw RequestDeclined.missing("There is nothing here.");
    }
    ctx.header("Cache-Control", "no-store")
        .contentType("text/plain; version=0.0.4; charset=utf-8")
        .result(metrics.told());
  }
}
