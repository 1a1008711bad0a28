package quintain.table.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;

/// The address of a PostgreSQL database, as its own tools write it
/// (`postgresql://user:password@host:port/database`) or as Java does (`jdbc:postgresql://…`).
///
/// @param jdbc the address for the driver, without whom and password if these stood before the host
/// @param user empty where the driver is to find it
/// @param password empty where the driver is to find it
public record PostgresAddress(String jdbc, String user, String password) {
  private static final Pattern PLAIN = Pattern.compile("postgres(ql)?://.*");
  private static final String JDBC = "jdbc:postgresql:";

  /// Whether somebody means a database by this, and not a folder.
  public static boolean isOne(String text) {
    return text.startsWith(JDBC) || PLAIN.matcher(text).matches();
  }

  /// Throws [Store.Unavailable] for what cannot be read.
  ///
  /// @param environment where a password may stand that the address leaves out (`PGPASSWORD`)
  public static PostgresAddress of(String text, Map<String, String> environment) {
    var password = environment.getOrDefault("PGPASSWORD", "");
    if (text.startsWith(JDBC)) {
      return new PostgresAddress(text, "", text.contains("password=") ? "" : password);
    }
    try {
      var uri = new URI(text);
      var host = uri.getHost() == null ? "localhost" : uri.getHost();
      var port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      var query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      var whom = uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo();
      int colon = whom.indexOf(':');
      return new PostgresAddress(
          "jdbc:postgresql://" + host + port + uri.getRawPath() + query,
          decoded(colon < 0 ? whom : whom.substring(0, colon)),
          colon < 0 ? password : decoded(whom.substring(colon + 1)));
    } catch (URISyntaxException _) {
      // What was written may hold a password, so it is not said again.
      throw new Store.Unavailable(
          "a database is written postgresql://user@host/database; signs that mean something there"
              + " stand as %40 for @ and so on");
    }
  }

  private static String decoded(String text) {
    // A plus is a plus there.
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /// Host and database, to be shown to people.
  @Override
  public String toString() {
    int query = jdbc.indexOf('?');
    return jdbc.substring("jdbc:".length(), query < 0 ? jdbc.length() : query);
  }

  PGSimpleDataSource database() {
    var database = new PGSimpleDataSource();
    database.setUrl(jdbc);
    if (!user.isEmpty()) {
      database.setUser(user);
    }
    if (!password.isEmpty()) {
      database.setPassword(password);
    }
    return database;
  }
}
