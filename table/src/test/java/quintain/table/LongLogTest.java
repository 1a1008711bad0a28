package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Store;

/// A table at which people have played for years.
class LongLogTest {
  private static final int LENGTH = 100_000;

  @TempDir Path folder;

  /// A store that counts the entries read from it.
  private static Store counting(Store store, AtomicLong read) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(store, arguments);
                if (result instanceof List<?> list
                    && list.stream().allMatch(Envelope.class::isInstance)) {
                  read.addAndGet(list.size());
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static List<Envelope> talk(Table<?, ?, ?> table, long after, int count) {
    return talk(table, after, count, "word ");
  }

  private static List<Envelope> talk(Table<?, ?, ?> table, long after, int count, String words) {
    var talk = new ArrayList<Envelope>();
    for (int i = 1; i <= count; i++) {
      // Every tenth word is a secret, so that counts of seats and of the log differ.
      var hearing = i % 10 == 0 ? Hearing.only(List.of("referee")) : Hearing.EVERYONE;
      var logged = new Logged.Talked(List.of(Logged.Told.open(words + i)));
      talk.add(
          new Envelope(
              after + i,
              LogCodec.kind(logged),
              LogCodec.VERSION,
              "referee",
              "",
              Instant.EPOCH,
              hearing,
              table.log().codec().write(logged)));
    }
    return talk;
  }

  @Test
  void openingReadsTheLastSnapshotAndWhatFollowed() {
    try (var demo = new DemoTable(folder)) {
      var table = demo.table();
      var store = table.premises().store();
      long last = table.last();
      store.append(table.id(), last, talk(table, last, LENGTH)).join();

      // The first to open it folds it all and keeps a snapshot.
      demo.fallDown();
      long end = demo.table().last();
      while (demo.table().premises().store().snapshot(demo.table().id(), end).isEmpty()) {
        Thread.onSpinWait();
      }
      var read = new AtomicLong();
      demo.fallDown(opened -> counting(opened, read));

      assertThat(end).isEqualTo(last + LENGTH);
      assertThat(read.get()).isLessThan(1000);
      assertThat(demo.maren.log().getLast().seq()).isEqualTo(last + LENGTH - LENGTH / 10);
      assertThat(demo.referee.log().getLast().seq()).isEqualTo(last + LENGTH);

      // Old pages are as near as new ones.
      var page = demo.maren.chair.before(50_000, 3);
      assertThat(page).extracting(ToSeat.Entry::seq).containsExactly(49_997L, 49_998L, 49_999L);
      assertThat(
              demo.maren.ask(
                  new FromSeat.Act(
                      Ear.id(), DemoTable.save("maren"), FromSeat.Mode.PUBLIC, Optional.empty())))
          .isInstanceOf(ToSeat.Done.class);
      assertThat(read.get()).isLessThan(1000);
    }
  }

  @Test
  void whoeverComesIsToldNoMoreAtOnceThanALineCanBear() {
    try (var demo = new DemoTable(folder)) {
      var table = demo.table();
      long last = table.last();
      var words = "w".repeat(19_990);
      table.premises().store().append(table.id(), last, talk(table, last, 190, words)).join();
      demo.fallDown();

      var told = demo.referee.log();
      assertThat(told).hasSizeBetween(40, 50);
      assertThat(told.getLast().seq()).isEqualTo(last + 190);
      long first = told.getFirst().seq();
      assertThat(demo.referee.chair.before(first, 5))
          .extracting(ToSeat.Entry::seq)
          .containsExactly(first - 5, first - 4, first - 3, first - 2, first - 1);
    }
  }
}
