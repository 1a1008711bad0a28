package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quintain.table.store.OwnersOnly;

/// Where tables are kept.
final class DataFolder {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "The folder the tables are kept in; the usual place of this system unless given.")
  @Nullable Path folder;

  /// As given, else where the system keeps such things.
  Path folder() {
    return folder != null ? folder : Machine.here().dataFolder();
  }

  /// The file all tables are in.
  Path file() {
    return folder().resolve("tables.db");
  }

  /// Makes the folder if need be.
  void make() {
    try {
      OwnersOnly.folder(folder());
    } catch (IOException _) {
      throw new Wrong("cannot make the folder " + folder() + " to keep tables in.");
    }
    if (!Files.isWritable(folder())) {
      throw new Wrong("cannot write to " + folder() + ", where the tables are kept.");
    }
  }
}
