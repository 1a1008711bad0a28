package quintain.faults;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What starts `quintain`.
final class Launchers {
  private Launchers() {}

  /// The version that is on the class path here.
  static List<String> own(String... options) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:+ExitOnOutOfMemoryError"));
    // A start-up cache, if one was made for this class path.
    var cache = System.getProperty("quintain.cache");
    if (cache != null) {
      command.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off"));
    }
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "quintain.cli.Main"));
    return command;
  }
}
