package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Within a module a name means one thing: no two top-level types share it, in whatever packages
/// they are.
class TypeNamesTest {
  /// The folders of all modules: those with Java sources.
  static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.find(Path.of(".."), 2, (folder, _) -> hasSources(folder))) {
      var modules = folders.toList();
      assertThat(modules).hasSizeGreaterThan(10);
      return modules;
    }
  }

  private static boolean hasSources(Path folder) {
    return Files.isDirectory(folder.resolve("src/main/java"))
        || Files.isDirectory(folder.resolve("src/test/java"));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noTwoTypesShareAName(Path module) throws IOException {
    try (Stream<Path> files = Files.walk(module.resolve("src"))) {
      var namesakes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("package-info.java"))
              .collect(Collectors.groupingBy(Path::getFileName))
              .values()
              .stream()
              .filter(same -> same.size() > 1)
              .toList();
      assertThat(namesakes).isEmpty();
    }
  }
}
