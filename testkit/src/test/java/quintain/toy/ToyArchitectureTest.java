package quintain.toy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import quintain.testkit.Architecture;

class ToyArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.toy";
  }

  @Override
  protected int classFloor() {
    return 20;
  }

  @Override
  protected boolean hasRooms() {
    return false;
  }

  /// The yard lies among the tests, so its own tests have to be left out by name.
  @Override
  protected JavaClasses imported() {
    return new ClassFileImporter()
        .withImportOption(
            location -> !location.contains("Test.class") && !location.contains("Test$"))
        .importPackages(packageName());
  }
}
