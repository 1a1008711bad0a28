package quintain.table.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/// Writes into a database that others write into, too.
///
/// Whoever writes to a table locks its row first, and several in the order of their ids, so that
/// nobody waits for somebody who waits for them. What follows is seen as the one before left it,
/// and so an append finds out for sure whether the log still ends where it should. With the commit
/// the others are told ([PostgresPeers]).
final class PostgresWriting extends Writing {
  /// For so long a server that has stopped in the middle of a transaction holds up the others.
  private static final String SETTINGS =
      """
      set idle_in_transaction_session_timeout = '10s';
      select set_config('synchronous_commit', 'on', false)
        where current_setting('synchronous_commit') = 'off'
      """;

  private final Connection connection;
  private final String node;
  private final PreparedStatement lock;
  private final PreparedStatement tell;
  private List<String> news = List.of();

  /// @param node the name of this server among the others
  PostgresWriting(Connection connection, String node) throws SQLException {
    super(connection);
    this.connection = connection;
    this.node = node;
    try (var settings = connection.createStatement()) {
      settings.execute(SETTINGS);
    }
    connection.commit();
    lock =
        connection.prepareStatement(
            "select 1 from kept where id = any(?) order by id for no key update");
    tell = connection.prepareStatement("select pg_notify(?, news) from unnest(?) as news");
  }

  @Override
  void begin(List<Touched> touched) throws SQLException {
    lock.setArray(1, texts(touched.stream().map(Touched::table).distinct().toList()));
    lock.execute();
    news =
        touched.stream()
            .filter(each -> each.part() != Touched.Part.NOTHING)
            .map(each -> PostgresPeers.payload(node, each))
            .distinct()
            .toList();
  }

  @Override
  void commit() throws SQLException {
    if (!news.isEmpty()) {
      tell.setString(1, PostgresPeers.CHANNEL);
      tell.setArray(2, texts(news));
      tell.execute();
    }
    super.commit();
  }

  private java.sql.Array texts(List<String> texts) throws SQLException {
    return connection.createArrayOf("text", texts.toArray());
  }
}
