package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import quintain.packs.peers.Luggage;
import quintain.table.desk.Desk;
import quintain.table.desk.OwnContent;

/// What the Referee makes for a table: forms, checks, entries, and packs that come and go.
final class OwnContentRoutes {
  /// A pack as a file, and what is in it.
  private static final int LONGEST_FILE = 1024 * 1024;

  private static final int LONGEST_UNPACKED = 4 * 1024 * 1024;
  private static final int MOST_FILES = 64;

  private final Function<Context, Desk> desk;
  private final Limits limits;

  OwnContentRoutes(Function<Context, Desk> desk, Limits limits) {
    this.desk = desk;
    this.limits = limits;
  }

  private record Written(String kind, Map<String, Object> entry) {}

  private record Pasted(String text) {}

  private record Made(String id) {}

  private record Unpacked(int entries) {}

  void lay(RoutesConfig routes) {
    routes.get("/api/table/own", ctx -> Answer.json(ctx, own(ctx).overview()));
    routes.get(
        "/api/table/own/kinds/{kind}",
        ctx -> {
          var own = own(ctx);
          var kind = Wire.shortened(ctx.pathParam("kind"));
          Answer.json(ctx, TableRoutes.understood(() -> own.form(kind)));
        });
    routes.post(
        "/api/table/own/look",
        ctx -> {
          var own = own(ctx);
          var written = body(ctx, Written.class);
          var json = Wire.write(written.entry());
          Answer.json(ctx, TableRoutes.understood(() -> own.look(written.kind(), json)));
        });
    routes.post(
        "/api/table/own/entries",
        ctx -> {
          var own = own(ctx);
          var written = body(ctx, Written.class);
          var id = TableRoutes.understood(() -> own.make(written.kind(), written.entry()));
          Answer.json(ctx.status(201), new Made(id));
        });
    routes.delete(
        "/api/table/own/entries/{entry}", TableRoutes.done(ctx -> own(ctx).unmake(id(ctx))));
    routes.post(
        "/api/table/own/entries/{entry}/play", TableRoutes.done(ctx -> own(ctx).play(id(ctx))));
    routes.post(
        "/api/table/own/paste",
        ctx -> {
          var own = own(ctx);
          var text = body(ctx, Pasted.class).text();
          Answer.json(ctx, TableRoutes.understood(() -> own.paste(text)));
        });
    routes.get("/api/table/own/pack", this::pack);
    routes.put(
        "/api/table/own/pack",
        ctx -> {
          var own = own(ctx);
          var files = unzipped(Guard.bytes(ctx, LONGEST_FILE));
          Answer.json(ctx, new Unpacked(TableRoutes.understood(() -> own.unpack(files))));
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

  /// A folder in a zip file, which `quintain pack` reads.
  private void pack(Context ctx) {
    var title = Words.title(Objects.requireNonNullElse(ctx.queryParam("title"), "Our own"));
    var files = own(ctx).pack(title);
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      for (var file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(Luggage.word(title) + "/" + file.getKey()));
        zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Answer.file(ctx, "application/zip", title, ".zip", bytes.toByteArray());
  }

  /// The files of a pack by their names, in whatever folder they lie.
  private static Map<String, String> unzipped(byte[] file) {
    var files = new LinkedHashMap<String, String>();
    int left = LONGEST_UNPACKED;
    try (var zip = new ZipInputStream(new ByteArrayInputStream(file), StandardCharsets.UTF_8)) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        var bytes = zip.readNBytes(left + 1);
        left -= bytes.length;
        if (left < 0 || files.size() >= MOST_FILES) {
          throw RequestDeclined.wrong("This pack is too large.");
        }
        var name = entry.getName();
        files.put(
            name.substring(name.lastIndexOf('/') + 1), new String(bytes, StandardCharsets.UTF_8));
      }
    } catch (IOException | IllegalArgumentException _) {
      throw RequestDeclined.wrong("This is no pack that can be read.");
    }
    if (!files.containsKey("pack.yaml")) {
      throw RequestDeclined.wrong("This is no pack: there is no pack.yaml in it.");
    }
    return files;
  }
}
