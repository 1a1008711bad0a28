package quintain.packs;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A pack that travels as one file: its folder in a zip file.
final class PackFile {
  private PackFile() {}

  /// The folder of a pack, which may lie in a zip file; anything else stays what it is. The file
  /// stays open as long as the program runs.
  static Path folder(Path pack) {
    if (!Files.isRegularFile(pack) || !pack.toString().endsWith(".zip")) {
      return pack;
    }
    try {
      var root = FileSystems.newFileSystem(pack).getPath("/");
      if (Files.exists(root.resolve("pack.yaml"))) {
        return root;
      }
      try (Stream<Path> inside = Files.list(root)) {
        List<Path> folders = inside.filter(Files::isDirectory).toList();
        return folders.size() == 1 ? folders.getFirst() : root;
      }
    } catch (IOException _) {
      // Whoever reads it says that it is no pack.
      return pack;
    }
  }
}
