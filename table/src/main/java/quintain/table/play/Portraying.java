package quintain.table.play;

import java.util.Base64;
import java.util.List;
import java.util.Optional;
import quintain.kernel.State;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Portrait;
import quintain.table.protocol.FromSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// How somebody gets another face: by whoever plays them or the Referee, at any time, and told to
/// those who may know of them. Going back in the game leaves faces alone.
public final class Portraying {
  private Portraying() {}

  /// Hears the wish for a face without a new picture.
  public static void portray(OpenTable<?, ?, ?> table, Seated chair, FromSeat.Portray frame) {
    var face = frame.portrait().map(Portraying::read);
    face.flatMap(Portrait::picture)
        .filter(picture -> !isOf(table, frame.who(), picture))
        .ifPresent(
            _ -> {
              throw Declined.notAllowed("That picture is not theirs");
            });
    table.append(
        chair, frame, List.of(news(table, chair.seat(), frame.who(), face, Optional.empty())));
  }

  private static Portrait read(String written) {
    return Portrait.read(written)
        .orElseThrow(
            () ->
                new Declined(
                    Declined.NOT_UNDERSTOOD, "A face is written like `#1f6b3f wolf-head shield`"));
  }

  /// Whether somebody's face shows this picture already.
  private static boolean isOf(OpenTable<?, ?, ?> table, String who, String picture) {
    return Optional.ofNullable(table.log().position().portraits().get(who))
        .flatMap(Portrait::read)
        .flatMap(Portrait::picture)
        .filter(picture::equals)
        .isPresent();
  }

  /// That somebody has another face; refused where the seat does not speak for them.
  ///
  /// @param file the new picture, if the face shows one
  public static <S extends State> News news(
      OpenTable<S, ?, ?> table,
      String seat,
      String who,
      Optional<Portrait> face,
      Optional<byte[]> file) {
    table.seating().onlyPlayers(seat);
    if (!Arranging.speaksFor(table, seat, who)) {
      throw Declined.notAllowed("You do not speak for " + who);
    }
    var showing = table.volume().book().showing();
    var witnesses = Narration.of(showing.witnesses(table.state(), who));
    var name = showing.nameOf(table.state(), who);
    return new News(
        new Logged.Portrayed(
            who,
            face.map(Portrait::written).orElse(""),
            file.map(Base64.getEncoder()::encodeToString).orElse(""),
            List.of(new Told(name + " has another face", "", witnesses, List.of()))),
        seat,
        witnesses);
  }

  /// A face that comes with somebody new, of which nothing is said.
  static News along(String seat, String who, String written) {
    return new News(new Logged.Portrayed(who, written), seat, Hearing.NOBODY);
  }
}
