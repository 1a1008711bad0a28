package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.table.Trials;
import quintain.table.protocol.FromProver;
import quintain.table.protocol.ToProver;

/// A browser's line to the proving ground. It has one run at a time, which ends with the line.
final class ProvingLine {
  private static final Duration IDLE = Duration.ofSeconds(70);
  private static final int PING_SECONDS = 25;

  private final WsContext line;
  private final Trials trials;
  private final Limits limits;
  private final Buckets buckets;
  private final String address;
  private final AtomicLong behind = new AtomicLong();
  private Trials.@Nullable Run run;

  ProvingLine(WsContext line, Trials trials, Limits limits, Buckets buckets, String address) {
    this.line = line;
    this.trials = trials;
    this.limits = limits;
    this.buckets = buckets;
    this.address = address;
    line.session.setIdleTimeout(IDLE);
    line.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
  }

  /// Takes a message of the browser.
  void take(String message) {
    if (!buckets.take(address)) {
      fail(Wire.idIn(message), "too-fast", "That is too much at once; wait a moment.");
      return;
    }
    FromProver frame;
    try {
      frame = Wire.proverFrame(message);
    } catch (Invalid invalid) {
      fail(Wire.idIn(message), "malformed", Wire.sentence(invalid));
      return;
    }
    switch (frame) {
      case FromProver.Prove prove -> {
        stop();
        run = trials.prove(prove, this::send);
      }
      case FromProver.Tell tell -> send(trials.tell(tell));
      case FromProver.Stop _ -> stop();
    }
  }

  private void stop() {
    var now = run;
    if (now != null) {
      now.stop();
    }
  }

  /// The browser is gone; nobody waits for its fights any more.
  void end() {
    line.disableAutomaticPings();
    stop();
  }

  void fail(String id, String code, String sentence) {
    send(new ToProver.Failed(id, code, sentence));
  }

  /// Hands a message to the network and never waits for it; a browser that does not keep up is cut
  /// off.
  private void send(ToProver frame) {
    var message = Wire.proverFrames(List.of(frame));
    if (behind.addAndGet(message.length()) > limits.behind()) {
      line.session.disconnect();
      return;
    }
    line.session.sendText(
        message,
        Callback.from(
            () -> behind.addAndGet(-message.length()), _ -> behind.addAndGet(-message.length())));
  }
}
