package quintain.table.web;

import io.javalin.http.Context;
import quintain.table.Hall;
import quintain.table.desk.Desk;
import quintain.table.store.Place;

/// Lets whoever comes with a token to their seat, and slows down whoever tries tokens out.
final class Seats {
  private final Hall hall;
  private final Buckets strangers;
  private final Visits visits;

  Seats(Hall hall, Buckets strangers, Visits visits) {
    this.hall = hall;
    this.strangers = strangers;
    this.visits = visits;
  }

  /// The seat that the token of this request admits to.
  Place place(Context ctx) {
    return hall.admits(Bearer.token(ctx)).orElseThrow(() -> stranger(ctx));
  }

  /// The desk of the table as this seat may use it.
  Desk desk(Context ctx) {
    place(ctx);
    return hall.desk(Bearer.token(ctx));
  }

  /// The chair at which a program sits.
  Visit visit(Context ctx) {
    place(ctx);
    return visits.of(Bearer.token(ctx));
  }

  /// Somebody whose token admits to nothing.
  RequestDeclined stranger(Context ctx) {
    ctx.header("WWW-Authenticate", "Bearer");
    return strangers.take(Addresses.counted(ctx.ip()))
        ? new RequestDeclined(401, "token", "This invitation is not valid, or not any more.")
        : RequestDeclined.tooFast();
  }
}
