package quintain.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The clients, each with seats of its own.
final class Sessions implements AutoCloseable {
  /// Beyond these, whoever was idle longest gives up the seats, and takes them again by their
  /// links.
  private static final int MOST = 64;

  private final Tables tables;

  /// In the order in which they were last heard.
  private final Map<String, Session> known = new LinkedHashMap<>(16, 0.75f, true);

  Sessions(Tables tables) {
    this.tables = tables;
  }

  Tables tables() {
    return tables;
  }

  synchronized Session of(String client) {
    var there = known.get(client);
    if (there != null) {
      return there;
    }
    if (known.size() >= MOST) {
      var idle = known.entrySet().iterator();
      var eldest = idle.next().getValue();
      idle.remove();
      eldest.close();
    }
    var session = tables.session();
    known.put(client, session);
    return session;
  }

  @Override
  public synchronized void close() {
    List.copyOf(known.values()).forEach(Session::close);
    known.clear();
  }
}
