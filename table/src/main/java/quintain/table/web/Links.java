package quintain.table.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import quintain.table.desk.Desk;
import quintain.table.desk.Desk.Invitation;

/// Links to seats and tables. The token stands after the `#`, where browsers keep it to themselves.
final class Links {
  /// These mean every address of the machine.
  private static final List<String> EVERYWHERE = List.of("", "0.0.0.0", "::");

  /// An invitation with its link, and the link as a picture for phones.
  record Admission(String table, String seat, String name, String token, String link, String qr) {}

  /// The same for the invitation that is for anybody.
  record Opening(String table, String link, String qr) {}

  private final String bind;

  /// @param bind the address that the server listens at
  Links(String bind) {
    this.bind = bind;
  }

  Admission admission(Context ctx, Invitation invitation) {
    var link = base(ctx) + "/t/" + invitation.table() + "#" + invitation.token();
    return new Admission(
        invitation.table(),
        invitation.seat(),
        invitation.name(),
        invitation.token(),
        link,
        Qr.of(link).svg());
  }

  Opening opening(Context ctx, Desk.Opened opened) {
    var link = base(ctx) + "/join/" + opened.table() + "#" + opened.token();
    return new Opening(opened.table(), link, Qr.of(link).svg());
  }

  /// Where a browser takes up a laying token.
  String laying(Context ctx, String token) {
    return base(ctx) + "/#lay=" + token;
  }

  private String base(Context ctx) {
    return ctx.scheme()
        + "://"
        + reachable(
            bind, Objects.requireNonNullElse(ctx.header("Host"), ""), ctx.port(), Addresses.lan());
  }

  /// A host and port that answer: those that the one who asks has reached, unless that is a name
  /// for this machine itself. Others need an address of the network then, where the server listens
  /// at one: the one it is bound to, or the first there is.
  static String reachable(String bind, String authority, int port, List<String> lan) {
    if (!EVERYWHERE.contains(bind)) {
      return Addresses.isLoopback(Addresses.bare(bind)) ? authority : host(bind) + ":" + port;
    }
    return !Addresses.isLoopback(Addresses.hostOf(authority)) || lan.isEmpty()
        ? authority
        : lan.getFirst() + ":" + port;
  }

  private static String host(String address) {
    return address.indexOf(':') >= 0 ? "[" + Addresses.bare(address) + "]" : address;
  }
}
