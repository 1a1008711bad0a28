import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Writes the enum of a book's clauses from its catalogue, `clauses.yaml` and `rulings.yaml`:
/// `ODD-SAVE-01` becomes `Odd.ODD_SAVE_01`. The build runs it before it compiles a book.
/// It goes into the book's room `state`, where the book has rooms.
///
///     java tools/Clauses.java <folder of resources> <folder for generated sources>
final class Clauses {
  private static final String ENTRY = "- id: ";

  private Clauses() {}

  public static void main(String[] arguments) throws IOException {
    var resources = Path.of(arguments[0]);
    var generated = Path.of(arguments[1]);
    for (Path catalogue : catalogues(resources)) {
      write(resources, catalogue.getParent(), generated);
    }
  }

  private static List<Path> catalogues(Path resources) throws IOException {
    try (var files = Files.walk(resources)) {
      return files.filter(file -> file.endsWith("clauses.yaml")).toList();
    }
  }

  private static void write(Path resources, Path folder, Path generated) throws IOException {
    var ids = ids(folder);
    var book = ids.getFirst().substring(0, ids.getFirst().indexOf('-'));
    var name = book.charAt(0) + book.substring(1).toLowerCase(Locale.ROOT);
    var place = room(resources, resources.relativize(folder));
    var file = generated.resolve(place).resolve(name + ".java");
    var source = source(place.toString().replace(place.getFileSystem().getSeparator(), "."), name, ids);
    // A file that is as it should be keeps its date, so that nothing is compiled again for it.
    if (!Files.exists(file) || !Files.readString(file).equals(source)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
    }
  }

  private static Path room(Path resources, Path book) {
    var state = book.resolve("state");
    return Files.isDirectory(resources.resolveSibling("java").resolve(state)) ? state : book;
  }

  private static List<String> ids(Path folder) throws IOException {
    var ids = new ArrayList<String>();
    for (String catalogue : List.of("clauses.yaml", "rulings.yaml")) {
      for (String line : Files.readAllLines(folder.resolve(catalogue))) {
        if (line.startsWith(ENTRY)) {
          ids.add(line.substring(ENTRY.length()).strip());
        }
      }
    }
    return ids;
  }

  private static String source(String place, String name, List<String> ids) {
    return """
    package %s;

    import quintain.kernel.Clause;

    /// The clauses and rulings of the book; their words are in `clauses.yaml` and `rulings.yaml`.
    public enum %s implements Clause {
    %s;

      private final String id;

      %s(String id) {
        this.id = id;
      }

      @Override
      public String id() {
        return id;
      }
    }
    """
        .formatted(
            place, name, ids.stream().map(Clauses::constant).collect(Collectors.joining(",\n")), name);
  }

  private static String constant(String id) {
    return "  %s(\"%s\")".formatted(id.replace('-', '_').toUpperCase(Locale.ROOT), id);
  }
}
