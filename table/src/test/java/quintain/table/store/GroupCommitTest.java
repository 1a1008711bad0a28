package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

class GroupCommitTest {
  private static final Kept HALL = StoreContract.HALL;
  private static final Touched HALL_TOUCHED = Touched.log(HALL.id());

  @TempDir Path folder;
  private SQLiteDataSource database;
  private GroupCommit commits;

  /// How many pages the file may have, for connections opened from now on.
  private final AtomicInteger pages = new AtomicInteger(1_000_000);

  private final AtomicInteger opened = new AtomicInteger();

  @BeforeEach
  void open() throws SQLException {
    database = SqliteStore.database(folder.resolve("tables.db"), false);
    Schema.SQLITE.migrate(database);
    commits = new GroupCommit(this::writing, "test");
  }

  @AfterEach
  void close() {
    commits.close();
  }

  private Writing writing() throws SQLException {
    opened.incrementAndGet();
    var connection = database.getConnection();
    try (var statement = connection.createStatement()) {
      statement.execute("pragma max_page_count = " + pages.get());
    }
    return new Writing(connection);
  }

  private CompletableFuture<Void> append(long expected, List<Envelope> entries) {
    return commits.add(HALL_TOUCHED, writing -> writing.append(HALL.id(), expected, entries));
  }

  private long entries() throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.createStatement();
        var count = statement.executeQuery("select count(*) from log")) {
      return count.getLong(1);
    }
  }

  @Test
  void afterTheDiskWasFullItStoresAgain() throws SQLException {
    commits.close();
    pages.set(60);
    commits = new GroupCommit(this::writing, "test");
    commits.add(HALL_TOUCHED, writing -> writing.create(HALL, List.of(), List.of())).join();
    var much = StoreContract.entries(1, 5_000);

    assertThatThrownBy(() -> append(0, much).join()).hasMessageContaining("full");
    assertThat(entries()).isZero();
    append(0, StoreContract.entries(1, 1)).join();
    pages.set(1_000_000);
    assertThatThrownBy(() -> append(1, StoreContract.entries(2, 5_000)).join())
        .hasMessageContaining("full");
    append(1, StoreContract.entries(2, 5_000)).join();

    assertThat(entries()).isEqualTo(5_000);
  }

  @Test
  void whatWaitsIsWrittenInOneTransaction() throws SQLException {
    commits.add(HALL_TOUCHED, writing -> writing.create(HALL, List.of(), List.of())).join();
    var begun = new CountDownLatch(1);
    var held = new CountDownLatch(1);
    var before =
        commits.add(
            HALL_TOUCHED,
            _ -> {
              begun.countDown();
              await(held);
            });
    await(begun);
    var seen = new ArrayList<Long>();
    var stored = new ArrayList<CompletableFuture<Void>>();
    for (long i = 0; i < 20; i++) {
      var told = append(i, StoreContract.entries(i + 1, i + 1));
      stored.add(told.thenRun(() -> seen.add(countQuietly())));
    }

    held.countDown();
    before.join();
    stored.forEach(CompletableFuture::join);

    assertThat(seen).as("all are there before the first is told").hasSize(20).containsOnly(20L);
  }

  private long countQuietly() {
    try {
      return entries();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void oneThatFailsIsThePriceOfNoOther() throws SQLException {
    commits.add(HALL_TOUCHED, writing -> writing.create(HALL, List.of(), List.of())).join();
    var held = new CountDownLatch(1);
    var before = commits.add(HALL_TOUCHED, _ -> await(held));
    var good = append(0, StoreContract.entries(1, 2));
    var bad =
        commits.add(
            HALL_TOUCHED,
            _ -> {
              throw new StackOverflowError("on purpose");
            });
    var conflict = append(7, StoreContract.entries(8, 8));
    var next = append(2, StoreContract.entries(3, 3));

    held.countDown();
    before.join();
    good.join();
    next.join();

    assertThatThrownBy(bad::join).hasMessageContaining("on purpose");
    assertThatThrownBy(conflict::join).hasCauseInstanceOf(Store.Conflict.class);
    assertThat(entries()).isEqualTo(3);
    assertThat(opened).hasValueGreaterThan(1);
  }

  @Test
  void whatWasAddedIsStoredBeforeItCloses() throws SQLException {
    var _ = commits.add(HALL_TOUCHED, writing -> writing.create(HALL, List.of(), List.of()));
    for (long i = 0; i < 100; i++) {
      var _ = append(i, StoreContract.entries(i + 1, i + 1));
    }

    commits.close();

    assertThat(entries()).isEqualTo(100);
    assertThatThrownBy(() -> append(100, StoreContract.entries(101, 101)).join())
        .hasMessageContaining("closed");
  }
}
