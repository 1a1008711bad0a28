package quintain.table.web;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.table.Chair;
import quintain.table.Hall;
import quintain.table.desk.CannotOpen;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// A browser at a table, from its hello to its end.
///
/// What its chair hears may come at the same time as a message, from another thread.
final class SeatSocket implements Sockets.Listener, Chair.Listener {
  private static final System.Logger LOG = System.getLogger(SeatSocket.class.getName());

  private static final Duration FOR_HELLO = Duration.ofSeconds(10);
  private static final Duration FOR_PONG = Duration.ofSeconds(70);

  /// Whoever goes on after so many refusals is no person.
  private static final int PATIENCE = 300;

  /// What all seats share.
  ///
  /// @param seats frames of each seat, `words` their characters, and `strangers` wrong tokens of
  ///   each address
  /// @param screens browsers of each seat
  record Hosting(
      Hall hall, Buckets seats, Buckets words, Buckets strangers, Crowd screens, Metrics metrics) {}

  private final WsContext socket;
  private final Hosting hosting;
  private final Outbox outbox;
  private volatile @Nullable Chair chair;
  private boolean ended;
  private String name = "";
  private int refusals;

  /// When the moves came that are not answered yet, by their ids.
  private final Map<String, Long> moves = new ConcurrentHashMap<>();

  SeatSocket(WsContext socket, Outbox outbox, Hosting hosting) {
    this.socket = socket;
    this.hosting = hosting;
    this.outbox = outbox;
    socket.session.setIdleTimeout(FOR_HELLO);
  }

  @Override
  public void take(String message) {
    var seated = chair;
    if (seated != null && !isInTime(message)) {
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
      if (frame instanceof FromSeat.Play) {
        moves.put(frame.id(), System.nanoTime());
      }
      seated.say(frame);
    }
  }

  private boolean isInTime(String message) {
    return hosting.seats().take(name) && hosting.words().take(name, message.length());
  }

  /// Tells how long a move has taken, if this answers one.
  private void answered(ToSeat frame) {
    switch (frame) {
      case ToSeat.Done done -> moved(done.id(), frame);
      case ToSeat.Refused refused -> moved(refused.id(), frame);
      case ToSeat.Failed failed -> moved(failed.id(), frame);
      case ToSeat _ -> {}
    }
  }

  private void moved(String id, ToSeat answer) {
    var came = moves.remove(id);
    if (came != null) {
      hosting.metrics().moved(answer, System.nanoTime() - came);
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
    try {
      admit(hello);
    } catch (NotAllowed _) {
      fail(hello.id(), "token", "This invitation is not valid, or not any more.");
      close("token");
    } catch (CannotOpen shut) {
      fail(hello.id(), "cannot-open", String.valueOf(shut.getMessage()));
      close("cannot-open");
    } catch (RuntimeException fault) {
      // What keeps the tables may be out of reach. To be told that something failed would keep a
      // browser away for good; one whose line ends comes back by itself.
      LOG.log(System.Logger.Level.ERROR, "nobody can be let in just now", fault);
      hosting.metrics().fault();
      outbox.close(StatusCode.TRY_AGAIN_LATER, "again");
    }
  }

  private void admit(FromSeat.Hello hello) {
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
    var seated = hosting.hall().sit(hello.token(), this);
    name = seated.table() + ":" + seated.seat();
    if (!hosting.screens().enter(name)) {
      seated.close();
      fail(hello.id(), "too-many", "This seat is open in too many browsers; close one of them.");
      close("too-many");
      return;
    }
    if (!isStillThere(seated)) {
      leave(seated);
      return;
    }
    socket.session.setIdleTimeout(FOR_PONG);
    seated.say(hello);
  }

  /// Whether the browser has not gone while the table took its time.
  private synchronized boolean isStillThere(Chair seated) {
    if (!ended) {
      chair = seated;
    }
    return !ended;
  }

  private void leave(Chair seated) {
    seated.close();
    hosting.screens().leave(name);
  }

  @Override
  public boolean isGreeted() {
    return chair != null;
  }

  @Override
  public void end() {
    Chair seated;
    synchronized (this) {
      ended = true;
      seated = chair;
    }
    if (seated != null) {
      leave(seated);
    }
  }

  @Override
  public void hear(List<ToSeat> frames) {
    if (frames.getLast() instanceof ToSeat.Farewell(var code, _)
        && code.equals(ToSeat.Farewell.AGAIN)) {
      // Not to be told: whoever is sent away stays away, and this one is to come back at once.
      outbox.close(StatusCode.SERVICE_RESTART, "again");
      return;
    }
    outbox.send(Wire.seatFrames(frames));
    frames.forEach(this::answered);
    if (frames.getLast() instanceof ToSeat.Farewell) {
      close("farewell");
    }
  }

  @Override
  public void fail(String id, String code, String sentence) {
    hear(List.of(new ToSeat.Failed(id, code, sentence)));
  }

  private void close(String reason) {
    outbox.close(StatusCode.POLICY_VIOLATION, reason);
  }
}
