package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;
import static quintain.table.web.Api.Access.GUEST;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.binder.Binder;
import quintain.binder.Invalid;
import quintain.packs.Library;
import quintain.packs.Pack;
import quintain.packs.peers.Imported;
import quintain.table.Hall;
import quintain.table.House;
import quintain.table.desk.Desk.Invitation;
import quintain.table.desk.Joining;
import quintain.table.desk.Laying;
import quintain.table.desk.NotAllowed;
import quintain.table.store.Place;

/// Laying tables, for anybody who comes in.
final class HallRoutes {
  private static final int MOST_TOKENS = 200;
  private static final int MOST_PACKS = 20;

  /// The line by which a scene names its book.
  private static final Pattern BOOK = Pattern.compile("(?m)^\\s*[\"']?book[\"']?\\s*:");

  private final Hall hall;
  private final Library library;
  private final Limits limits;
  private final Links links;
  private final Buckets laid;
  private final Buckets strangers;
  private final Bulkhead imports;
  private final LayingPermits permits;

  HallRoutes(
      Hall hall,
      Library library,
      Limits limits,
      Links links,
      Buckets laid,
      Buckets strangers,
      Bulkhead imports,
      LayingPermits permits) {
    this.hall = hall;
    this.library = library;
    this.limits = limits;
    this.links = links;
    this.laid = laid;
    this.strangers = strangers;
    this.imports = imports;
    this.permits = permits;
  }

  /// A table that somebody wants.
  ///
  /// @param name what the Referee is called at the table; the book's own word if nothing is said
  /// @param house switches that differ from the book's defaults
  /// @param demo whether to begin with the book's ready scene, as the book has it
  /// @param packs the ids of the packs that are switched on, later over earlier
  private record Wanted(
      String book,
      Optional<String> title,
      Optional<String> name,
      Optional<Map<String, Object>> house,
      Optional<Boolean> demo,
      Optional<List<String>> packs) {}

  /// A pack that can be switched on.
  private record Offered(
      String id,
      String title,
      String version,
      List<String> authors,
      String licence,
      Optional<String> source) {
    Offered(Pack pack) {
      this(pack.id(), pack.title(), pack.version(), pack.authors(), pack.licence(), pack.source());
    }
  }

  private record Picture(String text) {}

  /// The tokens that a browser keeps.
  private record Held(List<String> tokens) {}

  /// A seat that a browser keeps, and how things are at its table.
  ///
  /// @param archived whether the table is in the archive
  /// @param gone when a deleted table goes for good, in milliseconds since 1970
  /// @param played when somebody last played there, and `by` whom
  /// @param trouble why the table could not be opened when somebody came last
  private record Standing(
      String table,
      String book,
      String title,
      String seat,
      String name,
      Place.Role role,
      long created,
      boolean archived,
      Optional<Long> gone,
      Optional<Long> played,
      String by,
      Optional<String> trouble) {}

  /// Each token's standing, in the order of the tokens; empty for one that admits to nothing.
  private record Standings(List<Optional<Standing>> standings) {}

  /// Somebody who comes by the invitation that is for anybody.
  ///
  /// @param seat one that is free, if they want that
  private record Joiner(String name, Optional<String> seat, Optional<Boolean> watches) {}

  void lay(Api api) {
    api.post("/api/tables", ANYBODY, "Lays a table.")
        .takes(Wanted.class)
        .creates(Links.Admission.class, this::open);
    api.get("/api/books/{id}/packs", ANYBODY, "The packs that a table may be laid with.")
        .answers(Binder.listOf(Offered.class), this::packs);
    api.post("/api/import", ANYBODY, "Lays a table from an export, or from a scenario file.")
        .takesFile("application/json", "application/yaml")
        .creates(Links.Admission.class, this::bringBack);
    api.post("/api/import/look", ANYBODY, "What a table would have that is laid from a file.")
        .may("file", "the name of the file")
        .takesFile("application/json", "application/yaml")
        .answers(Foreseen.class, this::foresee);
    api.post("/api/qr", ANYBODY, "A text as a QR code.")
        .takes(Picture.class)
        .file(this::draw, "image/svg+xml");
    api.post("/api/standings", ANYBODY, "How things are where one has seats.")
        .takes(Held.class)
        .answers(Standings.class, this::standings);
    api.get("/api/joining", GUEST, "The table that a link for anybody leads to.")
        .answers(Joining.Threshold.class, ctx -> joining(ctx).threshold());
    api.post("/api/joining", GUEST, "Takes a seat that is free, or a new one.")
        .takes(Joiner.class)
        .creates(Links.Admission.class, this::join);
  }

  private List<Offered> packs(Context ctx) {
    return hall.packs(book(ctx.pathParam("id"))).stream().map(Offered::new).toList();
  }

