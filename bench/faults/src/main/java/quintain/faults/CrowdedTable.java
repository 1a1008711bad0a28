package quintain.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// One of many tables: finds out how soon everybody sees what one of them does.
///
/// Entries do not tell which frame they came of, but all that came of one frame has the same time,
/// and its giver hears of it together with the reply. Others may have heard of it before.
final class CrowdedTable implements AutoCloseable {
  /// Something that somebody heard of another one.
  private record Heard(String by, long at, long nanos) {}

  private final List<CrowdedSeat> seats = new ArrayList<>();
  private final Map<String, CrowdedSeat> byId = new TreeMap<>();
  private final List<Heard> early = new ArrayList<>();
  private final Latencies latencies;

  /// @param ports of the servers that they sit with, by turns
  CrowdedTable(
      List<Invitation> invited,
      List<Integer> ports,
      InetAddress from,
      Latencies latencies,
      long seed)
      throws IOException {
    this.latencies = latencies;
    var random = new Random(seed);
    for (Invitation invitation : invited) {
      int port = ports.get(seats.size() % ports.size());
      var seat =
          new CrowdedSeat(this, invitation, port, from, new Random(random.nextLong()), latencies);
      seats.add(seat);
      byId.put(invitation.seat(), seat);
    }
  }

  List<CrowdedSeat> seats() {
    return seats;
  }

  boolean hasSeat(String id) {
    return byId.containsKey(id);
  }

  /// Somebody has heard of something that another one did.
  synchronized void heard(CrowdedSeat listener, String by, long at, long nanos) {
    @Nullable CrowdedSeat mover = byId.get(by);
    if (mover == null || mover == listener || mover.sent == 0) {
      return;
    }
    if (mover.stored == 0) {
      early.add(new Heard(by, at, nanos));
    } else if (mover.stored == at) {
      latencies.seen(nanos - mover.sent);
    }
  }

  /// What somebody did is done.
  ///
  /// @param at when it was stored, by the server's clock; 0 if nobody hears of it
  synchronized void done(CrowdedSeat mover, long at) {
    mover.stored = at;
    if (at == 0) {
      mover.sent = 0;
    }
    for (Heard each : early) {
      if (each.by.equals(mover.id()) && each.at == at) {
        latencies.seen(each.nanos - mover.sent);
      }
    }
    early.removeIf(each -> each.by.equals(mover.id()));
  }

  /// Somebody does something now.
  synchronized void begin(CrowdedSeat mover) {
    mover.stored = 0;
    mover.sent = System.nanoTime();
  }

  @Override
  public void close() {
    seats.forEach(CrowdedSeat::close);
  }
}
