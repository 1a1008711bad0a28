package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import quintain.table.store.SqliteStore;

/// What is done with a table as a whole: its title, the archive, copies, deleting and bringing
/// back, the invitation for anybody, and scenes laid while people sit there.
class HousekeepingTest {
  @TempDir Path folder;
  private DemoTable demo;
  private Desk desk;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    desk = demo.house.desk(demo.refereesToken);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private Hall.Standing standing(String token) {
    return demo.house.standing(token).orElseThrow();
  }

  private Desk player() {
    return demo.house.desk(demo.marensToken);
  }

  @Test
  void aNewTitleIsToldToThoseWhoSitThereAndStays() {
    desk.retitle("Wednesdays");

    assertThat(demo.maren.until(frame -> frame instanceof ToSeat.Titled))
        .isEqualTo(new ToSeat.Titled("Wednesdays"));
    demo.fallDown();
    assertThat(standing(demo.marensToken).table().title()).isEqualTo("Wednesdays");
    assertThat(demo.maren.hello(0).title()).isEqualTo("Wednesdays");
  }

  @Test
  void aTableGoesIntoTheArchiveAndComesOutAgain() {
    desk.archive(true);
    assertThat(standing(demo.marensToken).table().archived()).isPresent();
    assertThat(demo.house.admits(demo.marensToken)).isPresent();

    desk.archive(false);
    assertThat(standing(demo.marensToken).table().archived()).isEmpty();
  }

  @Test
  void aDeletedTableLetsNobodyInUntilItsRefereeBringsItBack() {
    demo.maren.say("still here");
    long last = demo.referee.hello(0).last();

    desk.delete();

    assertThat(demo.maren.until(frame -> frame instanceof ToSeat.Farewell))
        .isEqualTo(new ToSeat.Farewell("deleted", "This table was deleted"));
    assertThat(demo.house.admits(demo.marensToken)).isEmpty();
    assertThatThrownBy(() -> demo.house.desk(demo.refereesToken)).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> demo.house.sit(demo.refereesToken, _ -> {}))
        .isInstanceOf(NotAllowed.class);
    assertThat(standing(demo.marensToken).table().deleted()).isPresent();
    assertThatThrownBy(() -> demo.house.restore(demo.marensToken)).isInstanceOf(NotAllowed.class);

    demo.house.restore(demo.refereesToken);

