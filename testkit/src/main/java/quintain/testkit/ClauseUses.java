package quintain.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import quintain.kernel.Clause;

/// Where the clauses of a book stand in what it does: in its compiled classes, but for the enum
/// that lists them, and in its content.
final class ClauseUses {
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{2,}(?:-[A-Za-z0-9]+)+");

  /// The files that say what clauses are, and not what they do.
  private static final List<String> CATALOGUE =
      List.of("clauses.yaml", "rulings.yaml", "coverage.yaml");

  private final Class<?> clauses;

  /// The ids of clauses, by their names in Java too.
  private final Map<String, String> known = new LinkedHashMap<>();

  private final Set<String> used = new TreeSet<>();

  private ClauseUses(Class<? extends Enum<?>> clauses) {
    this.clauses = clauses;
    for (Enum<?> constant : clauses.getEnumConstants()) {
      var id = ((Clause) constant).id();
      known.put(constant.name(), id);
      known.put(id, id);
    }
  }

  /// The ids that stand in a folder of compiled classes or in a folder of content.
  static Set<String> of(Path classes, Path content, Class<? extends Enum<?>> clauses) {
    var uses = new ClauseUses(clauses);
    CoverageIndex.files(classes, ".class").forEach(uses::classFile);
    for (Path file : CoverageIndex.files(content, ".yaml")) {
      if (!CATALOGUE.contains(file.getFileName().toString())) {
        uses.content(file);
      }
    }
    return uses.used;
  }

  private void add(String word) {
    var id = known.get(word);
    if (id != null) {
      used.add(id);
    }
  }

  /// A constant that a class names stands in its pool by its name, a text as it is, with what it
  /// cites.
  private void classFile(Path file) {
    try {
      var model = ClassFile.of().parse(file);
      if (model.thisClass().asInternalName().equals(clauses.getName().replace('.', '/'))) {
        return;
      }
      for (PoolEntry entry : model.constantPool()) {
        if (entry instanceof Utf8Entry text) {
          add(text.stringValue());
          ids(text.stringValue());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What a text cites; an entry such as `OTW-WP-01` also cites the clause whose entry it is.
  private void ids(String text) {
    var found = ID.matcher(text);
    while (found.find()) {
      add(found.group());
      add(found.group().replaceFirst("-\\d+$", ""));
    }
  }

  private void content(Path file) {
    try {
      Files.readAllLines(file).forEach(line -> ids(line.replaceFirst("(^|\\s)#.*", "")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
