package quintain.proving;

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
import quintain.packs.Books;

/// The proving ground serves any book, so it knows none.
class NoBookNamedTest {
  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void noClassDependsOnABook(String book) {
    var classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("quintain.proving");
    assertThat(classes.size()).isGreaterThan(40);
    var packageName = Books.onBoard().find(book).book().getClass().getPackageName();
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packageName + "..")
        .check(classes);
  }

  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
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
