package quintain.mcp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Models have no way to a table but the one that browsers have.
class ClientOnlyTest {
  @Test
  void nothingReachesATableOrABookPastTheProtocol() {
    var classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("quintain.mcp");
    assertThat(classes.size()).isGreaterThan(20);
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("quintain.table..", "quintain.packs..", "quintain.proving..")
        .check(classes);
  }

  @Test
  void noSourceNamesABook() throws IOException {
    try (var files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        var text = Files.readString(file).toLowerCase(Locale.ROOT);
        for (String book : TableHouse.LIBRARY.ids()) {
          assertThat(Pattern.compile("\\b" + Pattern.quote(book) + "\\b").matcher(text).find())
              .as(file + " names " + book)
              .isFalse();
        }
      }
    }
  }
}
