package quintain.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/// An untidy book is told off for every mess it makes.
class ArchitectureTest {
  private static final Architecture UNTIDY =
      new Architecture() {
        private final JavaClasses classes = new ClassFileImporter().importPackages(packageName());

        @Override
        protected String packageName() {
          return "quintain.untidy";
        }

        @Override
        protected int classFloor() {
          return 50;
        }

        @Override
        protected JavaClasses imported() {
          return classes;
        }
      };

  @Test
  void everyMessIsFound() {
    assertThatThrownBy(UNTIDY::thereAreClassesToLookAt).isInstanceOf(AssertionError.class);
    assertThatThrownBy(UNTIDY::itUsesOnlyWhatItMay).hasMessageContaining("Source.yaml");
    assertThatThrownBy(UNTIDY::nothingComesFromOutside)
        .hasMessageContaining("java.util.Random")
        .hasMessageContaining("java.nio.file.Path");
    assertThatThrownBy(UNTIDY::nothingDependsOnHashOrder).hasMessageContaining("java.util.HashSet");
    assertThatThrownBy(UNTIDY::noCallDiffersFromRunToRun)
        .hasMessageContaining("java.util.Map.of(")
        .hasMessageContaining("java.util.stream.Collectors.groupingBy(")
        .hasMessageContaining("java.time.Instant.now(");
    assertThatThrownBy(UNTIDY::statesStepsAndEventsAreValues)
        .hasMessageContaining("Untidy$Happened");
    assertThatThrownBy(UNTIDY::everyRoomKnowsOnlyThoseBelowIt)
        .hasMessageContaining("quintain.untidy.state.Leaky");
  }

  @Test
  void onlyTheSuitesNeedATestFramework() {
    var suites =
        List.of("Architecture", "Conformance", "CoverageGate", "ScenarioSuite").stream()
            .map(name -> "quintain.testkit." + name)
            .toList();

    noClasses()
        .that(
            describe(
                "are no suites",
                (JavaClass type) ->
                    suites.stream().noneMatch(s -> (type.getFullName() + "$").startsWith(s + "$"))))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.junit..", "org.assertj..", "com.tngtech..")
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("quintain.testkit"));
  }
}
