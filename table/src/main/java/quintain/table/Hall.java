package quintain.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.packs.Pack;
import quintain.table.desk.Administration;
import quintain.table.desk.Desk;
import quintain.table.desk.Joining;
import quintain.table.desk.Laying;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Kept;
import quintain.table.store.Pass;
import quintain.table.store.Place;
import quintain.table.store.Store;
import quintain.table.store.Webhook;
import quintain.table.store.WebhookSignal;

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

  /// Lays a table with all that a document of another program brings; empty where no book knows
  /// such a document.
  ///
  /// @param file what it is called in complaints
  Optional<Desk.Invitation> arriving(String file, String document);

  /// What a table would have that is laid so; nothing is laid yet. Empty where no book knows such a
  /// document.
  Optional<Laying.Foreseen> foreseen(String file, String document);

  /// The place a token admits to, if it admits to any.
  Optional<Place> admits(String token);

  /// The token for a program that this is, if it is one that is still good.
  Optional<Pass> pass(String token);

  /// What a webhook has not been told yet, as its seat may read it.
  Unread unread(Webhook webhook, int limit);

  /// Entries of the log, in order.
  ///
  /// @param upTo the last entry of the whole log that was looked at
  record Unread(long upTo, List<ToSeat.Entry> entries) {}

  /// Where webhooks are kept, with all else.
  Store store();

  /// What tells that there may be something to deliver to webhooks.
  WebhookSignal webhookSignal();

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

  /// Brings a deleted table back, for its Referee. Throws [quintain.table.desk.NotAllowed] for
  /// anybody else.
  void restore(String token);

  /// Lets somebody in by the invitation that is for anybody. Throws
  /// [quintain.table.desk.NotAllowed] if the token is of none.
  Joining joining(String token);

  /// Takes the seat that a token admits to. Throws [quintain.table.desk.NotAllowed] if it admits to
  /// none, and [quintain.table.desk.CannotOpen] if the table is damaged or its book is not on
  /// board, as all do that open a table.
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
