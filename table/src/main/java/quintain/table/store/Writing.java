package quintain.table.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Everything that is written into the database, on one connection and inside whatever transaction
/// is open there.
///
/// Appending is what a table does all the time, so its statements are prepared once and kept.
class Writing implements AutoCloseable {
  private static final int ENTRIES_AT_ONCE = 1000;

  /// What refers to a table.
  private static final List<String> PARTS =
      List.of("log", "snapshot", "place", "backdrop", "open_invitation", "pass", "webhook");

  private final Connection connection;
  private final Handle handle;
  private final PreparedStatement last;
  private final PreparedStatement entry;

  Writing(Connection connection) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
    handle = Jdbi.open(connection);
    last =
        connection.prepareStatement(
            "select (select coalesce(max(seq), 0) from log where table_id = kept.id),"
                + " (select hash from log where table_id = kept.id order by seq desc limit 1)"
                + " from kept where id = ?");
    entry =
        connection.prepareStatement(
            "insert into log (table_id, seq, kind, version, seat, cause, happened, everyone,"
                + " seats, body, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  }

  /// Begins a transaction that will touch this. Whoever may not be alone with the database makes
  /// sure of it here.
  void begin(List<Touched> touched) throws SQLException {}

  void create(Kept table, List<Place> places, List<Envelope> first) throws SQLException {
    handle.execute(
        "insert into kept (id, book, title, created, origin, archived, deleted)"
            + " values (?, ?, ?, ?, ?, ?, ?)",
        table.id(),
        table.book(),
        table.title(),
        Rows.nanos(table.created()),
        table.origin(),
        Rows.nanos(table.archived()),
        Rows.nanos(table.deleted()));
    for (Place place : places) {
      seat(place);
    }
    enter(table.id(), Chain.start(table.id()), first);
  }

  void append(String table, long expected, List<Envelope> entries) throws SQLException {
    var found = last(table);
    if (found.seq() != expected) {
      throw new Store.Conflict(table, expected, found.seq());
    }
    enter(table, found.hash(), entries);
  }

  void keep(String table, Snapshot snapshot) {
    handle.execute(
        "insert into snapshot (table_id, seq, body, hash) values (?, ?, ?, ?)"
            + " on conflict (table_id, seq) do update"
            + " set body = excluded.body, hash = excluded.hash",
        table,
        snapshot.seq(),
        snapshot.body(),
        Chain.of(table, snapshot));
  }

  void seat(Place place) {
    insert(
        place,
        "do update set name = excluded.name, role = excluded.role,"
            + " token_hash = excluded.token_hash, salt = excluded.salt");
    endPrograms(place.table(), place.seat(), place.tokenHash());
  }

  /// Forgets the tokens and webhooks of a seat that were made under another link.
  private void endPrograms(String table, String seat, String tokenHash) {
    for (String part : List.of("pass", "webhook")) {
      handle.execute(
          "delete from " + part + " where table_id = ? and seat = ? and under <> ?",
          table,
          seat,
          tokenHash);
    }
  }

  boolean add(Place place) {
    return insert(place, "do nothing") == 1;
  }

  private int insert(Place place, String otherwise) {
    return handle.execute(
        "insert into place (table_id, seat, rank, name, role, token_hash, salt) values (?, ?,"
            + " (select coalesce(max(rank), 0) + 1 from place where table_id = ?), ?, ?, ?, ?)"
            + " on conflict (table_id, seat) "
            + otherwise,
        place.table(),
        place.seat(),
        place.table(),
        place.name(),
        place.role().name(),
        place.tokenHash(),
        place.salt());
  }

  boolean claim(Place place) {
    return handle.execute(
            "update place set name = ?, role = ?, token_hash = ?, salt = ?"
                + " where table_id = ? and seat = ? and token_hash = ''",
            place.name(),
            place.role().name(),
            place.tokenHash(),
            place.salt(),
            place.table(),
            place.seat())
        == 1;
  }

  void remove(String table, String seat) {
    handle.execute("delete from place where table_id = ? and seat = ?", table, seat);
    endPrograms(table, seat, "");
  }

  void alter(Kept table) {
    handle.execute(
        "update kept set title = ?, archived = ?, deleted = ? where id = ?",
        table.title(),
        Rows.nanos(table.archived()),
        Rows.nanos(table.deleted()),
        table.id());
  }

  void forget(Instant deletedBefore) {
    var gone = "(select id from kept where deleted > 0 and deleted < ?)";
    for (String part : PARTS) {
      handle.execute(
          "delete from " + part + " where table_id in " + gone, Rows.nanos(deletedBefore));
    }
    handle.execute("delete from kept where id in " + gone, Rows.nanos(deletedBefore));
  }

  void open(OpenInvitation invitation) {
    handle.execute(
        "insert into open_invitation (table_id, salt, token_hash) values (?, ?, ?)"
            + " on conflict (table_id) do update"
            + " set salt = excluded.salt, token_hash = excluded.token_hash",
        invitation.table(),
        invitation.salt(),
        invitation.tokenHash());
  }

  void withdraw(String table) {
    handle.execute("delete from open_invitation where table_id = ?", table);
  }

  /// The name and the hash are nobody's: those of tokens are not blank.
  void tryOut() {
    give(new LayingToken("", "", Instant.EPOCH, 0, 0));
    takeBack("");
  }

  boolean give(LayingToken token) {
    return handle.execute(
            "insert into laying_token (name, token_hash, given, most, laid)"
                + " values (?, ?, ?, ?, ?) on conflict (name) do nothing",
            token.name(),
            token.tokenHash(),
            Rows.nanos(token.given()),
            token.most(),
            token.laid())
        == 1;
  }

  boolean takeBack(String name) {
    return handle.execute("delete from laying_token where name = ?", name) == 1;
  }

  boolean countLaid(String tokenHash) {
    return handle.execute(
            "update laying_token set laid = laid + 1 where token_hash = ? and laid < most",
            tokenHash)
        == 1;
  }

  boolean countNotLaid(String tokenHash) {
    return handle.execute(
            "update laying_token set laid = laid - 1 where token_hash = ? and laid > 0", tokenHash)
        == 1;
  }

  void give(Pass pass) {
    handle.execute(
        "insert into pass (table_id, id, seat, name, scope, token_hash, under, given, expires)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        pass.table(),
        pass.id(),
        pass.seat(),
        pass.name(),
        pass.scope().name(),
        pass.tokenHash(),
        pass.under(),
        Rows.nanos(pass.given()),
        Rows.nanos(pass.expires()));
  }

  boolean takeBack(String table, String pass) {
    return handle.execute("delete from pass where table_id = ? and id = ?", table, pass) == 1;
  }

  void hook(Webhook webhook) {
    handle.execute(
        "insert into webhook (table_id, id, seat, under, address, secret, made, told, failures,"
            + " due, delivered, trouble) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        webhook.table(),
        webhook.id(),
        webhook.seat(),
        webhook.under(),
        webhook.address(),
        webhook.secret(),
        Rows.nanos(webhook.made()),
        webhook.told(),
        webhook.failures(),
        Rows.nanos(webhook.due()),
        Rows.nanos(webhook.delivered()),
        webhook.trouble());
  }

  boolean unhook(String table, String webhook) {
    return handle.execute("delete from webhook where table_id = ? and id = ?", table, webhook) == 1;
  }

  boolean settle(Webhook before, Webhook now) {
    return handle.execute(
            "update webhook set told = ?, failures = ?, due = ?, delivered = ?, trouble = ?"
                + " where table_id = ? and id = ? and due = ?",
            now.told(),
            now.failures(),
            Rows.nanos(now.due()),
            Rows.nanos(now.delivered()),
            now.trouble(),
            now.table(),
            now.id(),
            Rows.nanos(before.due()))
        == 1;
  }

  void lay(String table, Backdrop backdrop, byte[] picture) {
    takeAway(table);
    handle.execute(
        "insert into backdrop (table_id, name, x, y, across, down, opacity, picture)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        backdrop.picture(),
        backdrop.x(),
        backdrop.y(),
        backdrop.across(),
        backdrop.down(),
        backdrop.opacity(),
        picture);
  }

  void move(String table, Backdrop backdrop) {
    handle.execute(
        "update backdrop set x = ?, y = ?, across = ?, down = ?, opacity = ?"
            + " where table_id = ? and name = ?",
        backdrop.x(),
        backdrop.y(),
        backdrop.across(),
        backdrop.down(),
        backdrop.opacity(),
        table,
        backdrop.picture());
  }

  void takeAway(String table) {
    handle.execute("delete from backdrop where table_id = ?", table);
  }

  void commit() throws SQLException {
    connection.commit();
  }

  /// Where a log ends: the number of its last entry, and its hash.
  private record End(long seq, String hash) {}

  private End last(String table) throws SQLException {
    last.setString(1, table);
    try (var row = last.executeQuery()) {
      if (!row.next()) {
        throw new IllegalArgumentException("there is no table " + table);
      }
      long seq = row.getLong(1);
      return new End(seq, seq == 0 ? Chain.start(table) : row.getString(2));
    }
  }

  private void enter(String table, String before, List<Envelope> entries) throws SQLException {
    var hash = before;
    int waiting = 0;
    for (Envelope envelope : entries) {
      var row = LogRow.of(envelope);
      hash = Chain.next(hash, row);
      entry.setString(1, table);
      entry.setLong(2, row.seq());
      entry.setString(3, row.kind());
      entry.setInt(4, row.version());
      entry.setString(5, row.seat());
      entry.setString(6, row.cause());
      entry.setLong(7, row.happened());
      entry.setInt(8, row.everyone());
      entry.setString(9, row.seats());
      entry.setString(10, row.body());
      entry.setString(11, hash);
      entry.addBatch();
      waiting++;
      // A long history that is brought back must not wait in memory a second time.
      if (waiting == ENTRIES_AT_ONCE) {
        entry.executeBatch();
        waiting = 0;
      }
    }
    if (waiting > 0) {
      entry.executeBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
