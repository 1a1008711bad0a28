package quintain.table.store;

import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/// The tables of the database: Flyway runs the migrations in `db/sqlite` that it has not seen.
final class Schema {
  private Schema() {}

  /// What a migration that was released says may never change, so the words that the first ones
  /// leave open stay open.
  static FluentConfiguration flyway(DataSource database) {
    return Flyway.configure(Schema.class.getClassLoader())
        .dataSource(database)
        .locations("classpath:db/sqlite")
        .placeholders(Map.of("clustered", "without rowid", "numbered", "integer primary key"))
        .loggers("slf4j");
  }

  /// Brings a database to the newest schema.
  static void migrate(DataSource database) {
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
}
