package quintain.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import quintain.binder.Located;
import quintain.binder.Source;

/// Which tests and scenarios of a module cover which clause: `@Covers` in its compiled test
/// classes, `clauses` and `refused` in its scenario files.
public final class CoverageIndex {
  private final Map<String, TreeSet<String>> tests = new TreeMap<>();
  private final List<String> idle = new ArrayList<>();

  private CoverageIndex() {}

  /// Looks through a folder of compiled tests and a folder of scenarios of a book; either may be
  /// missing.
  public static CoverageIndex scan(Path testClasses, Path scenarios, String book) {
    var index = new CoverageIndex();
    files(testClasses, ".class").forEach(index::classFile);
    for (Path file : files(scenarios, ".yaml")) {
      var name = scenarios.relativize(file).toString().replace('\\', '/');
      index.scenario(Source.file(file), "scenarios/" + name, book);
    }
    return index;
  }

  /// Clause ids in order, each with the names of its tests in order.
  public Map<String, List<String>> tests() {
    var all = new TreeMap<String, List<String>>();
    tests.forEach((clause, names) -> all.put(clause, List.copyOf(names)));
    return all;
  }

  /// Methods that claim to cover something but are no tests.
  public List<String> idle() {
    return List.copyOf(idle);
  }

  /// The file that a book ships.
  public String yaml() {
    var text = new StringBuilder("# Which tests cover which clause; the build checks it.\n");
    tests.forEach(
        (clause, names) -> {
          text.append("- clause: ").append(clause).append("\n  tests:\n");
          names.forEach(name -> text.append("    - ").append(name).append('\n'));
        });
    return text.append(tests.isEmpty() ? "[]\n" : "").toString();
  }

  static List<Path> files(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(ending))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String clause, String test) {
    tests.computeIfAbsent(clause, key -> new TreeSet<>()).add(test);
  }

  private void classFile(Path file) {
    ClassModel model;
    try {
      model = ClassFile.of().parse(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var type = model.thisClass().asInternalName();
    var name = type.substring(type.lastIndexOf('/') + 1).replace('$', '.');
    covers(model).forEach(clause -> add(clause, name));
    for (var method : model.methods()) {
      var test = name + "." + method.methodName().stringValue();
      var clauses = covers(method);
      if (!clauses.isEmpty() && !isTest(method)) {
        idle.add(test);
      }
      clauses.forEach(clause -> add(clause, test));
    }
  }

  private static List<Annotation> annotations(AttributedElement element) {
    return element
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .map(attribute -> attribute.annotations())
        .orElse(List.of());
  }

  private static boolean isTest(AttributedElement method) {
    return annotations(method).stream()
        .anyMatch(a -> a.className().stringValue().startsWith("Lorg/junit/jupiter/"));
  }

  private static List<String> covers(AttributedElement element) {
    var ids = new ArrayList<String>();
    for (Annotation annotation : annotations(element)) {
      if (annotation.className().equalsString(Covers.class.descriptorString())) {
        for (var part : annotation.elements()) {
          if (part.value() instanceof AnnotationValue.OfArray array) {
            array.values().forEach(id -> ids.add(((AnnotationValue.OfString) id).stringValue()));
          }
        }
      }
    }
    return ids;
  }

  private void scenario(Source source, String name, String book) {
    if (!(source.root().orElse(null) instanceof Located.Mapping top)
        || !(value(top, "book") instanceof Located.Text text)
        || !text.value().equals(book)
        || !(value(top, "steps") instanceof Located.Sequence steps)) {
      return;
    }
    for (Located step : steps.items()) {
      if (step instanceof Located.Mapping keys) {
        ids(value(keys, "clauses"), name);
        ids(value(keys, "refused"), name);
      }
    }
  }

  private void ids(Located node, String name) {
    switch (node) {
      case Located.Sequence list -> list.items().forEach(each -> ids(each, name));
      case Located.Text text -> add(text.value(), name);
      case Located.Mapping _,
          Located.Whole _,
          Located.Real _,
          Located.Truth _,
          Located.Nothing _,
          Located.Broken _ -> {}
    }
  }

  private static Located value(Located.Mapping mapping, String key) {
    return mapping.fields().stream()
        .filter(field -> field.key().equals(key))
        .map(Located.Field::value)
        .findFirst()
        .orElseGet(() -> new Located.Nothing(mapping.at()));
  }
}
