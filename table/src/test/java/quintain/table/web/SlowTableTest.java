package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables at which a rule takes long, beside one at which it does not.
class SlowTableTest {
  /// More than there are threads that find frames.
  private static final int SLOW = 6;

  @TempDir Path folder;
  private final CountDownLatch begun = new CountDownLatch(SLOW);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final AtomicInteger rolled = new AtomicInteger();
  private Served served;

  @BeforeEach
  void open() throws IOException {
    served = new Served(folder, Limits.USUAL, this::roll);
  }

  @AfterEach
  void close() {
    goOn.countDown();
    served.close();
  }

  /// The first dice take as long as the test wants.
  private int roll(int sides) {
    if (rolled.incrementAndGet() <= SLOW) {
      begun.countDown();
      try {
        assertThat(goOn.await(60, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    return 1;
  }

  private Map.Entry<Browser, String> saving() {
    var referee = served.demo();
    var hero = served.player(referee);
    var browser = Browser.seated(served, served.invite(referee, hero), 0);
    var save = Map.of("save", Map.of("by", hero, "against", "the cold"));
    return Map.entry(browser, browser.say("act", "command", save, "mode", "public"));
  }

  @Test
  void aRuleThatTakesLongHoldsUpNoOtherTable() throws InterruptedException {
    var slow = new LinkedHashMap<Browser, String>();
    for (int i = 0; i < SLOW; i++) {
      var begun = saving();
      slow.put(begun.getKey(), begun.getValue());
    }
    assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();

    var others = new ArrayList<Map.Entry<Browser, String>>();
    for (int i = 0; i < SLOW; i++) {
      others.add(saving());
    }
    for (var each : others) {
      var browser = each.getKey();
      assertThat(browser.reply(each.getValue()).has("done")).isTrue();
      assertThat(browser.reply(browser.say("say", "text", "still here")).has("done")).isTrue();
    }

    goOn.countDown();
    slow.forEach((browser, id) -> assertThat(browser.reply(id).has("done")).isTrue());
  }
}
