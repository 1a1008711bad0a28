package quintain.mcp;

import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.House;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.Limits.Rate;
import quintain.table.web.WebServer;

/// A real server with tables in a folder, whose dice are seeded and whose characters do not wait
/// before they act.
final class TableHouse implements AutoCloseable {
  static final Library LIBRARY = Books.onBoard();

  /// A test acts faster than people.
  private static final Limits HASTY = hasty(Limits.USUAL);

  private final Path folder;
  private final Random random;
  private Store store;
  private House house;
  private WebServer server;

  TableHouse(Path folder, int seed) throws BindException {
    this.folder = folder;
    this.random = new Random(seed);
    this.store = SqliteStore.open(folder.resolve("tables.db"));
    this.house = house();
    this.server = open(0);
  }

  private House house() {
    return new House(
        store, LIBRARY, sides -> random.nextInt(sides) + 1, InstantSource.system(), Duration.ZERO);
  }

  private WebServer open(int port) throws BindException {
    var nobody = new Administrator(Optional.empty(), Administrator.Layers.ANYBODY);
    return WebServer.open(
        house, LIBRARY, new WebServer.Door("127.0.0.1", port, List.of(), HASTY, false, nobody));
  }

  private static Limits hasty(Limits usual) {
    var much = new Rate(1e9, 1e9);
    return new Limits(
        usual.message(),
        usual.body(),
        usual.importing(),
        usual.bodies(),
        usual.behind(),
        usual.backlog(),
        usual.lines(),
        usual.screens(),
        usual.heartbeat(),
        much,
        much,
        much,
        much,
        much);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + server.port());
  }

  /// The server goes down and comes back at the same port.
  void restart() throws BindException {
    int port = server.port();
    close();
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    server = open(port);
  }

  @Override
  public void close() {
    server.close();
    house.close();
    store.close();
  }
}
