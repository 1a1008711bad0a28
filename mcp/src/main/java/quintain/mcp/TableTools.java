package quintain.mcp;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// Coming to tables: laying one, taking a seat, asking others in.
final class TableTools {
  private TableTools() {}

  @About(
      "Lists the seats that you hold, with table, role and who else is there. Other tools take the"
          + " seat's word in 'seat'; with one seat you may leave it out.")
  record Seats() {}

  @About(
      "Lays a new table, and gives you its Referee's seat: with the ready scene of a book, or empty."
          + " The Referee sees everything and leads all who are nobody's. People join by the links"
          + " that 'invite' gives.")
  record LayTable(
      @About("the book's id") String book,
      @About("true for an empty table; otherwise the book's ready scene is on it")
          Optional<Boolean> empty,
      @About("a title, for an empty table") Optional<String> title,
      @About("what you are called at the table") Optional<String> name) {}

  @About("Takes the seat that a link to this server, or its token, admits to.")
  record TakeSeat(@About("the link, http://…/t/TABLE#TOKEN, or the token") String link) {}

  @About(
      "Leaves a seat that you hold, for good. Tells the link by which it can be taken again; without"
          + " it nobody gets back to a Referee's seat.")
  record LeaveSeat(@About("the seat, if you hold several") Optional<String> seat) {}

  @About(
      "The Referee's: gives a link by which somebody sits down at a player's seat in a browser, or"
          + " another model with 'take_seat'. Players see less than the Referee.")
  record Invite(
      @About("your Referee's seat, if you hold several") Optional<String> seat,
      @About("the id of a player's seat that is there, such as maren") Optional<String> to,
      @About("the name of a new player, where no seat is named") Optional<String> name) {}

  /// @param laying whether new tables may be laid and other seats taken
  static List<Tool<?>> all(boolean laying) {
    Tool<?> seats = Tool.reading("seats", Seats.class, (session, _) -> seats(session));
    Tool<?> invite = Tool.changing("invite", Invite.class, TableTools::invite);
    return laying
        ? List.of(
            seats,
            Tool.changing("lay_table", LayTable.class, TableTools::lay),
            Tool.changing("take_seat", TakeSeat.class, TableTools::take),
            Tool.changing("leave_seat", LeaveSeat.class, TableTools::leave),
            invite)
        : List.of(seats, invite);
  }

  private static Object seats(Session session) {
    return session.seats().entrySet().stream()
        .map(held -> seat(session, held.getKey(), held.getValue()))
        .toList();
  }

  private static Map<String, Object> seat(Session session, String word, SeatLine line) {
    var welcome = line.welcome();
    return Json.object(
        "seat",
        word,
        "role",
        Json.text(welcome, "role"),
        "name",
        Json.text(welcome, "name"),
        "book",
        Json.text(welcome, "book"),
        "table",
        Json.text(welcome, "title"),
        "people",
        line.chairs().stream()
            .map(
                chair ->
                    "%s (%s, %s%s)"
                        .formatted(
                            Json.text(chair, "name"),
                            Json.text(chair, "seat"),
                            Json.text(chair, "role"),
                            chair.path("here").asBoolean(false) ? ", here" : ""))
            .toList(),
        "browser",
        session.isOwn() ? Optional.of(link(line)) : Optional.empty());
  }

  /// Where a person sits down at the same seat, in a browser.
  private static String link(SeatLine line) {
    return line.server().base() + "/t/" + Json.text(line.welcome(), "table") + "#" + line.token();
  }

  private static Object lay(Session session, LayTable input) {
    var server = session.server();
    var admission =
        server.post(
            "/api/tables",
            Json.object(
                "book",
                input.book(),
                "title",
                input.title(),
                "name",
                input.name(),
                "demo",
                !input.empty().orElse(false)));
    return seated(session, server, Json.text(admission, "token"));
  }

  private static Object take(Session session, TakeSeat input) {
    return seated(session, session.server(), token(input.link()));
  }

  private static Object leave(Session session, LeaveSeat input) {
    var link = link(session.seat(input.seat()));
    session.leave(input.seat());
    return Json.object("left", link);
  }

  private static Object seated(Session session, TableServer server, String token) {
    var line = new SeatLine(server, token);
    try {
      var word = session.sit(line);
      return seat(session, word, line);
    } catch (Declined no) {
      line.close();
      throw no;
    }
  }

  /// The token in a link; a token by itself is one, too.
  static String token(String link) {
    return link.strip().substring(link.strip().lastIndexOf('#') + 1);
  }

  /// The server that a link leads to.
  static URI base(String link) {
    var address = URI.create(link.strip());
    if (address.getScheme() == null
        || !address.getScheme().matches("https?")
        || address.getRawAuthority() == null
        || address.getRawFragment() == null) {
      throw new IllegalArgumentException(
          "a link to a seat looks like http://HOST:PORT/t/TABLE#TOKEN");
    }
    return URI.create(address.getScheme() + "://" + address.getRawAuthority());
  }

  private static Object invite(Session session, Invite input) {
    var line = session.seat(input.seat());
    if (!line.isReferee()) {
      throw new Declined("Only the Referee invites.");
    }
    var admission =
        input
            .to()
            .map(to -> existing(line, to))
            .orElseGet(
                () ->
                    line.server()
                        .post(
                            "/api/table/invitations",
                            line.token(),
                            Map.of(
                                "name",
                                input
                                    .name()
                                    .orElseThrow(
                                        () -> new Declined("Say 'to' whom, or a new 'name'.")),
                                "role",
                                "player")));
    return Json.object(
        "seat",
        Json.text(admission, "seat"),
        "name",
        Json.text(admission, "name"),
        "link",
        Json.text(admission, "link"));
  }

  /// The link of a seat as it is, so that nobody is locked out; a new one where it cannot be shown.
  private static JsonNode existing(SeatLine line, String to) {
    var path = "/api/table/seats/" + TableServer.encoded(to);
    var shown = line.server().get(path + "/link", line.token()).path("shown");
    return shown.isMissingNode()
        ? line.server().post(path + "/rotate", line.token(), Map.of())
        : shown;
  }
}
