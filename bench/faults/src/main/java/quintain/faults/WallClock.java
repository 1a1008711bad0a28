package quintain.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A clock that tells servers what time it is, and can be set while they run. What they measure
/// durations with goes on as ever, as it does where the clock of a machine is set.
///
/// It is a small library in C, which is compiled for it (`cc`) and loaded before all others.
/// libfaketime does as much and more, but a server takes six times the processor time under it.
final class WallClock {
  private final Path file;

  /// @param file what says how far the clock is off
  WallClock(Path file) {
    this.file = file;
  }

  /// What starts a server so that it goes by this clock.
  List<String> over(List<String> launcher) throws IOException {
    set(Duration.ZERO);
    var source = file.resolveSibling("clock.c");
    try (var written =
        Objects.requireNonNull(WallClock.class.getResourceAsStream("clock.c"), "clock.c")) {
      Files.copy(written, source);
    }
    var library = file.resolveSibling("clock.so");
    Shell.run("cc", "-O2", "-shared", "-fPIC", "-o", library.toString(), source.toString());
    var whole = new ArrayList<>(List.of("env", "QUINTAIN_CLOCK=" + file, "LD_PRELOAD=" + library));
    whole.addAll(launcher);
    return whole;
  }

  /// Sets the clock off by so much; servers see it at once.
  void set(Duration off) throws IOException {
    var seconds = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.nativeOrder());
    // Neither a new file nor one that is empty for a moment: servers have this one in their memory.
    Files.write(
        file,
        seconds.putLong(off.toSeconds()).array(),
        StandardOpenOption.CREATE,
        StandardOpenOption.WRITE);
  }
}
