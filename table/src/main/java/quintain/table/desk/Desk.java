package quintain.table.desk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.packs.peers.JournalPages;
import quintain.table.show.Picture;
import quintain.table.store.Kept;
import quintain.table.store.Place;

/// What the Referee does with a table apart from play: seats, invitations, copies. Every method
/// throws [NotAllowed] for a seat that may not.
public interface Desk {
  /// A token that admits to a seat; only its hash is kept.
  record Invitation(String table, String seat, String name, String token) {}

  /// What is known of the table to everyone at it.
  Kept table();

  List<Place> places();

  /// Gives the table another title.
  void retitle(String title);

  /// Puts the table into the archive, or takes it out again.
  void archive(boolean away);

  /// Lays a second table with the same state, the same seats and the same history.
  Invitation copy(String title);

  /// Deletes the table; everybody has to leave. Whoever has the Referee's invitation can bring it
  /// back for a while.
  void delete();

  /// Lays a new seat and invites somebody to it.
  Invitation invite(String name, Place.Role role);

  /// The invitation to a seat once more; empty where it was made before the Referee's own, or came
  /// of the open invitation.
  Optional<Invitation> again(String seat);

  /// The invitation by which anybody may take a seat; empty where there is none.
  Optional<Opened> openInvitation();

  /// Lets anybody take a seat who has this new invitation; an older one is withdrawn.
  Opened open();

  /// Withdraws the invitation by which anybody may take a seat.
  void withdraw();

  /// The invitation by which anybody may take a seat.
  record Opened(String table, String token) {}

  /// The scenes that the book has prepared, by their titles.
  List<String> scenes();

  /// What the side is called that is the players'; empty where there are no sides.
  String heroes();

  /// Lays a scene: one that the book has prepared, by its title, or one that somebody has written.
  /// The heroes who are here take the places of those whom it names.
  void stage(Scene scene);

  /// A scene to lay; one of the two is empty.
  ///
  /// @param written a scenario file
  record Scene(String title, String written) {}

  /// Lays a table aside on which the Referee prepares a scene of this one: with the party as it is,
  /// the house rules and the faces. Nobody else is invited.
  Invitation prepare(Preparation wish);

  /// What a scene is prepared from; nothing of it for an empty place.
  ///
  /// @param scene one of the shelf, by its key, as it is
  /// @param ready one that the book has prepared, by its title
  /// @param written a scenario file
  record Preparation(String title, String scene, String ready, String written) {}

  /// Puts how a table aside stands on the shelf of this one.
  ///
  /// @param scene the key of the scene that it takes the place of; empty for a new one
  /// @return its key
  String keep(String scene, String title, Invitation workshop);

  /// Gives a seat a new token; the old one admits to nothing any more.
  Invitation rotate(String seat);

  /// Takes a seat's token away; whoever sits there is asked to leave.
  void revoke(String seat);

  void rename(String seat, String name);

  /// What this table plays by: its switches by name, as files write their values.
  Map<String, Object> house();

  /// Starts a what-if table from how things stood after an entry of this seat's count.
  Invitation fork(long seq, String title);

  /// Where a picture is to lie under the map, in spaces from the map's upper left corner.
  ///
  /// @param across how wide it is; how high it is follows from that
  /// @param opacity from 0 for nothing to 1
  record Placing(double x, double y, double across, double opacity) {}

  /// Lays a picture under the map, in place of any other.
  void lay(Picture picture, Placing placing);

  /// Lays the picture that is there elsewhere.
  void move(Placing placing);

  /// Takes the picture away.
  void takeAway();

  /// The picture under the map, without whatever this seat does not see of the map.
  Optional<Picture> picture();

  /// Gives somebody a face with a picture of one's own on it.
  ///
  /// @param around its colour and frame, as a face without a picture is written
  void portray(String who, Picture picture, String around);

  /// The picture of that name, if it is on the face of somebody whom this seat sees.
  Optional<Picture> face(String picture);

  /// Takes a picture to stand on pages of the journal, and tells its name. Nobody else sees it
  /// before it stands on a page that they read.
  String pin(Picture picture);

  /// The picture of that name, if this seat has sent it or reads a page that shows it.
  Optional<Picture> pinned(String picture);

  /// The whole table as JSON; for a player, what the player may see.
  String export();

  /// A character as JSON, Markdown or data for a PDF sheet, if this seat may see it in full.
  Optional<Sheet> sheet(String character);

  /// A character that can leave.
  ///
  /// @param json empty for somebody who has no sheet
  record Sheet(
      String name,
      Optional<String> json,
      String markdown,
      List<quintain.kernel.View.Panel> panels) {}

  /// Everybody whom this seat may take away, and the formats they can leave in.
  Departures departures();

  /// Who may leave, and how.
  ///
  /// @param maps the formats that the map can leave in; none for anybody but the Referee
  /// @param papers documents that the table keeps, which leave with the party
  record Departures(
      List<Arriving.Format> formats,
      List<Traveller> people,
      List<Way> maps,
      List<OwnContent.Filed> papers) {}

  /// Somebody who may leave.
  ///
  /// @param hero whether they are of the players' side
  /// @param ways the formats that have room for them
  record Traveller(String id, String name, boolean hero, List<Way> ways) {}

  /// A format that somebody can leave in.
  ///
  /// @param remarks what does not go along
  record Way(String format, List<String> remarks) {}

  /// A character as a document of another program, if this seat may see it in full and the format
  /// has room for it.
  Optional<Leaving> leaving(String character, String format);

  record Leaving(String name, String document) {}

  /// The documents of a format that the table keeps, by their names; none for anybody but the
  /// Referee.
  Map<String, String> papers(String format);

  /// The log in Markdown, as this seat has heard it.
  String logbook();

  /// The same as pages of a journal, one for each evening.
  List<JournalPages.Page> logbookPages();

  /// The pages of the journal that this seat may read.
  List<JournalPages.Page> journal();

  /// What files would bring to this table; for players and the Referee.
  Arriving<?, ?, ?> arriving();

  /// The creatures that can be brought in, as plain values, and the pregenerated characters.
  Stock stock();

  record Stock(List<Stocked> creatures, List<Stocked> pregens) {}

  /// A creature or a ready-made character.
  ///
  /// @param figures what it amounts to, in the book's words
  /// @param entry all of it, as files write it
  record Stocked(String id, String name, List<String> figures, Object entry) {}

  /// What the Referee has made for this table.
  OwnContent<?, ?, ?> own();

  /// The map of this table, as documents of other programs bring it and take it away.
  Maps<?, ?, ?> maps();

  /// The tokens and webhooks that the Referee has given to programs.
  Programs programs();

  /// The pregenerated characters, which players may take for themselves.
  List<Stocked> pregens();

  /// The command that brings a creature in, a pregenerated character or a sheet (JSON) to a seat,
  /// or hands a character over: for [quintain.table.protocol.FromSeat.Act].
  Object bringing(String creature, String id);

  Object welcoming(String id, String seat, String sheetJson);

  Object handing(String id, String seat);

  /// The Referee's setting of a value, with its reason.
  Object setting(String fact, Object value, String reason);
}
