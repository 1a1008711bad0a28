package quintain.mcp;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;

/// A stream that tells when it has come to its end: then the client has gone.
final class Leaving extends FilterInputStream {
  private final CountDownLatch left;

  Leaving(InputStream in, CountDownLatch left) {
    super(in);
    this.left = left;
  }

  @Override
  public int read() throws IOException {
    return noted(super.read());
  }

  @Override
  public int read(byte[] into, int from, int length) throws IOException {
    return noted(super.read(into, from, length));
  }

  private int noted(int read) {
    if (read < 0) {
      left.countDown();
    }
    return read;
  }
}
