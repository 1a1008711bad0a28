package quintain.table.web;

import static quintain.table.web.Api.Access.ADMINISTRATOR;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import quintain.table.House;
import quintain.table.desk.Administration;
import quintain.table.store.LayingToken;

/// All tables and who may lay them, for the administrator alone; where there is none, there is
/// nothing here.
final class AdminRoutes {
  /// So many tables are told at once.
  private static final int PAGE = 500;

  private final Administration administration;
  private final Administrator administrator;
  private final Limits limits;
  private final Links links;
  private final Buckets strangers;

  AdminRoutes(
      Administration administration,
      Administrator administrator,
      Limits limits,
      Links links,
      Buckets strangers) {
    this.administration = administration;
    this.administrator = administrator;
    this.limits = limits;
    this.links = links;
    this.strangers = strangers;
  }

  /// Some of the tables, and how many there are.
  private record Page(int all, List<Listed> tables) {}

  /// A table without its content.
  ///
  /// @param seats how many people are invited
  /// @param entries how long its log is, and `bytes` how much there is in it
  /// @param played when somebody last did something there, in milliseconds since 1970
  /// @param gone when a removed table goes for good
  private record Listed(
      String table,
      String book,
      String title,
      long created,
      int seats,
      long entries,
      long bytes,
      Optional<Long> played,
      boolean archived,
      Optional<Long> gone) {}

  private record Archived(boolean away) {}

  /// Who may lay tables.
  private record Laying(Administrator.Layers layers, List<Layer> invited) {}

  private record Layer(String name, long given, int most, int laid) {}

  private record Invited(String name, int most) {}

  /// A laying token, told this once.
  private record Given(String name, int most, String token, String link) {}

  void lay(Api api) {
    api.get("/api/admin/tables", ADMINISTRATOR, "All tables, from the oldest on.")
        .may("skip", "how many to pass over")
        .may("limit", "how many to tell; at most 500")
        .answers(Page.class, admitted(this::page));
    api.post("/api/admin/tables/{table}/archive", ADMINISTRATOR, "Archives a table, or not.")
        .takes(Archived.class)
        .done(done(this::archive));
    api.post("/api/admin/tables/{table}/restore", ADMINISTRATOR, "Brings a removed table back.")
        .done(done(ctx -> administration.restore(table(ctx))));
    api.delete("/api/admin/tables/{table}", ADMINISTRATOR, "Removes a table.")
        .may("for-good", "`true` where it is not to be brought back")
        .done(done(this::remove));
    api.get("/api/admin/laying", ADMINISTRATOR, "Who may lay tables.")
        .answers(Laying.class, admitted(_ -> laying()));
    api.post("/api/admin/laying", ADMINISTRATOR, "Lets somebody lay tables.")
        .takes(Invited.class)
        .creates(Given.class, admitted(this::invite));
    api.delete("/api/admin/laying/{name}", ADMINISTRATOR, "Lets somebody lay tables no more.")
        .done(done(ctx -> administration.takeBack(ctx.pathParam("name"))));
  }

  private Api.Answering admitted(Api.Answering answering) {
    return ctx -> {
      if (administrator.tokenHash().isEmpty()) {
        throw RequestDeclined.missing("There is nothing here.");
      }
      if (!administrator.is(Bearer.token(ctx))) {
        if (!strangers.take(Addresses.counted(ctx.ip()))) {
          throw RequestDeclined.tooFast();
        }
        ctx.header("WWW-Authenticate", "Bearer");
        throw new RequestDeclined(401, "token", "This is not the administrator's token.");
      }
      try {
        return answering.answer(ctx);
      } catch (NoSuchElementException e) {
        throw RequestDeclined.missing(String.valueOf(e.getMessage()));
      }
    };
  }

  private Handler done(Handler handler) {
    return admitted(
            ctx -> {
              handler.handle(ctx);
              return true;
            })
        ::answer;
  }

  private static String table(Context ctx) {
    return ctx.pathParam("table");
  }

  private Page page(Context ctx) {
    int skip = number(ctx, "skip", 0, Integer.MAX_VALUE);
    int limit = number(ctx, "limit", PAGE, PAGE);
    return new Page(
        administration.count(),
        administration.tables(skip, limit).stream().map(AdminRoutes::listed).toList());
  }

  private static int number(Context ctx, String name, int usual, int most) {
    var given = ctx.queryParam(name);
    if (given == null) {
      return usual;
    }
    try {
      int number = Integer.parseInt(given);
      if (number >= 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // It is said below.
    }
    throw RequestDeclined.wrong(name + " is a number from 0 to " + most + ".");
  }

  private static Listed listed(Administration.Listed listed) {
    var kept = listed.table();
    var extent = listed.extent();
    return new Listed(
        kept.id(),
        kept.book(),
        kept.title(),
        kept.created().toEpochMilli(),
        extent.seats(),
        extent.entries(),
        extent.bytes(),
        extent.played().map(at -> at.toEpochMilli()),
        kept.archived().isPresent(),
        kept.deleted().map(at -> at.plus(House.KEPT_DELETED).toEpochMilli()));
  }

  private void archive(Context ctx) {
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Archived.class);
    administration.archive(table(ctx), wanted.away());
  }

  private void remove(Context ctx) {
    switch (ctx.queryParam("for-good")) {
      case null -> administration.remove(table(ctx));
      case "true" -> administration.removeForGood(table(ctx));
      default -> throw RequestDeclined.wrong("for-good is true, or not said.");
    }
  }

  private Laying laying() {
    return new Laying(
        administrator.layers(),
        administration.layingTokens().stream().map(AdminRoutes::layer).toList());
  }

  private static Layer layer(LayingToken token) {
    return new Layer(token.name(), token.given().toEpochMilli(), token.most(), token.laid());
  }

  private Given invite(Context ctx) {
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Invited.class);
    var name = Words.name(wanted.name());
    var token = administration.give(name, wanted.most());
    return new Given(name, wanted.most(), token, links.laying(ctx, token));
  }
}
