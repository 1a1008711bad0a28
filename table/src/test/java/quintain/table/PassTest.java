package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.Programs;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Pass;
import quintain.table.store.SqliteStore;

/// A token for a program that runs out.
class PassTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant ENDS = NOON.plusSeconds(60);

  @TempDir Path folder;

  @Test
  void aTokenThatHasRunOutAdmitsToNothingAndWhoeverSitsByItLeaves() {
    var now = new AtomicReference<>(NOON);
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, DemoTable.LIBRARY, _ -> 1, now::get, Duration.ZERO)) {
      var referee = house.stage(Causeway.SCENE, "Robin").token();
      var token = given(house, referee, Pass.Scope.PLAY).token();
      var bot = Ear.greeted(house, token);

      now.set(ENDS.minusMillis(1));
      assertThat(bot.ask(new FromSeat.Say(Ear.id(), "in time"))).isInstanceOf(ToSeat.Done.class);

      var others = Ear.greeted(house, referee);
      now.set(ENDS);
      assertThat(house.admits(token)).isEmpty();
      assertThat(house.pass(token)).isEmpty();
      assertThatThrownBy(() -> house.sit(token, _ -> {})).isInstanceOf(NotAllowed.class);
      // It is sent away before it hears what happens next.
      others.ask(new FromSeat.Say(Ear.id(), "too late"));
      bot.until(frame -> frame instanceof ToSeat.Farewell);
      assertThat(DemoTable.lines(bot)).contains("in time").doesNotContain("too late");
    }
  }

  @Test
  void whatIsSaidWithATokenThatHasRunOutIsNotHeard() {
    var now = new AtomicReference<>(NOON);
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, DemoTable.LIBRARY, _ -> 1, now::get, Duration.ZERO)) {
      var referee = house.stage(Causeway.SCENE, "Robin").token();
      var bot = Ear.greeted(house, given(house, referee, Pass.Scope.PLAY).token());

      now.set(ENDS);
      bot.chair.say(new FromSeat.Say(Ear.id(), "too late"));

      bot.until(frame -> frame instanceof ToSeat.Farewell);
      assertThat(DemoTable.lines(Ear.greeted(house, referee))).doesNotContain("too late");
    }
  }

  @Test
  void aTokenThatRunsOutWhileItIsLookedAtIsNotTakenForTheLinkOfItsSeat() {
    var looks = new AtomicInteger(Integer.MAX_VALUE);
    InstantSource clock =
        () -> looks.getAndDecrement() > 0 ? NOON : ENDS; // it has run out after so many looks
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, DemoTable.LIBRARY, _ -> 1, clock, Duration.ZERO)) {
      var referee = house.stage(Causeway.SCENE, "Robin").token();
      var token = given(house, referee, Pass.Scope.READ).token();
      for (int inTime = 1; inTime <= 5; inTime++) {
        looks.set(inTime);
        assertThatThrownBy(() -> house.desk(token).rotate("referee"))
            .isInstanceOf(NotAllowed.class);
      }
      looks.set(1);
      assertThatThrownBy(() -> house.sit(token, _ -> {})).isInstanceOf(NotAllowed.class);
      looks.set(Integer.MAX_VALUE);
      assertThat(house.admits(referee)).isPresent();
    }
  }

  @Test
  void aTokenThatIsTakenBackDoesNothingMoreAtADeskThatItWasAt() {
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = new House(store, DemoTable.LIBRARY, _ -> 1, () -> NOON, Duration.ZERO)) {
      var referee = house.stage(Causeway.SCENE, "Robin").token();
      var given = given(house, referee, Pass.Scope.REFEREE);
      var desk = house.desk(given.token());
      desk.retitle("In time");

      house.desk(referee).programs().takeBack(given.pass().id());

      assertThatThrownBy(() -> desk.retitle("Too late")).isInstanceOf(NotAllowed.class);
      assertThat(house.desk(referee).table().title()).isEqualTo("In time");
    }
  }

  private static Programs.Given given(House house, String referee, Pass.Scope scope) {
    return house.desk(referee).programs().give("A bot", "referee", scope, Optional.of(ENDS));
  }
}
