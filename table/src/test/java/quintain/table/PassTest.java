package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Pass;
import quintain.table.store.SqliteStore;

/// A token for a program that runs out.
class PassTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @TempDir Path folder;

  @Test
  void aTokenThatHasRunOutAdmitsToNothingAndWhoeverSitsByItLeaves() {
    var now = new AtomicReference<>(NOON);
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, DemoTable.LIBRARY, _ -> 1, now::get, Duration.ZERO)) {
      var referee = house.stage(Causeway.SCENE, "Robin").token();
      var ends = NOON.plusSeconds(60);
      var token =
          house
              .desk(referee)
              .programs()
              .give("A bot", "referee", Pass.Scope.PLAY, Optional.of(ends))
              .token();
      var bot = Ear.greeted(house, token);

      now.set(ends.minusMillis(1));
      assertThat(bot.ask(new FromSeat.Say(Ear.id(), "in time"))).isInstanceOf(ToSeat.Done.class);

      now.set(ends);
      assertThat(house.admits(token)).isEmpty();
      assertThat(house.pass(token)).isEmpty();
      assertThatThrownBy(() -> house.sit(token, _ -> {})).isInstanceOf(NotAllowed.class);
      // It is sent away before it hears what happens next.
      Ear.greeted(house, referee).ask(new FromSeat.Say(Ear.id(), "too late"));
      bot.until(frame -> frame instanceof ToSeat.Farewell);
      assertThat(DemoTable.lines(bot)).contains("in time").doesNotContain("too late");
    }
  }
}
