package quintain.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A server or several that have their tables in common, and tables at which people play there.
final class Stage implements AutoCloseable {
  /// How it is played.
  ///
  /// @param launcher what starts `quintain`, and `other` what starts another version of it
  /// @param onPostgres whether tables are kept by PostgreSQL where it does not matter
  /// @param book the only one that is played, or empty
  /// @param tables how many are laid, of one book after the other
  /// @param pace milliseconds between two things that somebody does, on the average
  /// @param patience milliseconds for which is waited for anything that should happen
  record Orders(
      List<String> launcher,
      List<String> other,
      String book,
      int tables,
      int seats,
      int pace,
      int patience,
      boolean onPostgres,
      long seed) {
    /// The same with another launcher.
    Orders startedBy(List<String> launcher) {
      return new Orders(launcher, other, book, tables, seats, pace, patience, onPostgres, seed);
    }
  }

  private final Orders orders;
  private final Path folder;
  private final Disk disk;
  private final Servers servers;
  private final Findings findings = new Findings();
  private final Audit audit;
  private final Random random;
  private final List<WebSocketLine> deaf = new ArrayList<>();
  private List<Game> games = List.of();
  private int acknowledged;
  private int resent;

  /// @param folder where logs go
  /// @param disk where the tables are kept
  Stage(Orders orders, Path folder, Disk disk) throws IOException {
    this(orders, folder, disk, Servers.inFolder(orders.launcher(), folder, disk.data()));
  }

  /// @param nodes how many servers there are
  static Stage onPostgres(Orders orders, Path folder, int nodes)
      throws IOException, InterruptedException {
    var disk = Disk.plain(folder.resolve("data"));
    var servers = Servers.onPostgres(orders.launcher(), folder, disk.data(), nodes);
    return new Stage(orders, folder, disk, servers);
  }

  private Stage(Orders orders, Path folder, Disk disk, Servers servers) {
    this.orders = orders;
    this.folder = folder;
    this.disk = disk;
    this.servers = servers;
    this.audit = new Audit(database(), findings, orders.patience());
    this.random = new Random(orders.seed());
  }

  /// Where the log is stored, as JDBC writes it.
  String database() {
    return servers.database();
  }

  Orders orders() {
    return orders;
  }

  Disk disk() {
    return disk;
  }

  /// The first server, or the only one.
  ServerProcess server() {
    return servers.first();
  }

  ServerProcess anyServer() {
    return servers.byTurns(random.nextInt(servers.all().size()));
  }

  PostgresProcess postgres() {
    return servers.postgres();
  }

  /// Where somebody finds a server, one time this and one time that.
  private int anyPort() {
    return servers.byTurns(ThreadLocalRandom.current().nextInt(servers.all().size())).port();
  }

  /// What servers go by that were started under this clock.
  static WallClock clock(Path folder) {
    return new WallClock(folder.resolve("clock"));
  }

  WallClock clock() {
    return clock(folder);
  }

  Findings findings() {
    return findings;
  }

  Random random() {
    return random;
  }

  List<Game> games() {
    return games;
  }

  List<Player> players() {
    return games.stream().flatMap(game -> game.players().stream()).toList();
  }

  Player anybody() {
    var all = players();
    return all.get(random.nextInt(all.size()));
  }

  /// Starts the server and lets people play at new tables.
  void open() throws IOException, InterruptedException {
    servers.start();
    lay();
  }

  /// Everybody goes on at new tables.
  void lay() throws IOException, InterruptedException {
    leave();
    var books = orders.book().isEmpty() ? server().hall().books() : List.of(orders.book());
    var laid = new ArrayList<Game>();
    for (int i = 0; i < orders.tables(); i++) {
      var seats = server().hall().lay(books.get(i % books.size()), orders.seats());
      laid.add(new Game(seats, this::anyPort, findings, orders.pace(), random.nextLong()));
    }
    games = laid;
    awaitSeated();
    games.forEach(Game::begin);
  }

  void awaitSeated() throws InterruptedException {
    for (Game game : games) {
      if (!game.awaitSeated(orders.patience())) {
        findings.add("not everybody sits at " + game.table() + " again");
      }
    }
  }

  void play(long millis) throws InterruptedException {
    Thread.sleep(millis);
  }

  void rest() throws InterruptedException {
    games.forEach(Game::pause);
    for (Game game : games) {
      game.rest();
    }
  }

  void goOn() {
    games.forEach(Game::goOn);
  }

  /// What everybody is asked.
  Map<String, String> questions() {
    var asked = new LinkedHashMap<String, String>();
    for (Player player : players()) {
      asked.put(player.invitation().toString(), player.look(Scene::asked));
    }
    return asked;
  }

