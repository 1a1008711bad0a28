package quintain.table.web;

import static quintain.table.web.Api.Access.PLAY;
import static quintain.table.web.Api.Access.READ;
import static quintain.table.web.Api.Access.REFEREE;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import quintain.binder.Invalid;
import quintain.packs.Library;
import quintain.packs.peers.Imported;
import quintain.packs.peers.JournalPages;
import quintain.packs.peers.Luggage;
import quintain.table.desk.Arriving;
import quintain.table.desk.Desk;
import quintain.table.show.Picture;

/// Those who arrive at a table from files, and those who leave it in them.
final class TravelRoutes {
  /// One file, or several in a zip; a map may have a picture with it.
  private static final int LONGEST_FILE = Imported.LONGEST + Picture.LONGEST * 4 / 3;

  private static final int LONGEST_NAME = 120;
  private static final int MOST_TRAVELLERS = 200;

  private final Function<Context, Desk> desk;
  private final Library library;
  private final Bulkhead imports;

  TravelRoutes(Function<Context, Desk> desk, Library library, Bulkhead imports) {
    this.desk = desk;
    this.library = library;
    this.imports = imports;
  }

  void lay(Api api) {
    api.get("/api/table/arrivals", PLAY, "The formats in which people and things may arrive.")
        .answers(Arriving.Known.class, ctx -> desk.apply(ctx).arriving().readable());
    api.post("/api/table/arrivals", PLAY, "What would come of a file, and what would not.")
        .may("file", "the name of the file, unless it is a zip")
        .may("format", "the format it is in; found out unless said")
        .takesFile("application/octet-stream")
        .answers(
            Arriving.Looked.class,
            ctx -> {
              var arriving = desk.apply(ctx).arriving();
              var format = format(ctx);
              return imports.within(() -> arriving.look(files(ctx), format));
            });
    api.put("/api/table/map", REFEREE, "Lays the map that a file of another program brings.")
        .must("file", "the name of the file")
        .may("format", "the format it is in; found out unless said")
        .takesFile("application/json")
        .done(this::layMap);
    api.get("/api/table/map/{format}", REFEREE, "The map as a file of another program.")
        .file(this::map, "application/json");
    api.get("/api/table/departures", READ, "Who may leave, and in which formats.")
        .answers(Desk.Departures.class, ctx -> desk.apply(ctx).departures());
    api.get("/api/table/departures/{format}", READ, "Several characters in a zip.")
        .may("who", "one of those who leave; may be repeated")
        .file(this::several, "application/zip");
    api.get("/api/table/sheet/{file}", READ, "A character as a file: `maren.json`, `.md`, `.pdf`.")
        .may("format", "the format of another program, where it is one")
        .file(this::one, "application/json", "text/markdown", "application/pdf");
    api.get("/api/table/logbook", READ, "The log as this seat has heard it.")
        .may("format", "`foundry` for a journal entry; a document in Markdown unless said")
        .file(this::logbook, "text/markdown", "application/json");
    api.get("/api/table/journal/{format}", READ, "The journal as this seat reads it.")
        .file(this::journal, "application/json", "application/zip");
  }

  private void logbook(Context ctx) {
    var from = desk.apply(ctx);
    var title = from.table().title();
    switch (Objects.requireNonNullElse(ctx.queryParam("format"), "md")) {
      case "foundry" -> {
        var entry = imports.within(() -> JournalPages.entry(title, from.logbookPages()));
        send(ctx, new Taken(title + " log", ".json", "application/json", bytes(entry)));
      }
      case "md" -> {
        var text = imports.within(from::logbook);
        send(ctx, new Taken(title, ".md", "text/markdown", bytes(text)));
      }
      default -> throw RequestDeclined.missing("The log leaves as `foundry` or `md`.");
    }
  }

  /// The journal as an entry for Foundry (`foundry`), or as files of Markdown in a zip (`md`).
  private void journal(Context ctx) {
    var from = desk.apply(ctx);
    var title = from.table().title();
    switch (ctx.pathParam("format")) {
      case "foundry" -> {
        var entry = imports.within(() -> JournalPages.entry(title, from.journal()));
        send(ctx, new Taken(title + " journal", ".json", "application/json", bytes(entry)));
      }
      case "md" -> {
        var zip = new Zipped();
        JournalPages.files(from.journal())
            .forEach(each -> zip.add(each.file(), bytes(each.text())));
        send(ctx, new Taken(title + " journal", ".zip", "application/zip", zip.bytes()));
      }
      default -> throw RequestDeclined.missing("The journal leaves as `foundry` or `md`.");
    }
  }

  // Arriving

  private void layMap(Context ctx) {
    var maps = desk.apply(ctx).maps();
    var format = format(ctx);
    imports.within(
        () -> {
          var file = file(ctx, Guard.bytes(ctx, LONGEST_FILE));
          try {
            file.forEach((name, text) -> maps.lay(name, text, format));
            return true;
          } catch (Invalid invalid) {
            throw RequestDeclined.wrong(Wire.sentenceWithLines(invalid));
          }
        });
  }

