package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class OddsDeskTest {
  @Test
  void aLaterQuestionOfTheSameSeatTakesThePlaceOfTheOneBefore() throws InterruptedException {
    List<String> replies = new CopyOnWriteArrayList<>();
    List<String> reckoned = new CopyOnWriteArrayList<>();
    var begun = new CountDownLatch(1);
    var goOn = new CountDownLatch(1);
    var done = new CountDownLatch(2);
    try (var desk = new OddsDesk(1)) {
      desk.ask(
          "anna",
          wanted -> {
            begun.countDown();
            waitFor(goOn);
            reckoned.add("first, wanted " + wanted.getAsBoolean());
            return "first";
          },
          replies::add);
      begun.await();
      for (String word : List.of("second", "third")) {
        desk.ask(
            "anna",
            wanted -> {
              reckoned.add(word + ", wanted " + wanted.getAsBoolean());
              return word;
            },
            reply -> {
              replies.add(reply);
              done.countDown();
            });
      }
      desk.ask(
          "ruth",
          _ -> "other",
          reply -> {
            replies.add(reply);
            done.countDown();
          });
      goOn.countDown();
      done.await();
    }
    assertThat(reckoned).containsExactly("first, wanted false", "third, wanted true");
    assertThat(replies).containsExactly("third", "other");
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
