package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TurnsTest {
  private final Hands hands = new Hands(() -> {});

  /// What happens, in its order.
  private final List<String> events = new CopyOnWriteArrayList<>();

  private final Semaphore shown = new Semaphore(0);

  /// Completes when what was stored last is safe.
  private volatile CompletableFuture<@Nullable Void> disk = CompletableFuture.completedFuture(null);

  private final Turns turns =
      new Turns(
          hands,
          new Turns.Ending() {
            @Override
            public CompletableFuture<@Nullable Void> store() {
              events.add("store");
              return disk;
            }

            @Override
            public void show(@Nullable Throwable failure) {
              events.add(failure == null ? "show" : "fail");
              shown.release();
            }
          });

  @AfterEach
  void foldTheHands() {
    hands.close();
  }

  private void awaitTurns(int number) throws InterruptedException {
    assertThat(shown.tryAcquire(number, 60, TimeUnit.SECONDS)).isTrue();
  }

  private Turns.Letter quick(String name) {
    return letter(name, true, false);
  }

  private Turns.Letter letter(String name, boolean quick, boolean looksUp) {
    return new Turns.Letter() {
      @Override
      public void read() {
        events.add(name);
      }

      @Override
      public boolean isQuick() {
        return quick;
      }

      @Override
      public boolean looksUp() {
        return looksUp;
      }
    };
  }

  @Test
  void aLetterThatComesAloneIsReadAtOnce() {
    turns.mail(quick("a"));
    turns.mail(quick("b"));

    assertThat(events).containsExactly("a", "store", "show", "b", "store", "show");
  }

  @Test
  void lettersThatAreBroughtTogetherAreStoredAndShownOnce() {
    hands.expect();
    turns.mail(quick("a"));
    turns.mail(quick("b"));
    turns.mail(quick("c"));
    assertThat(events).as("more may come").isEmpty();

    hands.begin();

    assertThat(events).containsExactly("a", "b", "c", "store", "show");
  }

  @Test
  void nobodyWaitsForThoseWhoBringSeveral() throws InterruptedException {
    hands.expect();
    turns.mail(quick("a"));

    turns.inTurn(() -> events.add("between"));

    hands.begin();
    awaitTurns(2);
    assertThat(events).containsExactly("between", "store", "show", "a", "store", "show");
  }

  @Test
  void aLetterThatLooksThingsUpFindsThoseBeforeItStored() throws InterruptedException {
    hands.expect();
    turns.mail(quick("a"));
    turns.mail(letter("b", false, true));
    turns.mail(quick("c"));

    hands.begin();
    awaitTurns(3);

    assertThat(events)
        .containsExactly("a", "store", "show", "b", "store", "show", "c", "store", "show");
  }

  @Test
  void whatComesWhileATurnIsStoredHasTheNext() throws InterruptedException {
    var slow = new CompletableFuture<@Nullable Void>();
    disk = slow;
    turns.mail(quick("a"));
    hands.expect();
    turns.mail(quick("b"));
    turns.mail(quick("c"));
    hands.begin();
    assertThat(events).containsExactly("a", "store");

    disk = CompletableFuture.completedFuture(null);
    slow.complete(null);
    awaitTurns(2);

    assertThat(events).containsExactly("a", "store", "show", "b", "c", "store", "show");
  }
}
