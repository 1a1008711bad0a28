package quintain.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/// A data file of a book read by eye, line by line: independent of the loader.
///
/// @param book the class beside which the book keeps its files
public record DataFile(Class<?> book, String path) {
  private static final Pattern ENTRY = Pattern.compile("- \\{?id: ([A-Z]{3}-[A-Za-z0-9-]+).*");

  public static DataFile content(Class<?> book, String kind) {
    return new DataFile(book, "content/" + kind + ".yaml");
  }

  public List<String> lines() {
    try (var file = book.getResourceAsStream(path)) {
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
  public List<String> ids() {
    return lines().stream()
        .map(ENTRY::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .toList();
  }
}
