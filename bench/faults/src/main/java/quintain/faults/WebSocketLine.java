package quintain.faults;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The client's end of a WebSocket, down to its bytes: so that frames can be torn and lines can
/// break in every way, and so that five thousand of them cost little.
final class WebSocketLine implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final byte[] MASK = {0x37, 0x5a, 0x11, 0x6c};
  private static final int PATIENCE_MILLIS = 20_000;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  private WebSocketLine(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 4096));
    this.out = socket.getOutputStream();
  }

  /// Opens a line to a server on this machine.
  ///
  /// @param from the address of this machine to come from: servers count lines by it
  static WebSocketLine open(int port, InetAddress from) throws IOException {
    var socket = new Socket();
    try {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.bind(new InetSocketAddress(from, 0));
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
      var line = new WebSocketLine(socket);
      line.shakeHands(port);
      socket.setSoTimeout(0);
      return line;
    } catch (IOException failure) {
      socket.close();
      throw failure;
    }
  }

  private void shakeHands(int port) throws IOException {
    out.write(
        """
        GET /api/socket HTTP/1.1
        Host: 127.0.0.1:%d
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

        """
            .formatted(port)
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    if (!head.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException("no WebSocket: " + head.substring(0, head.indexOf("\r\n")));
    }
  }

  void send(String text) throws IOException {
    send(frame(TEXT, text.getBytes(StandardCharsets.UTF_8)));
  }

  /// The bytes of a message, as they go over the line.
  static byte[] message(String text) {
    return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Sends bytes as they are, whole frames or parts of one.
  synchronized void send(byte[] bytes) throws IOException {
    out.write(bytes);
  }

  private static byte[] frame(int opcode, byte[] payload) {
    var frame = ByteBuffer.allocate(payload.length + 14).put((byte) (0x80 | opcode));
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else if (payload.length < 65_536) {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (0x80 | 127)).putLong(payload.length);
    }
    frame.put(MASK);
    for (int i = 0; i < payload.length; i++) {
      frame.put((byte) (payload[i] ^ MASK[i & 3]));
    }
    var bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }

  /// The next message, or null when the other end has closed the line.
  byte @Nullable [] read() throws IOException {
    var whole = new ByteArrayOutputStream(0);
    while (true) {
      int first;
      try {
        first = in.readUnsignedByte();
      } catch (EOFException _) {
        return null;
      }
      long length = in.readUnsignedByte() & 0x7f;
      if (length == 126) {
        length = in.readUnsignedShort();
      } else if (length == 127) {
        length = in.readLong();
      }
      var payload = in.readNBytes(Math.toIntExact(length));
      if (payload.length < length) {
        return null;
      }
      switch (first & 0x0f) {
        case CLOSE -> {
          return null;
        }
        case PING -> send(frame(PONG, payload));
        case PONG -> {}
        default -> {
          boolean last = (first & 0x80) != 0;
          if (last && whole.size() == 0) {
            return payload;
          }
          whole.write(payload);
          if (last) {
            return whole.toByteArray();
          }
        }
      }
    }
  }

  /// For so long a message is waited for; whoever waits longer gets an [IOException].
  void patience(int millis) throws IOException {
    socket.setSoTimeout(millis);
  }

  /// Ends without a word, as when a cable is cut: the other end gets a reset.
  void breakOff() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
