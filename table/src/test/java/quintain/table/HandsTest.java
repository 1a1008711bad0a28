package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class HandsTest {
  private final Semaphore rested = new Semaphore(0);
  private final Hands hands = new Hands(rested::release);

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatTakesLongHoldsNothingElseUp() throws InterruptedException {
    var goOn = new CountDownLatch(1);
    var others = new CountDownLatch(3);

    for (int i = 0; i < 5; i++) {
      hands.execute(() -> await(goOn));
    }
    for (int i = 0; i < 3; i++) {
      hands.execute(others::countDown);
    }

    await(others);
    assertThat(rested.tryAcquire(60, TimeUnit.SECONDS)).as("nobody waits for the slow").isTrue();
    goOn.countDown();
    hands.close();
  }

  @Test
  void whatIsBroughtTogetherIsDoneInItsOrder() throws InterruptedException {
    var order = new CopyOnWriteArrayList<String>();
    var done = new CountDownLatch(2);
    hands.expect();
    for (String each : List.of("a", "b")) {
      hands.execute(
          () -> {
            order.add(each);
            done.countDown();
          });
    }

    hands.begin();

    await(done);
    assertThat(order).containsExactly("a", "b");
    assertThat(rested.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
    hands.close();
    assertThat(hands.begin()).as("nothing is left to do").isTrue();
  }

  @Test
  void whatIsExpectedOfOneThreadDoesNotKeepTheOthersWaiting() throws InterruptedException {
    var done = new CountDownLatch(1);
    hands.expect();

    Thread.ofPlatform().start(() -> hands.execute(done::countDown)).join();

    await(done);
    hands.close();
  }

  @Test
  void whatWaitsUntilAllIsBroughtIsDoneByWhoeverBringsIt() {
    var order = new CopyOnWriteArrayList<String>();
    hands.whenAllIsBrought(() -> order.add("alone"));
    hands.expect();
    hands.whenAllIsBrought(
        () -> {
          order.add("a");
          hands.whenAllIsBrought(() -> order.add("of a, on " + Thread.currentThread().getName()));
        });
    hands.whenAllIsBrought(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    hands.whenAllIsBrought(() -> order.add("b"));
    assertThat(order).containsExactly("alone");

    hands.begin();

    assertThat(order)
        .containsExactly("alone", "a", "b", "of a, on " + Thread.currentThread().getName());
    hands.close();
  }

  @Test
  void aPieceThatFailsIsThePriceOfNoOther() {
    var done = new CountDownLatch(1);
    hands.execute(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    hands.execute(done::countDown);

    await(done);
    hands.close();
  }

  @Test
  void allThatWasBroughtIsDoneBeforeTheEnd() {
    var done = new AtomicInteger();
    for (int i = 0; i < 100; i++) {
      hands.execute(done::incrementAndGet);
    }

    hands.close();

    assertThat(done).hasValue(100);
    assertThatThrownBy(() -> hands.execute(() -> {}))
        .isInstanceOf(RejectedExecutionException.class);
  }
}
