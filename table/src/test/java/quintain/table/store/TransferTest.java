package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From SQLite to PostgreSQL and back.
class TransferTest {
  private static final String ODD =
      "{\"text\":\"Ærwyn \\u0000\\n'; drop table log; -- 🎲 \\\\ % _ \\\"ツ\\\" \u2028\"}";

  @TempDir Path folder;

  private Store sqlite(String name) {
    return SqliteStore.open(folder.resolve(name).resolve("tables.db"));
  }

  private static Envelope entry(long seq, String cause, Hearing hearing, String body) {
    return new Envelope(seq, "talked", 3, "ann", cause, StoreContract.NOON, hearing, body);
  }

  /// Tables with all that can be kept of one, and one with nothing.
  private static void fill(Store store) {
    var now = StoreContract.NOON;
    var hall =
        new Kept(
            "hall", "a-book", "Die Höhle 🐉", now, "attic@7", Optional.of(now), Optional.empty());
    store
        .create(
            hall,
            List.of(
                new Place("hall", "zoe", "Zoë", Place.Role.REFEREE, "h1"),
                new Place("hall", "ann", "Ann", Place.Role.PLAYER, "h2", "salt"),
                new Place("hall", "bob", "Bob", Place.Role.SPECTATOR, "")),
            List.of(
                entry(1, "", Hearing.EVERYONE, "{}"),
                entry(2, "ann:1 ü", Hearing.only(List.of("ann", "zoe")), ODD),
                entry(3, "ann:2", Hearing.NOBODY, "")))
        .join();
    // Seats whose ranks have a gap, and a body of some megabytes.
    store.seat(new Place("hall", "cid", "Cid", Place.Role.PLAYER, "h3")).join();
    store.remove("hall", "ann").join();
    store.append("hall", 3, List.of(entry(4, "", Hearing.EVERYONE, "x".repeat(3_000_000)))).join();
    store.append("hall", 4, StoreContract.entries(5, 400)).join();
    store.keep("hall", new Snapshot(2, ODD)).join();
    store.keep("hall", new Snapshot(300, "{}")).join();
    store.open(new OpenInvitation("hall", "s", "h9")).join();
    var picture = new byte[200_000];
    new Random(1).nextBytes(picture);
    store.lay("hall", new Backdrop("p", 0.1, -1e-9, 1 / 3.0, 7, 0.5), picture).join();
    var gone =
        new Kept("gone", "b", "Gone", now.plusNanos(1), "", Optional.empty(), Optional.of(now));
    store.create(gone, List.of(), List.of()).join();
    store.give(new LayingToken("Ann", "h5", now, 3, 1)).join();
    store.give(StoreContract.pass("one", "cid", "h3")).join();
    store.hook(StoreContract.webhook("a", "zoe", "h1", 2)).join();
  }

  @Test
  void everythingComesThereAndBack() {
    try (var first = sqlite("first");
        var database = PostgresStore.open(PostgresServer.database());
        var second = sqlite("second")) {
      fill(first);
      var checksum = StoreChecksum.of(first);

      Transfer.copy(first, database, _ -> {});
      assertThat(StoreChecksum.of(database)).isEqualTo(checksum);
      Transfer.copy(database, second, _ -> {});
      assertThat(StoreChecksum.of(second)).isEqualTo(checksum);

      for (Store store : List.of(database, second)) {
        assertThat(store.tables()).isEqualTo(first.tables());
        assertThat(store.places("hall")).isEqualTo(first.places("hall"));
        assertThat(store.after("hall", 0, 1000)).isEqualTo(first.after("hall", 0, 1000));
        assertThat(store.snapshots("hall")).containsExactly(2L, 300L);
        assertThat(store.admits("h3")).isPresent();
        assertThat(store.opens("h9")).isPresent();
        assertThat(store.layingTokens()).isEqualTo(first.layingTokens()).hasSize(1);
        assertThat(store.passes("hall")).isEqualTo(first.passes("hall")).hasSize(1);
        assertThat(store.webhooks("hall")).isEqualTo(first.webhooks("hall")).hasSize(1);
        assertThat(store.picture("hall").orElseThrow())
            .isEqualTo(first.picture("hall").orElseThrow());
        assertThat(store.flaw("hall", 0)).isEmpty();
        store.append("hall", 400, StoreContract.entries(401, 401)).join();
      }
    }
  }

  @Test
  void nothingAtAllIsMovedAsWell() {
    try (var first = sqlite("first");
        var database = PostgresStore.open(PostgresServer.database())) {
      Transfer.copy(first, database, _ -> {});

      assertThat(StoreChecksum.of(database)).isEqualTo(StoreChecksum.of(first));
    }
  }

  @Test
  void aStoreWithTablesIsLeftAlone() {
    try (var first = sqlite("first");
        var second = sqlite("second")) {
      fill(first);
      second.create(StoreContract.HALL, List.of(), List.of()).join();

      assertThatThrownBy(() -> Transfer.copy(first, second, _ -> {}))
          .isInstanceOf(IllegalArgumentException.class);
      assertThat(second.tables()).containsExactly(StoreContract.HALL);
    }
  }

  @Test
  void whateverIsOtherwiseShowsInTheChecksum() {
    try (var one = sqlite("one");
        var other = sqlite("other")) {
      fill(one);
      Transfer.copy(one, other, _ -> {});
      var same = StoreChecksum.of(one);

      List<Runnable> changes =
          List.of(
              () -> other.append("hall", 400, StoreContract.entries(401, 401)).join(),
              () -> other.seat(new Place("hall", "cid", "Cyd", Place.Role.PLAYER, "h3")).join(),
              () -> other.keep("hall", new Snapshot(2, "{ }")).join(),
              () -> other.withdraw("hall").join(),
              () -> other.takeAway("hall").join(),
              () -> other.countLaid("h5").join(),
              () -> other.takeBack("hall", "one").join(),
              () -> {
                var hook = other.webhooks("hall").getFirst();
                other.settle(hook, hook.switchedOn(hook.due())).join();
              },
              () -> other.unhook("hall", "a").join(),
              () -> other.alter(other.table("gone").orElseThrow().withTitle("Back")).join());
      var before = same;
      assertThat(StoreChecksum.of(other)).isEqualTo(same);
      for (Runnable change : changes) {
        change.run();
        var now = StoreChecksum.of(other);
        assertThat(now).isNotEqualTo(before).isNotEqualTo(same);
        before = now;
      }
    }
  }
}
