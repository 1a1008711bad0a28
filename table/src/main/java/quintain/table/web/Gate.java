package quintain.table.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/// Where connections come in.
///
/// What comes over most of them is read on a thread of its own, because to answer it may take long.
/// Frames of those who play are only put in line at their table; to wake a thread for that costs
/// more than to do it, so they are read by the thread that finds them. It does not look for them
/// more often than anybody notices: what comes shortly after a look waits for the next, and all
/// that one look finds is stored together.
final class Gate extends ServerConnector {
  /// The time between two looks for frames of those who play.
  private static final Duration GATHERING = Duration.ofMillis(14);

  private final Runnable brought;

  /// @param brought told when all frames that a look found are in line at their tables
  Gate(Server server, Runnable brought, ConnectionFactory... protocols) {
    super(server, protocols);
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

  private static CoreSession core(Session line) {
    return ((WebSocketSession) line).getCoreSession();
  }

  /// From now on nothing that comes over this line makes its reader wait.
  static void hurry(Session line) {
    if (core(line) instanceof WebSocketCoreSession core
        && core.getConnection().getEndPoint() instanceof Way way) {
      way.hurried = true;
    }
  }

  /// Sends a text that is in UTF-8 already.
  static void send(Session line, byte[] text, Callback sent) {
    core(line).sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(text)), sent, false);
  }

  /// Looks for what has come.
  private final class Lookout extends ManagedSelector {
    private long looked = System.nanoTime();

    Lookout(SelectorManager manager, int id) {
      super(manager, id);
    }

    @Override
    protected int select(Selector selector) throws IOException {
      brought.run();
      int found = super.select(selector);
      long early = GATHERING.toNanos() - (System.nanoTime() - looked);
      if (early > 0 && selector.selectedKeys().stream().allMatch(Lookout::isHurried)) {
        LockSupport.parkNanos(early);
        found += selector.selectNow();
      }
      looked = System.nanoTime();
      return found;
    }

    private static boolean isHurried(SelectionKey key) {
      return key.attachment() instanceof Way way && way.hurried;
    }
  }

  /// One connection.
  private static final class Way extends SocketChannelEndPoint {
    private volatile boolean hurried;

    Way(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
      super(channel, selector, key, scheduler);
    }

    @Override
    public void fillInterested(Callback reader) {
      super.fillInterested(hurried ? new Hurried(reader) : reader);
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
