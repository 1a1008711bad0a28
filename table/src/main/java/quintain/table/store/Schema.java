package quintain.table.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.migration.JavaMigration;

/// The tables of a kind of database: Flyway runs the migrations that it has not seen.
enum Schema {
  SQLITE("classpath:db/sqlite"),

  /// Begins where SQLite's has come to.
  POSTGRESQL("classpath:db/postgresql");

  /// The last migration of either.
  private static final int NEWEST = 10;

  private final String folder;

  Schema(String folder) {
    this.folder = folder;
  }

  /// The migrations that no SQL can say.
  private JavaMigration[] written() {
    return switch (this) {
      case SQLITE -> new JavaMigration[] {new ChainMigration()};
      case POSTGRESQL -> new JavaMigration[0];
    };
  }

  /// What a migration that was released says may never change, so the words that the first ones
  /// leave open stay open.
  FluentConfiguration flyway(DataSource database) {
    return Flyway.configure(Schema.class.getClassLoader())
        .dataSource(database)
        .locations(folder)
        .javaMigrations(written())
        .placeholders(Map.of("clustered", "without rowid", "numbered", "integer primary key"))
        .loggers("slf4j");
  }

  /// Brings a database to the newest schema.
  void migrate(DataSource database) {
    var flyway = flyway(database).load();
    for (var applied : flyway.info().applied()) {
      if (applied.getState().isResolved()) {
        continue;
      }
      throw new Store.Unavailable(
          "it was written by a newer Quintain (schema " + applied.getVersion() + "): use that one");
    }
    flyway.migrate();
  }

  /// Throws [Store.Unavailable] if a database has not the newest schema.
  static void checkCurrent(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery("select version from flyway_schema_history where success = 1")) {
      long found = 0;
      while (rows.next()) {
        found = Math.max(found, rows.getLong(1));
      }
      if (found != NEWEST) {
        throw new Store.Unavailable(
            "it was written by another version of Quintain (schema "
                + found
                + "); a newer one carries it over when it serves it");
      }
    }
  }
}