    assertThat(standing(demo.marensToken).table().deleted()).isEmpty();
    assertThat(Ear.greeted(demo.house, demo.refereesToken).hello(0).last()).isEqualTo(last);
  }

  @Test
  void whatWasDeletedLongAgoIsForgotten() {
    var table = desk.table().id();
    desk.open();
    desk.delete();
    demo.house.forgetDeleted();
    assertThat(demo.house.standing(demo.refereesToken)).isPresent();
    demo.close();

    try (var store = SqliteStore.open(folder.resolve("tables.db"))) {
      store.forget(Instant.now().plus(Duration.ofSeconds(1))).join();
      assertThat(store.table(table)).isEmpty();
      assertThat(store.places(table)).isEmpty();
      assertThat(store.openInvitation(table)).isEmpty();
      assertThat(store.last(table)).isZero();
    }
    demo = new DemoTable(folder);
    assertThat(demo.house.standing(demo.refereesToken)).isPresent();
  }

  @Test
  void onlyTheRefereeArrangesATable() {
    List<Runnable> deeds =
        List.of(
            () -> player().retitle("Mine"),
            () -> player().archive(true),
            () -> player().copy("Mine"),
            () -> player().delete(),
            () -> player().open(),
            () -> player().withdraw(),
            () -> player().openInvitation(),
            () -> player().again("oskar"),
            () -> player().stage(new Desk.Scene("", Causeway.SCENE)));
    for (Runnable deed : deeds) {
      assertThatThrownBy(deed::run)
          .isInstanceOf(NotAllowed.class)
          .hasMessage("Only the Referee does that");
    }
  }

  @Test
  void aCopyHasTheSameHistoryAndGoesItsOwnWay() {
    demo.maren.say("before the copy");
    var copy = desk.copy("The same again");
    demo.maren.say("after the copy");

    var there = Ear.greeted(demo.house, copy.token());
    assertThat(there.hello(0).title()).isEqualTo("The same again");
    assertThat(there.chair.search("before the copy", 5)).hasSize(1);
    assertThat(there.chair.search("after the copy", 5)).isEmpty();
    assertThat(demo.house.desk(copy.token()).places())
        .extracting(Place::seat)
        .isEqualTo(desk.places().stream().map(Place::seat).toList());
    assertThat(standing(demo.marensToken).table().id()).isNotEqualTo(copy.table());
  }

  @Test
  void whoeverLastDidSomethingIsToldAndSecretsAreNot() {
    demo.maren.say("hello");
    assertThat(standing(demo.refereesToken).played().orElseThrow().name()).isEqualTo("Maren");
    assertThat(standing(demo.refereesToken).played().orElseThrow().at())
        .isBetween(Instant.now().minusSeconds(600), Instant.now());

    demo.referee.say("/gmr 1d6");
    assertThat(standing(demo.refereesToken).played().orElseThrow().name()).isEqualTo("Robin");
    assertThat(standing(demo.marensToken).played().orElseThrow().name()).isEqualTo("Maren");
  }

  @Test
  void theRefereeIsShownALinkAgainAfterARestartAndOnlyTheLatest() {
    var first = desk.invite("Ann", Place.Role.PLAYER);
    assertThat(desk.again("ann")).contains(first);
    demo.fallDown();
    assertThat(demo.house.desk(demo.refereesToken).again("ann")).contains(first);

    var second = demo.house.desk(demo.refereesToken).rotate("ann");
    assertThat(demo.house.desk(demo.refereesToken).again("ann")).contains(second);
    assertThat(demo.house.admits(first.token())).isEmpty();

    demo.house.desk(demo.refereesToken).revoke("ann");
    assertThat(demo.house.desk(demo.refereesToken).again("ann")).isEmpty();
    assertThat(demo.house.admits(second.token())).isEmpty();
  }

  @Test
  void anybodyWithTheOpenInvitationTakesASeat() {
    assertThat(desk.openInvitation()).isEmpty();
    var open = desk.open();
    assertThat(desk.openInvitation()).contains(open);
    assertThat(demo.house.admits(open.token())).isEmpty();

    var threshold = demo.house.joining(open.token()).threshold();
    assertThat(threshold.referee()).isEqualTo("Robin");
    assertThat(threshold.others()).containsExactly("Maren");
    assertThat(threshold.free()).extracting(free -> free.seat()).doesNotContain("maren");

    var ann = demo.house.joining(open.token()).join("Ann", Place.Role.PLAYER, Optional.empty());
    assertThat(demo.house.admits(ann.token())).map(Place::role).contains(Place.Role.PLAYER);
    assertThat(Ear.greeted(demo.house, ann.token()).hello(0).name()).isEqualTo("Ann");
    var wil = demo.house.joining(open.token()).join("Wil", Place.Role.SPECTATOR, Optional.empty());
    assertThat(demo.house.admits(wil.token())).map(Place::role).contains(Place.Role.SPECTATOR);
    assertThatThrownBy(
            () ->
                demo.house.joining(open.token()).join("Eve", Place.Role.REFEREE, Optional.empty()))
        .isInstanceOf(NotAllowed.class);
  }

  @Test
  void aFreeSeatIsTakenOnceAndOneThatIsTakenNever() {
    var open = desk.open();
    var free = demo.house.joining(open.token()).threshold().free().getFirst().seat();

    var bo = demo.house.joining(open.token()).join("Bo", Place.Role.PLAYER, Optional.of(free));

    assertThat(bo.seat()).isEqualTo(free);
    for (String seat : List.of(free, "maren", "referee")) {
      assertThatThrownBy(
              () ->
                  demo.house
                      .joining(open.token())
                      .join("Eve", Place.Role.PLAYER, Optional.of(seat)))
          .isInstanceOf(NotAllowed.class);
    }
    assertThat(demo.house.admits(demo.marensToken)).isPresent();
  }

  @Test
  void aWithdrawnOrOlderOpenInvitationLetsNobodyIn() {
    var first = desk.open();
    var joining = demo.house.joining(first.token());
    var second = desk.open();
    assertThatThrownBy(() -> demo.house.joining(first.token())).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> joining.join("Late", Place.Role.PLAYER, Optional.empty()))
        .isInstanceOf(NotAllowed.class);

    desk.withdraw();
    assertThatThrownBy(() -> demo.house.joining(second.token())).isInstanceOf(NotAllowed.class);
    assertThat(desk.openInvitation()).isEmpty();
  }

  @Test
  void anEmptyTableWaitsForPeopleWithItsLink() {
    var token = demo.house.open(DemoTable.BOOK, "New", "Robin", Map.of(), List.of()).token();
    var open = demo.house.desk(token).openInvitation().orElseThrow();
    assertThat(demo.house.joining(open.token()).threshold().title()).isEqualTo("New");
  }

  @Test
  void anEmptyTableIsNotOver() {
    var token = demo.house.open(DemoTable.BOOK, "New", "Robin", Map.of(), List.of()).token();
    var referee = Ear.greeted(demo.house, token);
    assertThat(referee.settled().over()).isFalse();
  }

  @Test
  void aPreparedSceneIsLaidWithItsOwnHeroesAndTakenBack() {
    var token = demo.house.open(DemoTable.BOOK, "New", "Robin", Map.of(), List.of()).token();
    var own = demo.house.desk(token);
    var referee = Ear.greeted(demo.house, token);

    own.stage(new Desk.Scene(own.scenes().getFirst(), ""));

    assertThat(referee.settled().roster().orElseThrow()).hasSizeGreaterThan(2);
    assertThat(own.places()).hasSizeGreaterThan(1);
    assertThat(referee.undo()).isInstanceOf(ToSeat.Done.class);
    assertThat(referee.settled().roster().orElseThrow()).isEmpty();
    assertThatThrownBy(() -> own.stage(new Desk.Scene("No such scene", "")))
        .hasMessage("There is no such scene");
  }

  @Test
  void theHeroesWhoAreThereGoIntoASceneThatIsLaid() {
    desk.stage(new Desk.Scene("", Causeway.SCENE));

    var roster = Ear.greeted(demo.house, demo.refereesToken).settled().roster().orElseThrow();
    assertThat(roster)
        .filteredOn(figure -> figure.seat().equals("maren"))
        .extracting(ToSeat.Figure::name)
        .containsExactly("Maren");
  }
}
