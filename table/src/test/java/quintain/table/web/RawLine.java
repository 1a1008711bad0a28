package quintain.table.web;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A WebSocket by hand, which does nothing by itself: it answers no ping.
final class RawLine implements AutoCloseable {
  private final Socket socket;
  private final InputStream in;
  private final List<String> headers = new ArrayList<>();

  RawLine(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(60_000);
    socket
        .getOutputStream()
        .write(
            """
            GET /api/socket HTTP/1.1
            Host: 127.0.0.1:%d
            Connection: Upgrade
            Upgrade: websocket
            Sec-WebSocket-Version: 13
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

            """
                .formatted(port)
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    in = new BufferedInputStream(socket.getInputStream());
    for (var line = line(); !line.isEmpty(); line = line()) {
      headers.add(line.toLowerCase(Locale.ROOT));
    }
  }

  private String line() throws IOException {
    var line = new ByteArrayOutputStream();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the line ended in the handshake");
      }
      line.write(c);
    }
    return line.toString(StandardCharsets.US_ASCII).strip();
  }

  /// What was answered, in small letters.
  List<String> headers() {
    return headers;
  }

  /// Sends a message. Its mask is nothing but zeros, which leaves it as it is.
  void say(String text) throws IOException {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    var frame = new ByteArrayOutputStream();
    frame.write(0x81);
    if (bytes.length < 126) {
      frame.write(0x80 | bytes.length);
    } else {
      frame.write(0x80 | 126);
      frame.write(bytes.length >> 8);
      frame.write(bytes.length);
    }
    frame.writeBytes(new byte[4]);
    frame.writeBytes(bytes);
    socket.getOutputStream().write(frame.toByteArray());
  }

  /// Reads on until the other side ends it.
  boolean endsByItself() throws IOException {
    try {
      var scrap = new byte[8192];
      while (in.read(scrap) >= 0) {
        // Whatever it is, it is not answered.
      }
    } catch (SocketException _) {
      // Cut off without a word.
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
