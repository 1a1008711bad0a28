package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;

/// A table that is shut because something went wrong at it.
class ReopeningTest {
  @TempDir Path folder;
  private final AtomicBoolean faulty = new AtomicBoolean();
  private final CountDownLatch rolling = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);

  private int roll(int sides) {
    if (faulty.getAndSet(false)) {
      rolling.countDown();
      try {
        assertThat(goOn.await(60, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      throw new StackOverflowError("a rule that goes in circles");
    }
    return sides;
  }

  @Test
  void whoeverSitsDownInThatMomentSitsAtItWhenItIsOpenAgain() throws InterruptedException {
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house =
            new House(
                store, DemoTable.LIBRARY, this::roll, InstantSource.system(), Duration.ZERO)) {
      var token = house.stage(Causeway.SCENE, "Robin").token();
      var referee = Ear.greeted(house, token);
      referee.ask(
          new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
      faulty.set(true);
      referee.chair.say(
          new FromSeat.Act(Ear.id(), save("maren"), FromSeat.Mode.PUBLIC, Optional.empty()));
      assertThat(rolling.await(60, TimeUnit.SECONDS)).isTrue();

      var late = new CompletableFuture<Ear>();
      var coming =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      late.complete(new Ear(house, token));
                    } catch (RuntimeException sentAway) {
                      late.completeExceptionally(sentAway);
                    }
                  });
      while (!isWaitingForItsTurn(coming)) {
        Thread.onSpinWait();
      }
      goOn.countDown();

      referee.until(frame -> frame instanceof ToSeat.Farewell);
      var again = late.orTimeout(60, TimeUnit.SECONDS).join();
      again.hello(0);
      assertThat(again.act(save("maren"))).isInstanceOf(ToSeat.Done.class);
    }
  }

  private static boolean isWaitingForItsTurn(Thread thread) {
    return thread.getState() == Thread.State.WAITING
        && Arrays.stream(thread.getStackTrace())
            .anyMatch(frame -> frame.getMethodName().equals("inTurn"));
  }
}
