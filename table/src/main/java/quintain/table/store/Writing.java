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
final class Writing implements AutoCloseable {
  private static final int ENTRIES_AT_ONCE = 1000;

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
            "select (select coalesce(max(seq), 0) from log where table_id = kept.id)"
                + " from kept where id = ?");
    entry =
        connection.prepareStatement(
            "insert into log (table_id, seq, kind, version, seat, cause, happened, everyone,"
                + " seats, body) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  }

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
    enter(table.id(), first);
  }

  void append(String table, long expected, List<Envelope> entries) throws SQLException {
    long found = last(table);
    if (found != expected) {
      throw new Store.Conflict(table, expected, found);
    }
    enter(table, entries);
  }

  void keep(String table, Snapshot snapshot) {
    handle.execute(
        "insert into snapshot (table_id, seq, body) values (?, ?, ?)"
            + " on conflict (table_id, seq) do update set body = excluded.body",
        table,
        snapshot.seq(),
        snapshot.body());
  }

  void seat(Place place) {
    handle.execute(
        "insert into place (table_id, seat, rank, name, role, token_hash, salt) values (?, ?,"
            + " (select coalesce(max(rank), 0) + 1 from place where table_id = ?), ?, ?, ?, ?)"
            + " on conflict (table_id, seat) do update"
            + " set name = excluded.name, role = excluded.role, token_hash = excluded.token_hash,"
            + " salt = excluded.salt",
        place.table(),
        place.seat(),
        place.table(),
        place.name(),
        place.role().name(),
        place.tokenHash(),
        place.salt());
  }

  void remove(String table, String seat) {
    handle.execute("delete from place where table_id = ? and seat = ?", table, seat);
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
    for (String part : List.of("log", "snapshot", "place", "backdrop", "open_invitation")) {
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

  private long last(String table) throws SQLException {
    last.setString(1, table);
    try (var row = last.executeQuery()) {
      if (!row.next()) {
        throw new IllegalArgumentException("there is no table " + table);
      }
      return row.getLong(1);
    }
  }

  private void enter(String table, List<Envelope> entries) throws SQLException {
    int waiting = 0;
    for (Envelope envelope : entries) {
      Hearing hearing = envelope.hearing();
      entry.setString(1, table);
      entry.setLong(2, envelope.seq());
      entry.setString(3, envelope.kind());
      entry.setInt(4, envelope.version());
      entry.setString(5, envelope.seat());
      entry.setString(6, envelope.cause());
      entry.setLong(7, Rows.nanos(envelope.at()));
      entry.setInt(8, hearing.everyone() ? 1 : 0);
      entry.setString(9, Rows.seats(hearing));
      entry.setString(10, envelope.body());
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
