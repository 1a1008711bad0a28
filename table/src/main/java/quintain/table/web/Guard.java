package quintain.table.web;

import io.javalin.config.Key;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Keeps the doors: who may knock from which page, how much they may bring, and what a browser may
/// do with the answer.
final class Guard {
  /// Only our own files, and no script but those. Styles may stand in the page because dialogs and
  /// charts place themselves by them.
  private static final String POLICY =
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
          + "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'";

  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

  /// How many bytes of a request that is too long are still heard.
  private static final int PATIENCE = 1 << 20;

  /// How many requests of each address are read just now: one that sends its body drop by drop
  /// keeps a thread waiting.
  static final Key<Crowd> READING = new Key<>("quintain.reading");

  private final List<String> names;

  /// @param names host names beyond those nearby under which people come here
  Guard(List<String> names) {
    this.names = names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
  }

  void before(Context ctx) {
    HEADERS.forEach(ctx::header);
    if (ctx.path().startsWith("/api")) {
      ctx.header("Cache-Control", "no-store");
    }
    switch (ctx.method().name()) {
      case "GET", "HEAD", "OPTIONS" -> {}
      default -> checkOrigin(ctx);
    }
  }

  /// Refuses what a page from elsewhere makes a browser send. Programs that are no browsers name no
  /// origin and are let through: they need a token like everybody.
  void checkOrigin(Context ctx) {
    var host = ctx.header("Host");
    var origin = ctx.header("Origin");
    if (host == null || !isOurs(Addresses.hostOf(host))) {
      throw foreign();
    }
    if (origin != null && !isOurPage(origin, host, ctx.ip())) {
      throw foreign();
    }
  }

  private static RequestDeclined foreign() {
    return new RequestDeclined(
        403, "foreign", "This came from a page that does not belong to this table.");
  }

  private boolean isOurs(String host) {
    return names.contains(host)
        || Addresses.isNearby(host)
        || Addresses.ownName().filter(host::equals).isPresent();
  }

  /// The page is of this very server, or page, browser and server are on one machine.
  private static boolean isOurPage(String origin, String host, String ip) {
    var authority = authority(origin);
    if (authority == null) {
      return false;
    }
    return authority.equalsIgnoreCase(host)
        || (Addresses.isLoopback(Addresses.hostOf(authority))
            && Addresses.isLoopback(Addresses.bare(ip)));
  }

  private static @Nullable String authority(String origin) {
    try {
      var uri = new URI(origin);
      return List.of("http", "https").contains(String.valueOf(uri.getScheme()))
          ? uri.getRawAuthority()
          : null;
    } catch (URISyntaxException _) {
      return null;
    }
  }

  /// The body of a request as text, if it is not too long.
  static String body(Context ctx, int most) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes(ctx, most)))
          .toString();
    } catch (CharacterCodingException _) {
      throw RequestDeclined.wrong("The request is not UTF-8 text.");
    }
  }

  /// The body of a request, if it is not too long.
  static byte[] bytes(Context ctx, int most) {
    var reading = ctx.appData(READING);
    var address = Addresses.counted(ctx.ip());
    if (!reading.enter(address)) {
      throw RequestDeclined.tooFast();
    }
    try {
      var sent = ctx.req().getInputStream();
      boolean announced = ctx.req().getContentLengthLong() > most;
      var bytes = announced ? new byte[0] : sent.readNBytes(most + 1);
      if (announced || bytes.length > most) {
        letFinish(sent);
        throw tooLarge(most);
      }
      return bytes;
    } catch (IOException _) {
      throw RequestDeclined.wrong("The request ended before it was whole.");
    } finally {
      reading.leave(address);
    }
  }

  /// Whoever is still sending when the door shuts sees a broken line instead of the answer, so what
  /// is a little too long is heard to its end and thrown away.
  private static void letFinish(InputStream sent) throws IOException {
    var scrap = new byte[8192];
    int left = PATIENCE;
    for (int read = 0; read >= 0 && left > 0; left -= read) {
      read = sent.read(scrap);
    }
  }

  private static RequestDeclined tooLarge(int most) {
    return new RequestDeclined(
        413, "too-large", "A request is at most " + most / 1024 + " kB long; this one is longer.");
  }
}
