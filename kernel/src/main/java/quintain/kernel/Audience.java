package quintain.kernel;

import java.util.List;

/// Which seats may know of something. The Referee always may.
public sealed interface Audience {
  record Everyone() implements Audience {}

  record Only(List<Seat> seats) implements Audience {}

  Audience EVERYONE = new Everyone();
  Audience REFEREE = new Only(List.of());

  static Audience only(Seat seat) {
    return new Only(List.of(seat));
  }

  default boolean includes(Seat seat) {
    return seat.isReferee()
        || switch (this) {
          case Everyone _ -> true;
          case Only only -> only.seats().contains(seat);
        };
  }
}
