package quintain.table.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/// Folders and files that nobody else on the machine may read: who may sit at a table is written in
/// them. Where the system knows no such permissions, its own defaults hold.
public final class OwnersOnly {
  private OwnersOnly() {}

  /// Makes a folder that is not there yet; one that is there stays as its owner wants it.
  public static void folder(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Files.createDirectories(folder);
    permit(folder, "rwx------");
  }

  /// Makes an empty file if it is not there yet, and keeps others out of it.
  public static void file(Path file) throws IOException {
    if (!Files.exists(file)) {
      Files.createFile(file);
    }
    permit(file, "rw-------");
  }

  private static void permit(Path path, String permissions) throws IOException {
    var view =
        Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString(permissions));
    }
  }
}
