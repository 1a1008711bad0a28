package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import quintain.binder.Invalid;
import quintain.packs.Library;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.desk.Desk;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;
import quintain.table.store.Place;

/// A table beside its play: its log, its seats, its copies; for whoever has a token of it.
final class TableRoutes {
  private static final int MOST_ENTRIES = 500;

  private final Hall hall;
  private final Library library;
  private final Limits limits;
  private final Links links;
  private final Buckets laid;
  private final Buckets strangers;
  private final Catalogues catalogues;
  private final Bulkhead imports;
  private final LayingPermits permits;

  TableRoutes(
      Hall hall,
      Library library,
      Catalogues catalogues,
      Limits limits,
      Links links,
      Buckets laid,
      Buckets strangers,
      Bulkhead imports,
      LayingPermits permits) {
    this.hall = hall;
    this.library = library;
    this.catalogues = catalogues;
    this.limits = limits;
    this.links = links;
    this.laid = laid;
    this.strangers = strangers;
    this.imports = imports;
    this.permits = permits;
  }

  /// Who one is, and where.
  private record Standing(
      String table,
      String book,
      String title,
      long created,
      String origin,
      String seat,
      String name,
      Place.Role role) {}

  private record Seat(String seat, String name, Place.Role role, boolean invited) {}

  private record Invited(String name, Place.Role role) {}

  private record Renamed(String name) {}

  private record Titled(String title) {}

  private record Archived(boolean away) {}

  /// A link that may not be there.
  private record Shown<T>(Optional<T> shown) {}

  /// @param heroes the name of the side that is the players'
  private record Scenes(List<String> scenes, String heroes) {}

  private record Staged(Optional<String> title, Optional<String> written) {}

  private record Preparing(
      String title, Optional<String> scene, Optional<String> ready, Optional<String> written) {}

  /// @param table the table aside, and `token` the Referee's there
  private record Keeping(Optional<String> scene, String title, String table, String token) {}

  private record OnTheShelf(String scene) {}

  private record Forked(long seq, String title) {}

  private record Bringing(String creature, String id) {}

  private record Welcoming(String id, String seat, Object sheet) {}

  private record Handing(String id, String seat) {}

  private record Setting(String fact, Object value, String reason) {}

  private record Order(Object command) {}

