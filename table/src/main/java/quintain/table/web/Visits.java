package quintain.table.web;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import quintain.table.store.Tokens;

/// Programs at their seats, which come request by request.
///
/// Each has a chair as a browser has one, and says frames from it, so that all holds for them that
/// holds for browsers. It is kept between requests: whoever asks again and again is there all the
/// time, and whoever has not asked for a while has left ([Heartbeat]).
final class Visits {
  private final SeatSocket.Hosting hosting;
  private final Heartbeat heartbeat;
  private final Map<String, Visit> visits = new ConcurrentHashMap<>();

  Visits(SeatSocket.Hosting hosting, Heartbeat heartbeat) {
    this.hosting = hosting;
    this.heartbeat = heartbeat;
  }

  /// The visit of whoever comes with this token, which admits to a seat.
  Visit of(String token) {
    var key = Tokens.hash(token);
    var there = visits.get(key);
    if (there == null || !there.isOpen()) {
      there = begin(key, token);
    }
    there.count();
    return there;
  }

  private Visit begin(String key, String token) {
    var visit = new Visit(hosting, ended -> end(key, ended));
    visit.sit(token);
    // Another request of the same program may have been first; then this one goes on with its own,
    // and the heartbeat lets go of the one that is not used any more.
    visits.put(key, visit);
    heartbeat.watch(visit);
    if (!visit.isOpen()) {
      end(key, visit); // It was sent away before anybody could know that it was here.
    }
    return visit;
  }

  private void end(String key, Visit ended) {
    visits.remove(key, ended);
    heartbeat.forget(ended);
  }

  /// Sends all away.
  void stop() {
    List.copyOf(visits.values()).forEach(Visit::cut);
  }

  /// How many programs are here.
  Collection<?> here() {
    return visits.values();
  }
}
