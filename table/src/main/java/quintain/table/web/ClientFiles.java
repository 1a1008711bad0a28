package quintain.table.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// The browser client: files in the folder `/web/` of the class path.
final class ClientFiles {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("jpg", "image/jpeg"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("woff", "font/woff"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private static final String SAFE = "(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+";

  private final Map<String, Optional<Asset>> known = new ConcurrentHashMap<>();

  /// A file as it is sent.
  private static final class Asset {
    final String type;
    final byte[] plain;

    /// Gzipped, where that is shorter.
    final byte @Nullable [] packed;

    final String etag;

    Asset(String type, byte[] plain, byte @Nullable [] packed) {
      this.type = type;
      this.plain = plain;
      this.packed = packed;
      this.etag = hash(plain);
    }
  }

  /// Answers with the file of that path. Paths without one are pages of the client itself; below
  /// `assets` every file has its own name for each content, so that one that is missing is missing.
  void serve(Context ctx) {
    var path = ctx.path();
    var asked = find(path);
    if (asked.isPresent()) {
      boolean hashed = path.startsWith("/assets/");
      send(ctx, asked.get(), hashed ? "public, max-age=31536000, immutable" : "no-cache");
      return;
    }
    if (path.startsWith("/assets/")) {
      throw RequestDeclined.missing("There is no such file.");
    }
    // The page of a table names all files that a table needs.
    var index =
        Optional.of("/table.html")
            .filter(_ -> path.startsWith("/t/"))
            .flatMap(this::find)
            .or(() -> find("/index.html"))
            .orElseThrow(
                () ->
                    RequestDeclined.missing("The pages of the table are not part of this build."));
    send(ctx, index, "no-cache");
  }

  private Optional<Asset> find(String path) {
    // Anything else cannot be a file of ours, and must not fill the memory with paths either.
    if (path.length() > 200 || !path.matches(SAFE) || !TYPES.containsKey(extension(path))) {
      return Optional.empty();
    }
    var cached = known.get(path);
    if (cached == null) {
      cached = load(path);
      if (cached.isPresent()) {
        known.put(path, cached);
      }
    }
    return cached;
  }

  private static String extension(String path) {
    return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private static Optional<Asset> load(String path) {
    var plain = bytes("/web" + path);
    if (plain == null) {
      return Optional.empty();
    }
    var type = String.valueOf(TYPES.get(extension(path)));
    return Optional.of(new Asset(type, plain, packed(path, plain)));
  }

  private static byte @Nullable [] bytes(String resource) {
    try (InputStream in = ClientFiles.class.getResourceAsStream(resource)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte @Nullable [] packed(String path, byte[] plain) {
    var shipped = bytes("/web" + path + ".gz");
    if (shipped != null) {
      return shipped;
    }
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.size() < plain.length * 9L / 10 ? out.toByteArray() : null;
  }

  private static String hash(byte[] plain) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(plain);
      return '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void send(Context ctx, Asset asset, String caching) {
    ctx.disableCompression();
    ctx.header("Cache-Control", caching).header("Vary", "Accept-Encoding");
    ctx.header("ETag", asset.etag).contentType(asset.type);
    if (asset.etag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
      return;
    }
    var accepted = ctx.header("Accept-Encoding");
    if (asset.packed != null && accepted != null && accepted.contains("gzip")) {
      ctx.header("Content-Encoding", "gzip").result(asset.packed);
    } else {
      ctx.result(asset.plain);
    }
  }
}
