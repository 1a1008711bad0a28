package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import quintain.packs.Invalid;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// The line to one browser, from its hello to its end.
///
/// Messages of a browser come one after another; what its chair hears may come at the same time
/// from another thread.
final class Socket implements Chair.Listener {
  /// Closed because of what the browser did (RFC 6455, policy violation).
  private static final int OUR_POLICY = 1008;

  private static final Duration FOR_HELLO = Duration.ofSeconds(10);
  private static final Duration FOR_PONG = Duration.ofSeconds(70);
  private static final int PING_SECONDS = 25;

  /// Whoever goes on after so many refusals is no person.
  private static final int PATIENCE = 300;

  private final WsContext line;
  private final Hall hall;
  private final Limits limits;
  private final Buckets seats;
  private final Buckets strangers;
  private final String address;
  private final AtomicLong behind = new AtomicLong();
  private @Nullable Chair chair;
  private int refusals;

  Socket(
      WsContext line, Hall hall, Limits limits, Buckets seats, Buckets strangers, String address) {
    this.line = line;
    this.hall = hall;
    this.limits = limits;
    this.seats = seats;
    this.strangers = strangers;
    this.address = address;
    line.session.setIdleTimeout(FOR_HELLO);
  }

  /// Takes a message of the browser.
  void take(String message) {
    var seated = chair;
    if (seated != null && !seats.take(seated.table() + ":" + seated.seat())) {
      fail(Wire.idIn(message), "too-fast", "That is too much at once; wait a moment.");
      if (++refusals > PATIENCE) {
        close("too-fast");
      }
      return;
    }
    refusals = 0;
    FromSeat frame;
    try {
      frame = Wire.frame(message);
    } catch (Invalid invalid) {
      fail(Wire.idIn(message), "malformed", Wire.sentence(invalid));
      if (seated == null) {
        close("hello-first");
      }
      return;
    }
    var wrong = Words.wrong(frame);
    if (wrong.isPresent()) {
      fail(Wire.shortened(frame.id()), "too-long", wrong.get());
    } else if (seated == null) {
      greet(frame);
    } else if (frame instanceof FromSeat.Hello) {
      fail(frame.id(), "greeted", "Hello was said before.");
    } else {
      seated.say(frame);
    }
  }

  private void greet(FromSeat frame) {
    if (!(frame instanceof FromSeat.Hello hello)) {
      fail(frame.id(), "hello-first", "The first frame is hello, with a token.");
      close("hello-first");
      return;
    }
    if (hello.version() != Wire.VERSION) {
      fail(
          hello.id(),
          "version",
          "This server speaks version " + Wire.VERSION + "; reload the page.");
      close("version");
      return;
    }
    if (hall.admits(hello.token()).isEmpty()) {
      boolean patient = strangers.take(address);
      fail(
          hello.id(),
          patient ? "token" : "too-fast",
          patient
              ? "This invitation is not valid, or not any more."
              : "That is too much at once; wait a moment.");
      close("token");
      return;
    }
    try {
      var seated = hall.sit(hello.token(), this);
      chair = seated;
      line.session.setIdleTimeout(FOR_PONG);
      line.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      seated.say(hello);
      Gate.hurry(line.session);
    } catch (NotAllowed _) {
      fail(hello.id(), "token", "This invitation is not valid, or not any more.");
      close("token");
    }
  }

  /// The browser is gone, or has to go.
  void end() {
    line.disableAutomaticPings();
    var seated = chair;
    if (seated != null) {
      seated.close();
    }
  }

  @Override
  public void hear(List<ToSeat> frames) {
    send(Wire.message(frames));
    if (frames.stream().anyMatch(ToSeat.Farewell.class::isInstance)) {
      close("farewell");
    }
  }

  void fail(String id, String code, String sentence) {
    send(Wire.message(List.of(new ToSeat.Failed(id, code, sentence))));
  }

  private void close(String reason) {
    line.session.close(OUR_POLICY, reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
  }

  /// Hands a message to the network and never waits for it. A browser that does not keep up is cut
  /// off; it comes back and asks for what it has missed.
  private void send(byte[] message) {
    long waiting = behind.addAndGet(message.length);
    if (waiting > limits.behind()) {
      line.session.disconnect();
      return;
    }
    Gate.send(
        line.session,
        message,
        Callback.from(
            () -> behind.addAndGet(-message.length), _ -> behind.addAndGet(-message.length)));
  }
}
