package quintain.packs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import quintain.binder.Invalid;
import quintain.binder.Problem;

/// The files of a pack as they lie in a folder or in a zip, within bounds: so many, so long, and
/// none of them anywhere but side by side.
final class PackFiles {
  static final int MOST_FILES = 100;
  static final int MOST_BYTES = 16 * 1024 * 1024;

  private final Path from;
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private int bytes;

  private PackFiles(Path from) {
    this.from = from;
  }

  /// Reads a folder or a zip. What is no pack at all is thrown as [Invalid].
  static PackFiles read(Path from) {
    var pack = new PackFiles(from);
    try {
      if (Files.isDirectory(from)) {
        pack.folder();
      } else if (Files.isRegularFile(from)) {
        pack.zip();
      } else {
        throw pack.wrong("", "there is no such folder or zip");
      }
    } catch (ZipException _) {
      throw pack.wrong("", "is neither a folder nor a zip of a pack");
    } catch (IOException e) {
      throw pack.wrong("", "cannot be read: " + e.getMessage());
    }
    return pack;
  }

  private void folder() throws IOException {
    var found = new ArrayList<Path>();
    try (Stream<Path> all = Files.list(from)) {
      all.sorted().forEach(found::add);
    }
    for (Path file : found) {
      var name = String.valueOf(file.getFileName());
      if (isHidden(name)) {
        continue;
      }
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw wrong(name, "a pack holds plain files only, no folders and no links");
      }
      try (InputStream in = Files.newInputStream(file)) {
        add(name, in);
      }
    }
  }

  private void zip() throws IOException {
    try (var zip = new ZipFile(from.toFile())) {
      var entries = new ArrayList<ZipEntry>();
      for (ZipEntry entry : Collections.list(zip.entries())) {
        var name = entry.getName();
        if (!entry.isDirectory()
            && !name.startsWith("__MACOSX/")
            && !isHidden(name.substring(name.lastIndexOf('/') + 1))) {
          entries.add(entry);
        }
        if (entries.size() > MOST_FILES) {
          throw tooMany();
        }
      }
      var around = around(entries.stream().map(ZipEntry::getName).toList());
      for (ZipEntry entry : entries) {
        try (InputStream in = zip.getInputStream(entry)) {
          add(entry.getName().substring(around.length()), in);
        }
      }
    }
  }

  /// Many programs put the folder itself into its zip; then it is around every file.
  private static String around(List<String> names) {
    if (names.isEmpty() || names.getFirst().indexOf('/') < 1) {
      return "";
    }
    var top = names.getFirst().substring(0, names.getFirst().indexOf('/') + 1);
    boolean plain = isPlain(top.substring(0, top.length() - 1));
    return plain && names.stream().allMatch(name -> name.startsWith(top)) ? top : "";
  }

  private void add(String name, InputStream in) throws IOException {
    if (!isPlain(name)) {
      throw wrong(name, "a pack holds its files side by side, under plain names");
    }
    if (files.size() == MOST_FILES) {
      throw tooMany();
    }
    // What a zip says of its own sizes is not believed.
    byte[] read = in.readNBytes(MOST_BYTES - bytes + 1);
    bytes += read.length;
    if (bytes > MOST_BYTES) {
      throw wrong("", "a pack has at most " + MOST_BYTES / (1024 * 1024) + " MB");
    }
    // Where the system takes small and capital letters for the same, one would hide the other.
    boolean twice =
        files.keySet().stream()
            .anyMatch(each -> each.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)));
    if (twice) {
      throw wrong(name, "this name is there twice");
    }
    files.put(name, read);
  }

  private static boolean isHidden(String name) {
    return name.startsWith(".") && !name.startsWith("..");
  }

  private static boolean isPlain(String name) {
    return name.matches("[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}");
  }

  private Invalid tooMany() {
    return wrong("", "a pack has at most " + MOST_FILES + " files");
  }

  private Invalid wrong(String name, String message) {
    var file = name.isEmpty() ? from.toString() : from + "/" + name;
    return new Invalid(List.of(new Problem(file, 0, 0, "", message)));
  }

  /// Writes them into an empty folder.
  void writeTo(Path folder) throws IOException {
    for (var file : files.entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
  }
}
