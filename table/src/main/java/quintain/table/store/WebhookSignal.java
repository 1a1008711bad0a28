package quintain.table.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/// Tells whoever delivers to webhooks that there may be something to deliver, and costs a table
/// that has none nothing.
public final class WebhookSignal {
  private final Records records;
  private volatile Set<String> tables = Set.of();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  public WebhookSignal(Records records) {
    this.records = records;
  }

  /// There is one who delivers.
  public void listen(Runnable listener) {
    listeners.add(listener);
  }

  /// There is one less.
  public void forget(Runnable listener) {
    listeners.remove(listener);
  }

  /// Reads again which tables have webhooks.
  public void refresh() {
    tables = Set.copyOf(records.tablesWithWebhooks());
    listeners.forEach(Runnable::run);
  }

  /// The log of a table has grown, and what is new is stored.
  public void logged(String table) {
    if (tables.contains(table)) {
      listeners.forEach(Runnable::run);
    }
  }
}