  private Links.Admission open(Context ctx) throws Exception {
    count(ctx);
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Wanted.class);
    var book = book(wanted.book());
    var name = wanted.name().map(Words::name).orElse("");
    var house = new LinkedHashMap<String, Object>(wanted.house().orElse(Map.of()));
    Words.values(house)
        .ifPresent(
            sentence -> {
              throw RequestDeclined.wrong(sentence);
            });
    return links.admission(ctx, permits.laid(ctx, () -> lay(book, wanted, name, house)));
  }

  private Invitation lay(String book, Wanted wanted, String name, Map<String, Object> house) {
    var packs = wanted.packs().orElse(List.of());
    if (packs.size() > MOST_PACKS) {
      throw RequestDeclined.wrong("Switch on at most " + MOST_PACKS + " packs.");
    }
    try {
      return wanted.demo().orElse(false)
          ? hall.demo(book, name)
          : hall.open(book, Words.title(wanted.title().orElse("A new table")), name, house, packs);
    } catch (NoSuchElementException e) {
      throw RequestDeclined.wrong(Wire.shortened(String.valueOf(e.getMessage())));
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(Wire.sentence(invalid));
    }
  }

  private String book(String id) {
    try {
      return library.find(Wire.shortened(id)).book().id();
    } catch (NoSuchElementException e) {
      throw RequestDeclined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }

  /// What a file would bring.
  ///
  /// @param brings absent for a file of ours, or one that no book knows: it is laid or refused
  ///   whole
  record Foreseen(Optional<Laying.Foreseen> brings) {}

  private Foreseen foresee(Context ctx) {
    count(ctx);
    var name = Wire.shortened(Objects.requireNonNullElse(ctx.queryParam("file"), "your file"));
    return imports.within(
        () -> {
          var file = Guard.body(ctx, limits.importing());
          try {
            return new Foreseen(
                isOurs(file) || file.length() > Imported.LONGEST
                    ? Optional.empty()
                    : hall.foreseen(name, file));
          } catch (Invalid invalid) {
            throw RequestDeclined.wrong(Wire.sentenceWithLines(invalid));
          }
        });
  }

  /// A copy of a table, and a scene, say so in words of ours.
  private static boolean isOurs(String file) {
    return isJson(file) ? file.contains("\"quintain\"") : BOOK.matcher(file).find();
  }

  private static boolean isJson(String file) {
    return file.stripLeading().startsWith("{");
  }

  private Links.Admission bringBack(Context ctx) throws Exception {
    count(ctx);
    return links.admission(
        ctx,
        permits.laid(
            ctx, () -> imports.within(() -> laidFrom(Guard.body(ctx, limits.importing())))));
  }

  private Invitation laidFrom(String file) {
    try {
      Optional<Invitation> arrived =
          isOurs(file) || file.length() > Imported.LONGEST
              ? Optional.empty()
              : hall.arriving("your file", file);
      return arrived.orElseGet(() -> isJson(file) ? hall.bringBack(file) : hall.stage(file, ""));
    } catch (NoSuchElementException e) {
      throw RequestDeclined.wrong(Wire.shortened(String.valueOf(e.getMessage())));
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(Wire.sentenceWithLines(invalid));
    }
  }

  private Standings standings(Context ctx) {
    var tokens = Wire.body(Guard.body(ctx, limits.body()), Held.class).tokens();
    if (tokens.size() > MOST_TOKENS) {
      throw RequestDeclined.wrong("Ask for at most " + MOST_TOKENS + " seats at once.");
    }
    var found = tokens.stream().map(token -> hall.standing(token).map(HallRoutes::told)).toList();
    // Whoever tries tokens out is slow at it.
    if (found.stream().anyMatch(Optional::isEmpty)
        && !strangers.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
    return new Standings(found);
  }

  private static Standing told(Hall.Standing standing) {
    var table = standing.table();
    var place = standing.place();
    return new Standing(
        table.id(),
        table.book(),
        table.title(),
        place.seat(),
        place.name(),
        place.role(),
        table.created().toEpochMilli(),
        table.archived().isPresent(),
        table.deleted().map(at -> at.plus(House.KEPT_DELETED).toEpochMilli()),
        standing.played().map(played -> played.at().toEpochMilli()),
        standing.played().map(Hall.Played::name).orElse(""),
        standing.trouble());
  }

  private Joining joining(Context ctx) {
    try {
      return hall.joining(Bearer.token(ctx));
    } catch (NotAllowed e) {
      if (!strangers.take(Addresses.counted(ctx.ip()))) {
        throw RequestDeclined.tooFast();
      }
      throw e;
    }
  }

  private Links.Admission join(Context ctx) {
    count(ctx);
    var joining = joining(ctx);
    var joiner = Wire.body(Guard.body(ctx, limits.body()), Joiner.class);
    var role = joiner.watches().orElse(false) ? Place.Role.SPECTATOR : Place.Role.PLAYER;
    return links.admission(ctx, joining.join(Words.name(joiner.name()), role, joiner.seat()));
  }

  private void count(Context ctx) {
    if (!laid.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
  }

  private void draw(Context ctx) {
    var text = Wire.body(Guard.body(ctx, limits.body()), Picture.class).text();
    ctx.contentType("image/svg+xml").result(Qr.of(text).svg());
  }
}
