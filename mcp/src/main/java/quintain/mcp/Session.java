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
  private final SeatMemory memory;
  private final Map<String, SeatLine> seats = new LinkedHashMap<>();

  /// Whether it has looked which seats it held before.
  private boolean recalled;

  /// @param own whether the tables are of this house, so that links to them may be told
  Session(Supplier<TableServer> server, boolean own, SeatMemory memory) {
    this.server = server;
    this.own = own;
    this.memory = memory;
  }

  TableServer server() {
    return server.get();
  }

  boolean isOwn() {
    return own;
  }

  /// Sits down where it sat before. A seat that is not to be had any more is passed over, and
  /// forgotten with the next that is taken or left.
  private void recall() {
    if (recalled) {
      return;
    }
    for (String token : memory.tokens()) {
      var line = new SeatLine(server(), token);
      try {
        seated(line);
      } catch (Declined _) {
        line.close();
      }
    }
    recalled = true;
  }

  /// Sits down where a token admits to; the word by which tools name the seat from then on.
  synchronized String sit(SeatLine line) {
    recall();
    var word = seated(line);
    remember();
    return word;
  }

  /// Stands up from a seat.
  synchronized void leave(Optional<String> named) {
    var line = seat(named);
    seats.values().remove(line);
    remember();
    line.close();
  }

  private void remember() {
    memory.keep(seats.values().stream().map(SeatLine::token).toList());
  }

  private String seated(SeatLine line) {
    for (Map.Entry<String, SeatLine> held : seats.entrySet()) {
      if (held.getValue().token().equals(line.token())) {
        return held.getKey();
      }
    }
    if (seats.size() >= MOST_SEATS) {
      throw new Declined(
          "You hold "
              + MOST_SEATS
              + " seats already, and no more than that; 'leave_seat' leaves one.");
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
    recall();
    return new LinkedHashMap<>(seats);
  }

  /// The seat that is meant: the one that is named, or the only one there is.
  synchronized SeatLine seat(Optional<String> named) {
    recall();
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
