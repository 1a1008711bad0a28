package quintain.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// Nothing that the command line is built upon, its table and its books included, depends on what
/// tests are written with.
class TestkitForTestsTest {
  private static final String TESTKIT = "quintain.testkit..";

  @Test
  void noMainCodeDependsOnTheTestkit() {
    var classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("quintain")
            .that(DescribedPredicate.not(resideInAPackage(TESTKIT)));

    assertThat(classes.size()).isGreaterThan(1000);
    noClasses().should().dependOnClassesThat().resideInAPackage(TESTKIT).check(classes);
  }
}
