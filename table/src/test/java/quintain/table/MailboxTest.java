package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import quintain.table.desk.NotAllowed;

class MailboxTest {
  private final ExecutorService pool = Executors.newFixedThreadPool(4);

  /// What happens, in its order.
  private final List<String> events = new CopyOnWriteArrayList<>();

  private final Semaphore storing = new Semaphore(0);
  private final Semaphore shown = new Semaphore(0);

  /// Why a turn is taken once more.
  private final IllegalStateException late = new IllegalStateException("too late");

  /// Completes when what was stored last is safe.
  private volatile CompletableFuture<@Nullable Void> disk = CompletableFuture.completedFuture(null);

  private final Mailbox mailbox =
      new Mailbox(
          pool,
          new Mailbox.Ending() {
            @Override
            public CompletableFuture<@Nullable Void> store() {
              events.add("store");
              var safe = disk;
              storing.release();
              return safe;
            }

            @Override
            public boolean isToBeTakenAgain(Throwable failure) {
              return failure.equals(late);
            }

            @Override
            public void show(@Nullable Throwable failure) {
              events.add(failure == null ? "show" : "fail: " + failure.getMessage());
              shown.release();
            }
          });

  @AfterEach
  void close() {
    pool.close();
  }

  private void awaitTurns(int number) throws InterruptedException {
    assertThat(shown.tryAcquire(number, 60, TimeUnit.SECONDS)).isTrue();
  }

  private void post(String letter) {
    mailbox.post(() -> events.add(letter));
  }

  @Test
  void eachLetterIsStoredAndShownBeforeTheNextIsRead() throws InterruptedException {
    post("a");
    post("b");
    awaitTurns(2);

    assertThat(events).containsExactly("a", "store", "show", "b", "store", "show");
  }

  @Test
  void nothingIsShownBeforeItIsStored() throws InterruptedException {
    var slow = new CompletableFuture<@Nullable Void>();
    disk = slow;
    post("a");
    post("b");
    assertThat(storing.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
    assertThat(events).containsExactly("a", "store");

    disk = CompletableFuture.completedFuture(null);
    slow.complete(null);
    awaitTurns(2);

    assertThat(events).containsExactly("a", "store", "show", "b", "store", "show");
  }

  @Test
  void whatCouldNotBeStoredIsNotShown() throws InterruptedException {
    disk = CompletableFuture.failedFuture(new IllegalStateException("no room"));
    post("a");
    awaitTurns(1);

    assertThat(events).containsExactly("a", "store", "fail: no room");
  }

  @Test
  void aTurnThatCameTooLateIsTakenAgainBeforeAnyOther() throws InterruptedException {
    disk = CompletableFuture.failedFuture(late);
    mailbox.post(
        () -> {
          events.add("a");
          if (events.size() > 3) {
            disk = CompletableFuture.completedFuture(null);
          }
        });
    post("b");
    awaitTurns(2);

    assertThat(events)
        .containsExactly("a", "store", "a", "store", "a", "store", "show", "b", "store", "show");
  }

  @Test
  void whoeverDoesSomethingBetweenTwoLettersIsToldOfTheTurnThatCounts() {
    disk = CompletableFuture.failedFuture(late);

    var said =
        mailbox.inTurn(
            () -> {
              events.add("between");
              if (events.size() > 1) {
                disk = CompletableFuture.completedFuture(null);
              }
              return events.size();
            });

    assertThat(said).isEqualTo(3);
    assertThat(events).containsExactly("between", "store", "between", "store", "show");
  }

  @Test
  void whoeverDoesSomethingBetweenTwoLettersIsToldIfItWasNotStored() {
    disk = CompletableFuture.failedFuture(new IllegalStateException("no room"));

    assertThatThrownBy(() -> mailbox.inTurn(() -> events.add("between")))
        .hasRootCauseMessage("no room");
  }

  @Test
  void aTurnThatEndsInAnErrorLeavesTheMailboxOpen() throws InterruptedException {
    mailbox.post(
        () -> {
          throw new StackOverflowError("too deep");
        });
    post("b");
    awaitTurns(2);
    assertThatThrownBy(
            () ->
                mailbox.inTurn(
                    () -> {
                      throw new AssertionError("between");
                    }))
        .isInstanceOf(AssertionError.class);

    assertThat(mailbox.inTurn(() -> events.add("last"))).isTrue();
    awaitTurns(2);

    assertThat(events)
        .containsExactly(
            "fail: too deep", "b", "store", "show", "fail: between", "last", "store", "show");
  }

  @Test
  void whatIsDoneBetweenTwoLettersIsATurnAsWell() throws InterruptedException {
    assertThat(mailbox.inTurn(() -> events.add("between"))).isTrue();
    assertThatThrownBy(
            () ->
                mailbox.inTurn(
                    () -> {
                      throw new NotAllowed("no");
                    }))
        .isInstanceOf(NotAllowed.class);
    post("a");
    awaitTurns(3);

    assertThat(events)
        .containsExactly("between", "store", "show", "store", "show", "a", "store", "show");
  }

  @Test
  void manyWhoBringLettersAreReadOneAtATime() throws InterruptedException {
    var reading = new Semaphore(1);
    int letters = 2_000;
    var read = new CountDownLatch(letters);
    try (var many = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < letters; i++) {
        many.execute(
            () ->
                mailbox.post(
                    () -> {
                      if (!reading.tryAcquire()) {
                        events.add("two at once");
                      }
                      reading.release();
                      read.countDown();
                    }));
      }
    }
    assertThat(read.await(60, TimeUnit.SECONDS)).isTrue();

    assertThat(events).containsOnly("store", "show");
  }
}
