package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quintain.table.Chair;
import quintain.table.House;
import quintain.table.desk.Desk;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// A table at which a player and the Referee sit; another one, of the next book, now and then.
final class LiveTable {
  private static int laid;
  private static @Nullable LiveTable now;

  private final House house;
  private final String token;
  private final LinkedBlockingQueue<ToSeat> heard = new LinkedBlockingQueue<>();
  private final Chair player;
  private final Chair referee;
  private int asked;

  private LiveTable(House house) {
    this.house = house;
    var ids = Playground.LIBRARY.ids();
    var invitation = house.demo(ids.get(laid++ % ids.size()), "");
    this.token = invitation.token();
    var desk = house.desk(token);
    var seat =
        desk.places().stream()
            .filter(place -> !place.seat().equals(invitation.seat()))
            .findFirst()
            .orElseThrow()
            .seat();
    this.player = house.sit(desk.rotate(seat).token(), heard::addAll);
    this.referee = house.sit(token, heard::addAll);
    player.say(new FromSeat.Hello("hello", ToSeat.VERSION, "", 0));
    referee.say(new FromSeat.Hello("hello", ToSeat.VERSION, "", 0));
  }

  static synchronized LiveTable now() {
    var house = Playground.house();
    var here = now;
    if (here == null || !here.house.equals(house)) {
      here = new LiveTable(house);
      now = here;
    }
    return here;
  }

  /// The Referee's desk.
  Desk desk() {
    return house.desk(token);
  }

  /// Goes to a scene that was prepared; whether that can be now is for the table to say.
  void open(String scene) {
    referee.say(new FromSeat.Go("go-" + ++asked, scene, List.of()));
  }

  /// Says a frame and hears all that comes of it.
  void say(boolean asReferee, FromSeat frame, String json) throws InterruptedException {
    (asReferee ? referee : player).say(frame);
    answers(json);
  }

  /// Hears all that came of something.
  ///
  /// @param json what it was
  void answers(String json) throws InterruptedException {
    // Whatever came of it has come when this is answered.
    var id = "asked-" + ++asked;
    referee.say(new FromSeat.Ask(id, Optional.empty()));
    while (true) {
      var told = heard.poll(20, TimeUnit.SECONDS);
      assertThat(told).as("an answer after " + json).isNotNull();
      assertThat(told).as(json).isNotInstanceOf(ToSeat.Farewell.class);
      if (told instanceof ToSeat.Failed failed) {
        assertThat(failed.code()).as(json).isNotIn("broken", "fault");
      }
      // Whoever is told that it cannot be answered is told at once.
      assertThat(isDeclined(told, id)).as("what may be done after " + json + ": " + told).isFalse();
      if (told instanceof ToSeat.Offers offers && offers.id().equals(id)) {
        return;
      }
    }
  }

  private static boolean isDeclined(ToSeat told, String id) {
    return switch (told) {
      case ToSeat.Failed failed -> failed.id().equals(id);
      case ToSeat.Refused refused -> refused.id().equals(id);
      default -> false;
    };
  }
}
