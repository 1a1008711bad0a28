package quintain.table.web;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
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
  private static final Duration FOR_HELLO = Duration.ofSeconds(10);
  private static final Duration FOR_PONG = Duration.ofSeconds(70);

  /// Lines that were silent for so long are asked whether somebody is still there.
  private static final Duration SILENCE = Duration.ofSeconds(20);

  /// Whoever goes on after so many refusals is no person.
  private static final int PATIENCE = 300;

  private final Session session;
  private final Gate.Line line;
  private final Hall hall;
  private final Limits limits;
  private final Buckets seats;
  private final Buckets strangers;
  private final String address;
  private final AtomicLong behind = new AtomicLong();
  private volatile @Nullable Chair chair;
  private volatile long heard = System.nanoTime();
  private String name = "";
  private int refusals;

  Socket(
      Session session, Hall hall, Limits limits, Buckets seats, Buckets strangers, String address) {
    this.session = session;
    this.line = new Gate.Line(session);
    this.hall = hall;
    this.limits = limits;
    this.seats = seats;
    this.strangers = strangers;
    this.address = address;
    session.setIdleTimeout(FOR_HELLO);
  }

  /// Takes a message of the browser.
  void take(String message) {
    heard = System.nanoTime();
    var seated = chair;
    if (seated != null && !seats.take(name)) {
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
      name = seated.table() + ":" + seated.seat();
      chair = seated;
      session.setIdleTimeout(FOR_PONG);
      seated.say(hello);
      line.hurry();
    } catch (NotAllowed _) {
      fail(hello.id(), "token", "This invitation is not valid, or not any more.");
      close("token");
    }
  }

  /// Asks whether somebody is still there, if nothing has come for a while. Nobody need be asked
  /// who plays.
  void ping() {
    if (chair != null && System.nanoTime() - heard > SILENCE.toNanos()) {
      heard = System.nanoTime();
      session.sendPing(ByteBuffer.allocate(0), org.eclipse.jetty.websocket.api.Callback.NOOP);
    }
  }

  /// The browser is gone, or has to go.
  void end() {
    var seated = chair;
    if (seated != null) {
      seated.close();
    }
  }

  @Override
  public void hear(List<ToSeat> frames) {
    send(Wire.message(frames));
    if (frames.getLast() instanceof ToSeat.Farewell) {
      close("farewell");
    }
  }

  void fail(String id, String code, String sentence) {
    send(Wire.message(List.of(new ToSeat.Failed(id, code, sentence))));
  }

  private void close(String reason) {
    close(StatusCode.POLICY_VIOLATION, reason);
  }

  void close(int status, String reason) {
    session.close(status, reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
  }

  /// Hands a message to the network and never waits for it. A browser that does not keep up is cut
  /// off; it comes back and asks for what it has missed.
  private void send(Text message) {
    long waiting = behind.addAndGet(message.length());
    if (waiting > limits.behind()) {
      session.disconnect();
      return;
    }
    line.send(message, waiting == message.length(), new Sent(message.length()));
  }

  private final class Sent implements Callback {
    private final int length;

    Sent(int length) {
      this.length = length;
    }

    @Override
    public void succeeded() {
      behind.addAndGet(-length);
    }

    @Override
    public void failed(Throwable failure) {
      behind.addAndGet(-length);
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
