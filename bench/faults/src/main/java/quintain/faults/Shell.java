package quintain.faults;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;

/// Other programs of the machine.
final class Shell {
  private Shell() {}

  /// Runs a program to its end, and gives what it said.
  static String run(String... command) throws IOException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (ended(process) > 0) {
      throw new IOException(String.join(" ", command) + ": " + said.strip());
    }
    return said;
  }

  private static int ended(Process process) throws IOException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }
}
