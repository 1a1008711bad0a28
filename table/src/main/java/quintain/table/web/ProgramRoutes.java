package quintain.table.web;

import static quintain.table.web.Api.Access.LINK;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import quintain.binder.Binder;
import quintain.table.store.Pass;
import quintain.table.store.Webhook;

/// What the Referee gives to programs: tokens and webhooks.
final class ProgramRoutes {
  private final Seats seats;
  private final Limits limits;
  private final Deliveries deliveries;

  ProgramRoutes(Seats seats, Limits limits, Deliveries deliveries) {
    this.seats = seats;
    this.limits = limits;
    this.deliveries = deliveries;
  }

  /// @param seat the seat that the token admits to
  /// @param expires in milliseconds since 1970; never, where nothing is said
  private record Wanted(String name, String seat, Pass.Scope scope, Optional<Long> expires) {}

  private record Token(
      String id, String name, String seat, Pass.Scope scope, long given, Optional<Long> expires) {
    Token(Pass pass) {
      this(
          pass.id(),
          pass.name(),
          pass.seat(),
          pass.scope(),
          pass.given().toEpochMilli(),
          pass.expires().map(Instant::toEpochMilli));
    }
  }

  /// A token, told this once.
  private record Given(Token given, String token) {}

  /// @param seat the one whose eyes it sees with
  /// @param secret what deliveries are signed with; one is made where none is said
  private record Hooked(String seat, String address, Optional<String> secret) {}

  /// A webhook and how it fares.
  ///
  /// @param failures how often in a row it could not be delivered to
  /// @param off whether it was given up for that
  /// @param delivered when something was last delivered, in milliseconds since 1970
  /// @param trouble what went wrong last; empty for nothing
  private record Hook(
      String id,
      String seat,
      String address,
      long made,
      int failures,
      boolean off,
      Optional<Long> delivered,
      String trouble) {
    Hook(Webhook webhook) {
      this(
          webhook.id(),
          webhook.seat(),
          webhook.address(),
          webhook.made().toEpochMilli(),
          webhook.failures(),
          webhook.isOff(),
          webhook.delivered().map(Instant::toEpochMilli),
          webhook.trouble());
    }
  }

  /// A webhook with its secret, told this once.
  private record Made(Hook webhook, String secret) {}

  void lay(Api api) {
    api.get("/api/table/tokens", LINK, "The tokens that were given to programs.")
        .answers(
            Binder.listOf(Token.class),
            ctx -> seats.desk(ctx).programs().passes().stream().map(Token::new).toList());
    api.post("/api/table/tokens", LINK, "Gives a token to a program.")
        .takes(Wanted.class)
        .creates(Given.class, this::give);
    api.delete("/api/table/tokens/{token}", LINK, "Takes a token back.")
        .done(TableRoutes.done(ctx -> seats.desk(ctx).programs().takeBack(id(ctx, "token"))));
    api.get("/api/table/webhooks", LINK, "The table's webhooks, and how each fares.")
        .answers(Binder.listOf(Hook.class), this::hooks);
    api.post("/api/table/webhooks", LINK, "Has an address told of what a seat sees.")
        .takes(Hooked.class)
        .creates(Made.class, this::hook);
    api.post("/api/table/webhooks/{webhook}/on", LINK, "Tries a webhook again that was given up.")
        .done(TableRoutes.done(ctx -> seats.desk(ctx).programs().switchOn(id(ctx, "webhook"))));
    api.delete("/api/table/webhooks/{webhook}", LINK, "Removes a webhook.")
        .done(TableRoutes.done(ctx -> seats.desk(ctx).programs().unhook(id(ctx, "webhook"))));
  }

  private static String id(Context ctx, String name) {
    return Wire.shortened(ctx.pathParam(name));
  }

  private Given give(Context ctx) {
    var programs = seats.desk(ctx).programs();
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Wanted.class);
    var given =
        programs.give(
            Words.name(wanted.name()),
            wanted.seat(),
            wanted.scope(),
            wanted.expires().map(Instant::ofEpochMilli));
    return new Given(new Token(given.pass()), given.token());
  }

  private List<Hook> hooks(Context ctx) {
    return seats.desk(ctx).programs().webhooks().stream().map(Hook::new).toList();
  }

  private Made hook(Context ctx) {
    var programs = seats.desk(ctx).programs();
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Hooked.class);
    // Whoever may not is told so before anything is looked up.
    programs.webhooks();
    deliveries.checkAddress(wanted.address());
    var made = programs.hook(wanted.seat(), wanted.address(), wanted.secret());
    return new Made(new Hook(made), made.secret());
  }
}
