package quintain.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quintain.packs.InstalledPacks;

/// Where packs are installed.
final class PackFolder {
  @Option(
      names = "--packs",
      paramLabel = "DIR",
      description = "The folder packs are installed in; beside the tables unless given.")
  @Nullable Path folder;

  /// As given, else beside the tables.
  InstalledPacks shelf(DataFolder data) {
    return InstalledPacks.in(folder != null ? folder : data.folder().resolve("packs"));
  }
}
