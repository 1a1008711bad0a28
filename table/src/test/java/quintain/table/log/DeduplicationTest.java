package quintain.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Kept;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

class DeduplicationTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir Path folder;
  private Store store;

  @BeforeEach
  void aLogWithCauses() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    var log = new ArrayList<Envelope>();
    for (int i = 1; i <= 500; i++) {
      log.add(new Envelope(i, "talked", 1, "ann", "ann:" + i, NOON, Hearing.EVERYONE, "{}"));
    }
    store.create(new Kept("hall", "b", "t", NOON, ""), List.of(), log).join();
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void whatTheStoreHoldsWasSaidBeforeWhetherLearnedOrNot() {
    var causes = new Deduplication(store, "hall");
    assertThat(causes.last("ann:7")).contains(7L);
    assertThat(causes.last("ann:501")).isEmpty();

    causes.learn(store.causes("hall"));

    for (long i = 1; i <= 500; i++) {
      assertThat(causes.last("ann:" + i)).contains(i);
    }
    assertThat(causes.last("ann:501")).isEmpty();
  }

  private void store(long seq, String cause) {
    var entry = new Envelope(seq, "talked", 1, "ann", cause, NOON, Hearing.EVERYONE, "{}");
    store.append("hall", seq - 1, List.of(entry)).join();
  }

  @Test
  void whatWasNotedIsKnownHoweverMuchFollowed() {
    var causes = new Deduplication(store, "hall");
    store(501, "bob:1");
    causes.note("bob:1", 501);
    causes.learn(store.causes("hall"));
    for (int i = 2; i <= 100; i++) {
      store(500 + i, "bob:" + i);
      causes.note("bob:" + i, 500 + i);
    }

    for (long i = 1; i <= 100; i++) {
      assertThat(causes.last("bob:" + i)).contains(500 + i);
    }
    assertThat(causes.last("ann:500")).contains(500L);
    assertThat(causes.last("bob:101")).isEmpty();
  }

  @Test
  void twoCausesWithOneHashAreToldApart() {
    // Java spells the hash of both of these the same.
    assertThat("ann:Aa".hashCode()).isEqualTo("ann:BB".hashCode());
    var causes = new Deduplication(store, "hall");
    causes.learn(store.causes("hall"));
    store(501, "ann:Aa");
    causes.note("ann:Aa", 501);

    assertThat(causes.last("ann:BB")).isEmpty();
    assertThat(causes.last("ann:Aa")).contains(501L);
  }
}
