package quintain.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Where tables are kept: a folder, or a small disk of its own that can be full, stand still or
/// fail. Such a disk is mounted, for which one has to be root.
final class Disk implements AutoCloseable {
  private final Path place;
  private final Path image;
  private boolean mounted;

  private Disk(Path place, Path image) {
    this.place = place;
    this.image = image;
  }

  static Disk plain(Path place) throws IOException {
    return new Disk(Files.createDirectories(place), place);
  }

  static Disk inMemory(Path place, int megabytes) throws IOException {
    var disk = plain(place);
    Shell.run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "none", place.toString());
    disk.mounted = true;
    return disk;
  }

  /// A disk in a file, which becomes read-only when something goes wrong.
  static Disk inAFile(Path place, int megabytes) throws IOException {
    var image = place.resolveSibling(place.getFileName() + ".image");
    Shell.run("truncate", "-s", megabytes + "M", image.toString());
    Shell.run("mkfs.ext4", "-q", "-F", "-e", "remount-ro", image.toString());
    var disk = new Disk(Files.createDirectories(place), image);
    disk.mount();
    return disk;
  }

  private void mount() throws IOException {
    Shell.run("mount", "-o", "loop", image.toString(), place.toString());
    mounted = true;
  }

  private void unmount() throws IOException {
    Shell.run("umount", place.toString());
    mounted = false;
  }

  Path data() {
    return place.resolve("data");
  }

  private Path ballast() {
    return place.resolve("ballast");
  }

  /// Leaves no room.
  void fill() throws IOException {
    var page = new byte[4096];
    try (var out = Files.newOutputStream(ballast(), StandardOpenOption.CREATE)) {
      while (true) {
        out.write(page);
      }
    } catch (IOException _) {
      // It is full.
    }
  }

  void empty() throws IOException {
    Files.delete(ballast());
  }

  void freeze() throws IOException {
    Shell.run("fsfreeze", "-f", place.toString());
  }

  void thaw() throws IOException {
    Shell.run("fsfreeze", "-u", place.toString());
  }

  /// Finds a fault, and takes nothing more.
  void fail() throws IOException {
    var device =
        Path.of(Shell.run("findmnt", "-n", "-o", "SOURCE", place.toString()).strip()).getFileName();
    Files.writeString(Path.of("/sys/fs/ext4", String.valueOf(device), "trigger_fs_error"), "1");
  }

  /// Is looked through and mounted anew. Nobody may have it open.
  void repair() throws IOException {
    unmount();
    // It tells by its exit that it found what was to be found.
    Shell.run("sh", "-c", "e2fsck -f -y \"$0\" || true", image.toString());
    mount();
  }

  @Override
  public void close() throws IOException {
    if (mounted) {
      unmount();
    }
  }
}
