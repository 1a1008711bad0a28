package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreContract {
  private final PostgresAddress address = PostgresServer.database();

  @Override
  Store open() {
    return PostgresStore.open(address);
  }

  @Test
  void twoServersWriteOneLogAndOneOfThemIsToldThatItLost() {
    layHall(entries(1, 1));
    try (var other = open()) {
      for (long last = 1; last < 200; last++) {
        var mine = entry(last + 1, Hearing.EVERYONE, "{\"by\":\"one\"}");
        var theirs = entry(last + 1, Hearing.EVERYONE, "{\"by\":\"other\"}");

        var one = store.append("hall", last, List.of(mine));
        var two = other.append("hall", last, List.of(theirs));

        var won = hasWon(one) ? mine : theirs;
        assertThat(hasWon(two)).isNotEqualTo(hasWon(one));
        assertThat(store.after("hall", last, 9)).containsExactly(won);
      }
      assertThat(other.last("hall")).isEqualTo(200);
    }
  }

  private static boolean hasWon(CompletableFuture<Void> append) {
    var failure = append.handle((_, thrown) -> thrown).join();
    if (failure != null) {
      assertThat(failure).isInstanceOf(Store.Conflict.class);
    }
    return failure == null;
  }

  /// Each server writes several tables in one transaction, in another order than the other.
  @Test
  void serversThatWriteManyTablesDoNotWaitForEachOther() {
    int tables = 20;
    for (int i = 0; i < tables; i++) {
      store.create(new Kept("t" + i, "b", "t", NOON, ""), List.of(), List.of()).join();
    }
    try (var other = open()) {
      for (long round = 0; round < 30; round++) {
        var writes = new ArrayList<CompletableFuture<Void>>();
        for (int i = 0; i < tables; i++) {
          writes.add(store.append("t" + i, round, entries(round + 1, round + 1)));
          writes.add(other.append("t" + (tables - 1 - i), round, entries(round + 1, round + 1)));
        }
        assertThat(writes.stream().filter(PostgresStoreTest::hasWon)).hasSize(tables);
      }
    }
    for (int i = 0; i < tables; i++) {
      assertThat(store.after("t" + i, 0, 99)).isEqualTo(entries(1, 30));
    }
  }

  @Test
  void brokenConnectionsAreReplaced() {
    layHall(entries(1, 1));
    assertThat(store.last("hall")).isEqualTo(1);

    PostgresServer.disconnectAll(address);

    store.append("hall", 1, entries(2, 2)).join();
    assertThat(store.last("hall")).isEqualTo(2);
  }

  @Test
  void commitsAreFlushedToTheDiskWhateverTheServerIsUsedTo() throws SQLException {
    store.close();
    PostgresServer.execute(
        "alter database "
            + address.toString().replaceAll(".*/", "")
            + " set synchronous_commit = off");
    try (var usual = address.database().getConnection();
        var connection = address.database().getConnection();
        var _ = new PostgresWriting(connection, "me")) {
      assertThat(flushing(usual)).isEqualTo("off");
      assertThat(flushing(connection)).isEqualTo("on");
    }
    store = open();
  }

  private static String flushing(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("show synchronous_commit")) {
      row.next();
      return row.getString(1);
    }
  }

  @Test
  void aDatabaseThatIsNotThereIsToldWithoutThePassword() {
    var nowhere = PostgresAddress.of("postgresql://postgres:s3cret@localhost:1/nowhere", Map.of());

    assertThatThrownBy(() -> PostgresStore.open(nowhere))
        .isInstanceOf(Store.Unavailable.class)
        .hasMessageContaining("postgresql://localhost:1/nowhere")
        .hasMessageNotContaining("s3cret");
  }
}
