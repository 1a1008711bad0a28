package quintain.table.web;

import static quintain.table.web.Api.Access.LINK;
import static quintain.table.web.Api.Access.PLAY;
import static quintain.table.web.Api.Access.READ;
import static quintain.table.web.Api.Access.REFEREE;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import quintain.binder.Binder;
import quintain.binder.Invalid;
import quintain.packs.Library;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.desk.Desk;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;
import quintain.table.store.Pass;
import quintain.table.store.Place;

/// A table beside its play: its log, its seats, its copies; for whoever has a token of it.
final class TableRoutes {
  private static final int MOST_ENTRIES = 500;
  private static final int LONGEST_WAIT = 30;
  private static final String[] PICTURES = {"image/png", "image/jpeg"};

  private final Hall hall;
  private final Library library;
  private final Limits limits;
  private final Links links;
  private final Buckets laid;
  private final Seats seats;
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
      Seats seats,
      Bulkhead imports,
      LayingPermits permits) {
    this.hall = hall;
    this.library = library;
    this.catalogues = catalogues;
    this.limits = limits;
    this.links = links;
    this.laid = laid;
    this.seats = seats;
    this.imports = imports;
    this.permits = permits;
  }

  /// Who one is, and where.
  ///
  /// @param scope what a token for programs is good for; absent for the seat's own link
  private record Standing(
      String table,
      String book,
      String title,
      long created,
      String origin,
      String seat,
      String name,
      Place.Role role,
      Optional<Pass.Scope> scope) {}

  private record Seat(String seat, String name, Place.Role role, boolean invited) {}

  private record Invited(String name, Place.Role role) {}

  private record Renamed(String name) {}

  private record Titled(String title) {}

  private record Archived(boolean away) {}

  /// A link that may not be there.
  private record ShownAdmission(Optional<Links.Admission> shown) {}

  private record ShownOpening(Optional<Links.Opening> shown) {}

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

  private record Pinned(String picture) {}

  void lay(Api api) {
    api.get("/api/table", READ, "Who one is, and where.").answers(Standing.class, this::standing);
    layLog(api);
    laySeats(api);
    layTables(api);
    layScenes(api);
    layPictures(api);
    api.get("/api/table/stock", REFEREE, "Creatures that can be brought in, and characters.")
        .answers(Desk.Stock.class, ctx -> desk(ctx).stock());
    api.get("/api/table/pregens", READ, "The ready-made characters.")
        .answers(Binder.listOf(Desk.Stocked.class), ctx -> desk(ctx).pregens());
    new OwnContentRoutes(this::desk, limits).lay(api);
    new TravelRoutes(this::desk, library, imports).lay(api);
    layCommands(api);
  }

  private void layLog(Api api) {
    var most = "how many at most; 100 unless said, and no more than " + MOST_ENTRIES;
    api.get("/api/table/log", READ, "Entries of the log, in their order.")
        .may("before", "the last ones before this number of one's own count")
        .may("after", "the first ones after this number, instead")
        .may("wait", "with `after`: for how many seconds to wait for one; at most 30")
        .may("limit", most)
        .handled(Binder.listOf(ToSeat.Entry.class), this::log);
    api.get("/api/table/search", READ, "Entries with these words, the latest first.")
        .must("q", "the words")
        .may("limit", most)
        .answers(Binder.listOf(ToSeat.Entry.class), this::search);
    api.get("/api/table/at/{seq}", READ, "The scene after an entry, without offers.")
        .answers(ToSeat.Scene.class, this::at);
  }

  private void laySeats(Api api) {
    api.get("/api/table/seats", READ, "The seats of the table.")
        .answers(Binder.listOf(Seat.class), this::seats);
    api.post("/api/table/invitations", LINK, "Lays a new seat and invites somebody to it.")
        .takes(Invited.class)
        .creates(Links.Admission.class, this::invite);
    api.post("/api/table/seats/{seat}/rotate", LINK, "A new link for a seat.")
        .answers(Links.Admission.class, this::rotate);
    api.post("/api/table/seats/{seat}/revoke", REFEREE, "Takes the link of a seat back.")
        .done(done(ctx -> desk(ctx).revoke(seat(ctx))));
    api.post("/api/table/seats/{seat}/rename", REFEREE, "Gives a seat another name.")
        .takes(Renamed.class)
        .done(done(this::rename));
    api.get("/api/table/seats/{seat}/link", LINK, "The link of a seat once more.")
        .answers(
            ShownAdmission.class,
            ctx -> {
              var desk = desk(ctx);
              var again = understood(() -> desk.again(seat(ctx)));
              return new ShownAdmission(again.map(found -> links.admission(ctx, found)));
            });
    api.get("/api/table/invitation", LINK, "The link for anybody.")
        .answers(
            ShownOpening.class,
            ctx ->
                new ShownOpening(desk(ctx).openInvitation().map(open -> links.opening(ctx, open))));
    api.post("/api/table/invitation", LINK, "A new link for anybody.")
        .creates(Links.Opening.class, ctx -> links.opening(ctx, desk(ctx).open()));
    api.delete("/api/table/invitation", REFEREE, "Withdraws the link for anybody.")
        .done(done(ctx -> desk(ctx).withdraw()));
  }

  private void layTables(Api api) {
    api.get("/api/table/house", READ, "What this table plays by.")
        .answers(Binder.listOf(Catalogues.PlayedSwitch.class), ctx -> house(desk(ctx)));
    api.post("/api/table/title", REFEREE, "Gives the table another title.")
        .takes(Titled.class)
        .done(done(ctx -> desk(ctx).retitle(title(ctx))));
    api.post("/api/table/archive", REFEREE, "Archives the table, or not.")
        .takes(Archived.class)
        .done(done(ctx -> desk(ctx).archive(body(ctx, Archived.class).away())));
    api.post("/api/table/copy", REFEREE, "Lays a second table with the same history.")
        .takes(Titled.class)
        .creates(Links.Admission.class, this::copy);
    api.delete("/api/table", REFEREE, "Deletes the table; for 30 days it can be brought back.")
        .done(done(ctx -> desk(ctx).delete()));
    api.post("/api/table/restore", LINK, "Brings a deleted table back.").done(done(this::restore));
    api.post("/api/table/fork", REFEREE, "Lays a table that begins after an entry of this one.")
        .takes(Forked.class)
        .creates(Links.Admission.class, this::fork);
    api.get("/api/table/export", READ, "The table as a file, as far as this seat may see it.")
        .file(this::export, "application/json");
  }

  private void layScenes(Api api) {
    api.get("/api/table/scenes", REFEREE, "The scenes that the book has prepared.")
        .answers(Scenes.class, ctx -> scenes(desk(ctx)));
    api.post("/api/table/scene", REFEREE, "Lays a scene between fights.")
        .takes(Staged.class)
        .done(done(this::stage));
    api.post("/api/table/scenes", REFEREE, "Lays a table aside on which a scene is prepared.")
        .takes(Preparing.class)
        .creates(Links.Admission.class, this::prepare);
    api.post("/api/table/scenes/keep", REFEREE, "Puts a prepared scene on the shelf.")
        .takes(Keeping.class)
        .answers(OnTheShelf.class, this::keep);
  }

  private void layPictures(Api api) {
    api.get("/api/table/backdrop", READ, "The picture under the map, as this seat sees it.")
        .file(this::backdrop, PICTURES);
    api.put("/api/table/backdrop", REFEREE, "Lays a picture under the map; lengths in spaces.")
        .must("x", "how far right")
        .must("y", "how far down")
        .must("across", "how wide")
        .must("opacity", "from 0.05 to 1")
        .takesFile(PICTURES)
        .done(done(this::layPicture));
    api.post("/api/table/backdrop", REFEREE, "Lays the picture that is there elsewhere.")
        .takes(Desk.Placing.class)
        .done(done(ctx -> desk(ctx).move(body(ctx, Desk.Placing.class))));
    api.delete("/api/table/backdrop", REFEREE, "Takes the picture away.")
        .done(done(ctx -> desk(ctx).takeAway()));
    api.get("/api/table/faces/{picture}", READ, "The picture on the face of somebody in sight.")
        .file(this::face, PICTURES);
    api.put("/api/table/figures/{who}/face", PLAY, "Gives somebody a face with a picture on it.")
        .must("around", "its colour and frame: `#1f6b3f shield`")
        .takesFile(PICTURES)
        .done(done(this::portray));
    api.post("/api/table/pictures", PLAY, "Takes a picture to stand on pages of the journal.")
        .takesFile(PICTURES)
        .creates(Pinned.class, this::pin);
    api.get("/api/table/pictures/{pinned}", READ, "A picture on a page that this seat reads.")
        .file(this::pinned, PICTURES);
  }

  private void layCommands(Api api) {
    order(
        api,
        "bringing",
        REFEREE,
        "Writes the command that brings a creature in.",
        Bringing.class,
        d -> b -> d.bringing(b.creature(), b.id()));
    order(
        api,
        "welcoming",
        PLAY,
        "Writes the command that brings a character to a seat.",
        Welcoming.class,
        d -> w -> d.welcoming(w.id(), w.seat(), Wire.write(w.sheet())));
    order(
        api,
        "handing",
        REFEREE,
        "Writes the command that hands somebody over to a seat.",
        Handing.class,
        d -> h -> d.handing(h.id(), h.seat()));
    order(
        api,
        "setting",
        REFEREE,
        "Writes the command that sets a value.",
        Setting.class,
        d -> s -> d.setting(s.fact(), s.value(), s.reason()));
  }

  /// A command that the desk writes, to be given with a frame.
  private <T> void order(
      Api api,
      String name,
      Api.Access access,
      String says,
      Class<T> type,
      Function<Desk, Function<T, Object>> write) {
    api.post("/api/table/commands/" + name, access, says)
        .takes(type)
        .answers(
            Order.class,
            ctx -> {
              var desk = desk(ctx);
              var wanted = body(ctx, type);
              return new Order(understood(() -> write.apply(desk).apply(wanted)));
            });
  }

  static Handler done(Handler handler) {
    return ctx ->
        understood(
            () -> {
              handler.handle(ctx);
              return true;
            });
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

  private Desk desk(Context ctx) {
    return seats.desk(ctx);
  }

  private <T> T body(Context ctx, Class<T> type) {
    return Wire.body(Guard.body(ctx, limits.body()), type);
  }

  private static String seat(Context ctx) {
    return ctx.pathParam("seat");
  }

  private Standing standing(Context ctx) {
    var place = seats.place(ctx);
    var table = hall.desk(Bearer.token(ctx)).table();
    return new Standing(
        table.id(),
        table.book(),
        table.title(),
        table.created().toEpochMilli(),
        table.origin(),
        place.seat(),
        place.name(),
        place.role(),
        hall.pass(Bearer.token(ctx)).map(Pass::scope));
  }

  /// Something that is read from a chair, without sitting down to play.
  private <T> T reading(Context ctx, Function<Chair, T> read) {
    seats.place(ctx);
    try (var chair = hall.sit(Bearer.token(ctx), _ -> {})) {
      return read.apply(chair);
    }
  }

  private void log(Context ctx) {
    long before = number(ctx, "before", Long.MAX_VALUE);
    long after = number(ctx, "after", -1);
    int wait = Math.clamp(number(ctx, "wait", 0), 0, LONGEST_WAIT);
    int limit = limit(ctx);
    if (after >= 0 && wait > 0) {
      var visit = seats.visit(ctx);
      ctx.future(
          () -> visit.after(after, limit, wait).thenAccept(entries -> Answer.json(ctx, entries)));
    } else {
      Answer.json(
          ctx,
          reading(
              ctx, chair -> after >= 0 ? chair.after(after, limit) : chair.before(before, limit)));
    }
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
      throw seats.stranger(ctx);
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

  private Pinned pin(Context ctx) throws Exception {
    var desk = desk(ctx);
    try {
      var picture = Picture.of(Guard.bytes(ctx, Picture.LONGEST));
      return new Pinned(understood(() -> desk.pin(picture)));
    } catch (Picture.Unfit unfit) {
      throw new RequestDeclined(415, "picture", String.valueOf(unfit.getMessage()));
    }
  }

  private void pinned(Context ctx) {
    var picture =
        desk(ctx)
            .pinned(Wire.shortened(ctx.pathParam("pinned")))
            .orElseThrow(() -> RequestDeclined.missing("There is no such picture to be seen."));
    ctx.contentType(picture.type()).result(picture.file());
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

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
