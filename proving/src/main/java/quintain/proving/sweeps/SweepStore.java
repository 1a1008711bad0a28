package quintain.proving.sweeps;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.proving.fights.Tally;

/// The variants of a sweep that are done, a line of JSON each, so that an interrupt loses nothing
/// but the variant under way.
///
/// A line counts only for the very same fight, number of fights and seed: whoever changes the sweep
/// file gets new fights for what has changed, and keeps the rest.
public final class SweepStore {
  private final Path file;
  private final Sweep sweep;
  private final Codec codec = new Codec();

  public SweepStore(Path file, Sweep sweep) {
    this.file = file;
    this.sweep = sweep;
  }

  /// A line.
  record Line(String fight, Tally tally) {}

  private String key(Sweep.Variant variant) {
    return variant.encounter() + " " + sweep.fights() + " " + sweep.seed() + " " + sweep.within();
  }

  /// Begins anew.
  public Map<Integer, Tally> begin() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TreeMap<>();
  }

  /// What is done already. A last line that was cut off in the middle is as good as none.
  public Map<Integer, Tally> resume() {
    var done = new TreeMap<Integer, Tally>();
    if (!Files.isRegularFile(file)) {
      return done;
    }
    var stored = new TreeMap<String, Tally>();
    try {
      for (String line : Files.readAllLines(file)) {
        try {
          var read = codec.read(line, Line.class);
          stored.put(read.fight(), read.tally());
        } catch (Invalid _) {
          // cut off by the interrupt: fought again
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (Sweep.Variant variant : sweep.variants()) {
      var tally = stored.get(key(variant));
      if (tally != null) {
        done.put(variant.number(), tally);
      }
    }
    return done;
  }

  /// One more variant is done.
  public void add(Sweep.Variant variant, Tally tally) {
    try {
      Files.writeString(
          file,
          codec.write(new Line(key(variant), tally)) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
