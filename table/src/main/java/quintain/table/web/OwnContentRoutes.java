package quintain.table.web;

import static quintain.table.web.Api.Access.REFEREE;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import quintain.kernel.peers.Kept;
import quintain.packs.peers.Luggage;
import quintain.table.desk.Desk;
import quintain.table.desk.OwnContent;

/// What the Referee makes for a table: forms, checks, entries, and packs that come and go.
final class OwnContentRoutes {
  /// A pack as a file.
  private static final int LONGEST_FILE = 1024 * 1024;

  /// A document of another program as JSON, in which many characters are written as two.
  private static final int LONGEST_PAPER = 256 * 1024;

  private final Function<Context, Desk> desk;
  private final Limits limits;

  OwnContentRoutes(Function<Context, Desk> desk, Limits limits) {
    this.desk = desk;
    this.limits = limits;
  }

  private record Written(String kind, Map<String, Object> entry) {}

  private record Paper(String name, Kept kept) {}

  private record Made(String id) {}

  private record Unpacked(int entries) {}

  void lay(Api api) {
    api.get("/api/table/own", REFEREE, "What the Referee has made.")
        .answers(OwnContent.Overview.class, ctx -> own(ctx).overview());
    api.get("/api/table/own/kinds/{kind}", REFEREE, "What a form for such an entry is made from.")
        .answers(
            OwnContent.FormPaper.class,
            ctx -> {
              var own = own(ctx);
              var kind = Wire.shortened(ctx.pathParam("kind"));
              return TableRoutes.understood(() -> own.form(kind));
            });
    api.post("/api/table/own/look", REFEREE, "What is wrong with an entry, and how it would read.")
        .takes(Written.class)
        .answers(
            OwnContent.Looked.class,
            ctx -> {
              var own = own(ctx);
              var written = body(ctx, Written.class);
              var json = Wire.write(written.entry());
              return TableRoutes.understood(() -> own.look(written.kind(), json));
            });
    api.post("/api/table/own/entries", REFEREE, "Prepares an entry, or changes it.")
        .takes(Written.class)
        .creates(
            Made.class,
            ctx -> {
              var own = own(ctx);
              var written = body(ctx, Written.class);
              return new Made(
                  TableRoutes.understood(() -> own.make(written.kind(), written.entry())));
            });
    api.delete("/api/table/own/entries/{entry}", REFEREE, "Throws an entry away.")
        .done(TableRoutes.done(ctx -> own(ctx).unmake(id(ctx))));
    api.post("/api/table/own/entries/{entry}/play", REFEREE, "Puts an entry into play.")
        .done(TableRoutes.done(ctx -> own(ctx).play(id(ctx))));
    api.post("/api/table/own/papers", REFEREE, "Keeps what another program's document says beside.")
        .takes(Paper.class)
        .done(
            TableRoutes.done(
                ctx -> {
                  var own = own(ctx);
                  var paper = Wire.body(Guard.body(ctx, LONGEST_PAPER), Paper.class);
                  own.file(Words.name(paper.name()), paper.kept());
                }));
    api.get("/api/table/own/pack", REFEREE, "All that the Referee has made, as a pack.")
        .may("title", "the title of the pack")
        .file(this::pack, "application/zip");
    api.put("/api/table/own/pack", REFEREE, "Prepares all entries of a pack, or none.")
        .takesFile("application/zip")
        .answers(
            Unpacked.class,
            ctx -> {
              var own = own(ctx);
              var files = pack(Guard.bytes(ctx, LONGEST_FILE));
              return new Unpacked(TableRoutes.understood(() -> own.unpack(files)));
            });
  }

  private OwnContent<?, ?, ?> own(Context ctx) {
    return desk.apply(ctx).own();
  }

  private static String id(Context ctx) {
    return Wire.shortened(ctx.pathParam("entry"));
  }

  private <T> T body(Context ctx, Class<T> type) {
    return Wire.body(Guard.body(ctx, limits.body()), type);
  }

  private static Map<String, String> pack(byte[] file) {
    var files = Zipped.read(file);
    if (!files.containsKey("pack.yaml")) {
      throw RequestDeclined.wrong("This is no pack: there is no pack.yaml in it.");
    }
    return files;
  }

  /// A folder in a zip file, which `quintain pack` reads.
  private void pack(Context ctx) {
    var title = Words.title(Objects.requireNonNullElse(ctx.queryParam("title"), "Our own"));
    var files = own(ctx).pack(title);
    var folder = Luggage.word(title) + "/";
    var zip = new Zipped();
    files.forEach((name, text) -> zip.add(folder + name, text.getBytes(StandardCharsets.UTF_8)));
    Answer.file(ctx, "application/zip", title + " pack", ".zip", zip.bytes());
  }
}