  void lay(RoutesConfig routes) {
    routes.get("/api/table", ctx -> Answer.json(ctx, standing(ctx)));
    routes.get("/api/table/log", ctx -> Answer.json(ctx, log(ctx)));
    routes.get("/api/table/search", ctx -> Answer.json(ctx, search(ctx)));
    routes.get("/api/table/at/{seq}", ctx -> Answer.json(ctx, at(ctx)));
    routes.get("/api/table/seats", ctx -> Answer.json(ctx, seats(ctx)));
    routes.get("/api/table/house", ctx -> Answer.json(ctx, house(desk(ctx))));
    routes.post("/api/table/invitations", ctx -> Answer.json(ctx.status(201), invite(ctx)));
    routes.post("/api/table/seats/{seat}/rotate", ctx -> Answer.json(ctx, rotate(ctx)));
    routes.post("/api/table/seats/{seat}/revoke", done(ctx -> desk(ctx).revoke(seat(ctx))));
    routes.post("/api/table/seats/{seat}/rename", done(this::rename));
    routes.get(
        "/api/table/seats/{seat}/link",
        ctx -> {
          var desk = desk(ctx);
          var again = understood(() -> desk.again(seat(ctx)));
          Answer.json(ctx, new Shown<>(again.map(found -> links.admission(ctx, found))));
        });
    routes.get(
        "/api/table/invitation",
        ctx ->
            Answer.json(
                ctx,
                new Shown<>(desk(ctx).openInvitation().map(open -> links.opening(ctx, open)))));
    routes.post(
        "/api/table/invitation",
        ctx -> Answer.json(ctx.status(201), links.opening(ctx, desk(ctx).open())));
    routes.delete("/api/table/invitation", done(ctx -> desk(ctx).withdraw()));
    routes.post("/api/table/title", done(ctx -> desk(ctx).retitle(title(ctx))));
    routes.post(
        "/api/table/archive", done(ctx -> desk(ctx).archive(body(ctx, Archived.class).away())));
    routes.post("/api/table/copy", ctx -> Answer.json(ctx.status(201), copy(ctx)));
    routes.delete("/api/table", done(ctx -> desk(ctx).delete()));
    routes.post("/api/table/restore", done(this::restore));
    routes.get("/api/table/scenes", ctx -> Answer.json(ctx, scenes(desk(ctx))));
    routes.post("/api/table/scene", done(this::stage));
    routes.post("/api/table/scenes", ctx -> Answer.json(ctx.status(201), prepare(ctx)));
    routes.post("/api/table/scenes/keep", ctx -> Answer.json(ctx, keep(ctx)));
    routes.post("/api/table/fork", ctx -> Answer.json(ctx.status(201), fork(ctx)));
    routes.get("/api/table/export", this::export);
    routes.get("/api/table/backdrop", this::backdrop);
    routes.put("/api/table/backdrop", done(this::layPicture));
    routes.post("/api/table/backdrop", done(ctx -> desk(ctx).move(body(ctx, Desk.Placing.class))));
    routes.delete("/api/table/backdrop", done(ctx -> desk(ctx).takeAway()));
    routes.get("/api/table/faces/{picture}", this::face);
    routes.put("/api/table/figures/{who}/face", done(this::portray));
    routes.get("/api/table/sheet/{file}", this::sheet);
    routes.get("/api/table/stock", ctx -> Answer.json(ctx, desk(ctx).stock()));
    routes.get("/api/table/pregens", ctx -> Answer.json(ctx, desk(ctx).pregens()));
    new OwnContentRoutes(this::desk, limits).lay(routes);
    order(routes, "bringing", Bringing.class, d -> b -> d.bringing(b.creature(), b.id()));
    order(
        routes,
        "welcoming",
        Welcoming.class,
        d -> w -> d.welcoming(w.id(), w.seat(), Wire.write(w.sheet())));
    order(routes, "handing", Handing.class, d -> h -> d.handing(h.id(), h.seat()));
    order(routes, "setting", Setting.class, d -> s -> d.setting(s.fact(), s.value(), s.reason()));
  }

  /// A command that the desk writes, for the socket to give.
  private <T> void order(
      RoutesConfig routes, String name, Class<T> type, Function<Desk, Function<T, Object>> write) {
    routes.post(
        "/api/table/commands/" + name,
        ctx -> {
          var desk = desk(ctx);
          var wanted = body(ctx, type);
          Answer.json(ctx, new Order(understood(() -> write.apply(desk).apply(wanted))));
        });
  }

  static Handler done(Handler handler) {
    return ctx -> {
      understood(
          () -> {
            handler.handle(ctx);
            return true;
          });
      ctx.status(204);
    };
  }

  /// Something that may name what does not exist.
  interface Attempt<T> {
    T make() throws Exception;
  }

