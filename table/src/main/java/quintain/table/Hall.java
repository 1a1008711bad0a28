package quintain.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.packs.Pack;
import quintain.table.desk.Administration;
import quintain.table.desk.Desk;
import quintain.table.desk.Joining;
import quintain.table.store.Kept;
import quintain.table.store.Place;

/// All tables of one house: opens them, admits people to them.
public interface Hall extends AutoCloseable {
  /// Lays a new, empty table with packs over the book's content.
  ///
  /// @param house switches that differ from the book's defaults
  /// @param packs the ids of installed ones, later over earlier
  Desk.Invitation open(
      String book, String title, String referee, Map<String, Object> house, List<String> packs);

  /// The packs that tables of a book may be laid with.
  List<Pack> packs(String book);

  /// Lays a table with the book's ready scene.
  Desk.Invitation demo(String book, String referee);

  /// Lays a table with a scene somebody has written: a scenario file, as it stands after its steps.
  Desk.Invitation stage(String scenario, String referee);

  /// Lays a table from what [Desk#export] gave to a Referee: the same state, the same history.
  Desk.Invitation bringBack(String export);

  /// The place a token admits to, if it admits to any.
  Optional<Place> admits(String token);

  /// Where the seat of a token is and how things are there, without opening the table; also of a
  /// table that was deleted and can be brought back.
  Optional<Standing> standing(String token);

  /// A seat and its table.
  ///
  /// @param played when somebody last did something there that this seat may know of
  /// @param trouble why the table could not be opened when somebody came last
  record Standing(Kept table, Place place, Optional<Played> played, Optional<String> trouble) {}

  /// When somebody played, and what they are called.
  record Played(Instant at, String name) {}

  /// Brings a deleted table back, for its Referee. Throws [NotAllowed] for anybody else.
  void restore(String token);

  /// Lets somebody in by the invitation that is for anybody. Throws [NotAllowed] if the token is of
  /// none.
  Joining joining(String token);

  /// Takes the seat that a token admits to. Throws [NotAllowed] if it admits to none, and
  /// [quintain.table.desk.CannotOpen] if the table is damaged or its book is not on board, as all
  /// do that open a table.
  Chair sit(String token, Chair.Listener listener);

  /// The desk of a table as the seat of this token may use it.
  Desk desk(String token);

  /// What the administrator does with all tables.
  Administration administration();

  /// How many tables are open just now.
  int tablesOpen();

  /// Whether moves can be taken: what keeps the tables answers.
  boolean isReady();

  @Override
  void close();
}
