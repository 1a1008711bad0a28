package quintain.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;

/// The log as one JSON object a line, for programs that gather logs.
///
/// Of a fault it tells what it is and where it came about, not in which words: those may be
/// somebody's own.
final class JsonLog extends Handler {
  private static final int MOST_CAUSES = 5;
  private static final int MOST_PLACES = 15;

  private final PrintStream out;

  JsonLog(PrintStream out) {
    this.out = out;
    setFormatter(new SimpleFormatter());
  }

  /// From now on everything is logged so, also what libraries write to standard error themselves.
  static void install(PrintStream out) {
    var log = new JsonLog(out);
    var root = LogManager.getLogManager().getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    root.addHandler(log);
    System.setErr(new PrintStream(new Lines(log), true, StandardCharsets.UTF_8));
  }

  @Override
  public void publish(LogRecord record) {
    if (isLoggable(record)) {
      write(
          record.getInstant(),
          record.getLevel().getName(),
          String.valueOf(record.getLoggerName()),
          getFormatter().formatMessage(record),
          record.getThrown());
    }
  }

  private synchronized void write(
      Instant at, String level, String logger, String message, @Nullable Throwable fault) {
    try (var json = new Json(out)) {
      json.object(
          () -> {
            json.put("time", at.toString())
                .put("level", level)
                .put("logger", logger)
                .put("message", message);
            if (fault != null) {
              json.put("fault", places(fault));
            }
          });
    }
    out.print("\n");
    out.flush();
  }

  private static List<String> places(Throwable fault) {
    var places = new ArrayList<String>();
    @Nullable Throwable each = fault;
    for (int causes = 0; each != null && causes < MOST_CAUSES; causes++) {
      places.add(each.getClass().getName());
      var stack = List.of(each.getStackTrace());
      stack.stream().limit(MOST_PLACES).forEach(place -> places.add("at " + place));
      each = each.getCause();
    }
    return places;
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {
    out.flush();
  }

  /// What is written line by line, each an object of its own.
  private static final class Lines extends OutputStream {
    private final JsonLog log;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Lines(JsonLog log) {
      this.log = log;
    }

    @Override
    public synchronized void write(int c) {
      if (c != '\n') {
        line.write(c);
      } else {
        var text = line.toString(StandardCharsets.UTF_8).stripTrailing();
        line.reset();
        if (!text.isEmpty()) {
          log.write(Instant.now(), "INFO", "stderr", text, null);
        }
      }
    }
  }
}
