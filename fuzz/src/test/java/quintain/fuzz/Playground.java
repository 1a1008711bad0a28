package quintain.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.SplittableRandom;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.House;
import quintain.table.store.SqliteStore;

/// A house with dice that always fall the same, in a folder that nobody needs afterwards. It is
/// left and built anew now and then, so that it does not grow.
final class Playground {
  static final Library LIBRARY = Books.onBoard();
  private static final int VISITS = 2_000;

  private final House house;
  private final SqliteStore store;
  private int visits;

  private Playground() {
    try {
      var file = Files.createTempDirectory("fuzz").resolve("tables.db");
      file.toFile().deleteOnExit();
      var random = new SplittableRandom(7);
      this.store = SqliteStore.open(file, 0);
      this.house =
          new House(
              store,
              LIBRARY,
              sides -> random.nextInt(sides) + 1,
              InstantSource.system(),
              Duration.ZERO);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Playground current = new Playground();

  /// The house, another one now and then.
  static synchronized House house() {
    if (++current.visits > VISITS) {
      current.house.close();
      current.store.close();
      current = new Playground();
    }
    return current.house;
  }
}
