package quintain.otherworlds;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/// A data file of the book read by eye, line by line: independent of the loader.
record DataFile(String path) {
  private static final Pattern ENTRY = Pattern.compile("- \\{?id: (OTW-[A-Za-z0-9-]+).*");

  static DataFile content(String kind) {
    return new DataFile("content/" + kind + ".yaml");
  }

  List<String> lines() {
    try (var file = OtherworldsBook.class.getResourceAsStream(path)) {
      var text =
          new String(
              Objects.requireNonNull(file, () -> "no such file: " + path).readAllBytes(),
              StandardCharsets.UTF_8);
      return text.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The ids of its entries, in order.
  List<String> ids() {
    return lines().stream()
        .map(ENTRY::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .toList();
  }
}