  /// How many were asked something before and are asked the same now; for others it is a finding.
  int stillAsked(Map<String, String> before) {
    var now = questions();
    if (!now.equals(before)) {
      findings.add("asked before: " + before + ", and now: " + now);
    }
    return (int) before.values().stream().filter(key -> !key.isEmpty()).count();
  }

  /// A line of somebody's, at which they have sat down.
  WebSocketLine sitDown(Invitation seat) throws IOException {
    var line = WebSocketLine.open(anyPort(), InetAddress.getLoopbackAddress());
    line.send(Player.hello(seat, 0));
    line.read();
    return line;
  }

  /// Somebody sits down and reads nothing more.
  void sitDownDeaf(Invitation seat) throws IOException {
    deaf.add(sitDown(seat));
  }

  /// Somebody more at one of the tables, who does not sit down yet.
  Invitation invite() throws IOException, InterruptedException {
    return server().hall().invite(games.getFirst().players().getFirst().invitation(), "Late Guest");
  }

  /// Whether somebody is welcome.
  boolean admits(Invitation seat) throws IOException {
    try (var line = WebSocketLine.open(anyPort(), InetAddress.getLoopbackAddress())) {
      line.send(Player.hello(seat, 0));
      var first = line.read();
      return first != null && Json.MAPPER.readTree(first).path(0).has("welcome");
    }
  }

  /// How often anybody was welcomed.
  int greeted() {
    return players().stream().mapToInt(Player::greetings).sum();
  }

  /// How many lines are open.
  long linesOpen() throws IOException, InterruptedException {
    long open = 0;
    for (ServerProcess server : servers.all()) {
      open +=
          server
              .hall()
              .get("/metrics", null)
              .body()
              .lines()
              .filter(
                  line -> line.startsWith("quintain_lines_open") && line.contains("/api/socket"))
              .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' '))))
              .sum();
    }
    return open;
  }

  /// Tries to start another server on the same tables, and gives what it said before it ended.
  String startAnother() throws IOException, InterruptedException {
    try (var another = servers.another()) {
      if (another.start(orders.launcher()).waitFor(60, TimeUnit.SECONDS)) {
        return Files.readString(another.log());
      }
    }
    return "nothing, and runs";
  }

  /// Waits until something more is done at every table.
  void awaitDone(long millis) throws InterruptedException {
    for (Game game : games) {
      var referee = game.players().getFirst();
      var done = referee.say(Wits.Frame.of("say", "text", "going on"));
      try {
        var reply = done.get(millis, TimeUnit.MILLISECONDS);
        if (!reply.done()) {
          findings.add("not done at " + game.table() + ": " + reply.body());
        }
      } catch (ExecutionException | TimeoutException _) {
        findings.add("nothing more is done at " + game.table());
      }
    }
  }

  // Looking whether all is well

  /// Whether what was acknowledged so far is stored, once.
  void lookAtLogs() throws SQLException {
    for (Game game : games) {
      audit.stored(game);
    }
  }

  /// Whether the latest of every table happened by a clock that is off by so much.
  void lookAtTime(Duration off) throws SQLException {
    for (Game game : games) {
      audit.latest(game, off);
    }
  }

  /// Everything that was said is answered.
  void settle() throws InterruptedException {
    awaitSeated();
    games.forEach(Game::pause);
    for (Game game : games) {
      game.settle(orders.patience());
    }
  }

  /// Brings everything to rest, and looks at all that can be looked at.
  void lookAtEverything() throws SQLException, IOException, InterruptedException {
    settle();
    for (Game game : games) {
      audit.known(game, server().hall(), this::anyPort);
      acknowledged += audit.stored(game);
      resent += game.players().stream().mapToInt(Player::resent).sum();
    }
    lookAtReplica();
  }

  /// Another server, which has no snapshots, so that every table is folded from its first entry,
  /// shows everybody the same: on a copy of a file, and as one more on a database.
  private void lookAtReplica() throws SQLException, IOException, InterruptedException {
    try (var other = servers.replica()) {
      other.start();
      for (Game game : games) {
        audit.scenes(game, other::port);
      }
    }
  }

  int acknowledged() {
    return acknowledged;
  }

  int resent() {
    return resent;
  }

  private void leave() {
    games.forEach(Game::close);
    games = List.of();
  }

  @Override
  public void close() throws IOException {
    leave();
    for (WebSocketLine line : deaf) {
      line.close();
    }
    servers.close();
    disk.close();
  }
}
