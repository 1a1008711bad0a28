package quintain.table.web;

import io.javalin.http.Context;
import java.util.Objects;
import java.util.concurrent.Callable;
import quintain.table.desk.Administration;

/// Lets those lay tables whom the administrator lets: anybody, or whoever comes with a laying
/// token, as many as that is good for.
final class LayingPermits {
  static final String HEADER = "X-Laying-Token";

  private final Administration administration;
  private final Administrator.Layers layers;
  private final Buckets strangers;

  LayingPermits(Administration administration, Administrator.Layers layers, Buckets strangers) {
    this.administration = administration;
    this.layers = layers;
    this.strangers = strangers;
  }

  /// Lays a table, if whoever asks may. One that is not laid after all does not count.
  <V> V laid(Context ctx, Callable<V> laying) throws Exception {
    if (layers == Administrator.Layers.ANYBODY) {
      return laying.call();
    }
    var token = Objects.requireNonNullElse(ctx.header(HEADER), "").strip();
    if (token.isEmpty()) {
      throw declined("Whoever lays a table here needs an invitation of the administrator's.");
    }
    if (!administration.countLaid(token)) {
      if (!strangers.take(Addresses.counted(ctx.ip()))) {
        throw RequestDeclined.tooFast();
      }
      throw declined("This invitation to lay tables is used up, or was taken back.");
    }
    boolean laid = false;
    try {
      var table = laying.call();
      laid = true;
      return table;
    } finally {
      if (!laid) {
        administration.countNotLaid(token);
      }
    }
  }

  private static RequestDeclined declined(String sentence) {
    return new RequestDeclined(403, "laying", sentence);
  }
}
