package quintain.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Random;
import quintain.table.store.PostgresAddress;
import quintain.table.store.PostgresStore;
import quintain.table.store.Store;

/// One of several servers on a database. Nobody has to wait for those who play by themselves.
public record Node(Store store, House house) implements AutoCloseable {
  /// A server on that database.
  ///
  /// @param seed of the dice
  public static Node on(PostgresAddress address, int seed) {
    var dice = new Random(seed);
    var store = PostgresStore.open(address);
    return new Node(
        store,
        new House(
            store,
            DemoTable.LIBRARY,
            sides -> dice.nextInt(sides) + 1,
            InstantSource.system(),
            Duration.ZERO));
  }

  Table<?, ?, ?> table(String token) {
    return house.table(house.admits(token).orElseThrow().table());
  }

  /// How the table stands as this server knows it.
  Object position(String token) {
    var table = table(token);
    return table.inTurn(() -> table.log().position());
  }

  @Override
  public void close() {
    house.close();
    store.close();
  }
}
