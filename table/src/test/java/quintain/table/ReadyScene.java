package quintain.table;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Random;
import java.util.stream.Stream;
import quintain.packs.Volume;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A house with the ready scene of a book on its table, kept in a file, and its Referee. Nobody has
/// to wait for those who play by themselves.
final class ReadyScene implements AutoCloseable {
  private final Store store;
  final House house;
  final String token;
  final Ear referee;

  /// @param seed of the dice
  ReadyScene(Path folder, Volume<?, ?, ?> volume, int seed) {
    var dice = new Random(seed);
    this.store = SqliteStore.open(folder.resolve("tables.db"));
    this.house =
        new House(
            store,
            DemoTable.LIBRARY,
            sides -> dice.nextInt(sides) + 1,
            InstantSource.system(),
            Duration.ZERO);
    this.token = house.demo(volume.book().id(), "Robin").token();
    this.referee = Ear.greeted(house, token);
  }

  static Stream<Volume<?, ?, ?>> books() {
    return DemoTable.LIBRARY.volumes().stream();
  }

  Table<?, ?, ?> table() {
    return house.table(house.admits(token).orElseThrow().table());
  }

  @Override
  public void close() {
    referee.close();
    house.close();
    store.close();
  }
}
