package quintain.table.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;

/// Where connections come in.
///
/// What comes over most of them is read on a thread of its own, because to answer it may take long.
/// Frames of those who play are only put in line at their table; to wake a thread for that costs
/// more than to do it, so they are read by the thread that finds them. It does not look for them
/// more often than anybody notices: what comes shortly after a look waits for the next, and all
/// that one look finds is stored together.
final class Gate extends ServerConnector {
  private final Runnable found;
  private final Runnable brought;

  /// @param found told when a look found something, by the thread that is going to bring it
  /// @param brought told when all frames that a look found are in line at their tables
  Gate(Server server, Runnable found, Runnable brought, ConnectionFactory... protocols) {
    super(server, protocols);
    this.found = found;
    this.brought = brought;
  }

  @Override
  protected SelectorManager newSelectorManager(
      Executor executor, Scheduler scheduler, int selectors) {
    return new ServerConnectorManager(executor, scheduler, selectors) {
      @Override
      protected ManagedSelector newSelector(int id) {
        return new Lookout(this, id);
      }
    };
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    var way = new Way(channel, selector, key, getScheduler());
    way.setIdleTimeout(getIdleTimeout());
    return way;
  }

  /// The way to one browser, after its connection has become a WebSocket.
  static final class Line {
    /// Longer messages are worth compressing, if the browser agreed to that.
    private static final int SHORT = 2_000;

    private final CoreSession core;
    private final @Nullable Way way;

    Line(Session session) {
      core = ((WebSocketSession) session).getCoreSession();
      way =
          core instanceof WebSocketCoreSession known
                  && known.getConnection().getEndPoint() instanceof Way found
              ? found
              : null;
    }

    /// From now on nothing that comes over this line makes its reader wait.
    void hurry() {
      if (way != null) {
        way.hurried = true;
      }
    }

    /// Sends a text.
    ///
    /// @param clear whether all texts before it have been sent. Then a short one goes straight to
    ///   the connection, past those who might compress it: to ask them costs more than the rest.
    void send(Text text, boolean clear, Callback sent) {
      var frame = text.frame();
      if (clear && way != null && frame.remaining() <= SHORT && core.isOutputOpen()) {
        way.write(new Straight(sent, core), frame);
      } else {
        core.sendFrame(new Frame(OpCode.TEXT, text.payload()), sent, false);
      }
    }
  }

  /// Ends a connection that cannot be written to, as Jetty does for what is sent through it.
  private static final class Straight extends Callback.Nested {
    private final CoreSession core;

    Straight(Callback sent, CoreSession core) {
      super(sent);
      this.core = core;
    }

    @Override
    public void failed(Throwable failure) {
      super.failed(failure);
      core.abort();
    }
  }

  /// Looks for what has come.
  private final class Lookout extends ManagedSelector {
    private final Pace pace = new Pace();
    private long looked = System.nanoTime();

    /// Whether the last look found several who play, so that others are never far.
    private boolean company;

    Lookout(SelectorManager manager, int id) {
      super(manager, id);
    }

    @Override
    protected int select(Selector selector) throws IOException {
      brought.run();
      if (company) {
        // To be woken by the first of them would be once more than needed.
        rest();
      }
      int keys = super.select(selector);
      if (!company && allPlay(selector)) {
        rest();
        keys += selector.selectNow();
      }
      looked(keys);
      company = keys > 1 && allPlay(selector);
      found.run();
      return keys;
    }

    private void looked(int keys) {
      long now = System.nanoTime();
      pace.looked(keys, now - looked);
      looked = now;
    }

    private static boolean allPlay(Selector selector) {
      return selector.selectedKeys().stream().allMatch(Lookout::isHurried);
    }

    /// Waits until it is time for the next look.
    private void rest() {
      long early = pace.pause() - (System.nanoTime() - looked);
      if (early > 0) {
        LockSupport.parkNanos(early);
      }
    }

    private static boolean isHurried(SelectionKey key) {
      return key.attachment() instanceof Way way && way.hurried;
    }
  }

  /// One connection.
  ///
  /// Jetty has one write under way at a time, and calls it a fault to begin another. Here others
  /// stand in line, because not all that is sent goes through Jetty. Each write is of whole frames.
  private static final class Way extends SocketChannelEndPoint {
    private volatile boolean hurried;

    /// Whether a read has left room, so that there is nothing more to read.
    private boolean drained;

    private final Queue<Outgoing> line = new ConcurrentLinkedQueue<>();
    private final AtomicInteger inLine = new AtomicInteger();

    Way(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
      super(channel, selector, key, scheduler);
    }

    /// Jetty reads until nothing comes. Those who play send one short frame at a time, and what
    /// comes after it is found at the next look.
    @Override
    public int fill(ByteBuffer buffer) throws IOException {
      if (drained) {
        drained = false;
        return 0;
      }
      int filled = super.fill(buffer);
      drained = hurried && filled > 0 && BufferUtil.space(buffer) > 0;
      return filled;
    }

    @Override
    public void fillInterested(Callback reader) {
      drained = false;
      super.fillInterested(hurried ? new Hurried(reader) : reader);
    }

    @Override
    public void write(Callback callback, ByteBuffer... buffers) {
      var outgoing = new Outgoing(callback, buffers);
      if (inLine.compareAndSet(0, 1)) {
        super.write(outgoing, buffers);
        return;
      }
      line.add(outgoing);
      if (inLine.getAndIncrement() == 0) {
        next();
      }
    }

    private void next() {
      var outgoing = line.remove();
      super.write(outgoing, outgoing.buffers);
    }

    @Override
    public boolean flush(ByteBuffer... buffers) throws IOException {
      if (buffers.length != 1) {
        return super.flush(buffers);
      }
      // One buffer takes a shorter way through the system.
      try {
        if (getChannel().write(buffers[0]) > 0) {
          notIdle();
        }
      } catch (IOException e) {
        throw new EofException(e);
      }
      return !buffers[0].hasRemaining();
    }

    /// A write, which lets the next one go when it is over.
    private final class Outgoing extends Callback.Nested {
      private final ByteBuffer[] buffers;

      Outgoing(Callback callback, ByteBuffer... buffers) {
        super(callback);
        this.buffers = buffers;
      }

      @Override
      public void succeeded() {
        passed();
        super.succeeded();
      }

      @Override
      public void failed(Throwable failure) {
        passed();
        super.failed(failure);
      }

      private void passed() {
        if (inLine.decrementAndGet() > 0) {
          next();
        }
      }
    }
  }

  /// A reader who does not wait.
  private static final class Hurried extends Callback.Nested {
    Hurried(Callback reader) {
      super(reader);
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
