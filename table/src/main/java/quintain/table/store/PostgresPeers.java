package quintain.table.store;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toUnmodifiableSet;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/// The other servers on one PostgreSQL, by what that has for it: `NOTIFY` wakes them when something
/// was committed, and two tables say which servers are there and who sits with each.
///
/// A notification says only that there is something to read. Whoever was not connected reads
/// everything again, so nothing depends on hearing each.
final class PostgresPeers implements Peers, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(PostgresPeers.class.getName());

  static final String CHANNEL = "quintain";

  /// How often a server says that it is there, and looks who else is.
  private static final Duration BEAT = Duration.ofSeconds(5);

  private static final Duration BEFORE_TRYING_AGAIN = Duration.ofSeconds(1);

  /// Whoever has said nothing for so long is not there. It is the clock of the database that
  /// counts.
  private static final String ALIVE =
      "node.seen > now() - interval '20 seconds' and node.id <> :node";

  private static final String SITTING =
      "select table_id, seat, node from present join node on node.id = present.node where "
          + ALIVE
          + " and (:table = '' or table_id = :table)";

  /// Somebody who sits with another server.
  private record Sitting(String table, String seat, String node) {}

  private final DataSource database;
  private final Jdbi jdbi;
  private final String node;
  private final Map<String, Set<String>> here = new ConcurrentHashMap<>();
  private final Map<String, Set<Sitting>> elsewhere = new ConcurrentHashMap<>();
  private final ExecutorService saying =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("quintain-present").factory());
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean unsaid;
  private volatile @Nullable Connection listening;

  /// @param database opens the connection to listen on
  /// @param jdbi for short statements
  /// @param node the name of this server
  PostgresPeers(DataSource database, Jdbi jdbi, String node) {
    this.database = database;
    this.jdbi = jdbi;
    this.node = node;
  }

  @Override
  public boolean mayBe() {
    return true;
  }

  @Override
  public boolean areThere() {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select exists (select from node where " + ALIVE + ")")
                .bind("node", node)
                .mapTo(Boolean.class)
                .one());
  }

  // What others change

  static String payload(String node, Touched touched) {
    return node + " " + touched.part() + " " + touched.table();
  }

  @Override
  public void listen(Listener listener) {
    Thread.ofPlatform().daemon().name("quintain-peers").start(() -> listenAlways(listener));
  }

  private void listenAlways(Listener listener) {
    boolean open = true;
    while (open) {
      try (var connection = database.getConnection()) {
        listening = connection;
        listen(connection, listener);
      } catch (SQLException | RuntimeException e) {
        if (isOpen()) {
          LOG.log(System.Logger.Level.WARNING, "nothing is heard of other servers: " + e);
        }
      }
      open = isOpenAfter(BEFORE_TRYING_AGAIN);
    }
  }

  private boolean isOpen() {
    return closed.getCount() > 0;
  }

  private boolean isOpenAfter(Duration pause) {
    try {
      return !closed.await(pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  private void listen(Connection connection, Listener listener) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + CHANNEL);
    }
    arrive();
    lookEverywhere(listener);
    listener.missed();
    var notices = connection.unwrap(PGConnection.class);
    long beat = System.nanoTime();
    while (isOpen()) {
      var heard = notices.getNotifications((int) BEAT.toMillis());
      for (var notice : heard == null ? new org.postgresql.PGNotification[0] : heard) {
        take(notice.getParameter(), listener);
      }
      if (System.nanoTime() - beat >= BEAT.toNanos()) {
        beat = System.nanoTime();
        beat(connection);
        lookEverywhere(listener);
      }
    }
  }

  private void take(String payload, Listener listener) {
    var words = payload.split(" ", 3);
    if (words.length < 3 || words[0].equals(node)) {
      return;
    }
    var table = words[2];
    switch (words[1]) {
      case "LOG" -> listener.logged(table);
      case "TABLE" -> listener.altered(table);
      case "SEATED" -> {
        look(table);
        listener.seated(table);
      }
      // A newer server may tell more.
      default -> {}
    }
  }

  // Who sits where

  /// Says that this server is there, on the connection on which it listens: if that is broken, it
  /// is seen now.
  private void beat(Connection connection) throws SQLException {
    int known;
    try (var seen = connection.prepareStatement("update node set seen = now() where id = ?")) {
      seen.setString(1, node);
      known = seen.executeUpdate();
    }
    if (known == 0 || unsaid) {
      arrive();
    }
  }

  /// Says all that there is to say of this server, and clears away after others.
  private void arrive() {
    unsaid = false;
    jdbi.useTransaction(
        handle -> {
          handle.execute(
              "insert into node (id) values (?) on conflict (id) do update set seen = now()", node);
          handle.execute("delete from node where seen < now() - interval '1 hour'");
          handle.execute(
              "delete from present where node = ? or node not in (select id from node)", node);
          here.forEach((table, seats) -> write(handle, table, seats));
        });
  }

  @Override
  public void here(String table, Set<String> seats) {
    if (seats.isEmpty()) {
      here.remove(table);
    } else {
      here.put(table, Set.copyOf(seats));
    }
    try {
      saying.execute(() -> say(table));
    } catch (RejectedExecutionException _) {
      // The store is closed, and says goodbye for all.
    }
  }

  private void say(String table) {
    try {
      jdbi.useTransaction(
          handle -> {
            handle.execute("delete from present where node = ? and table_id = ?", node, table);
            write(handle, table, here.getOrDefault(table, Set.of()));
            tell(handle, table);
          });
    } catch (RuntimeException e) {
      // It is said with everything else once that is possible.
      unsaid = true;
      LOG.log(System.Logger.Level.DEBUG, "who sits at " + table + " was not said", e);
    }
  }

  private void write(Handle handle, String table, Set<String> seats) {
    for (String seat : seats) {
      handle.execute(
          "insert into present (table_id, node, seat) values (?, ?, ?)", table, node, seat);
    }
  }

  private void tell(Handle handle, String table) {
    handle.execute(
        "select pg_notify(?, ?)", CHANNEL, payload(node, new Touched(table, Touched.Part.SEATED)));
  }

  /// @param table empty for all
  private List<Sitting> sitting(String table) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(SITTING)
                .bind("node", node)
                .bind("table", table)
                .map((row, _) -> new Sitting(row.getString(1), row.getString(2), row.getString(3)))
                .list());
  }

  private void look(String table) {
    elsewhere.put(table, Set.copyOf(sitting(table)));
  }

  private void lookEverywhere(Listener listener) {
    var now = sitting("").stream().collect(groupingBy(Sitting::table, toUnmodifiableSet()));
    var tables = new HashSet<>(elsewhere.keySet());
    tables.addAll(now.keySet());
    for (String table : tables) {
      var before = elsewhere.getOrDefault(table, Set.of());
      var after = Objects.requireNonNullElse(now.get(table), Set.<Sitting>of());
      if (after.isEmpty()) {
        elsewhere.remove(table);
      } else {
        elsewhere.put(table, after);
      }
      if (!after.equals(before)) {
        listener.seated(table);
      }
    }
  }

  @Override
  public Set<String> elsewhere(String table) {
    return elsewhere.getOrDefault(table, Set.of()).stream()
        .map(Sitting::seat)
        .collect(toUnmodifiableSet());
  }

  @Override
  public boolean leads(String table) {
    return elsewhere.getOrDefault(table, Set.of()).stream()
        .noneMatch(sitting -> sitting.node().compareTo(node) < 0);
  }

  /// Says goodbye, so that nobody waits for those who sat here.
  @Override
  public void close() {
    closed.countDown();
    saying.close();
    try {
      jdbi.useTransaction(
          handle -> {
            handle.execute("delete from present where node = ?", node);
            handle.execute("delete from node where id = ?", node);
            here.keySet().forEach(table -> tell(handle, table));
          });
      var now = listening;
      if (now != null) {
        now.abort(Runnable::run);
      }
    } catch (SQLException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "other servers were not told of the end", e);
    }
  }
}
