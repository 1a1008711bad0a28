package quintain.table.store;

import java.util.List;

/// Which seats an entry of the log is for: everyone at the table, or only those named. Unlike a
/// book's audience it does not take the Referee for granted, because a roll for oneself is nobody
/// else's.
public record Hearing(boolean everyone, List<String> seats) {
  public static final Hearing EVERYONE = new Hearing(true, List.of());
  public static final Hearing NOBODY = new Hearing(false, List.of());

  public Hearing {
    seats = List.copyOf(seats);
  }

  public static Hearing only(List<String> seats) {
    return new Hearing(false, seats);
  }

  public boolean includes(String seat) {
    return everyone || seats.contains(seat);
  }
}
