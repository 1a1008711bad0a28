package quintain.packs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A version of Quintain, such as `0.1`.
public record PackVersion(int major, int minor) implements Comparable<PackVersion> {
  /// The one that is running.
  public static final PackVersion HERE = parse(shipped());

  /// Reads `0.1` or `0.1.7`, of which the last part says nothing about content.
  public static PackVersion parse(String text) {
    if (!text.matches("\\d{1,4}\\.\\d{1,4}(\\.\\d{1,4})?(-.*)?")) {
      throw new IllegalArgumentException("a version is two numbers, such as \"0.1\"");
    }
    var parts = text.split("[.-]", -1);
    return new PackVersion(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private static String shipped() {
    try (InputStream in = PackVersion.class.getResourceAsStream("version.txt")) {
      if (in == null) {
        throw new IllegalStateException("there is no version.txt beside " + PackVersion.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int compareTo(PackVersion other) {
    return major == other.major
        ? Integer.compare(minor, other.minor)
        : Integer.compare(major, other.major);
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
