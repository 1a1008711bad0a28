package quintain.table.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// Several files in one, as they come and go.
final class Zipped {
  private static final int LONGEST = 4 * 1024 * 1024;
  private static final int MOST_FILES = 64;

  /// Where macOS puts icons and attributes of the files that it packs.
  private static final String MACOS_EXTRAS = "__MACOSX/";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8);

  /// Whether a file is a zip, by its first bytes.
  static boolean is(byte[] file) {
    return file.length > 3 && file[0] == 'P' && file[1] == 'K' && file[2] == 3 && file[3] == 4;
  }

  void add(String name, byte[] content) {
    try {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(content);
      zip.closeEntry();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] bytes() {
    try {
      zip.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /// The texts in a file by their names, in whatever folder they lie; of two of one name the second
  /// goes by its folder, too.
  static Map<String, String> read(byte[] file) {
    var files = new LinkedHashMap<String, String>();
    int left = LONGEST;
    try (var zip = new ZipInputStream(new ByteArrayInputStream(file), StandardCharsets.UTF_8)) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        var bytes = zip.readNBytes(left + 1);
        left -= bytes.length;
        if (left < 0 || files.size() >= MOST_FILES) {
          throw RequestDeclined.wrong("There is too much in this file.");
        }
        var path = entry.getName();
        if (!entry.isDirectory() && !path.startsWith(MACOS_EXTRAS)) {
          var name = path.substring(path.lastIndexOf('/') + 1);
          files.put(
              files.containsKey(name) ? path : name, new String(bytes, StandardCharsets.UTF_8));
        }
      }
    } catch (IOException | IllegalArgumentException _) {
      throw RequestDeclined.wrong("This zip file cannot be read.");
    }
    if (files.isEmpty()) {
      throw RequestDeclined.wrong("There is nothing to be read in this zip file.");
    }
    return files;
  }
}
