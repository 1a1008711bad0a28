package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.Inn.Echo;
import quintain.kernel.craft.Inn.Evening;
import quintain.kernel.craft.Inn.Guest;
import quintain.kernel.craft.Inn.Side;
import quintain.kernel.craft.Inn.Turn;

class PanelsTest {
  private static final Evening STATE =
      new Evening(
          List.of(
              guest("anne", Inn.ADA, Secrecy.OPEN, 3),
              guest("cook", Seat.REFEREE, Secrecy.FIGURES_HIDDEN, 0),
              guest("thief", Seat.REFEREE, Secrecy.UNSEEN, 3)),
          List.of(),
          false);

  private static Guest guest(String id, Seat seat, Secrecy secrecy, int at) {
    return new Guest(id, "The " + id, seat, Side.GUESTS, secrecy, at, List.of("a reel", "a jig"));
  }

  /// What is seen of an evening.
  private static final class Room extends Panels<Evening, Guest> {
    private Room(Evening state, Seat seat) {
      super(state, seat);
    }

    static View look(Evening state, Seat seat) {
      return new Room(state, seat).view();
    }

    @Override
    protected void figures(Guest guest, PanelItems items) {
      items
          .score("at", guest.at(), new View.Part("the door", guest.at(), Inn.Rule.SEE))
          .note("songs", guest.songs())
          .note("mood", "");
    }

    @Override
    protected void onlyWhatShows(Guest guest, PanelItems items) {
      items.chip("here", "");
    }

    @Override
    protected void surroundings() {
      panel("room", "Room", new PanelItems().add(bands(_ -> true, Guest::at, at -> at + " m")));
      panel("nothing", "Nothing", new PanelItems());
    }
  }

  private static List<View.Panel> look(Seat seat) {
    return Room.look(STATE, seat).panels();
  }

  @Test
  void aPanelForEverybodyInSightWithFiguresOrOnlyWhatShows() {
    assertThat(look(Inn.ADA))
        .extracting(View.Panel::id)
        .containsExactly("who-anne", "who-cook", "room");
    assertThat(look(Inn.ADA).getFirst())
        .isEqualTo(
            new View.Panel(
                "who-anne",
                "The anne",
                "anne",
                List.of(
                    new View.Score("at", 3, List.of(new View.Part("the door", 3, "INN-SEE"))),
                    new View.Prose("songs", "a reel, a jig"))));
    assertThat(look(Inn.ADA).get(1).items()).containsExactly(new View.Chip("here", ""));
    assertThat(look(Seat.REFEREE))
        .extracting(View.Panel::subject)
        .containsExactly("anne", "cook", "thief", "");
    assertThat(look(Seat.REFEREE).get(1).items()).hasSize(2);
  }

  @Test
  void thoseAtTheSamePlaceStandInOneBandFromNearToFar() {
    var near = new View.Band("0 m", 0, List.of("cook"));
    assertThat(look(Inn.ADA).getLast().items())
        .containsExactly(
            new View.Bands("where", List.of(near, new View.Band("3 m", 3, List.of("anne")))));
    assertThat(look(Seat.REFEREE).getLast().items())
        .containsExactly(
            new View.Bands(
                "where", List.of(near, new View.Band("3 m", 3, List.of("anne", "thief")))));
  }

  private static List<View.Panel> growing(Game<Evening, Turn> game, String id) {
    return Panels.growing(
        game,
        Inn.ADA,
        id,
        Room::look,
        (_, next) ->
            next instanceof Echo echo
                ? Optional.of(new PanelItems().prose("so far", echo.what()).of(id, "Newcomer"))
                : Optional.empty());
  }

  @Test
  void whoIsInTheMakingIsKnownByTheStepThatComesNext() {
    Game<Evening, Turn> idle = Game.at(STATE);
    var making = idle.with(new Echo("a coat"));
    assertThat(growing(making, "nell"))
        .containsExactly(
            new View.Panel(
                "who-nell", "Newcomer", "nell", List.of(new View.Prose("so far", "a coat"))));
    assertThat(growing(idle.with(new Inn.Toast()), "nell")).isEmpty();
    assertThat(growing(idle, "nell")).isEmpty();
    // Once they are there, their own panel shows; the unseen show nothing.
    assertThat(growing(making, "anne")).containsExactly(look(Inn.ADA).getFirst());
    assertThat(growing(idle, "thief")).isEmpty();
  }
}
