package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// A browser at a table, from its hello to its end.
///
/// What its chair hears may come at the same time as a message, from another thread.
final class SeatSocket implements Sockets.Listener, Chair.Listener {
  private static final Duration FOR_HELLO = Duration.ofSeconds(10);
  private static final Duration FOR_PONG = Duration.ofSeconds(70);
  private static final int PING_SECONDS = 25;

  /// Whoever goes on after so many refusals is no person.
  private static final int PATIENCE = 300;

  /// What all seats share.
  ///
  /// @param seats frames of each seat, and `strangers` wrong tokens of each address
  record Hosting(Hall hall, Limits limits, Buckets seats, Buckets strangers) {}

  private final WsContext socket;
  private final Hosting hosting;
  private final Outbox outbox;
  private volatile @Nullable Chair chair;
  private String name = "";
  private int refusals;

  SeatSocket(WsContext socket, Hosting hosting) {
    this.socket = socket;
    this.hosting = hosting;
    this.outbox = new Outbox(socket, hosting.limits().behind());
    socket.session.setIdleTimeout(FOR_HELLO);
  }

  @Override
  public void take(String message) {
    var seated = chair;
    if (seated != null && !hosting.seats().take(name)) {
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
    if (hello.version() != ToSeat.VERSION) {
      fail(
          hello.id(),
          "version",
          "This server speaks version " + ToSeat.VERSION + "; reload the page.");
      close("version");
      return;
    }
    if (hosting.hall().admits(hello.token()).isEmpty()) {
      boolean patient = hosting.strangers().take(Sockets.address(socket));
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
      var seated = hosting.hall().sit(hello.token(), this);
      name = seated.table() + ":" + seated.seat();
      chair = seated;
      socket.session.setIdleTimeout(FOR_PONG);
      socket.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      seated.say(hello);
    } catch (NotAllowed _) {
      fail(hello.id(), "token", "This invitation is not valid, or not any more.");
      close("token");
    }
  }

  @Override
  public void end() {
    var seated = chair;
    if (seated != null) {
      seated.close();
    }
  }

  @Override
  public void hear(List<ToSeat> frames) {
    outbox.send(Wire.seatFrames(frames));
    if (frames.getLast() instanceof ToSeat.Farewell) {
      close("farewell");
    }
  }

  @Override
  public void fail(String id, String code, String sentence) {
    outbox.send(Wire.seatFrames(List.of(new ToSeat.Failed(id, code, sentence))));
  }

  private void close(String reason) {
    outbox.close(StatusCode.POLICY_VIOLATION, reason);
  }
}
