package quintain.table.web;

import io.javalin.http.Context;
import java.util.Objects;
import quintain.table.desk.Desk.Invitation;

/// Links to seats. The token stands after the `#`, where browsers keep it to themselves.
final class Links {
  /// An invitation with its link, and the link as a picture for phones.
  record Admission(String table, String seat, String name, String token, String link, String qr) {}

  Admission admission(Context ctx, Invitation invitation) {
    var link =
        ctx.scheme()
            + "://"
            + reachable(Objects.requireNonNullElse(ctx.header("Host"), ""), ctx.port())
            + "/t/"
            + invitation.table()
            + "#"
            + invitation.token();
    return new Admission(
        invitation.table(),
        invitation.seat(),
        invitation.name(),
        invitation.token(),
        link,
        Qr.of(link).svg());
  }

  /// The host as the one who asks reaches it; whoever sits at this machine needs the name by which
  /// others reach it.
  private static String reachable(String authority, int port) {
    if (!Addresses.isLoopback(Addresses.hostOf(authority))) {
      return authority;
    }
    return Addresses.lan().stream()
        .findFirst()
        .map(address -> address + ":" + port)
        .orElse(authority);
  }
}
