package quintain.table.web;

import java.nio.ByteBuffer;

/// A message as it goes over a WebSocket: one frame of text, with its header. All who are sent the
/// same message share it.
final class Text {
  /// The last frame of a text (RFC 6455, 5.2).
  private static final byte TEXT = (byte) 0x81;

  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  private final byte[] frame;
  private final int header;

  /// @param utf8 nobody changes it any more
  Text(byte[] utf8) {
    header = utf8.length < TWO_BYTES ? 2 : utf8.length <= 0xFFFF ? 4 : 10;
    var whole = ByteBuffer.allocate(header + utf8.length).put(TEXT);
    switch (header) {
      case 2 -> whole.put((byte) utf8.length);
      case 4 -> whole.put((byte) TWO_BYTES).putShort((short) utf8.length);
      default -> whole.put((byte) EIGHT_BYTES).putLong(utf8.length);
    }
    frame = whole.put(utf8).array();
  }

  /// How many bytes go over the line.
  int length() {
    return frame.length;
  }

  /// The whole frame.
  ByteBuffer frame() {
    return ByteBuffer.wrap(frame);
  }

  /// What it says, in UTF-8.
  ByteBuffer payload() {
    return ByteBuffer.wrap(frame, header, frame.length - header).slice();
  }
}
