package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// Tables at which nobody sits are put away, and taken out again for whoever comes.
class IdleTest {
  @TempDir Path folder;
  private volatile Instant now = Instant.parse("2026-01-01T18:00:00Z");
  private Store store;
  private House house;
  private String referee;
  private String maren;

  @BeforeEach
  void open() {
    var random = new Random(7);
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = new House(store, DemoTable.LIBRARY, sides -> random.nextInt(sides) + 1, () -> now);
    referee = house.stage(Causeway.SCENE, "Robin").token();
    maren = house.desk(referee).rotate("maren").token();
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private void after(int minutes) {
    now = now.plus(Duration.ofMinutes(minutes));
    house.tidy();
  }

  /// Leaving is heard in its turn.
  private void isPutAway() throws InterruptedException {
    for (int i = 0; house.tablesOpen() > 0 && i < 5000; i++) {
      Thread.sleep(1);
      house.tidy();
    }
    assertThat(house.tablesOpen()).isZero();
  }

  /// Leaves, and waits until the table has heard of it.
  private void leave(Ear ear) throws InterruptedException {
    ear.close();
    var table = house.table(house.admits(referee).orElseThrow().table());
    while (!table.isEmpty()) {
      Thread.sleep(1);
    }
  }

  @Test
  void aTableStaysOpenWhileSomebodySitsAtIt() {
    var ear = Ear.greeted(house, referee);

    after(600);

    assertThat(house.tablesOpen()).isEqualTo(1);
    assertThat(ear.say("still here")).isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void aTableIsPutAwaySomeMinutesAfterTheLastHasLeft() throws InterruptedException {
    var ear = Ear.greeted(house, referee);
    after(600);
    leave(ear);

    after(5);
    assertThat(house.tablesOpen()).isEqualTo(1);
    after(6);
    isPutAway();
  }

  @Test
  void whoComesBackFindsTheTableAsItWasDownToTheOpenQuestion() throws InterruptedException {
    var player = Ear.greeted(house, maren);
    player.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    player.act(save("maren"));
    var question = player.settled().question().orElseThrow();
    var log = player.log();
    leave(player);
    after(11);
    isPutAway();

    var again = Ear.greeted(house, maren);

    assertThat(again.log()).isEqualTo(log);
    assertThat(again.scene.orElseThrow().question()).contains(question);
    assertThat(again.answer(11)).isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void whatTheDeskAsksKeepsATableOpenAndOpensItAgain() throws InterruptedException {
    after(9);
    assertThat(house.desk(referee).places()).hasSize(4);
    after(9);
    assertThat(house.tablesOpen()).isEqualTo(1);
    after(11);
    isPutAway();

    house.desk(referee).rename("maren", "Mara");

    assertThat(Ear.greeted(house, maren).hello(0).name()).isEqualTo("Mara");
  }
}
