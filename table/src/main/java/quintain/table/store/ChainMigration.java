package quintain.table.store;

import java.util.List;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The migration to schema 8: hashes what was written before there were hashes.
final class ChainMigration implements JavaMigration {
  /// The newest schema there is.
  private static final int VERSION = 8;

  private static final int PAGE = 1000;

  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion(String.valueOf(VERSION));
  }

  @Override
  public String getDescription() {
    return "chain";
  }

  @Override
  public @Nullable Integer getChecksum() {
    return null;
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }

  @Override
  public void migrate(Context context) {
    // The connection is Flyway's, and stays open.
    var handle = Jdbi.open(context.getConnection());
    for (String table : handle.createQuery("select id from kept").mapTo(String.class).list()) {
      chain(handle, table);
      hashSnapshots(handle, table);
    }
  }

  private static void chain(Handle handle, String table) {
    var hash = Chain.start(table);
    var page = page(handle, table, 0);
    while (!page.isEmpty()) {
      var hashes = handle.prepareBatch("update log set hash = ? where table_id = ? and seq = ?");
      for (LogRow row : page) {
        hash = Chain.next(hash, row);
        hashes.add(hash, table, row.seq());
      }
      hashes.execute();
      page = page(handle, table, page.getLast().seq());
    }
  }

  private static List<LogRow> page(Handle handle, String table, long after) {
    return handle
        .createQuery(
            "select "
                + LogRow.COLUMNS
                + " from log where table_id = ? and seq > ? order by seq limit "
                + PAGE)
        .bind(0, table)
        .bind(1, after)
        .map((row, _) -> LogRow.read(row))
        .list();
  }

  private static void hashSnapshots(Handle handle, String table) {
    var kept =
        handle
            .createQuery("select seq from snapshot where table_id = ?")
            .bind(0, table)
            .mapTo(Long.class)
            .list();
    for (long seq : kept) {
      var body =
          handle
              .createQuery("select body from snapshot where table_id = ? and seq = ?")
              .bind(0, table)
              .bind(1, seq)
              .mapTo(String.class)
              .one();
      handle.execute(
          "update snapshot set hash = ? where table_id = ? and seq = ?",
          Chain.of(table, new Snapshot(seq, body)),
          table,
          seq);
    }
  }
}
