package quintain.table.web;

import static quintain.table.web.Api.Access.READ;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import quintain.binder.Invalid;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// A seat for programs: what a browser sees and says over its WebSocket, request by request.
final class SeatRoutes {
  private final Seats seats;
  private final Limits limits;

  SeatRoutes(Seats seats, Limits limits) {
    this.seats = seats;
    this.limits = limits;
  }

  /// All that a seat sees now.
  ///
  /// @param scene absent where the book cannot show it
  private record Sight(
      ToSeat.Welcome table,
      Optional<ToSeat.Scene> scene,
      Optional<ToSeat.Shelf> shelf,
      Optional<ToSeat.Journal> journal,
      Optional<ToSeat.Backdrop> backdrop) {
    static Sight of(List<ToSeat> told) {
      return new Sight(
          only(told, ToSeat.Welcome.class).orElseThrow(),
          only(told, ToSeat.Scene.class),
          only(told, ToSeat.Shelf.class),
          only(told, ToSeat.Journal.class),
          only(told, ToSeat.BackdropSet.class).flatMap(ToSeat.BackdropSet::backdrop));
    }

    private static <T extends ToSeat> Optional<T> only(List<ToSeat> told, Class<T> kind) {
      return told.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
  }

  void lay(Api api) {
    api.get("/api/table/view", READ, "All that this seat sees now: scene, offers, questions.")
        .handled(Sight.class, this::view);
    api.post(
            "/api/table/frames",
            READ,
            "Says a frame of the protocol, and answers with the table's reply to it.")
        .takes(FromSeat.class)
        .handled(ToSeat.class, this::say);
  }

  private void view(Context ctx) {
    var visit = seats.visit(ctx);
    ctx.future(() -> visit.look().thenAccept(told -> Answer.json(ctx, Sight.of(told))));
  }

  private void say(Context ctx) {
    var visit = seats.visit(ctx);
    var text = Guard.body(ctx, limits.message());
    FromSeat frame;
    try {
      frame = Wire.frame(text);
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(Wire.sentence(invalid));
    }
    Words.wrong(frame)
        .ifPresent(
            sentence -> {
              throw RequestDeclined.wrong(sentence);
            });
    if (frame instanceof FromSeat.Hello) {
      throw RequestDeclined.wrong("Who comes with a token need not say hello.");
    }
    ctx.future(
        () ->
            visit
                .say(frame, text.length())
                .thenAccept(
                    reply -> ctx.contentType("application/json").result(Wire.seatFrame(reply))));
  }
}