  /// The desk says what it does not know in words of its own; they are for people.
  static <T> T understood(Attempt<T> attempt) throws Exception {
    try {
      return attempt.make();
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(Wire.sentence(invalid));
    } catch (NoSuchElementException e) {
      throw RequestDeclined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }

  private Place place(Context ctx) {
    return hall.admits(Bearer.token(ctx)).orElseThrow(() -> stranger(ctx));
  }

  private RequestDeclined stranger(Context ctx) {
    ctx.header("WWW-Authenticate", "Bearer");
    return strangers.take(Addresses.counted(ctx.ip()))
        ? new RequestDeclined(401, "token", "This invitation is not valid, or not any more.")
        : RequestDeclined.tooFast();
  }

  private Desk desk(Context ctx) {
    place(ctx);
    return hall.desk(Bearer.token(ctx));
  }

  private <T> T body(Context ctx, Class<T> type) {
    return Wire.body(Guard.body(ctx, limits.body()), type);
  }

  private static String seat(Context ctx) {
    return ctx.pathParam("seat");
  }

  private Standing standing(Context ctx) {
    var place = place(ctx);
    var table = hall.desk(Bearer.token(ctx)).table();
    return new Standing(
        table.id(),
        table.book(),
        table.title(),
        table.created().toEpochMilli(),
        table.origin(),
        place.seat(),
        place.name(),
        place.role());
  }

  /// Something that is read from a chair, without sitting down to play.
  private <T> T reading(Context ctx, Function<Chair, T> read) {
    place(ctx);
    try (var chair = hall.sit(Bearer.token(ctx), _ -> {})) {
      return read.apply(chair);
    }
  }

  private List<ToSeat.Entry> log(Context ctx) {
    long before = number(ctx, "before", Long.MAX_VALUE);
    int limit = limit(ctx);
    return reading(ctx, chair -> chair.before(before, limit));
  }

  private List<ToSeat.Entry> search(Context ctx) {
    var words = Objects.requireNonNullElse(ctx.queryParam("q"), "").strip();
    if (words.isEmpty() || words.length() > 200) {
      throw RequestDeclined.wrong("Search for 1 to 200 characters.");
    }
    int limit = limit(ctx);
    return reading(ctx, chair -> chair.search(words, limit));
  }

  private ToSeat.Scene at(Context ctx) {
    long seq = number(ctx.pathParam("seq"));
    return reading(ctx, chair -> chair.at(seq))
        .orElseThrow(() -> RequestDeclined.missing("There is no such entry."));
  }

  private static int limit(Context ctx) {
    return Math.clamp(number(ctx, "limit", 100), 1, MOST_ENTRIES);
  }

  private static long number(Context ctx, String name, long otherwise) {
    var text = ctx.queryParam(name);
    return text == null ? otherwise : number(text);
  }

  private static long number(String text) {
    if (!text.matches("\\d{1,18}")) {
      throw RequestDeclined.wrong("A number of an entry is a whole number.");
    }
    return Long.parseLong(text);
  }

  private List<Seat> seats(Context ctx) {
    return desk(ctx).places().stream()
        .map(
            place ->
                new Seat(place.seat(), place.name(), place.role(), !place.tokenHash().isEmpty()))
        .toList();
  }

  private List<Catalogues.PlayedSwitch> house(Desk desk) {
    return catalogues.played(library.find(desk.table().book()), desk.house());
  }

  private Links.Admission invite(Context ctx) throws Exception {
    var desk = desk(ctx);
    var wanted = body(ctx, Invited.class);
    var name = Words.name(wanted.name());
    return links.admission(ctx, understood(() -> desk.invite(name, wanted.role())));
  }

  private Links.Admission rotate(Context ctx) throws Exception {
    var desk = desk(ctx);
    return links.admission(ctx, understood(() -> desk.rotate(seat(ctx))));
  }

  private String title(Context ctx) {
    return Words.title(body(ctx, Titled.class).title());
  }

  /// Another table takes room like any that is laid.
  private void count(Context ctx) {
    if (!laid.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
  }

  private Links.Admission copy(Context ctx) throws Exception {
    var desk = desk(ctx);
    count(ctx);
    var title = title(ctx);
    return links.admission(ctx, permits.laid(ctx, () -> desk.copy(title)));
  }

  private void restore(Context ctx) {
    if (hall.standing(Bearer.token(ctx)).isEmpty()) {
      throw stranger(ctx);
    }
    hall.restore(Bearer.token(ctx));
  }

  private static Scenes scenes(Desk desk) {
    return new Scenes(desk.scenes(), desk.heroes());
  }

  private void stage(Context ctx) {
    var desk = desk(ctx);
    var scene =
        imports.within(
            () -> {
              var wanted = Wire.body(Guard.body(ctx, limits.importing()), Staged.class);
              return new Desk.Scene(wanted.title().orElse(""), wanted.written().orElse(""));
            });
    desk.stage(scene);
  }

  private Links.Admission prepare(Context ctx) throws Exception {
    var desk = desk(ctx);
    count(ctx);
    var wish =
        imports.within(
            () -> {
              var wanted = Wire.body(Guard.body(ctx, limits.importing()), Preparing.class);
              return new Desk.Preparation(
                  Words.title(wanted.title()),
                  wanted.scene().orElse(""),
                  wanted.ready().orElse(""),
                  wanted.written().orElse(""));
            });
    return links.admission(ctx, permits.laid(ctx, () -> understood(() -> desk.prepare(wish))));
  }

  private OnTheShelf keep(Context ctx) throws Exception {
    var desk = desk(ctx);
    var wanted = body(ctx, Keeping.class);
    var workshop = new Desk.Invitation(wanted.table(), "", "", wanted.token());
    return new OnTheShelf(
        understood(
            () -> desk.keep(wanted.scene().orElse(""), Words.title(wanted.title()), workshop)));
  }

  private void rename(Context ctx) {
    desk(ctx).rename(seat(ctx), Words.name(body(ctx, Renamed.class).name()));
  }

  private Links.Admission fork(Context ctx) throws Exception {
    var desk = desk(ctx);
    count(ctx);
    var wanted = body(ctx, Forked.class);
    var title = Words.title(wanted.title());
    return links.admission(
        ctx, permits.laid(ctx, () -> understood(() -> desk.fork(wanted.seq(), title))));
  }

  /// The picture under the map as this seat may see it.
  private void backdrop(Context ctx) {
    var picture =
        desk(ctx)
            .picture()
            .orElseThrow(() -> RequestDeclined.missing("There is no picture under the map."));
    ctx.contentType(picture.type()).result(picture.file());
  }

  /// The body is the file, and where it is to lie stands in the address.
  private void layPicture(Context ctx) {
    var desk = desk(ctx);
    var placing =
        new Desk.Placing(
            measure(ctx, "x"), measure(ctx, "y"), measure(ctx, "across"), measure(ctx, "opacity"));
    try {
      desk.lay(Picture.of(Guard.bytes(ctx, Picture.LONGEST)), placing);
    } catch (Picture.Unfit unfit) {
      throw new RequestDeclined(415, "picture", String.valueOf(unfit.getMessage()));
    }
  }

  /// The picture on somebody's face. What lies under a name is always the same.
  private void face(Context ctx) {
    var picture =
        desk(ctx)
            .face(Wire.shortened(ctx.pathParam("picture")))
            .orElseThrow(() -> RequestDeclined.missing("There is no such face in sight."));
    ctx.contentType(picture.type()).result(picture.file());
  }

  /// The body is the file, and what is around it stands in the address.
  private void portray(Context ctx) {
    var desk = desk(ctx);
    var who = Wire.shortened(ctx.pathParam("who"));
    var around = Objects.requireNonNullElse(ctx.queryParam("around"), "");
    try {
      desk.portray(who, Picture.of(Guard.bytes(ctx, Picture.LONGEST)), Wire.shortened(around));
    } catch (Picture.Unfit unfit) {
      throw new RequestDeclined(415, "picture", String.valueOf(unfit.getMessage()));
    }
  }

  private static double measure(Context ctx, String name) {
    var text = Objects.requireNonNullElse(ctx.queryParam(name), "");
    if (!text.matches("-?\\d{1,4}(\\.\\d{1,12})?")) {
      throw RequestDeclined.wrong("Say " + name + " as a number of spaces, such as 2.5.");
    }
    return Double.parseDouble(text);
  }

  private void export(Context ctx) {
    var desk = desk(ctx);
    Answer.file(
        ctx,
        "application/json",
        desk.table().title(),
        ".json",
        imports.within(() -> bytes(desk.export())));
  }

  /// A character as `maren.json`, `maren.md` or `maren.pdf`.
  private void sheet(Context ctx) {
    var desk = desk(ctx);
    var file = ctx.pathParam("file");
    int dot = file.lastIndexOf('.');
    var ending = dot < 0 ? "" : file.substring(dot);
    Optional<Desk.Sheet> found = dot < 0 ? Optional.empty() : desk.sheet(file.substring(0, dot));
    var sheet =
        found.orElseThrow(
            () -> RequestDeclined.missing("There is no such character that you may take."));
    switch (ending) {
      case ".json" ->
          Answer.file(
              ctx,
              "application/json",
              sheet.name(),
              ending,
              bytes(
                  sheet
                      .json()
                      .orElseThrow(
                          () -> RequestDeclined.missing(sheet.name() + " has no sheet to take."))));
      case ".md" ->
          Answer.file(
              ctx, "text/markdown; charset=utf-8", sheet.name(), ending, bytes(sheet.markdown()));
      case ".pdf" -> {
        var book = library.find(desk.table().book()).book();
        var pdf = new PdfSheet(book.title(), book.theme().light().accent(), book.facts()::figure);
        Answer.file(
            ctx, "application/pdf", sheet.name(), ending, pdf.print(sheet.name(), sheet.panels()));
      }
      default -> throw RequestDeclined.missing("A sheet is .json, .md or .pdf.");
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
