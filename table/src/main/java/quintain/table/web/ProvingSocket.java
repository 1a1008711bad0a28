package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.table.protocol.FromProver;
import quintain.table.protocol.ToProver;
import quintain.table.proving.Trials;

/// A browser at the proving ground. It has one run at a time, which ends with the connection.
final class ProvingSocket implements Sockets.Listener {
  private static final Duration IDLE = Duration.ofSeconds(70);

  private final Outbox outbox;
  private final Trials trials;
  private final Buckets buckets;
  private final String address;
  private Trials.@Nullable Run run;

  ProvingSocket(WsContext socket, Outbox outbox, Trials trials, Buckets buckets) {
    this.outbox = outbox;
    this.trials = trials;
    this.buckets = buckets;
    this.address = Sockets.address(socket);
    socket.session.setIdleTimeout(IDLE);
  }

  @Override
  public void take(String message) {
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

  /// Anybody may fight here.
  @Override
  public boolean isGreeted() {
    return true;
  }

  /// Nobody waits for its fights any more.
  @Override
  public void end() {
    stop();
  }

  @Override
  public void fail(String id, String code, String sentence) {
    send(new ToProver.Failed(id, code, sentence));
  }

  private void send(ToProver frame) {
    outbox.send(Wire.proverFrames(List.of(frame)));
  }
}
