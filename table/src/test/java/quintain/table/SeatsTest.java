package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Codec;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import quintain.table.store.Tokens;

/// Invitations, and who is there.
class SeatsTest {
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

  @Test
  void anInvitationAdmitsToItsSeatAndNobodyCanGuessIt() {
    var invitation = desk.invite("Jules O'Hara", Place.Role.PLAYER);

    assertThat(invitation.seat()).isEqualTo("jules-o-hara");
    assertThat(invitation.token()).hasSize(43);
    assertThat(demo.house.admits(invitation.token())).map(Place::name).contains("Jules O'Hara");
    assertThat(demo.house.admits("")).isEmpty();
    assertThat(demo.house.admits(Tokens.hash(invitation.token()))).isEmpty();
  }

  @Test
  void aNameThatIsTakenGetsAnotherSeat() {
    assertThat(desk.invite("Maren", Place.Role.PLAYER).seat()).isEqualTo("maren-2");
    assertThat(desk.invite("Referee", Place.Role.PLAYER).seat()).isEqualTo("referee-2");
    assertThat(desk.invite("日本", Place.Role.PLAYER).seat()).isEqualTo("seat");
  }

  @Test
  void namesAreOneShortLine() {
    for (var bad : List.of("", "  ", "x".repeat(10_000), "two\nlines")) {
      assertThatThrownBy(() -> desk.invite(bad, Place.Role.PLAYER)).isInstanceOf(NotAllowed.class);
    }
    assertThatThrownBy(() -> desk.invite("Second", Place.Role.REFEREE))
        .isInstanceOf(NotAllowed.class);
  }

  @Test
  void whoIsRevokedHasToLeaveAndDoesNotComeBack() {
    desk.revoke("maren");

    var farewell = demo.maren.until(frame -> frame instanceof ToSeat.Farewell);
    assertThat(farewell).isNotNull();
    assertThat(demo.house.admits(demo.marensToken)).isEmpty();
    assertThatThrownBy(() -> demo.house.sit(demo.marensToken, _ -> {}))
        .isInstanceOf(NotAllowed.class);
    assertThat(demo.maren.chair.before(100, 10)).isEmpty();
    demo.maren.chair.say(new FromSeat.Say(Ear.id(), "I am still here"));
    demo.referee.settled();
    assertThat(demo.referee.everything()).doesNotContain("still here");
  }

  @Test
  void aNewLinkTakesThePlaceOfTheOld() {
    var fresh = desk.rotate("maren").token();

    demo.maren.until(frame -> frame instanceof ToSeat.Farewell);
    assertThat(demo.house.admits(demo.marensToken)).isEmpty();
    assertThat(Ear.greeted(demo.house, fresh).chair.seat()).isEqualTo("maren");
  }

  @Test
  void playersDoNotSitAtTheRefereesDesk() {
    var players = demo.house.desk(demo.marensToken);

    assertThatThrownBy(() -> players.invite("Pal", Place.Role.PLAYER))
        .isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> players.rotate("maren")).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> players.revoke("oskar")).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> players.rename("maren", "Boss")).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(players::stock).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> players.setting("maren.hp", 99, "")).isInstanceOf(NotAllowed.class);
    assertThat(players.sheet("maren")).isPresent();
    assertThat(players.sheet("oskar")).isEmpty();
  }

  @Test
  void everybodySeesWhoIsHere() {
    demo.referee.settled();
    demo.maren.close();

    var chairs =
        (ToSeat.Chairs)
            demo.referee.until(
                frame ->
                    frame instanceof ToSeat.Chairs now
                        && now.chairs().stream()
                            .noneMatch(each -> each.seat().equals("maren") && each.here()));
    assertThat(chairs.chairs())
        .filteredOn(ToSeat.Chair::here)
        .extracting(ToSeat.Chair::seat)
        .containsExactly("referee");
  }

  @Test
  void nothingIsHeardBeforeTheGreeting() {
    var stranger = new Ear(demo.house, demo.marensToken);

    assertThat(stranger.say("hi")).isInstanceOf(ToSeat.Failed.class);
    assertThat(stranger.ask(new FromSeat.Hello(Ear.id(), 99, "", 0)))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void theDeskWritesCommandsForTheReferee() {
    demo.automatic();
    var creature = desk.stock().creatures().getFirst();

    assertThat(demo.referee.act(desk.bringing(creature.name(), "stranger")))
        .isInstanceOf(ToSeat.Done.class);
    assertThat(demo.referee.act(desk.handing("stranger", "maren"))).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.referee.act(desk.setting("maren.hp", 2, "a fall")))
        .isInstanceOf(ToSeat.Done.class);

    demo.referee.settled();
    assertThat(demo.referee.roster())
        .filteredOn(figure -> figure.id().equals("stranger"))
        .extracting(ToSeat.Figure::seat)
        .containsExactly("maren");
  }

  /// CRN-PRE-01 to 03.
  @Test
  void aReadyMadeCharacterTakesASeat() {
    demo.automatic();
    var pregens = desk.stock().pregens();
    assertThat(pregens).extracting(Desk.Stocked::name).containsExactly("Maren", "Oskar", "Tilda");
    assertThat(pregens.getLast().figures()).contains("HP 4", "STR 12");

    var tilda = new Codec().write(pregens.getLast().entry());
    assertThat(demo.referee.act(desk.welcoming("tilda-2", "maren", tilda)))
        .isInstanceOf(ToSeat.Done.class);

    demo.maren.settled();
    assertThat(demo.maren.roster())
        .filteredOn(figure -> figure.seat().equals("maren"))
        .extracting(ToSeat.Figure::id)
        .containsExactly("maren", "tilda-2");
    assertThat(demo.house.desk(demo.marensToken).sheet("tilda-2").orElseThrow().markdown())
        .contains("**HP** 4 / 4", "**STR** 12");
  }
}
