package quintain.kernel;

import java.util.List;

/// Which seats may know of something: everyone, or some. The Referee always may.
public record Audience(boolean everyone, List<Seat> seats) {
  public static final Audience EVERYONE = new Audience(true, List.of());
  public static final Audience REFEREE = new Audience(false, List.of());

  public static Audience only(Seat seat) {
    return new Audience(false, List.of(seat));
  }

  /// Those who are of both.
  public Audience and(Audience other) {
    if (everyone) {
      return other;
    }
    return other.everyone
        ? this
        : new Audience(false, seats.stream().filter(other::includes).toList());
  }

  public boolean includes(Seat seat) {
    return everyone || seat.isReferee() || seats.contains(seat);
  }
}
