package quintain.proving;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.proving.remembered.RememberedFights;

/// The rooms of the proving ground, their doors, and which way they lead.
class RoomsTest {
  private static final String REMEMBERED = "quintain.proving.remembered..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("quintain");

  /// Remembering can be deleted: one line of the proving ground makes it, and nothing else on board
  /// knows it, be it a rule, the kernel or another room.
  @Test
  void nothingButTheProvingGroundKnowsOfRemembering() {
    noClasses()
        .that()
        .resideOutsideOfPackage(REMEMBERED)
        .and()
        .doNotBelongToAnyOf(ProvingGround.class)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(REMEMBERED)
        .check(CLASSES);
  }

  @Test
  void rememberingHasOneDoor() {
    var open =
        CLASSES.stream()
            .filter(resideInAPackage(REMEMBERED))
            .filter(JavaClass::isTopLevelClass)
            .filter(each -> each.getModifiers().contains(JavaModifier.PUBLIC))
            .map(JavaClass::getSimpleName)
            .toList();
    assertThat(open).containsExactly(RememberedFights.class.getSimpleName());
  }

  @Test
  void theRoomsLeadOneWay() {
    var own = CLASSES.that(resideInAPackage("quintain.proving.."));
    slices().matching("quintain.(**)").should().beFreeOfCycles().check(own);
    for (var room : List.of("exact", "remembered")) {
      noClasses()
          .that()
          .resideInAPackage("quintain.proving.fights..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("quintain.proving." + room + "..")
          .check(CLASSES);
    }
  }
}
