package quintain.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/// The packs that a command lays over a book's content.
final class Homebrew {
  @Option(
      names = "--pack",
      paramLabel = "DIR",
      description = "Add the content of this pack; may be given several times.")
  List<Path> packs = List.of();
}
