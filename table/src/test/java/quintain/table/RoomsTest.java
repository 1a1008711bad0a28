package quintain.table;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The rooms of the table, and which of them know of each other.
class RoomsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("quintain.table");

  @Test
  void everyRoomKnowsOnlyThoseBelowIt() {
    assertThat(CLASSES).hasSizeGreaterThan(150);
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("protocol")
        .definedBy("quintain.table.protocol")
        .layer("store")
        .definedBy("quintain.table.store")
        .layer("log")
        .definedBy("quintain.table.log")
        .layer("show")
        .definedBy("quintain.table.show")
        .layer("proving")
        .definedBy("quintain.table.proving")
        .layer("play")
        .definedBy("quintain.table.play")
        .layer("talk")
        .definedBy("quintain.table.talk")
        .layer("desk")
        .definedBy("quintain.table.desk")
        .layer("house")
        .definedBy("quintain.table")
        .layer("web")
        .definedBy("quintain.table.web")
        .whereLayer("protocol")
        .mayNotAccessAnyLayer()
        .whereLayer("store")
        .mayNotAccessAnyLayer()
        .whereLayer("log")
        .mayOnlyAccessLayers("protocol", "store")
        .whereLayer("show")
        .mayOnlyAccessLayers("protocol", "store", "log")
        .whereLayer("proving")
        .mayOnlyAccessLayers("protocol")
        .whereLayer("play")
        .mayOnlyAccessLayers("protocol", "store", "log", "show", "proving")
        .whereLayer("talk")
        .mayOnlyAccessLayers("protocol", "store", "log", "show", "play")
        .whereLayer("desk")
        .mayOnlyAccessLayers("protocol", "store", "log", "show", "play")
        .whereLayer("house")
        .mayOnlyAccessLayers("protocol", "store", "log", "show", "play", "talk", "desk")
        .whereLayer("web")
        .mayOnlyAccessLayers("protocol", "store", "show", "proving", "desk", "house")
        .check(CLASSES);
  }

  @Test
  void noTwoTypesHaveTheSameName() {
    var names =
        CLASSES.stream()
            .filter(JavaClass::isTopLevelClass)
            .map(JavaClass::getSimpleName)
            .filter(name -> !name.equals("package-info"))
            .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    assertThat(names).hasSizeGreaterThan(80);
    names.forEach((name, times) -> assertThat(times).as(name).isEqualTo(1));
  }
}
