package quintain.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.table.protocol.FromSeat;

/// Frames at a live table, of a player or of the Referee as the first byte says: each is answered,
/// none breaks anything, and nobody has to leave.
class FrameFuzz {
  private static final Codec CODEC = new Codec();

  @FuzzTest(maxDuration = "10m")
  void frame(byte[] bytes) throws InterruptedException {
    if (bytes.length == 0) {
      return;
    }
    var json = new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8);
    FromSeat frame;
    try {
      frame = CODEC.read(json, FromSeat.class);
    } catch (Invalid _) {
      return;
    }
    LiveTable.now().say((bytes[0] & 1) == 1, frame, json);
  }
}
