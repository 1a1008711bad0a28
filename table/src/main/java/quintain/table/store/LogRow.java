package quintain.table.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;

/// An entry as its row in the database has it, column by column.
record LogRow(
    long seq,
    String kind,
    int version,
    String seat,
    String cause,
    long happened,
    int everyone,
    String seats,
    String body) {
  /// The columns in the order of this record.
  static final String COLUMNS = "seq, kind, version, seat, cause, happened, everyone, seats, body";

  static LogRow of(Envelope entry) {
    var hearing = entry.hearing();
    return new LogRow(
        entry.seq(),
        entry.kind(),
        entry.version(),
        entry.seat(),
        entry.cause(),
        Rows.nanos(entry.at()),
        hearing.everyone() ? 1 : 0,
        Rows.seats(hearing),
        entry.body());
  }

  /// A row that was asked for with [#COLUMNS] first.
  static LogRow read(ResultSet row) throws SQLException {
    return new LogRow(
        row.getLong(1),
        text(row, 2),
        row.getInt(3),
        text(row, 4),
        text(row, 5),
        row.getLong(6),
        row.getInt(7),
        text(row, 8),
        text(row, 9));
  }

  /// Nothing is null that this program writes, but a damaged file may say so.
  private static String text(ResultSet row, int column) throws SQLException {
    return Objects.requireNonNullElse(row.getString(column), "");
  }

  Envelope envelope() {
    return new Envelope(
        seq,
        kind,
        version,
        seat,
        cause,
        Rows.instant(happened),
        Rows.hearing(everyone == 1, seats),
        body);
  }
}
