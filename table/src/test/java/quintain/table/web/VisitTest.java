package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.House;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A program that reads the log on while others play.
class VisitTest {
  @TempDir Path folder;
  private Store store;
  private House house;
  private Metrics metrics;
  private String referee;
  private Chair speaker;
  private Visit visit;
  private int ids;

  /// What happens in the moment before the program looks into the log.
  private Runnable meanwhile = () -> {};

  private volatile CountDownLatch said = new CountDownLatch(0);

  @BeforeEach
  void sit() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = new House(store, Served.LIBRARY, _ -> 1, InstantSource.system());
    metrics = new Metrics(house);
    referee = house.demo(Served.BOOK, "Robin").token();
    speaker = house.sit(referee, this::heard);
    speaker.say(new FromSeat.Hello("", ToSeat.VERSION, "", 0));
    var limits = Limits.USUAL;
    visit =
        new Visit(
            new SeatSocket.Hosting(
                hall(),
                new Buckets(limits.seat()),
                new Buckets(limits.words()),
                new Buckets(limits.strangers()),
                new Crowd(limits.screens()),
                metrics),
            _ -> {});
    visit.sit(referee);
    visit.look().join();
  }

  @AfterEach
  void leave() {
    visit.cut();
    speaker.close();
    metrics.close();
    house.close();
    store.close();
  }

  /// The house, but that something may happen before somebody looks into the log.
  private Hall hall() {
    return (Hall)
        Proxy.newProxyInstance(
            Hall.class.getClassLoader(),
            new Class<?>[] {Hall.class},
            (_, method, arguments) -> {
              try {
                var answer = method.invoke(house, arguments);
                return answer instanceof Chair chair
                    ? new Slow(chair, () -> meanwhile.run())
                    : answer;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private record Slow(Chair chair, Runnable meanwhile) implements Chair {
    @Override
    public String table() {
      return chair.table();
    }

    @Override
    public String seat() {
      return chair.seat();
    }

    @Override
    public void say(FromSeat frame) {
      chair.say(frame);
    }

    @Override
    public List<ToSeat.Entry> before(long seq, int limit) {
      return chair.before(seq, limit);
    }

    @Override
    public List<ToSeat.Entry> after(long seq, int limit) {
      meanwhile.run();
      return chair.after(seq, limit);
    }

    @Override
    public List<ToSeat.Entry> search(String words, int limit) {
      return chair.search(words, limit);
    }

    @Override
    public Optional<ToSeat.Scene> at(long seq) {
      return chair.at(seq);
    }

    @Override
    public void close() {
      chair.close();
    }
  }

  private void heard(List<ToSeat> frames) {
    if (frames.stream().anyMatch(ToSeat.Done.class::isInstance)) {
      said.countDown();
    }
  }

  private void say(String text) {
    said = new CountDownLatch(1);
    speaker.say(new FromSeat.Say("v" + ++ids, text));
    try {
      said.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private long last() {
    return visit.look().join().stream()
        .filter(ToSeat.Welcome.class::isInstance)
        .map(ToSeat.Welcome.class::cast)
        .findFirst()
        .orElseThrow()
        .last();
  }

  private static List<String> lines(List<ToSeat.Entry> entries) {
    return entries.stream()
        .flatMap(entry -> entry.lines().stream())
        .map(ToSeat.Said::text)
        .toList();
  }

  @Test
  void whatIsSaidWhileTheLogIsLookedIntoTakesNothingFromWhatWasSaidBefore() {
    long cursor = last();
    say("one");
    meanwhile = () -> say("two");

    var read = visit.after(cursor, 10, 30).join();

    assertThat(lines(read)).containsExactly("one", "two");
    assertThat(visit.waiting()).isZero();
  }

  @Test
  void whatIsSaidAfterTheLogWasLookedIntoIsHeard() {
    var reading = visit.after(last(), 10, 30);

    assertThat(reading).isNotDone();
    say("one");

    assertThat(lines(reading.join())).containsExactly("one");
    assertThat(visit.waiting()).isZero();
  }

  @Test
  void whoeverHasWaitedInVainIsForgotten() {
    assertThat(visit.after(last(), 10, 1).join()).isEmpty();

    assertThat(visit.waiting()).isZero();
  }
}
