package quintain.table.web;

import io.javalin.http.Context;
import java.util.Objects;

/// The token that somebody comes with, as HTTP carries it: `Authorization: Bearer …`.
final class Bearer {
  private Bearer() {}

  static String token(Context ctx) {
    var header = Objects.requireNonNullElse(ctx.header("Authorization"), "");
    if (!header.regionMatches(true, 0, "Bearer ", 0, 7)) {
      ctx.header("WWW-Authenticate", "Bearer");
      throw new RequestDeclined(401, "token", "Say with which token you come.");
    }
    return header.substring(7).strip();
  }
}
