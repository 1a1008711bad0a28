package quintain.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// What one client holds: a server with tables, and seats at them. No other client has a hold on
/// these seats.
final class Session implements AutoCloseable {
  private static final int MOST_SEATS = 16;

  private final Supplier<TableServer> server;
  private final boolean own;
  private final Map<String, SeatLine> seats = new LinkedHashMap<>();

  /// @param own whether the tables are of this house, so that links to them may be told
  Session(Supplier<TableServer> server, boolean own) {
    this.server = server;
    this.own = own;
  }

  TableServer server() {
    return server.get();
  }

  boolean isOwn() {
    return own;
  }

  /// Sits down where a token admits to; the word by which tools name the seat from then on.
  synchronized String sit(SeatLine line) {
    for (Map.Entry<String, SeatLine> held : seats.entrySet()) {
      if (held.getValue().token().equals(line.token())) {
        return held.getKey();
      }
    }
    if (seats.size() >= MOST_SEATS) {
      throw new Declined("You hold " + MOST_SEATS + " seats already, and no more than that.");
    }
    var seat = line.seat();
    var word = seat;
    for (int i = 2; seats.containsKey(word); i++) {
      word = seat + "-" + i;
    }
    seats.put(word, line);
    return word;
  }

  synchronized Map<String, SeatLine> seats() {
    return new LinkedHashMap<>(seats);
  }

  /// The seat that is meant: the one that is named, or the only one there is.
  synchronized SeatLine seat(Optional<String> named) {
    if (seats.isEmpty()) {
      throw new Declined(
          "You have no seat yet: 'lay_table' lays a table, 'take_seat' takes a seat by its link.");
    }
    if (named.isEmpty() && seats.size() == 1) {
      return seats.values().iterator().next();
    }
    var words = String.join(", ", seats.keySet());
    if (named.isEmpty()) {
      throw new Declined("You hold several seats; say which in 'seat': " + words + ".");
    }
    return Optional.ofNullable(seats.get(named.get()))
        .orElseThrow(
            () -> new Declined("You hold no seat '" + named.get() + "'; yours: " + words + "."));
  }

  @Override
  public synchronized void close() {
    List.copyOf(seats.values()).forEach(SeatLine::close);
    seats.clear();
  }
}
