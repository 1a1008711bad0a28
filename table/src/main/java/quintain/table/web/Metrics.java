package quintain.table.web;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import quintain.table.Hall;
import quintain.table.protocol.ToSeat;

/// How the server fares, in numbers for Prometheus: counts and times alone, nothing of what is
/// played or by whom.
final class Metrics implements AutoCloseable {
  /// In these a move is to be answered, or is noticed as slow.
  private static final Duration[] BUCKETS = {
    Duration.ofMillis(5), Duration.ofMillis(25), Duration.ofMillis(100), Duration.ofSeconds(1)
  };

  /// What became of a move.
  private enum Outcome {
    DONE("done"),
    REFUSED("refused"),
    FAILED("failed");

    private final String word;

    Outcome(String word) {
      this.word = word;
    }
  }

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Map<Outcome, Timer> moves = new EnumMap<>(Outcome.class);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private boolean knowsJvm;
  private final Counter faults =
      Counter.builder("quintain.faults")
          .description("Requests and frames that ended in a fault of ours")
          .register(registry);

  private final Counter deliveries = deliveries("delivered");
  private final Counter failedDeliveries = deliveries("failed");

  Metrics(Hall hall) {
    Gauge.builder("quintain.tables.open", hall, Hall::tablesOpen)
        .description("Tables that are open just now")
        .register(registry);
    for (Outcome outcome : Outcome.values()) {
      moves.put(outcome, timer(outcome));
    }
  }

  /// Counts the lines that are open at a path.
  void countLines(String path, Collection<?> open) {
    Gauge.builder("quintain.lines.open", open, Collection::size)
        .description("WebSockets that are open just now")
        .tag("path", path)
        .register(registry);
  }

  /// A move was answered like this, so long after it came.
  void moved(ToSeat answer, long nanoseconds) {
    switch (answer) {
      case ToSeat.Done _ -> moved(Outcome.DONE, nanoseconds);
      case ToSeat.Refused _ -> moved(Outcome.REFUSED, nanoseconds);
      case ToSeat.Failed _ -> moved(Outcome.FAILED, nanoseconds);
      case ToSeat _ -> {}
    }
  }

  private void moved(Outcome outcome, long nanoseconds) {
    Objects.requireNonNull(moves.get(outcome)).record(Duration.ofNanos(nanoseconds));
  }

  private Timer timer(Outcome outcome) {
    return Timer.builder("quintain.moves")
        .description("From a move's coming to its answer, what is done being on the disk")
        .tag("outcome", outcome.word)
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  /// Something was delivered to a webhook, or could not be.
  void delivered(boolean done) {
    (done ? deliveries : failedDeliveries).increment();
  }

  private Counter deliveries(String outcome) {
    return Counter.builder("quintain.webhooks")
        .description("Deliveries to webhooks, tried again ones among them")
        .tag("outcome", outcome)
        .register(registry);
  }

  void fault() {
    faults.increment();
  }

  /// All numbers, in the text format of Prometheus. Those of the JVM are taken up when somebody
  /// asks for the first time: that takes longer than a server has to start.
  synchronized String told() {
    if (!knowsJvm) {
      new UptimeMetrics().bindTo(registry);
      new ProcessorMetrics().bindTo(registry);
      new JvmMemoryMetrics().bindTo(registry);
      new JvmThreadMetrics().bindTo(registry);
      collections.bindTo(registry);
      knowsJvm = true;
    }
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
