package quintain.table.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/// The tables of the database, as the files in `db/store` lay them out.
final class Schema {
  /// The number of the last of those files.
  static final int NEWEST = 4;

  private Schema() {}

  /// Brings a database to the newest schema.
  ///
  /// `clustered` is what a database wants to be told at the end of a table that it should keep in
  /// the order of its primary key, empty for one that cannot; `numbered` what it wants to be told
  /// of a column by whose numbers it keeps the rest.
  ///
  /// Flyway takes a good part of a server's time to start, most of it for loading itself, so it is
  /// left out when its own history says that there is nothing to do.
  static void bringUpToDate(DataSource database, String clustered, String numbered)
      throws SQLException {
    int found = version(database);
    if (found > NEWEST) {
      throw new Store.Unavailable(
          "it was written by a newer Quintain (schema "
              + found
              + ", this one knows "
              + NEWEST
              + "): use that one");
    }
    if (found < NEWEST) {
      Flyway.configure(Schema.class.getClassLoader())
          .dataSource(database)
          .locations("classpath:db/store")
          .placeholders(Map.of("clustered", clustered, "numbered", numbered))
          .loggers("slf4j")
          .load()
          .migrate();
    }
  }

  /// The schema that a database has; 0 for an empty one, and also when the last change failed, so
  /// that Flyway tells what is the matter.
  private static int version(DataSource database) throws SQLException {
    try (Connection connection = database.getConnection()) {
      try (var tables =
          connection.getMetaData().getTables(null, null, "flyway_schema_history", null)) {
        if (!tables.next()) {
          return 0;
        }
      }
      try (var statement = connection.createStatement();
          var history =
              statement.executeQuery("select version, success from flyway_schema_history")) {
        int version = 0;
        while (history.next()) {
          if (!history.getBoolean("success")) {
            return 0;
          }
          version = Math.max(version, history.getInt("version"));
        }
        return version;
      }
    }
  }
}
