package quintain.table.web;

import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/// Where connections come in.
///
/// What comes over most of them is read on a thread of its own, because to answer it may take long.
/// Frames of those who play are only put in line at their table; to wake a thread for that costs
/// more than to do it, so they are read by the thread that finds them.
final class Gate extends ServerConnector {
  Gate(Server server, ConnectionFactory... protocols) {
    super(server, protocols);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    var way = new Way(channel, selector, key, getScheduler());
    way.setIdleTimeout(getIdleTimeout());
    return way;
  }

  /// From now on nothing that comes over this line makes its reader wait.
  static void hurry(Session line) {
    if (line instanceof WebSocketSession session
        && session.getCoreSession() instanceof WebSocketCoreSession core
        && core.getConnection().getEndPoint() instanceof Way way) {
      way.hurry();
    }
  }

  /// Sends a text that is in UTF-8 already.
  static void send(Session line, byte[] text, Callback sent) {
    if (line instanceof WebSocketSession session) {
      session
          .getCoreSession()
          .sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(text)), sent, false);
    }
  }

  /// One connection.
  private static final class Way extends SocketChannelEndPoint {
    private volatile boolean hurried;

    Way(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
      super(channel, selector, key, scheduler);
    }

    void hurry() {
      hurried = true;
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
