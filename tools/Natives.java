import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Copies a jar without SQLite for other kinds of machines than one: an archive runs on that one alone.
///
/// java tools/Natives.java FROM.jar TO.jar KEPT, where KEPT are the folders to keep, such as `Linux/x86_64`
public final class Natives {
  private static final String FOLDER = "org/sqlite/native/";

  private Natives() {}

  public static void main(String[] args) throws IOException {
    var kept = FOLDER + "(" + args[2] + ")/.*";
    boolean found = false;
    try (var from = new ZipFile(args[0]);
        var to = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
      for (ZipEntry entry : from.stream().toList()) {
        boolean ours = entry.getName().matches(kept);
        found |= ours;
        if (!entry.getName().startsWith(FOLDER) || ours) {
          var copy = new ZipEntry(entry.getName());
          copy.setTimeLocal(entry.getTimeLocal());
          to.putNextEntry(copy);
          try (var content = from.getInputStream(entry)) {
            content.transferTo(to);
          }
          to.closeEntry();
        }
      }
    }
    if (!found) {
      throw new IllegalArgumentException("there is nothing of " + args[2] + " in " + args[0]);
    }
  }
}
