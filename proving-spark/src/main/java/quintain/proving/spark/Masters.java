package quintain.proving.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import quintain.proving.fights.Unfit;

/// Looks whether somebody is there before Spark does, which would try for a minute and then speak
/// of something else.
final class Masters {
  private static final String STANDALONE = "spark://";
  private static final int PATIENCE_MILLIS = 5_000;

  private Masters() {}

  /// The address of this machine as the first master that answers would see it; empty for a master
  /// that is no standalone one.
  static String reached(String master) {
    if (!master.startsWith(STANDALONE)) {
      return "";
    }
    for (String place : master.substring(STANDALONE.length()).split(",", -1)) {
      int colon = place.lastIndexOf(':');
      if (colon < 1 || !place.substring(colon + 1).matches("[0-9]{1,5}")) {
        throw new Unfit("a master is spark://HOST:PORT, not " + master);
      }
      var address =
          new InetSocketAddress(
              place.substring(0, colon),
              Math.min(65_535, Integer.parseInt(place.substring(colon + 1))));
      try (var socket = new Socket()) {
        socket.connect(address, PATIENCE_MILLIS);
        return socket.getLocalAddress().getHostAddress();
      } catch (IOException _) {
        // The next one may be there.
      }
    }
    throw new Unfit(
        "nobody answers at " + master + "; docs/cluster.md tells how to start a master");
  }
}
