package quintain.testkit;

import java.net.URISyntaxException;
import java.nio.file.Path;

/// Where a module's files lie while its tests run.
final class Module {
  private Module() {}

  /// The folder of the module; the build tells it, an editor starts tests there.
  static Path folder() {
    return Path.of(System.getProperty("basedir", ""));
  }

  /// The folder of compiled classes that a class came from.
  static Path classes(Class<?> one) {
    var domain = one.getProtectionDomain().getCodeSource();
    if (domain == null) {
      throw new IllegalStateException(one + " came from no folder");
    }
    try {
      return Path.of(domain.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