  private void map(Context ctx) {
    var from = desk.apply(ctx);
    var left =
        from.maps()
            .leaving(Wire.shortened(ctx.pathParam("format")))
            .orElseThrow(
                () -> RequestDeclined.missing("There is no map here that leaves in this format."));
    send(
        ctx,
        new Taken(
            from.table().title(), "." + left.ending(), "application/json", bytes(left.text())));
  }

  private static String format(Context ctx) {
    return Wire.shortened(Objects.requireNonNullElse(ctx.queryParam("format"), ""));
  }

  private static Map<String, String> files(Context ctx) {
    var bytes = Guard.bytes(ctx, LONGEST_FILE);
    if (Zipped.is(bytes)) {
      var files = Zipped.read(bytes);
      if (files.containsKey("pack.yaml")) {
        throw RequestDeclined.wrong(
            "This is a pack. The Referee brings it in at the desk, under the content of their own.");
      }
      return files;
    }
    return file(ctx, bytes);
  }

  private static Map<String, String> file(Context ctx, byte[] bytes) {
    var name = Objects.requireNonNullElse(ctx.queryParam("file"), "").strip();
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      throw RequestDeclined.wrong("A file has a name of 1 to " + LONGEST_NAME + " characters.");
    }
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Map.of(name, text);
    } catch (CharacterCodingException _) {
      throw RequestDeclined.wrong(name + " is no text: it is not written in UTF-8.");
    }
  }

  // Leaving

  /// Somebody as a file.
  @SuppressWarnings("ArrayRecordComponent") // it is sent at once, and compared with nothing
  private record Taken(String name, String ending, String type, byte[] content) {}

  private static void send(Context ctx, Taken taken) {
    var type = taken.type().startsWith("text/") ? taken.type() + "; charset=utf-8" : taken.type();
    Answer.file(ctx, type, taken.name(), taken.ending(), taken.content());
  }

  /// A character as `maren.json`, `maren.md` or `maren.pdf`; with `format` as a document of another
  /// program.
  private void one(Context ctx) {
    var desk = this.desk.apply(ctx);
    var file = ctx.pathParam("file");
    int dot = file.lastIndexOf('.');
    var who = dot < 0 ? file : file.substring(0, dot);
    var ending = dot < 0 ? "" : file.substring(dot + 1);
    var format = Optional.ofNullable(ctx.queryParam("format")).orElse(ending);
    send(
        ctx,
        taken(desk, who, format)
            .filter(taken -> taken.ending().equals("." + ending))
            .orElseThrow(
                () -> RequestDeclined.missing("There is no such character that you may take.")));
  }

  /// Several in a zip, with the documents of that format that the table keeps.
  private void several(Context ctx) {
    var desk = this.desk.apply(ctx);
    var format = Wire.shortened(ctx.pathParam("format"));
    var who = ctx.queryParams("who");
    if (who.size() > MOST_TRAVELLERS) {
      throw RequestDeclined.wrong("At most " + MOST_TRAVELLERS + " leave together.");
    }
    var zip = new Zipped();
    var names = new ArrayList<String>();
    for (String each : who) {
      var taken =
          taken(desk, each, format)
              .orElseThrow(
                  () -> RequestDeclined.missing("Not all of these can leave in this format."));
      zip.add(named(taken.name(), names) + taken.ending(), taken.content());
    }
    desk.papers(format).forEach((name, text) -> zip.add(named(name, names) + ".json", bytes(text)));
    if (names.isEmpty()) {
      throw RequestDeclined.missing("There is nobody here whom you may take.");
    }
    Answer.file(ctx, "application/zip", desk.table().title() + " characters", ".zip", zip.bytes());
  }

  private static String named(String name, List<String> names) {
    var fresh = Luggage.fresh(Luggage.word(name), names);
    names.add(fresh);
    return fresh;
  }

  private Optional<Taken> taken(Desk desk, String who, String format) {
    return switch (format) {
      case "json", "md", "pdf" -> desk.sheet(who).flatMap(sheet -> ours(desk, sheet, format));
      default ->
          desk.leaving(who, format)
              .map(
                  left ->
                      new Taken(left.name(), ".json", "application/json", bytes(left.document())));
    };
  }

  private Optional<Taken> ours(Desk desk, Desk.Sheet sheet, String format) {
    return switch (format) {
      case "json" ->
          sheet
              .json()
              .map(json -> new Taken(sheet.name(), ".json", "application/json", bytes(json)));
      case "md" ->
          Optional.of(new Taken(sheet.name(), ".md", "text/markdown", bytes(sheet.markdown())));
      default -> {
        var book = library.find(desk.table().book()).book();
        var pdf = new PdfSheet(book.title(), book.theme().light().accent(), book.facts()::figure);
        yield Optional.of(
            new Taken(
                sheet.name(), ".pdf", "application/pdf", pdf.print(sheet.name(), sheet.panels())));
      }
    };
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
