package quintain.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The command line serves any book, so it knows none.
class NoBookNamedTest {
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void noClassDependsOnABook(Volume<?, ?, ?> volume) {
    var classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("quintain.cli");
    assertThat(classes.size()).isGreaterThan(20);
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(volume.book().getClass().getPackageName() + "..")
        .check(classes);
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void noSourceNamesABook(String book) throws IOException {
    var name = Pattern.compile("\\b" + Pattern.quote(book) + "\\b");
    try (var files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        var text = Files.readString(file).toLowerCase(Locale.ROOT);
        assertThat(name.matcher(text).find()).as(file + " names " + book).isFalse();
      }
    }
  }
}
