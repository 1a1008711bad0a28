package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import quintain.binder.Invalid;
import quintain.packs.Library;
import quintain.table.Hall;
import quintain.table.desk.Desk.Invitation;
import quintain.table.show.Picture;

/// Laying tables, for anybody who comes in.
final class HallRoutes {
  private final Hall hall;
  private final Library library;
  private final Limits limits;
  private final Links links;
  private final Buckets buckets;

  HallRoutes(Hall hall, Library library, Limits limits, Links links) {
    this.hall = hall;
    this.library = library;
    this.limits = limits;
    this.links = links;
    this.buckets = new Buckets(limits.tables());
  }

  /// A table that somebody wants.
  ///
  /// @param name what the Referee is called at the table; the book's own word if nothing is said
  /// @param house switches that differ from the book's defaults
  /// @param demo whether to begin with the book's ready scene
  private record Wanted(
      String book,
      Optional<String> title,
      Optional<String> name,
      Optional<Map<String, Object>> house,
      Optional<Boolean> demo) {}

  private record Picture(String text) {}

  void lay(RoutesConfig routes) {
    routes.post("/api/tables", ctx -> Answer.json(ctx.status(201), open(ctx)));
    routes.post("/api/import", ctx -> Answer.json(ctx.status(201), bringBack(ctx)));
    routes.post("/api/qr", this::draw);
  }

  private Links.Admission open(Context ctx) {
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
    return links.admission(ctx, lay(book, wanted, name, house));
  }

  private Invitation lay(String book, Wanted wanted, String name, Map<String, Object> house) {
    try {
      return wanted.demo().orElse(false)
          ? hall.demo(book, name)
          : hall.open(book, Words.title(wanted.title().orElse("A new table")), name, house);
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

  private Links.Admission bringBack(Context ctx) {
    count(ctx);
    var file = Guard.body(ctx, limits.importing());
    try {
      return links.admission(
          ctx, file.strip().startsWith("{") ? hall.bringBack(file) : hall.stage(file, ""));
    } catch (NoSuchElementException e) {
      throw RequestDeclined.wrong(Wire.shortened(String.valueOf(e.getMessage())));
    } catch (Invalid invalid) {
      throw RequestDeclined.wrong(Wire.sentence(invalid));
    }
  }

  private void count(Context ctx) {
    if (!buckets.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
  }

  private void draw(Context ctx) {
    var text = Wire.body(Guard.body(ctx, limits.body()), Picture.class).text();
    ctx.contentType("image/svg+xml").result(Qr.of(text).svg());
  }
}
