package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where tables are kept.
final class DataFolder {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The folder the tables are kept in; ~/.quintain unless given.")
  @Nullable Path folder;

  /// As given, else where the system keeps such things.
  Path folder() {
    if (folder != null) {
      return folder;
    }
    var systems = System.getenv("XDG_DATA_HOME");
    return systems != null && !systems.isBlank()
        ? Path.of(systems, "quintain")
        : Path.of(System.getProperty("user.home"), ".quintain");
  }

  /// The file all tables are in.
  Path file() {
    return folder().resolve("tables.db");
  }

  /// Makes the folder if need be.
  void make() {
    try {
      Files.createDirectories(folder());
    } catch (IOException _) {
      throw new Wrong("cannot make the folder " + folder() + " to keep tables in.");
    }
    if (!Files.isWritable(folder())) {
      throw new Wrong("cannot write to " + folder() + ", where the tables are kept.");
    }
  }
}
